"""The leaders of the pack."""

from __future__ import annotations

import pytest

from games.arcs.names import court
from games.arcs.table import Table
from herna.games.arcs.actions.declare import Declare
from herna.games.arcs.components import COPY
from marks import card


def table_of(leader: str, seat: int = 0) -> Table:
    """Return a table where a seat plays a leader."""
    return Table(3, leaders=True).leader(seat, leader)


@card("overseer")
def test_ruthless_taxes_again_once_a_turn() -> None:
    table = table_of("overseer").city(1, "2-hex").ships(0, "2-hex", 1).off_board(0, 3).city(0, "3-hex")
    table.act(0, "administration-2").choose("tax.2-hex", "slot.1")
    assert table.prompt == "ruthless"
    table.choose("use-leader.overseer", "slot.2")
    assert table.held(0) == ["relic", "relic"]
    assert table.captive_list(0) == [1, 1]
    assert table.standing("2-hex") == ["1 city damaged"]
    assert table.state.pips == 3
    table.choose("tax.3-hex", "slot.3")
    assert table.prompt == "act"


@card("overseer")
def test_ruthless_destroys_a_damaged_rival_city_with_outrage_and_ransack() -> None:
    table = table_of("overseer").city(1, "2-hex", damaged=True).ships(0, "2-hex", 1).court("farseers")
    table.agents("farseers", 0, 1).act(0, "administration-2").choose(
        "tax.2-hex", "slot.1", "use-leader.overseer", "slot.1"
    )
    assert table.outraged(0) == ["relic"]
    assert table.area(0) == ["farseers"]
    assert sorted(table.trophy_list(0)) == ["1 agent", "1 city"]
    assert table.held(0) == ["relic"]
    assert table.captive_list(0) == [1, 1]


@card("overseer")
def test_ruthless_builds_a_second_ship_and_may_be_declined() -> None:
    table = table_of("overseer").port(0, "2-hex", damaged=True).act(0, "construction-2").choose("ship.2-hex")
    table.choose("use-leader.overseer")
    assert table.fleet(0, "2-hex") == (2, 0)
    assert table.standing("2-hex") == []
    assert table.state.starports[0] == 5
    table = table_of("overseer").port(0, "2-hex").act(0, "construction-2").choose("ship.2-hex", "pass")
    assert table.fleet(0, "2-hex") == (1, 0)


@card("corsair")
def test_tricky_rerolls_raid_dice_by_types_of_resource() -> None:
    table = (
        table_of("corsair")
        .ships(0, "2-hex", 4)
        .city(1, "2-hex")
        .tokens(0, "fuel", "weapon")
        .act(0, "aggression-2")
    )
    table.choose("battle", "collect.raid.x3", "collect.skirmish.x0")
    table.choose("face.raid.x6", "face.raid.x6", "face.raid.x6", "use-leader.corsair")
    table.choose("again.raid.x6", "again.raid.x6")
    assert table.prompt == "roll"
    table.choose("face.raid.x3", "face.raid.x3")
    assert table.standing("2-hex") == []


@card("corsair")
def test_wary_keeps_assault_dice_below_skirmish_dice() -> None:
    table = (
        table_of("corsair")
        .ships(0, "2-gate", 5)
        .ships(1, "2-gate", 2)
        .city(1, "5-hex")
        .act(0, "aggression-2")
    )
    table.choose("battle")
    assert table.can("collect.assault.x2")
    assert not table.can("collect.assault.x3")
    table.choose("collect.assault.x2")
    assert table.codes() == ["collect.1.x2", "collect.1.x3"]


@card("noble")
def test_connected_secures_the_top_court_card_for_a_new_ambition() -> None:
    table = table_of("noble").top_of_court("gatekeepers")
    row = list(table.state.court)
    table.do(Declare(0, 2, True))
    assert table.area(0) == ["gatekeepers"]
    assert list(table.state.court) == row
    table = table_of("noble").top_of_court("gatekeepers").declared("warlord").do(Declare(0, 2, True))
    assert table.area(0) == []


@card("noble", "populist-demands")
def test_connected_may_trigger_itself_through_populist_demands() -> None:
    table = table_of("noble").top_of_court("populist-demands", "farseers").do(Declare(0, 2, True))
    assert table.prompt == "populist-demands"
    table.choose("declare.keeper")
    assert table.area(0) == ["farseers"]
    assert table.state.where[court("populist-demands")] == 4


@card("noble", "gatekeepers")
def test_a_card_connected_brings_waits_with_its_prelude_action() -> None:
    table = table_of("noble").top_of_court("gatekeepers").hand(0, "construction-4").hand(1, "aggression-2")
    table.ships(0, "2-hex", 1).round().choose("lead.construction-4", "declare.warlord")
    assert table.area(0) == ["gatekeepers"]
    assert not table.can("use.gatekeepers")


@card("noble")
def test_influential_influences_twice() -> None:
    table = table_of("noble").court("farseers", "gatekeepers").port(0, "2-hex")
    table.act(0, "mobilization-2", COPY, "administration-4").choose(
        "influence.farseers", "influence.gatekeepers"
    )
    assert table.state.agents[0] == 8
    table = table_of("noble").court("farseers", "gatekeepers").port(0, "2-hex").act(0, "administration-4")
    table.choose("influence.farseers")
    assert table.prompt == "act"


@card("anarchist")
def test_inspiring_and_principled() -> None:
    table = table_of("anarchist").city(0, "3-hex").ships(0, "3-hex", 1).city(1, "2-hex").ships(1, "2-hex", 3)
    table.ships(0, "2-hex", 0, damaged=1).off_board(0, 3).act(0, "administration-2")
    assert not table.can("tax.11")
    assert table.can("tax.7", "tax.8", "tax.12")
    table.choose("tax.7", "slot.1")
    assert table.captive_list(0) == [1]
    table.choose("tax.8", "slot.2")
    assert table.held(0) == ["relic", "relic"]
    assert table.captive_list(0) == [1]
    assert not table.can("tax.8")
    assert table.can("tax.12")


@card("shaper")
def test_mythic_changes_a_planets_type_once() -> None:
    table = table_of("shaper").city(0, "2-hex").off_board(0, 3).tokens(0, "fuel").act(0, "administration-2")
    table.choose("tax.2-hex", "slot.2")
    assert table.prompt == "mythic"
    table.choose("slot.1")
    assert table.held(0) == ["relic"]
    table.act(0, "administration-2").choose("tax.2-hex", "slot.1")
    assert table.held(0) == ["fuel", "relic"]
    assert table.prompt != "mythic"


@card("shaper", "material-cartel")
def test_mythic_may_use_a_cartels_token_and_decline() -> None:
    table = table_of("shaper").city(0, "2-hex").guild(0, "material-cartel").act(0, "administration-2")
    table.choose("tax.2-hex", "slot.1", "type.material")
    assert table.supply("material") == 4
    assert table.state.types[7] == 0
    assert table.sound()


@card("shaper")
def test_ancient_catapults_from_gates_only() -> None:
    table = table_of("shaper").port(0, "2-hex").ships(0, "2-hex", 1).act(0, "mobilization-2").choose("move")
    assert not table.can("where.3-gate")
    table = table_of("shaper").ships(0, "2-gate", 1).act(0, "mobilization-2").choose("move")
    assert table.can("where.5-gate", "where.2-arrow", "where.5-hex")


@card("agitator")
def test_irregular_hits_by_weapon_icons_and_discards_a_weapon() -> None:
    table = table_of("agitator", 1).ships(0, "2-gate", 4).ships(1, "2-gate", 0, damaged=2).city(1, "5-hex")
    table.tokens(1, "weapon", "fuel").guild(1, "skirmishers", "arms-union").act(0, "aggression-2")
    table.choose("battle", "collect.assault.x1", "collect.skirmish.x0", "face.assault.x4")
    assert table.fleet(0, "2-gate") == (3, 1)
    table.choose("auto")
    assert table.fleet(0, "2-gate") == (1, 3)
    assert table.held(1) == ["fuel"]
    assert table.supply("weapon") == 5


@card("quartermaster")
@pytest.mark.parametrize("side", [0, 1])
def test_resilient_repairs_for_starports_in_controlled_systems(side: int) -> None:
    table = table_of("quartermaster", side).ships(0, "2-gate", 1, damaged=2).ships(1, "2-gate", 1, damaged=2)
    table.city(1, "5-hex").port(2, "3-hex").ships(side, "3-hex", 1).port(side, "2-arrow").port(2, "5-arrow")
    table.act(0, "aggression-2").choose("battle")
    if side == 0:
        table.choose("where.2-gate")
    table.choose("collect.assault.x0", "collect.skirmish.x0")
    assert table.fleet(side, "2-gate") == (2, 1)
    assert table.fleet(1 - side, "2-gate") == (1, 2)
