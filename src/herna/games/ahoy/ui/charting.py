"""Draws the chart: the tiles as they lie, what is printed on them, who holds them."""

from __future__ import annotations

from typing import Final

from herna.games.ahoy.chart import QUAD, turned
from herna.games.ahoy.components import (
    ISLAND,
    NOWHERE,
    OPEN,
    SEA,
    SPACE,
    SUIT_KEYS,
    TERRAIN_KEYS,
    TILE,
)
from herna.games.ahoy.scoring import control
from herna.games.ahoy.space import region_of, space_at
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.tiles import CURRENTS, SUIT, TERRAIN, TILES, TREASURE, WIND
from herna.games.ahoy.ui.layout import BESIDE, UNIT, WIDE, Corner, gold_at, mark_at, wind_at
from herna.games.ahoy.ui.sheet import Bar, Mark, Sea, Tally, Tile

WAYS: Final = "nesw"
SHEETS: Final = 3
"""How many outlines of a tile have been drawn; neighbours in number look different."""


def place(cell: int) -> tuple[int, int]:
    """Return where a cell of the sea is drawn."""
    row, column = divmod(cell, SEA)
    return column * UNIT, row * UNIT


def corner_of(tile_corner: int, turn: int) -> Corner:
    """Return where a corner of a tile lies after so many clockwise quarter turns."""
    return Corner(*divmod(int(turned(tile_corner, turn)), 2))


def space(number: int, turn: int) -> Sea:
    """Return one space of a tile turned so, from the tile's corner on."""
    corner = corner_of(number % 4, turn)
    x, y = corner.column * UNIT, corner.row * UNIT
    terrain = int(TERRAIN[number])
    key = TERRAIN_KEYS[terrain]
    way = (int(CURRENTS[number]) + turn) % 4 if CURRENTS[number] != NOWHERE else NOWHERE
    quarter = 90 * way if way != NOWHERE else 0
    mark, wind = mark_at(corner), wind_at(corner)
    chip = None if terrain == OPEN else Mark(f"t-{key}", x + mark.x, y + mark.y, quarter)
    return Sea(
        ref=SPACE.ref(number),
        x=x,
        y=y,
        terrain=key,
        art=art(number, key),
        turn=quarter,
        suit=SUIT_KEYS[int(SUIT[region_of(number)])] if terrain == ISLAND else "",
        chip=chip,
        wind=Mark("wind", x + wind.x, y + wind.y) if WIND[number] else None,
        gold=coins(number, corner),
        tailwind=int(WIND[number]),
        treasure=int(TREASURE[number]),
        current=WAYS[way] if way != NOWHERE else "",
    )


def art(number: int, terrain: str) -> str:
    """Return the symbol that is drawn on a space."""
    if terrain == "island":
        return f"isle-{TILES[region_of(number)].key}"
    return f"open-{number % 3}" if terrain == "open" else f"art-{terrain}"


def coins(number: int, corner: Corner) -> tuple[Mark, ...]:
    """Return the Treasure of a space, coin by coin towards the middle."""
    at = gold_at(corner)
    x, y = corner.column * UNIT + at.x, corner.row * UNIT + at.y
    lean = -13 if corner.column else 13
    return tuple(Mark("coin", x + i * lean, y) for i in range(int(TREASURE[number])))


def bars(tile: int, turn: int) -> tuple[Bar, ...]:
    """Return the Sandbar of a tile, if it has one."""
    one, two = TILES[tile].bar
    if one == NOWHERE:
        return ()
    first, second = corner_of(one, turn), corner_of(two, turn)
    upright = first.row == second.row
    x = UNIT if upright else first.column * UNIT + UNIT // 2
    y = first.row * UNIT + UNIT // 2 if upright else UNIT
    return (Bar(x, y, upright, tile % 2),)


def tile_at(tile: int, block: int, turn: int) -> Tile:
    """Return a tile as printed, lying on a block, without anything on it."""
    x, y = place(block)
    return Tile(
        ref=TILE.ref(tile),
        suit=SUIT_KEYS[int(SUIT[tile])],
        x=x,
        y=y,
        sheet=tile % SHEETS,
        spaces=tuple(space(int(space_at(tile, corner)), turn) for corner in range(len(QUAD))),
        bars=bars(tile, turn),
        holder="",
        wealth=0,
        tallies=(),
    )


def regions(seen: Ahoy) -> tuple[Tile, ...]:
    """Return the tiles on the map."""
    squadron, union = control(seen)
    return tuple(region(seen, int(tile), int(squadron[tile]), int(union[tile])) for tile in seen.chart.tiles)


def region(seen: Ahoy, tile: int, squadron: int, union: int) -> Tile:
    """Return a tile on the map with its wealth, who holds it, and by how much."""
    block, turn = int(seen.chart.corners[tile]), int(seen.chart.turns[tile])
    drawn = tile_at(tile, block, turn)
    sides = (("sq", squadron, squadron > union, -WIDE - BESIDE), ("un", union, union > squadron, BESIDE))
    return Tile(
        **{
            **vars(drawn),
            "holder": "sq" if squadron > union else "un" if union > squadron else "",
            "wealth": int(seen.wealth[tile]),
            "tallies": tuple(Tally(key, value, wins, x) for key, value, wins, x in sides),
        }
    )
