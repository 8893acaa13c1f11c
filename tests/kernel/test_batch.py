"""Many tables at once play the games that each of them would play alone."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games import game
from herna.kernel.batch import Batch, playouts
from herna.kernel.dump import dump
from herna.kernel.engine import settle, take
from herna.kernel.errors import IllegalAnswer
from herna.kernel.game import Setup
from herna.kernel.rng import Rng, seeded

HARBOURS: Any = game("harbours")
SETUP = HARBOURS.check(Setup(3, {}))


def batch(count: int = 4, seed: int = 5) -> Batch:
    """Return some tables of Harbours."""
    return Batch(HARBOURS, SETUP, lucks(count, seed))


def lucks(count: int, seed: int) -> list[Rng]:
    """Return luck for so many tables."""
    return [seeded(seed + place) for place in range(count)]


def counts(tables: Batch) -> list[int]:
    """Return how many options each table has."""
    return [tables.starts[i + 1] - tables.starts[i] for i in range(tables.count)]


def test_what_is_written_is_what_every_table_asks() -> None:
    tables, draws = batch(), seeded(1)
    for _step in range(200):
        for i, state in enumerate(tables.tables):
            asked = settle_again(state)
            options = tables.options[tables.starts[i] : tables.starts[i + 1]]
            assert (tables.seats[i], list(options)) == (asked.seat, list(asked.options))
            line = tables.lines[i * tables.width : (i + 1) * tables.width]
            assert list(line) == list(HARBOURS.encode(state, asked.seat))
        tables.step([int(draws.below(count)) for count in counts(tables)])


def settle_again(state: Any) -> Any:
    """Return what is pending."""
    assert state.pending is not None
    return state.pending


def test_a_batch_plays_the_games_of_its_tables() -> None:
    tables, draws = batch(2), seeded(3)
    alone = [HARBOURS.new(SETUP, luck.split()) for luck in lucks(2, 5)]
    for state in alone:
        settle(state)
    for _step in range(20):
        places = [int(draws.below(count)) for count in counts(tables)]
        for state, place in zip(alone, places, strict=True):
            take(state, place)
            settle(state)
        tables.step(places)
        assert [dump(state) for state in tables.tables] == [dump(state) for state in alone]


def test_a_table_does_not_depend_on_the_others() -> None:
    """It plays the same games, one after the other, beside two others as beside none."""
    alone, among, draws = batch(1, 6), batch(3, 5), seeded(9)
    ended = 0
    for _step in range(300):
        assert dump(among.tables[1]) == dump(alone.tables[0])
        own = int(draws.below(counts(alone)[0]))
        others = [int(draws.below(count)) for count in counts(among)]
        among.step([others[0], own, others[2]])
        alone.step([own])
        ended += alone.ended
    assert ended > 1


def test_a_finished_game_says_how_it_ended_and_the_next_one_begins() -> None:
    tables, finished = batch(3), 0
    for _step in range(400):
        tables.step([0] * 3)
        over = [state.outcome for state in tables.finished if state is not None]
        assert len(over) == tables.ended
        assert all(outcome is not None and len(outcome.scores) == 3 and outcome.winners for outcome in over)
        assert all(state.outcome is None and state.pending is not None for state in tables.tables)
        finished += tables.ended
    assert finished >= 6


def test_one_seat_may_be_answered_for_while_the_others_answer_at_random() -> None:
    tables, draws = Batch(HARBOURS, SETUP, lucks(3, 4), 1), seeded(2)
    ends = 0
    for _step in range(150):
        assert list(tables.seats) == [1, 1, 1]
        tables.step([int(draws.below(count)) for count in counts(tables)])
        ends += tables.ended
    assert ends > 0


@pytest.mark.parametrize(
    ("places", "said"),
    [([0, 0, 0], "4 tables want as many answers, not 3"), ([0, 0, 0, 999], "no option 999 in game 3")],
)
def test_a_wrong_answer_changes_no_table(places: list[int], said: str) -> None:
    tables = batch()
    before = [dump(state) for state in tables.tables]
    with pytest.raises(IllegalAnswer, match=said):
        tables.step(places)
    assert [dump(state) for state in tables.tables] == before


def test_positions_are_played_to_their_ends_and_stay_as_they_were() -> None:
    tables = batch()
    before = [dump(state) for state in tables.tables]
    ends = playouts(tables.tables, seeded(8))
    assert [dump(state) for state in tables.tables] == before
    assert [len(end.scores) for end in ends] == [3] * 4
    again = playouts(tables.tables, seeded(8))
    assert [end.scores for end in again] == [end.scores for end in ends]
    other = playouts(tables.tables, seeded(9))
    assert [end.scores for end in other] != [end.scores for end in ends]
