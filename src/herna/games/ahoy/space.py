"""Spaces by their numbers: four to a region, the Island always the last of the four (H1.3, H4)."""

from __future__ import annotations

from typing import Final

from herna.kernel.rows import i64

CORNERS: Final = 4
"""Spaces of a region."""
WAYS: Final = 4
"""Directions, clockwise from the north."""
ISLAND_CORNER: Final = 3


def space_at(tile: i64, corner: i64) -> i64:
    """Return the space at a corner of a region, as its tile is printed."""
    return tile * CORNERS + corner


def island_of(tile: i64) -> i64:
    """Return the Island of a region."""
    return tile * CORNERS + ISLAND_CORNER


def region_of(space: i64) -> i64:
    """Return the region that a space of the map belongs to, by its tile."""
    return space >> 2


def island_near(space: i64) -> i64:
    """Return the Island of a space's region."""
    return space | ISLAND_CORNER


def is_island(space: i64) -> bool:
    """Whether a space is an Island; no figure in a supply is on one."""
    return space >= 0 and space & ISLAND_CORNER == ISLAND_CORNER


def opposite(way: i64) -> i64:
    """Return the direction back."""
    return (way + 2) % WAYS
