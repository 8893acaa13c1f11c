"""What a card can do; each card overrides what is printed on it."""

from __future__ import annotations

from typing import Final, final

from harbours.components import CARD
from harbours.state import Harbours
from herna.kernel.choice import Option, Seat
from herna.kernel.printed import Moments
from herna.kernel.rows import i64
from herna.kernel.step import Pick, Script, Step


class Card:
    """A printed card. One object serves every copy, so it has no state.

    Each method is a moment at which a card may speak; here it says nothing.
    """

    def __init__(self, key: str) -> None:
        self.key: Final = key

    def play(self, state: Harbours, you: Seat, card: i64, pick: Pick) -> None:
        """Do what the card says when it is played."""

    def after_sinking(self, state: Harbours, you: Seat, area: i64) -> Step[Harbours] | None:
        """Return what this card, in a crew, does once its seat has lost a ship."""
        return None


MOMENTS: Final = Moments(Card, "after_sinking")
"""The moments at which cards are asked that are in a crew; playing one asks no other."""


@final
class Play(Script[Harbours]):
    """A card being played."""

    def __init__(self, printed: Card, card: i64, seat: Seat, answers: tuple[Option, ...] = ()) -> None:
        super().__init__(seat, answers, CARD.ref(card))
        self.printed: Final = printed
        self.card: Final = card

    def perform(self, state: Harbours, pick: Pick) -> None:
        """Let the card speak."""
        self.printed.play(state, self.seat, self.card, pick)

    def again(self, answers: tuple[Option, ...]) -> Play:
        """Return this play with other answers."""
        return Play(self.printed, self.card, self.seat, answers)
