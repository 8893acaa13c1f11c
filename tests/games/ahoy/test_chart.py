"""The sea chart: how much of it is shown, and that its numbers cover no ship."""

from __future__ import annotations

import pytest

from games.ahoy.scenes import SEATS, positions, scene
from herna.games.ahoy.ui.layout import TALL, UNIT, WIDE
from herna.games.ahoy.ui.sheet import Chart, Figure, Tally, Tile

COVERED = 0.25
"""A tag may lie on a corner of a piece, not on more than this share of its square."""


def shared(figure: Figure, tile: Tile, tally: Tally, bold: float) -> float:
    """Return how much of a figure's square lies under a tag of control."""
    half = figure.side / 2
    left = tile.x + UNIT + tally.x * bold
    top = tile.y + UNIT - TALL / 2 * bold
    across = min(left + WIDE * bold, figure.x + half) - max(left, figure.x - half)
    down = min(top + TALL * bold, figure.y + half) - max(top, figure.y - half)
    return max(0.0, across) * max(0.0, down) / figure.side**2


def most_covered(chart: Chart) -> float:
    """Return the largest share of a figure that a tag of control covers."""
    tags = [(tile, tally) for tile in chart.tiles for tally in tile.tallies]
    covered = (shared(figure, tile, tag, chart.bold) for figure in chart.figures for tile, tag in tags)
    return max(covered, default=0.0)


@pytest.mark.parametrize("seats", SEATS)
def test_tallies_cover_no_ship(seats: int) -> None:
    for state in positions(seats):
        assert most_covered(scene(state, 0).chart) <= COVERED


@pytest.mark.parametrize("seats", SEATS)
def test_the_chart_fits_its_tiles_and_leaves_room_for_the_next(seats: int) -> None:
    seen = set()
    for state in positions(seats):
        chart = scene(state, 0).chart
        left, top = min(tile.x for tile in chart.tiles), min(tile.y for tile in chart.tiles)
        right = max(tile.x for tile in chart.tiles) + 2 * UNIT
        bottom = max(tile.y for tile in chart.tiles) + 2 * UNIT
        room = UNIT if state.tiles.size() else 0
        seen.add(room)
        assert chart.x <= left - room and chart.x + chart.width >= right + room
        assert chart.y <= top - room and chart.y + chart.height >= bottom + room
        if not chart.drafts:
            spare = (chart.width - (right - left) - 2 * room, chart.height - (bottom - top) - 2 * room)
            assert min(spare) < UNIT / 2, "water all around"
    assert UNIT in seen
