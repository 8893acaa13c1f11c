"""Aliens: they take minions away, and points from afar."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.smashup.actions.play_minion import grant_minion
from herna.games.smashup.base_row import arrive, refill_bases, slots
from herna.games.smashup.card import MINION, ON_BASE, STANDARD, Card
from herna.games.smashup.changes import discard_action, discard_from, gain
from herna.games.smashup.components import AT_BASE, BASE, CARD, EXTRA_MINION, HAND, NOWHERE, SEAT
from herna.games.smashup.effects import Move, PickUp, Return
from herna.games.smashup.one_minion import BURY, RETURN, may, must
from herna.games.smashup.power import power
from herna.games.smashup.printing import Deck
from herna.games.smashup.queries import actions_on, minions_among, minions_at
from herna.games.smashup.questions import a_base, a_card, a_minion, a_seat, away
from herna.games.smashup.state import SmashUp
from herna.games.smashup.texts import GoOn
from herna.games.smashup.verbs import BASE_
from herna.kernel.choice import Option, Seat
from herna.kernel.pile import only
from herna.kernel.rows import Row, i64, vec
from herna.kernel.step import Pick, Script, Step

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
        """Gain the point each time it is played; moving it brings none (U6.1)."""
        gain(state, you, 1)


@final
class Scout(Card):
    """After its base has scored, you may take it back into your hand."""

    def usable_after(self, state: SmashUp, card: i64) -> bool:
        """Whenever it is still there."""
        return True

    def use_after(self, state: SmashUp, seat: Seat, card: i64) -> Step[SmashUp]:
        """Place it in its owner's hand before the base is cleared."""
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
        must(state, RETURN, card, you, state.minions[:])
        state.then(GoOn(card, you))

    def go_on(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Allow an extra minion, which may be the one just returned."""
        grant_minion(state, you, EXTRA_MINION, CARD.ref(card))


@final
class BeamUp(Card):
    """Return a minion to its owner's hand."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Ask for any minion in play, and return it."""
        must(state, RETURN, card, you, state.minions[:])


@final
class CropCircles(Card):
    """Choose a base; all minions there return to their owners' hands."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Ask for a base, and return everybody's minions there, your own as well."""
        base = a_base(pick, "which-base", state.row)
        state.do(Return(tuple(minions_at(state, base)), card, you))


@final
class Disintegrator(Card):
    """Place a minion of power 3 or less under its owner's deck."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Ask for any minion of power 3 or less in play, and place it under its owner's deck."""
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
        """Ask whose hand is looked at, see all of it, and then choose."""
        others = vec[i64]([seat for seat in range(state.seats) if seat != you])
        victim = a_seat(pick, "whose-hand", others)
        state.hands[victim].show_all(only(you))
        state.tell("probed", you, SEAT.ref(victim))
        state.do(Examine(you, card, victim))


@final
@mypyc_attr(free_list_len=1)
class Examine(Script[SmashUp]):
    """A Probe takes a minion out of the hand it has looked at."""

    def __init__(self, seat: Seat, card: i64, victim: Seat, answers: tuple[Option, ...] = ()) -> None:
        super().__init__(seat, answers, CARD.ref(card))
        self.card: Final = card
        self.victim: Final = victim

    def perform(self, state: SmashUp, pick: Pick) -> None:
        """Ask for a minion in that hand, which is discarded; without one nothing happens."""
        minions = minions_among(state, state.hands[self.victim].cards())
        discard_from(state, a_card(pick, "discard-which", minions), HAND)

    def again(self, answers: tuple[Option, ...]) -> Examine:
        """Return this with other answers."""
        return Examine(self.seat, self.card, self.victim, answers)


@final
class JammedSignal(Card):
    """Everybody ignores its base's ability."""

    def silences(self, state: SmashUp, card: i64) -> bool:
        """Take the ability away as long as the signal is on the base."""
        return True


class Terraforming(Card):
    """Swap a base in play for one from the base deck; you may play an extra minion there."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Look through the base deck."""
        if refill_bases(state):
            state.base_deck.show_all(only(you))
            state.do(GoOn(card, you))

    def go_on(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Choose both bases, and swap them."""
        new = BASE_.target(pick.one("new-base", BASE_.each(state.base_deck.cards())))
        old = a_base(pick, "old-base", state.row)
        self.swap(state, old, new)
        state.tell("terraformed", you, BASE.ref(old), BASE.ref(new))
        grant_minion(state, you, AT_BASE + new, CARD.ref(card))

    def swap(self, state: SmashUp, old: i64, new: i64) -> None:
        """Let a base of the base deck take the place of one in play, with the minions there."""
        for action in actions_on(state, old):
            self.take_along(state, action, new)
        for minion in minions_at(state, old):
            state.move(minion, new)
        state.row = slots(state, old, new)
        state.base_deck.take(new)
        arrive(state, new)
        state.base_table.take(old)
        state.base_deck.put(old)
        state.base_deck.shuffle(state.rng)
        state.set_permits(AT_BASE + old, 0)
        if state.scoring == old:
            state.scoring = NOWHERE

    def take_along(self, state: SmashUp, action: i64, new: i64) -> None:
        """Discard an action on the old base."""
        discard_action(state, action)


DECK: Final[Deck] = (
    (1, SupremeOverlord("supreme-overlord", MINION, 5)),
    (2, Invader("invader", MINION, 3)),
    (3, Scout("scout", MINION, 3)),
    (4, Collector("collector", MINION, 2)),
    (1, Abduction("abduction", STANDARD)),
    (2, BeamUp("beam-up", STANDARD)),
    (1, CropCircles("crop-circles", STANDARD)),
    (2, Disintegrator("disintegrator", STANDARD)),
    (1, Invasion("invasion", STANDARD)),
    (1, JammedSignal("jammed-signal", ON_BASE)),
    (1, Probe("probe", STANDARD)),
    (1, Terraforming("terraforming", STANDARD)),
)
"""How many of each card the faction has."""
