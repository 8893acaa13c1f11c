"""The deck, and which of its cards have something to say."""

from __future__ import annotations

from typing import Final

from harbours.card import MOMENTS, Card
from harbours.cards import crew, tricks
from harbours.state import Harbours
from herna.kernel.choice import Seat
from herna.kernel.rows import Row, append, i64, room

PRINTED: Final[list[Card]] = [card for count, card in (*tricks.DECK, *crew.DECK) for _ in range(count)]
"""What is printed on each card of the game."""

AFTER_SINKING: Final = MOMENTS.bit("after_sinking")

SPEAKS: Final = [MOMENTS.of(card) for card in PRINTED]
"""The moments at which each card speaks, as a set."""


def listeners(state: Harbours, seat: Seat, moment: i64) -> Row:
    """Return the cards in a seat's crew that speak at a moment."""
    found = room(4)
    for card, keeper in enumerate(state.keeper):
        if keeper == seat and SPEAKS[card] & moment != 0:
            found = append(found, card)
    return found
