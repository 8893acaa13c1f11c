"""H12, H13: terrain and anchoring."""

from __future__ import annotations

from games.ahoy.table import RED, SQUADRON, START_MAP, UNION, WHITE, Table
from herna.games.ahoy.actions.course import WINDED
from herna.games.ahoy.actions.tailwind import Jump
from herna.games.ahoy.actions.voyage import SetSail
from herna.games.ahoy.components import CUTTER, PATROLS
from marks import card, rule


@rule("H12.1", "H12.2", "H30.12")
def test_current_into_a_harbor() -> None:
    table = Table("fish-b@0,0R0", "skull-b@2,0R0").put(RED, 0, 1).hurt(23, 24, 26).turn(RED)
    table.sail("1,1", "1,0")
    assert table.where(RED) == (2, 0)
    table.play("mend", "fix sail", "fix sail")
    assert table.wounds(RED) == 1


@rule("H12.1")
def test_a_current_costs_no_movement() -> None:
    table = Table("fish-b@0,0R0", "skull-b@2,0R0").put(RED, 1, 1).turn(RED).sail("1,0")
    assert table.where(RED) == (2, 0)
    assert table.offers("step 2,1")


@rule("H12.1", "A36")
def test_no_printed_current_crosses_a_sandbar() -> None:
    for key in ("fish-b", "skull-a", "tree-a", "parrot-a"):
        for turn in range(4):
            table = Table(f"{key}@0,0R{turn}")
            chart = table.state.chart
            flowing = [space for space in range(48) if chart.currents[space] >= 0]
            assert len(flowing) == 1
            assert chart.steps[4 * flowing[0] + chart.currents[flowing[0]]] != -2


@rule("H10.7", "H30.25")
def test_a_blocked_current() -> None:
    table = Table("fish-b@0,0R0", stack=[]).put(RED, 0, 0).dice(RED, 2, 2, 2).turn(RED)
    table.play("die", "slot sail")
    assert table.where(RED) == (1, 0)
    assert table.prompt == "turn"


@rule("H12.2", "H12.10", "H30.32", "H5.7", "A15", "H6.8")
def test_a_harbor_transfer_frees_the_slot() -> None:
    table = Table("skull-b@0,0R0").put(RED, 1, 0).dice(RED, 2, 5, 5).turn(RED)
    table.play("die 2", "slot sail", "step 0,0", "anchor", "transfer")
    assert table.state.slots[28] == 9
    assert table.state.slots[23] == -1
    assert table.state.dice[9] == 2
    assert table.state.due == 1
    table.play("die 5", "slot.23")
    assert table.prompt == "sail"


@rule("H12.10", "H6.8")
def test_dice_of_crew_recruits_and_ships_may_be_transferred_but_none_that_was_set_aside() -> None:
    table = Table("skull-b@0,0R0").put(UNION, 0, 1).crew(UNION, "gunner", "sailor").put("cutter", 1, 1)
    table.lay_die(UNION, 2, 46).lay_die(UNION, 3, 59).lay_die(UNION, 4, 69)
    table.state.die_at[5] = -2
    table.then(SetSail(UNION, UNION, 1, 0), active=UNION).play("step 0,0", "transfer")
    assert sorted(table.codes) == ["shift.6", "shift.7", "shift.8"]
    table.play("shift 2")
    assert table.state.slots[46] == -1
    assert table.state.slots[19] == 8


@rule("H12.2", "H30.33", "H29.5", "H16.8", "H28.9")
def test_the_squadron_at_a_harbor() -> None:
    def anchored(gold: int) -> Table:
        table = Table("skull-b@0,0R0").put(SQUADRON, 0, 1).gold(gold).lay_die(SQUADRON, 4, 9)
        table.lay_die(SQUADRON, 6, 0).then(SetSail(SQUADRON, SQUADRON, 1, 0), active=SQUADRON)
        return table.play("step 0,0", "transfer")

    table = anchored(0)
    assert table.prompt == "halt"
    assert table.state.slots[8] == 3
    table = anchored(1).play("shift 4")
    assert table.state.slots[7] == 4
    assert table.state.gold[SQUADRON] == 0
    assert table.state.dice[4] == 5
    table = anchored(1).play("shift 6")
    assert sorted(table.codes) == ["change.x5", "slot.8"]
    table.play("change 5")
    assert table.state.slots[7] == 3
    assert table.state.gold[SQUADRON] == 0


@rule("H12.13", "A65")
def test_a_die_on_cannons_cannot_be_put_back_on_its_own_slot() -> None:
    table = Table("skull-b@0,0R0").put(RED, 0, 1).gold(0, 5).load(RED, 1).lay_die(RED, 3, 23)
    table.then(SetSail(RED, RED, 1, 0), active=RED).play("step 0,0")
    assert table.prompt == "halt"
    table = Table("skull-b@0,0R0").put(SQUADRON, 0, 1).gold(5).load(SQUADRON, 5)
    table.state.dice[4] = 2
    table.then(SetSail(SQUADRON, SQUADRON, 1, 0), active=SQUADRON).play("step 0,0", "transfer")
    assert table.state.slots[8] == 4
    assert table.state.slots[7] == -1
    assert table.state.dice[4] == 6
    assert table.state.gold[SQUADRON] == 1


@rule("H12.4", "H12.5")
def test_a_tailwind_die_may_lie_on_other_terrain_and_a_direct_move_ignores_sandbars() -> None:
    table = Table("parrot-b@0,0R0").put(RED, 1, 1)
    table.then(Jump(RED, RED, 4, WINDED, optional=True), active=RED).play("jump 1,0")
    assert table.where(RED) == (1, 0)


@rule("H12.6", "H12.7", "H13.1", "H30.11", "H29.3", "H14.2")
def test_two_wrecks() -> None:
    table = Table(*START_MAP).put(RED, 2, 1).turn(RED).play("die", "slot sail", "step 1,1")
    assert (table.prompt, table.asked.seat) == ("damage", RED)
    table.play("damage sail", "step 1,0", "damage cannons", "treasure")
    assert table.wounds(RED) == 2
    assert table.state.gold[RED] == 1


@rule("H12.6")
def test_wreckage_hurts_every_time() -> None:
    table = Table(*START_MAP).put(RED, 2, 1).dice(RED, 3, 3, 3).turn(RED)
    table.play("die", "slot full-sail", "step 1,1", "damage sail", "step 2,1", "step 1,1", "damage sail")
    assert table.wounds(RED) == 2


@rule("H12.7", "H23.5")
def test_treasure_never_runs_out_but_gold_does() -> None:
    table = Table("fish-b@0,0R0").put(RED, 0, 0).gold(0, 19)
    table.then(Jump(RED, RED, -1, 0, optional=False), active=RED).play("jump 0,1")
    table.then(Jump(RED, RED, -1, 0, optional=False), active=RED).play("jump 0,0", "treasure")
    assert table.state.gold[RED] == 20
    table.then(Jump(RED, RED, -1, 0, optional=False), active=RED).play("jump 0,1")
    table.then(Jump(RED, RED, -1, 0, optional=False), active=RED).play("jump 0,0")
    assert table.prompt == "halt"


@rule("H12.8", "H12.9")
def test_islands_are_for_actions_and_open_sea_for_nothing() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).market("aeronauts").gold(0, 5).turn(RED)
    assert table.count("recruit") == table.count("smuggle") == 0
    table.play("die", "slot sail", "step 1,3", "anchor")
    assert table.prompt == "turn"
    table = Table(*START_MAP).put(RED, 0, 3).market("aeronauts").gold(0, 5).turn(RED)
    assert table.offers("recruit aeronauts")
    assert table.offers("smuggle aeronauts")


@rule("H12.11", "A44", "H28.1")
@card("mystic")
def test_fog_stops_battles_only() -> None:
    table = (
        Table("tree-a@0,0R0")
        .put(RED, 0, 0)
        .put(UNION, 0, 1)
        .crew(RED, "mystic", "battering-beakhead")
        .turn(RED)
    )
    table.play("use mystic", "damage sail", "strike union", "damage sail", "push 1,1")
    assert table.wounds(UNION) == 1
    assert table.where(UNION) == (1, 1)


@rule("H12.12", "H13.2", "H17.9")
def test_harbor_and_treasure_serve_flagships_only() -> None:
    table = Table("skull-b@0,0R0").put("patrol", 1, 1).put("cutter", 1, 1).put(SQUADRON, 1, 0).hurt(0)
    table.then(SetSail(SQUADRON, PATROLS, 1, 0), active=SQUADRON).play("step 0,1")
    assert table.prompt == "halt"
    table.then(SetSail(UNION, CUTTER, 1, 0), active=UNION).play("step 0,1")
    assert table.prompt == "halt"
    assert table.state.bank == 20
    table = Table("tree-b@0,0R0").put("patrol", 0, 1).then(SetSail(SQUADRON, PATROLS, 1, 0)).play("step 0,0")
    assert table.state.where[PATROLS] == -1
    table = Table("tree-a@0,0R0").put("patrol", 1, 1).then(SetSail(SQUADRON, PATROLS, 1, 0)).play("step 1,0")
    assert table.where(PATROLS) == (0, 0)


@rule("H13.2", "H13.8", "H24.6", "H23.3")
@card("merchant")
def test_on_ones_own_turn_the_owner_orders_the_effects() -> None:
    table = Table("parrot-b@0,0R0").put(SQUADRON, 0, 0).crew(SQUADRON, "merchant").hurt(0)
    table.dice(SQUADRON, 2, 2, 2).turn(SQUADRON).play("die", "slot sail", "step 0,1", "anchor")
    assert table.codes == ["mend", "treasure", "wage.29", "patrol"]
    table.play("wage merchant")
    assert table.state.gold[SQUADRON] == 1
    assert table.offers("pass")
    table.play("treasure", "patrol", "pass")
    assert table.state.gold[SQUADRON] == 2
    assert table.prompt == "turn"


@rule("H13.2", "H23.3", "H13.4", "A34")
def test_on_anothers_turn_that_player_orders_them_and_the_owner_decides() -> None:
    table = Table("parrot-b@0,0R0").put(RED, 0, 0).crew(RED, "merchant").hurt(23)
    table.then(SetSail(RED, RED, 1, 0), active=UNION).play("step 0,1")
    assert (table.prompt, table.asked.seat) == ("anchor-order", UNION)
    assert table.codes == ["next.x0", "next.x1", "first-card.29"]
    table.play("next.x1")
    assert (table.prompt, table.asked.seat) == ("anchor", RED)
    table.play("pass", "first-card merchant")
    assert table.state.gold[RED] == 1
    assert (table.prompt, table.asked.seat) == ("anchor", RED)
    table.play("mend", "fix sail")
    assert table.wounds(RED) == 0
    assert table.prompt == "halt"


@rule("H13.3")
def test_losing_a_battle_does_not_prevent_anchoring() -> None:
    table = Table("skull-b@0,0R0").put(RED, 0, 0).put(UNION, 0, 1).load(UNION, 2).turn(RED)
    table.play("die", "slot sail", "step 0,1", "pass", "face 1", "face 6", "pass", "treasure")
    assert table.state.gold[RED] == 1


@rule("H13.5", "A34")
def test_a_flagship_that_did_not_move_does_not_anchor() -> None:
    table = Table(*START_MAP).put(SQUADRON, 1, 0).dice(SQUADRON, 3, 3, 3).turn(SQUADRON)
    table.play("die", "slot tailwind", "pass")
    assert table.prompt == "turn"
    assert table.state.gold[SQUADRON] == 0


@rule("H13.6")
def test_the_next_action_waits_for_the_anchoring() -> None:
    table = Table(*START_MAP).put(SQUADRON, 1, 2).dice(SQUADRON, 3, 3, 3).turn(SQUADRON)
    table.play("die", "slot sail", "step 1,3", "anchor")
    assert table.codes == ["patrol", "pass"]


@rule("H13.7", "A40", "H24.15", "H24.37", "A62")
@card("gunners-mate")
def test_anchoring_effects_lapse_if_the_flagship_sails_on() -> None:
    table = Table("parrot-b@0,0R0", "tree-a@0,2R0").put(RED, 0, 0).put(UNION, 1, 1).put("patrol", 1, 1)
    table.crew(RED, "gunners-mate").lay_die(RED, 3, 23).then(SetSail(RED, RED, 1, 0), active=RED)
    table.play("step 0,1", "transfer", "volley 1,1", "fight union", "pass", "face 6", "face 1")
    table.play("win slip-away", "damage sail", "step 0,2", "anchor")
    assert table.where(RED) == (0, 2)
    assert table.prompt == "halt"
    assert table.state.gold[RED] == 0
    assert table.patrols(1, 1) == 1


@rule("H13.8")
def test_diver_and_merchant_pay_automatically() -> None:
    table = Table("compass-a@0,0R0").put(RED, 1, 0).crew(RED, "merchant")
    table.then(SetSail(RED, RED, 1, 0), active=RED).play("step 0,0")
    assert table.prompt == "halt"
    assert table.state.gold[RED] == 1


@rule("H24.16", "H30.61", "H24.35", "H24.22", "A61", "A31")
@card("trawler", "diver", "pilot")
def test_trawler() -> None:
    for crew, gold, wounds in (([], 2, 2), (["diver"], 3, 2), (["diver", "pilot"], 3, 0)):
        table = Table(*START_MAP).put(WHITE, 2, 1).crew(WHITE, "trawler", *crew).turn(WHITE)
        table.play("die", "slot trawler", "step 1,1")
        table.play("ignore" if "pilot" in crew else "damage sail", "collect", "step 1,0")
        table.play("ignore" if "pilot" in crew else "damage sail", "collect")
        assert table.state.gold[WHITE] == gold
        assert table.wounds(WHITE) == wounds
        assert table.prompt == "turn"


@rule("H24.22", "A31")
@card("trawler")
def test_trawler_collects_each_treasure_once_per_use_and_may_leave_it() -> None:
    table = Table("skull-b@0,0R0").put(RED, 0, 1).crew(RED, "trawler").turn(RED)
    table.play("die", "slot trawler", "step 0,0", "step 0,1", "collect")
    assert table.state.gold[RED] == 1
    assert table.prompt == "turn"
    table = Table("skull-b@0,0R0").put(RED, 0, 0).crew(RED, "trawler").turn(RED)
    table.play("die", "slot trawler", "step 0,1", "pass", "anchor", "treasure")
    assert table.state.gold[RED] == 1
