"""What bots and learners are told: the heuristic and the encoding."""

from __future__ import annotations

from games.ahoy.table import RED, SQUADRON, START_MAP, UNION, WHITE, Table
from herna.games.ahoy import GAME
from herna.games.ahoy.encode import SEAT_NUMBERS, TABLE_NUMBERS, TILE_NUMBERS
from herna.kernel.view import redact


def worth(table: Table, seat: int) -> float:
    """Return how well a seat stands, by the heuristic."""
    return float(GAME.values(table.state)[seat])


def sea() -> Table:
    """Return a table with every Flagship on the map."""
    return Table(*START_MAP).put(SQUADRON, 2, 1).put(UNION, 1, 3).put(RED, 1, 2).put(WHITE, 1, 2)


def test_control_is_worth_more_where_wealth_is() -> None:
    poor, rich = sea().put("patrol", 2, 0), sea().put("patrol", 2, 0)
    rich.state.wealth[rich.at(2, 0) // 4] = 5
    assert worth(rich, SQUADRON) > worth(poor, SQUADRON) > worth(sea(), SQUADRON)
    assert worth(rich, UNION) < worth(poor, UNION)


def test_fame_gold_crew_dice_and_whole_slots_are_good_to_have() -> None:
    famous = sea()
    famous.state.fame[RED] = 3
    assert worth(famous, RED) > worth(sea(), RED)
    assert worth(sea().gold(0, 2), RED) > worth(sea(), RED)
    assert worth(sea().crew(RED, "pilot"), RED) > worth(sea(), RED)
    assert worth(sea().hurt(23), RED) < worth(sea(), RED)
    assert worth(sea().crew(RED, "sailor").hurt(59), RED) < worth(sea().crew(RED, "sailor"), RED)
    assert worth(sea().dice(RED, 1), RED) < worth(sea(), RED)
    assert worth(sea().load(RED, 6), RED) > worth(sea().load(RED, 1), RED)


def test_cargo_is_worth_more_near_its_goal() -> None:
    near, far = sea().put(RED, 0, 2).cargo(RED, "fighters"), sea().put(RED, 2, 0).cargo(RED, "fighters")
    lost = sea().put(RED, 0, 2).cargo(RED, "elder")
    assert worth(near, RED) > worth(far, RED) > worth(lost, RED)


def test_pledges_are_worth_what_the_regions_would_score() -> None:
    table = sea().put("patrol", 2, 0).pledge(0, "naive-noble")
    table.state.sides.put(0, 0, RED)
    before = worth(table, RED)
    table.state.sides.put(0, 1, RED)
    assert worth(table, RED) < before


def test_first_sight_prefers_delivering_to_doing_nothing() -> None:
    table = Table("swords-a@0,0R0").put(RED, 1, 1).cargo(RED, "diver").market("fighters").turn(RED, due=0)
    prior = GAME.prior(table.state, table.asked)
    by_code = dict(zip(table.codes, prior, strict=True))
    assert by_code["deliver.28"] > by_code["smuggle.10"] > by_code["end-turn"] > 0


def test_an_encoding_begins_with_the_seat_that_looks() -> None:
    table = sea().gold(1, 2, 3, 4)
    start = TABLE_NUMBERS + TILE_NUMBERS * 12 + 19 + 2 * 17 + 72
    for seat in range(4):
        row = list(GAME.encode(redact(table.state, seat), seat))
        assert len(row) == GAME.width(4)
        seats = row[start : start + 4 * SEAT_NUMBERS]
        assert seats[1::SEAT_NUMBERS] == [1 + (seat + i) % 4 for i in range(4)]
        assert seats[0] == table.state.boards[seat]


def test_an_encoding_knows_where_cards_are_seen_from_the_seat() -> None:
    table = sea().crew(RED, "aeronauts").cargo(WHITE, "middleman").market("documentarian").pledge(3, "elder")
    start = TABLE_NUMBERS + TILE_NUMBERS * 12 + 19 + 2 * 17 + 72 + 4 * SEAT_NUMBERS
    row = list(GAME.encode(redact(table.state, RED), RED))
    assert row[start : start + 5] == [3, 9, 2, 14, 0]
    hidden = list(GAME.encode(redact(table.hand("cutter").state, RED), RED))
    own = list(GAME.encode(redact(table.state, UNION), UNION))
    assert hidden[start + 30 + 10] == 0
    assert own[start + 30 + 10] == 1
