"""H9: movement."""

from __future__ import annotations

from games.ahoy.table import RED, SQUADRON, START_MAP, UNION, WHITE, Table
from games.ahoy.words import TILE_KEYS
from herna.games.ahoy.actions.voyage import SetSail
from herna.games.ahoy.components import CUTTER, PATROLS
from marks import card, rule


@rule("H9.1", "H12.5")
def test_steps_go_to_adjacent_spaces_not_across_a_sandbar() -> None:
    table = Table(*START_MAP).put(RED, 1, 3).turn(RED).play("die", "slot sail")
    assert table.places("step") == {(1, 2)}
    assert table.places("explore") == {(1, 4), (2, 3)}
    table = Table(*START_MAP, stack=[]).put(RED, 1, 1).turn(RED).play("die", "slot sail")
    assert table.places("step") == {(1, 0), (2, 1), (1, 2)}


@rule("H9.2", "H30.41", "H12.6", "H16.2", "H16.11")
def test_fight_first_then_sink() -> None:
    table = Table("compass-a@0,0R0").put(RED, 0, 1).put("patrol", 1, 1).put(SQUADRON, 1, 0)
    table.lay_die(SQUADRON, 5, 7).dice(SQUADRON, 3, 1, 1).turn(SQUADRON)
    table.play("die 3", "slot order", "command patrol", "step 0,1", "fire 4", "face 1", "face 5")
    assert table.prompt == "spoils"
    table.play("win two-hits", "damage sail", "damage cannons")
    assert table.wounds(RED) == 2
    assert table.state.where[PATROLS] == -1
    assert table.state.dice[4] == 1
    table.sound()


@rule("H9.3", "H13.1")
def test_a_figure_anchors_where_it_stops() -> None:
    table = Table(*START_MAP).put(RED, 1, 3).turn(RED).sail("1,2", "0,2").play("treasure")
    assert table.state.gold[RED] == 1


@rule("H9.4", "H11.1", "H13.3", "H30.35", "A1")
def test_battle_then_current_then_anchor() -> None:
    for attack, defence in ((6, 1), (1, 6)):
        table = Table("tree-a@0,0R0").put(UNION, 1, 0).load(UNION, 3).put(SQUADRON, 0, 0)
        table.dice(SQUADRON, 2, 2, 2).turn(SQUADRON).play("die", "slot sail", "step 1,0", "pass")
        table.play(f"face {attack}", f"face {defence}", "pass")
        assert table.where(SQUADRON) == (0, 0)
        assert table.prompt == "anchor"
        table.play("patrol")
        assert table.patrols(0, 0) == 1
        assert table.prompt == "turn"


@rule("H9.5", "H16.15", "H30.26", "H16.3")
def test_order_each_patrol_moves_by_itself() -> None:
    table = (
        Table(*START_MAP, stack=["skull-b", "fish-a"])
        .put("patrol", 1, 3)
        .put("patrol", 1, 2)
        .put("patrol", 2, 1)
        .put(RED, 0, 2)
    )
    table.load(RED, 2).put(SQUADRON, 0, 3).dice(SQUADRON, 3, 3).turn(SQUADRON)
    table.play("die 3", "slot order", "command.4", "explore 1,4", "lay 1,4", "turn 1,4 R0")
    assert table.where(4) == (1, 4)
    assert not table.offers("command.4")
    table.play("command.5", "step 0,2", "pass", "face 6", "face 1", "pass", "command.6", "step 2,0")
    assert (table.where(5), table.where(6)) == ((0, 2), (2, 0))
    assert table.prompt == "place"


@rule("H9.6", "H9.7", "A7", "H24.28")
@card("ghastly-gust")
def test_a_direct_move_ignores_everything_between_and_ends_elsewhere() -> None:
    table = (
        Table(*START_MAP).put(RED, 1, 3).put(UNION, 2, 1).load(UNION, 4).crew(RED, "ghastly-gust").turn(RED)
    )
    table.play("use ghastly-gust")
    assert len(table.places("jump")) == 7
    assert (1, 3) not in table.places("jump")
    table.play("jump 2,1")
    assert table.prompt == "fire"
    assert not table.has(RED, "ghastly-gust")


@rule("H9.8", "A9", "A5", "H18.18", "H18.19", "H11.14")
def test_leaving_during_the_battles_skips_the_rest_of_the_space() -> None:
    table = Table(*START_MAP).put(RED, 2, 1).put("patrol", 1, 1).put(UNION, 1, 1).load(RED, 3)
    table.dice(RED, 1, 1).turn(RED).play("die", "slot sail", "step 1,1", "fight patrol", "pass")
    table.play("face 6", "face 1", "win slip-away", "step 2,1", "anchor")
    assert table.where(RED) == (2, 1)
    assert table.wounds(RED) == 0
    assert table.prompt == "place"


@rule("H9.9")
def test_any_number_of_figures_share_a_space() -> None:
    table = (
        Table(*START_MAP).put(RED, 1, 2).put(WHITE, 1, 3).put(UNION, 1, 3).put("patrol", 1, 3, 4).turn(RED)
    )
    table.sail("1,3")
    assert table.where(RED) == (1, 3)
    assert table.offers("anchor")


@rule("H9.10", "A28", "H30.34", "H12.1", "H16.1")
def test_into_the_same_current_twice() -> None:
    table = Table("tree-a@0,0R0").put(SQUADRON, 0, 0).dice(SQUADRON, 2, 2, 2).turn(SQUADRON)
    table.sail("1,0", "1,0")
    assert table.where(SQUADRON) == (0, 0)
    assert table.prompt == "anchor"
    table.play("patrol")
    assert table.patrols(0, 0) == 1


@rule("H9.10", "A28", "H24.10", "A58", "H24.31")
@card("sea-dog", "barrelman")
def test_one_chain_carries_out_of_a_space_only_once() -> None:
    table = Table("tree-a@0,0R0", "fish-a@0,2R0").put(RED, 0, 0).crew(RED, "sea-dog", "barrelman").turn(RED)
    table.play("die", "slot full-sail", "step 0,1")
    assert table.prompt == "drift"
    assert (0, 2) in table.places("carry")
    table.play("carry 0,2")
    assert table.where(RED) == (0, 2)
    assert table.prompt == "drift"
    table.play("carry 0,1")
    assert table.where(RED) == (0, 1)
    assert table.prompt == "turn"


@rule("H9.11", "H24.9", "H30.22", "A11")
@card("sea-witch")
def test_sea_witch_traces_back_to_the_nearest_edge() -> None:
    tiles = ("swords-a@0,0R2", "tree-b@0,3R3", "compass-b@2,1R1", "parrot-a@2,3R0")
    table = (
        Table(*tiles, stack=[]).put(RED, 0, 4).crew(RED, "sea-witch").turn(RED).play("die", "slot full-sail")
    )
    assert table.state.chart.at(0) == -1
    assert (0, 3) in table.places("witch")
    assert (0, 0) not in table.places("witch")
    table = Table(*tiles).put(RED, 2, 4).crew(RED, "sea-witch").dice(RED, 3, 3, 3).turn(RED)
    table.play("die", "slot full-sail")
    assert (2, 1) in table.places("witch")
    assert table.offers("explore 2,5")
    before = table.state.tiles.size()
    table.play("witch 2,1")
    assert table.where(RED) == (2, 1)
    assert table.state.tiles.size() == before
    assert table.offers("anchor")
    table.play("step 3,1", "step 3,2")
    assert table.prompt == "turn"


@rule("H24.9")
def test_from_a_lone_tile_sea_witch_leads_to_its_other_side_both_ways() -> None:
    for row in range(2):
        for column in range(2):
            table = Table("fish-a@0,0R0", stack=[]).put(RED, row, column).crew(RED, "sea-witch").turn(RED)
            table.play("die", "slot sail")
            assert table.places("witch") == {(1 - row, column), (row, 1 - column)}


@rule("H9.12", "H9.13", "H9.14", "A40", "H13.4", "H30.43", "H13.4")
def test_the_defender_sails_away() -> None:
    table = Table("skull-b@0,0R0", "tree-b@0,2R0").put(SQUADRON, 1, 1).put(RED, 0, 1).put(UNION, 0, 1)
    table.load(SQUADRON, 5).hurt(23, 24).dice(SQUADRON, 2, 2, 2).turn(SQUADRON)
    table.play("die", "slot sail", "step 0,1", "fight red", "pass", "face 4", "face 5")
    assert (table.prompt, table.asked.seat) == ("spoils", RED)
    table.play("win slip-away", "damage sail", "step 0,0", "anchor", "mend", "fix sail", "fix sail")
    assert table.wounds(RED) == 0
    assert table.where(RED) == (0, 0)
    table.play("fire 1", "face 3", "face 1", "pass")
    assert table.prompt == "anchor"
    table.play("patrol")
    assert table.patrols(0, 1) == 1


@rule("H9.14", "H24.39", "A67", "H13.4", "H24.4", "A21")
@card("battering-beakhead")
def test_pushed_on_its_way_the_flagship_anchors_without_harbor_and_treasure() -> None:
    table = Table("skull-b@0,0R0").put(SQUADRON, 1, 0).put(RED, 1, 1).load(RED, 2)
    table.crew(RED, "battering-beakhead").crew(SQUADRON, "merchant").hurt(0)
    table.dice(SQUADRON, 2, 2, 2).turn(SQUADRON).play(
        "die", "slot sail", "step 1,1", "pass", "face 1", "face 6"
    )
    table.play("win rewarded", "damage tailwind", "push 0,1", "marker 1,2", "claim")
    assert table.where(SQUADRON) == (0, 1)
    assert table.state.gold[SQUADRON] == 0
    assert table.codes == ["patrol", "pass"]
    table.play("patrol")
    assert table.patrols(0, 1) == 1
    assert table.prompt == "turn"


@rule("H9.14", "H30.44", "H18.20", "H18.22", "A51", "A52")
def test_a_reward_inside_a_reward() -> None:
    table = (
        Table(*START_MAP, "fish-a@-1,0R3")
        .put(RED, 0, 3)
        .put("patrol", 0, 2)
        .cargo(RED, "fighters")
        .load(RED, 4)
    )
    table.state.markers[0], table.state.markers[2] = 2, 7
    table.turn(RED).play("deliver fighters", "marker 0,1", "claim", "step 0,2", "pass", "face 6", "face 1")
    assert (table.state.markers[0], table.state.markers[2]) == (1, 2)
    table.play("win rewarded")
    assert table.count("marker") == 2
    assert not table.offers("marker 0,2")
    table.play("marker 1,1", "claim", "jump 1,3")
    assert (table.state.markers[0], table.state.markers[2]) == (6, 1)
    assert table.where(RED) == (1, 3)
    assert table.prompt == "pledge"
    table.play("pledge 1")
    assert table.state.pledges[1] == 1 << 10
    assert table.prompt == "turn"


@rule("H9.2")
def test_a_ship_of_the_union_moves_like_any_figure() -> None:
    table = Table(*START_MAP).put("cutter", 2, 0).put(UNION, 2, 0)
    table.then(SetSail(UNION, CUTTER, 1, 0), active=UNION).play("step 2,1")
    assert table.where(CUTTER) == (2, 1)
    assert TILE_KEYS[table.at(2, 1) // 4] == "tree-b"
