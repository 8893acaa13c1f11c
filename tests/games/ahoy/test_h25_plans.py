"""H25: plans."""

from __future__ import annotations

from games.ahoy.table import RED, SQUADRON, START_MAP, UNION, Table
from herna.games.ahoy.actions.voyage import SetSail
from herna.games.ahoy.components import CUTTER, PATROLS
from marks import card, rule

THREE = (*START_MAP, "fish-a@3,0R0")


@rule("H25.1", "H25.11")
@card("evacuation")
def test_evacuation_empties_an_island() -> None:
    table = Table(*THREE).put(UNION, 1, 2).put("comrade", 0, 3, 3).hand("evacuation").turn(UNION)
    table.play("plan evacuation", "land 2,0", "count 2", "land 4,1")
    assert (table.comrades(0, 3), table.comrades(2, 0), table.comrades(4, 1)) == (0, 2, 1)
    assert (table.state.ready, table.state.muster) == (6, 11)
    assert table.prompt == "turn"
    assert table.state.spent.holds(0)


@rule("H25.2", "A30")
@card("dynamic-entry")
def test_dynamic_entry() -> None:
    for before, after in ((1, 3), (4, 6), (5, 6)):
        table = Table(*START_MAP).put(UNION, 1, 2).load(UNION, before).hand("dynamic-entry").turn(UNION)
        table.play("plan dynamic-entry", "pass")
        assert table.state.dice[8] == after
    table = Table(*START_MAP).put(UNION, 1, 2).hand("dynamic-entry").turn(UNION).play("plan dynamic-entry")
    assert table.places("jump") == {(1, 0), (1, 1), (1, 3)}
    table.play("jump 1,3")
    assert table.where(UNION) == (1, 3)


@rule("H25.3")
@card("sneak-attack")
def test_sneak_attack() -> None:
    table = (
        Table(*THREE)
        .put(UNION, 1, 2)
        .put("comrade", 0, 3)
        .put("patrol", 1, 3, 2)
        .put("patrol", 0, 2)
        .put("patrol", 2, 0)
    )
    table.hand("sneak-attack").crew(UNION, "battering-beakhead").turn(UNION).play("plan sneak-attack")
    assert table.count("remove") == 2
    table.play("remove.4", "remove.5")
    assert (table.patrols(1, 3), table.patrols(0, 2), table.patrols(2, 0)) == (0, 1, 1)
    assert table.prompt == "turn"
    table = Table(*THREE).put(UNION, 1, 2).put("comrade", 0, 3).put("comrade", 2, 0).put("patrol", 1, 3)
    table.hand("sneak-attack").turn(UNION).play("plan sneak-attack")
    assert table.places("island") == {(0, 3), (2, 0)}
    table.play("island 0,3", "pass")
    assert table.patrols(1, 3) == 1


@rule("H25.4", "H15.4", "A13")
@card("enlist")
def test_enlist_recruits_free_and_refills_once() -> None:
    table = Table(*START_MAP).put(UNION, 1, 2).put("comrade", 0, 3).market("aeronauts", "elder", "gunner")
    table.hand("enlist").turn(UNION).play("plan enlist", "crew aeronauts")
    assert table.on_sale() == ["elder", "gunner"]
    table.play("crew elder")
    assert table.has(UNION, "aeronauts")
    assert table.has(UNION, "elder")
    assert len(table.on_sale()) == 3
    assert table.state.slots[42] == -1
    assert table.prompt == "turn"


@rule("H25.4", "A13")
@card("enlist")
def test_enlist_is_impossible_from_a_stronghold_island() -> None:
    table = (
        Table(*START_MAP)
        .put(UNION, 2, 0)
        .put("stronghold", 2, 0)
        .put("comrade", 0, 3)
        .hand("enlist")
        .turn(UNION)
    )
    assert not table.offers("plan enlist")


@rule("H25.5")
@card("weapons-cache")
def test_weapons_cache_adds_the_ready_comrades() -> None:
    table = Table(*START_MAP).put(UNION, 1, 2).put(RED, 1, 3).load(RED, 1).hand("weapons-cache")
    table.state.ready, table.state.muster = 3, 17
    table.then(SetSail(UNION, UNION, 1, 0), active=UNION).play(
        "step 1,3", "plan weapons-cache", "face 1", "face 4"
    )
    assert table.asked.seat == UNION
    assert table.state.ready == 3


@rule("H25.6")
@card("secret-weapon")
def test_secret_weapon_rolls_two_dice_and_hits_once_more() -> None:
    table = Table(*START_MAP).put(UNION, 1, 2).put(RED, 1, 3).load(RED, 1).hand("secret-weapon")
    table.then(SetSail(UNION, UNION, 1, 0), active=UNION).play("step 1,3", "plan secret-weapon")
    table.play("face 2", "face 3", "face 5", "first-win", "win plunder", "damage sail", "damage sail")
    assert table.wounds(RED) == 2


@rule("H25.7", "H11.10")
@card("close-call")
def test_close_call_on_ones_own_turn_lets_the_move_go_on() -> None:
    table = Table(*START_MAP).put(UNION, 1, 1).put(RED, 1, 2).load(RED, 3).hand("close-call")
    table.dice(UNION, 2, 2, 2).turn(UNION).play("die", "slot sail", "step 1,2", "plan close-call")
    assert table.prompt == "sail"
    assert table.state.duel.attacker.fighter == -1
    table.play("step 1,3")
    assert table.where(UNION) == (1, 3)


@rule("H25.8", "H25.10", "H17.8", "A63")
@card("cutter", "gunship")
def test_ships_need_two_comrades_on_one_island() -> None:
    table = (
        Table(*START_MAP).put(UNION, 1, 2).put("comrade", 0, 3).put("comrade", 2, 0).hand("cutter", "gunship")
    )
    assert table.turn(UNION).count("plan") == 0
    table = (
        Table(*START_MAP)
        .put(UNION, 1, 2)
        .put("comrade", 0, 3, 2)
        .put("comrade", 2, 0, 2)
        .hand("cutter")
        .turn(UNION)
    )
    table.play("plan cutter", "island 2,0")
    assert table.where(CUTTER) == (2, 0)
    assert table.comrades(2, 0) == 0


@rule("H25.10", "H6.7")
@card("sneak-attack", "evacuation", "enlist")
def test_plans_need_a_comrade_somewhere_but_may_have_no_effect() -> None:
    table = (
        Table(*START_MAP)
        .put(UNION, 1, 2)
        .hand("sneak-attack", "evacuation", "enlist", "dynamic-entry")
        .turn(UNION)
    )
    assert [code for code in table.codes if code.startswith("plan")] == ["plan.8"]
    table = Table(*START_MAP).put(UNION, 1, 2).put("comrade", 0, 3).hand("sneak-attack").turn(UNION)
    table.play("plan sneak-attack")
    assert table.prompt == "turn"
    assert table.state.spent.size() == 1


@rule("H17.6")
def test_plans_are_for_battles_of_the_union_only() -> None:
    table = (
        Table(*START_MAP)
        .put(SQUADRON, 1, 2)
        .put(RED, 1, 3)
        .load(SQUADRON, 5)
        .hand("close-call")
        .put(UNION, 2, 0)
    )
    table.then(SetSail(SQUADRON, SQUADRON, 1, 0), active=SQUADRON).play("step 1,3")
    assert table.prompt == "fire"
    assert table.state.where[PATROLS] == -1


@rule("H25.1", "H24.20")
@card("evacuation", "convincing-comrade")
def test_comrades_that_leave_an_island_go_to_others() -> None:
    table = Table(*THREE).put(UNION, 1, 2).put("comrade", 0, 3, 2).hand("evacuation").turn(UNION)
    table.play("plan evacuation")
    assert table.places("land") == {(2, 0), (4, 1)}
    table = Table(*THREE).put(RED, 1, 2).put("comrade", 0, 3, 2).crew(RED, "convincing-comrade")
    table.dice(RED, 3, 3).turn(RED).play("die", "slot convincing-comrade", "island 0,3")
    assert table.places("land") == {(2, 0), (4, 1)}


@rule("H25.4")
@card("enlist")
def test_enlist_goes_by_the_chosen_islands_suit() -> None:
    table = (
        Table(*START_MAP).put(UNION, 0, 3).put("comrade", 2, 0).market("aeronauts", "naive-noble", "elder")
    )
    table.hand("enlist").turn(UNION).play("plan enlist")
    assert table.codes == ["crew.19", "pass"]
