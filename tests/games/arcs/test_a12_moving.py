"""A12: Move and Catapults."""

from __future__ import annotations

from games.arcs.names import system
from games.arcs.table import Table
from herna.games.arcs.actions.flight import reach
from marks import rule


@rule("A12.9")
def test_moving_any_ships_to_an_adjacent_system() -> None:
    table = Table(3).ships(0, "2-hex", 3, damaged=2).ships(0, "5-gate", 1).act(0, "mobilization-2")
    table.choose("move")
    assert table.can("where.2-hex", "where.5-gate")
    table.choose("where.2-hex")
    assert table.codes()[0] == "all"
    table.choose("fresh.x2", "damaged.x1")
    assert {table.resolve(f"where.{name}") for name in ("2-crescent", "2-gate", "3-arrow")} == set(
        table.codes()
    )
    table.choose("where.3-arrow")
    assert table.fleet(0, "2-hex") == (1, 1)
    assert table.fleet(0, "3-arrow") == (2, 1)
    table.choose("move", "where.2-hex", "all", "where.2-gate")
    assert table.fleet(0, "2-gate") == (1, 1)
    table.choose("move", "where.3-arrow", "fresh.x0")
    assert "damaged.x0" not in table.codes()
    assert table.sound()


@rule("A12.10", "A25.7")
def test_a_catapult_stops_in_a_gate_a_rival_controls() -> None:
    table = Table(4, "4SETUP04").port(2, "4-crescent").ships(2, "4-crescent", 2).ships(0, "5-gate", 1)
    table.act(2, "mobilization-2").choose("move", "all")
    assert table.can("where.4-gate", "where.5-gate", "where.3-gate", "where.1-gate", "where.4-arrow")
    assert not table.can("where.5-hex")
    table.choose("where.5-gate")
    assert table.fleet(2, "5-gate") == (2, 0)
    assert table.state.pips == 3
    assert table.prompt == "act"


@rule("A12.10")
def test_without_a_loyal_starport_there_is_no_catapult() -> None:
    table = Table(4, "4SETUP04").port(1, "4-crescent").ships(2, "4-crescent", 3)
    table.act(2, "mobilization-2").choose("move", "all")
    assert not table.can("where.5-gate")
    assert table.can("where.4-gate")
    table.choose("where.4-gate")
    assert table.prompt == "act"


@rule("A12.10", "A12.11", "A12.18", "A25.34")
def test_leaving_ships_behind_and_backtracking() -> None:
    table = Table(4, "4SETUP04").port(0, "3-hex", damaged=True).ships(0, "3-hex", 4)
    table.act(0, "mobilization-2").choose(
        "move", "all", "where.3-gate", "fresh.x1", "where.4-gate", "fresh.x1"
    )
    assert table.can("where.3-arrow")
    assert not table.can("where.3-gate")
    table.choose("where.3-arrow")
    assert [table.fleet(0, name)[0] for name in ("3-hex", "3-gate", "4-gate", "3-arrow")] == [0, 1, 1, 2]
    assert table.state.pips == 3
    table = Table(4, "4SETUP04").port(0, "3-hex").ships(0, "3-hex", 4).ships(1, "4-gate", 1)
    table.act(0, "mobilization-2").choose("move", "all", "where.4-gate")
    assert table.fleet(0, "4-gate") == (4, 0)
    assert table.prompt == "act"


@rule("A12.11")
def test_damaged_ships_may_be_left_behind_as_well() -> None:
    table = Table(4, "4SETUP04").port(0, "3-hex").ships(0, "3-hex", 1, damaged=2)
    table.act(0, "mobilization-2").choose(
        "move", "all", "where.3-gate", "fresh.x0", "damaged.x1", "where.2-arrow"
    )
    assert table.fleet(0, "3-gate") == (0, 1)
    assert table.fleet(0, "2-arrow") == (1, 1)
    assert table.sound()


@rule("A12.11")
def test_ships_that_would_fly_back_simply_stay() -> None:
    """The ships are distributed: who would end where it began need not set out at all."""
    table = Table(4, "4SETUP04").port(0, "3-hex").ships(0, "3-hex", 3).act(0, "mobilization-2")
    table.choose("move", "all", "where.3-gate", "fresh.x1")
    assert table.can("where.3-arrow", "where.2-gate")
    assert not table.can("where.3-hex")


@rule("A12.11")
def test_all_gates_not_controlled_by_rivals_can_be_reached() -> None:
    table = Table(4, "4SETUP04").ships(1, "2-gate", 1)
    found = reach(table.state, 0, system("3-hex"), system("3-hex"))
    gates = [n for n in range(1, 6) if found >> system(f"{n}-gate") & 1]
    assert gates == [1, 2, 3, 4, 5]
    assert not found >> system("2-arrow") & 1
    assert found >> system("1-arrow") & 1


@rule("A12.21")
def test_control_is_judged_without_the_moving_ships() -> None:
    table = Table(3, "3SETUP04", leaders=True).leader(0, "shaper").ships(0, "1-gate", 3).ships(1, "1-gate", 1)
    table.ships(2, "4-gate", 1).act(0, "mobilization-2").choose("move", "all")
    table.choose("where.2-gate", "fresh.x1")
    assert not table.can("where.5-gate")
    assert not table.can("where.1-hex")
    table = Table(3, "3SETUP04", leaders=True).leader(0, "shaper").ships(0, "1-gate", 3)
    table.ships(2, "4-gate", 1).act(0, "mobilization-2").choose("move", "all", "where.2-gate", "fresh.x1")
    assert table.can("where.5-gate", "where.1-hex")


@rule("A12.10")
def test_leaving_ships_behind_is_asked_from_two_ships_on() -> None:
    table = (
        Table(3).port(0, "2-hex").ships(0, "2-hex", 1).act(0, "mobilization-2").choose("move", "where.3-gate")
    )
    assert table.prompt == "act"
    assert table.fleet(0, "3-gate") == (1, 0)
    table = Table(3).port(0, "2-hex").ships(0, "2-hex", 3).act(0, "mobilization-2")
    table.choose("move", "all", "where.3-gate")
    assert sorted(table.codes()) == ["all", "fresh.x1", "fresh.x2"]
    table.choose("all")
    assert table.fleet(0, "3-gate") == (3, 0)


@rule("A12.10")
def test_a_damaged_city_is_no_starport() -> None:
    table = (
        Table(3).city(0, "2-hex", damaged=True).ships(0, "2-hex", 1).act(0, "mobilization-2").choose("move")
    )
    assert not table.can("where.5-gate")
