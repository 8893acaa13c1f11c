"""The map as laid out so far: tiles on the sea, what is beside what, where there is room (H4, H10)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.ahoy.components import CELL, NOWHERE, SEA, SPACE, TILE
from herna.games.ahoy.tiles import CURRENTS, TILES, WIND
from herna.kernel.rows import Row, append, filled, i64, vec

OFF: Final = -1
"""Beyond the map, and no tile could ever be laid there."""
BARRED: Final = -2
"""Across a Sandbar."""
UNCHARTED: Final = -3
"""Beyond the map, with room for a tile."""

DELTA: Final = vec[i64]([-SEA, 1, SEA, -1])
"""From a cell to its neighbours, clockwise from the north."""
QUAD: Final = vec[i64]([0, 1, SEA, SEA + 1])
"""The cells of a block, from its top left one."""

TURNED: Final = (
    vec[i64]([0, 1, 2, 3]),
    vec[i64]([1, 3, 0, 2]),
    vec[i64]([3, 2, 1, 0]),
    vec[i64]([2, 0, 3, 1]),
)
"""Where the four corners of a tile come to lie after so many clockwise quarter turns."""

ISLAND_CORNER: Final = 3


@final
@mypyc_attr(acyclic=True)
class Chart:
    """A map; it never changes. Laying a tile gives a new one, so copies of a state share it."""

    def __init__(
        self,
        tiles: Row,
        corners: Row,
        turns: Row,
        at: Row,
        cells: Row,
        beside: Row,
        steps: Row,
        currents: Row,
        winds: Row,
    ) -> None:
        self.tiles: Final = tiles
        """The tiles, in the order in which they were laid."""
        self.corners: Final = corners
        """The top left cell of each tile, NOWHERE if it is not on the map."""
        self.turns: Final = turns
        """How many clockwise quarter turns each tile was given."""
        self.at: Final = at
        """The space on each cell of the sea, NOWHERE if there is none."""
        self.cells: Final = cells
        """The cell of each space, NOWHERE if it is not on the map."""
        self.beside: Final = beside
        """The four neighbours of each space, clockwise from the north, Sandbars ignored."""
        self.steps: Final = steps
        """Where a step from each space leads: a space, OFF, BARRED or UNCHARTED."""
        self.currents: Final = currents
        """Where the Strong Current of each space leads, NOWHERE if it has none."""
        self.winds: Final = winds
        """The spaces with a Tailwind die."""

    def laid(self, tile: i64, block: i64, turn: i64) -> Chart:
        """Return the map with one more tile, its top left cell here, turned clockwise so often."""
        corners, turns = self.corners[:], self.turns[:]
        at, cells, currents = self.at[:], self.cells[:], self.currents[:]
        corners[tile] = block
        turns[tile] = turn
        winds = self.winds[:]
        for corner in range(4):
            space = 4 * tile + corner
            place = block + QUAD[TURNED[turn][corner]]
            at[place] = space
            cells[space] = place
            if CURRENTS[space] != NOWHERE:
                currents[space] = (CURRENTS[space] + turn) % 4
            if WIND[space] > 0:
                winds = append(winds, space)
        beside = joined(self.beside[:], at, cells, tile)
        tiles = append(self.tiles[:], tile)
        steps = stepped(at, cells, beside, tiles)
        return Chart(tiles, corners, turns, at, cells, beside, steps, currents, winds)

    def direction(self, start: i64, place: i64) -> i64:
        """Return the direction from a space to a cell beside it."""
        for way in range(4):
            if self.cells[start] + DELTA[way] == place:
                return way
        raise ValueError(f"cell {place} is not beside space {start}")

    def blocks(self, place: i64) -> Row:
        """Return where a tile may be laid to cover this cell: blocks, by their top left cells."""
        return vec[i64]([place - offset for offset in QUAD if fits(self.at, place - offset)])

    def shores(self) -> Row:
        """Return every block where a tile may be laid beside the map."""
        found: set[int] = set()
        at = self.at
        for tile in self.tiles:
            for corner in range(4):
                for way in range(4):
                    place = self.cells[4 * tile + corner] + DELTA[way]
                    found.update([place - offset for offset in QUAD if fits(at, place - offset)])
        return vec[i64](sorted(found))

    def allowed_turns(self, block: i64) -> Row:
        """Return the rotations in which a tile's Island is not beside another (H10.4)."""
        return vec[i64](
            [turn for turn in range(4) if not by_island(self.at, block + QUAD[TURNED[turn][ISLAND_CORNER]])]
        )


def joined(beside: Row, at: Row, cells: Row, tile: i64) -> Row:
    """Note the neighbours of a tile just laid, and it as theirs."""
    for corner in range(4):
        space = 4 * tile + corner
        for way in range(4):
            other = at[cells[space] + DELTA[way]]
            beside[4 * space + way] = other
            if other != NOWHERE:
                beside[4 * other + (way + 2) % 4] = space
    return beside


def stepped(at: Row, cells: Row, beside: Row, tiles: Row) -> Row:
    """Work out where every step leads."""
    steps = beside[:]
    for tile in tiles:
        for edge in range(16 * tile, 16 * tile + 16):
            if steps[edge] == NOWHERE:
                steps[edge] = UNCHARTED if has_room(at, cells[edge // 4] + DELTA[edge % 4]) else OFF
        one, two = TILES[tile].bar
        if one != NOWHERE:
            bar(steps, 4 * tile + one, 4 * tile + two)
    return steps


def bar(steps: Row, one: i64, two: i64) -> None:
    """Part two spaces by a Sandbar."""
    for way in range(4):
        if steps[4 * one + way] == two:
            steps[4 * one + way] = BARRED
            steps[4 * two + (way + 2) % 4] = BARRED


def has_room(at: Row, place: i64) -> bool:
    """Whether a tile could be laid over this cell."""
    return fits(at, place) or fits(at, place - 1) or fits(at, place - SEA) or fits(at, place - SEA - 1)


def fits(at: Row, block: i64) -> bool:
    """Whether a block is free and an Island could lie on one of its cells (H10.2)."""
    if (
        at[block] != NOWHERE
        or at[block + 1] != NOWHERE
        or at[block + SEA] != NOWHERE
        or at[block + SEA + 1] != NOWHERE
    ):
        return False
    return not (
        by_island(at, block)
        and by_island(at, block + 1)
        and by_island(at, block + SEA)
        and by_island(at, block + SEA + 1)
    )


def by_island(at: Row, place: i64) -> bool:
    """Whether an Island is beside this cell."""
    # Spaces of a tile end with its Island; NOWHERE, -1, must not pass for one.
    north, east, south, west = at[place - SEA], at[place + 1], at[place + SEA], at[place - 1]
    return (
        (north >= 0 and north & 3 == ISLAND_CORNER)
        or (east >= 0 and east & 3 == ISLAND_CORNER)
        or (south >= 0 and south & 3 == ISLAND_CORNER)
        or (west >= 0 and west & 3 == ISLAND_CORNER)
    )


def empty_sea() -> Chart:
    """Return the map before any tile is laid."""
    return Chart(
        vec[i64](),
        filled(TILE.count, NOWHERE),
        filled(TILE.count),
        filled(CELL.count, NOWHERE),
        filled(SPACE.count, NOWHERE),
        filled(4 * SPACE.count, NOWHERE),
        filled(4 * SPACE.count, NOWHERE),
        filled(SPACE.count, NOWHERE),
        vec[i64](),
    )


EMPTY_SEA: Final = empty_sea()
"""Every game begins with it."""
