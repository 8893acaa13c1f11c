"""Rows and grids of numbers."""

from __future__ import annotations

import pytest

from herna.kernel import rows
from herna.kernel.rows import Grid, append, changed, extend, filled, i64, pop, remove, room, vec


def test_rows_grow_and_shrink() -> None:
    """Every change of a row is what the name says."""
    row = room(4)
    assert len(row) == 0
    row = append(row, 5)
    row = append(row, 6)
    row = extend(row, vec[i64]([7, 5]))
    assert list(row) == [5, 6, 7, 5]
    row = remove(row, 5)
    assert list(row) == [6, 7, 5]
    row, last = pop(row)
    assert (list(row), last) == ([6, 7], 5)
    row, first = pop(row, 0)
    assert (list(row), first) == ([7], 6)


def test_filled_rows() -> None:
    """As many equal numbers as asked for."""
    assert list(filled(3, 7)) == [7, 7, 7]
    assert list(filled(2)) == [0, 0]


def test_a_slice_is_a_copy() -> None:
    """States are copied by slices."""
    row = filled(2)
    twin = row[:]
    twin[0] = 1
    assert list(row) == [0, 0]


def grid() -> Grid:
    """Return three areas by two seats: 1 0 / 2 3 / 0 4."""
    return Grid(vec[i64]([1, 0, 2, 3, 0, 4]), 2)


def test_reading_a_grid() -> None:
    """By cell, by line, by column."""
    ships = grid()
    assert ships.at(1, 1) == 3
    assert list(ships.lines(0)) == [0, 1]
    assert list(ships.lines(1)) == [1, 2]
    assert list(ships.columns(0)) == [0]
    assert list(ships.columns(1)) == [0, 1]
    assert ships.total(1) == 5
    assert ships.others(1, 0) == 3
    assert ships.others(2, 1) == 0


def test_changing_a_grid() -> None:
    """Put sets, add changes, and a copy is independent."""
    ships = grid()
    twin = ships.copy()
    ships.put(0, 1, 9)
    ships.add(2, 1, -4)
    assert list(ships.cells) == [1, 9, 2, 3, 0, 0]
    assert list(twin.cells) == [1, 0, 2, 3, 0, 4]
    assert twin.width == 2


def test_a_row_changed_in_one_place_is_another_row() -> None:
    """The row itself stays as it was."""
    row = vec[i64]([1, 2, 3])
    assert list(changed(row, 1, 7)) == [1, 7, 3]
    assert list(row) == [1, 2, 3]


@pytest.mark.parametrize(("line", "column"), [(-1, 0), (0, -1), (1, 2), (3, 0)])
def test_a_place_beside_a_grid_is_an_error(line: int, column: int) -> None:
    """Counted from its end, it would be somebody else's."""
    ships = grid()
    with pytest.raises(IndexError, match=f"line {line}, column {column} is not in a table 2 wide"):
        ships.check(line, column)
    if not rows.__file__.endswith(".py"):
        return
    for use in (ships.at, ships.others, lambda a, b: ships.put(a, b, 1), lambda a, b: ships.add(a, b, 1)):
        with pytest.raises(IndexError, match="is not in a table"):
            use(line, column)
    assert list(ships.cells) == [1, 0, 2, 3, 0, 4]


def test_a_line_or_column_beside_a_grid_is_an_error() -> None:
    if not rows.__file__.endswith(".py"):
        return
    ships = grid()
    for use in (ships.total, ships.columns, ships.lines, ships.line):
        with pytest.raises(IndexError, match="is not in a table"):
            use(-1)
    with pytest.raises(IndexError, match="is not in a table"):
        ships.lines(2)


def test_a_line_of_a_grid_is_a_copy() -> None:
    """What is done to it leaves the grid alone."""
    grid = Grid(vec[i64]([1, 2, 3, 4]), 2)
    line = grid.line(1)
    assert list(line) == [3, 4]
    line[0] = 9
    assert grid.at(1, 0) == 3
