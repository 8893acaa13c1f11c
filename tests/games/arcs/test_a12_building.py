"""A12: Tax and Build."""

from __future__ import annotations

import pytest

from games.arcs.names import system
from games.arcs.table import Table
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


@rule("A12.6")
def test_the_first_site_of_the_map_works_like_the_others() -> None:
    table = Table(4).port(1, "1-arrow").act(1, "construction-2").choose("ship.0")
    assert table.fleet(1, "1-arrow") == (1, 0)
    table.act(1, "construction-2")
    assert table.can("ship.0")
