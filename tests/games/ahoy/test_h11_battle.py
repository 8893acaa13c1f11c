"""H11: battle."""

from __future__ import annotations

import pytest

from games.ahoy.table import RED, SQUADRON, START_MAP, UNION, WHITE, Table
from herna.games.ahoy.actions.voyage import SetSail
from herna.games.ahoy.components import CUTTER, GUNSHIP, PATROLS, STRONGHOLDS
from herna.games.ahoy.queries import foes, loaded
from marks import card, rule


def sea(*who: object) -> Table:
    """Return a calm map; (1, 2) and (1, 3) are open spaces."""
    return Table(*START_MAP)


@rule("H11.2")
def test_who_is_loaded() -> None:
    table = sea().put("patrol", 1, 2).put("stronghold", 0, 3).put("cutter", 1, 2).put("gunship", 1, 2)
    assert [loaded(table.state, f) for f in (SQUADRON, PATROLS, UNION, RED)] == [False] * 4
    assert [loaded(table.state, f) for f in (STRONGHOLDS, GUNSHIP, CUTTER)] == [True, True, False]
    table.load(SQUADRON, 5).load(UNION, 1)
    assert [loaded(table.state, f) for f in (SQUADRON, PATROLS, UNION, CUTTER)] == [True, True, True, False]


@rule("H11.1", "H11.16", "H30.38")
def test_only_the_loaded_ones() -> None:
    table = sea().put(UNION, 1, 3).put("gunship", 1, 3).put("patrol", 1, 3).put(RED, 1, 2).turn(RED)
    table.play("die", "slot sail", "step 1,3", "face 6", "face 3")
    assert (table.prompt, table.asked.seat) == ("spoils", RED)
    table.play("pass")
    assert table.prompt == "turn"
    assert table.where(RED) == (1, 3)


@rule("H11.1")
def test_a_loaded_mover_fights_everybody_and_an_unloaded_one_nobody_who_is_not() -> None:
    table = sea().put(UNION, 1, 3).put("patrol", 1, 3).put(WHITE, 1, 3).put("cutter", 1, 3)
    assert foes(table.state, RED, table.at(1, 3)) == 0
    table.load(RED, 1)
    fought = foes(table.state, RED, table.at(1, 3))
    assert fought == 1 << UNION | 1 << PATROLS | 1 << WHITE | 1 << CUTTER


@rule(
    "H11.3",
    "H11.12",
    "H11.4",
    "H30.9",
    "H17.18",
    "H14.2",
    "H11.9",
    "H11.19",
    "A43",
    "H30.10",
    "H11.5",
    "H29.2",
)
def test_five_against_five_and_the_second_battle_of_the_same_arrival() -> None:
    table = sea().put(UNION, 1, 2).put(RED, 1, 2).put("patrol", 1, 2).load(UNION, 4).gold(0, 2)
    table.dice(UNION, 2, 2, 2).turn(UNION).play("die", "slot sail", "step 1,3", "step 1,2")
    assert table.count("fight") == 2
    table.play("fight red", "fire 3", "face 2", "face 5")
    assert (table.prompt, table.asked.seat) == ("spoils", UNION)
    table.play("win plunder")
    assert table.asked.seat == UNION
    table.play("damage cannons")
    assert (table.state.gold[RED], table.state.gold[UNION]) == (1, 1)
    assert table.state.slots[28] == -2
    assert table.state.dice[8] == 1
    table.play("face 3", "face 4")
    assert (table.prompt, table.asked.seat) == ("spoils", SQUADRON)
    table.play("pass")
    assert table.prompt == "turn"


@rule("H11.4")
@pytest.mark.parametrize(("attack", "defence", "winner"), [(3, 3, RED), (3, 4, UNION), (4, 3, RED)])
def test_the_higher_total_wins_and_the_attacker_wins_ties(attack: int, defence: int, winner: int) -> None:
    table = sea().put(RED, 1, 2).put(UNION, 1, 3).load(RED, 1).turn(RED)
    table.play("die", "slot sail", "step 1,3", f"face {attack}", f"face {defence}")
    assert table.asked.seat == winner


@rule("H11.4", "H11.20", "H11.17")
def test_the_order_of_decisions_attacker_first() -> None:
    table = sea().put(UNION, 1, 2).put(RED, 1, 3).load(UNION, 3).load(RED, 3).hand("weapons-cache")
    table.dice(UNION, 2, 2, 2).turn(UNION).play("die", "slot sail", "step 1,3")
    assert (table.prompt, table.asked.seat) == ("battle-plan", UNION)
    table.play("pass")
    assert (table.prompt, table.asked.seat) == ("fire", UNION)
    assert table.codes == ["fire.8.x1", "fire.8.x2", "pass"]
    table.play("fire 2")
    assert (table.prompt, table.asked.seat) == ("fire", RED)
    table.play("fire 1")
    assert (table.prompt, table.asked.seat) == ("battle-die", -1)
    table.play("face 1", "face 1")
    assert table.asked.seat == UNION


@rule("H11.6")
def test_without_a_cannons_die_one_rolls_and_may_win() -> None:
    table = sea().put(RED, 1, 2).put(UNION, 1, 3).load(UNION, 1).turn(RED)
    table.play("die", "slot sail", "step 1,3", "face 5", "face 2")
    assert table.asked.seat == RED
    assert table.offers("win slip-away")


@rule("H11.7", "A8", "H24.3", "H25.6")
@card("gunner")
def test_damage_hits_the_losing_figure_even_if_the_option_is_declined() -> None:
    table = (
        sea()
        .put(RED, 1, 2)
        .put(SQUADRON, 0, 3)
        .put("patrol", 1, 3)
        .load(RED, 1)
        .crew(RED, "gunner")
        .turn(RED)
    )
    table.play("die", "slot sail", "step 1,3", "face 6", "face 1")
    assert table.prompt == "order"
    table.play("first-win", "pass")
    assert table.state.where[PATROLS] == -1
    assert table.wounds(SQUADRON) == 0


@rule("H11.7", "H23.3")
@card("cutpurse")
def test_the_active_player_orders_what_happens_at_a_victory() -> None:
    table = sea().put(SQUADRON, 1, 2).put(RED, 1, 3).load(SQUADRON, 5).crew(RED, "cutpurse", "gunner")
    table.dice(SQUADRON, 1, 1, 1).turn(SQUADRON).play(
        "die", "slot sail", "step 1,3", "pass", "face 1", "face 6"
    )
    assert (table.prompt, table.asked.seat) == ("order", SQUADRON)
    table.play("first-card cutpurse")
    assert table.state.gold[RED] == 2
    table.play("first-card gunner")
    assert table.asked.seat == RED
    assert table.prompt == "damage"


@rule("H11.8", "A33")
def test_parts_that_cannot_be_done_are_skipped() -> None:
    table = sea().put(UNION, 1, 2).put(RED, 1, 3).load(UNION, 1)
    table.state.muster += table.state.ready
    table.state.ready = 0
    table.hurt(*table.slots(RED)[:7]).dice(UNION, 1, 1, 1).turn(UNION)
    table.play("die", "slot sail", "step 1,3", "face 6", "face 1", "win put-ashore")
    assert table.comrades(1, 3) == 0
    assert table.wounds(RED) == 7
    table = sea().put(UNION, 1, 2).put(RED, 1, 3).load(UNION, 1).dice(UNION, 1, 1, 1).turn(UNION)
    table.play("die", "slot sail", "step 1,3", "face 6", "face 1", "win plunder", "damage sail")
    assert table.state.gold[UNION] == 0


@rule("H11.10", "A10", "H24.27", "H24.36", "H30.55", "H25.7")
@card("emissary", "close-call")
def test_skipped_battles_leave_movement() -> None:
    table = (
        sea().put(RED, 1, 1).put("patrol", 1, 2).put(UNION, 1, 2).put(SQUADRON, 2, 0).load(RED, 3).gold(0, 1)
    )
    table.crew(RED, "emissary").hand("close-call").dice(RED, 1, 1).turn(RED)
    table.play("die", "slot sail", "step 1,2")
    assert table.offers("bribe patrol")
    assert table.offers("bribe union")
    table.play("bribe patrol")
    assert (table.state.gold[RED], table.state.gold[SQUADRON]) == (0, 1)
    assert (table.prompt, table.asked.seat) == ("battle-plan", UNION)
    table.play("plan close-call")
    assert table.prompt == "sail"
    table.play("step 1,3")
    assert table.where(RED) == (1, 3)


@rule("H30.55", "H24.27", "H24.29")
def test_one_battle_fought_ends_movement_and_the_emissary_stays_home_on_other_turns() -> None:
    table = sea().put(RED, 1, 1).put("patrol", 1, 2).put(UNION, 1, 2).load(RED, 3).gold(0, 1)
    table.crew(RED, "emissary").dice(RED, 1, 1).turn(RED)
    table.play("die", "slot sail", "step 1,2", "fight patrol", "pass", "face 6", "face 1", "pass")
    assert table.codes == ["fight.2", "bribe.2"]
    table.play("bribe union")
    assert table.prompt == "place"
    table = sea().put(RED, 1, 1).put(UNION, 1, 2).load(RED, 3).gold(0, 1).crew(RED, "emissary")
    table.then(SetSail(RED, RED, 1, 0), active=UNION).play("step 1,2")
    assert table.prompt == "fire"


@rule("H11.11", "H16.12", "H0.4")
def test_placing_never_causes_battle() -> None:
    table = sea().put(SQUADRON, 1, 2).put(RED, 1, 3).load(RED, 4).load(SQUADRON, 5)
    table.dice(SQUADRON, 2, 2, 2).turn(SQUADRON).play("die 2", "slot deploy", "deploy 1,3")
    assert table.patrols(1, 3) == 1
    assert table.prompt == "turn"


@rule("H11.13", "H17.4")
def test_only_two_figures_fight_and_comrades_never() -> None:
    table = sea().put(SQUADRON, 1, 2).put("patrol", 1, 2, 3).put(UNION, 0, 3).put("comrade", 0, 3, 5)
    table.put("patrol", 0, 2).load(SQUADRON, 5).dice(SQUADRON, 1, 1, 1)
    table.then(SetSail(SQUADRON, PATROLS + 3, 1, 0), active=SQUADRON).play(
        "step 0,3", "pass", "face 3", "face 4"
    )
    assert table.asked.seat == UNION
    assert foes(table.state, SQUADRON, table.at(0, 3)) == 1 << UNION


@rule("H11.14")
def test_a_removed_mover_fights_no_more() -> None:
    table = sea().put("patrol", 1, 2).put(RED, 1, 3).put(UNION, 1, 3).load(SQUADRON, 5)
    table.then(SetSail(SQUADRON, PATROLS, 1, 0), active=SQUADRON)
    table.play("step 1,3", "fight red", "pass", "face 1", "face 6", "win rewarded")
    assert table.state.where[PATROLS] == -1
    table.play("marker 1,2", "claim")
    assert table.prompt == "halt"


@rule("H11.15", "A42")
def test_the_figures_to_fight_are_fixed_at_the_arrival() -> None:
    table = sea().put(SQUADRON, 1, 2).put(RED, 1, 3).put(UNION, 1, 3).load(SQUADRON, 5)
    table.then(SetSail(SQUADRON, SQUADRON, 1, 0), active=SQUADRON)
    table.play("step 1,3", "fight red", "pass", "face 1", "face 6")
    table.put(WHITE, 1, 3)
    table.play("win rewarded", "damage sail", "marker 2,1", "claim")
    assert table.prompt == "fire"
    table.play("pass", "face 6", "face 1", "pass")
    assert table.prompt == "halt"


@rule("H11.15", "A42")
def test_one_that_left_drops_out_even_if_it_came_back() -> None:
    table = sea().put(SQUADRON, 1, 2).put(RED, 1, 3).put(WHITE, 1, 3).put(UNION, 1, 3).load(SQUADRON, 5)
    table.then(SetSail(SQUADRON, SQUADRON, 1, 0), active=SQUADRON)
    table.play("step 1,3", "fight red", "pass", "face 1", "face 6")
    table.state.moves += 1
    table.state.course[WHITE] = table.state.moves
    table.put(UNION, 2, 0).play("pass")
    assert table.prompt == "halt"


@rule("H11.18", "H16.13")
def test_the_region_of_battle_is_the_tile_of_the_space_that_was_entered() -> None:
    table = (
        sea()
        .put(SQUADRON, 1, 1)
        .put(UNION, 1, 2)
        .load(SQUADRON, 5)
        .put("comrade", 0, 3, 2)
        .put("comrade", 2, 0, 2)
    )
    table.then(SetSail(SQUADRON, SQUADRON, 1, 0), active=SQUADRON).play(
        "step 1,2", "pass", "face 6", "face 1"
    )
    table.play("win drive-out", "damage sail")
    assert (table.comrades(0, 3), table.comrades(2, 0)) == (1, 2)


@rule("H12.3", "H30.52")
def test_no_battle_in_fog() -> None:
    table = (
        Table("tree-a@0,0R0")
        .put(RED, 0, 0)
        .put(UNION, 0, 1)
        .put("patrol", 0, 1)
        .load(RED, 6)
        .load(UNION, 6)
        .turn(RED)
    )
    table.play("die", "slot sail", "step 0,1")
    assert table.prompt == "sail"
    assert table.offers("step 1,1")
