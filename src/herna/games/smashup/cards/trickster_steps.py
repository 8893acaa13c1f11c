"""What the Tricksters' cards do when somebody walks into them."""

from __future__ import annotations

from typing import Final, final

from herna.games.smashup.changes import destroy_action, discard_from, draw, lower
from herna.games.smashup.components import CARD, HAND, NOWHERE
from herna.games.smashup.destruction import Destroy
from herna.games.smashup.drawing import RandomDiscard
from herna.games.smashup.limits import first_this_turn
from herna.games.smashup.power import power
from herna.games.smashup.queries import clockwise
from herna.games.smashup.state import SmashUp
from herna.games.smashup.verbs import DISCARD_, USE
from herna.kernel.choice import PASS, Choice, Option, Seat
from herna.kernel.rows import i64, vec
from herna.kernel.step import Ask, Step

SMOULDER: Final = 4
"""By how much a Flame Trap of 2025 lowers a breakpoint."""


@final
class Pounce(Step[SmashUp]):
    """A Leprechaun destroys a minion that is weaker now and still here (U12.13)."""

    def __init__(self, card: i64, minion: i64, base: i64, once: bool = False) -> None:
        self.card: Final = card
        self.minion: Final = minion
        self.base: Final = base
        self.once: Final = once
        """Whether it does so only once in each turn, as in 2025."""

    def run(self, state: SmashUp) -> None:
        """Compare the powers as they are now, and destroy the minion if it is the weaker one."""
        if state.where[self.card] != self.base or state.where[self.minion] != self.base:
            return
        weaker = power(state, self.minion) < power(state, self.card)
        if weaker and (not self.once or first_this_turn(state, self.card)):
            state.do(Destroy((self.minion,), self.card, state.controller[self.card]))


@final
class LastLaugh(Step[SmashUp]):
    """A Gremlin of 2025 that lies in the discard pile lets its controller draw."""

    def __init__(self, seat: Seat, card: i64) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, state: SmashUp) -> None:
        """Draw, if it went there."""
        if state.discards[state.owner[self.card]].holds(self.card):
            draw(state, self.seat, 1)


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
    for other in clockwise(state):
        if other != seat:
            state.then(RandomDiscard(other, count))


@final
class Spring(Step[SmashUp]):
    """A Flame Trap destroys the minion if it can, and itself in any case (A11)."""

    def __init__(self, card: i64, minion: i64, base: i64) -> None:
        self.card: Final = card
        self.minion: Final = minion
        self.base: Final = base

    def run(self, state: SmashUp) -> None:
        """Destroy the trap, then the minion, if the trap is still where it was sprung."""
        if state.where[self.card] != self.base:
            return
        you = state.controller[self.card]
        destroy_action(state, self.card)
        if state.where[self.minion] == self.base:
            state.do(Destroy((self.minion,), self.card, you))


@final
class Smoulder(Ask[SmashUp]):
    """A Flame Trap of 2025 may lower the breakpoint of its base until the end of the turn."""

    def __init__(self, seat: Seat, card: i64) -> None:
        super().__init__(seat)
        self.card: Final = card

    def choice(self, state: SmashUp) -> Choice:
        """Ask, if it is still there."""
        options = vec[i64]()
        if state.where[self.card] != NOWHERE:
            options = vec[i64]([USE.of(self.card), PASS])
        return Choice(self.seat, "smoulder", options, CARD.ref(self.card))

    def take(self, state: SmashUp, option: Option) -> None:
        """Lower the breakpoint of its base, unless that was declined."""
        if option != PASS:
            lower(state, self.seat, state.where[self.card], SMOULDER, self.card)


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
        """Discard the card chosen from the hand."""
        discard_from(state, DISCARD_.target(option), HAND)
