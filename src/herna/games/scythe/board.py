"""The map: 47 territories in their hexes, seven home bases, rivers, lakes, tunnels (S3)."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from herna.kernel.bits import bit, has, mask_of
from herna.kernel.kind import Kind
from herna.kernel.rows import Row, filled, i64, vec

HEX: Final = Kind("hex", 54)
"""Territories have their printed numbers 1 to 47; the home bases stand around them."""


class Terrain(IntEnum):
    """What a space is; the first four give the resource of the same number."""

    FARM = 0
    MOUNTAIN = 1
    TUNDRA = 2
    FOREST = 3
    VILLAGE = 4
    LAKE = 5
    FACTORY = 6
    BASE = 7


ALBION_BASE: Final = 0
FIRST_BASE: Final = 48
"""The base of faction 0; those of the others follow in their order, and then Togawa's."""
TOGAWA_BASE: Final = 53
FACTORY_HEX: Final = 23

LETTERS: Final = "FMTWVLX"

LINES: Final = (
    (-3, -1, "MFVWTV"),
    (-2, -2, "LTLTMFF"),
    (-1, -2, "WMWLWV"),
    (0, -3, "FVLXMTM"),
    (1, -4, "WWFTLVL"),
    (2, -4, "MVVTWMT"),
    (3, -4, "TLFMVF"),
    (4, -2, "V"),
)
"""Each row of hexes: its place from north to south, where it begins in the west, and its terrains."""

BASES: Final = ((0, 0, -4), (48, 3, -4), (49, 4, -1), (50, -3, 4), (51, -5, 3), (52, -3, -1), (53, 2, 3))
"""Each home base and its place."""

RIVERS: Final = (
    *((49, 13), (3, 4), (3, 10), (4, 10), (5, 6), (5, 12), (8, 14), (10, 11), (11, 12), (11, 18), (12, 19)),
    *((13, 19), (14, 15), (15, 21), (18, 19), (18, 25), (20, 27), (20, 28), (21, 28), (21, 29), (24, 25)),
    *((25, 32), (27, 34), (28, 34), (28, 35), (29, 35), (35, 36), (36, 43), (37, 43), (37, 44), (38, 44)),
    (44, 45),
)
"""The 32 borders that a river runs along."""

EAST: Final = ((1, 0), (0, 1), (-1, 1))
"""Half of the six directions on the axes of the map: east, south-east, south-west."""


def _terrain() -> Row:
    """Return what each space is."""
    found = filled(HEX.count, Terrain.BASE)
    number = 0
    for _row, _start, letters in LINES:
        for letter in letters:
            number += 1
            found[number] = LETTERS.index(letter)
    return found


def _axes() -> tuple[Row, Row]:
    """Return the place of each space on the two axes of the map, the Factory being the origin."""
    q, r = filled(HEX.count), filled(HEX.count)
    number = 0
    for row, start, letters in LINES:
        for column in range(len(letters)):
            number += 1
            q[number], r[number] = start + column, row
    for base, column, row in BASES:
        q[base], r[base] = column, row
    return q, r


TERRAIN: Final = _terrain()
AXES: Final = _axes()
TUNNELS: Final = mask_of(vec[i64]([10, 15, 18, 29, 32, 37]))
ENCOUNTERS: Final = mask_of(vec[i64]([3, 8, 11, 13, 21, 25, 27, 35, 36, 39, 44]))


def _of(terrain: i64) -> i64:
    """Return the spaces of a terrain."""
    return mask_of(vec[i64]([space for space in range(HEX.count) if TERRAIN[space] == terrain]))


OF_TERRAIN: Final = vec[i64]([_of(terrain) for terrain in range(len(Terrain))])
"""The spaces of each terrain."""
HOME_BASES: Final = OF_TERRAIN[7]
LAKES: Final = OF_TERRAIN[5]
VILLAGES: Final = OF_TERRAIN[4]
MOUNTAINS: Final = OF_TERRAIN[1]
FACTORY_BIT: Final = bit(FACTORY_HEX)
TERRITORIES: Final = (1 << FIRST_BASE) - 2
LAND_TERRITORIES: Final = TERRITORIES & ~LAKES


def _beside() -> Row:
    """Return the spaces that share a side with each."""
    q, r = AXES
    found = filled(HEX.count)
    for here in range(HEX.count):
        for there in range(HEX.count):
            if (q[there] - q[here], r[there] - r[here]) in EAST:
                found[here] |= 1 << there
                found[there] |= 1 << here
    return found


def _across_rivers() -> Row:
    """Return the spaces across a river from each."""
    found = filled(HEX.count)
    for one, other in RIVERS:
        found[one] |= 1 << other
        found[other] |= 1 << one
    return found


BESIDE: Final = _beside()
"""The spaces that share a side with each, whatever lies between."""

RIVER: Final = vec[i64]([across & ~HOME_BASES for across in _across_rivers()])
"""The territories across a river from each space."""

SHORE: Final = vec[i64](
    [(BESIDE[i] if has(LAKES, i) else BESIDE[i] & LAKES) & ~HOME_BASES for i in range(HEX.count)]
)
"""The territories across the shore of a lake from each space."""

LAND: Final = vec[i64](
    [0 if has(LAKES, i) else BESIDE[i] & ~RIVER[i] & ~LAKES & ~HOME_BASES for i in range(HEX.count)]
)
"""The territories across plain land from each space; no step leads into a home base (S9.18)."""

FACTORY_RING: Final = BESIDE[23]
"""The six territories next to the Factory."""


def base_of(faction: i64) -> i64:
    """Return a faction's home base."""
    return FIRST_BASE + faction
