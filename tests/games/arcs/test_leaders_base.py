"""The leaders of the base box."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from herna.games.arcs.actions.declare import Declare
from herna.games.arcs.chapter import Score
from herna.games.arcs.components import COPY, PIVOT, SURPASS
from marks import card, rule


def table_of(leader: str, seat: int = 0) -> Table:
    """Return a table where a seat plays a leader."""
    return Table(3, leaders=True).leader(seat, leader)


@card("elder")
def test_beloved_gives_an_influence_and_spares_the_court() -> None:
    table = table_of("elder", 1).ships(0, "2-hex", 3).city(1, "2-hex", damaged=True).court("farseers")
    table.agents("farseers", 0, 1).act(0, "aggression-2")
    table.choose("battle", "collect.raid.x1", "collect.assault.x0", "collect.skirmish.x0", "face.raid.x3")
    assert table.outraged(0) == ["relic"]
    assert table.area(0) == []
    assert (table.prompt, table.choice.seat) == ("influence", 1)
    table.choose("influence.farseers")
    assert table.state.influence[1] == 2


@card("elder")
def test_beloved_needs_a_trophy_and_may_be_declined() -> None:
    table = (
        table_of("elder", 1).ships(0, "2-gate", 1).ships(1, "2-gate", 2).city(1, "5-hex").court("farseers")
    )
    table.act(0, "aggression-2").choose("battle", "collect.assault.x1", "face.assault.x1")
    assert table.state.fight is None
    assert table.told("influenced") == 0
    assert table.choice.seat == 0


GAINERS = {"mystic": "psionic", "fuel-drinker": "fuel", "agitator": "weapon"}


@rule("A17.5")
@card(*GAINERS)
@pytest.mark.parametrize("name", GAINERS)
@pytest.mark.parametrize("mode", [COPY, PIVOT, SURPASS])
def test_copy_and_pivot_taxes_gain_one_more(name: str, mode: int) -> None:
    table = table_of(name).city(0, "2-hex").off_board(0, 3).port(0, "3-hex")
    table.act(0, "administration-4", mode, "administration-2").choose("tax.2-hex", "slot.1")
    if mode == SURPASS:
        assert table.held(0) == ["relic"]
    else:
        table.choose("slot.2")
        assert table.held(0) == sorted(["relic", GAINERS[name]])


@card("mystic")
def test_the_extra_resource_comes_even_if_the_taxed_one_is_out() -> None:
    table = (
        table_of("mystic").city(0, "2-hex").tokens(1, "relic", "relic").tokens(2, "relic", "relic", "relic")
    )
    table.act(0, "administration-4", PIVOT, "aggression-2").choose("tax.2-hex", "slot.1")
    assert table.held(0) == ["psionic"]


@card("fuel-drinker")
def test_lavish_discards_fuel_only_if_tycoon_was_scored() -> None:
    table = table_of("fuel-drinker").tokens(0, "fuel", "relic").declared("keeper").do(Score())
    assert table.held(0) == ["fuel", "relic"]
    table = (
        table_of("fuel-drinker")
        .tokens(0, "fuel", "relic")
        .guild(0, "gatekeepers")
        .declared("tycoon")
        .do(Score())
    )
    assert table.held(0) == ["relic"]
    assert table.area(0) == ["gatekeepers"]
    assert table.state.power[0] == 5


@card("upstart")
def test_ambitious_gains_any_resource_when_declaring() -> None:
    table = (
        table_of("upstart")
        .tokens(1, "fuel", "fuel")
        .tokens(2, "fuel", "fuel", "fuel")
        .do(Declare(0, 2, True))
    )
    assert table.can("type.relic", "type.psionic", "pass")
    assert not table.can("type.fuel")
    table.choose("type.relic", "slot.1")
    assert table.held(0) == ["relic"]


@rule("R-22")
@card("upstart", "living-structures")
def test_callow_taxes_only_cities_under_control() -> None:
    table = (
        table_of("upstart").lore(0, "living-structures").city(0, "2-hex").city(0, "3-hex").city(1, "2-arrow")
    )
    table.ships(0, "2-hex", 1).ships(0, "2-arrow", 1).act(0, "administration-2")
    assert table.can("tax.2-hex", "tax.2-arrow")
    assert not table.can("tax.3-hex")
    table.act(0, "construction-2").choose("nurture", "slot.1")
    assert table.held(0) == ["relic"]


@rule("R-24")
@card("rebel")
def test_committed_adds_two_mandatory_dice() -> None:
    table = (
        table_of("rebel").ships(0, "2-gate", 2).ships(1, "2-gate", 3).city(1, "5-hex").act(0, "aggression-2")
    )
    table.choose("battle")
    assert table.can("collect.assault.x4", "collect.assault.x0")
    table.choose("collect.assault.x0")
    assert table.codes() == ["collect.1.x2", "collect.1.x3", "collect.1.x4"]


@card("rebel")
def test_disorganized_moves_two_ships_at_most() -> None:
    table = table_of("rebel").ships(0, "2-gate", 3, damaged=3).act(0, "mobilization-2").choose("move")
    assert "all" not in table.codes()
    assert table.codes() == ["fresh.x0", "fresh.x1", "fresh.x2"]
    table.choose("fresh.x1")
    assert table.codes() == ["damaged.x0", "damaged.x1"]


@card("warrior")
def test_tactical_moves_after_the_battle() -> None:
    table = (
        table_of("warrior").ships(0, "2-gate", 1).ships(1, "2-gate", 3).city(1, "5-hex").ships(0, "3-gate", 2)
    )
    table.act(0, "aggression-2", PIVOT, "mobilization-2")
    table.choose("battle", "collect.assault.x1", "face.assault.x1")
    assert table.prompt == "move-from"
    table.choose("where.3-gate", "all", "where.3-hex")
    assert table.fleet(0, "3-hex") == (2, 0)
    table = (
        table_of("warrior")
        .ships(0, "2-gate", 1)
        .ships(1, "2-gate", 3)
        .city(1, "5-hex")
        .act(0, "aggression-2")
    )
    table.choose("battle", "collect.assault.x1", "face.assault.x1")
    assert table.prompt == "act"


@card("warrior")
def test_tactical_moves_before_a_battle_that_must_be_possible() -> None:
    table = (
        table_of("warrior").ships(0, "2-gate", 3).ships(1, "2-hex", 1).city(1, "5-hex").ships(0, "5-gate", 1)
    )
    table.act(0, "aggression-2", COPY, "aggression-4")
    assert not table.can("battle")
    assert table.can("use-leader.warrior")
    table.choose("use-leader.warrior")
    assert table.can("where.2-gate", "where.5-gate")
    table.choose("where.2-gate", "fresh.x2")
    assert table.fleet(0, "2-hex") == (2, 0)
    assert table.prompt == "collect"
    table = (
        table_of("warrior")
        .ships(0, "2-gate", 3)
        .ships(1, "3-hex", 1)
        .act(0, "aggression-2", COPY, "aggression-4")
    )
    assert "use-leader" not in table.verbs()


@card("warrior")
def test_tactical_leaves_a_ship_where_the_only_battle_is() -> None:
    table = (
        table_of("warrior")
        .ships(0, "2-gate", 3)
        .ships(1, "2-gate", 1)
        .act(0, "aggression-2", COPY, "aggression-4")
    )
    table.choose("use-leader.warrior")
    assert table.codes() == ["fresh.x1", "fresh.x2"]
    table.choose("fresh.x2", "where.2-hex")
    assert table.fleet(0, "2-gate") == (1, 0)
    assert table.prompt == "collect"


@card("feastbringer")
def test_charismatic_influences_after_a_secure() -> None:
    table = table_of("feastbringer").court("farseers", "gatekeepers").agents("farseers", 1).port(0, "2-hex")
    table.act(0, "aggression-2", PIVOT, "mobilization-2").choose("secure.farseers")
    assert table.prompt == "influence"
    table.choose("influence.gatekeepers")
    assert table.state.influence[4] == 1
    table = table_of("feastbringer").court("farseers", "gatekeepers").agents("farseers", 1).port(0, "2-hex")
    table.act(0, "aggression-2").choose("secure.farseers")
    assert table.over
    assert table.told("influenced") == 0


@card("feastbringer")
def test_charismatic_influences_before_a_secure_that_must_follow() -> None:
    table = (
        table_of("feastbringer")
        .court("farseers", "gatekeepers")
        .agents("farseers", 1, 1)
        .agents("gatekeepers", 0, 2)
    )
    table.port(0, "2-hex").act(0, "aggression-2", COPY, "aggression-4")
    assert not table.can("secure.farseers")
    table.choose("use-leader.feastbringer")
    assert table.area(0) == ["farseers"]
    assert table.captive_list(0) == [1]


@rule("R-18", "R-33")
@card("feastbringer")
def test_generous_costs_a_guild_card_for_the_poorest_rival() -> None:
    table = (
        table_of("feastbringer")
        .hand(0, "construction-4")
        .hand(1, "aggression-2")
        .ships(0, "2-hex", 1)
        .round()
    )
    table.choose("lead.construction-4")
    assert table.prompt == "act"
    table = table_of("feastbringer").guild(0, "fuel-cartel").tokens(1, "fuel")
    table.state.power[1] = 1
    table.do(Declare(0, 2, True))
    assert table.area(2) == ["fuel-cartel"]


@card("demagogue")
def test_bold_places_an_agent_on_each_court_card() -> None:
    table = table_of("demagogue").court("farseers", "gatekeepers", "secret-order").do(Declare(0, 2, True))
    table.choose("influence.farseers")
    assert not table.can("influence.farseers")
    table.choose("influence.secret-order", "pass")
    assert list(table.state.influence[:12]) == [1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]
    assert table.over


@card("demagogue")
def test_paranoid_needs_two_agents_for_guild_cards() -> None:
    table = table_of("demagogue").court("farseers", "mass-uprising", "gatekeepers").agents("farseers", 1)
    table.agents("mass-uprising", 1).agents("gatekeepers", 2).act(0, "aggression-2")
    assert table.can("secure.mass-uprising", "secure.gatekeepers")
    assert not table.can("secure.farseers")
