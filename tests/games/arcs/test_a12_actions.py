"""A12: standard actions except Battle."""

from __future__ import annotations

import pytest

from games.arcs.table import Table, system
from herna.games.arcs.actions.flight import reach
from herna.games.arcs.components import PIVOT
from marks import card, rule


@rule("A12.1", "A12.2", "A2.4", "A25.5")
def test_taxing_an_own_city_and_a_controlled_one() -> None:
    table = Table(3, "3SETUP04").city(0, "1-hex", damaged=True).city(1, "5-hex").off_board(0, 3)
    table.ships(0, "5-hex", 2).ships(1, "5-hex", 1).act(0, "administration-2")
    table.choose("tax.1-hex", "slot.1", "tax.5-hex", "slot.2")
    assert table.held(0) == ["material", "psionic"]
    assert table.captive_list(0) == [1]
    assert table.state.agents[1] == 9
    table = Table(3, "3SETUP04").city(1, "5-hex").ships(0, "5-hex", 1).ships(1, "5-hex", 1)
    table.act(0, "administration-2")
    assert not table.can("tax.5-hex")


@rule("A12.2", "A12.3", "A12.4", "A25.22")
def test_tax_without_tokens_still_captures_once_a_turn() -> None:
    table = Table(3, "3SETUP04").city(1, "5-hex").ships(0, "5-hex", 1)
    table.tokens(1, "psionic", "psionic").tokens(2, "psionic", "psionic").tokens(0, "psionic")
    table.state.agents[1] = 1
    table.act(0, "administration-2").choose("tax.5-hex")
    assert table.captive_list(0) == [1]
    assert table.held(0) == ["psionic"]
    assert not table.can("tax.5-hex")
    table.act(0, "administration-2").choose("spend.1", "tax.5-hex")
    assert table.captive_list(0) == [1]
    assert not table.can("tax.5-hex")
    table.act(0, "administration-2")
    assert table.can("tax.5-hex")


@rule("A12.3")
def test_each_city_once_a_turn_by_pips_and_prelude_together() -> None:
    table = Table(3).city(0, "2-hex").tokens(0, "psionic").act(0, "administration-2")
    table.choose("spend.1", "tax.2-hex", "slot.1")
    assert not table.can("tax.2-hex")


@rule("A12.4")
def test_a_city_may_be_taxed_although_the_supply_is_empty() -> None:
    table = Table(3).city(0, "2-hex")
    table.tokens(1, "relic", "relic").tokens(2, "relic", "relic", "relic").act(0, "administration-2")
    table.choose("tax.2-hex")
    assert table.held(0) == []
    assert table.state.pips == 3


@rule("A12.5", "A12.6", "A12.7", "A25.6")
def test_building_a_starport_and_a_ship_at_it() -> None:
    table = (
        Table(3).ships(1, "3-hex", 1).act(1, "construction-2").choose("starport", "site.3-hex", "ship.3-hex")
    )
    assert table.standing("3-hex") == ["1 starport"]
    assert table.fleet(1, "3-hex") == (2, 0)
    assert not table.can("ship.3-hex")
    table = Table(3).ships(1, "3-hex", 1).ships(0, "3-hex", 2).act(1, "construction-2")
    table.choose("starport", "site.3-hex", "ship.3-hex")
    assert table.standing("3-hex") == ["1 starport damaged"]
    assert table.fleet(1, "3-hex") == (1, 1)


@rule("A12.5")
def test_buildings_need_a_piece_and_an_empty_slot() -> None:
    table = Table(3).port(0, "2-hex").ships(0, "3-gate", 1).act(0, "construction-2").choose("city")
    assert table.standing("2-hex") == ["0 starport", "0 city"]
    assert table.state.cities[0] == 4
    assert "city" not in table.verbs()
    assert "starport" not in table.verbs()


@rule("A12.6", "A25.33")
def test_one_ship_per_starport() -> None:
    table = Table(3).port(1, "2-hex").tokens(1, "material").act(1, "construction-2")
    table.choose("spend.1", "ship.2-hex")
    assert not table.can("ship.2-hex")
    table.choose("starport")
    assert table.can("ship.8")
    table.choose("ship.8")
    assert table.fleet(1, "2-hex") == (2, 0)
    assert table.over


@rule("A12.7", "A25.21", "A2.4", "A12.1")
def test_what_is_built_under_foreign_control_is_damaged() -> None:
    table = Table(3, "3SETUP04").ships(0, "5-hex", 2, damaged=3).ships(1, "5-hex", 2).city(1, "5-hex")
    table.port(2, "5-hex").act(0, "administration-2")
    assert not table.can("tax.5-hex")
    table.act(2, "construction-2").choose("ship.5-hex")
    assert table.fleet(2, "5-hex") == (1, 0)
    table.state.fresh[4 * system("5-hex") + 2] = 0
    table.ships(1, "5-hex", -1, damaged=1)
    table.act(0, "administration-2")
    assert table.can("tax.5-hex")
    table.act(2, "construction-2").choose("ship.5-hex")
    assert table.fleet(2, "5-hex") == (0, 1)


@rule("A12.8")
def test_building_without_supply_is_legal_and_does_nothing() -> None:
    table = Table(3).port(0, "2-hex")
    table.state.ships[0] = 0
    table.state.starports[0] = 0
    table.off_board(0, 5).act(0, "construction-2").choose("ship.2-hex")
    assert table.fleet(0, "2-hex") == (0, 0)
    assert table.state.pips == 3
    table.choose("city")
    assert table.standing("2-hex") == ["0 starport"]
    table.choose("starport")
    assert table.standing("2-hex") == ["0 starport"]
    assert table.state.pips == 1


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
def test_all_gates_not_controlled_by_rivals_can_be_reached() -> None:
    table = Table(4, "4SETUP04").ships(1, "2-gate", 1)
    found = reach(table.state, 0, system("3-hex"), system("3-hex"))
    gates = [n for n in range(1, 6) if found >> system(f"{n}-gate") & 1]
    assert gates == [1, 2, 3, 4, 5]
    assert not found >> system("2-arrow") & 1
    assert found >> system("1-arrow") & 1


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


@rule("A12.20", "R-32")
@card("living-structures")
def test_a_replaced_building_is_a_new_piece() -> None:
    table = Table(3, leaders=True).lore(0, "living-structures").city(0, "2-hex").tokens(0, "material")
    table.off_board(0, 3).act(0, "construction-2").choose("nurture", "slot.2", "prune")
    assert table.standing("2-hex") == ["0 starport"]
    table.choose("pass", "ship.2-hex", "prune")
    assert table.standing("2-hex") == ["0 city"]
    table.act(0, "administration-2").choose("tax.2-hex", "slot.3")
    assert not table.can("tax.2-hex")
    table.choose("prune", "pass", "prune")
    assert table.can("tax.2-hex")


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


@rule("A12.18")
@pytest.mark.parametrize("damaged", [True, False])
def test_damaged_buildings_work(damaged: bool) -> None:
    table = Table(3).city(0, "2-hex", damaged=damaged).port(0, "2-hex", damaged=damaged)
    table.act(0, "administration-2").choose("tax.2-hex", "slot.1")
    assert table.held(0) == ["relic"]
    table.act(0, "construction-2").choose("ship.2-hex")
    assert table.fleet(0, "2-hex") == (1, 0)
    table.act(0, "mobilization-2").choose("move")
    assert table.can("where.5-gate")


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
