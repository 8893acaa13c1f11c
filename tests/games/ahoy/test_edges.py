"""The first and the last of everything: space 0, slot 0, die 0, the last tile, the third Stronghold."""

from __future__ import annotations

import pytest

from games.ahoy.table import RED, SQUADRON, START_MAP, UNION, WHITE, Table
from games.ahoy.words import slot_of
from herna.games.ahoy import GAME
from herna.games.ahoy.actions.damage import Damage
from herna.games.ahoy.actions.repair import RepairAll
from herna.games.ahoy.actions.rewards import TakeReward
from herna.games.ahoy.actions.voyage import SetSail
from herna.games.ahoy.components import CUTTER, GUNSHIP, PATROLS, SEA, STRONGHOLDS, cell
from herna.games.ahoy.queries import loaded
from herna.games.ahoy.scoring import control, holders, pledge_score
from herna.games.ahoy.state import ASIDE
from herna.games.ahoy.turn import RollDice
from herna.kernel.rng import seeded
from marks import card, rule


@rule("H20.2", "H20.3")
def test_control_on_the_first_space_of_all() -> None:
    for figure, sides in (
        (SQUADRON, (2, 0)),
        (UNION, (0, 1)),
        (CUTTER, (0, 1)),
        (GUNSHIP, (0, 1)),
        (PATROLS, (1, 0)),
    ):
        table = Table("fish-a@0,0R0")
        table.state.where[figure] = 0
        squadron, union = control(table.state)
        assert (squadron[0], union[0]) == sides
    for figure in range(STRONGHOLDS, CUTTER):
        table = Table("fish-a@0,0R0")
        table.state.where[figure] = 3
        assert control(table.state)[0][0] == 2


@rule("H14.5", "H14.1", "H24.4")
def test_figures_on_the_first_space_are_damaged_and_pushed_like_others() -> None:
    table = Table("fish-a@0,0R0").put("patrol", 0, 0).then(Damage(RED, PATROLS))
    assert table.state.where[PATROLS] == -1
    table = Table("fish-a@0,0R0").put(UNION, 0, 1).put(RED, 1, 1).crew(RED, "battering-beakhead")
    table.then(Damage(RED, UNION), active=RED).play("damage sail", "push 0,0")
    assert table.where(UNION) == (0, 0)


@rule("H16.4.5", "H15.8")
@pytest.mark.parametrize("number", range(3))
def test_every_stronghold_forbids_trade(number: int) -> None:
    table = Table("tree-a@0,0R0").put(RED, 1, 1).market("naive-noble").gold(0, 5)
    table.state.where[STRONGHOLDS + number] = table.at(1, 1)
    table.turn(RED)
    assert table.count("recruit") == table.count("smuggle") == 0


@rule("H15.9", "H19.5", "H11.2")
def test_the_first_die_is_a_die_like_any_other() -> None:
    table = (
        Table(*START_MAP)
        .put(SQUADRON, 1, 2)
        .put(RED, 1, 3)
        .crew(SQUADRON, "sailor", "pilot")
        .crew(RED, "naive-noble")
    )
    table.state.dice[0], table.state.die_at[0], table.state.slots[slot_of("sailor")] = 3, slot_of("sailor"), 0
    table.turn(RED).play("use naive-noble", "steal sailor", "as-crew sailor")
    assert table.state.die_at[0] == ASIDE
    table = Table(*START_MAP)
    table.state.dice[0], table.state.die_at[0], table.state.slots[7] = 5, 7, 0
    assert loaded(table.state, SQUADRON)
    table = Table(*START_MAP)
    table.state.die_at[0], table.state.slots[0] = 0, 0
    table.then(RollDice())
    assert table.state.slots[0] == -1


@rule("H26.12", "H24.14")
@card("powder-monkey", "reward-repair-for-fame")
def test_a_single_damage_repaired_counts() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).put("patrol", 1, 3).crew(RED, "powder-monkey").hurt(23)
    table.then(RepairAll(RED, 1), active=RED)
    assert table.prompt == "strike"
    assert table.fame(RED) == 1
    table = (
        Table(*START_MAP).put(RED, 1, 2).put("patrol", 1, 3).crew(RED, "powder-monkey").then(RepairAll(RED))
    )
    assert table.prompt == "halt"


@rule("H10.2")
def test_the_last_tile_can_be_explored() -> None:
    table = (
        Table(*START_MAP, stack=["skull-b"]).put(RED, 1, 0).turn(RED).play("die", "slot sail", "explore 1,-1")
    )
    table.play("lay 1,-2", "turn 1,-2 R1")
    assert table.state.tiles.size() == 0
    table = Table("fish-b@0,0R0", stack=["skull-b"]).put(RED, 1, 1).crew(RED, "sea-witch").turn(RED)
    assert table.play("die", "slot sail", "step 1,0").offers("explore 2,0")
    table = (
        Table("fish-b@0,0R0", stack=["skull-b"]).put(RED, 1, 1).turn(RED).play("die", "slot sail", "step 1,0")
    )
    assert table.prompt == "lay"


@rule("H10.7", "H13.1", "H16.1")
def test_where_a_current_is_blocked_the_flagship_anchors() -> None:
    table = Table("fish-b@0,0R0", stack=[]).put(SQUADRON, 1, 1).dice(SQUADRON, 2, 2, 2).turn(SQUADRON)
    table.play("die", "slot sail", "step 1,0")
    assert table.where(SQUADRON) == (1, 0)
    assert table.codes == ["patrol", "pass"]


@rule("H15.2", "H15.3")
def test_only_cards_of_the_islands_suit_that_cost_a_die_take_one() -> None:
    table = (
        Table("parrot-b@0,0R0")
        .put(RED, 1, 1)
        .market("elder", "aeronauts", "gunner")
        .dice(RED, 3, 3, 3)
        .turn(RED)
    )
    table.play("die")
    assert [code for code in table.codes if code in ("slot.42", "slot.39", "slot.46")] == ["slot.42"]
    table = Table("parrot-b@0,0R0").put(RED, 1, 0).market("elder").dice(RED, 3, 3, 3).turn(RED).play("die")
    assert not table.offers("slot elder")


@rule("H18.2", "H15.4")
def test_a_smuggled_card_leaves_the_market() -> None:
    table = Table("fish-a@0,0R0").put(RED, 1, 1).market("diver", "merchant").turn(RED).play("smuggle diver")
    assert "diver" not in table.on_sale()
    table.sound()


@rule("H24.18", "H6.9")
@card("middleman")
def test_middleman_reaches_two_for_a_gold_and_no_more() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).crew(RED, "middleman").gold(0, 1).dice(RED, 1, 3)
    table.hurt(*[slot for slot in table.slots(RED) if slot != 30]).turn(RED)
    table.state.slots[30] = -1
    assert table.count("die") == 2
    table = Table(*START_MAP).put(SQUADRON, 1, 2).crew(SQUADRON, "middleman").gold(1).dice(SQUADRON, 5, 4)
    table.hurt(*[slot for slot in table.slots(SQUADRON) if slot != 11]).turn(SQUADRON)
    assert [code for code in table.codes if code.startswith("die")] == ["die.1"]


@rule("H17.6", "H11.4")
def test_in_battle_only_battle_plans_are_offered() -> None:
    table = Table(*START_MAP).put(UNION, 1, 2).put(RED, 1, 3).load(RED, 1)
    table.hand("dynamic-entry", "weapons-cache", "cutter").put("comrade", 0, 3, 3)
    table.then(SetSail(UNION, UNION, 1, 0), active=UNION).play("step 1,3")
    assert table.codes == ["plan.3", "pass"]


@rule("H18.10", "H18.21")
def test_the_second_smugglers_pledges_are_counted_too() -> None:
    table = Table("fish-a@0,0R0", "swords-a@0,2R0").put(SQUADRON, 0, 0).put("comrade", 1, 3)
    table.pledge(2, "diver").pledge(3, "fighters", "cutpurse")
    table.state.sides.put(1, 0, WHITE)
    assert pledge_score(table.state, WHITE, holders(table.state)) == 3
    assert pledge_score(table.state, RED, holders(table.state)) == 0
    table.state.sides.put(1, 1, WHITE)
    assert pledge_score(table.state, WHITE, holders(table.state)) == 0


@rule("H10.2", "H10.3", "H10.4")
def test_room_for_a_tile_is_what_trying_every_placement_finds() -> None:
    for seed in range(2):
        table, rng = Table("fish-a@0,0R0"), seeded(seed)
        for tile in range(1, 11):
            chart = table.state.chart
            islands = {int(chart.cells[4 * laid + 3]) for laid in chart.tiles}
            for row in range(-6, 8):
                for column in range(-6, 8):
                    tried = sorted(placements(table, islands, row, column))
                    found = [
                        (int(block), int(turn))
                        for block in chart.blocks(cell(row, column))
                        for turn in chart.allowed_turns(block)
                    ]
                    if chart.at(cell(row, column)) < 0:
                        assert sorted(found) == tried
            blocks = chart.shores()
            block = blocks[rng.below(len(blocks))]
            turns = chart.allowed_turns(block)
            table.state.chart = chart.laid(tile, block, turns[rng.below(len(turns))])


def placements(table: Table, islands: set[int], row: int, column: int) -> list[tuple[int, int]]:
    """Try every block over a cell and every turn: nothing below it, no Island beside its Island."""
    at = table.state.chart.at
    found = []
    for up in (0, 1):
        for left in (0, 1):
            block = cell(row - up, column - left)
            if any(at(block + step) >= 0 for step in (0, 1, SEA, SEA + 1)):
                continue
            for turn, corner in enumerate((SEA + 1, SEA, 0, 1)):
                beside = {block + corner + step for step in (1, -1, SEA, -SEA)}
                if not beside & islands:
                    found.append((block, turn))
    return found


@rule("H14.7", "H24.8")
@card("shipwright")
def test_nobody_repairs_what_is_not_theirs() -> None:
    table = Table(*START_MAP).put(SQUADRON, 1, 2).hurt(0, 12, 23, slot_of("sailor")).then(RepairAll(SQUADRON))
    assert [table.wounds(seat) for seat in range(4)] == [0, 1, 1, 0]
    assert table.state.slots[slot_of("sailor")] == -2


@rule("H16.12")
def test_deploy_offers_exactly_the_neighbours() -> None:
    for row, column in ((1, 0), (1, 1), (2, 0), (2, 1), (0, 2), (0, 3), (1, 2), (1, 3)):
        table = Table(*START_MAP).put(SQUADRON, row, column).dice(SQUADRON, 2, 2, 2).turn(SQUADRON)
        table.play("die", "slot deploy")
        around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        near = {place for place in around if table.at(*place) >= 0}
        assert table.places("deploy") == near | {(row, column)}
        assert len(table.codes) == len(near) + 1


@rule("H26.5", "H26.9")
@card("reward-recruit", "reward-add-tile")
def test_the_last_card_and_the_last_tile_are_rewards_too() -> None:
    table = (
        Table(*START_MAP).put(RED, 1, 2).market("pilot").then(TakeReward(RED, 5), active=RED).play("claim")
    )
    assert table.has(RED, "pilot")
    table = Table(*START_MAP, stack=["skull-b"]).put(RED, 1, 2).then(TakeReward(RED, 13), active=RED)
    assert table.play("claim").prompt == "lay"


@rule("H24.31", "H24.10")
@card("sea-dog")
def test_sea_dog_drifts_off_the_map_only_where_a_tile_can_be_laid() -> None:
    table = Table("tree-a@0,0R0", stack=[]).put(RED, 1, 1).crew(RED, "sea-dog").turn(RED)
    table.play("die", "slot sail", "step 1,0")
    assert table.count("carry-off") == 0
    pinwheel = ("fish-a@0,1R0", "tree-a@1,3R1", "skull-b@3,2R0", "compass-b@2,0R0")
    table = Table(*pinwheel).put(RED, 2, 3).crew(RED, "sea-dog", "barrelman")
    hole = cell(2, 2)
    for way in range(4):
        place = table.state.chart.cells[table.at(2, 3)]
        assert (place + (-SEA, 1, SEA, -1)[way] == hole) == (way == 3)
    assert table.state.chart.steps[4 * table.at(2, 3) + 3] == -1


@rule("H24.22", "H23.5")
@card("trawler")
def test_without_gold_in_the_supply_the_trawler_finds_none() -> None:
    table = Table("skull-b@0,0R0").put(RED, 0, 0).crew(RED, "trawler").gold(20).dice(RED, 2, 2, 2).turn(RED)
    table.play("die", "slot trawler", "step 0,1")
    assert table.prompt == "sail"


@rule("H6.1")
def test_reasons_about_slots_are_about_the_own_board() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).hurt(31).dice(RED, 3, 3, 3).turn(RED).play("die")
    assert "slot-31" not in {refusal.about for refusal in GAME.refusals(table.state, RED)}
