"""S10 Bottom actions: prices and coins, Upgrade, Deploy, Build."""

from __future__ import annotations

from games.scythe.table import (
    AGRICULTURAL,
    ARMORY,
    BUILD,
    DEPLOY,
    ENGINEERING,
    ENLIST,
    INDUSTRIAL,
    MECHANICAL,
    MILL,
    MINE,
    MONUMENT,
    NORDIC,
    PATRIOTIC,
    POWER,
    RUSVIET,
    TRAVEL,
    UPGRADE,
    abilities,
    asked,
    at_section,
    bottom,
    character,
    choose,
    codes,
    goods,
    hand,
    lying,
    mechs,
    objectives,
    reach,
    recruited,
    rich,
    stars,
    structure,
    table,
    targets,
    then,
    top,
    where,
    whose,
    workers,
)
from herna.games.scythe.actions.prize import place_piece
from herna.games.scythe.components import Benefit, Cube, Goal
from herna.games.scythe.paths import rides
from herna.games.scythe.queries import price, stars_placed
from herna.kernel.bits import has, size
from marks import rule


@rule("S10.1", "S10.2", "S10.3")
def test_cost_and_coins_are_those_of_the_mat() -> None:
    for mat, action, cost, coins in (
        (INDUSTRIAL, UPGRADE, 3, 3),
        (ENGINEERING, DEPLOY, 4, 0),
        (PATRIOTIC, BUILD, 4, 0),
        (MECHANICAL, ENLIST, 4, 2),
        (AGRICULTURAL, ENLIST, 3, 3),
    ):
        state = rich(table(NORDIC, RUSVIET, mats=(mat, INDUSTRIAL if mat else MECHANICAL)))
        bottom(state, action)
        choose(state, "pass")
        assert sum(lying(state, 4)) == 40 - cost
        assert state.coins[0] == 10 + coins


@rule("S10.2", "S10.6", "S27.6")
def test_upgrade() -> None:
    state = table(NORDIC, RUSVIET, mats=(INDUSTRIAL, MECHANICAL))
    workers(state, 0, 4)
    goods(state, 4, oil=3)
    bottom(state, UPGRADE)
    choose(state, "lift.5")
    assert targets(state, "lower") == {0, 1, 2, 3}
    choose(state, "lower.3")
    assert (state.coins[0], lying(state, 4)) == (13, (0, 0, 0, 0))
    assert price(state, 0, ENLIST) == 3
    assert state.lowered.at(0, ENLIST) == 1
    workers(state, 0, 5, 11)
    top(state, "top.6")
    choose(state, "produce.4.x1", "produce.5.x1", "produce.11.x1")
    assert lying(state, 11) == (0, 1, 0, 0)


@rule("S10.2", "S10.7")
def test_boxes_with_a_full_frame_are_never_covered() -> None:
    state = rich(table(NORDIC, RUSVIET, mats=(PATRIOTIC, MECHANICAL)))
    bottom(state, UPGRADE)
    choose(state, "lift.0")
    assert targets(state, "lower") == {1, 2, 3}
    state = rich(table(NORDIC, RUSVIET, mats=(PATRIOTIC, MECHANICAL)))
    for cube, action in enumerate((1, 1, 1, 2, 2, 3)):
        state.section[0] = -1
        bottom(state, UPGRADE)
        choose(state, f"lift.{cube}")
        if asked(state) == "lower":
            choose(state, f"lower.{action}")
        goods(state, 4, oil=2)
    assert [int(state.lowered.at(0, action)) for action in range(4)] == [0, 3, 2, 1]
    assert state.stars.at(0, Goal.UPGRADES) == 1


@rule("S10.3", "S27.29", "S17.1")
def test_refused_coins() -> None:
    for taken, coins in (("gain.0.x2", 3), ("gain.0.x0", 1)):
        state = table(NORDIC, RUSVIET, mats=(MECHANICAL, INDUSTRIAL))
        workers(state, 0, 4, 4, 5, 5)
        goods(state, 4, wood=3)
        state.coins[0], state.popularity[0] = 1, 7
        objectives(state, 0, 8)
        bottom(state, BUILD)
        choose(state, f"build.{MILL}", "onto.5", taken)
        assert state.coins[0] == coins
        assert ("reveal.7" in codes(state)) == (coins == 1)


@rule("S10.3", "S7.9")
def test_coins_may_be_refused_for_an_objective_still_ahead() -> None:
    for have, question in ((8, "gain"), (9, "end-of-turn")):
        state = table(NORDIC, RUSVIET, mats=(MECHANICAL, INDUSTRIAL))
        workers(state, 0, 4, 5)
        goods(state, 4, wood=3)
        state.coins[0] = have
        objectives(state, 0, 8)
        bottom(state, BUILD)
        choose(state, f"build.{MILL}", "onto.5")
        assert asked(state) == question
        if question == "gain":
            choose(state, "gain.0.x1")
            assert (state.coins[0], asked(state)) == (9, "end-of-turn")


@rule("S10.4", "S27.28")
def test_used_up_action() -> None:
    state = rich(table(NORDIC, RUSVIET, mats=(PATRIOTIC, MECHANICAL)))
    recruited(state, 1, DEPLOY)
    state.mechs[0] = 15
    stars(state, 0, Goal.MECHS)
    bottom(state, DEPLOY)
    assert lying(state, 4) == (10, 6, 10, 10)
    assert (state.coins[0], state.coins[1]) == (13, 11)
    assert stars_placed(state, 0) == 1


@rule("S10.5", "S24.13")
def test_an_impossible_main_effect_still_pays() -> None:
    state = table(NORDIC, RUSVIET, mats=(PATRIOTIC, MECHANICAL))
    mechs(state, 0, 4)
    goods(state, 4, metal=4)
    bottom(state, DEPLOY)
    assert state.coins[0] == 13
    assert state.mechs[0] == 0


@rule("S10.6")
def test_six_green_boxes() -> None:
    state = rich(table(NORDIC, RUSVIET, mats=(INDUSTRIAL, MECHANICAL)))
    bottom(state, UPGRADE)
    assert targets(state, "lift") == set(Cube)
    choose(state, "lift.2", "lower.1")
    state.section[0] = -1
    goods(state, 4, oil=3)
    bottom(state, UPGRADE)
    assert targets(state, "lift") == {0, 1, 3, 4, 5}


@rule("S10.13", "S27.2", "S4.3")
def test_paying_from_afar() -> None:
    state = table(RUSVIET, NORDIC, mats=(MECHANICAL, INDUSTRIAL))
    character(state, 0, 26)
    goods(state, 26, metal=2)
    mechs(state, 0, 25)
    goods(state, 25, metal=1)
    workers(state, 0, 19, 19)
    bottom(state, DEPLOY)
    assert lying(state, 26) == lying(state, 25) == (0, 0, 0, 0)
    choose(state, "mech.8")
    assert where(state, 0, 4) == 19
    assert state.coins[0] == 12


@rule("S10.13")
def test_a_mech_never_starts_on_a_lake() -> None:
    state = table(NORDIC, RUSVIET, mats=(MECHANICAL, INDUSTRIAL))
    mechs(state, 0, 17)
    workers(state, 0, 17, 4, 5)
    goods(state, 4, metal=3)
    bottom(state, DEPLOY)
    choose(state, "mech.3")
    assert targets(state, "onto") == {4, 5}


@rule("S10.14", "S11.1")
def test_the_ability_is_for_character_and_mechs_but_not_for_workers() -> None:
    state = rich(table(NORDIC, RUSVIET, mats=(MECHANICAL, INDUSTRIAL)), where_to=11)
    character(state, 0, 11)
    bottom(state, DEPLOY)
    choose(state, "mech.1")
    assert state.mechs[0] == 1 << TRAVEL
    assert 17 in reach(state, 0, 0) and 17 in reach(state, 0, 2)
    assert 17 not in reach(state, 0, 5)


@rule("S10.15", "S10.16", "S10.18")
def test_one_structure_beside_a_worker_the_factory_included() -> None:
    state = table(NORDIC, RUSVIET, mats=(MECHANICAL, INDUSTRIAL))
    workers(state, 0, 4, 23, 24)
    goods(state, 4, wood=3)
    structure(state, 1, MINE, 24)
    bottom(state, BUILD)
    assert targets(state, "build") == {0, 1, 2, 3}
    choose(state, f"build.{ARMORY}")
    assert targets(state, "onto") == {4, 23}
    choose(state, "onto.23")
    assert has(state.built[0], 23)


@rule("S27.68", "S10.18", "S13.4", "S4.1")
def test_building_ground() -> None:
    state = table(NORDIC, RUSVIET, mats=(MECHANICAL, INDUSTRIAL))
    structure(state, 1, MILL, 30)
    workers(state, 0, 30)
    goods(state, 30, metal=3, wood=3)
    bottom(state, DEPLOY)
    choose(state, "mech.0")
    assert where(state, 0, 1) == 30
    state.section[0] = -1
    bottom(state, BUILD)
    assert state.built[0] == 0
    top(state, "top.6", 1)
    assert whose(state) == 0


@rule("S10.17", "S13.2", "S10.24")
def test_a_structure_works_from_the_next_turn_on() -> None:
    state = rich(table(NORDIC, RUSVIET, mats=(MECHANICAL, INDUSTRIAL)))
    bottom(state, BUILD)
    choose(state, f"build.{MONUMENT}")
    state.section[0] = -1
    top(state, POWER)
    assert state.popularity[0] == 11
    state = table(NORDIC, RUSVIET)
    workers(state, 0, 30)
    then(state, place_piece(0, Benefit.STRUCTURE, 30))
    choose(state, f"build.{MINE}")
    mechs(state, 0, 10)
    state.turn.fresh_structures = 1 << MINE
    assert not has(rides(state, 0, 10), 30)
    state.turn.fresh_structures = 0
    assert has(rides(state, 0, 10), 30)


@rule("S10.24", "S24.21")
def test_a_mech_ability_works_at_once() -> None:
    state = rich(table(NORDIC, RUSVIET), where_to=30)
    then(state, place_piece(0, Benefit.MECH, 30))
    choose(state, "mech.3")
    assert has(state.mechs[0], 3)
    assert size(state.mechs[0]) == 1


@rule("S10.3")
def test_a_hand_of_cards_is_no_matter_for_bottom_actions_of_others() -> None:
    state = table(NORDIC, RUSVIET, mats=(MECHANICAL, INDUSTRIAL))
    workers(state, 0, 4)
    goods(state, 4, metal=2)
    hand(state, 0, 5)
    abilities(state, 0)
    at_section(state, 0, DEPLOY)
    choose(state, "pass")
    assert whose(state) == 1
