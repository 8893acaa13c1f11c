"""Lore of the base box that moves, builds and taxes."""

from __future__ import annotations

from games.arcs.table import Table
from herna.games.arcs.atlas import CLOUD_CITY, GATE_PORT, GATE_STATION
from marks import card, rule


def table_with(*lore: str, seat: int = 0, seats: int = 3, setup: str = "") -> Table:
    """Return a table where a seat has lore."""
    return Table(seats, setup, leaders=True).lore(seat, *lore)


def gates(where: str) -> tuple[int, int]:
    """Return the sites of a gate's starport and city."""
    cluster = int(where[0]) - 1
    return GATE_PORT + cluster, GATE_STATION + cluster


@rule("A25.16", "A2.4")
@card("tool-priests")
def test_summon() -> None:
    table = table_with("tool-priests", setup="3SETUP01").ships(0, "6-crescent", 2).ships(1, "6-crescent", 1)
    table.city(1, "6-crescent").act(0, "construction-2").choose("summon")
    assert table.fleet(0, "6-crescent") == (3, 0)
    assert "summon" not in table.verbs()
    table = (
        table_with("tool-priests").ships(0, "6-crescent", 2).ships(1, "6-crescent", 2).city(1, "6-crescent")
    )
    table.act(0, "construction-2")
    assert "summon" not in table.verbs()


@rule("R-20")
@card("sprinter-drives")
def test_sprinter_drives_move_one_group_again() -> None:
    table = table_with("sprinter-drives").ships(0, "2-gate", 3, damaged=1).ships(0, "2-hex", 1)
    table.act(0, "mobilization-2").choose("move", "where.2-gate", "all", "where.2-hex")
    assert table.prompt == "sprint"
    table.choose("where.2-hex")
    assert table.codes() == ["all", "fresh.x1", "fresh.x2"]
    table.choose("fresh.x2", "where.3-arrow")
    assert table.fleet(0, "3-arrow") == (2, 0)
    assert table.fleet(0, "2-hex") == (2, 1)
    assert table.prompt == "act"


@card("sprinter-drives", "rebel")
def test_the_extra_move_may_catapult_and_obeys_the_rebel() -> None:
    table = table_with("sprinter-drives").ships(0, "2-gate", 1).port(0, "2-hex").act(0, "mobilization-2")
    table.choose("move", "where.2-hex", "where.2-hex")
    assert table.can("where.5-gate")
    table = table_with("sprinter-drives").leader(0, "rebel").ships(0, "2-gate", 2).ships(0, "2-hex", 3)
    table.act(0, "mobilization-2").choose("move", "where.2-gate", "all", "where.2-hex", "where.2-hex")
    assert table.codes() == ["all", "fresh.x1"]
    table = table_with("sprinter-drives").ships(0, "2-gate", 0, damaged=1).act(0, "mobilization-2")
    table.choose("move", "where.2-hex")
    assert table.prompt == "act"


@card("gate-ports")
def test_gate_ports_build_in_gates_and_catch_agents() -> None:
    port, _city = gates("2-gate")
    table = table_with("gate-ports").ships(0, "2-gate", 1).act(0, "construction-2").choose("starport")
    assert table.standing("2-gate") == ["0 starport"]
    assert "starport" not in table.verbs()
    table.ships(1, "2-arrow", 2).act(1, "mobilization-2").choose("move", "all", "where.2-gate")
    assert table.captive_list(0) == [1]
    table = table_with("gate-ports").ships(0, "2-gate", 1).port(0, "2-gate", damaged=True, site=port)
    table.ships(1, "2-arrow", 2).act(1, "mobilization-2").choose("move", "all", "where.2-gate")
    assert table.captive_list(0) == []
    table = (
        table_with("gate-ports").port(0, "2-gate", site=port).ships(1, "2-arrow", 2).act(1, "mobilization-2")
    )
    table.choose("move", "all", "where.2-gate")
    assert table.captive_list(0) == []


@card("gate-ports")
def test_a_gate_starport_works_like_any_other() -> None:
    port, _city = gates("2-gate")
    table = (
        table_with("gate-ports").port(0, "2-gate", site=port).ships(0, "2-gate", 1).act(0, "construction-2")
    )
    table.choose(f"ship.{port}")
    assert table.fleet(0, "2-gate") == (2, 0)
    table.act(0, "mobilization-2").choose("move", "all")
    assert table.can("where.5-gate")


@card("cloud-cities")
def test_cloud_cities_cost_a_resource_and_no_slot() -> None:
    table = table_with("cloud-cities").ships(0, "2-hex", 1).tokens(0, "fuel", "relic").outrage(0, "relic")
    table.act(0, "construction-2").choose("city")
    site = CLOUD_CITY + 5
    assert table.can(f"site.{site}", "site.7")
    table.choose(f"site.{site}")
    assert table.held(0) == ["fuel"]
    assert table.standing("2-hex") == ["0 city"]
    assert table.state.buildings[7] == -1
    table.act(0, "administration-2").choose("tax.2-hex", "slot.2")
    assert table.held(0) == ["fuel", "relic"]
    table.act(0, "construction-2").choose("city")
    assert not table.can(f"site.{site}")


@rule("R-17")
@card("cloud-cities", "loyal-keepers")
def test_a_loyal_card_may_pay_for_a_cloud_city() -> None:
    site = CLOUD_CITY + 5
    table = (
        table_with("cloud-cities")
        .ships(0, "2-hex", 1)
        .tokens(0, "fuel")
        .act(0, "construction-2")
        .choose("city")
    )
    assert not table.can(f"site.{site}")
    table.guild(0, "loyal-keepers").act(0, "construction-2").choose("city", f"site.{site}")
    assert table.held(0) == []
    assert table.supply("fuel") == 5


@rule("R-23")
@card("living-structures")
def test_prune_swaps_city_and_starport_in_slots_only() -> None:
    table = (
        table_with("living-structures").port(0, "2-hex", damaged=True).city(0, "2-hex", site=CLOUD_CITY + 5)
    )
    table.act(0, "administration-2").choose("prune")
    assert table.standing("2-hex") == ["0 city damaged", "0 city"]
    assert (table.state.cities[0], table.state.starports[0]) == (3, 5)
    table = table_with("living-structures").port(0, "2-hex").off_board(0, 5).act(0, "administration-2")
    assert "prune" not in table.verbs()


@card("gate-stations")
def test_gate_stations_have_the_types_of_their_clusters_cities() -> None:
    _port, site = gates("2-gate")
    table = table_with("gate-stations").ships(0, "2-gate", 1).act(0, "construction-2").choose("city")
    assert table.standing("2-gate") == ["0 city"]
    table.act(0, "administration-2").choose(f"tax.{site}")
    assert table.held(0) == []
    table.city(1, "2-hex").city(2, "2-arrow").act(0, "administration-2").choose(f"tax.{site}")
    assert table.can("type.relic", "type.psionic")
    table.choose("type.psionic", "slot.1")
    assert table.held(0) == ["psionic"]


@card("gate-stations")
def test_destroying_a_gate_city_outrages_all_its_types_with_one_ransack() -> None:
    _port, site = gates("2-gate")
    table = table_with("gate-stations", seat=1).city(1, "2-gate", damaged=True, site=site).city(1, "2-hex")
    table.city(2, "2-arrow").ships(0, "2-gate", 2).court("farseers", "gatekeepers").agents("farseers", 0, 1)
    table.agents("gatekeepers", 0, 1).act(0, "aggression-2")
    table.choose(
        "battle",
        "collect.raid.x1",
        "collect.assault.x0",
        "collect.skirmish.x0",
        "face.raid.x3",
        "card.farseers",
    )
    assert table.outraged(0) == ["relic", "psionic"]
    assert table.told("ransacked") == 1
    assert table.area(0) == ["farseers"]


@card("ancient-holdings")
def test_ancient_holdings_is_a_slot_of_cost_four() -> None:
    table = (
        table_with("ancient-holdings").tokens(0, "fuel", "fuel", "-", "-", "-", "-", "relic").port(0, "2-hex")
    )
    table.court("farseers").agents("farseers", 1).act(0, "mobilization-2").choose(
        "spend.7", "secure.farseers"
    )
    assert table.area(0) == ["farseers"]
    assert table.slots(0)[6] == "-"


@card("cloud-cities")
def test_a_cloud_city_needs_a_city_on_the_board() -> None:
    table = (
        Table(3, leaders=True).lore(0, "cloud-cities").ships(0, "2-hex", 1).tokens(0, "relic").off_board(0, 5)
    )
    table.act(0, "construction-2").choose("city")
    assert not table.can("site.43")
    table.off_board(0, 4).act(0, "construction-2").choose("city", "site.43")
    assert table.state.cities[0] == 0
    assert table.standing("2-hex") == ["0 city"]


@card("gate-ports")
def test_only_the_guards_own_starport_catches_agents() -> None:
    table = (
        Table(3, leaders=True)
        .lore(0, "gate-ports")
        .ships(0, "2-gate", 2)
        .port(2, "2-gate", site=GATE_PORT + 1)
    )
    table.ships(1, "2-arrow", 1).act(1, "mobilization-2").choose("move", "where.2-gate")
    assert table.captive_list(0) == []
    table = (
        Table(3, leaders=True)
        .lore(2, "gate-ports")
        .ships(2, "2-gate", 2)
        .port(2, "2-gate", site=GATE_PORT + 1)
    )
    table.ships(1, "2-arrow", 1).act(1, "mobilization-2").choose("move", "where.2-gate")
    assert table.captive_list(2) == [1]


@card("sprinter-drives")
def test_all_sprinting_ships_are_those_that_just_moved() -> None:
    table = (
        Table(3, leaders=True)
        .lore(0, "sprinter-drives")
        .ships(0, "2-gate", 2)
        .ships(0, "2-hex", 3, damaged=1)
    )
    table.act(0, "mobilization-2").choose("move", "where.2-gate", "all", "where.2-hex", "where.2-hex", "all")
    table.choose("where.3-arrow")
    assert table.fleet(0, "3-arrow") == (2, 0)
    assert table.fleet(0, "2-hex") == (3, 1)
