"""The deck."""

from __future__ import annotations

from typing import Final

from harbours.card import Card
from harbours.cards import crew, tricks

PRINTED: Final[list[Card]] = [card for count, card in (*tricks.DECK, *crew.DECK) for _ in range(count)]
"""What is printed on each card of the game."""
