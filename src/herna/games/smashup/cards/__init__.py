"""Every card and base of the game, laid out by number, in each edition."""

from __future__ import annotations

from typing import Final

from herna.games.smashup.cards.first import (
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
from herna.games.smashup.cards.modern import aliens as modern_aliens
from herna.games.smashup.cards.modern import bases as modern_bases
from herna.games.smashup.cards.modern import dinosaurs as modern_dinosaurs
from herna.games.smashup.cards.modern import ninjas as modern_ninjas
from herna.games.smashup.cards.modern import pirates as modern_pirates
from herna.games.smashup.cards.modern import tricksters as modern_tricksters
from herna.games.smashup.cards.modern import wizards as modern_wizards
from herna.games.smashup.cards.modern import zombies as modern_zombies
from herna.games.smashup.printing import Printing

FIRST: Final = Printing(
    "first-print",
    (
        aliens.DECK,
        dinosaurs.DECK,
        ninjas.DECK,
        pirates.DECK,
        robots.DECK,
        tricksters.DECK,
        wizards.DECK,
        zombies.DECK,
    ),
    bases.DECK,
)
"""As first printed; the factions stand in the order of their numbers."""

MODERN: Final = Printing(
    "aeg-2025",
    (
        modern_aliens.DECK,
        modern_dinosaurs.DECK,
        modern_ninjas.DECK,
        modern_pirates.DECK,
        robots.DECK,
        modern_tricksters.DECK,
        modern_wizards.DECK,
        modern_zombies.DECK,
    ),
    modern_bases.DECK,
)
"""With the texts of 2025."""

EDITIONS: Final = {FIRST.key: FIRST, MODERN.key: MODERN}
"""The editions, by what the variant calls them."""
