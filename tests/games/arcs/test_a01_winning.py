"""A1: winning and length."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from herna.games.arcs.chapter import EndChapter, NextChapter
from herna.games.arcs.scoring import End
from marks import card, rule


@rule("A1.2")
@card("tycoon")
def test_power_comes_only_from_scoring_declared_ambitions() -> None:
    table = Table(3).declared("tycoon").tokens(0, "material", "fuel").tokens(1, "relic")
    table.act(0, "administration-2").choose("pass")
    assert list(table.state.power) == [0, 0, 0]
    table.do(EndChapter())
    assert list(table.state.power) == [5, 0, 0]


@rule("A1.3")
@pytest.mark.parametrize(("seats", "power"), [(2, 33), (3, 30), (4, 27)])
def test_enough_power_ends_the_game_after_a_chapter(seats: int, power: int) -> None:
    table = Table(seats)
    table.state.power[1] = power - 1
    table.do(NextChapter())
    assert table.state.chapter == 2
    table = Table(seats)
    table.state.power[1] = power
    table.do(NextChapter())
    assert table.state.outcome is not None
    assert (table.state.chapter, table.state.outcome.winners) == (1, (1,))


@rule("A1.3")
def test_the_fifth_chapter_is_the_last() -> None:
    table = Table(3)
    table.state.chapter = 5
    table.state.power[2] = 4
    table.do(NextChapter())
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (2,)
    assert table.state.outcome.scores == (0, 0, 4)


@rule("A1.4")
def test_ties_go_to_the_earliest_in_turn_order() -> None:
    table = Table(3)
    table.state.initiative = 2
    for seat, power in enumerate((9, 9, 8)):
        table.state.power[seat] = power
    table.do(End())
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0,)
    table = Table(3)
    table.state.initiative = 1
    for seat, power in enumerate((9, 9, 8)):
        table.state.power[seat] = power
    table.do(End())
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (1,)
