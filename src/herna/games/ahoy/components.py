"""Everything in the box: kinds of component, how many of each, and the numbers of the rulebook (H1)."""

from __future__ import annotations

from typing import Final

from herna.kernel.kind import Kind
from herna.kernel.rows import Row, i64, vec

NOBODY: Final = -1
MAX_SEATS: Final = 4

SEAT: Final = Kind("seat", MAX_SEATS)
TILE: Final = Kind("tile", 12)
"""Region tiles, in the order of ``tiles.TILES``."""
SPACE: Final = Kind("space", 48)
"""Spaces: four to a tile, ``4 * tile + corner``, the Island always the last of the four."""
SEA: Final = 48
"""The sea is a square of cells so wide that no map ever reaches its rim."""
CELL: Final = Kind("cell", SEA * SEA)
"""Cells of the sea, with or without a tile on them."""
FIGURE: Final = Kind("figure", 19)
"""Figures: Flagships by seat, then Patrols, Strongholds, Cutter and Gunship."""
CARD: Final = Kind("card", 30)
"""Market cards, in the order of ``market.py``."""
PLAN: Final = Kind("plan", 12)
"""Plan cards of the Union."""
DIE: Final = Kind("die", 17)
"""Action dice: five of the Squadron, four of the Union and of either Smuggler."""
SLOT: Final = Kind("slot", 72)
"""Places for dice: on the boards, then one for each market card, then those of Cutter and Gunship."""
REWARD: Final = Kind("reward", 50)
"""Spaces of the rewards grids: 25 of the first Smuggler, 25 of the second, row by row."""
PLEDGE: Final = Kind("pledge", 4)
"""Pledge piles: two of the first Smuggler, two of the second."""

# Factions, each with its own board.
SQUADRON: Final = 0
UNION: Final = 1
RED: Final = 2
WHITE: Final = 3

FACTIONS: Final[dict[int, Row]] = {
    2: vec[i64]([SQUADRON, UNION]),
    3: vec[i64]([SQUADRON, RED, UNION]),
    4: vec[i64]([SQUADRON, RED, UNION, WHITE]),
}
"""Who sits where, clockwise, by the number of players (H2.2)."""

FACTION_KEYS: Final = ("squadron", "union", "smuggler-red", "smuggler-white")

ADMIRAL: Final = 0
"""The Squadron always has the first seat."""

# Figures: those below PATROLS are Flagships, numbered like their seats.
PATROLS: Final = 4
STRONGHOLDS: Final = 14
CUTTER: Final = 17
GUNSHIP: Final = 18
FIGURES: Final = 19

ASHORE: Final = -1
"""Where a figure is that is not on the map: in its owner's supply, or out of the game."""

# Suits, in the order of the market cards.
PARROT: Final = 0
SKULL: Final = 1
SWORDS: Final = 2
TREE: Final = 3
COMPASS: Final = 4
FISH: Final = 5
SUITS: Final = 6
SUIT_KEYS: Final = ("parrot", "skull", "swords", "tree", "compass", "fish")

# Terrain of a space.
OPEN: Final = 0
ISLAND: Final = 1
CURRENT: Final = 2
HARBOR: Final = 3
FOG: Final = 4
WRECKAGE: Final = 5
TERRAIN_KEYS: Final = ("open", "island", "current", "harbor", "fog", "wreckage")

# Directions, clockwise.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
NOWHERE: Final = -1

# Plan cards.
EVACUATION: Final = 0
SECRET_WEAPON: Final = 1
CLOSE_CALL: Final = 2
WEAPONS_CACHE: Final = 3
WEAPONS_CACHE_TOO: Final = 4
SNEAK_ATTACK: Final = 5
SNEAK_ATTACK_TOO: Final = 6
ENLIST: Final = 7
DYNAMIC_ENTRY: Final = 8
DYNAMIC_ENTRY_TOO: Final = 9
CUTTER_PLAN: Final = 10
GUNSHIP_PLAN: Final = 11

PLAN_KEYS: Final = (
    "evacuation",
    "secret-weapon",
    "close-call",
    "weapons-cache",
    "weapons-cache",
    "sneak-attack",
    "sneak-attack",
    "enlist",
    "dynamic-entry",
    "dynamic-entry",
    "cutter",
    "gunship",
)

# Numbers of the rulebook.
PIPS: Final = 6
GOLD: Final = 20
COMRADES: Final = 20
START_GOLD: Final = 1
START_READY: Final = 6
START_COMRADES: Final = 2
PLANS_DRAWN: Final = 2
MARKET_SIZE: Final = 3
CARGO_LIMIT: Final = 2
MOST_WEALTH: Final = 6
DICE_A_TURN: Final = 2
DELIVERY_FAME: Final = 2
GOAL: Final = 30
"""Fame at which the game ends with the round (H21.1)."""
LAST_ROUND: Final = 60
"""A game without a winner ends with this round (H21.7)."""
MOST_FREE: Final = 60
"""Actions without a die in one turn (H21.8)."""


def cell(row: int, column: int) -> int:
    """Return the cell at these coordinates, counted from the corner of the starting map (H4.6)."""
    return (row + 22) * SEA + column + 22
