"""H18: the Smugglers."""

from __future__ import annotations

from games.ahoy.table import RED, SQUADRON, START_MAP, UNION, WHITE, Table
from herna.games.ahoy.actions.rewards import Reward
from herna.games.ahoy.actions.voyage import SetSail
from herna.games.ahoy.components import PATROLS
from herna.games.ahoy.scoring import holders, pledge_score
from herna.kernel.view import redact
from marks import card, rule


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
    table.play("die", "slot negotiate", "crew gunner")
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


@rule("H18.17", "H16.4.5", "H15.8")
@card("smuggler-red")
def test_a_stronghold_spoils_both_parts_of_negotiating() -> None:
    table = Table(*START_MAP).put(RED, 2, 0).put("stronghold", 2, 0).put("comrade", 2, 0, 2)
    table.market("gunner", "pilot").dice(RED, 2, 2, 2).turn(RED).play("die", "slot negotiate")
    assert (table.prompt, table.comrades(2, 0), table.state.crew[RED]) == ("turn", 2, 0)


@rule("H18.17")
def test_the_second_recruit_of_negotiating_may_be_declined() -> None:
    table = Table(*START_MAP).put(RED, 0, 3).put("comrade", 0, 3).market("gunner", "pilot", "diver")
    table.dice(RED, 4, 4, 4).turn(RED).play("die", "slot negotiate", "crew gunner", "pass")
    assert (table.prompt, table.comrades(0, 3), table.state.crew[RED]) == ("turn", 1, 1 << 7)


@rule("H18.17")
@card("smuggler-red")
def test_the_first_recruit_of_negotiating_may_be_declined_even_with_one_card() -> None:
    table = Table(*START_MAP).put(RED, 0, 3).put("comrade", 0, 3).market("gunner")
    table.dice(RED, 4, 4, 4).turn(RED).play("die", "slot negotiate")
    assert table.codes == ["crew.7", "pass"]
    table.play("pass")
    assert (table.prompt, table.comrades(0, 3), table.state.crew[RED]) == ("turn", 1, 0)
