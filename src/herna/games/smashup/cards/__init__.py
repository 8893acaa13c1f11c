"""Every card and base of the game, laid out by number."""

from __future__ import annotations

from typing import Final

from herna.games.smashup.base import BASES
from herna.games.smashup.card import Card, print_card
from herna.games.smashup.cards import (
    aliens,
    bases,
    dinosaurs,
    ninjas,
    pirates,
    robots,
    tricksters,
    wizards,
    zombies,
)
from herna.games.smashup.components import COPIES

DECKS: Final[tuple[tuple[tuple[int, Card], ...], ...]] = (
    aliens.DECK,
    dinosaurs.DECK,
    ninjas.DECK,
    pirates.DECK,
    robots.DECK,
    tricksters.DECK,
    wizards.DECK,
    zombies.DECK,
)
"""The factions' cards, in the order of their numbers."""

for _copy in range(COPIES):
    for _deck in DECKS:
        for _count, _card in _deck:
            for _one in range(_count):
                print_card(_card)
BASES.extend(bases.DECK)
