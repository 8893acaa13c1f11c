"""Everything printed: abilities and structures, laid out here; encounters, objectives, Factory cards, tiles.

Combat cards are plain numbers.
"""

from __future__ import annotations

from typing import Final

from herna.games.scythe.cards.factions import FACTION_TEXTS
from herna.games.scythe.cards.mechs import MECH_TEXTS
from herna.games.scythe.cards.structures import STRUCTURE_TEXTS
from herna.games.scythe.components import (
    CARDS_OF_VALUE,
    ENCOUNTER,
    FACTORY_CARD,
    OBJECTIVE,
    Bonus,
    Cube,
    Faction,
    Goal,
    Mat,
    Slot,
    Structure,
    Tile,
)
from herna.games.scythe.mat import BOX, Ability

TEXTS: Final[list[Ability]] = [
    *[text for side in Faction for text in [*MECH_TEXTS[side], FACTION_TEXTS[side]]],
    *STRUCTURE_TEXTS,
]
"""The abilities in the order of their numbers."""

BOX.fill(TEXTS)

KEYS: Final = [
    *[f"combat-{value}" for value, _count in CARDS_OF_VALUE],
    *[f"encounter-{card + 1}" for card in range(ENCOUNTER.count)],
    *[f"objective-{card + 1}" for card in range(OBJECTIVE.count)],
    *[f"factory-card-{card + 1}" for card in range(FACTORY_CARD.count)],
    *[f"faction-{faction.name.lower()}" for faction in Faction],
    *[f"mat-{mat.name.lower()}" for mat in Mat],
    *[f"ability-{side.name.lower()}-{slot.name.lower()}" for side in Faction for slot in Slot],
    *[f"structure-{structure.name.lower()}" for structure in Structure],
    *[f"cube-{cube.name.lower()}" for cube in Cube],
    *[f"bonus-{bonus.name.lower()}" for bonus in Bonus],
    *[f"goal-{goal.name.lower()}" for goal in Goal],
    *[f"tile-{tile.name.lower().replace('_', '-')}" for tile in Tile],
]
"""Everything printed that a test must name."""
