"""The structure bonus tiles (S13.5, S13.6): what own structures are worth in this game."""

from __future__ import annotations

from typing import Final, final

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
from herna.games.scythe.components import BESIDE_TABLE, BUILT_TABLE, NOWHERE, TUNNEL_TABLE
from herna.games.scythe.state import Scythe
from herna.kernel.bits import has, places, size
from herna.kernel.choice import Seat
from herna.kernel.rows import Row, i64


class BonusTile:
    """A tile: what it counts, and what it pays for each count."""

    def __init__(self, pays: Row) -> None:
        self.pays: Final = pays

    def count(self, built: i64) -> i64:
        """Return what is counted for structures on these territories."""
        raise NotImplementedError


@final
class Beside(BonusTile):
    """Spaces of a kind next to one's structures, each once."""

    def __init__(self, pays: Row, among: i64) -> None:
        super().__init__(pays)
        self.among: Final = among

    def count(self, built: i64) -> i64:
        """Count the spaces of the kind beside any structure of the seat."""
        around: i64 = 0
        for where in places(built):
            around |= BESIDE[where]
        return size(around & self.among)


@final
class BuiltOn(BonusTile):
    """Structures on spaces of a kind."""

    def __init__(self, pays: Row, among: i64) -> None:
        super().__init__(pays)
        self.among: Final = among

    def count(self, built: i64) -> i64:
        """Count the structures of the seat on such spaces."""
        return size(built & self.among)


@final
class InARow(BonusTile):
    """Structures in one unbroken straight line."""

    def count(self, built: i64) -> i64:
        """Return how many structures the longest such line has."""
        best: i64 = 0
        for start in places(built):
            for q, r in EAST:
                best = max(best, length(built, start, q, r))
        return best


def length(built: i64, start: i64, q: i64, r: i64) -> i64:
    """Return how many of these territories follow each other in a direction."""
    found: i64 = 0
    where = start
    while where != NOWHERE and has(built, where):
        found += 1
        where = neighbour(where, q, r)
    return found


def neighbour(where: i64, q: i64, r: i64) -> i64:
    """Return the space in a direction from one, or NOWHERE."""
    columns, rows = AXES
    for other in places(BESIDE[where]):
        if columns[other] == columns[where] + q and rows[other] == rows[where] + r:
            return other
    return NOWHERE


TILES: Final[list[BonusTile]] = [
    Beside(BESIDE_TABLE, TUNNELS),
    Beside(BESIDE_TABLE, LAKES),
    Beside(BESIDE_TABLE, ENCOUNTERS),
    BuiltOn(TUNNEL_TABLE, TUNNELS),
    InARow(BUILT_TABLE),
    BuiltOn(BUILT_TABLE, OF_TERRAIN[Terrain.FARM] | OF_TERRAIN[Terrain.TUNDRA]),
]
"""In the order of their numbers."""


def counted(tile: i64, built: i64) -> i64:
    """Return what a tile counts for structures on these territories."""
    return TILES[tile].count(built)


def structure_bonus(state: Scythe, seat: Seat) -> i64:
    """Return the coins a seat's structures are worth, whoever controls their territories."""
    tile = TILES[state.tile]
    return tile.pays[min(len(tile.pays) - 1, tile.count(state.built[seat]))]
