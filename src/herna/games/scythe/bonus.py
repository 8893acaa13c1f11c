"""The structure bonus tiles (S13.5, S13.6): what own structures are worth in this game."""

from __future__ import annotations

from herna.games.scythe.board import (
    AXES,
    BESIDE,
    EAST,
    ENCOUNTERS,
    LAKES,
    OF_TERRAIN,
    TUNNELS,
    Terrain,
)
from herna.games.scythe.components import TILE_TABLES, Tile
from herna.games.scythe.state import Scythe
from herna.kernel.bits import has, places, size
from herna.kernel.choice import Seat
from herna.kernel.rows import i64


def structure_bonus(state: Scythe, seat: Seat) -> i64:
    """Return the coins a seat's structures are worth, whoever controls their territories."""
    table = TILE_TABLES[state.tile]
    return table[min(len(table) - 1, counted(state.tile, state.built[seat]))]


def counted(tile: i64, built: i64) -> i64:
    """Return what a tile counts for structures on these territories."""
    if tile == Tile.IN_A_ROW:
        return longest_row(built)
    if tile == Tile.FARMS_TUNDRAS:
        return size(built & (OF_TERRAIN[Terrain.FARM] | OF_TERRAIN[Terrain.TUNDRA]))
    if tile == Tile.TUNNELS_BUILT:
        return size(built & TUNNELS)
    around: i64 = 0
    for where in places(built):
        around |= BESIDE[where]
    if tile == Tile.TUNNELS_BESIDE:
        return size(around & TUNNELS)
    return size(around & (LAKES if tile == Tile.LAKES_BESIDE else ENCOUNTERS))


def longest_row(built: i64) -> i64:
    """Return the longest unbroken straight line of these territories."""
    best: i64 = 0
    for start in places(built):
        for q, r in EAST:
            length: i64 = 0
            where = start
            while where >= 0 and has(built, where):
                length += 1
                where = neighbour(where, q, r)
            best = max(best, length)
    return best


def neighbour(where: i64, q: i64, r: i64) -> i64:
    """Return the space in a direction from one, or -1."""
    columns, rows = AXES
    for other in places(BESIDE[where]):
        if columns[other] == columns[where] + q and rows[other] == rows[where] + r:
            return other
    return -1
