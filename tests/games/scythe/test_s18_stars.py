"""S18 Stars, S19 The end of the game."""

from __future__ import annotations

from games.scythe.table import (
    ARMORY,
    MILL,
    MINE,
    MONUMENT,
    MOVE,
    NORDIC,
    POLANIA,
    POPULARITY,
    POWER,
    PRODUCE,
    RUSVIET,
    SAXONY,
    SAXONY_BASE,
    asked,
    bottom,
    choose,
    goods,
    mechs,
    stars,
    structure,
    table,
    then,
    top,
    turn,
    unit,
    where,
    whose,
    workers,
)
from herna.games.scythe.components import GOAL, Bottom, Goal
from herna.games.scythe.queries import stars_placed
from herna.games.scythe.scoring import Stars
from herna.games.scythe.state import Scythe
from marks import card, rule


def starred(state: Scythe, goal: Goal) -> int:
    """Check the stars and return how many seat 0 has for a goal."""
    then(state, Stars())
    return int(state.stars.at(0, goal))


@rule("S18.1", "S18.6")
@card(
    "goal-upgrades",
    "goal-mechs",
    "goal-structures",
    "goal-recruits",
    "goal-workers",
    "goal-objective",
    "goal-combat",
    "goal-popularity",
    "goal-power",
)
def test_goals_and_how_far_one_must_come() -> None:
    names = ["UPGRADES", "MECHS", "STRUCTURES", "RECRUITS", "WORKERS", "OBJECTIVE", "COMBAT"]
    assert [goal.name for goal in Goal] == [*names, "POPULARITY", "POWER"]
    assert GOAL.count == 9
    state = table(NORDIC, RUSVIET)
    for field, goal, short, full in (
        ("cubes", Goal.UPGRADES, 31, 63),
        ("mechs", Goal.MECHS, 7, 15),
        ("recruits", Goal.RECRUITS, 14, 15),
        ("idle", Goal.WORKERS, 1, 0),
        ("popularity", Goal.POPULARITY, 17, 18),
        ("power", Goal.POWER, 15, 16),
    ):
        state = table(NORDIC, RUSVIET)
        getattr(state, field)[0] = short
        assert starred(state, goal) == 0
        getattr(state, field)[0] = full
        assert starred(state, goal) == 1
        assert stars_placed(state, 0) == 1
    state = table(NORDIC, RUSVIET)
    for kind, space in ((MINE, 4), (MILL, 5), (ARMORY, 11)):
        structure(state, 0, kind, space)
    assert starred(state, Goal.STRUCTURES) == 0
    structure(state, 0, MONUMENT, 30)
    assert starred(state, Goal.STRUCTURES) == 1


@rule("S18.6", "S24.26")
def test_workers_and_mechs_on_a_home_base_count() -> None:
    state = table(NORDIC, RUSVIET)
    workers(state, 0, *[48] * 8)
    mechs(state, 0, *[48] * 4)
    state.mechs[0] = 15
    assert starred(state, Goal.WORKERS) == 1
    assert starred(state, Goal.MECHS) == 1


@rule("S27.26", "S18.2")
def test_a_star_stays() -> None:
    state = table(NORDIC, RUSVIET)
    state.popularity[0] = 17
    top(state, POPULARITY)
    choose(state, "gain.2.x1")
    assert state.stars.at(0, Goal.POPULARITY) == 1
    state.popularity[0] = 15
    assert starred(state, Goal.POPULARITY) == 1
    state.popularity[0] = 18
    assert starred(state, Goal.POPULARITY) == 1


@rule("S18.2")
def test_players_do_not_block_each_other() -> None:
    state = table(NORDIC, RUSVIET)
    state.power[0] = state.power[1] = 16
    then(state, Stars())
    assert (state.stars.at(0, Goal.POWER), state.stars.at(1, Goal.POWER)) == (1, 1)


@rule("S18.3", "S18.5")
def test_six_stars_at_most_in_the_order_of_the_goals() -> None:
    state = table(NORDIC, RUSVIET)
    stars(state, 0, *[Goal.COMBAT] * 2, *[Goal.OBJECTIVE] * 3)
    state.power[0], state.popularity[0], state.mechs[0] = 16, 18, 15
    then(state, Stars())
    assert stars_placed(state, 0) == 6
    assert state.stars.at(0, Goal.MECHS) == 1
    assert state.stars.at(0, Goal.POWER) == state.stars.at(0, Goal.POPULARITY) == 0
    assert state.outcome is not None


@rule("S18.4", "S19.5")
def test_the_active_player_places_first_then_clockwise() -> None:
    state = table(NORDIC, RUSVIET, SAXONY)
    state.active = 1
    for seat in range(3):
        stars(state, seat, *[Goal.OBJECTIVE] * 5)
    state.power[0] = state.power[2] = 16
    then(state, Stars())
    assert [int(stars_placed(state, seat)) for seat in range(3)] == [5, 5, 6]
    assert state.outcome is not None


@rule("S18.5", "S19.1", "S19.7")
def test_a_top_action_with_the_sixth_star_leaves_no_bottom_action() -> None:
    state = table(NORDIC, RUSVIET)
    stars(state, 0, *[Goal.OBJECTIVE] * 5)
    workers(state, 0, *[36] * 7)
    goods(state, 36, 9, 9, 9, 9)
    top(state, PRODUCE)
    choose(state, "produce.36.x1")
    assert state.outcome is not None
    assert asked(state) == ""
    assert stars_placed(state, 0) == 6


@rule("S27.66", "S19.6", "S2.5", "S19.8", "S24.14")
def test_gain_beyond_the_maximum() -> None:
    for stars_before in (0, 5):
        state = table(NORDIC, RUSVIET)
        stars(state, 0, *[Goal.OBJECTIVE] * stars_before)
        structure(state, 0, MONUMENT, 30)
        state.power[0] = 15
        top(state, POWER)
        choose(state, "gain.1.x2")
        assert (state.power[0], state.popularity[0]) == (16, 11)
        assert state.stars.at(0, Goal.POWER) == 1
        assert (state.outcome is not None) is (stars_before == 5)


@rule("S19.2")
def test_a_bottom_action_is_finished_before_the_game_ends() -> None:
    state = table(NORDIC, RUSVIET)
    stars(state, 0, *[Goal.OBJECTIVE] * 5)
    state.recruits[0] = 7
    state.bonuses[0] = 7
    state.recruits[1] = 1 << Bottom.ENLIST
    workers(state, 0, 4)
    goods(state, 4, food=4)
    bottom(state, Bottom.ENLIST)
    choose(state, "enlist.3")
    assert state.outcome is not None
    assert state.hands[0].size() == 2
    assert state.hands[1].size() == 1


@rule("S19.3", "S14.14")
def test_a_combat_is_finished_before_the_game_ends() -> None:
    state = table(NORDIC, SAXONY, coin_transfers="off")
    stars(state, 0, *[Goal.OBJECTIVE] * 5)
    mechs(state, 0, 30)
    mechs(state, 1, 36)
    workers(state, 1, 36)
    top(state, MOVE)
    choose(state, unit(0, 1), "go.36", "pass", "dial.x2", "dial.x1")
    assert state.outcome is not None
    assert where(state, 1, 1) == where(state, 1, 5) == SAXONY_BASE
    assert state.popularity[0] == 9
    assert state.hands[1].size() == 1


@rule("S19.4")
def test_workers_driven_off_stay_away_when_the_game_ends() -> None:
    state = table(NORDIC, SAXONY, POLANIA, coin_transfers="off")
    stars(state, 0, *[Goal.OBJECTIVE] * 5)
    state.cubes[0] = 1
    mechs(state, 0, 30, 24, 16)
    mechs(state, 1, 36)
    mechs(state, 2, 32)
    workers(state, 2, 15)
    top(state, MOVE)
    choose(
        state, unit(0, 3), "go.15", unit(0, 1), "go.36", unit(0, 2), "go.32", "fight.36", "dial.x2", "dial.x1"
    )
    assert state.outcome is not None
    assert where(state, 2, 5) == 52
    assert where(state, 0, 3) == 15
    assert where(state, 0, 2) == 24


@rule("S19.5", "S1.2")
def test_no_further_turns() -> None:
    state = table(NORDIC, SAXONY)
    stars(state, 1, *[Goal.OBJECTIVE] * 5)
    state.power[1] = 15
    turn(state, 1)
    top(state, POWER, 1)
    choose(state, "gain.1.x1")
    assert state.outcome is not None
    assert state.turns == 0


@rule("S19.5")
def test_otherwise_the_next_player_is_in_turn() -> None:
    state = table(NORDIC, SAXONY)
    top(state, POWER, 1)
    assert state.outcome is None
    assert (whose(state), int(state.turns)) == (0, 1)
