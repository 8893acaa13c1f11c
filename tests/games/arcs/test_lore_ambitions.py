"""Lore that works while an ambition is declared."""

from __future__ import annotations

from games.arcs.table import Table
from herna.games.arcs.actions.raid import Raid
from herna.games.arcs.components import COPY
from herna.games.arcs.scoring import count
from marks import card, rule


def table_with(*lore: str, seat: int = 0, seats: int = 3, setup: str = "") -> Table:
    """Return a table where a seat has lore."""
    return Table(seats, setup, leaders=True).lore(seat, *lore)


@card("empaths-bond")
def test_empaths_bond_uses_foreign_starports() -> None:
    table = (
        table_with("empaths-bond")
        .port(1, "2-hex")
        .ships(1, "2-hex", 2)
        .ships(0, "2-hex", 1)
        .declared("empath")
    )
    table.act(0, "construction-2").choose("ship.2-hex")
    assert table.fleet(0, "2-hex") == (1, 1)
    assert "ship" not in table.verbs()
    table.act(0, "mobilization-2").choose("move", "all")
    assert table.can("where.5-gate")
    table = table_with("empaths-bond").port(1, "2-hex").ships(0, "2-hex", 1).act(0, "construction-2")
    assert "ship" not in table.verbs()


@card("keepers-trust")
def test_keepers_trust_guards_types_the_thief_has() -> None:
    table = table_with("keepers-trust", seat=1).tokens(1, "-", "fuel", "relic", "fuel").off_board(1, 3)
    table.tokens(0, "relic").off_board(0, 3).do(Raid(0, 1, 9))
    assert table.can("steal.1:3")
    table.declared("keeper").do(Raid(0, 1, 9))
    assert not table.can("steal.1:3")
    table.choose("steal.1:2", "slot.2")
    assert table.over
    table = (
        table_with("keepers-trust", seat=1).tokens(1, "-", "fuel").guild(0, "fuel-cartel").declared("keeper")
    )
    assert table.do(Raid(0, 1, 9)).over


@rule("R-34")
@card("keepers-solidarity", "sworn-guardians")
def test_keepers_solidarity_guards_cards_of_suits_you_have() -> None:
    table = table_with("keepers-solidarity", seat=1).guild(1, "farseers", "gatekeepers").tokens(1, "psionic")
    table.do(Raid(0, 1, 2))
    assert table.can("steal-card.farseers")
    table.declared("keeper").do(Raid(0, 1, 2))
    assert not table.can("steal-card.farseers")
    assert table.can("steal-card.gatekeepers")
    table = (
        table_with("keepers-solidarity", seat=1).guild(1, "sworn-guardians", "farseers").tokens(1, "relic")
    )
    assert table.declared("keeper").do(Raid(0, 1, 9)).over


@card("warlords-cruelty")
def test_warlords_cruelty_captures_with_every_tax() -> None:
    table = (
        table_with("warlords-cruelty")
        .city(1, "2-hex")
        .ships(0, "2-hex", 1)
        .off_board(0, 3)
        .declared("warlord")
    )
    table.act(0, "administration-2").choose("tax.2-hex", "slot.1", "tax.2-hex", "slot.2")
    assert table.captive_list(0) == [1, 1]


@card("warlords-terror")
def test_warlords_terror_turns_trophies_into_influence() -> None:
    table = (
        table_with("warlords-terror").trophies(0, 1, "ship").trophies(0, 1, "city").trophies(0, 2, "agent")
    )
    table.off_board(1, 1).tokens(1, "relic", "fuel", "weapon").court("farseers", "gatekeepers").ships(
        0, "2-gate", 1
    )
    table.act(0, "mobilization-2")
    assert "use-lore" not in table.verbs()
    table.declared("warlord").act(0, "mobilization-2")
    table.choose("use-lore.warlords-terror", "trophy.city:1")
    assert (table.prompt, table.choice.seat) == ("arrange", 1)
    table.choose(
        "type.fuel", "type.relic", "influence.farseers", "trophy.agent:2", "influence.gatekeepers", "pass"
    )
    assert table.trophy_list(0) == ["1 ship"]
    assert (table.state.cities[1], table.state.agents[2], table.state.agents[0]) == (5, 10, 8)


@card("tyrants-ego")
def test_tyrants_ego_turns_captives_into_secures() -> None:
    table = table_with("tyrants-ego").captives(0, 1, 2).court("farseers", "gatekeepers").agents("farseers", 1)
    table.agents("gatekeepers", 1).ships(0, "2-gate", 1).act(0, "mobilization-2")
    assert "use-lore" not in table.verbs()
    table.declared("tyrant").act(0, "mobilization-2").choose(
        "use-lore.tyrants-ego", "captive.1", "secure.farseers"
    )
    assert table.area(0) == ["farseers"]
    assert table.captive_list(0) == [1]
    assert table.state.agents[1] == 9
    table.choose("pass")
    assert table.prompt == "act"


@card("tyrants-authority")
def test_annex_needs_tyrant_and_control() -> None:
    table = table_with("tyrants-authority").ships(0, "2-hex", 1).port(1, "2-hex").city(1, "3-hex")
    table.act(0, "construction-2")
    assert "annex" not in table.verbs()
    table.declared("tyrant").act(0, "construction-2").choose("annex")
    assert table.standing("2-hex") == ["0 starport"]
    assert (table.state.starports[0], table.state.starports[1]) == (4, 5)
    assert table.can("ship.2-hex")


@card("tycoons-ambition")
def test_tycoons_ambition_declares_without_the_zero_marker() -> None:
    table = (
        table_with("tycoons-ambition")
        .tokens(0, "fuel", "relic")
        .guild(0, "fuel-cartel")
        .ships(0, "2-gate", 1)
    )
    table.act(0, "mobilization-2")
    assert "use-lore" not in table.verbs()
    table.declared("tycoon").act(0, "aggression-2", COPY, "mobilization-4").choose(
        "use-lore.tycoons-ambition"
    )
    assert not table.can("declare.tycoon")
    table.choose("declare.empath")
    assert table.held(0) == ["relic"]
    assert not table.state.zeroed
    assert count(table.state, 0, 0) == 6


@card("tycoons-charm")
def test_tycoons_charm_trades_material_and_fuel() -> None:
    table = (
        table_with("tycoons-charm")
        .tokens(0, "fuel", "relic", "material")
        .off_board(0, 3)
        .ships(0, "2-gate", 1)
    )
    table.act(0, "mobilization-2")
    assert not table.can("use-lore.tycoons-charm")
    table.declared("tycoon").act(0, "mobilization-2").choose("use-lore.tycoons-charm")
    assert not table.can("slot.2")
    table.choose("slot.1", "type.psionic", "slot.1", "pass")
    assert table.held(0) == ["material", "psionic", "relic"]
    assert table.supply("fuel") == 5


@card("empaths-bond")
def test_the_bond_needs_a_starport_to_catapult() -> None:
    table = (
        Table(3, leaders=True)
        .lore(0, "empaths-bond")
        .city(1, "2-hex")
        .ships(0, "2-hex", 1)
        .declared("empath")
    )
    table.act(0, "mobilization-2").choose("move")
    assert not table.can("where.5-gate")


@card("warlords-terror")
def test_terror_returns_ships_and_starports_of_any_rival() -> None:
    table = (
        Table(4, leaders=True).lore(2, "warlords-terror").trophies(2, 3, "ship").trophies(2, 1, "starport")
    )
    table.trophies(2, 0, "ship", 2).declared("warlord").court("farseers").ships(2, "1-gate", 1).act(
        2, "mobilization-2"
    )
    table.choose("use-lore.warlords-terror", "trophy.ship:3", "trophy.starport:1", "trophy.ship:0", "pass")
    assert table.trophy_list(2) == ["0 ship"]
    assert [int(table.state.ships[seat]) for seat in (0, 3)] == [14, 15]
    assert table.state.starports[1] == 5
    assert table.state.influence[2] == 3


@card("tyrants-authority", "living-structures")
def test_annex_and_prune_by_another_seat_with_the_last_building() -> None:
    table = Table(3, leaders=True).lore(1, "tyrants-authority").declared("tyrant").ships(1, "2-hex", 1)
    table.city(2, "2-hex", damaged=True).off_board(1, 4).off_board(2, 1).tokens(2, "relic", "fuel", "weapon")
    table.act(1, "construction-2").choose("annex", "type.relic", "type.fuel")
    assert table.standing("2-hex") == ["1 city damaged"]
    assert table.supply("weapon") == 5
    assert (table.state.cities[1], table.state.cities[2]) == (0, 5)
    table = (
        Table(3, leaders=True).lore(1, "living-structures").port(1, "2-hex").off_board(1, 4).court("farseers")
    )
    table.act(1, "administration-2").choose("prune")
    assert table.standing("2-hex") == ["1 city"]
    assert (table.state.cities[1], table.state.starports[1]) == (0, 5)
    table = (
        Table(3, leaders=True).lore(1, "living-structures").city(1, "2-hex").off_board(1, 5).court("farseers")
    )
    table.state.starports[1] = 1
    table.act(1, "administration-2").choose("prune")
    assert (table.standing("2-hex"), table.state.starports[1]) == (["1 starport"], 0)


@rule("A2.14")
@card("empaths-bond")
def test_the_bond_takes_no_captive_even_with_ships_there() -> None:
    table = (
        Table(3, leaders=True)
        .lore(0, "empaths-bond")
        .city(1, "2-hex")
        .ships(1, "2-hex", 2)
        .ships(0, "2-hex", 1)
    )
    table.declared("empath").act(0, "administration-2").choose("tax.2-hex", "slot.1")
    assert table.captive_list(0) == []
