"""S9 Movement: steps, borders, tunnels and home bases."""

from __future__ import annotations

from games.scythe.table import (
    CRIMEA,
    MINE,
    MOVE,
    NORDIC,
    NORDIC_BASE,
    POLANIA,
    POLANIA_BASE,
    RIVERWALK,
    RUSVIET,
    SAXONY,
    SPEED,
    TRAVEL,
    abilities,
    asked,
    character,
    choose,
    codes,
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


@rule("S9.26")
def test_each_step_is_checked_by_itself() -> None:
    state = table(NORDIC, RUSVIET)
    abilities(state, 0, RIVERWALK, SPEED)
    mechs(state, 0, 11)
    top(state, MOVE)
    choose(state, unit(0, 1), "go.18", "go.37")
    assert where(state, 0, 1) == 37


@rule("S8.2", "S26.6")
def test_of_equal_units_on_a_space_one_is_offered() -> None:
    state = table(NORDIC, RUSVIET)
    mechs(state, 0, 4, 4, 5)
    workers(state, 0, 4, 4, 5)
    top(state, MOVE)
    assert targets(state, "move") == {0, 1, 3, 5, 7}
    choose(state, unit(0, 1), "go.11")
    assert targets(state, "move") == {0, 2, 3, 5, 7}
