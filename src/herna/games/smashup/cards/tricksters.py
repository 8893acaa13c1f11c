"""Tricksters: traps for those who come too close."""

from __future__ import annotations

from typing import Final, final

from herna.games.smashup.aim import DESTROY, may
from herna.games.smashup.card import (
    BLOCKS,
    DIES,
    HIDES,
    MINION,
    MIST,
    ON_BASE,
    REACTS,
    STANDARD,
    SULKS,
    TEXT,
    Card,
)
from herna.games.smashup.changes import destroy_action, discard_from, draw
from herna.games.smashup.choose import a_card, a_faction, a_seat
from herna.games.smashup.components import CARD, FACTION, HAND, SEAT, faction_of
from herna.games.smashup.destruction import Destroy
from herna.games.smashup.effects import RandomDiscard
from herna.games.smashup.frames import ALIKE, Trigger
from herna.games.smashup.power import power
from herna.games.smashup.queries import clockwise, count_at, minions_at
from herna.games.smashup.state import SmashUp
from herna.games.smashup.verbs import DISCARD_, RESOLVE
from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.rows import changed, i64, vec
from herna.kernel.step import Ask, Pick, Step

GREMLIN: Final = ALIKE + 200
PIPER: Final = ALIKE + 300


@final
class Leprechaun(Card):
    """After another player plays a weaker minion here, destroy it."""

    def after_play(self, state: SmashUp, card: i64, minion: i64) -> Trigger | None:
        """Look at it once its text is finished."""
        return Trigger(RESOLVE.of(card), Pounce(card, minion, state.where[card]))


@final
class Pounce(Step[SmashUp]):
    """A Leprechaun destroys a minion that is weaker now and still here (U12.13)."""

    def __init__(self, card: i64, minion: i64, base: i64) -> None:
        self.card: Final = card
        self.minion: Final = minion
        self.base: Final = base

    def run(self, state: SmashUp) -> None:
        """Compare, and pounce."""
        if state.where[self.card] != self.base or state.where[self.minion] != self.base:
            return
        if power(state, self.minion) < power(state, self.card):
            state.do(Destroy((self.minion,), self.card, state.controller[self.card]))


@final
class Gnome(Card):
    """You may destroy a minion here with less power than you have minions here."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Count yours, the Gnome included."""
        base = state.where[card]
        count = count_at(state, you, base)
        prey = vec[i64]([minion for minion in minions_at(state, base) if power(state, minion) < count])
        may(state, DESTROY, card, you, prey)


@final
class Gremlin(Card):
    """After it is destroyed, draw a card; each other player discards one at random."""

    def after_dying(self, state: SmashUp, card: i64) -> Trigger | None:
        """Make mischief."""
        you = state.controller[card]
        return Trigger(RESOLVE.of(card), Mischief(you), GREMLIN + you)


@final
class Mischief(Step[SmashUp]):
    """A Gremlin's controller draws, the others lose a card, clockwise from the current player."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: SmashUp) -> None:
        """Draw, then let chance take."""
        draw(state, self.seat, 1)
        everybody_else_loses(state, self.seat, 1)


def everybody_else_loses(state: SmashUp, seat: Seat, count: i64) -> None:
    """Let all other players discard at random, clockwise from the current player."""
    for other in reversed(clockwise(state)):
        if other != seat:
            state.do(RandomDiscard(other, count))


@final
class BlockThePath(Card):
    """Name a faction; minions of that faction cannot be played here."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Name it for all to hear."""
        state.note[card] = a_faction(pick)
        state.tell("named", you, FACTION.ref(state.note[card]))

    def blocks(self, state: SmashUp, card: i64, seat: Seat, minion: i64) -> bool:
        """Forbid it to everybody."""
        return state.note[card] == faction_of(minion)


@final
class Disenchant(Card):
    """Destroy an action on a base or on a minion."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Choose any, your own if it is the only one."""
        destroy_action(state, a_card(pick, "destroy-action", state.actions))


@final
class FlameTrap(Card):
    """After another player plays a minion here, destroy it and this card."""

    def after_play(self, state: SmashUp, card: i64, minion: i64) -> Trigger | None:
        """Spring."""
        return Trigger(RESOLVE.of(card), Spring(card, minion, state.where[card]))


@final
class Spring(Step[SmashUp]):
    """A Flame Trap destroys the minion if it can, and itself in any case (A11)."""

    def __init__(self, card: i64, minion: i64, base: i64) -> None:
        self.card: Final = card
        self.minion: Final = minion
        self.base: Final = base

    def run(self, state: SmashUp) -> None:
        """Burn both."""
        if state.where[self.card] != self.base:
            return
        you = state.controller[self.card]
        destroy_action(state, self.card)
        if state.where[self.minion] == self.base:
            state.do(Destroy((self.minion,), self.card, you))


@final
class MarkOfSleep(Card):
    """Choose a player, who cannot play actions in the next turn."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Mark somebody, perhaps yourself."""
        seat = a_seat(pick, "mark-whom", vec[i64](range(state.seats)))
        state.marked = changed(state.marked, seat, 1)
        state.tell("marked", you, SEAT.ref(seat))


@final
class PayThePiper(Card):
    """After another player plays a minion here, that player discards a card."""

    def after_play(self, state: SmashUp, card: i64, minion: i64) -> Trigger | None:
        """Present the bill."""
        payer = state.owner[minion]
        return Trigger(RESOLVE.of(card), Pay(payer, card), PIPER + payer)


@final
class Pay(Ask[SmashUp]):
    """A seat discards a card of its choice, if it has one."""

    def __init__(self, seat: Seat, card: i64) -> None:
        super().__init__(seat)
        self.card: Final = card

    def choice(self, state: SmashUp) -> Choice:
        """Ask for a card."""
        hand = state.hands[self.seat].cards()
        return Choice(self.seat, "pay", DISCARD_.each(hand), CARD.ref(self.card))

    def take(self, state: SmashUp, option: Option) -> None:
        """Discard it."""
        discard_from(state, DISCARD_.target(option), HAND)


@final
class TakeTheShinies(Card):
    """Each other player discards two cards at random."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Take them, clockwise from the current player."""
        everybody_else_loses(state, you, 2)


DECK: Final[tuple[tuple[int, Card], ...]] = (
    (1, Leprechaun("leprechaun", MINION, 5, REACTS)),
    (2, Card("brownie", MINION, 4, SULKS)),
    (3, Gnome("gnome", MINION, 3, TEXT)),
    (4, Gremlin("gremlin", MINION, 2, DIES)),
    (1, BlockThePath("block-the-path", ON_BASE, traits=TEXT | BLOCKS)),
    (2, Disenchant("disenchant", STANDARD, traits=TEXT)),
    (2, Card("enshrouding-mist", ON_BASE, traits=MIST)),
    (1, FlameTrap("flame-trap", ON_BASE, traits=REACTS)),
    (1, Card("hideout", ON_BASE, traits=HIDES)),
    (1, MarkOfSleep("mark-of-sleep", STANDARD, traits=TEXT)),
    (1, PayThePiper("pay-the-piper", ON_BASE, traits=REACTS)),
    (1, TakeTheShinies("take-the-shinies", STANDARD, traits=TEXT)),
)
"""How many of each card the faction has.

Brownie, Enshrouding Mist and Hideout work by their traits: whoever affects a Brownie discards two cards at
random, the Mist allows an extra minion at its base each turn, the Hideout stops one action.
"""
