"""Everything else in the box: factions, mats, cards, and the numbers printed on them (S2, S6)."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from herna.kernel.kind import Kind
from herna.kernel.rows import Row, i64, vec

MAX_SEATS: Final = 5
NOBODY: Final = -1
NOWHERE: Final = -1
"""Where a piece is that still stands on its mat."""

MAX_POWER: Final = 16
MAX_POPULARITY: Final = 18
MAX_DIAL: Final = 7
MAX_STARS: Final = 6
COMBAT_STARS: Final = 2
TURN_LIMIT: Final = 200
DELAY_LOSS: Final = 2
MAX_DEAL: Final = 60
"""The most coins offered or asked for at once."""
MAX_CARRIED: Final = 60
"""The most tokens of a kind that can be named; a larger pile is carried whole or up to here."""

# Units: each seat has its character, four mechs by the ability they cover, and eight workers.
UNITS: Final = 13
CHARACTER: Final = 0
FIRST_MECH: Final = 1
FIRST_WORKER: Final = 5
WORKERS: Final = 8
START_WORKERS: Final = 2
MECHS: Final = 4
STRUCTURES: Final = 4
RECRUITS: Final = 4
ALL_CUBES: Final = 63
ALL_FOUR: Final = 15


class Faction(IntEnum):
    """The five factions, clockwise round the board (S6.5)."""

    NORDIC = 0
    RUSVIET = 1
    CRIMEA = 2
    SAXONY = 3
    POLANIA = 4


class Mat(IntEnum):
    """The five player mats by their numbers; the lowest one starts (S6.10)."""

    INDUSTRIAL = 0
    ENGINEERING = 1
    PATRIOTIC = 2
    MECHANICAL = 3
    AGRICULTURAL = 4


class Resource(IntEnum):
    """The four resources; each is given by the terrain of the same number."""

    FOOD = 0
    METAL = 1
    OIL = 2
    WOOD = 3


class Top(IntEnum):
    """The top actions; the structure of the same number improves each."""

    MOVE = 0
    BOLSTER = 1
    TRADE = 2
    PRODUCE = 3


class Half(IntEnum):
    """What a top action lets one choose: two halves each, Produce one."""

    MOVE = 0
    COINS = 1
    POWER = 2
    CARDS = 3
    RESOURCES = 4
    POPULARITY = 5
    PRODUCE = 6


class Bottom(IntEnum):
    """The bottom actions, in the order of every mat's sections."""

    UPGRADE = 0
    DEPLOY = 1
    BUILD = 2
    ENLIST = 3


class Structure(IntEnum):
    """The structures that each player may build, one of each (S13)."""

    MINE = 0
    MONUMENT = 1
    ARMORY = 2
    MILL = 3


class Cube(IntEnum):
    """The green boxes that cubes lie on (S10.6)."""

    MOVE = 0
    COIN = 1
    POWER = 2
    CARD = 3
    POPULARITY = 4
    PRODUCE = 5


class Slot(IntEnum):
    """The places of a faction mat's abilities: four under mechs, and the faction's own."""

    RIVERWALK = 0
    TRAVEL = 1
    COMBAT = 2
    SPEED = 3
    FACTION = 4


class Track(IntEnum):
    """What is counted for each player."""

    COINS = 0
    POWER = 1
    POPULARITY = 2


class Bonus(IntEnum):
    """What a recruit gives once (two of it) and again and again (one of it)."""

    POWER = 0
    COINS = 1
    POPULARITY = 2
    CARDS = 3


class Goal(IntEnum):
    """What a star is placed for, in the order in which they are placed (S18.5)."""

    UPGRADES = 0
    MECHS = 1
    STRUCTURES = 2
    RECRUITS = 3
    WORKERS = 4
    OBJECTIVE = 5
    COMBAT = 6
    POPULARITY = 7
    POWER = 8


class Benefit(IntEnum):
    """The pieces that a card lets one place."""

    UPGRADE = 0
    MECH = 1
    STRUCTURE = 2
    RECRUIT = 3
    WORKER = 4


FACTORY_SECTION: Final = 4

SEAT: Final = Kind("seat", MAX_SEATS)
FACTION: Final = Kind("faction", 5)
MAT: Final = Kind("mat", 5)
UNIT: Final = Kind("unit", MAX_SEATS * UNITS)
STRUCTURE: Final = Kind("structure", MAX_SEATS * STRUCTURES)
RECRUIT: Final = Kind("recruit", MAX_SEATS * RECRUITS)
SECTION: Final = Kind("section", 5)
HALF: Final = Kind("half", 7)
BOTTOM: Final = Kind("bottom", 4)
CUBE: Final = Kind("cube", 6)
ABILITY: Final = Kind("ability", 25)
BONUS: Final = Kind("bonus", 4)
RESOURCE: Final = Kind("resource", 4)
TRACK: Final = Kind("track", 3)
BENEFIT: Final = Kind("benefit", 5)
GOAL: Final = Kind("goal", 9)
TILE: Final = Kind("tile", 6)
COMBAT_CARD: Final = Kind("combat-card", 42)
ENCOUNTER: Final = Kind("encounter", 28)
ENCOUNTER_OPTION: Final = Kind("encounter-option", 84)
OBJECTIVE: Final = Kind("objective", 23)
FACTORY_CARD: Final = Kind("factory-card", 12)

START_POWER: Final = vec[i64]([4, 3, 5, 1, 2])
START_CARDS: Final = vec[i64]([1, 2, 0, 4, 3])
START_HEXES: Final = ((4, 5), (19, 26), (43, 47), (34, 41), (14, 20))
"""Where each faction's two first workers stand (S6.8)."""

START_POPULARITY: Final = vec[i64]([2, 2, 2, 3, 4])
START_COINS: Final = vec[i64]([4, 5, 6, 6, 7])
OBJECTIVES_DEALT: Final = 2

TOP_OF: Final = vec[i64]([1, 3, 0, 2, 3, 2, 1, 0, 0, 1, 2, 3, 2, 1, 0, 3, 0, 2, 3, 1])
"""The top action of each section, mat by mat; section and bottom action have the same number."""
COST: Final = vec[i64]([3, 3, 3, 4, 3, 4, 3, 3, 2, 4, 4, 3, 3, 3, 3, 4, 2, 4, 4, 3])
"""What each bottom action costs before any cube lies on it, mat by mat."""
BOXES: Final = vec[i64]([1, 2, 1, 2, 1, 2, 2, 1, 0, 3, 2, 1, 1, 2, 1, 2, 0, 2, 2, 2])
"""How many cubes each bottom action takes, mat by mat."""
PAYS: Final = vec[i64]([3, 2, 1, 0, 2, 0, 3, 1, 1, 3, 0, 2, 0, 2, 2, 2, 1, 0, 2, 3])
"""The coins each bottom action gives, mat by mat."""
PAID_IN: Final = vec[i64]([2, 1, 3, 0])
"""The resource each bottom action costs: oil, metal, wood, food."""
BASE_COST: Final = vec[i64]([0, 1, 1, 0])
"""The coins each top action costs; Produce has a row of its own."""

PRODUCE_POWER: Final = 4
PRODUCE_POPULARITY: Final = 6
PRODUCE_COIN: Final = 8
"""From how many workers on the board Produce costs a power, a popularity, a coin (S8.7)."""

ONE_TIME: Final = 2
"""How much a recruit gives when enlisted."""
ONGOING: Final = vec[i64]([0, 1, 2, 3])
"""What the recruit of each bottom action gives from then on, as a Bonus."""

BANNED: Final = ((1, 0), (2, 2))
"""The pairs of faction and mat that the preset ``faq`` does not deal (S6.11)."""

CARDS_OF_VALUE: Final = ((2, 16), (3, 12), (4, 8), (5, 6))
VALUE: Final = vec[i64]([value for value, count in CARDS_OF_VALUE for _ in range(count)])
"""The number printed on each combat card."""

STAR_WORTH: Final = vec[i64]([3, 4, 5])
TERRITORY_WORTH: Final = vec[i64]([2, 3, 4])
PAIR_WORTH: Final = vec[i64]([1, 2, 3])
"""What a star, a territory and two resources are worth, by popularity tier."""
FACTORY_WORTH: Final = 3
"""As how many territories the Factory counts."""


class Tile(IntEnum):
    """The six structure bonus tiles."""

    TUNNELS_BESIDE = 0
    LAKES_BESIDE = 1
    ENCOUNTERS_BESIDE = 2
    TUNNELS_BUILT = 3
    IN_A_ROW = 4
    FARMS_TUNDRAS = 5


def _steps(ends: tuple[int, ...]) -> Row:
    """Return the coins for each count, given the first counts that pay 2, 4, 6 and 9."""
    pays = (2, 4, 6, 9)
    found = [0] * 9
    for count in range(9):
        for end, coins in zip(ends, pays, strict=False):
            if count >= end:
                found[count] = coins
    return vec[i64](found)


BESIDE_TABLE: Final = _steps((1, 2, 4, 6))
BUILT_TABLE: Final = _steps((1, 2, 3, 4))
TUNNEL_TABLE: Final = _steps((1, 2, 3))
"""What the tiles pay for each count (S13.5)."""
