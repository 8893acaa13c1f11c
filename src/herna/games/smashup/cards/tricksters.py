"""Tricksters: traps for those who come too close."""

from __future__ import annotations

from typing import Final, final

from herna.games.smashup.aim import DESTROY, Aim, may
from herna.games.smashup.card import (
    BEFORE,
    BLOCKS,
    DIES,
    HIDES,
    MINION,
    MIST,
    ON_BASE,
    REACTS,
    STANDARD,
    STARTS,
    SULKS,
    TALENT,
    TEXT,
    Card,
)
from herna.games.smashup.cards.pranks import (
    LastLaugh,
    Mischief,
    Pay,
    Pounce,
    Smoulder,
    Spring,
    everybody_else_loses,
)
from herna.games.smashup.changes import destroy_action, draw, spend
from herna.games.smashup.choose import a_card, a_faction, a_seat
from herna.games.smashup.components import (
    AT_BASE,
    FACTION,
    NO_ACTIONS,
    NO_MOVES,
    SEAT,
    faction_of,
)
from herna.games.smashup.effects import DrawCards
from herna.games.smashup.frames import ALIKE, Framed, Trigger
from herna.games.smashup.limits import note_use
from herna.games.smashup.power import power
from herna.games.smashup.queries import count_at, minions_at
from herna.games.smashup.state import SmashUp
from herna.games.smashup.verbs import NAME, RESOLVE, SLEEP
from herna.kernel.choice import Seat
from herna.kernel.rows import Row, changed, i64, vec
from herna.kernel.step import Pick

GREMLIN: Final = ALIKE + 200
PIPER: Final = ALIKE + 300
BROWNIE: Final = ALIKE + 400

NAME_BITS: Final = 4
NAME_MASK: Final = 15
"""A Block the Path of 2025 notes a faction for each seat in one number."""


@final
class Leprechaun(Card):
    """After another player plays a weaker minion here, destroy it (2025: the first one each turn)."""

    def after_play(self, state: SmashUp, card: i64, minion: i64) -> Trigger | None:
        """Look at it once its text is finished."""
        return Trigger(RESOLVE.of(card), Pounce(card, minion, state.where[card]))


@final
class Brownie(Card):
    """Whoever plays a card that affects it discards two at random.

    In 2025 it is another card: after another player plays a minion at another base, draw a card.
    """

    def after_play(self, state: SmashUp, card: i64, minion: i64) -> Trigger | None:
        """Help yourself while they are busy elsewhere; as first printed it never comes to this."""
        you = state.controller[card]
        return Trigger(RESOLVE.of(card), DrawCards(you, 1), BROWNIE + you)


@final
class Gnome(Card):
    """You may destroy a minion here with less power than you have minions here (2025: before it scores)."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Do it when it is played."""
        if not state.profile.modern:
            may(state, DESTROY, card, you, outnumbered(state, you, state.where[card]))

    def usable_before(self, state: SmashUp, seat: Seat, card: i64) -> bool:
        """Once before its base scores, if there is a victim."""
        if not state.profile.modern or state.where[card] != state.scoring or card in state.spent:
            return False
        return len(outnumbered(state, seat, state.scoring)) > 0

    def use_before(self, state: SmashUp, seat: Seat, card: i64) -> None:
        """Choose a victim."""
        spend(state, card)
        prey = outnumbered(state, seat, state.scoring)
        state.do(Framed(Aim(DESTROY, card, seat, prey, False)))


def outnumbered(state: SmashUp, you: Seat, base: i64) -> Row:
    """Minions at a base with less power than you have minions there."""
    count = count_at(state, you, base)
    return vec[i64]([minion for minion in minions_at(state, base) if power(state, minion) < count])


@final
class Gremlin(Card):
    """After it is destroyed, draw a card; each other player discards one at random.

    In 2025 it only draws, but whenever it goes to the discard pile from play.
    """

    def after_dying(self, state: SmashUp, card: i64) -> Trigger | None:
        """Make mischief; with the texts of 2025 the Tar Pits may keep it from the discard pile."""
        you = state.controller[card]
        if state.profile.modern:
            return Trigger(RESOLVE.of(card), LastLaugh(you, card), GREMLIN + you)
        return Trigger(RESOLVE.of(card), Mischief(you), GREMLIN + you)

    def after_clearing(self, state: SmashUp, you: Seat) -> None:
        """Draw, with the texts of 2025."""
        if state.profile.modern:
            draw(state, you, 1)


@final
class BlockThePath(Card):
    """Name a faction; minions of that faction cannot be played here.

    In 2025 you name one faction of each other player, who cannot play minions of it here.
    """

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Name it for all to hear."""
        if not state.profile.modern:
            named = a_faction(pick)
            state.own()
            state.note[card] = named
            state.tell("named", you, FACTION.ref(named))
            return
        each = [one_faction_of(state, pick, (you + i) % state.seats) for i in range(1, state.seats)]
        state.own()
        for i in range(1, state.seats):
            state.note[card] += (each[i - 1] + 1) << NAME_BITS * ((you + i) % state.seats)
            state.tell("named", you, FACTION.ref(each[i - 1]))

    def blocks(self, state: SmashUp, card: i64, seat: Seat, minion: i64) -> bool:
        """Forbid it to everybody, or to those for whom it was named."""
        if state.profile.modern:
            return state.note[card] >> NAME_BITS * seat & NAME_MASK == faction_of(minion) + 1
        return state.note[card] == faction_of(minion)


def one_faction_of(state: SmashUp, pick: Pick, seat: Seat) -> i64:
    """Ask for one of a player's two factions."""
    both = vec[i64]([state.factions[2 * seat], state.factions[2 * seat + 1]])
    return NAME.target(pick.one("name-faction", NAME.each(both)))


@final
class EnshroudingMist(Card):
    """You may play an extra minion here in each of your turns (2025: a talent)."""

    def use(self, state: SmashUp, seat: Seat, card: i64) -> None:
        """Give the permission, which stays even if the Mist does not."""
        note_use(state, card)
        state.own()
        state.credits[AT_BASE + state.where[card]] += 1


@final
class Disenchant(Card):
    """Destroy an action on a base or on a minion."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Choose any, your own if it is the only one."""
        destroy_action(state, a_card(pick, "destroy-action", state.actions))


@final
class FlameTrap(Card):
    """After another player plays a minion here, destroy it and this card.

    In 2025 you may also lower the breakpoint here by 4 at the start of your turn.
    """

    def at_start(self, state: SmashUp, card: i64) -> Trigger | None:
        """Offer that, with the texts of 2025."""
        if state.controller[card] != state.active or not state.profile.modern:
            return None
        return Trigger(RESOLVE.of(card), Smoulder(state.active, card))

    def after_play(self, state: SmashUp, card: i64, minion: i64) -> Trigger | None:
        """Spring."""
        return Trigger(RESOLVE.of(card), Spring(card, minion, state.where[card]))


@final
class MarkOfSleep(Card):
    """Choose a player, who cannot play actions in the next turn.

    In 2025 you choose for each other player: no actions, or no moving of minions.
    """

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Mark somebody, perhaps yourself."""
        if state.profile.modern:
            self.mark_all(state, you, pick)
            return
        seat = a_seat(pick, "mark-whom", vec[i64](range(state.seats)))
        state.marked = changed(state.marked, seat, NO_ACTIONS)
        state.tell("marked", you, SEAT.ref(seat))

    def mark_all(self, state: SmashUp, you: Seat, pick: Pick) -> None:
        """Choose for everybody else, one after the other; the other players' marks of before stay."""
        others = [(you + i) % state.seats for i in range(1, state.seats)]
        kinds = [SLEEP.value(pick.one("sleep-how", SLEEP.up_to(NO_MOVES, target=seat))) for seat in others]
        for i in range(len(others)):
            state.marked = changed(state.marked, others[i], kinds[i])
            state.tell("marked" if kinds[i] == NO_ACTIONS else "marked-still", you, SEAT.ref(others[i]))


@final
class PayThePiper(Card):
    """After another player plays a minion here, that player discards a card."""

    def after_play(self, state: SmashUp, card: i64, minion: i64) -> Trigger | None:
        """Present the bill."""
        payer = state.owner[minion]
        return Trigger(RESOLVE.of(card), Pay(payer, card), PIPER + payer)


@final
class TakeTheShinies(Card):
    """Each other player discards two cards at random."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Take them, clockwise from the current player."""
        everybody_else_loses(state, you, 2)


DECK: Final[tuple[tuple[int, Card], ...]] = (
    (1, Leprechaun("leprechaun", MINION, 5, REACTS)),
    (2, Brownie("brownie", MINION, 4, SULKS)),
    (3, Gnome("gnome", MINION, 3, TEXT | BEFORE)),
    (4, Gremlin("gremlin", MINION, 2, DIES)),
    (1, BlockThePath("block-the-path", ON_BASE, traits=TEXT | BLOCKS)),
    (2, Disenchant("disenchant", STANDARD, traits=TEXT)),
    (2, EnshroudingMist("enshrouding-mist", ON_BASE, traits=MIST | TALENT)),
    (1, FlameTrap("flame-trap", ON_BASE, traits=REACTS | STARTS)),
    (1, Card("hideout", ON_BASE, traits=HIDES)),
    (1, MarkOfSleep("mark-of-sleep", STANDARD, traits=TEXT)),
    (1, PayThePiper("pay-the-piper", ON_BASE, traits=REACTS)),
    (1, TakeTheShinies("take-the-shinies", STANDARD, traits=TEXT)),
)
"""How many of each card the faction has.

Brownie, Enshrouding Mist and Hideout work by their traits: whoever affects a Brownie discards two cards at
random, the Mist allows an extra minion at its base each turn, the Hideout stops one action.
"""
