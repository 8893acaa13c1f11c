"""H16: the Bluefin Squadron."""

from __future__ import annotations

from games.ahoy.table import RED, SQUADRON, START_MAP, UNION, Table
from herna.games.ahoy.actions.squadron import BuildStrongholds
from herna.games.ahoy.actions.voyage import SetSail
from herna.games.ahoy.components import CUTTER, PATROLS, STRONGHOLDS
from herna.games.ahoy.scoring import control
from marks import card, rule


def fleet(*dice: int) -> Table:
    """Return a table with the Squadron's Flagship on an open space, and these dice."""
    table = Table(*START_MAP).put(SQUADRON, 1, 2)
    return table.dice(SQUADRON, *dice) if dice else table


@rule("H16.1", "H16.6", "H16.7")
@card("squadron")
def test_sail_and_tailwind_may_place_a_patrol_where_the_flagship_anchors() -> None:
    table = fleet(3, 4, 4).turn(SQUADRON).sail("1,3").play("anchor", "patrol")
    assert table.patrols(1, 3) == 1
    table.play("die 4", "slot tailwind", "jump 1,0", "damage sail", "patrol", "pass")
    assert table.patrols(1, 0) == 1
    table = fleet(3, 4, 4).turn(SQUADRON).sail("1,3").play("anchor", "pass")
    assert table.patrols(1, 3) == 0


@rule("H16.1", "H23.1", "H23.5")
def test_without_a_patrol_in_supply_none_is_placed() -> None:
    table = fleet(3, 3, 3).put("patrol", 2, 0, 10).turn(SQUADRON).sail("1,3").play("anchor")
    assert table.prompt == "turn"
    table.play("die", "slot deploy")
    assert table.prompt != "deploy"
    assert table.patrols(2, 0) == 10


@rule("H24.34", "H16.1")
@card("sailor")
def test_other_moves_place_no_patrol() -> None:
    table = (
        fleet(3, 3, 3)
        .crew(SQUADRON, "sailor")
        .turn(SQUADRON)
        .play("die", "slot sailor", "step 1,3", "anchor")
    )
    assert table.prompt == "turn"


@rule("H16.3")
def test_patrols_fight_with_the_squadrons_cannons_and_may_explore() -> None:
    table = fleet(3, 3).put("patrol", 1, 3).put(RED, 1, 2).load(SQUADRON, 6)
    table.then(SetSail(SQUADRON, PATROLS, 1, 0), active=SQUADRON).play(
        "step 1,2", "fire 5", "face 1", "face 6"
    )
    assert table.asked.seat == SQUADRON
    table = fleet(3, 3).put("patrol", 1, 3).turn(SQUADRON).play("die", "slot order", "command patrol")
    assert table.offers("explore 1,4")


@rule("H16.4", "H16.4.1", "H16.14", "H30.46", "A47")
def test_building_strongholds() -> None:
    table = fleet().put("patrol", 0, 3, 4).put("patrol", 0, 2)
    before = control(table.state)[0][table.at(0, 3) // 4]
    table.then(BuildStrongholds(SQUADRON))
    assert table.codes == [f"build.{table.at(0, 3)}", "pass"]
    table.play("build 0,3", "build 0,3")
    assert table.prompt == "halt"
    assert sum(table.state.where[f] == table.at(0, 3) for f in range(STRONGHOLDS, CUTTER)) == 2
    assert (table.patrols(0, 3), table.patrols(0, 2)) == (0, 1)
    assert control(table.state)[0][table.at(0, 3) // 4] == before == 2 + 4 + 1
    table = fleet().put("patrol", 0, 3, 4).put("stronghold", 2, 0, 2).then(BuildStrongholds(SQUADRON))
    table.play("build 0,3")
    assert table.prompt == "halt"
    assert table.patrols(0, 3) == 2


@rule("H16.4.1", "H16.14")
def test_patrols_beside_the_island_do_not_pay() -> None:
    table = fleet().put("patrol", 0, 3).put("patrol", 0, 2).then(BuildStrongholds(SQUADRON))
    assert table.prompt == "halt"


@rule("H16.4.2")
def test_a_stronghold_is_loaded_adds_two_and_may_use_the_cannons() -> None:
    table = fleet().put("stronghold", 0, 3).put(RED, 0, 2).load(SQUADRON, 5)
    table.then(SetSail(RED, RED, 1, 0), active=RED).play("step 0,3", "fire 4", "face 6", "face 1")
    assert table.asked.seat == SQUADRON
    table = fleet().put("stronghold", 0, 3).put(RED, 0, 2)
    table.then(SetSail(RED, RED, 1, 0), active=RED).play("step 0,3", "face 3", "face 1")
    assert table.asked.seat == RED


@rule("H16.4.3", "H16.3")
def test_strongholds_never_move_and_patrols_only_by_order() -> None:
    table = fleet(3, 3).put("stronghold", 0, 3).put("patrol", 2, 0).turn(SQUADRON).play("die", "slot order")
    assert table.codes == ["command.4", "pass"]


@rule("H16.4.4", "H16.16", "H30.45")
def test_recruiting_at_a_distance() -> None:
    table = Table("skull-b@0,0R0", "fish-a@0,2R0").put(SQUADRON, 1, 3).put("stronghold", 1, 1).gold(2)
    table.market("mystic", "diver", "elder").turn(SQUADRON)
    assert table.offers("recruit mystic")
    table.play("recruit diver")
    table.play("recruit mystic")
    assert table.state.gold[SQUADRON] == 0


@rule("H16.4.5")
def test_ones_own_strongholds_bar_nobody_else_and_not_oneself() -> None:
    table = (
        Table("skull-b@0,0R0")
        .put(SQUADRON, 1, 1)
        .put("stronghold", 1, 1)
        .market("mystic")
        .gold(1)
        .turn(SQUADRON)
    )
    assert table.offers("recruit mystic")


@rule("H16.8", "H29.5")
def test_cannons_take_a_five_and_a_six() -> None:
    table = fleet(5, 5, 6).turn(SQUADRON).play("die 5")
    assert [code for code in table.codes if code in ("slot.7", "slot.8")] == ["slot.7"]
    table.play("slot cannons", "die 6")
    assert [code for code in table.codes if code in ("slot.7", "slot.8")] == ["slot.8"]


@rule("H16.9")
def test_repair_takes_a_two() -> None:
    table = fleet(2, 4, 4).hurt(0).turn(SQUADRON).play("die 4")
    assert not table.offers("slot repair")
    table = fleet(2, 4, 4).hurt(0).turn(SQUADRON).play("die 2", "slot repair", "fix sail")
    assert table.wounds(SQUADRON) == 0


@rule("H16.10")
def test_bombard_clears_the_island_of_the_region() -> None:
    table = fleet(4, 4, 4).put("comrade", 0, 3, 5).put("comrade", 2, 0, 3).turn(SQUADRON)
    before = table.state.muster
    table.play("die", "slot bombard")
    assert (table.comrades(0, 3), table.comrades(2, 0)) == (0, 3)
    assert table.state.muster == before + 5
    assert table.state.ready == 6


@rule("H16.11")
def test_order_moves_up_to_four_different_patrols() -> None:
    table = fleet(3, 3, 3).put("patrol", 2, 0, 6).turn(SQUADRON).play("die", "slot order")
    for _patrol in range(4):
        assert table.count("command") == 1
        table.play("command patrol", "step 2,1")
    assert table.prompt == "turn"
    assert (table.patrols(2, 0), table.patrols(2, 1)) == (2, 4)


@rule("H16.12", "H12.5")
def test_deploy_beside_the_flagship_ignoring_sandbars() -> None:
    table = (
        Table(*START_MAP)
        .put(SQUADRON, 1, 3)
        .dice(SQUADRON, 3, 3, 3)
        .turn(SQUADRON)
        .play("die", "slot deploy")
    )
    assert table.places("deploy") == {(1, 3), (1, 2), (0, 3)}
    table.play("deploy 0,3")
    assert table.patrols(0, 3) == 1


@rule("H16.13")
def test_victory_options() -> None:
    def won(loser: int) -> Table:
        table = fleet().put(loser, 1, 3).load(SQUADRON, 5).gold(0, 2, 2).put("comrade", 0, 3, 2)
        table.then(SetSail(SQUADRON, SQUADRON, 1, 0), active=SQUADRON)
        return table.play("step 1,3", "pass", "face 6", "face 1")

    assert won(RED).codes == ["win.x0", "win.x1", "pass"]
    assert won(UNION).codes == ["win.x0", "win.x1", "win.x2", "pass"]
    table = won(RED).play("win plunder", "damage sail")
    assert (table.wounds(RED), table.state.gold[SQUADRON]) == (1, 1)
    table = won(RED).play("win two-hits", "damage sail", "damage sail")
    assert (table.wounds(RED), table.state.gold[SQUADRON]) == (2, 0)
    table = won(UNION).play("win drive-out", "damage sail")
    assert (table.wounds(UNION), table.comrades(0, 3)) == (1, 1)
    table = won(UNION).play("pass")
    assert table.wounds(UNION) == 0


@rule("H16.15")
def test_a_carry_is_no_second_space() -> None:
    table = (
        Table("tree-a@0,0R0").put("patrol", 1, 1).put(SQUADRON, 0, 1).dice(SQUADRON, 3, 3, 3).turn(SQUADRON)
    )
    table.play("die", "slot order", "command patrol", "step 1,0")
    assert table.where(PATROLS) == (0, 0)
    assert table.prompt == "turn"
