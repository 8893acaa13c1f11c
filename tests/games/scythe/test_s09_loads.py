"""S9 Movement: what a unit carries, and what a lake does not keep."""

from __future__ import annotations

from games.scythe.table import (
    MOVE,
    NORDIC,
    NORDIC_BASE,
    POLANIA,
    RIVERWALK,
    RUSVIET,
    SPEED,
    TRAVEL,
    abilities,
    asked,
    character,
    choose,
    codes,
    goods,
    lying,
    mechs,
    reach,
    table,
    top,
    unit,
    where,
    workers,
)
from marks import rule


@rule("S9.4", "S9.20")
def test_goods_are_picked_up_and_dropped_on_the_way() -> None:
    state = table(NORDIC, RUSVIET)
    abilities(state, 0, SPEED)
    mechs(state, 0, 4)
    workers(state, 0, 4, 4, 5)
    goods(state, 4, wood=3)
    goods(state, 5, oil=2)
    top(state, MOVE)
    choose(state, unit(0, 1), "load.3", "carry.x2", "board.x2", "go.5")
    assert lying(state, 5) == (0, 0, 2, 2)
    assert where(state, 0, 5) == where(state, 0, 6) == 5
    choose(state, "unload", "load.2", "carry.x1", "board.x1", "go.11")
    assert lying(state, 5) == (0, 0, 1, 2)
    assert lying(state, 11) == (0, 0, 1, 0)
    assert sorted(where(state, 0, worker) for worker in (5, 6, 7)) == [5, 5, 11]


@rule("S9.4")
def test_fewer_workers_may_go_on_than_came_along() -> None:
    state = table(NORDIC, RUSVIET)
    abilities(state, 0, SPEED)
    mechs(state, 0, 4)
    workers(state, 0, 4, 4)
    top(state, MOVE)
    choose(state, unit(0, 1), "board.x2", "go.5", "board.x1", "go.11")
    assert sorted(where(state, 0, worker) for worker in (5, 6)) == [5, 11]


@rule("S9.4")
def test_the_load_goes_on_unless_it_is_put_down() -> None:
    state = table(NORDIC, RUSVIET)
    abilities(state, 0, SPEED)
    mechs(state, 0, 4)
    workers(state, 0, 4)
    goods(state, 4, wood=3)
    top(state, MOVE)
    choose(state, unit(0, 1), "load-all", "go.5", "go.11")
    assert lying(state, 11) == (0, 0, 0, 3)
    assert where(state, 0, 5) == 11


@rule("S27.5", "S9.5")
def test_carrying_is_not_moving() -> None:
    state = table(POLANIA, RUSVIET)
    mechs(state, 0, 14)
    workers(state, 0, 14)
    top(state, MOVE)
    choose(state, unit(0, 1), "board.x1", "go.21", unit(0, 5), "go.20")
    assert (where(state, 0, 1), where(state, 0, 5)) == (21, 20)
    assert asked(state) != "move"
    state = table(POLANIA, RUSVIET)
    mechs(state, 0, 14)
    workers(state, 0, 20)
    top(state, MOVE)
    choose(state, unit(0, 5), "go.14", unit(0, 1), "board-walked.x1", "go.21")
    assert where(state, 0, 5) == 21
    state = table(POLANIA, RUSVIET)
    mechs(state, 0, 14)
    top(state, MOVE)
    choose(state, unit(0, 1), "go.21")
    assert unit(0, 1) not in codes(state)


@rule("S27.47", "S9.13", "S9.22", "S24.25")
def test_lake_and_load() -> None:
    state = table(NORDIC, RUSVIET)
    abilities(state, 0, TRAVEL)
    character(state, 0, 17)
    mechs(state, 0, 17)
    workers(state, 0, 17, 17)
    goods(state, 17, oil=1)
    trial = state.copy()
    top(trial, MOVE)
    assert unit(0, 5) not in codes(trial)
    choose(trial, unit(0, 1))
    assert not [code for code in codes(trial) if code.startswith("board")]
    choose(trial, "go.24")
    assert [where(trial, 0, each) for each in (0, 1, 5, 6)] == [17, 24, 24, 24]
    assert lying(trial, 17) == (0, 0, 1, 0)
    trial = state.copy()
    top(trial, MOVE)
    choose(trial, unit(0, 0), "go.24")
    assert lying(trial, 17) == (0, 0, 1, 0)
    assert [where(trial, 0, each) for each in (0, 1, 5, 6)] == [24, 17, 17, 17]


@rule("S9.13", "S9.22")
def test_workers_may_stay_on_a_lake_with_another_mech() -> None:
    state = table(NORDIC, RUSVIET)
    abilities(state, 0, TRAVEL)
    mechs(state, 0, 17, 17)
    workers(state, 0, 17, 17)
    goods(state, 17, oil=2)
    top(state, MOVE)
    choose(state, unit(0, 1), "board.x1", "load.2", "carry.x1", "go.24")
    assert [where(state, 0, each) for each in (1, 2, 5, 6)] == [24, 17, 24, 17]
    assert (lying(state, 17), lying(state, 24)) == ((0, 0, 1, 0), (0, 0, 1, 0))
    choose(state, unit(0, 2), "go.24")
    assert where(state, 0, 6) == 24
    assert lying(state, 24) == (0, 0, 2, 0)


@rule("S9.22")
def test_the_last_unit_takes_all_resources_also_when_passing() -> None:
    state = table(POLANIA, RUSVIET)
    abilities(state, 0, TRAVEL, SPEED)
    mechs(state, 0, 14)
    goods(state, 14, wood=2)
    top(state, MOVE)
    choose(state, unit(0, 1), "load-all", "go.7")
    assert "unload" not in codes(state)
    choose(state, "go.9")
    assert lying(state, 9) == (0, 0, 0, 2)
    assert lying(state, 7) == (0, 0, 0, 0)


@rule("S9.21")
def test_what_is_carried_needs_no_permission_of_its_own() -> None:
    state = table(POLANIA, RUSVIET)
    abilities(state, 0, RIVERWALK)
    mechs(state, 0, 14)
    workers(state, 0, 14)
    goods(state, 14, wood=1)
    assert 15 not in reach(state, 0, 5)
    top(state, MOVE)
    choose(state, unit(0, 1), "load-all", "go.15", "pass")
    assert where(state, 0, 5) == 15
    assert lying(state, 15) == (0, 0, 0, 1)


@rule("S9.25")
def test_a_mech_takes_workers_along_from_the_home_base() -> None:
    state = table(NORDIC, RUSVIET)
    mechs(state, 0, NORDIC_BASE)
    workers(state, 0, NORDIC_BASE, NORDIC_BASE)
    top(state, MOVE)
    choose(state, unit(0, 1), "board.x2", "go.5", "pass")
    assert (where(state, 0, 5), where(state, 0, 6)) == (5, 5)


@rule("S26.1", "S9.4")
def test_a_whole_move_with_loads_is_a_few_answers() -> None:
    state = table(NORDIC, RUSVIET)
    abilities(state, 0, SPEED)
    mechs(state, 0, 4)
    workers(state, 0, 4, 4)
    goods(state, 4, wood=3, oil=2)
    top(state, MOVE)
    choose(state, unit(0, 1), "load-all", "go.5", "go.11")
    assert lying(state, 11) == (0, 0, 2, 3)
    assert len(codes(state)) <= 64


@rule("S9.5", "S9.4")
def test_workers_that_have_walked_and_those_that_have_not_are_told_apart() -> None:
    state = table(POLANIA, RUSVIET)
    state.cubes[0] = 1
    mechs(state, 0, 14)
    workers(state, 0, 20, 14, 14)
    top(state, MOVE)
    choose(state, unit(0, 5), "go.14", unit(0, 1))
    assert [code for code in codes(state) if code.startswith("board")] == [
        "board.x1",
        "board.x2",
        "board-walked.x1",
    ]
    for answers in (("board.x1", "board-walked.x1"), ("board-walked.x1", "board.x1")):
        trial = state.copy()
        choose(trial, *answers)
        assert not {"load-all", "board.x1", "board-walked.x1"} & set(codes(trial))
        choose(trial, "go.21")
        assert sorted(where(trial, 0, each) for each in (5, 6, 7)) == [14, 21, 21]
        assert where(trial, 0, 5) == 21
    choose(state, "board.x1", "go.21")
    assert [where(state, 0, each) for each in (5, 6, 7)] == [14, 21, 14]
    assert unit(0, 5) not in codes(state)
    assert unit(0, 6) in codes(state)


@rule("S9.4", "S26.6")
def test_each_part_of_a_load_is_decided_once_on_a_space() -> None:
    state = table(NORDIC, RUSVIET)
    abilities(state, 0, SPEED)
    mechs(state, 0, 4)
    workers(state, 0, 4)
    goods(state, 4, wood=2, oil=1)
    top(state, MOVE)
    choose(state, unit(0, 1))
    assert {"load.2", "load.3", "board.x1", "load-all"} <= set(codes(state))
    assert "unload" not in codes(state)
    choose(state, "load.3", "carry.x1")
    assert "load.3" not in codes(state) and "load.2" in codes(state)
    choose(state, "board.x1")
    assert not [code for code in codes(state) if code.startswith("board")]
    choose(state, "load-all")
    assert not [code for code in codes(state) if code.startswith(("load", "board", "unload"))]
    choose(state, "go.5")
    assert lying(state, 5) == (0, 0, 1, 2)
    assert "unload" in codes(state) and "load-all" not in codes(state)
    choose(state, "load.3", "carry.x1")
    assert "unload" not in codes(state)
    choose(state, "go.11")
    assert (lying(state, 5), lying(state, 11)) == ((0, 0, 0, 1), (0, 0, 1, 1))


@rule("S9.4", "S5.2")
def test_what_was_put_down_stays_behind() -> None:
    state = table(NORDIC, RUSVIET)
    abilities(state, 0, SPEED)
    character(state, 0, 4)
    mechs(state, 0, 4)
    workers(state, 0, 4, 4)
    goods(state, 4, wood=2, food=1)
    top(state, MOVE)
    choose(state, unit(0, 1), "load-all", "go.5", "unload", "go.11")
    assert [where(state, 0, each) for each in (0, 1, 5, 6)] == [4, 11, 5, 5]
    assert (lying(state, 5), lying(state, 11)) == ((1, 0, 0, 2), (0, 0, 0, 0))


@rule("S9.13", "S9.22")
def test_on_a_lake_with_the_character_resources_may_be_put_down_but_workers_may_not() -> None:
    state = table(NORDIC, RUSVIET)
    abilities(state, 0, TRAVEL, SPEED)
    character(state, 0, 17)
    mechs(state, 0, 11)
    workers(state, 0, 11)
    goods(state, 11, oil=2)
    top(state, MOVE)
    choose(state, unit(0, 1), "load-all", "go.17", "unload")
    assert "unload" not in codes(state)
    choose(state, "go.24")
    assert (lying(state, 17), lying(state, 24)) == ((0, 0, 2, 0), (0, 0, 0, 0))
    assert where(state, 0, 5) == 24
