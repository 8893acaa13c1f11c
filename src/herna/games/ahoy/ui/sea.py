"""How much of the sea is shown, and what is drawn where no tile lies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from herna.games.ahoy.ui.layout import UNIT
from herna.games.ahoy.ui.sheet import Draft, Ornament, Tile

MARGIN: Final = 16
"""Water around the outermost tile."""

RING: Final = UNIT
"""While tiles are left, the spaces around the map are shown too: when one is asked for, nothing moves."""

LEAST: Final = (6, 4)
"""The sea is never shown smaller than so many spaces across and down: a young map would look huge."""


@dataclass(frozen=True)
class Thing:
    """An ornament: its size, how many free cells it wants side by side, and where to look for them first."""

    symbol: str
    width: int
    height: int
    across: int
    from_right: bool
    from_below: bool


RIBBON: Final = Thing("", 240, 120, 2, from_right=False, from_below=False)
"""The ribbon that names the chart."""

THINGS: Final = (
    Thing("rose", 114, 114, 1, from_right=True, from_below=False),
    Thing("serpent", 176, 66, 2, from_right=True, from_below=True),
    Thing("kraken", 112, 51, 1, from_right=False, from_below=True),
)
"""What is drawn on empty water, in this order while there is room."""


@dataclass(frozen=True)
class View:
    """A part of the sea."""

    x: int
    y: int
    width: int
    height: int


def bounds(tiles: tuple[Tile, ...], offered: tuple[Draft, ...], uncharted: int) -> View:
    """Return the part of the sea with all tiles, room for the next ones, and all places that are offered."""
    ring = RING if uncharted else 0
    boxes = [(tile.x - ring, tile.y - ring, 2 * (UNIT + ring)) for tile in tiles]
    boxes += [(one.x, one.y, UNIT if one.kind == "explore" else 2 * UNIT) for one in offered]
    left, top = min(x for x, _, _ in boxes), min(y for _, y, _ in boxes)
    right, bottom = max(x + side for x, _, side in boxes), max(y + side for _, y, side in boxes)
    spare_x = max(0, LEAST[0] * UNIT - (right - left)) // 2
    spare_y = max(0, LEAST[1] * UNIT - (bottom - top)) // 2
    left, right, top, bottom = left - spare_x, right + spare_x, top - spare_y, bottom + spare_y
    return View(left - MARGIN, top - MARGIN, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN)


def bold(view: View) -> float:
    """Return how much larger numbers are written: a map twice as large is shown half as large."""
    return round(min(1.4, max(1.0, view.height / (5.5 * UNIT), view.width / (10 * UNIT))), 2)


def taken(tiles: tuple[Tile, ...], offered: tuple[Draft, ...]) -> set[tuple[int, int]]:
    """Return the cells, by where they are drawn, that something lies on."""
    blocks = [(tile.x, tile.y) for tile in tiles]
    blocks += [(one.x, one.y) for one in offered if one.kind != "explore"]
    cells = {(x + dx, y + dy) for x, y in blocks for dx in (0, UNIT) for dy in (0, UNIT)}
    return cells | {(one.x, one.y) for one in offered}


def ornaments(
    tiles: tuple[Tile, ...], offered: tuple[Draft, ...], view: View
) -> tuple[tuple[Ornament, ...], Ornament | None]:
    """Return rose and beasts where the sea is empty, and the ribbon with the round, if there is room."""
    filled = taken(tiles, offered)
    ribbon = None
    room = free_spot(filled, view, RIBBON)
    if room is not None:
        ribbon = Ornament("", room[0] + UNIT, room[1] + 62, RIBBON.width, RIBBON.height)
        filled |= {room, (room[0] + UNIT, room[1])}
    found = []
    for thing in THINGS:
        spot = free_spot(filled, view, thing)
        if spot is not None:
            x = spot[0] + (thing.across * UNIT - thing.width) / 2
            found.append(
                Ornament(thing.symbol, x, spot[1] + (UNIT - thing.height) / 2, thing.width, thing.height)
            )
            filled |= {(spot[0] + i * UNIT, spot[1]) for i in range(thing.across)}
    return tuple(found), ribbon


def free_spot(filled: set[tuple[int, int]], view: View, thing: Thing) -> tuple[int, int] | None:
    """Return the left end of a stretch of empty cells in view, or nothing."""
    left, top = view.x + MARGIN, view.y + MARGIN
    down = list(range(top, view.y + view.height - MARGIN - UNIT + 1, UNIT))
    across = list(range(left, view.x + view.width - MARGIN - thing.across * UNIT + 1, UNIT))
    for y in reversed(down) if thing.from_below else down:
        for x in reversed(across) if thing.from_right else across:
            if not {(x + i * UNIT, y) for i in range(thing.across)} & filled:
                return x, y
    return None
