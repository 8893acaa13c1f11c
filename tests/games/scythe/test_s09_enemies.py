"""S9 Movement: enemy workers, combat units and structures on the way."""

from __future__ import annotations

from games.scythe.table import (
    ARMORY,
    CRIMEA,
    CRIMEA_BASE,
    MOVE,
    NORDIC,
    POLANIA,
    RUSVIET,
    RUSVIET_BASE,
    SAXONY,
    SPEED,
    abilities,
    asked,
    character,
    choose,
    codes,
    goods,
    lying,
    mechs,
    reach,
    structure,
    table,
    targets,
    top,
    unit,
    where,
    workers,
)
from herna.games.scythe.queries import controlled, controller, stars_placed
from herna.kernel.bits import has
from marks import rule


@rule("S27.35", "S9.8", "S9.9", "S24.3")
def test_driving_off_with_too_little_popularity() -> None:
    state = table(CRIMEA, RUSVIET)
    abilities(state, 0, SPEED)
    mechs(state, 0, 46)
    workers(state, 0, 46)
    workers(state, 1, 45, 45)
    goods(state, 45, wood=3)
    state.popularity[0] = 1
    top(state, MOVE)
    choose(state, unit(0, 1), "go.45")
    assert asked(state) == "move"
    assert (where(state, 1, 5), where(state, 1, 6)) == (RUSVIET_BASE, RUSVIET_BASE)
    assert (state.popularity[0], state.turn.driven) == (0, 2)
    assert has(controlled(state, 0), 45) and lying(state, 45) == (0, 0, 0, 3)
    choose(state, unit(0, 5), "go.45")
    assert where(state, 0, 5) == 45
    assert stars_placed(state, 0) == 0


@rule("S9.8")
def test_driving_off_costs_popularity_for_each_worker() -> None:
    state = table(CRIMEA, RUSVIET)
    character(state, 0, 46)
    workers(state, 1, 45, 45, 45)
    mechs(state, 0, 40)
    workers(state, 1, 39)
    workers(state, 0, 43)
    state.cubes[0] = 1
    top(state, MOVE)
    choose(state, unit(0, 0), "go.45")
    assert (state.popularity[0], state.turn.driven) == (7, 3)
    choose(state, unit(0, 1), "go.39")
    assert (state.popularity[0], state.turn.driven) == (6, 4)


@rule("S9.10", "S9.11", "S27.36")
def test_contested_territory() -> None:
    state = table(SAXONY, RUSVIET)
    state.cubes[0] = 1
    mechs(state, 0, 30, 36)
    workers(state, 0, 30, 36)
    mechs(state, 1, 37)
    abilities(state, 0, SPEED)
    top(state, MOVE)
    choose(state, unit(0, 1), "board.x1", "go.37")
    assert asked(state) == "move"
    assert unit(0, 5) not in codes(state)
    assert controller(state, 37) == 1
    choose(state, unit(0, 2))
    assert 37 in targets(state, "go")
    choose(state, "go.37", unit(0, 6))
    assert 37 not in targets(state, "go")


@rule("S9.11")
def test_workers_never_walk_onto_enemy_units() -> None:
    state = table(SAXONY, RUSVIET)
    workers(state, 0, 30)
    workers(state, 1, 29)
    mechs(state, 1, 36)
    assert reach(state, 0, 5) == {23, 37}


@rule("S27.61", "S9.12", "S13.1")
def test_structure_only() -> None:
    state = table(POLANIA, NORDIC)
    abilities(state, 0, SPEED)
    mechs(state, 0, 30)
    structure(state, 1, ARMORY, 29)
    goods(state, 29, food=2)
    top(state, MOVE)
    choose(state, unit(0, 1), "go.29")
    assert controller(state, 29) == 0
    choose(state, "load-all", "go.28")
    assert lying(state, 28) == (2, 0, 0, 0)
    assert controller(state, 29) == 1
    choose(state, "pass")
    top(state, "top.5", 1)
    assert state.power[1] == 11


@rule("S9.12")
def test_a_worker_may_walk_onto_an_enemy_structure() -> None:
    state = table(POLANIA, NORDIC)
    workers(state, 0, 30)
    structure(state, 1, ARMORY, 29)
    top(state, MOVE)
    choose(state, unit(0, 5), "go.29")
    assert controller(state, 29) == 0
    assert has(state.built[1], 29)


@rule("S9.19")
def test_retreating_units_go_home_and_leave_everything() -> None:
    state = table(POLANIA, CRIMEA)
    workers(state, 1, 15)
    goods(state, 15, metal=2)
    mechs(state, 0, 8)
    top(state, MOVE)
    choose(state, unit(0, 1), "go.15", "pass")
    assert where(state, 1, 5) == CRIMEA_BASE
    assert lying(state, 15) == (0, 2, 0, 0)
    assert lying(state, CRIMEA_BASE) == (0, 0, 0, 0)


@rule("S9.23")
def test_carried_workers_come_along_when_enemies_are_driven_off() -> None:
    state = table(CRIMEA, RUSVIET)
    mechs(state, 0, 46)
    workers(state, 0, 46, 46)
    workers(state, 1, 45)
    top(state, MOVE)
    choose(state, unit(0, 1), "board.x2", "go.45", "pass")
    assert (where(state, 0, 5), where(state, 0, 6)) == (45, 45)
    assert state.popularity[0] == 9


@rule("S9.20", "S27.37")
def test_a_movement_into_a_combat_is_remembered_with_its_load() -> None:
    state = table(NORDIC, RUSVIET, coin_transfers="off")
    mechs(state, 0, 30, 29)
    workers(state, 0, 30)
    goods(state, 30, oil=2, food=1)
    mechs(state, 1, 36)
    top(state, MOVE)
    choose(state, unit(0, 2), "go.28", unit(0, 1), "board.x1", "load.2", "carry.x1", "go.36")
    (trip,) = state.turn.trips
    assert (trip.unit, trip.origin, trip.crew, list(trip.load)) == (1, 30, 1 << 5, [0, 0, 1, 0])
    assert (state.turn.mover, state.turn.crew, sum(state.turn.load)) == (-1, 0, 0)


@rule("S9.8")
def test_workers_of_two_players_are_never_mixed_up() -> None:
    state = table(NORDIC, RUSVIET, SAXONY)
    mechs(state, 1, 38)
    top(state, MOVE, 1)
    choose(state, unit(1, 1))
    assert state.pending is not None and state.pending.source == "unit-14"
    state = table(NORDIC, RUSVIET, SAXONY)
    mechs(state, 0, 30, 24)
    workers(state, 1, 36)
    workers(state, 2, 32, 32)
    top(state, MOVE)
    choose(state, unit(0, 1), "go.36", unit(0, 2), "go.32")
    assert where(state, 1, 5) == RUSVIET_BASE
    assert where(state, 2, 5) == where(state, 2, 6) == 51
    assert state.popularity[0] == 7
