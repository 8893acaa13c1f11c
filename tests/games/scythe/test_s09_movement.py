"""S9 Movement: steps, loads, borders, enemies on the way."""

from __future__ import annotations

from games.scythe.table import (
    ARMORY,
    CRIMEA,
    CRIMEA_BASE,
    MINE,
    MOVE,
    NORDIC,
    NORDIC_BASE,
    POLANIA,
    POLANIA_BASE,
    RIVERWALK,
    RUSVIET,
    RUSVIET_BASE,
    SAXONY,
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
from marks import card, rule


@rule("S9.1", "S9.26")
def test_a_movement_is_finished_before_the_next_and_has_a_step() -> None:
    state = table(NORDIC, RUSVIET)
    abilities(state, 0, SPEED)
    mechs(state, 0, 4, 5)
    top(state, MOVE)
    choose(state, unit(0, 1))
    assert "pass" not in codes(state)
    choose(state, "go.11")
    assert asked(state) == "go"
    assert not [code for code in codes(state) if code.startswith("move")]
    choose(state, "pass")
    assert asked(state) == "move"


@rule("S9.2", "S11.1")
@card(
    "ability-nordic-speed",
    "ability-rusviet-speed",
    "ability-crimea-speed",
    "ability-saxony-speed",
    "ability-polania-speed",
)
def test_speed_adds_a_step_for_character_and_mechs_only() -> None:
    for faction, start, one, two in (
        (NORDIC, 4, 5, 11),
        (RUSVIET, 19, 26, 25),
        (CRIMEA, 43, 47, 44),
        (SAXONY, 34, 41, 35),
        (POLANIA, 14, 20, 21),
    ):
        other = SAXONY if faction != SAXONY else NORDIC
        for which in (0, 1, 5):
            state = table(faction, other)
            abilities(state, 0, SPEED)
            character(state, 0, start)
            mechs(state, 0, start)
            workers(state, 0, start)
            top(state, MOVE)
            choose(state, unit(0, which), f"go.{one}")
            if which < 5:
                choose(state, f"go.{two}")
                assert where(state, 0, which) == two
            assert asked(state) == "move"


@rule("S9.3")
def test_a_unit_may_come_back_to_where_it_started() -> None:
    state = table(NORDIC, RUSVIET)
    abilities(state, 0, SPEED)
    mechs(state, 0, 4)
    top(state, MOVE)
    choose(state, unit(0, 1), "go.5", "go.4")
    assert where(state, 0, 1) == 4
    assert unit(0, 1) not in codes(state)


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


@rule("S9.6", "S27.31", "S11.2")
@card("ability-nordic-riverwalk")
def test_riverwalk_asks_for_the_destination() -> None:
    state = table(NORDIC, RUSVIET)
    abilities(state, 0, RIVERWALK)
    mechs(state, 0, 11)
    assert reach(state, 0, 1) == {4, 5, 18}
    state = table(NORDIC, RUSVIET)
    abilities(state, 0, RIVERWALK)
    mechs(state, 0, 18)
    assert 11 in reach(state, 0, 1)


@rule("S9.7")
def test_lakes_are_for_those_with_an_ability() -> None:
    state = table(POLANIA, RUSVIET)
    mechs(state, 0, 14)
    workers(state, 0, 14)
    assert 7 not in reach(state, 0, 1)
    abilities(state, 0, TRAVEL)
    assert 7 in reach(state, 0, 1)
    assert 7 not in reach(state, 0, 5)
    top(state, MOVE)
    choose(state, unit(0, 1), "board.x1", "go.7", "pass")
    assert where(state, 0, 5) == 7


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
    assert (state.popularity[0], state.driven) == (0, 2)
    assert has(controlled(state, 0), 45) and lying(state, 45) == (0, 0, 0, 3)
    choose(state, unit(0, 5), "go.45")
    assert where(state, 0, 5) == 45
    assert stars_placed(state, 0) == 0


@rule("S9.8")
def test_driving_off_costs_popularity_for_each_worker() -> None:
    state = table(CRIMEA, RUSVIET)
    character(state, 0, 46)
    workers(state, 1, 45, 45, 45)
    top(state, MOVE)
    choose(state, unit(0, 0), "go.45")
    assert state.popularity[0] == 7


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


@rule("S27.34", "S9.14")
def test_encounter_tokens_stop_only_characters() -> None:
    state = table(POLANIA, RUSVIET)
    abilities(state, 0, SPEED)
    character(state, 0, 20)
    mechs(state, 0, 20)
    top(state, MOVE)
    choose(state, unit(0, 1), "go.21", "go.14")
    assert where(state, 0, 1) == 14 and has(state.tokens, 21)
    choose(state, unit(0, 0), "go.21")
    assert asked(state) == "encounter"
    assert where(state, 0, 0) == 21


@rule("S9.15", "S27.12")
def test_speed_and_tunnel() -> None:
    state = table(NORDIC, RUSVIET)
    abilities(state, 0, SPEED)
    mechs(state, 0, 16, 10)
    workers(state, 0, 10)
    top(state, MOVE)
    choose(state, unit(0, 1), "go.10", "board.x1", "go.37")
    assert asked(state) == "move"
    assert where(state, 0, 5) == 37
    choose(state, unit(0, 2), "go.37", "go.30")
    assert where(state, 0, 2) == 30


@rule("S9.15")
def test_entry_rules_hold_at_the_far_end_of_a_tunnel() -> None:
    state = table(NORDIC, RUSVIET)
    workers(state, 0, 10)
    workers(state, 1, 37)
    assert 37 not in reach(state, 0, 5)
    assert 32 in reach(state, 0, 5)


@rule("S9.16", "S13.3")
@card("structure-mine")
def test_the_mine_is_a_tunnel_for_its_owner() -> None:
    state = table(NORDIC, RUSVIET)
    structure(state, 0, MINE, 4)
    workers(state, 0, 4)
    workers(state, 1, 10)
    mechs(state, 0, 32)
    assert reach(state, 0, 5) == {3, 5, 11, 10, 15, 18, 29, 32, 37} - {10}
    assert 4 in reach(state, 0, 1)
    assert 4 not in reach(state, 1, 5)
    workers(state, 1, 30)
    state = table(NORDIC, RUSVIET)
    structure(state, 0, MINE, 30)
    mechs(state, 1, 30)
    mechs(state, 0, 10)
    assert 30 in reach(state, 0, 1)


@rule("S27.33", "S9.17", "S11.3", "S11.14")
@card("ability-rusviet-riverwalk")
def test_home_bases() -> None:
    state = table(RUSVIET, POLANIA)
    assert reach(state, 0, 0) == {19, 26}
    abilities(state, 0, RIVERWALK)
    assert reach(state, 0, 0) == {13, 19, 26}
    abilities(state, 0, RIVERWALK, SPEED)
    top(state, MOVE)
    choose(state, unit(0, 0), "go.13")
    assert asked(state) != "go"
    state = table(POLANIA, RUSVIET)
    mechs(state, 0, POLANIA_BASE)
    assert reach(state, 0, 1) == {14, 20}
    abilities(state, 0, TRAVEL)
    assert reach(state, 0, 1) == {7, 14, 20}
    state = table(POLANIA, RUSVIET)
    abilities(state, 0, TRAVEL)
    mechs(state, 0, 7)
    assert reach(state, 0, 1) == {1, 8, 14, 9, 17, 22, 31, 33, 42}


@rule("S9.18", "S9.27")
def test_no_way_back_into_a_home_base() -> None:
    state = table(NORDIC, RUSVIET)
    abilities(state, 0, SPEED, RIVERWALK, TRAVEL)
    top(state, MOVE)
    choose(state, unit(0, 0), "go.4")
    assert NORDIC_BASE not in targets(state, "go")


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


@rule("S9.24")
def test_links_are_judged_when_the_step_is_taken() -> None:
    state = table(RUSVIET, NORDIC)
    abilities(state, 0, TRAVEL)
    mechs(state, 0, 23)
    workers(state, 0, 6)
    assert 6 in reach(state, 0, 1)
    top(state, MOVE)
    choose(state, unit(0, 5), "go.13", unit(0, 1))
    assert 6 not in targets(state, "go")


@rule("S9.25")
def test_a_mech_takes_workers_along_from_the_home_base() -> None:
    state = table(NORDIC, RUSVIET)
    mechs(state, 0, NORDIC_BASE)
    workers(state, 0, NORDIC_BASE, NORDIC_BASE)
    top(state, MOVE)
    choose(state, unit(0, 1), "board.x2", "go.5", "pass")
    assert (where(state, 0, 5), where(state, 0, 6)) == (5, 5)


@rule("S9.26")
def test_each_step_is_checked_by_itself() -> None:
    state = table(NORDIC, RUSVIET)
    abilities(state, 0, RIVERWALK, SPEED)
    mechs(state, 0, 11)
    top(state, MOVE)
    choose(state, unit(0, 1), "go.18", "go.37")
    assert where(state, 0, 1) == 37


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


@rule("S8.2", "S26.6")
def test_of_equal_units_on_a_space_one_is_offered() -> None:
    state = table(NORDIC, RUSVIET)
    mechs(state, 0, 4, 4, 5)
    workers(state, 0, 4, 4, 5)
    top(state, MOVE)
    assert targets(state, "move") == {0, 1, 3, 5, 7}
    choose(state, unit(0, 1), "go.11")
    assert targets(state, "move") == {0, 2, 3, 5, 7}


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


@rule("S9.20", "S27.37")
def test_a_movement_into_a_combat_is_remembered_with_its_load() -> None:
    state = table(NORDIC, RUSVIET, coin_transfers="off")
    mechs(state, 0, 30, 29)
    workers(state, 0, 30)
    goods(state, 30, oil=2, food=1)
    mechs(state, 1, 36)
    top(state, MOVE)
    choose(state, unit(0, 2), "go.28", unit(0, 1), "board.x1", "load.2", "carry.x1", "go.36")
    assert list(state.trips) == [1, 30, 1 << 5, 0, 0, 1, 0]
    assert (state.mover, state.crew, sum(state.load)) == (-1, 0, 0)


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
