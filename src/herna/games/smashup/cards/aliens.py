"""Aliens: they take minions away, and points from afar."""

from __future__ import annotations

from typing import Final, final

from herna.games.smashup.actions.play_minion import grant_minion
from herna.games.smashup.aim import BURY, RETURN, may, must
from herna.games.smashup.card import AFTER, JAMS, MINION, ON_BASE, STANDARD, TEXT, Card, GoOn
from herna.games.smashup.changes import discard_action, discard_from, gain
from herna.games.smashup.choose import a_base, a_card, a_minion, a_seat, away
from herna.games.smashup.components import AT_BASE, BASE, CARD, EXTRA_MINION, HAND, NOWHERE, SEAT
from herna.games.smashup.effects import Move, PickUp, Return
from herna.games.smashup.grounds import arrive, refill_bases, slots
from herna.games.smashup.power import power
from herna.games.smashup.queries import actions_on, is_minion, minions_at
from herna.games.smashup.state import SmashUp
from herna.games.smashup.verbs import BASE_
from herna.kernel.choice import Seat
from herna.kernel.pile import only
from herna.kernel.rows import Row, i64, vec
from herna.kernel.step import Pick, Step

WEAK: Final = 3


def weak(state: SmashUp, minions: Row) -> Row:
    """Minions with a current power of 3 or less."""
    return vec[i64]([minion for minion in minions if power(state, minion) <= WEAK])


@final
class SupremeOverlord(Card):
    """You may return a minion to its owner's hand."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Send one home, perhaps the Overlord itself."""
        may(state, RETURN, card, you, state.minions[:])


@final
class Invader(Card):
    """Gain a victory point."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Gain it."""
        gain(state, you, 1)


@final
class Scout(Card):
    """After its base has scored, you may take it back into your hand."""

    def usable_after(self, state: SmashUp, card: i64) -> bool:
        """Whenever it is still there."""
        return True

    def use_after(self, state: SmashUp, seat: Seat, card: i64) -> Step[SmashUp]:
        """Take it up."""
        return PickUp((card,), card, seat)


@final
class Collector(Card):
    """You may return a minion of power 3 or less here to its owner's hand."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Collect one, perhaps the Collector itself (A15)."""
        may(state, RETURN, card, you, weak(state, minions_at(state, state.where[card])))


@final
class Abduction(Card):
    """Return a minion to its owner's hand. Play an extra minion."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Take one if there is one; the extra minion comes in any case."""
        state.do(GoOn(card, you))
        must(state, RETURN, card, you, state.minions[:])

    def go_on(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Give the extra minion."""
        grant_minion(state, you, EXTRA_MINION, CARD.ref(card))


@final
class BeamUp(Card):
    """Return a minion to its owner's hand."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Beam one up."""
        must(state, RETURN, card, you, state.minions[:])


@final
class CropCircles(Card):
    """Choose a base; all minions there return to their owners' hands."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Empty it."""
        base = a_base(pick, "which-base", state.row)
        state.do(Return(tuple(minions_at(state, base)), card, you))


@final
class Disintegrator(Card):
    """Place a minion of power 3 or less under its owner's deck."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Bury it."""
        must(state, BURY, card, you, weak(state, state.minions))


@final
class Invasion(Card):
    """Move a minion to another base."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Choose anybody's minion, and where it goes."""
        minion = a_minion(state, pick, "move-which", state.minions)
        state.do(Move((minion,), (away(state, pick, minion),), card, you))


@final
class Probe(Card):
    """Look at another player's hand; choose a minion in it, which that player discards."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Choose whom, and look."""
        others = vec[i64]([seat for seat in range(state.seats) if seat != you])
        victim = a_seat(pick, "whose-hand", others)
        state.hands[victim].show_all(only(you))
        state.own()
        state.note[card] = victim
        state.tell("probed", you, SEAT.ref(victim))
        state.do(GoOn(card, you))

    def go_on(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Choose a minion."""
        hand = state.hands[state.note[card]].cards()
        minions = vec[i64]([each for each in hand if is_minion(each)])
        discard_from(state, a_card(pick, "discard-which", minions), HAND)


@final
class Terraforming(Card):
    """Swap a base in play for one from the base deck; you may play an extra minion there."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Look through the base deck."""
        if refill_bases(state):
            state.own_piles()
            state.base_deck.show_all(only(you))
            state.do(GoOn(card, you))

    def go_on(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Choose both bases, and swap them."""
        new = BASE_.target(pick.one("new-base", BASE_.each(state.base_deck.cards())))
        old = a_base(pick, "old-base", state.row)
        swap(state, old, new)
        state.tell("terraformed", you, BASE.ref(old), BASE.ref(new))
        grant_minion(state, you, AT_BASE + new, CARD.ref(card))


def swap(state: SmashUp, old: i64, new: i64) -> None:
    """Let a base of the base deck take the place of one in play, with the minions there."""
    state.own()
    state.own_piles()
    for action in actions_on(state, old):
        if state.profile.modern:
            state.where[action] = new
        else:
            discard_action(state, action)
    for minion in minions_at(state, old):
        state.where[minion] = new
    state.row = slots(state, old, new)
    state.base_deck.take(new)
    arrive(state, new)
    state.base_table.take(old)
    state.base_deck.put(old)
    state.base_deck.shuffle(state.rng)
    state.credits[AT_BASE + old] = 0
    if state.scoring == old:
        state.scoring = NOWHERE


DECK: Final[tuple[tuple[int, Card], ...]] = (
    (1, SupremeOverlord("supreme-overlord", MINION, 5, TEXT)),
    (2, Invader("invader", MINION, 3, TEXT)),
    (3, Scout("scout", MINION, 3, AFTER)),
    (4, Collector("collector", MINION, 2, TEXT)),
    (1, Abduction("abduction", STANDARD, traits=TEXT)),
    (2, BeamUp("beam-up", STANDARD, traits=TEXT)),
    (1, CropCircles("crop-circles", STANDARD, traits=TEXT)),
    (2, Disintegrator("disintegrator", STANDARD, traits=TEXT)),
    (1, Invasion("invasion", STANDARD, traits=TEXT)),
    (1, Card("jammed-signal", ON_BASE, traits=JAMS)),
    (1, Probe("probe", STANDARD, traits=TEXT)),
    (1, Terraforming("terraforming", STANDARD, traits=TEXT)),
)
"""How many of each card the faction has; a Jammed Signal takes its base's ability from everybody."""
