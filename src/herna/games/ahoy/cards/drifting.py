"""Crew that knows currents, fog, wrecks and the edge of the world (H24)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from herna.games.ahoy.actions.course import PUSHED, Course
from herna.games.ahoy.actions.voyage import beyond_the_map, carry, sail_on
from herna.games.ahoy.card import Crew
from herna.games.ahoy.chart import BARRED
from herna.games.ahoy.components import CURRENT, FOG, NOWHERE, SPACE
from herna.games.ahoy.market import BARRELMAN, PILOT, SEA_DOG, SEA_WITCH
from herna.games.ahoy.queries import explorable
from herna.games.ahoy.space import WAYS, opposite
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.verbs import CARRY, CARRY_OFF, IGNORE
from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.rows import Row, append, i64, room
from herna.kernel.step import Ask, Step


@final
class SeaWitch(Crew):
    """Your Flagship may leave the map, and come back at its opposite edge."""

    def beyond_the_map(self, state: Ahoy, you: Seat, space: i64, way: i64) -> i64:
        """Go back along the row or column to the last space before an edge or a gap (H24.9)."""
        chart = state.chart
        back = opposite(way)
        behind = chart.beside(space, back)
        while behind != NOWHERE:
            space = behind
            behind = chart.beside(space, back)
        return space


@final
class SeaDog(Crew):
    """A Strong Current carries your Flagship wherever you like, or nowhere."""

    def steer(self, state: Ahoy, course: Course, terrain: i64) -> Step[Any] | None:
        """Take the helm in a current."""
        return Drift(course) if terrain == CURRENT else None


@final
class Barrelman(Crew):
    """Fog may carry your Flagship like a Strong Current in any direction."""

    def steer(self, state: Ahoy, course: Course, terrain: i64) -> Step[Any] | None:
        """Take the helm in Fog."""
        return Drift(course) if terrain == FOG else None


@final
@mypyc_attr(free_list_len=1)
class Drift(Ask[Ahoy]):
    """Choose where a current or Fog carries the Flagship, if anywhere (H24.31)."""

    def __init__(self, course: Course) -> None:
        super().__init__(course.figure)
        self.course: Final = course

    def choice(self, state: Ahoy) -> Choice:
        """Ask for a direction with a legal step, or none."""
        space = state.where[self.course.figure]
        options = room(5)
        for way in range(WAYS):
            options = self.onto(state, options, space, way)
        return Choice(self.seat, "drift", append(options, IGNORE.of()), SPACE.ref(space))

    def onto(self, state: Ahoy, options: Row, space: i64, way: i64) -> Row:
        """Add one direction, if it is possible; a push never leads off the map."""
        to = state.chart.step(space, way)
        if to >= 0:
            return append(options, CARRY.of(to))
        if to == BARRED or self.course.manner & PUSHED:
            return options
        edge = beyond_the_map(state, self.course.figure, space, way)
        if explorable(state, space, way) or edge != NOWHERE:
            return append(options, CARRY_OFF.of(state.chart.cell_beside(space, way)))
        return options

    def take(self, state: Ahoy, option: Option) -> None:
        """Carry the Flagship that way, or let it sail on as if the space were open sea."""
        chart = state.chart
        if IGNORE.owns(option):
            sail_on(state, self.course)
            return
        place = CARRY_OFF.target(option) if CARRY_OFF.owns(option) else chart.cells[CARRY.target(option)]
        carry(state, self.course, chart.direction(state.where[self.course.figure], place))


@final
class Pilot(Crew):
    """Your Flagship may ignore the damage of Wreckage."""

    def may_ignore_wreckage(self, state: Ahoy, you: Seat) -> bool:
        """Let its owner sail into Wreckage without damage (H24.26)."""
        return True


DECK: Final[list[Crew]] = [SeaWitch(SEA_WITCH), SeaDog(SEA_DOG), Barrelman(BARRELMAN), Pilot(PILOT)]
