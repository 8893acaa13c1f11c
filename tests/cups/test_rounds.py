"""Who meets whom: nobody twice without need, seats even, rests fair, whatever the numbers."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from herna.cups.past import Past, Played
from herna.cups.rounds import Form, Kind, next_round, usual_rounds
from herna.cups.sizes import least_size, split
from herna.cups.standings import ladder, through

ALL = range(2, 41)
SIZES = (2, 3, 4, 5)


def ended(number: int, players: tuple[int, ...], luck: Random) -> Played:
    """Return a table with some result, a tie now and then; the lower number is a little stronger."""
    scores = tuple(luck.randrange(12) - player // 8 for player in players)
    ahead = [sum(other > mine for other in scores) for mine in scores]
    level = [scores.count(mine) for mine in scores]
    places = tuple(more + (same + 1) / 2 for more, same in zip(ahead, level, strict=True))
    return Played(number, players, places, scores)


def play(form: Form, count: int, most: int = 60, luck: int = 7) -> Past:
    """Play a tournament, and make sure that every round is whole."""
    played: list[Played] = []
    for number in range(1, most + 1):
        past = Past(range(count), played)
        tables = next_round(form, past, Random(f"{luck}:{number}"))
        if not tables:
            break
        whole(form, past, tables)
        played += [ended(number, table, Random(f"{table}")) for table in tables]
    return Past(range(count), played)


def whole(form: Form, past: Past, tables: list[tuple[int, ...]]) -> None:
    """Make sure that everybody who should play does so once, at tables that are large enough."""
    seated = [player for table in tables for player in table]
    assert len(seated) == len(set(seated)) and set(seated) <= set(past.present)
    if form.kind is not Kind.KNOCKOUT:
        assert set(seated) == set(past.present)
    sizes = [len(table) for table in tables if len(table) > 1]
    assert sizes and max(sizes) <= form.size and max(sizes) - min(sizes) <= 1 and min(sizes) >= form.least


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", ALL)
def test_nobody_rests_if_all_can_sit(count: int, size: int) -> None:
    sizes, rests = split(count, size, 2)
    assert sum(sizes) + rests == count and rests == (count % 2 if size == 2 else 0)
    assert max(sizes) <= size and min(sizes) >= 2 and max(sizes) - min(sizes) <= 1


def test_a_game_says_how_small_a_table_may_be() -> None:
    assert least_size(4, (2, 3, 4)) == 2 and least_size(5, (2, 4, 5)) == 4 and least_size(2, (2,)) == 2
    assert split(7, 5, 4) == ([5], 2), "two must rest where no table has less than four"
    assert split(1, 4, 2) == ([], 1)


@pytest.mark.parametrize("count", ALL)
def test_swiss_pairs_meet_once_while_that_can_be(count: int) -> None:
    rounds = max(1, min(8, count // 2))
    past = play(Form(Kind.SWISS, 2, 2, rounds), count)
    assert past.round == rounds and max(past.met.values()) == 1
    rests = [past.rests[player] for player in past.entrants]
    assert max(rests) - min(rests) <= 1 and sum(rests) == rounds * (count % 2)
    for player in past.entrants:
        assert abs(past.sat[player, 0] - past.sat[player, 1]) <= 2, "nobody begins much more often"


@pytest.mark.parametrize("size", (3, 4, 5))
@pytest.mark.parametrize("count", ALL)
def test_swiss_tables_repeat_no_meeting_that_an_exchange_would_spare(count: int, size: int) -> None:
    past = play(Form(Kind.SWISS, size, 2, 4), count)
    for number in range(2, past.round + 1):
        before = Past(past.entrants, [table for table in past.played if table.round < number])
        assert repeats(before, past.of_round(number)) <= spared(before, past.of_round(number))
    if count > 2 * 4 * (size - 1):
        assert max(past.met.values()) == 1, "there is room enough that nobody meets again"
    most = Counter(past.sat)
    assert max(most.values()) <= 3, "four games, and never all of them on one seat"


def repeats(before: Past, tables: list[Played]) -> int:
    """Return how bad the repeated meetings of a round are."""
    return sum(before.meetings(*pair) ** 2 for table in tables for pair in combinations(table.players, 2))


def spared(before: Past, tables: list[Played]) -> int:
    """Return the least that is left of the repeats if any two players change places."""
    best = repeats(before, tables)
    for one, two in combinations(tables, 2):
        for mine in one.players:
            for other in two.players:
                swapped = [
                    Played(0, tuple({mine: other, other: mine}.get(each, each) for each in table.players))
                    for table in tables
                ]
                best = min(best, repeats(before, swapped))
    return best


@pytest.mark.parametrize("count", ALL)
def test_a_round_robin_of_pairs_is_whole_and_even(count: int) -> None:
    past = play(Form(Kind.ROBIN), count)
    assert past.round == usual_rounds(Form(Kind.ROBIN), count) == count - 1 + count % 2
    assert set(past.met.values()) == {1} and len(past.met) == count * (count - 1) // 2
    for player in past.entrants:
        assert abs(past.sat[player, 0] - past.sat[player, 1]) <= 1
        assert past.rests[player] == count % 2


@pytest.mark.parametrize("count", (2, 5, 8))
def test_a_second_time_round_changes_the_seats(count: int) -> None:
    rounds = 2 * (count - 1 + count % 2)
    past = play(Form(Kind.ROBIN, rounds=rounds), count)
    assert set(past.met.values()) == {2}
    assert all(past.sat[player, 0] == past.sat[player, 1] for player in past.entrants)


@pytest.mark.parametrize(("count", "size"), [(2, 3), (5, 4), (9, 3), (12, 5), (16, 4), (21, 5), (40, 4)])
def test_at_larger_tables_everybody_meets_everybody(count: int, size: int) -> None:
    form = Form(Kind.ROBIN, size, 2)
    past = play(form, count)
    assert len(past.met) == count * (count - 1) // 2
    fewest = -(-(count - 1) // (size - 1))
    assert fewest <= past.round <= 2.5 * fewest + 1, "not many more rounds than there must be"
    seats = [past.sat[player, seat] for player in past.entrants for seat in range(2)]
    assert max(seats) - min(seats) <= max(3, past.round // 2)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", ALL)
def test_a_knockout_ends_with_a_final(count: int, size: int) -> None:
    past = play(Form(Kind.KNOCKOUT, size), count)
    last = past.of_round(past.round)
    assert len(last) == 1 and last[0].over
    left = set(past.entrants)
    for number in range(1, past.round + 1):
        tables = past.of_round(number)
        assert {player for table in tables for player in table.players} == left
        left = {player for table in tables for player in through(table, past)}
        assert not any(table.rest for table in tables) or (size == 2 and number == 1)
    if size == 2:
        assert past.round == (count - 1).bit_length() and max(past.met.values()) == 1


def test_the_best_seeded_meet_late() -> None:
    tables = next_round(Form(Kind.KNOCKOUT), Past(range(8)), Random(1))
    assert {frozenset(table) for table in tables} == {
        frozenset(each) for each in ((0, 7), (1, 6), (2, 5), (3, 4))
    }
    assert [
        each for each in next_round(Form(Kind.KNOCKOUT), Past(range(6)), Random(1)) if len(each) == 1
    ] == [(0,), (1,)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", (2, 3, 7, 10, 24, 39))
def test_on_a_ladder_neighbours_meet(count: int, size: int) -> None:
    past = play(Form(Kind.LADDER, size, 2, 6), count)
    assert past.round == 6 and sorted(ladder(past)) == list(past.entrants)
    rests = [past.rests[player] for player in past.entrants]
    assert max(rests) - min(rests) <= 1
    for number in range(1, 7):
        before = Past(past.entrants, [table for table in past.played if table.round < number])
        rungs = ladder(before)
        for table in past.of_round(number):
            here = [rungs.index(player) for player in table.players]
            assert max(here) - min(here) <= 3 * size, "nobody meets somebody from far away"


@pytest.mark.parametrize("kind", list(Kind))
def test_those_who_gave_up_are_seated_no_more(kind: Kind) -> None:
    form = Form(kind, 2, 2, 4)
    played = [ended(1, table, Random(2)) for table in next_round(form, Past(range(9)), Random(1))]
    past = Past(range(9), played, gone=(0, 5))
    tables = next_round(form, past, Random(2))
    assert {0, 5}.isdisjoint(player for table in tables for player in table)
    assert next_round(form, Past(range(9), played, gone=range(1, 9)), Random(2)) == []


def test_the_same_luck_gives_the_same_round() -> None:
    for kind in Kind:
        one, two = (next_round(Form(kind, 3), Past(range(14)), Random("cup:1")) for _time in range(2))
        assert one == two
