"""Cards drawn, and cards that chance takes from a hand."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.smashup.changes import draw, tell_of
from herna.games.smashup.state import SmashUp
from herna.games.smashup.verbs import DISCARD_
from herna.kernel.choice import CHANCE, Choice, Option, Seat
from herna.kernel.pile import PUBLIC
from herna.kernel.rows import i64
from herna.kernel.step import Ask, Step


@final
class DrawCards(Step[SmashUp]):
    """A seat draws cards."""

    def __init__(self, seat: Seat, count: i64) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def run(self, state: SmashUp) -> None:
        """Draw the cards; when the deck is empty, the discard pile is shuffled into a new one (U10.4)."""
        draw(state, self.seat, self.count)


@final
@mypyc_attr(free_list_len=1)
class RandomDiscard(Ask[SmashUp]):
    """Chance takes cards from a hand (U14.3); fewer cards than wanted are all taken (U10.2)."""

    def __init__(self, victim: Seat, count: i64) -> None:
        super().__init__(CHANCE)
        self.victim: Final = victim
        self.count: Final = count

    def choice(self, state: SmashUp) -> Choice:
        """Ask chance for a card."""
        return Choice(CHANCE, "random-discard", DISCARD_.over(state.hands[self.victim].cards()))

    def take(self, state: SmashUp, option: Option) -> None:
        """Discard it, and go on."""
        card = DISCARD_.target(option)
        state.hands[self.victim].give(card, state.discards[self.victim], PUBLIC)
        tell_of(state, "lost", self.victim, card)
        if self.count > 1:
            state.do(RandomDiscard(self.victim, self.count - 1))
