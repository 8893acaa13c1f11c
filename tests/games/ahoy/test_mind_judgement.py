"""What bots and learners are told: the heuristic and the encoding."""

from __future__ import annotations

from games.ahoy.table import RED, SQUADRON, START_MAP, UNION, WHITE, Table
from herna.games.ahoy import GAME
from herna.games.ahoy.duel import Duel, Side
from herna.games.ahoy.mind.heuristic import rounds_left
from herna.games.ahoy.scoring import control
from herna.games.ahoy.state import Ahoy
from herna.kernel.cover import HIDDEN
from herna.kernel.pile import PUBLIC
from herna.kernel.rows import i64, vec
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
    assert by_code["deliver.28"] > by_code["smuggle.10"] > 2 * by_code["end-turn"] > 0


def told(state: Ahoy, seat: int) -> dict[str, list[int]]:
    """Return what a seat is told, by what it is about; its view says the same."""
    found = GAME.told(state, seat)
    assert GAME.told(redact(state, seat), seat) == found
    return found


def test_learners_are_told_of_seats_from_their_own_on() -> None:
    table = sea().gold(1, 2, 3, 4).load(RED, 2)
    for source, seat, fame in ((0, RED, 3), (1, RED, 4), (2, RED, 5), (3, WHITE, 5)):
        table.state.fame[4 * source + seat] = fame
    for seat in range(4):
        row = told(table.state, seat)
        for away in range(4):
            who = (seat + away) % 4
            assert row[f"seat {away}: board"] == [table.state.boards[who]]
            assert row[f"seat {away}: gold"] == [1 + who]
            assert row[f"seat {away}: fame"] == {RED: [3, 4, 5, 0], WHITE: [0, 0, 0, 5]}.get(who, [0] * 4)
            assert row[f"seat {away}: dice"] == [[5, 3, 4, 4][who]]


def test_learners_are_told_where_cards_are() -> None:
    table = sea().crew(RED, "aeronauts").cargo(WHITE, "middleman").market("documentarian").pledge(3, "elder")
    assert told(table.state, RED)["cards"][:5] == [3, 9, 2, 14, 0]
    assert told(table.state, WHITE)["cards"][:2] == [5, 7]
    assert told(table.hand("cutter").state, RED)["plans"][10] == 0
    assert told(table.state, UNION)["plans"][10] == 1


def test_learners_are_told_the_round_and_the_supplies() -> None:
    state = sea().hand("cutter", "enlist").state
    state.round, state.first, state.active, state.due, state.free = 7, WHITE, UNION, 2, 5
    state.ready, state.muster, state.bank, state.used, state.drawn = 4, 16, 17, 64, 2
    row = told(state, RED)
    assert (row["round"], row["turn"]) == ([7, 3, 2, 2], [2, 5])
    assert (row["supplies"], row["face down"], row["drawn"]) == ([4, 16, 17], [9, 30, 10, 2], [3])
    assert [card for card, used in enumerate(row["used"]) if used] == [6]
    assert told(state, WHITE)["round"] == [7, 1, 4, 4]


def test_learners_are_told_the_map_the_figures_the_dice_and_the_slots() -> None:
    table = sea().put("comrade", 2, 0, 3).load(RED, 5).hurt(2)
    table.state.wealth[9], table.state.moves = 4, 5
    table.state.course[1], table.state.course[2] = 5, -4
    row = told(table.state, RED)
    assert (row["tile 0"], row["tile 9"], row["tile 11"]) == ([0] * 5, [23, 22, 1, 4, 3], [22, 24, 3, 1, 0])
    spaces = [table.at(*place) + 1 for place in ((2, 1), (1, 2), (1, 3), (1, 2))]
    assert row["figures"][:5] == [*spaces, 0]
    assert row["moving"][:4] == [0, 1, -1, 0]
    assert (row["dice"][12], row["die slots"][12], row["slots"][28]) == (5, 28, 12)
    assert (row["die slots"][0], row["slots"][2], row["slots"][0]) == (-1, -2, -1)


def test_learners_are_told_plans_markers_pledges_and_the_battle() -> None:
    table = sea().hand("cutter").ships("gunship").market("elder").cargo(RED, "pilot")
    state = table.state
    state.open.put(state.deck.draw(), PUBLIC)
    state.markers = vec[i64]([3, 4, 5, 6])
    state.sides.put(0, 1, RED)
    state.sides.put(1, 1, WHITE)
    state.duel = Duel(Side(0, 1, 2, 3, 4), Side(5, 6, 7, 8, 9, 2))
    row = told(state, RED)
    assert [row["cards"][card] for card in (0, 3, 26, 29)] == [0, 2, 7, 1]
    assert row["market"] == [card + 1 for card in state.market]
    assert row["plans"] == [0] * 11 + [2]
    assert (row["rewards"], row["pledges"]) == ([3, 4, 5, 6], [1, HIDDEN])
    assert row["attacker"] == [*range(5), *[0] * 12]
    assert row["defender"] == [*range(5, 10), 0, 1, *[0] * 10]
    assert told(state, UNION)["plans"] == [0] * 10 + [1, 2]


def test_the_squadron_wants_its_patrols_afloat_and_the_union_comrades_and_plans() -> None:
    one = sea()
    one.state.ready -= 1
    assert worth(one, UNION) < worth(sea(), UNION)
    assert worth(one, SQUADRON) == worth(sea(), SQUADRON)
    assert worth(sea().hand("cutter"), UNION) > worth(sea(), UNION)
    table = sea()
    table.state.wealth[9], table.state.wealth[11] = 0, 0
    poor = worth(table, SQUADRON)
    assert worth(table.put("patrol", 1, 0), SQUADRON) > poor


def test_a_region_counts_for_more_while_many_rounds_are_to_come() -> None:
    early, late = sea().put("patrol", 2, 0), sea().put("patrol", 2, 0)
    late.state.fame[RED] = 29
    bare_early, bare_late = sea(), sea()
    bare_late.state.fame[RED] = 29
    gain = worth(early, SQUADRON) - worth(bare_early, SQUADRON)
    assert gain > worth(late, SQUADRON) - worth(bare_late, SQUADRON) > 0


def test_holding_a_region_is_worth_more_than_one_more_piece_there() -> None:
    tied, held, more = sea(), sea(), sea()
    for table, patrols in ((tied, 0), (held, 1), (more, 2)):
        table.put("comrade", 2, 0, 2).put("patrol", 2, 0, patrols)
    first = worth(held, SQUADRON) - worth(tied, SQUADRON)
    assert first > worth(more, SQUADRON) - worth(held, SQUADRON) > 0


def test_first_sight_goes_for_islands_patrols_and_treasure() -> None:
    table = Table(*START_MAP).put(SQUADRON, 2, 1).dice(SQUADRON, 2, 2).turn(SQUADRON).play("die", "slot sail")
    by_code = dict(zip(table.codes, GAME.prior(table.state, table.asked), strict=True))
    assert by_code[f"step.{table.at(2, 0)}"] > by_code[f"step.{table.at(1, 1)}"]
    table.play("step 2,0", "anchor")
    assert table.codes == ["patrol", "pass"]
    patrol, nothing = GAME.prior(table.state, table.asked)
    assert patrol > 10 * nothing > 0


def test_plenty_is_enough() -> None:
    assert worth(sea().gold(5), SQUADRON) > worth(sea().gold(4), SQUADRON)
    assert worth(sea().gold(6), SQUADRON) == worth(sea().gold(5), SQUADRON)
    sure, surer = sea().put("patrol", 1, 0, 1), sea().put("patrol", 1, 0, 2)
    reserve = worth(sea().put("patrol", 1, 2, 1), UNION)
    assert worth(sure, UNION) == worth(surer, UNION) != reserve


def test_the_round_that_ends_the_game_is_seen_coming() -> None:
    table, last = sea().put("patrol", 2, 0), sea().put("patrol", 2, 0)
    for each, fame in ((table, 20), (last, 29)):
        each.state.fame[SQUADRON] = fame
        each.state.wealth[each.at(2, 0) // 4] = 1
    scored = sea().put("patrol", 2, 0)
    scored.state.fame[SQUADRON] = 24
    scored.state.wealth[scored.at(2, 0) // 4] = 6
    squadron, union = control(table.state)
    assert rounds_left(table.state, 20, squadron, union) == 1.0 + 9 / 7
    assert rounds_left(last.state, 29, squadron, union) == 1.0
    assert rounds_left(scored.state, 24, squadron, union) == 1.0, "six more for the region are thirty"
