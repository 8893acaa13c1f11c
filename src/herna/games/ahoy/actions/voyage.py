"""Moving: step by step, what happens on arrival, and where it ends (H8, H9, H12)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.ahoy.actions.anchor import anchor
from herna.games.ahoy.actions.arrival import Battles
from herna.games.ahoy.actions.course import COLLECTING, PEACEFUL, PUSHED, STURDY, Course, begin, on_course
from herna.games.ahoy.actions.damage import Wreck
from herna.games.ahoy.actions.explore import LayTile
from herna.games.ahoy.card import BEYOND_THE_MAP, CREW, STEER, listeners
from herna.games.ahoy.changes import draw_tile, gain_gold
from herna.games.ahoy.chart import BARRED
from herna.games.ahoy.components import CURRENT, FIGURE, NOWHERE, PATROLS, SPACE, TILE, WRECKAGE
from herna.games.ahoy.queries import explorable, foes, owner
from herna.games.ahoy.space import WAYS
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.tiles import TERRAIN, TREASURE
from herna.games.ahoy.verbs import ANCHOR, COLLECT, EXPLORE, IGNORE, REAPPEAR, STEP
from herna.kernel.bits import places
from herna.kernel.choice import Choice, Option, Seat, or_pass
from herna.kernel.rows import append, i64, room, vec
from herna.kernel.step import Ask, Step


def set_sail(state: Ahoy, seat: Seat, figure: i64, most: i64, manner: i64) -> None:
    """Let a figure move from one to so many spaces."""
    state.do(Sailing(begin(state, seat, figure, most, manner), True))


@final
class SetSail(Step[Ahoy]):
    """A figure moves from one to so many spaces, once other things are done."""

    def __init__(self, seat: Seat, figure: i64, most: i64, manner: i64) -> None:
        self.seat: Final = seat
        self.figure: Final = figure
        self.most: Final = most
        self.manner: Final = manner

    def run(self, state: Ahoy) -> None:
        """Ask for the first step of the move."""
        set_sail(state, self.seat, self.figure, self.most, self.manner)


@final
@mypyc_attr(free_list_len=1)
class Sailing(Ask[Ahoy]):
    """The next step of a move; from the second on, the figure may anchor instead (H8.5, H9.12)."""

    def __init__(self, course: Course, first: bool) -> None:
        super().__init__(course.seat)
        self.course: Final = course
        self.first: Final = first

    def choice(self, state: Ahoy) -> Choice:
        """Ask for a legal step (H9.11)."""
        chart = state.chart
        figure = self.course.figure
        space = state.where[figure]
        options = room(9)
        for way in range(WAYS):
            to = chart.step(space, way)
            if to >= 0:
                options = append(options, STEP.of(to))
            elif to != BARRED:
                if explorable(state, space, way):
                    options = append(options, EXPLORE.of(chart.cell_beside(space, way)))
                edge = beyond_the_map(state, figure, space, way)
                if edge != NOWHERE:
                    options = append(options, REAPPEAR.of(edge))
        if not self.first:
            options = append(options, ANCHOR.of())
        return Choice(self.seat, "sail", options, FIGURE.ref(figure))

    def take(self, state: Ahoy, option: Option) -> None:
        """Make the step: on the map, off it to explore, or off it to reappear elsewhere; or anchor here."""
        if STEP.owns(option):
            arrive(state, self.course.stepped(), STEP.target(option))
        elif EXPLORE.owns(option):
            explore(state, self.course.stepped(), EXPLORE.target(option))
        elif REAPPEAR.owns(option):
            reappear(state, self.course.stepped(), REAPPEAR.target(option))
        else:
            anchor(state, self.course)


def beyond_the_map(state: Ahoy, figure: i64, space: i64, way: i64) -> i64:
    """Return where Crew lets a Flagship reappear that leaves the map from here this way, or NOWHERE."""
    if figure < PATROLS and listeners(state, figure, BEYOND_THE_MAP) != 0:
        for card in places(listeners(state, figure, BEYOND_THE_MAP)):
            edge = CREW[card].beyond_the_map(state, figure, space, way)
            if edge != NOWHERE:
                return edge
    return NOWHERE


def reappear(state: Ahoy, course: Course, space: i64) -> None:
    """Come back to the map elsewhere."""
    state.tell("bewitched", course.seat, FIGURE.ref(course.figure), SPACE.ref(space))
    arrive(state, course, space)


def explore(state: Ahoy, course: Course, place: i64) -> None:
    """Leave the map: draw a tile and lay it under the figure, whose own movement is over (H10.3, H9.4)."""
    draw_tile(state)
    state.tell("explored", course.seat, FIGURE.ref(course.figure), TILE.ref(state.drawn))
    state.do(LayTile(course.seat, place), Landfall(course.ended(), place))


def arrive(state: Ahoy, course: Course, space: i64) -> None:
    """Put the figure down; then battle, then terrain (H9.2)."""
    figure = course.figure
    state.where[figure] = space
    if state.story is not None:  # spares most moves of a search the making of words
        state.tell("moved", course.seat, FIGURE.ref(figure), SPACE.ref(space))
    if not course.manner & PEACEFUL:
        targets = foes(state, figure, space)
        if targets != 0:
            calm, after = Terrain(course), Terrain(course.ended())
            state.do(Battles(course, space, targets, state.moves, calm, after))
            return
    weather(state, course)


@final
class Terrain(Step[Ahoy]):
    """What the space does to a figure whose battles there are over."""

    def __init__(self, course: Course) -> None:
        self.course: Final = course

    def run(self, state: Ahoy) -> None:
        """Go on, unless the figure was moved or removed meanwhile (H9.8, H9.14)."""
        if on_course(state, self.course):
            weather(state, self.course)
        elif state.course[self.course.figure] < 0:
            anchor(state, self.course)


@final
@mypyc_attr(free_list_len=1)
class Landfall(Step[Ahoy]):
    """The figure reaches the tile just laid; nobody is there yet (H10.5, H10.6)."""

    def __init__(self, course: Course, place: i64) -> None:
        self.course: Final = course
        self.place: Final = place

    def run(self, state: Ahoy) -> None:
        """Put the figure on the tile, into whatever terrain is there."""
        state.where[self.course.figure] = state.chart.at(self.place)
        weather(state, self.course)


def weather(state: Ahoy, course: Course) -> None:
    """Resolve Wreckage, or a Strong Current, or Fog taken for one; then go on (H9.2, H9.10)."""
    figure = course.figure
    space = state.where[figure]
    terrain = TERRAIN[space]
    if terrain == WRECKAGE and not course.manner & STURDY:
        state.do(Wreck(owner(state, figure), figure), Onward(course))
    elif course.carried_out_of(space):
        sail_on(state, course)
    elif figure < PATROLS and steered(state, course, terrain):
        return
    elif terrain == CURRENT:
        carry(state, course, state.chart.currents[space])
    else:
        sail_on(state, course)


def steered(state: Ahoy, course: Course, terrain: i64) -> bool:
    """Let a Flagship's Crew take the helm, if it can in such a space (H12.1)."""
    you: Seat = course.figure
    if listeners(state, you, STEER) != 0:
        for card in places(listeners(state, you, STEER)):
            question = CREW[card].steer(state, course, terrain)
            if question is not None:
                state.do(question)
                return True
    return False


@final
@mypyc_attr(free_list_len=1)
class Onward(Step[Ahoy]):
    """The move goes on after Wreckage, if the figure is still afloat."""

    def __init__(self, course: Course) -> None:
        self.course: Final = course

    def run(self, state: Ahoy) -> None:
        """Let the figure make its next step or anchor, unless the Wreckage removed it."""
        if on_course(state, self.course):
            sail_on(state, self.course)


def sail_on(state: Ahoy, course: Course) -> None:
    """Collect Treasure if trawling, take another step if movement is left, otherwise anchor (H9.3)."""
    if course.manner & COLLECTING:
        space = state.where[course.figure]
        if TREASURE[space] > 0 and state.bank > 0 and not course.has_emptied(space):
            state.do(Collect(course))
            return
    leave_or_anchor(state, course)


def leave_or_anchor(state: Ahoy, course: Course) -> None:
    """Take another step if movement is left, otherwise anchor."""
    if course.left > 0:
        state.do(Sailing(course, False))
    else:
        anchor(state, course)


@final
@mypyc_attr(free_list_len=1)
class Collect(Ask[Ahoy]):
    """Who collects on the way may take a Treasure, once per space (H24.22, H24.35)."""

    def __init__(self, course: Course) -> None:
        super().__init__(course.seat)
        self.course: Final = course

    def choice(self, state: Ahoy) -> Choice:
        """Offer the Treasure here, which may be left."""
        return Choice(self.seat, "collect", or_pass(vec[i64]([COLLECT.of()])))

    def take(self, state: Ahoy, option: Option) -> None:
        """Collect it or not, and sail on."""
        course = self.course
        if COLLECT.owns(option):
            space = state.where[course.figure]
            gain_gold(state, self.seat, TREASURE[space])
            course = course.emptying(space)
        leave_or_anchor(state, course)


def carry(state: Ahoy, course: Course, way: i64) -> None:
    """Carry the figure one space; off the map it explores, or it must anchor here (H12.1, H10.7)."""
    space = state.where[course.figure]
    to = state.chart.step(space, way)
    course = course.carried(space)
    if to >= 0:
        arrive(state, course, to)
    elif to == BARRED or course.manner & PUSHED:
        sail_on(state, course)
    elif beyond_the_map(state, course.figure, space, way) != NOWHERE:
        state.do(LeaveMap(course, way))
    elif explorable(state, space, way):
        explore(state, course, state.chart.cell_beside(space, way))
    else:
        sail_on(state, course.ended())


@final
@mypyc_attr(free_list_len=1)
class LeaveMap(Ask[Ahoy]):
    """Carried off the map by a ship whose Crew lets it reappear: that, or explore (H24.38)."""

    def __init__(self, course: Course, way: i64) -> None:
        super().__init__(course.seat)
        self.course: Final = course
        self.way: Final = way

    def choice(self, state: Ahoy) -> Choice:
        """Ask for one of the two; where exploring is impossible, staying is the other."""
        figure = self.course.figure
        space = state.where[figure]
        options = vec[i64]([REAPPEAR.of(beyond_the_map(state, figure, space, self.way))])
        if explorable(state, space, self.way):
            options = append(options, EXPLORE.of(state.chart.cell_beside(space, self.way)))
        else:
            options = append(options, IGNORE.of())
        return Choice(self.seat, "leave-map", options, SPACE.ref(space))

    def take(self, state: Ahoy, option: Option) -> None:
        """Reappear elsewhere, explore, or stay on the current's space and anchor there."""
        if REAPPEAR.owns(option):
            reappear(state, self.course, REAPPEAR.target(option))
        elif EXPLORE.owns(option):
            explore(state, self.course, EXPLORE.target(option))
        else:
            sail_on(state, self.course.ended())
