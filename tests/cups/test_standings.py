"""How it stands: points, what decides between equals, knockouts and ladders."""

from __future__ import annotations

from herna.cups.past import Past, Played
from herna.cups.standings import knocked_out, ladder, on_rungs, ranked, through


def order(past: Past) -> list[tuple[int, int]]:
    """Return who stands at which rank."""
    return [(line.player, line.rank) for line in ranked(past)]


def test_points_are_even_steps_from_first_to_last() -> None:
    table = Played(1, (3, 1, 2, 0), (1.0, 2.5, 2.5, 4.0), (9, 5, 5, 1))
    assert [table.points(each) for each in (3, 1, 2, 0)] == [1.0, 0.5, 0.5, 0.0]
    assert Played(1, (4,)).points(4) == 1.0 and Played(1, (4,)).over
    assert Played(1, (4, 5)).points(4) == 0.0 and not Played(1, (4, 5)).over
    assert table.margin(3) == 0.5 and table.margin(0) == -0.5
    assert Played(1, (0, 1), (1.5, 1.5), (7, 7)).margin(0) == 0.0


def test_the_strength_of_opponents_decides_between_equals() -> None:
    past = Past(
        range(4),
        [
            Played(1, (0, 1), (1.0, 2.0), (5, 3)),
            Played(1, (2, 3), (1.0, 2.0), (5, 3)),
            Played(2, (0, 3), (2.0, 1.0), (3, 5)),
            Played(2, (1, 2), (2.0, 1.0), (3, 5)),
        ],
    )
    assert order(past) == [(2, 1), (3, 2), (0, 3), (1, 4)]
    lines = {line.player: line for line in ranked(past)}
    assert lines[3].strength == 3.0 and lines[0].strength == 1.0 and lines[2].won == 2.0


def test_who_is_level_in_everything_shares_a_rank() -> None:
    past = Past(range(4), [Played(1, (0, 1), (1.0, 2.0), (5, 3)), Played(1, (2, 3), (1.0, 2.0), (5, 3))])
    assert order(past) == [(0, 1), (2, 1), (1, 3), (3, 3)]
    assert order(Past(range(3))) == [(0, 1), (1, 1), (2, 1)]


def test_a_rest_counts_as_a_victory_over_somebody_of_middling_strength() -> None:
    past = Past(range(3), [Played(1, (0, 1), (1.0, 2.0), (5, 3)), Played(1, (2,))])
    lines = {line.player: line for line in ranked(past)}
    assert lines[2].points == 1.0 and lines[2].played == 0 and lines[2].strength == 2 / 3


def test_the_better_half_goes_on_and_ties_are_broken() -> None:
    past = Past(range(5))
    assert through(Played(1, (3, 1, 2, 0), (4.0, 2.5, 2.5, 1.0), (1, 5, 6, 9)), past) == [0, 2]
    assert through(Played(1, (3, 1), (1.5, 1.5), (7, 7)), past) == [1], "the better seed"
    assert through(Played(1, (4,)), past) == [4]


def test_a_knockout_stands_by_the_round_reached() -> None:
    past = Past(
        range(4),
        [
            Played(1, (0, 3), (2.0, 1.0), (3, 5)),
            Played(1, (1, 2), (1.0, 2.0), (5, 3)),
            Played(2, (1, 3), (2.0, 1.0), (2, 8)),
        ],
    )
    assert [(line.player, line.rank) for line in knocked_out(past)] == [(3, 1), (1, 2), (0, 3), (2, 3)]
    assert [line.rank for line in knocked_out(Past(range(2)))] == [1, 1]


def test_on_a_ladder_the_better_take_the_higher_rungs_of_their_table() -> None:
    past = Past(
        range(5),
        [
            Played(1, (0, 2, 3), (3.0, 1.0, 2.0), (1, 9, 5)),
            Played(1, (1, 4), (1.5, 1.5), (4, 4)),
            Played(2, (2, 1), (1.0, 2.0), (4, 3)),
        ],
    )
    assert ladder(past) == [2, 1, 3, 0, 4]
    assert [(line.rank, line.player) for line in on_rungs(past)][:2] == [(1, 2), (2, 1)]
