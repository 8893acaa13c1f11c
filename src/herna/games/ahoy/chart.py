"""The map as laid out so far: tiles on the sea, what is beside what, where there is room (H4, H10)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.ahoy.components import NOWHERE, SEA, SPACE, TILE
from herna.games.ahoy.space import CORNERS, ISLAND_CORNER, WAYS, island_of, opposite, space_at
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

TURNED: Final = vec[i64]([0, 1, 2, 3, 1, 3, 0, 2, 3, 2, 1, 0, 2, 0, 3, 1])
"""Where the four corners of a tile come to lie after none, one, two and three clockwise quarter turns."""


@final
@mypyc_attr(acyclic=True)
class Chart:
    """A map; it never changes. Laying a tile gives a new one, so copies of a state share it."""

    # long: a line for each field, and what it is
    def __init__(
        self,
        tiles: Row,
        corners: Row,
        turns: Row,
        land: Row,
        near: Row,
        cells: Row,
        steps: Row,
        currents: Row,
        winds: Row,
    ) -> None:
        # One line a field, each with what it holds: long, and nothing to take apart.
        self.tiles: Final = tiles
        """The tiles, in the order in which they were laid."""
        self.corners: Final = corners
        """The top left cell of each tile, NOWHERE if it is not on the map."""
        self.turns: Final = turns
        """How many clockwise quarter turns each tile was given."""
        self.land: Final = land
        """The cells under tiles, as a mask of columns for each row of the sea."""
        self.near: Final = near
        """The cells beside an Island, as a mask of columns for each row of the sea."""
        self.cells: Final = cells
        """The cell of each space, NOWHERE if it is not on the map."""
        self.steps: Final = steps
        """Where a step from each space leads, clockwise from the north: a space, OFF, BARRED or UNCHARTED."""
        self.currents: Final = currents
        """Where the Strong Current of each space leads, NOWHERE if it has none."""
        self.winds: Final = winds
        """The spaces with a Tailwind die."""
        self._passages: Row = vec[i64]()

    def passages(self) -> Row:
        """Return how far the Islands are, as ``mind/passage.py`` has counted it; empty until then."""
        return self._passages

    def keep_passages(self, found: Row) -> None:
        """Keep what was counted. It follows from the map, so it is no part of the position."""
        self._passages = found

    def step(self, space: i64, way: i64) -> i64:
        """Return where a step leads: a space, OFF, BARRED or UNCHARTED."""
        return self.steps[WAYS * space + way]

    def cell_beside(self, space: i64, way: i64) -> i64:
        """Return the cell next to a space, whether or not there is a tile."""
        return self.cells[space] + DELTA[way]

    def at(self, place: i64) -> i64:
        """Return the space on a cell of the sea, NOWHERE if there is none."""
        if self.land[place // SEA] >> place % SEA & 1:
            for i in range(len(self.tiles) - 1, -1, -1):  # the latest first: it is asked for when it is laid
                first = space_at(self.tiles[i], 0)
                for space in range(first, first + CORNERS):
                    if self.cells[space] == place:
                        return space
        return NOWHERE

    def beside(self, space: i64, way: i64) -> i64:
        """Return the neighbour of a space in a direction, Sandbars ignored, NOWHERE if there is none."""
        to = self.step(space, way)
        if to == BARRED:
            return self.at(self.cell_beside(space, way))
        return to if to >= 0 else NOWHERE

    def laid(self, tile: i64, block: i64, turn: i64) -> Chart:
        """Return the map with one more tile, its top left cell here, turned clockwise so often."""
        corners, turns = self.corners[:], self.turns[:]
        cells, currents = self.cells[:], self.currents[:]
        corners[tile] = block
        turns[tile] = turn
        winds = self.winds[:]
        for corner in range(CORNERS):
            space = space_at(tile, corner)
            cells[space] = block + QUAD[turned(corner, turn)]
            if CURRENTS[space] != NOWHERE:
                currents[space] = (CURRENTS[space] + turn) % WAYS
            if WIND[space] > 0:
                winds = append(winds, space)
        land, near = self.land[:], self.near[:]
        cover(land, near, block, cells[island_of(tile)])
        tiles = append(self.tiles[:], tile)
        chart = Chart(tiles, corners, turns, land, near, cells, self.steps[:], currents, winds)
        chart.narrow()
        chart.join(tile)
        return chart

    def narrow(self) -> None:
        """Close the ways off the map that a tile just laid has left no room for."""
        steps, cells = self.steps, self.cells
        for tile in self.tiles:
            first = WAYS * space_at(tile, 0)
            for edge in range(first, first + WAYS * CORNERS):
                if steps[edge] == UNCHARTED and not self.has_room(cells[edge // WAYS] + DELTA[edge % WAYS]):
                    steps[edge] = OFF

    def join(self, tile: i64) -> None:
        """Work out where the steps from a tile just laid lead, and those back."""
        steps = self.steps
        for corner in range(CORNERS):
            space = space_at(tile, corner)
            for way in range(WAYS):
                other = self.at(self.cell_beside(space, way))
                if other != NOWHERE:
                    steps[WAYS * space + way] = other
                    steps[WAYS * other + opposite(way)] = space
                elif self.has_room(self.cell_beside(space, way)):
                    steps[WAYS * space + way] = UNCHARTED
                else:
                    steps[WAYS * space + way] = OFF
        one, two = TILES[tile].bar
        if one != NOWHERE:
            bar(steps, space_at(tile, one), space_at(tile, two))

    def has_room(self, place: i64) -> bool:
        """Whether a tile could be laid over this cell."""
        land, near = self.land, self.near
        return (
            fits(land, near, place)
            or fits(land, near, place - 1)
            or fits(land, near, place - SEA)
            or fits(land, near, place - SEA - 1)
        )

    def direction(self, start: i64, place: i64) -> i64:
        """Return the direction from a space to a cell beside it."""
        for way in range(WAYS):
            if self.cell_beside(start, way) == place:
                return way
        raise ValueError(f"cell {place} is not beside space {start}")

    def blocks(self, place: i64) -> Row:
        """Return where a tile may be laid to cover this cell: blocks, by their top left cells."""
        return vec[i64]([place - offset for offset in QUAD if fits(self.land, self.near, place - offset)])

    def shores(self) -> Row:
        """Return every block where a tile may be laid beside the map."""
        found: set[int] = set()
        land, near = self.land, self.near
        for tile in self.tiles:
            for corner in range(CORNERS):
                for way in range(WAYS):
                    place = self.cell_beside(space_at(tile, corner), way)
                    found.update([place - offset for offset in QUAD if fits(land, near, place - offset)])
        return vec[i64](sorted(found))

    def allowed_turns(self, block: i64) -> Row:
        """Return the rotations in which a tile's Island is not beside another (H10.4)."""
        return vec[i64](
            [
                turn
                for turn in range(WAYS)
                if not by_island(self.near, block + QUAD[turned(ISLAND_CORNER, turn)])
            ]
        )


def turned(corner: i64, turn: i64) -> i64:
    """Return where a corner of a tile comes to lie after so many clockwise quarter turns."""
    return TURNED[CORNERS * turn + corner]


def cover(land: Row, near: Row, block: i64, island: i64) -> None:
    """Note the cells under a tile just laid, and those beside its Island."""
    land[block // SEA] |= 3 << block % SEA
    land[block // SEA + 1] |= 3 << block % SEA
    row, column = island // SEA, island % SEA
    near[row - 1] |= 1 << column
    near[row] |= 5 << (column - 1)
    near[row + 1] |= 1 << column


def bar(steps: Row, one: i64, two: i64) -> None:
    """Part two spaces by a Sandbar."""
    for way in range(WAYS):
        if steps[WAYS * one + way] == two:
            steps[WAYS * one + way] = BARRED
            steps[WAYS * two + opposite(way)] = BARRED


def fits(land: Row, near: Row, block: i64) -> bool:
    """Whether a block is free and an Island could lie on one of its cells (H10.2)."""
    row, column = block // SEA, block % SEA
    if (land[row] | land[row + 1]) >> column & 3:
        return False
    return (near[row] & near[row + 1]) >> column & 3 != 3


def by_island(near: Row, place: i64) -> bool:
    """Whether an Island is beside this cell."""
    return near[place // SEA] >> place % SEA & 1 == 1


def empty_sea() -> Chart:
    """Return the map before any tile is laid."""
    return Chart(
        vec[i64](),
        filled(TILE.count, NOWHERE),
        filled(TILE.count),
        filled(SEA),
        filled(SEA),
        filled(SPACE.count, NOWHERE),
        filled(WAYS * SPACE.count, OFF),
        filled(SPACE.count, NOWHERE),
        vec[i64](),
    )


EMPTY_SEA: Final = empty_sea()
"""Every game begins with it."""
