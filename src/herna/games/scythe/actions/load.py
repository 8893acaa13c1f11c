"""What a moving unit carries: resources, and workers if it is a mech (S9.4, S9.13, S9.22)."""

from __future__ import annotations

from typing import Final

from herna.games.scythe.changes import add_goods, note_places
from herna.games.scythe.components import CHARACTER, FIRST_WORKER, UNITS
from herna.games.scythe.memory import NOTHING
from herna.games.scythe.queries import fighters_at, lying, mechs_at, on_lake, worker_set
from herna.games.scythe.state import Scythe
from herna.games.scythe.verbs import BOARD, BOARD_TIRED, LOAD, LOAD_ALL, UNLOAD
from herna.kernel.bits import has, places, size
from herna.kernel.choice import Option, Seat
from herna.kernel.rows import Row, append, extend, i64, room

FRESH: Final = 16
TIRED: Final = 32
ALL: Final = 63
"""The bits of state.turn.touched: four resources, workers that can still walk, those that have walked."""


def everything() -> i64:
    """Return the mark that nothing more is to be decided about a load."""
    return ALL


def is_mech(unit: i64) -> bool:
    """Whether a unit is a mech, which alone carries workers."""
    return CHARACTER < unit < FIRST_WORKER


def bound_crew(state: Scythe, seat: Seat, here: i64) -> bool:
    """Whether the moving unit is the last mech on a lake, so that all workers must come along."""
    return on_lake(here) and is_mech(state.turn.mover) and mechs_at(state, seat, here) == 1


def bound_load(state: Scythe, seat: Seat, here: i64) -> bool:
    """Whether the moving unit is the last combat unit on a lake, so that all resources must come along."""
    return on_lake(here) and fighters_at(state, seat, here) == 1


def fit_for_lake(state: Scythe, seat: Seat) -> None:
    """Keep the load as it is on a new space, but take from a lake what cannot stay there."""
    here = state.at[seat * UNITS + state.turn.mover]
    state.turn.touched = 0
    if bound_crew(state, seat, here):
        state.turn.crew = worker_set(state, seat, here)
    if bound_load(state, seat, here):
        state.turn.load = lying(state, here)


def load_options(state: Scythe, seat: Seat, here: i64, options: Row) -> Row:
    """Add what can be changed about the load on this space, each thing once."""
    more = False
    free = not bound_load(state, seat, here)
    if free and has(state.stocked, here):
        for resource in range(4):
            lies = state.goods.at(here, resource)
            if lies > 0 and not has(state.turn.touched, resource):
                options = append(options, LOAD.of(resource))
                more = more or lies > state.turn.load[resource]
    if is_mech(state.turn.mover) and not bound_crew(state, seat, here):
        workers = worker_set(state, seat, here)
        if workers != 0:
            options = extend(options, crew_options(state, workers))
            more = more or (
                state.turn.crew != workers and state.turn.touched & (FRESH | TIRED) != FRESH | TIRED
            )
    if more:
        options = append(options, LOAD_ALL.of())
    if state.turn.touched == 0 and loose(state, seat, here, free):
        options = append(options, UNLOAD.of())
    return options


def loose(state: Scythe, seat: Seat, here: i64, free: bool) -> bool:
    """Whether something is loaded that may be put down here."""
    crew = state.turn.crew != 0 and not bound_crew(state, seat, here)
    return crew or (free and loaded(state) > 0)


def crew_options(state: Scythe, workers: i64) -> Row:
    """Return how many workers can come along: those that can still walk, and those that have walked."""
    options = room(9)
    if state.turn.touched & FRESH == 0:
        options = extend(options, BOARD.up_to(size(workers & ~state.turn.moved)))
    if state.turn.touched & TIRED == 0:
        options = extend(options, BOARD_TIRED.up_to(size(workers & state.turn.moved)))
    return options


def set_load(state: Scythe, seat: Seat, option: Option) -> None:
    """Load workers, load all there is, or put everything down."""
    here = state.at[seat * UNITS + state.turn.mover]
    if BOARD.owns(option):
        board(state, seat, here, ~state.turn.moved, BOARD.value(option))
        state.turn.touched |= FRESH
    elif BOARD_TIRED.owns(option):
        board(state, seat, here, state.turn.moved, BOARD_TIRED.value(option))
        state.turn.touched |= TIRED
    elif LOAD_ALL.owns(option):
        load_all(state, seat, here)
        state.turn.touched |= ALL
    elif UNLOAD.owns(option):
        unload(state, seat, here)


def board(state: Scythe, seat: Seat, here: i64, among: i64, count: i64) -> None:
    """Let so many of these workers come along; the others who are aboard stay there."""
    crew = state.turn.crew & ~among
    for unit in places(worker_set(state, seat, here) & among)[:count]:
        crew |= 1 << unit
    state.turn.crew = crew


def load_all(state: Scythe, seat: Seat, here: i64) -> None:
    """Load all resources and, into a mech, all workers."""
    state.turn.load = lying(state, here)
    if is_mech(state.turn.mover):
        state.turn.crew = worker_set(state, seat, here)


def unload(state: Scythe, seat: Seat, here: i64) -> None:
    """Put down all that may stay here: resources, and workers unless they would be left on a lake."""
    state.turn.load = NOTHING
    if not bound_crew(state, seat, here):
        state.turn.crew = 0


def carry_to(state: Scythe, seat: Seat, there: i64) -> None:
    """Bring the load to another space."""
    here = state.at[seat * UNITS + state.turn.mover]
    for resource in range(4):
        count = state.turn.load[resource]
        if count > 0:
            add_goods(state, here, resource, -count)
            add_goods(state, there, resource, count)
    if state.turn.crew != 0:
        for unit in places(state.turn.crew):
            state.at[seat * UNITS + unit] = there
        note_places(state, seat, FIRST_WORKER)


def aboard(state: Scythe) -> i64:
    """How many workers and tokens the moving unit carries."""
    return size(state.turn.crew) + loaded(state)


def loaded(state: Scythe) -> i64:
    """How many tokens the moving unit carries."""
    load = state.turn.load
    return load[0] + load[1] + load[2] + load[3]
