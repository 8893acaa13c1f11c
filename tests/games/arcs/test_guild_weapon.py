"""Guild cards of weapons."""

from __future__ import annotations

import pytest

from games.arcs.names import court
from games.arcs.table import Table
from marks import card


@card("loyal-marines")
def test_loyal_marines_also_muster() -> None:
    table = Table(3).guild(0, "loyal-marines").ships(0, "2-gate", 1).act(0, "mobilization-2")
    table.choose("use.loyal-marines")
    assert table.fleet(0, "2-gate") == (4, 0)
    assert table.state.where[court("loyal-marines")] == 4


@card("prison-wardens")
def test_pressgang_and_execute() -> None:
    table = Table(3).guild(0, "prison-wardens").captives(0, 1, 2).captives(0, 2, 1).off_board(0, 3)
    table.port(0, "2-hex").act(0, "construction-2").choose("pressgang", "captive.1", "type.psionic", "slot.1")
    assert table.state.agents[1] == 9
    table.choose("captive.2", "type.relic", "slot.2", "pass")
    assert table.held(0) == ["psionic", "relic"]
    assert table.captive_list(0) == [1]
    assert table.state.pips == 3
    table.captives(0, 2, 1).court("farseers").act(0, "mobilization-2").choose("execute", "captive.1", "pass")
    assert table.captive_list(0) == [2]
    assert table.trophy_list(0) == ["1 agent"]


MUSTERS = ["prison-wardens", "skirmishers", "court-enforcers", "loyal-marines"]


@card(*MUSTERS)
@pytest.mark.parametrize("name", MUSTERS)
def test_four_cards_place_three_ships_where_you_control(name: str) -> None:
    table = Table(3).guild(0, name).ships(0, "2-gate", 2).ships(1, "2-gate", 1).ships(0, "3-gate", 1)
    table.ships(1, "3-gate", 1).ships(0, "5-gate", 1).act(0, "mobilization-2").choose(f"use.{name}")
    assert table.can("where.2-gate", "where.5-gate")
    assert not table.can("where.3-gate")
    table.choose("where.5-gate")
    assert table.fleet(0, "5-gate") == (4, 0)
    assert table.area(0) == []


@card("skirmishers")
def test_skirmishers_reroll_as_many_skirmish_dice_as_weapon_icons_once() -> None:
    table = Table(3).guild(0, "skirmishers").tokens(0, "weapon").ships(0, "2-gate", 4).ships(1, "2-gate", 4)
    table.city(1, "5-hex").act(0, "aggression-2").choose(
        "battle", "collect.assault.x1", "collect.skirmish.x3"
    )
    table.choose("face.skirmish.x1", "face.skirmish.x2", "face.skirmish.x3", "face.assault.x1")
    table.choose("use.skirmishers")
    assert not any(code.startswith("again.0") for code in table.codes())
    table.choose("again.skirmish.x1", "again.skirmish.x2")
    assert table.prompt == "roll"
    table.choose("face.skirmish.x4", "face.skirmish.x5")
    assert table.prompt == "deal-hits"
    table.choose("hit.2-gate:1.x0")
    assert table.fleet(1, "2-gate") == (2, 2)


@card("skirmishers")
def test_skirmishers_need_not_reroll_and_do_nothing_for_a_defender() -> None:
    table = Table(3).guild(1, "skirmishers").ships(0, "2-gate", 1).ships(1, "2-gate", 4).city(1, "5-hex")
    table.act(0, "aggression-2").choose(
        "battle", "collect.assault.x0", "collect.skirmish.x1", "face.skirmish.x1"
    )
    assert table.state.fight is None


@card("court-enforcers")
def test_abduct_captures_all_rival_agents_of_a_card() -> None:
    table = (
        Table(3).guild(0, "court-enforcers").tokens(0, "weapon", "weapon").court("farseers", "gatekeepers")
    )
    table.agents("farseers", 2, 1, 1).agents("gatekeepers", 0, 3).ships(0, "2-gate", 1).act(0, "aggression-2")
    table.choose("abduct")
    assert table.captive_list(0) == [1, 2]
    assert list(table.state.influence[:4]) == [2, 0, 0, 0]
    assert table.state.agents[1] == 6
    assert "abduct" not in table.verbs()


@card("prison-wardens", "court-enforcers")
def test_wardens_and_enforcers_of_another_seat() -> None:
    table = (
        Table(3)
        .guild(1, "prison-wardens", "court-enforcers")
        .captives(1, 2, 2)
        .off_board(1, 3)
        .port(1, "2-hex")
    )
    table.tokens(0, "fuel", "fuel").tokens(2, "fuel", "fuel", "fuel").act(1, "construction-2")
    table.choose("pressgang")
    assert not table.can("type.fuel")
    table.choose("type.relic", "slot.1", "pass")
    assert (table.captive_list(1), table.state.agents[2]) == ([2], 9)
    table.captives(1, 0, 1).court("farseers").act(1, "mobilization-2").choose(
        "execute", "captive.2", "captive.0"
    )
    assert sorted(table.trophy_list(1)) == ["0 agent", "2 agent"]
    table.court("farseers", "gatekeepers").agents("gatekeepers", 0, 0, 1).act(1, "aggression-2").choose(
        "abduct"
    )
    assert table.captive_list(1) == [2]
