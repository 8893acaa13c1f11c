"""Plots the last moves as courses on the chart, as the story tells them."""

from __future__ import annotations

from typing import Final

from herna.games.ahoy.components import NOWHERE, PATROLS
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.ui.charting import place
from herna.games.ahoy.ui.fleet import key_of
from herna.games.ahoy.ui.layout import UNIT
from herna.games.ahoy.ui.sheet import Course

TURNS: Final = 2
"""So many turns are plotted: the one being played, and the one before."""

SETS_DOWN: Final = ("moved", "placed", "bewitched")
"""Events that tell where a figure is from then on: the figure, then the space."""


def courses(seen: Ahoy) -> tuple[Course, ...]:
    """Return the way of every Flagship that moved lately; without a story there is none."""
    story = seen.story or []
    turns = [number for number, event in enumerate(story) if event.key == "turn"]
    since = turns[-TURNS] if len(turns) >= TURNS else 0
    ways: dict[int, list[int]] = {}
    for number, event in enumerate(story):
        if event.key not in SETS_DOWN or len(event.refs) < 2:
            continue
        figure, space = (int(ref.rpartition("-")[2]) for ref in event.refs[:2])
        if figure < PATROLS:
            way = ways.setdefault(figure, [])
            ways[figure] = [*way, space] if number >= since else [space]
    return tuple(plotted(seen, figure, way) for figure, way in ways.items() if len(way) > 1)


def plotted(seen: Ahoy, figure: int, way: list[int]) -> Course:
    """Return a way as a line through the middles of its spaces; it ends where the ship is, pushed or not."""
    here = int(seen.where[figure])
    whole = way if here in (NOWHERE, way[-1]) else [*way, here]
    points = [place(int(seen.chart.cells[space])) for space in whole]
    middles = [(x + UNIT // 2, y + UNIT // 2 + 4) for x, y in points]
    line = "M" + "L".join(f"{x} {y}" for x, y in middles)
    return Course(key_of(seen, figure), figure, line, *middles[0])
