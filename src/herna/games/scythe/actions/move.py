"""Move: units go one after the other, and what they pass may be carried along (S9)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.scythe.actions.load import (
    aboard,
    carry_to,
    everything,
    fit_for_lake,
    load_options,
    set_load,
)
from herna.games.scythe.actions.open_combats import remember_trip
from herna.games.scythe.board import HEX
from herna.games.scythe.changes import home, lose_popularity, put_unit, send_workers_home
from herna.games.scythe.components import (
    CHARACTER,
    FIRST_MECH,
    FIRST_WORKER,
    MAX_CARRIED,
    MECHS,
    NOBODY,
    NOWHERE,
    RESOURCE,
    SEAT,
    UNIT,
    UNITS,
    WORKERS,
    Cube,
)
from herna.games.scythe.mat import ADDS_STEPS, listeners
from herna.games.scythe.memory import NO_TRIPS, NOTHING
from herna.games.scythe.paths import destinations, walks
from herna.games.scythe.queries import enemy_fighters, enemy_units, upgraded, workers_at
from herna.games.scythe.state import Scythe
from herna.games.scythe.verbs import CARRY, CARRY_ALL, GO, LOAD, MOVE
from herna.kernel.bits import has, onto
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, changed, i64, room, vec
from herna.kernel.step import Ask

FACTORY_STEPS: Final = 2
MOVED: Final = ("moved-character", *["moved-mech"] * MECHS, *["moved-worker"] * WORKERS)
"""How the story speaks of each unit's movement."""


def begin_move(state: Scythe, seat: Seat, units: i64) -> None:
    """Get ready to move some units."""
    state.turn.moves = units
    state.turn.moved = 0
    state.turn.trips = NO_TRIPS


def units_per_move(state: Scythe, seat: Seat) -> i64:
    """How many units a Move action moves."""
    return 3 if upgraded(state, seat, Cube.MOVE) else 2


def range_of(state: Scythe, seat: Seat, unit: i64, factory: bool) -> i64:
    """How many steps a unit may take."""
    steps: i64 = FACTORY_STEPS if factory else 1
    if unit < FIRST_WORKER:
        for ability in listeners(state, seat, ADDS_STEPS):
            steps += ability.adds_steps(state, seat, factory)
    return steps


def movable(state: Scythe, seat: Seat) -> Row:
    """Return the units that may still move; of equal ones on a space, one."""
    found = room(UNITS)
    at = state.at
    start = seat * UNITS
    mechs: i64 = 0
    workers: i64 = 0
    fighters, units = enemy_fighters(state, seat), enemy_units(state, seat)
    for unit in range(UNITS):
        where = at[start + unit]
        if where == NOWHERE or has(state.turn.moved, unit):
            continue
        if unit >= FIRST_WORKER:
            if has(workers, where) or walks(state, seat, where, fighters, units) == 0:
                continue
            workers |= 1 << where
        elif unit >= FIRST_MECH:
            if has(mechs, where):
                continue
            mechs |= 1 << where
        found = append(found, start + unit)
    return found


@final
@mypyc_attr(free_list_len=1)
class MoveWho(Ask[Scythe]):
    """Choose a unit that has not moved, or be done."""

    def __init__(self, seat: Seat, factory: bool = False) -> None:
        super().__init__(seat)
        self.factory: Final = factory

    def choice(self, state: Scythe) -> Choice:
        """List the units that can still move."""
        if state.turn.moves == 0:
            return Choice(self.seat, "move", vec[i64]())
        return Choice(self.seat, "move", or_pass(MOVE.each(movable(state, self.seat))))

    def take(self, state: Scythe, option: Option) -> None:
        """Begin the unit's movement, with as many steps as its abilities give; then ask for the next unit."""
        if option == PASS:
            return
        unit = MOVE.target(option) % UNITS
        where = state.at[self.seat * UNITS + unit]
        state.turn.moves -= 1
        state.turn.mover = unit
        state.turn.origin = where
        state.turn.steps = range_of(state, self.seat, unit, self.factory)
        fit_for_lake(state, self.seat)
        state.do(Go(self.seat, True), self)


@final
@mypyc_attr(free_list_len=1)
class Go(Ask[Scythe]):
    """Take a step, with what is loaded; or change the load; or stop."""

    def __init__(self, seat: Seat, first: bool) -> None:
        super().__init__(seat)
        self.first: Final = first
        """Whether the unit has not left its space: then it must."""

    def choice(self, state: Scythe) -> Choice:
        """Ask for the next space, or for what to carry."""
        seat = self.seat
        here = state.at[seat * UNITS + state.turn.mover]
        options = onto(GO, room(24), destinations(state, seat, state.turn.mover, here))
        if len(options) > 0:
            options = load_options(state, seat, here, options)
        if not self.first:
            options = append(options, PASS)
        return Choice(seat, "go", options, UNIT.ref(seat * UNITS + state.turn.mover))

    def take(self, state: Scythe, option: Option) -> None:
        """Take the step, change what is carried, or arrive."""
        seat = self.seat
        if GO.owns(option):
            if step_to(state, seat, GO.target(option)):
                state.do(Go(seat, False))
            else:
                arrive(state, seat)
        elif LOAD.owns(option):
            state.do(LoadHow(seat, LOAD.target(option)), self)
        elif option == PASS:
            arrive(state, seat)
        else:
            set_load(state, seat, option)
            state.do(self)


@final
@mypyc_attr(free_list_len=1)
class LoadHow(Ask[Scythe]):
    """Choose how many tokens of a kind to carry."""

    def __init__(self, seat: Seat, resource: i64) -> None:
        super().__init__(seat)
        self.resource: Final = resource

    def choice(self, state: Scythe) -> Choice:
        """Ask for the number."""
        have = state.goods.at(state.at[self.seat * UNITS + state.turn.mover], self.resource)
        options = CARRY.up_to(min(have, MAX_CARRIED))
        if have > MAX_CARRIED:
            options = append(options, CARRY_ALL.of())
        return Choice(self.seat, "carry", options, RESOURCE.ref(self.resource))

    def take(self, state: Scythe, option: Option) -> None:
        """Take that many of the resource along on the next step; what is not loaded stays here."""
        have = state.goods.at(state.at[self.seat * UNITS + state.turn.mover], self.resource)
        count = CARRY.value(option) if CARRY.owns(option) else have
        state.turn.load = changed(state.turn.load, self.resource, count)
        state.turn.touched |= 1 << self.resource


def step_to(state: Scythe, seat: Seat, there: i64) -> bool:
    """Move the unit and its load one step; return whether it may go on."""
    stopped = meets(state, seat, there)
    carry_to(state, seat, there)
    put_unit(state, seat, state.turn.mover, there)
    state.turn.steps -= 1
    if state.turn.mover == CHARACTER and has(state.tokens, there):
        stopped = True
    if stopped or state.turn.steps == 0:
        return False
    fit_for_lake(state, seat)
    return True


def meets(state: Scythe, seat: Seat, there: i64) -> bool:
    """Settle what an arrival means for others there; return whether it ends the movement."""
    if has(enemy_fighters(state, seat), there):
        return True
    met = False
    for other in range(state.seats):
        if other != seat and has(state.working[other], there):
            drive_off(state, seat, other, there)
            met = True
    return met


def drive_off(state: Scythe, seat: Seat, other: Seat, there: i64) -> None:
    """Send enemy workers home, at the cost of popularity (S9.8)."""
    count = workers_at(state, other, there)
    send_workers_home(state, other, there)
    state.turn.driven += count
    state.tell("drove-off", seat, HEX.ref(there), HEX.ref(home(state, other)), SEAT.ref(other), n=count)
    lose_popularity(state, seat, count)


def arrive(state: Scythe, seat: Seat) -> None:
    """End the movement; remember it if it brought a combat, which the game's end would undo."""
    unit = state.turn.mover
    where = state.at[seat * UNITS + unit]
    state.turn.moved |= 1 << unit
    state.tell(MOVED[unit], seat, HEX.ref(state.turn.origin), HEX.ref(where), n=aboard(state))
    if has(enemy_fighters(state, seat), where):
        remember_trip(state, unit)
    state.turn.mover = NOBODY
    state.turn.load = NOTHING
    state.turn.crew = 0
    state.turn.touched = everything()
