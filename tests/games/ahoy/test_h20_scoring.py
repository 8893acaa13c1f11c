"""H20, H21: control, Fame and the end of the game."""

from __future__ import annotations

from games.ahoy.table import RED, SQUADRON, START_MAP, UNION, WHITE, Table
from herna.games.ahoy import GAME
from herna.games.ahoy.changes import raise_wealth
from herna.games.ahoy.components import LAST_ROUND, SWORDS
from herna.games.ahoy.market import CARD_SUIT
from herna.games.ahoy.queries import total_fame
from herna.games.ahoy.scoring import ScoreRegions, control, holders
from herna.games.ahoy.state import BY_DELIVERIES, BY_REGIONS
from herna.games.ahoy.turn import NextTurn
from herna.kernel.choice import EVERYONE
from herna.kernel.engine import settle, take
from herna.kernel.view import redact
from marks import card, rule


def fame(table: Table, *amounts: int) -> Table:
    """Give the seats Fame."""
    for seat, amount in enumerate(amounts):
        table.state.fame[seat] = amount
    return table


@rule("H19.1", "H20.2", "H20.3", "H20.5", "H30.3")
def test_control() -> None:
    table = (
        Table("fish-a@0,0R0")
        .put(SQUADRON, 0, 0)
        .put("patrol", 0, 1, 2)
        .put(UNION, 1, 1)
        .put("comrade", 1, 1, 2)
    )
    squadron, union = control(table.state)
    assert (squadron[0], union[0]) == (4, 3)
    table.then(ScoreRegions())
    assert (table.fame(SQUADRON), table.fame(UNION)) == (1, 0)


@rule("H29.1", "H20.3")
@card("cutter")
def test_the_cutter_doubles_the_comrades_of_its_region() -> None:
    table = (
        Table("fish-a@0,0R0").put(SQUADRON, 0, 0).put("patrol", 0, 1, 3).put(UNION, 1, 1).put("cutter", 0, 1)
    )
    table.put("comrade", 1, 1, 2)
    squadron, union = control(table.state)
    assert (squadron[0], union[0]) == (5, 6)
    assert holders(table.state)[0] == UNION


@rule("H20.1", "H30.47")
def test_a_tied_region_scores_for_nobody() -> None:
    table = Table(*START_MAP).put("cutter", 1, 2).put("comrade", 0, 3, 2).put(SQUADRON, 1, 3)
    table.put("stronghold", 0, 3).put("patrol", 1, 3)
    tile = table.at(0, 3) // 4
    table.state.wealth[tile] = 6
    squadron, union = control(table.state)
    assert (squadron[tile], union[tile]) == (5, 5)
    table.then(ScoreRegions())
    assert (table.fame(SQUADRON), table.fame(UNION)) == (0, 0)


@rule("H20.2", "H20.3", "H20.4")
def test_smugglers_have_no_influence_and_ready_comrades_none() -> None:
    table = Table("fish-a@0,0R0").put(RED, 0, 0).put("gunship", 0, 1)
    table.state.ready = 14
    squadron, union = control(table.state)
    assert (squadron[0], union[0]) == (0, 1)


@rule("H20.5", "H20.6")
def test_every_region_pays_its_wealth_at_one_moment() -> None:
    table = Table("fish-a@0,0R0", "swords-a@0,2R0", "tree-a@2,0R0").put(SQUADRON, 0, 0).put("patrol", 3, 1)
    table.put("comrade", 1, 3, 1)
    table.state.wealth[0], table.state.wealth[2], table.state.wealth[8] = 4, 3, 2
    table.then(ScoreRegions())
    assert (table.fame(SQUADRON), table.fame(UNION)) == (6, 3)


@rule("H21.1", "H21.2", "H30.48")
def test_thirty_in_mid_round() -> None:
    table = Table("swords-a@0,0R0", "fish-a@0,2R0").put(RED, 1, 1).cargo(RED, "diver").put(SQUADRON, 0, 2)
    fame(table, 28, 29).put("patrol", 0, 0)
    table.state.wealth[2], table.state.wealth[0] = 1, 2
    table.state.sides.put(0, 0, RED)
    table.pledge(0, "fighters").turn(RED).play("deliver diver", "marker 2,1", "pass", "pledge 0")
    assert table.fame(RED) == 31
    assert table.state.outcome is None
    table.then(ScoreRegions())
    outcome = table.state.outcome
    assert outcome is not None
    assert table.fame(SQUADRON) == 28 + 2 + 2
    assert CARD_SUIT[10] == SWORDS
    assert table.fame(RED) == 31 + 1 + 1
    assert list(outcome.winners) == [RED]
    assert list(outcome.scores) == [32, 33, 0, 0]


@rule("H21.1")
def test_below_thirty_the_game_goes_on() -> None:
    table = fame(Table("fish-a@0,0R0").put(SQUADRON, 0, 0), 28).then(ScoreRegions())
    assert table.fame(SQUADRON) == 29
    assert table.state.outcome is None
    table = fame(Table("fish-a@0,0R0").put(SQUADRON, 0, 0), 29).then(ScoreRegions())
    assert table.state.outcome is not None


@rule("H21.3", "H21.4", "H21.5", "H30.49", "A25")
def test_tie_break() -> None:
    def ended(*gold: int) -> list[int]:
        table = fame(Table("fish-a@0,0R0"), 31, 0, 31).gold(*gold).then(ScoreRegions())
        assert table.state.outcome is not None
        return list(table.state.outcome.winners)

    assert ended(2, 5, 1) == [SQUADRON]
    assert ended(1, 5, 2) == [UNION]
    assert ended(1, 5, 1) == [SQUADRON, UNION]


@rule("H21.6", "A26")
def test_fame_is_counted_on_beyond_the_track() -> None:
    table = fame(Table("fish-a@0,0R0").put(SQUADRON, 0, 0), 39).then(ScoreRegions())
    assert table.fame(SQUADRON) == 40


@rule("H21.7", "A53")
def test_the_game_ends_with_round_sixty() -> None:
    table = fame(Table("fish-a@0,0R0"), 3, 5)
    table.state.round = LAST_ROUND - 1
    table.then(ScoreRegions())
    assert table.state.outcome is None
    table.state.round = LAST_ROUND
    table.then(ScoreRegions())
    assert table.state.outcome is not None
    assert list(table.state.outcome.winners) == [RED]


@rule("H21.2", "H18.10")
def test_the_breakdown_adds_up_before_and_after_the_end() -> None:
    table = Table("fish-a@0,0R0").put(SQUADRON, 0, 0).pledge(0, "diver")
    table.state.sides.put(0, 0, RED)
    table.state.fame[4 * BY_DELIVERIES + RED] = 4
    table.state.fame[4 * BY_REGIONS + SQUADRON] = 30
    assert GAME.standings(table.state) == [30, 5, 0, 0]
    assert GAME.breakdown(table.state) == [
        ("regions", [30, 0, 0, 0]),
        ("deliveries", [0, 4, 0, 0]),
        ("rewards", [0, 0, 0, 0]),
        ("pledges", [0, 1, 0, 0]),
    ]
    table.then(ScoreRegions())
    assert GAME.standings(table.state) == [31, 5, 0, 0]
    assert dict(GAME.breakdown(table.state))["pledges"] == [0, 1, 0, 0]


@rule("H21.9")
def test_a_turn_always_uses_up_its_dice() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).put(SQUADRON, 2, 0).put(UNION, 0, 3).turn(RED)
    choice = table.state.pending
    for _answer in range(400):
        if choice is None or (choice.prompt == "turn" and choice.seat != RED):
            break
        take(table.state, 0)
        choice = settle(table.state)
    assert table.state.active != RED
    assert total_fame(table.state, RED) >= 0


@rule("H21.7", "A53")
def test_the_sixtieth_round_is_the_last() -> None:
    for number, over in ((59, False), (60, True)):
        table = Table(*START_MAP)
        table.state.round = number
        table.then(ScoreRegions())
        assert (table.state.outcome is not None) == over


@rule("H21.2", "H18.9", "H18.10", "H23.4")
def test_pledges_are_secret_until_the_end_and_then_open_to_all() -> None:
    table = Table(*START_MAP).put(UNION, 2, 1).pledge(1, "naive-noble", "convincing-comrade")
    table.pledge(2, "convincing-official")
    table.state.sides.put(0, 0, RED)
    table.state.sides.put(1, 1, WHITE)
    assert GAME.standings(redact(table.state, RED)) == [0, 2, 0, 0]
    assert GAME.standings(redact(table.state, WHITE)) == [0, 0, 0, 1]
    table.state.fame[SQUADRON] = 30
    table.then(ScoreRegions())
    for viewer in (RED, WHITE, EVERYONE):
        seen = redact(table.state, viewer)
        assert (seen.sides.at(0), seen.sides.at(1)) == (0, 1)
        assert GAME.standings(seen) == [30, 2, 1, 1]


@rule("H18.5", "H18.7", "H26.2")
def test_fame_is_counted_by_where_it_came_from() -> None:
    table = Table("swords-a@0,0R0").put(RED, 1, 1).cargo(RED, "diver").turn(RED, due=0)
    table.play("deliver diver", "marker 2,1", "claim")
    found = dict(GAME.breakdown(table.state))
    assert {key: points[RED] for key, points in found.items()} == {
        "regions": 0,
        "deliveries": 2,
        "rewards": 1,
        "pledges": 0,
    }


@rule("H5.2", "H19.1", "H20.5")
def test_regions_are_scored_before_anything_is_cleaned_up() -> None:
    table = Table(*START_MAP).put(SQUADRON, 2, 1).put(RED, 1, 2).put(UNION, 1, 2).put(WHITE, 1, 2)
    for seat in range(4):
        table.dice(seat)
    table.then(NextTurn(SQUADRON))
    assert (table.prompt, table.fame(SQUADRON), table.fame(UNION)) == ("action-die", 1, 1)


@rule("H18.6", "H20.5")
def test_wealth_rises_to_six_and_no_further() -> None:
    table = Table(*START_MAP).put(RED, 1, 2)
    tile = table.at(1, 2) // 4
    for before, after in ((1, 2), (5, 6), (6, 6)):
        table.state.wealth[tile] = before
        raise_wealth(table.state, RED, tile)
        assert table.state.wealth[tile] == after
