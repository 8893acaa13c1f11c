"""H18, H26: the Smugglers and their rewards."""

from __future__ import annotations

import pytest

from games.ahoy.table import RED, SQUADRON, START_MAP, UNION, WHITE, Table
from herna.games.ahoy.actions.rewards import Reward, TakeReward
from herna.games.ahoy.actions.voyage import SetSail
from herna.games.ahoy.boards import AMOUNTS, REWARDS
from herna.games.ahoy.components import PATROLS
from herna.games.ahoy.scoring import holders, pledge_score
from herna.kernel.view import redact
from marks import card, rule


def rewarded(place: int, table: Table | None = None, seat: int = RED) -> Table:
    """Return a table at which a Smuggler may take the reward of a place of the grid."""
    found = table or Table(*START_MAP).put(RED, 1, 2).put(WHITE, 1, 2)
    return found.then(TakeReward(seat, place), active=seat)


@rule("H18.1", "H18.2", "H18.4", "H18.24")
@card("smuggler-red")
def test_smuggle_and_deliver_any_number_of_cards() -> None:
    table = Table("swords-a@0,0R0").put(RED, 1, 1).market("fighters", "cutpurse", "emissary")
    table.cargo(RED, "diver", "mystic").turn(RED)
    assert table.offers("deliver diver")
    table.play(
        "deliver diver",
        "marker 1,2",
        "claim",
        "pledge 0",
        "deliver mystic",
        "marker 0,2",
        "claim",
        "pledge 1",
    )
    assert table.fame(RED) == 4 + 2
    assert table.state.cargo[RED] == 0
    table.play("smuggle fighters", "smuggle cutpurse")
    assert table.state.cargo[RED] == 1 << 10 | 1 << 11
    assert table.count("deliver") == 0


@rule("H18.4", "H18.24")
def test_cargo_is_delivered_where_its_suit_is_wanted() -> None:
    table = Table("swords-a@0,0R0").put(RED, 1, 1).cargo(RED, "merchant").turn(RED)
    assert table.count("deliver") == 0
    table = Table("swords-a@0,0R0").put(RED, 0, 0).cargo(RED, "diver").turn(RED)
    assert table.count("deliver") == 0


@rule("H18.24")
def test_after_a_reward_has_moved_the_flagship_the_island_is_checked_anew() -> None:
    table = Table("swords-a@0,0R0").put(RED, 1, 1).cargo(RED, "diver", "mystic").turn(RED)
    table.state.markers[0], table.state.markers[2] = 0, 5
    table.play("deliver diver", "claim", "step 0,1", "anchor", "pledge 0")
    assert table.where(RED) == (0, 1)
    assert table.count("deliver") == 0


@rule("H18.3", "H18.23", "H30.60")
def test_a_third_cargo() -> None:
    table = Table("fish-a@0,0R0").put(RED, 1, 1).market("diver").cargo(RED, "elder", "gunner").turn(RED)
    table.play("smuggle diver")
    assert table.prompt == "drop"
    assert len(table.codes) == 3
    assert len(table.on_sale()) == 3
    table.play("drop gunner")
    assert table.state.cargo[RED] == 1 << 28 | 1 << 3
    assert table.state.open.holds(7)


@rule("H18.5", "H18.6", "H18.7", "H18.8", "H30.17", "H26.5")
@card("diver", "reward-recruit")
def test_delivery() -> None:
    table = (
        Table("swords-a@0,0R0")
        .put(RED, 1, 1)
        .cargo(RED, "diver")
        .market("gunner", "pilot", "elder")
        .turn(RED)
    )
    tile = table.at(1, 1) // 4
    table.state.wealth[tile] = 2
    table.play("deliver diver")
    assert table.fame(RED) == 2
    assert table.state.wealth[tile] == 3
    assert table.codes == ["marker.7", "marker.13", "marker.17", "marker.11"]
    table.play("marker 3,2", "claim", "crew elder")
    assert table.has(RED, "elder")
    assert list(table.state.markers) == [17, 12, 12, 12]
    assert table.prompt == "pledge"
    table.play("pledge 1")
    assert list(table.state.pledges) == [0, 1 << 28, 0, 0]


@rule("H18.6")
def test_wealth_stops_at_six() -> None:
    table = Table("swords-a@0,0R0").put(RED, 1, 1).cargo(RED, "diver").turn(RED)
    table.state.wealth[table.at(1, 1) // 4] = 6
    table.play("deliver diver")
    assert table.state.wealth[table.at(1, 1) // 4] == 6


@rule("H18.7", "H29.7", "H26.1", "H26.10", "H28.4")
@card("reward-start")
def test_the_white_marker_must_move_and_never_onto_the_black_one() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).then(Reward(RED), active=RED)
    assert table.count("marker") == 4
    table.play("marker 2,1", "pass").then(Reward(RED), active=RED)
    assert not table.offers("marker 2,2")
    table.play("marker 3,1", "pass").then(Reward(RED), active=RED).play("marker 3,2")
    table.then(Reward(RED), active=RED).play("marker 2,2")
    assert list(table.state.markers)[::2] == [12, 17]
    assert table.prompt == "halt"


@rule("H18.7")
def test_the_grid_does_not_wrap() -> None:
    table = Table(*START_MAP).put(RED, 1, 2)
    table.state.markers[0], table.state.markers[2] = 4, 3
    table.then(Reward(RED), active=RED)
    assert list(table.state.markers)[::2] == [9, 4]
    table = Table(*START_MAP).put(WHITE, 1, 2)
    table.state.markers[1], table.state.markers[3] = 20, 15
    table.then(Reward(WHITE), active=WHITE)
    assert table.state.markers[1] == 21


@rule("H18.8", "H18.9", "H18.21", "A22", "H18.25", "A50")
@card("smuggler-white")
def test_pledges_are_seen_but_not_their_side() -> None:
    table = Table("swords-a@0,0R0").put(WHITE, 1, 1).cargo(WHITE, "diver", "mystic").turn(WHITE)
    table.state.sides.put(1, 1, WHITE)
    table.play("deliver diver", "marker 1,2", "claim", "pledge 0")
    seen = redact(table.state, SQUADRON)
    assert seen.pledges[2] == 1 << 28
    assert seen.sides.at(1) < 0
    table.put(SQUADRON, 1, 1).crew(SQUADRON, "naive-noble")
    assert table.state.cargo[WHITE] == 1 << 6


@rule("H18.25")
def test_pledged_cards_cannot_be_stolen() -> None:
    table = (
        Table("swords-a@0,0R0")
        .put(RED, 1, 1)
        .put(WHITE, 0, 0)
        .pledge(0, "diver")
        .cargo(RED, "elder", "gunner")
    )
    table.crew(WHITE, "naive-noble").turn(WHITE).play("use naive-noble")
    assert sorted(table.codes) == ["steal.3", "steal.7"]


@rule("H18.10", "H30.18", "H22.4")
def test_pledges_score_for_each_region_of_their_own_suit() -> None:
    table = Table("fish-a@0,0R0", "fish-b@0,2R0", "swords-a@2,0R0").put(SQUADRON, 3, 1)
    table.put("comrade", 1, 1, 1).put("comrade", 1, 3, 1).pledge(0, "diver", "merchant")
    table.state.sides.put(0, 1, RED)
    assert pledge_score(table.state, RED, holders(table.state)) == 4
    table.put("patrol", 1, 3, 2)
    assert pledge_score(table.state, RED, holders(table.state)) == 2
    table.state.sides.put(0, 0, RED)
    assert pledge_score(table.state, RED, holders(table.state)) == 2
    table.pledge(1, "mystic", "fighters")
    assert pledge_score(table.state, RED, holders(table.state)) == 2
    assert pledge_score(table.state, UNION, holders(table.state)) == 0


@rule("H18.12", "H18.16")
def test_full_sail_is_no_sail_action_but_moves_as_far_as_the_die() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).dice(RED, 6, 6, 6).turn(RED).play("die", "slot full-sail")
    for _round in range(3):
        table.play("step 1,3", "step 1,2")
    assert table.prompt == "turn"


@rule("H18.17", "H30.24")
def test_negotiate() -> None:
    table = Table(*START_MAP).put(RED, 0, 3).put("comrade", 0, 3).market("gunner", "pilot", "diver")
    table.dice(RED, 4, 4, 4).turn(RED).play("die", "slot negotiate", "crew gunner")
    assert table.prompt == "bargain"
    fresh = next(card for card in table.state.market if card not in (26, 28))
    table.play(f"crew.{fresh}")
    assert table.comrades(0, 3) == 0
    assert table.state.muster == 14
    assert table.state.crew[RED] == 1 << 7 | 1 << fresh
    assert table.prompt == "turn"


@rule("H18.17", "H30.24", "H23.6", "A55")
def test_negotiate_without_comrade_market_or_island() -> None:
    table = Table(*START_MAP).put(RED, 0, 3).market("gunner", "pilot").dice(RED, 4, 4, 4).turn(RED)
    table.play("die", "slot negotiate", "crew gunner")
    assert table.prompt == "turn"
    table = (
        Table(*START_MAP).put(RED, 0, 3).put("comrade", 0, 3).market("gunner").dice(RED, 4, 4, 4).turn(RED)
    )
    while table.state.deck.size() > 0:
        table.state.open.put(table.state.deck.draw(), 255)
    table.play("die", "slot negotiate")
    assert table.has(RED, "gunner")
    assert table.comrades(0, 3) == 1
    table = Table(*START_MAP).put(RED, 1, 2).market("gunner", "pilot").dice(RED, 4, 4, 4).turn(RED)
    table.play("die", "slot negotiate")
    assert table.prompt == "turn"
    assert table.state.crew[RED] == 0


@rule("H18.18", "H18.19", "A5", "H28.3")
def test_the_victory_move_fights_and_anchors_anew() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).put("patrol", 1, 3).put(UNION, 0, 2).load(RED, 1)
    table.then(SetSail(RED, RED, 1, 0), active=RED).play("step 1,3", "face 6", "face 1")
    assert table.codes == ["win.x4", "win.x5", "pass"]
    table.play("win slip-away", "step 1,2", "step 0,2", "face 6", "face 1", "pass", "treasure")
    assert table.where(RED) == (0, 2)
    assert table.state.gold[RED] == 1
    assert table.state.where[PATROLS] == -1


@rule("H18.18", "A5")
def test_the_victory_move_skips_the_other_battles_of_the_space() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).put("patrol", 1, 3).put(UNION, 1, 3).load(RED, 1)
    table.then(SetSail(RED, RED, 1, 0), active=RED).play("step 1,3", "fight patrol", "face 6", "face 1")
    table.play("win slip-away", "step 1,2", "anchor")
    assert table.prompt == "halt"


@rule("H18.18")
def test_a_reward_for_a_victory() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).put("patrol", 1, 3).load(RED, 1)
    table.then(SetSail(RED, RED, 1, 0), active=RED).play("step 1,3", "face 6", "face 1", "win rewarded")
    table.play("marker 2,1", "claim")
    assert table.fame(RED) == 1


@rule("H18.20", "A51")
def test_the_black_marker_follows_before_the_reward() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).then(Reward(RED), active=RED).play("marker 2,3")
    assert table.prompt == "take-reward"
    assert list(table.state.markers)[::2] == [13, 12]


@rule("H18.22", "A52")
def test_the_delivered_card_has_left_the_hold_and_is_pledged_at_the_end() -> None:
    table = Table("swords-a@0,0R0").put(RED, 1, 1).cargo(RED, "diver").turn(RED).play("deliver diver")
    assert table.state.cargo[RED] == 0
    assert sum(table.state.pledges) == 0
    table.play("marker 2,1", "claim", "pledge 0")
    assert table.state.pledges[0] == 1 << 28


# The rewards grid.


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
