"""Plots courses on the chart: the last moves as the story tells them, and where the next but one may lead."""

from __future__ import annotations

from typing import Final

from herna.games.ahoy.actions.voyage import Sailing
from herna.games.ahoy.components import CURRENT, NOWHERE, PATROLS
from herna.games.ahoy.queries import foes
from herna.games.ahoy.space import WAYS
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.tiles import TERRAIN
from herna.games.ahoy.ui.charting import place
from herna.games.ahoy.ui.fleet import key_of
from herna.games.ahoy.ui.layout import UNIT
from herna.games.ahoy.ui.sheet import Ahead, Course
from herna.games.ahoy.verbs import STEP

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


def ahead(seen: Ahoy) -> tuple[Ahead, ...]:
    """Return where the step after next could lead, for whoever is asked for the next one.

    A battle ends a move and a current takes it elsewhere, so nothing is shown beyond those.
    """
    asked = seen.stack[-1] if seen.stack else None
    if seen.pending is None or not isinstance(asked, Sailing) or asked.course.left < 2:
        return ()
    course = asked.course
    near = [int(STEP.target(option)) for option in seen.pending.options if STEP.owns(option)]
    calm = [space for space in near if TERRAIN[space] != CURRENT and not foes(seen, course.figure, space)]
    beyond = {int(seen.chart.step(space, way)) for space in calm for way in range(WAYS)}
    here = int(seen.where[course.figure])
    found = sorted(space for space in beyond if space >= 0 and space != here and space not in near)
    return tuple(Ahead(*place(int(seen.chart.cells[space])), 2) for space in found)


def plotted(seen: Ahoy, figure: int, way: list[int]) -> Course:
    """Return a way as a line through the middles of its spaces; it ends where the ship is, pushed or not."""
    here = int(seen.where[figure])
    whole = way if here in (NOWHERE, way[-1]) else [*way, here]
    points = [place(int(seen.chart.cells[space])) for space in whole]
    middles = [(x + UNIT // 2, y + UNIT // 2 + 4) for x, y in points]
    line = "M" + "L".join(f"{x} {y}" for x, y in middles)
    return Course(key_of(seen, figure), figure, line, *middles[0])
