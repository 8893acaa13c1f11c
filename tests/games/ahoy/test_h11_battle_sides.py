"""H11, H17, H25: what either side of a battle brings along."""

from __future__ import annotations

from games.ahoy.table import RED, SQUADRON, START_MAP, UNION, Table
from herna.games.ahoy.actions.voyage import SetSail
from herna.games.ahoy.components import GUNSHIP, PATROLS, STRONGHOLDS
from herna.games.ahoy.queries import foes
from marks import card, rule


def sea(*who: object) -> Table:
    """Return a calm map; (1, 2) and (1, 3) are open spaces."""
    return Table(*START_MAP)


@rule("H11.17", "H17.10", "H30.39")
def test_the_cutter() -> None:
    table = (
        sea().put("cutter", 1, 2).put("patrol", 0, 2).put("stronghold", 0, 3).put(UNION, 2, 0).load(UNION, 6)
    )
    table.ships("cutter").dice(UNION, 3, 3, 3).turn(UNION).play("die", "slot cutter", "ship-sail", "step 0,2")
    assert table.prompt == "sail"
    table.play("step 0,3", "face 4", "face 2")
    assert (table.prompt, table.asked.seat) == ("spoils", UNION)
    assert table.state.dice[8] == 6
    table.play("win put-ashore")
    assert table.state.where[STRONGHOLDS] == -1
    assert table.comrades(0, 3) == 1
    assert table.prompt == "turn"
    assert table.state.ready == 5


@rule("H11.17")
def test_as_defender_the_cutter_uses_no_cannons_either_and_only_the_loaded_fight_it() -> None:
    table = sea().put("cutter", 1, 3).put(RED, 1, 2).load(UNION, 6)
    assert foes(table.state, RED, table.at(1, 3)) == 0
    table.load(RED, 1).crew(UNION, "fighters").turn(RED).play(
        "die", "slot sail", "step 1,3", "face 3", "face 3"
    )
    assert (table.prompt, table.asked.seat) == ("spoils", UNION)


@rule("H11.21", "H16.4.2")
def test_a_stronghold_that_wins_on_anothers_turn_takes_its_spoils() -> None:
    table = sea().put("stronghold", 0, 3).put(RED, 0, 2).gold(0, 2).turn(RED)
    table.play("die", "slot sail", "step 0,3", "face 2", "face 1")
    assert (table.prompt, table.asked.seat) == ("spoils", SQUADRON)
    table.play("win plunder", "damage negotiate")
    assert (table.state.gold[SQUADRON], table.state.gold[RED]) == (1, 1)


@rule("H30.42", "H16.8", "H11.5")
def test_two_cannons_dice_one_per_battle() -> None:
    table = sea().put(SQUADRON, 1, 2).put("gunship", 1, 3).put(UNION, 1, 3).load(SQUADRON, 5, 6)
    table.then(SetSail(SQUADRON, SQUADRON, 1, 0), active=SQUADRON).play("step 1,3", "fight gunship")
    assert table.count("fire") == 4 + 5
    table.play("fire 6 by 5", "face 2", "face 4")
    assert table.asked.seat == SQUADRON
    table.play("pass", "fire 5 by 2", "face 3", "face 6")
    assert table.asked.seat == UNION
    assert (table.state.dice[table.state.slots[7]], table.state.dice[table.state.slots[8]]) == (3, 1)


@rule("H30.62", "H11.4", "H25.5", "H24.23")
@card("fighters", "secret-weapon", "weapons-cache", "gunship")
def test_everything_at_once() -> None:
    table = sea().put("gunship", 1, 2).put(RED, 1, 3).crew(UNION, "fighters").load(UNION, 4)
    table.hand("secret-weapon", "weapons-cache", "weapons-cache")
    table.state.ready, table.state.muster = 5, 15
    table.then(SetSail(UNION, GUNSHIP, 1, 0), active=UNION).play("step 1,3", "plan secret-weapon")
    table.play("plan weapons-cache", "plan weapons-cache", "fire 3", "face 2")
    table.play("face 3")
    assert table.state.duel.attacker.total() == 22


@rule("H30.28", "H25.5", "H25.6", "H11.4", "A24", "H17.6")
def test_both_weapon_plans_against_an_attacker() -> None:
    table = sea().put(UNION, 1, 3).put(RED, 1, 2).load(RED, 6).hand("secret-weapon", "weapons-cache")
    table.state.ready, table.state.muster = 4, 16
    table.turn(RED).play("die", "slot sail", "step 1,3")
    assert (table.prompt, table.asked.seat) == ("battle-plan", UNION)
    table.play("plan secret-weapon", "plan weapons-cache", "fire 4", "face 3", "face 2", "face 1")
    assert (table.prompt, table.asked.seat) == ("spoils", RED)
    assert table.state.hand.size() == 0
    assert table.state.spent.size() == 2


@rule("H25.6", "H24.21")
@card("grogmaster", "secret-weapon")
def test_grogmaster_rerolls_both_dice_of_a_secret_weapon() -> None:
    table = (
        sea().put(UNION, 1, 2).put(RED, 1, 3).load(UNION, 1).crew(UNION, "grogmaster").hand("secret-weapon")
    )
    table.then(SetSail(UNION, UNION, 1, 0), active=UNION).play("step 1,3", "plan secret-weapon")
    table.play("face 1", "face 1", "face 5")
    assert (table.prompt, table.asked.seat) == ("grog", UNION)
    table.play("grog sail", "face 2", "face 3")
    assert (table.prompt, table.asked.seat) == ("order", UNION)
    assert table.wounds(UNION) == 1
    table.play("first-plan secret-weapon", "damage sail", "pass")
    assert table.wounds(RED) == 1


@rule("H24.21", "H14.9")
@card("grogmaster")
def test_grogmaster_needs_a_slot_and_the_flagship() -> None:
    table = sea().put(RED, 1, 2).put(UNION, 1, 3).load(UNION, 1).crew(RED, "grogmaster")
    table.hurt(*table.slots(RED)[:7]).then(SetSail(RED, RED, 1, 0), active=RED)
    table.play("step 1,3", "face 1", "face 5")
    assert table.prompt == "spoils"
    table = (
        sea()
        .put(SQUADRON, 2, 0)
        .put("patrol", 1, 2)
        .put(UNION, 1, 3)
        .load(UNION, 1)
        .crew(SQUADRON, "grogmaster")
    )
    table.then(SetSail(SQUADRON, PATROLS, 1, 0), active=SQUADRON).play("step 1,3", "face 1", "face 5")
    assert table.prompt == "spoils"
    table = sea().put(RED, 1, 2).put(UNION, 1, 3).load(UNION, 1).crew(RED, "grogmaster")
    table.then(SetSail(RED, RED, 1, 0), active=RED).play("step 1,3", "face 1", "face 5", "pass")
    assert table.asked.seat == UNION
