"""S4 Control and resources, S5 Units."""

from __future__ import annotations

from games.scythe.table import (
    FOOD,
    METAL,
    MOVE,
    NORDIC,
    OIL,
    POLANIA,
    RUSVIET,
    SAXONY,
    TRAVEL,
    WOOD,
    abilities,
    asked,
    bottom,
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
from herna.games.scythe.components import Bottom, Structure
from herna.games.scythe.queries import amount, controlled, controller
from herna.kernel.bits import has
from marks import rule


@rule("S4.1")
def test_units_beat_a_structure() -> None:
    state = table(NORDIC, RUSVIET)
    structure(state, 0, Structure.MILL, 30)
    assert controller(state, 30) == 0
    workers(state, 1, 30)
    assert controller(state, 30) == 1
    assert controller(state, 29) == -1


@rule("S4.2", "S9.10")
def test_the_first_one_there_controls_until_the_combat() -> None:
    state = table(SAXONY, RUSVIET)
    mechs(state, 0, 36)
    mechs(state, 1, 37)
    goods(state, 37, oil=3)
    top(state, MOVE)
    choose(state, unit(0, 1), "go.37")
    assert controller(state, 37) == 1
    assert amount(state, 0, OIL) == 0
    assert amount(state, 1, OIL) == 3


@rule("S4.3", "S4.7")
def test_the_payer_chooses_among_all_controlled_territories() -> None:
    state = table(NORDIC, RUSVIET)
    workers(state, 0, 4, 5)
    goods(state, 4, oil=2)
    goods(state, 5, oil=2)
    goods(state, 12, oil=9)
    bottom(state, Bottom.UPGRADE)
    assert targets(state, "pay") == {4, 5}
    choose(state, "pay.4", "pay.5", "pay.4")
    assert asked(state) == "upgrade"
    assert lying(state, 4) == (0, 0, 0, 0)
    assert lying(state, 5) == (0, 0, 1, 0)


@rule("S4.4", "S4.7")
def test_payment_is_silent_where_nothing_can_be_chosen() -> None:
    state = table(NORDIC, RUSVIET)
    workers(state, 0, 4, 5)
    goods(state, 4, oil=1)
    goods(state, 5, oil=2)
    bottom(state, Bottom.UPGRADE)
    assert asked(state) == "upgrade"
    assert lying(state, 4) == lying(state, 5) == (0, 0, 0, 0)
    state = table(NORDIC, RUSVIET)
    workers(state, 0, 4, 5)
    goods(state, 4, oil=7)
    bottom(state, Bottom.UPGRADE)
    assert asked(state) == "upgrade"
    assert lying(state, 4) == (0, 0, 4, 0)


@rule("S4.5", "S4.8")
def test_resources_wait_for_a_controller() -> None:
    state = table(NORDIC, RUSVIET)
    goods(state, 4, wood=2)
    assert amount(state, 0, WOOD) == 0
    workers(state, 0, 4)
    assert amount(state, 0, WOOD) == 2


@rule("S4.6", "S9.13")
def test_nothing_is_left_alone_on_a_lake() -> None:
    state = table(NORDIC, RUSVIET)
    abilities(state, 0, TRAVEL)
    mechs(state, 0, 17)
    goods(state, 17, oil=2)
    top(state, MOVE)
    choose(state, unit(0, 1), "go.24", "pass")
    assert lying(state, 17) == (0, 0, 0, 0)
    assert lying(state, 24) == (0, 0, 2, 0)


@rule("S4.8")
def test_a_structure_regains_its_territory_when_the_last_enemy_leaves() -> None:
    state = table(POLANIA, NORDIC)
    structure(state, 1, Structure.ARMORY, 29)
    goods(state, 29, food=2)
    mechs(state, 0, 29)
    assert amount(state, 1, FOOD) == 0
    top(state, MOVE)
    choose(state, unit(0, 1), "go.28", "pass")
    assert has(controlled(state, 1), 29)
    assert amount(state, 1, FOOD) == 2


@rule("S27.1")
def test_resource_control() -> None:
    state = table(NORDIC, POLANIA)
    mechs(state, 0, 5)
    goods(state, 5, oil=2)
    structure(state, 0, Structure.MONUMENT, 4)
    goods(state, 4, wood=1)
    workers(state, 0, 11)
    goods(state, 11, metal=1)
    goods(state, 12, metal=2)
    assert [amount(state, 0, kind) for kind in (FOOD, METAL, OIL, WOOD)] == [0, 1, 2, 1]
    workers(state, 1, 4)
    assert amount(state, 0, WOOD) == 0
    assert amount(state, 1, WOOD) == 1


@rule("S5.1")
def test_a_character_carries_resources_but_no_workers() -> None:
    state = table(NORDIC, RUSVIET)
    character(state, 0, 4)
    workers(state, 0, 4)
    goods(state, 4, wood=2)
    top(state, MOVE)
    choose(state, unit(0, 0))
    assert not [code for code in codes(state) if code.startswith("board")]
    choose(state, "load-all", "go.5", "pass")
    assert lying(state, 5) == (0, 0, 0, 2)
    assert where(state, 0, 5) == 4


@rule("S5.2")
def test_a_mech_carries_any_workers_and_resources_but_not_the_character() -> None:
    state = table(NORDIC, RUSVIET)
    character(state, 0, 4)
    workers(state, 0, 4, 4, 4)
    goods(state, 4, wood=2, food=1)
    mechs(state, 0, 4)
    top(state, MOVE)
    choose(state, unit(0, 1), "load-all", "go.5", "pass")
    assert [where(state, 0, each) for each in (0, 1, 5, 6, 7)] == [4, 5, 5, 5, 5]
    assert lying(state, 5) == (1, 0, 0, 2)


@rule("S5.3")
def test_a_worker_carries_resources_only() -> None:
    state = table(NORDIC, RUSVIET)
    workers(state, 0, 4, 4)
    goods(state, 4, wood=2)
    top(state, MOVE)
    choose(state, unit(0, 5))
    assert not [code for code in codes(state) if code.startswith("board")]
    choose(state, "load.3", "carry.x1", "go.11", "pass")
    assert lying(state, 11) == (0, 0, 0, 1)
    assert lying(state, 4) == (0, 0, 0, 1)


@rule("S5.4", "S9.2")
def test_units_move_one_territory_and_cross_no_water() -> None:
    state = table(SAXONY, RUSVIET)
    mechs(state, 0, 34)
    workers(state, 0, 35)
    character(state, 0, 41)
    assert reach(state, 0, 1) == {35, 41}
    assert reach(state, 0, 5) == {34, 41}
    assert reach(state, 0, 0) == {34, 35}
    top(state, MOVE)
    choose(state, unit(0, 1), "go.35")
    assert asked(state) == "move"
