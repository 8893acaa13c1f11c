"""A18: the end of a chapter, and the next."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from herna.games.arcs.chapter import CleanUp, Deal, EndChapter, NextChapter
from herna.games.arcs.components import CITY
from herna.games.arcs.queries import first_place, second_place
from herna.kernel.rows import changed
from marks import rule


def power(table: Table) -> list[int]:
    """Return each seat's Power."""
    return [int(points) for points in table.state.power]


@rule("A18.1", "A18.8")
def test_a_chapter_is_scored_cleaned_up_and_followed_by_the_next() -> None:
    table = Table(3).declared("warlord", "tyrant").trophies(0, 1, "ship", 2).captives(1, 0, 1)
    table.do(EndChapter())
    assert power(table) == [5, 3, 0]
    assert table.trophy_list(0) == []
    assert table.state.chapter == 2
    assert table.state.hands[0].size() == 6


@rule("A18.4", "R-12")
def test_trophies_return_with_warlord_and_captives_with_tyrant() -> None:
    table = (
        Table(3).trophies(0, 1, "ship", 2).trophies(0, 2, "starport").captives(1, 0, 2).declared("warlord")
    )
    table.do(CleanUp())
    assert table.trophy_list(0) == []
    assert (table.state.ships[1], table.state.starports[2]) == (15, 5)
    assert table.captive_list(1) == [0, 0]
    table = Table(3).trophies(0, 1, "ship", 2).captives(1, 0, 2).declared("tyrant").do(CleanUp())
    assert table.trophy_list(0) == ["1 ship", "1 ship"]
    assert table.captive_list(1) == []
    assert table.state.agents[0] == 10


@rule("A3.3", "A3.4", "A18.4", "A25.37")
def test_placeholders_at_clean_up() -> None:
    table = (
        Table(3).trophies(1, 0, "agent", 2).trophies(1, 0, "city").trophies(1, 0, "ship").captives(1, 0, 1)
    )
    table.state.agents[0] = 0
    table.state.outrage[2] = 2
    table.declared("warlord").do(CleanUp())
    assert table.state.outrage[2] == 1
    assert table.state.agents[0] == 1
    assert (table.state.ships[0], table.state.cities[0]) == (15, 5)
    assert table.captive_list(1) == [0]


@rule("A18.5")
def test_markers_flip_from_the_lowest_power_on() -> None:
    table = Table(3).declared("keeper", "keeper")
    seen = []
    for _chapter in range(5):
        seen.append(
            [(int(first_place(table.state, m)), int(second_place(table.state, m))) for m in table.by_worth()]
        )
        table.do(CleanUp())
        assert list(table.state.markers) == [-1, -1, -1]
    assert seen == [
        [(5, 3), (3, 2), (2, 0)],
        [(5, 3), (4, 2), (3, 2)],
        [(6, 3), (5, 3), (4, 2)],
        [(9, 4), (6, 3), (4, 2)],
        [(9, 4), (6, 3), (4, 2)],
    ]


@rule("A18.6")
def test_the_chapter_marker_advances() -> None:
    table = Table(3).do(NextChapter())
    assert table.state.chapter == 2
    assert table.state.hands[2].size() == 6


@rule("A18.7", "A18.10")
def test_a_new_deal_leaves_the_table_as_it_is() -> None:
    table = (
        Table(3).ships(0, "2-gate", 1, damaged=2).tokens(1, "relic").guild(2, "farseers").outrage(0, "fuel")
    )
    table.court("gatekeepers").agents("gatekeepers", 1, 2).trophies(0, 1, "ship").captives(2, 0, 1)
    table.state.initiative = 2
    deck = table.state.court_deck.size()
    table.do(EndChapter())
    assert table.fleet(0, "2-gate") == (1, 2)
    assert table.held(1) == ["relic"]
    assert table.area(2) == ["farseers"]
    assert table.outraged(0) == ["fuel"]
    assert list(table.state.influence[:4]) == [1, 2, 0, 0]
    assert table.trophy_list(0) == ["1 ship"]
    assert table.captive_list(2) == [0]
    assert (table.state.initiative, table.state.court_deck.size()) == (2, deck)
    assert [hand.size() for hand in table.state.hands] == [6, 6, 6]
    assert table.state.discard.size() == 2


@rule("A18.7")
def test_the_action_cards_are_shuffled_anew() -> None:
    hands = []
    table = Table(3)
    for _chapter in range(3):
        table.hand(0).hand(1).hand(2).do(Deal())
        hands.append(sorted(table.hand_of(0)))
        assert all(int(cell) & 255 == 0 for cell in table.state.discard.cells)
    assert len({tuple(hand) for hand in hands}) == 3


@rule("A18.4", "R-38")
def test_returned_cities_are_dealt_with_in_turn_order() -> None:
    table = Table(3).declared("warlord")
    for seat in range(3):
        table.off_board(seat, 0).trophies((seat + 1) % 3, seat, "city").tokens(
            seat, "relic", "fuel" if seat else "weapon"
        )
        table.state.slots[7 * seat + 2] = 4
    table.state.supply[4] = 2
    table.state.initiative = 1
    table.do(CleanUp())
    order = []
    while table.state.pending is not None:
        if int(table.choice.seat) not in order:
            order.append(int(table.choice.seat))
        table.first()
    assert order == [1, 2, 0]


@rule("A16.3", "A18.4", "A25.24")
@pytest.mark.parametrize(("off", "asked"), [(5, False), (3, True)])
def test_returning_cities_ask_only_if_they_cover_slots(off: int, asked: bool) -> None:
    table = Table(3).off_board(1, off).tokens(1, "relic", "fuel").declared("warlord")
    table.state.trophies = changed(table.state.trophies, 16 * 0 + 4 * 1 + CITY, 1)
    table.do(CleanUp())
    assert table.state.cities[1] == 6 - off
    assert not table.over if asked else table.over
