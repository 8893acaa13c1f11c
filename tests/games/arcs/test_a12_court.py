"""A12: Repair, Influence and Secure."""

from __future__ import annotations

from games.arcs.table import Table
from herna.games.arcs.components import PIVOT
from marks import card, rule


@rule("A12.12")
def test_repairing_a_ship_or_a_building_anywhere() -> None:
    table = (
        Table(3)
        .ships(0, "2-gate", 1, damaged=2)
        .city(0, "3-hex", damaged=True)
        .ships(1, "5-gate", 0, damaged=1)
    )
    table.act(0, "construction-2").choose("repair")
    assert len(table.codes()) == 2
    table.choose("fleet.2-gate.x1")
    assert table.fleet(0, "2-gate") == (2, 1)
    table.choose("repair", "site.3-hex")
    assert table.standing("3-hex") == ["0 city"]
    table.choose("repair")
    assert table.fleet(0, "2-gate") == (3, 0)
    assert "repair" not in table.verbs()


@rule("A12.13")
def test_influence_puts_an_agent_on_any_court_card() -> None:
    table = Table(3).court("farseers", "gatekeepers").agents("farseers", 0, 3).act(0, "administration-2")
    table.choose("influence.farseers", "influence.farseers", "influence.gatekeepers")
    assert list(table.state.influence[:8]) == [2, 3, 0, 0, 1, 0, 0, 0]
    assert table.state.agents[0] == 7


@rule("A12.14", "A12.15", "A12.17")
def test_secure_needs_strictly_more_agents_than_each_rival() -> None:
    table = Table(3).court("farseers", "gatekeepers", "secret-order").agents("farseers", 2, 2)
    table.agents("gatekeepers", 2, 1, 1).top_of_court("loyal-pilots").act(0, "aggression-2")
    assert table.can("secure.gatekeepers")
    assert not table.can("secure.farseers")
    assert not table.can("secure.secret-order")
    table.choose("secure.gatekeepers")
    assert table.area(0) == ["gatekeepers"]
    assert table.captive_list(0) == [1, 2]
    assert table.state.agents[0] == 8
    assert table.state.court[1] == 6
    assert list(table.state.influence[4:8]) == [0, 0, 0, 0]


@rule("A12.16")
@card("mass-uprising")
def test_a_vox_card_is_resolved_before_the_court_is_refilled() -> None:
    table = Table(3).court("mass-uprising").agents("mass-uprising", 1).act(0, "aggression-2")
    table.choose("secure.mass-uprising")
    assert table.prompt == "mass-uprising"
    assert table.state.court[0] == -1
    table.choose("cluster.2")
    assert table.state.court[0] >= 0
    assert [table.fleet(0, f"2-{place}") for place in ("gate", "arrow", "crescent", "hex")] == [(1, 0)] * 4


@rule("A12.17", "R-06")
def test_an_empty_court_deck_leaves_the_position_empty() -> None:
    table = Table(3).court("farseers", "gatekeepers", "secret-order", "loyal-pilots").agents("gatekeepers", 1)
    for held in list(table.state.court_deck.cards()):
        table.state.court_deck.take(held)
        table.state.court_open.put(held, 255)
        table.state.where[held] = 4
    table.act(0, "aggression-2").choose("secure.gatekeepers")
    assert list(table.state.court) == [16, -1, 17, 6]
    assert table.state.court_deck.size() == 0


@rule("A12.19", "R-37")
def test_influence_without_agents_would_do_nothing_and_is_not_offered() -> None:
    table = Table(3).court("farseers").ships(0, "2-gate", 1)
    table.state.agents[0] = 0
    table.act(0, "mobilization-2")
    assert table.verbs() == {"move", "pass"}


@rule("A12.14")
def test_a_pivot_may_secure_too() -> None:
    table = (
        Table(3)
        .court("farseers")
        .agents("farseers", 1)
        .port(0, "2-hex")
        .act(0, "aggression-2", PIVOT, lead="mobilization-4")
    )
    table.choose("secure.farseers")
    assert table.area(0) == ["farseers"]
    assert table.over


@rule("A12.12")
def test_another_seat_repairs_its_own_pieces() -> None:
    table = Table(3).city(2, "2-hex", damaged=True).city(1, "3-hex", damaged=True).act(2, "construction-2")
    table.choose("repair")
    assert table.standing("2-hex") == ["2 city"]
    assert table.standing("3-hex") == ["1 city damaged"]
