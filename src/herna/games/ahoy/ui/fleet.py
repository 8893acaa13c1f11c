"""Draws what stands on the chart: ships, Strongholds and Comrades, side by side in their spaces."""

from __future__ import annotations

from dataclasses import replace

from herna.games.ahoy.components import (
    ASHORE,
    CUTTER,
    FACTION_KEYS,
    FIGURE,
    FIGURES,
    GUNSHIP,
    PATROLS,
    SPACE,
    STRONGHOLDS,
)
from herna.games.ahoy.space import CORNERS, is_island, region_of, space_at
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.ui.charting import corner_of, place
from herna.games.ahoy.ui.layout import BIG, PATROL, TOKEN, Size, spread
from herna.games.ahoy.ui.sheet import Figure
from herna.kernel.choice import Seat

KEYS = ("sq", "un", "red", "wh")
"""Short names of the factions, as the style sheet and the symbols have them."""
assert len(KEYS) == len(FACTION_KEYS)

MOST_TOKENS = 3
"""So many Comrades are drawn one by one; more are one with a number."""


def key_of(seen: Ahoy, figure: int) -> str:
    """Return whose a figure is."""
    if figure < PATROLS:
        return KEYS[int(seen.boards[figure])]
    return "sq" if figure < CUTTER else "un"


def symbol_of(seen: Ahoy, figure: int) -> str:
    """Return what a figure looks like; every silhouette is different."""
    if figure < PATROLS:
        return f"fs-{key_of(seen, figure)}"
    if figure < STRONGHOLDS:
        return "sh-patrol"
    if figure < CUTTER:
        return "sh-stronghold"
    return "sh-cutter" if figure == CUTTER else "sh-gunship"


def standing(seen: Ahoy) -> dict[int, list[int]]:
    """Return the figures on each space: big ones first, Patrols last."""
    order = [*range(PATROLS), *range(STRONGHOLDS, FIGURES), *range(PATROLS, STRONGHOLDS)]
    found: dict[int, list[int]] = {}
    for figure in order:
        if figure < PATROLS and figure >= seen.seats:
            continue
        where = int(seen.where[figure])
        if where != ASHORE:
            found.setdefault(where, []).append(figure)
    return found


def figures(seen: Ahoy, viewer: Seat) -> tuple[Figure, ...]:
    """Return every piece on the chart."""
    there = standing(seen)
    drawn: list[Figure] = []
    for tile in seen.chart.tiles:
        for corner in range(CORNERS):
            space = int(space_at(tile, corner))
            drawn += on_space(seen, space, there.get(space, []), viewer)
    return tuple(drawn)


def on_space(seen: Ahoy, space: int, standing_here: list[int], viewer: Seat) -> list[Figure]:
    """Return the pieces of one space."""
    tile, island = int(region_of(space)), is_island(space)
    comrades, tokens = ashore(seen, tile) if island else (0, 0)
    if not standing_here and not tokens:
        return []
    corner = corner_of(space % 4, int(seen.chart.turns[tile]))
    x, y = place(int(seen.chart.cells[space]))
    sizes: list[Size] = [PATROL if PATROLS <= one < STRONGHOLDS else BIG for one in standing_here]
    spots = spread([*sizes, *[TOKEN] * tokens], corner, island)
    drawn = [
        Figure(
            ref=FIGURE.ref(figure),
            symbol=symbol_of(seen, figure),
            key=key_of(seen, figure),
            x=round(x + spot.x, 1),
            y=round(y + spot.y, 1),
            side=round(side, 1),
            mine=figure == viewer,
        )
        for figure, (spot, side) in zip(standing_here, spots, strict=False)
    ]
    count = comrades if tokens < comrades else 1
    more = [comrade(x + spot.x, y + spot.y, side, count) for spot, side in spots[len(drawn) :]]
    return [replace(one, space=SPACE.ref(space)) for one in (*drawn, *more)]


def ashore(seen: Ahoy, tile: int) -> tuple[int, int]:
    """Return how many Comrades are on a region's Island, and how many tokens are drawn for them."""
    count = int(seen.comrades[tile])
    return count, 1 if count > MOST_TOKENS else count


def comrade(x: float, y: float, side: float, count: int) -> Figure:
    """Return a Comrade, or one that stands for so many."""
    return Figure("", "sh-comrade", "un", round(x, 1), round(y, 1), side, False, count)


def afloat(seen: Ahoy) -> int:
    """Return how many Patrols are on the map."""
    return sum(seen.where[figure] != ASHORE for figure in range(PATROLS, STRONGHOLDS))


__all__ = ["CUTTER", "GUNSHIP", "KEYS", "afloat", "figures", "key_of", "symbol_of"]
