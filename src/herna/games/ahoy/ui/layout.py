"""Where things lie on the chart: spaces of a turned tile, marks in its corners, figures side by side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

UNIT: Final = 120
"""The side of one space, in units of the drawing."""

BESIDE: Final = 22
"""Where the tallies of control begin, from the middle of the wealth die."""

WIDE: Final = 42
TALL: Final = 26
"""The size of a tally: it lies on the line between the spaces, where no piece stands."""


BELOW: Final = 95.0
"""Where small figures stand under big ones; in the upper spaces higher, clear of the tallies."""


@dataclass(frozen=True)
class Point:
    """A place on the chart."""

    x: float
    y: float


@dataclass(frozen=True)
class Corner:
    """Where a space lies on its tile: the row and the column, each 0 or 1."""

    row: int
    column: int


@dataclass(frozen=True)
class Size:
    """How large a figure is drawn: big ones fill a space, small ones stand in a line."""

    big: bool
    wide: float
    """The side of its square in a line, when it is small."""
    gap: float
    """How far the next one stands, when there is room."""


BIG: Final = Size(True, 74, 74)
PATROL: Final = Size(False, 52, 46)
TOKEN: Final = Size(False, 32, 29)

GRIDS: Final = {
    1: (1, 74),
    2: (2, 58),
    3: (3, 44),
    4: (2, 46),
    5: (3, 40),
    6: (3, 40),
    7: (4, 32),
    8: (4, 32),
}
"""How many big figures stand in a row, and how large, for each number of them."""


def outward(inset: float, side: int) -> float:
    """Return a place so far from the tile's outer edge, measured across one space."""
    return UNIT - inset if side else inset


def mark_at(corner: Corner) -> Point:
    """The terrain chip lies in the tile's own corner."""
    return Point(outward(23, corner.column), outward(23, corner.row))


def wind_at(corner: Corner) -> Point:
    """The tailwind die lies on the outer edge, beside the middle of the tile."""
    return Point(outward(25, 1 - corner.column), outward(21, corner.row))


def gold_at(corner: Corner) -> Point:
    """Treasure lies on the other outer edge."""
    return Point(outward(22, corner.column), outward(26, 1 - corner.row))


def spread(sizes: list[Size], corner: Corner, island: bool) -> list[tuple[Point, float]]:
    """Place the figures of one space, clear of the corners: each one's middle and its side."""
    big = [i for i, size in enumerate(sizes) if size.big]
    small = [i for i, size in enumerate(sizes) if not size.big]
    placed: dict[int, tuple[Point, float]] = {}
    for i, spot in zip(big, big_spots(len(big), bool(small), corner, island), strict=True):
        placed[i] = spot
    for i, spot in zip(small, small_spots([sizes[i] for i in small], bool(big), corner, island), strict=True):
        placed[i] = spot
    return [placed[i] for i in range(len(sizes))]


def big_spots(count: int, beside: bool, corner: Corner, island: bool) -> list[tuple[Point, float]]:
    """Place the big figures: one in the middle, several in rows; small ones beside need room below."""
    if count == 0:
        return []
    per_row, side = GRIDS.get(count, (4, 30.0))
    middle = Point(60, 60.0 if not beside else 50.0 if corner.row else 44.0)
    if count == 1 and island:
        middle = Point(68 if corner.column == 0 else 52, 66 if corner.row == 0 and not beside else 54)
        side = 60
    elif count == 1 and beside:
        side = 64
    lines = -(-count // per_row)
    if lines > 1 and beside:
        side = min(side, 36)
    spots = []
    for i in range(count):
        line, place = divmod(i, per_row)
        here = min(per_row, count - line * per_row)
        step = min(side * 0.82, 92 / max(here, 1))
        x = middle.x + (place - (here - 1) / 2) * step
        y = middle.y + (line - (lines - 1) / 2) * side * 0.72 + (place % 2) * 4
        spots.append((Point(x, y), float(side)))
    return spots


def small_spots(sizes: list[Size], below: bool, corner: Corner, island: bool) -> list[tuple[Point, float]]:
    """Place the small figures in one line, or in two when there are many."""
    if not sizes:
        return []
    if len(sizes) > 4 and not below:
        half = -(-len(sizes) // 2)
        left, right, height = lane(False, corner, island)
        middle = min(height, 64.0)
        first = line_of(sizes[:half], (left, right, middle), 0.8, -20)
        return first + line_of(sizes[half:], (left, right, middle), 0.8, 20)
    return line_of(sizes, lane(below, corner, island), 0.78 if below else 1.0, 0)


def lane(below: bool, corner: Corner, island: bool) -> tuple[float, float, float]:
    """Return the stretch a line of small figures may take, from left to right, and its height."""
    if not below:
        height = 66.0 if not island else 76.0 if corner.row == 0 else 48.0
        return (10, 100, height) if corner.column == 0 else (20, 110, height)
    if corner.row == 0:
        left, right = 8, 94
    elif island:
        left, right = 48, 114
    else:
        left, right = 36, 114
    height = BELOW if corner.row else BELOW - TALL / 2
    return (left, right, height) if corner.column == 0 else (UNIT - right, UNIT - left, height)


def line_of(
    sizes: list[Size], stretch: tuple[float, float, float], scale: float, lift: float
) -> list[tuple[Point, float]]:
    """Place figures in a line in the middle of a stretch, closer together when there are many."""
    left, right, height = stretch
    wanted = sum(size.gap for size in sizes) * scale
    squeeze = min(1.0, (right - left) / wanted) * scale
    x = (left + right - min(wanted, right - left)) / 2
    spots = []
    for size in sizes:
        step = size.gap * squeeze
        drop = 4 if size is TOKEN else 0
        side = size.wide if size is TOKEN else size.wide * scale
        spots.append((Point(x + step / 2, height + lift + drop), side))
        x += step
    return spots
