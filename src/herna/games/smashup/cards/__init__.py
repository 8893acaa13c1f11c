"""Every card and base of the game, laid out by number."""

from __future__ import annotations

from herna.games.smashup.base import BASES
from herna.games.smashup.card import PRINTED
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

DECKS = (
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
            PRINTED.extend([_card] * _count)
BASES.extend(bases.DECK)
