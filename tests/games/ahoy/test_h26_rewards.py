"""H26: the rewards grid."""

from __future__ import annotations

import pytest

from games.ahoy.table import RED, START_MAP, UNION, WHITE, Table
from herna.games.ahoy.actions.rewards import Reward, TakeReward
from herna.games.ahoy.boards import AMOUNTS, REWARDS
from herna.games.ahoy.components import REWARD
from marks import card, rule


def rewarded(place: int, table: Table | None = None, seat: int = RED) -> Table:
    """Return a table at which a Smuggler may take the reward of a place of the grid."""
    found = table or Table(*START_MAP).put(RED, 1, 2).put(WHITE, 1, 2)
    return found.then(TakeReward(seat, place), active=seat)


@rule("H26.1", "H26.2")
@card("reward-fame", "reward-gold")
def test_the_grid() -> None:
    kinds = [
        "start",
        "fame",
        "gold",
        "spend",
        "both",
        "move",
        "peace",
        "wind",
        "crew",
        "repair",
        "mend",
        "tile",
    ]
    grid = [f"{kinds[REWARDS[n]]}{AMOUNTS[n] or ''}" for n in range(25)]
    assert grid == [
        *("spend5", "move2", "fame2", "crew1", "both4"),
        *("crew1", "wind", "gold1", "fame1", "repair"),
        *("gold2", "fame1", "start", "tile1", "fame2"),
        *("wind", "peace2", "crew1", "gold2", "move2"),
        *("fame3", "gold2", "fame2", "gold1", "mend1"),
    ]
    table = rewarded(20).play("claim")
    assert table.fame(RED) == 3
    table = rewarded(10).play("claim")
    assert table.state.gold[RED] == 2
    table = rewarded(20).play("pass")
    assert table.fame(RED) == 0


@rule("H18.20")
def test_each_smuggler_is_asked_on_the_own_grid() -> None:
    assert rewarded(20).asked.source == REWARD.ref(20)
    assert rewarded(20, seat=WHITE).asked.source == REWARD.ref(len(REWARDS) + 20)


@rule("H26.3", "H26.11", "A4", "A64")
@card("reward-move")
def test_move_two() -> None:
    table = rewarded(1, Table(*START_MAP).put(RED, 1, 2).put(UNION, 1, 3).load(UNION, 2)).play("claim")
    assert not table.offers("anchor")
    table.play("step 1,3")
    assert table.prompt == "fire"


@rule("H26.3", "H26.11", "A64")
@card("reward-move-in-peace")
def test_move_two_ignoring_battles_also_where_a_current_leads() -> None:
    table = (
        Table("tree-a@0,0R0").put(RED, 1, 1).put(UNION, 0, 0).put("patrol", 1, 0).load(UNION, 2).load(RED, 2)
    )
    rewarded(16, table).play("claim", "step 1,0")
    assert table.where(RED) == (0, 0)
    assert table.prompt == "sail"
    table.play("anchor")
    assert table.prompt == "halt"


@rule("H26.4", "A3", "H9.6")
@card("reward-free-tailwind")
def test_free_tailwind_goes_to_any_tailwind_space() -> None:
    table = rewarded(6).play("claim")
    assert table.asked.seat == RED
    assert table.places("jump") == {(1, 0), (1, 1), (1, 3)}
    table.play("jump 1,3")
    assert table.where(RED) == (1, 3)


@rule("H26.5", "A14", "H16.4.5", "H30.30", "H26.10")
@card("reward-recruit")
def test_recruit_away_from_an_island_but_not_under_a_stronghold() -> None:
    table = rewarded(5, Table(*START_MAP).put(RED, 1, 2).market("gunner", "pilot")).play(
        "claim", "crew pilot"
    )
    assert table.has(RED, "pilot")
    barred = Table(*START_MAP).put(RED, 0, 3).put("stronghold", 0, 3).market("gunner", "pilot")
    barred.state.markers[0], barred.state.markers[2] = 0, 1
    barred.then(Reward(RED), active=RED)
    assert barred.state.markers[0] == 5
    assert barred.prompt == "halt"
    assert barred.state.crew[RED] == 0


@rule("H26.6", "H26.12")
@card("reward-repair-all", "reward-repair-for-fame")
def test_repair_all_and_in_the_corner_for_fame() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).crew(RED, "sailor").hurt(23, 24, 59)
    rewarded(24, table).play("claim")
    assert table.wounds(RED) == 0
    assert table.state.slots[59] == -1
    assert table.fame(RED) == 3
    table = rewarded(9, Table(*START_MAP).put(RED, 1, 2).hurt(23, 24)).play("claim")
    assert (table.wounds(RED), table.fame(RED)) == (0, 0)


@rule("H26.7")
@card("reward-spend")
@pytest.mark.parametrize(("gold", "most"), [(0, 0), (3, 3), (8, 5)])
def test_gold_for_fame(gold: int, most: int) -> None:
    table = rewarded(0, Table(*START_MAP).put(RED, 1, 2).gold(0, gold))
    assert table.count("spend") == (most if gold else 0)
    if gold:
        table.play(f"spend {most}")
    assert table.fame(RED) == most
    assert table.state.gold[RED] == gold - most


@rule("H26.8", "A2")
@card("reward-fame-and-wealth")
def test_four_fame_and_wealth_for_the_region_of_the_flagship() -> None:
    table = rewarded(4).play("claim")
    assert table.fame(RED) == 4
    assert table.state.wealth[table.at(1, 2) // 4] == 2
    assert table.state.wealth[table.at(2, 0) // 4] == 1


@rule("H26.9", "H26.13", "A23", "A64")
@card("reward-add-tile")
def test_add_a_tile() -> None:
    table = rewarded(13, Table(*START_MAP, stack=["skull-b", "fish-a"]).put(RED, 1, 2)).play("claim")
    assert table.state.drawn == 7
    assert table.prompt == "lay"
    assert len(table.codes) <= 64
    table.play("lay 3,0")
    assert table.prompt == "rotate"
    table.play("turn 3,0 R0")
    assert table.at(4, 1) == 4 * 7 + 3
    assert table.state.wealth[7] == 1
    assert table.where(RED) == (1, 2)


@rule("H26.10", "H26.13")
@card("reward-add-tile")
def test_without_tiles_the_marker_moves_and_nothing_happens() -> None:
    table = Table(*START_MAP, stack=[]).put(RED, 1, 2).then(Reward(RED), active=RED).play("marker 2,3")
    assert table.prompt == "halt"
    assert table.state.markers[0] == 13


@rule("H26.10", "H26.4", "H26.6")
@card("reward-free-tailwind", "reward-repair-all", "reward-repair-for-fame")
def test_rewards_that_have_nothing_to_give_are_not_offered() -> None:
    for place in (6, 9, 24):
        table = rewarded(place, Table("tree-a@0,0R0").put(RED, 0, 0))
        assert table.prompt == "halt"
