"""Lore of the pack: Guide, Martyr, and lore that may be discarded."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from herna.games.arcs.atlas import GATE_PORT, GATE_STATION
from marks import card, rule


def table_with(*lore: str, seat: int = 0, seats: int = 3, setup: str = "") -> Table:
    """Return a table where a seat has lore."""
    return Table(seats, setup, leaders=True).lore(seat, *lore)


def gates(where: str) -> tuple[int, int]:
    """Return the sites of a gate's starport and city."""
    cluster = int(where[0]) - 1
    return GATE_PORT + cluster, GATE_STATION + cluster


@card("force-beams", "gate-ports")
def test_guide_moves_anybodys_ships() -> None:
    table = table_with("force-beams").port(0, "2-hex").ships(1, "2-gate", 2, damaged=1).ships(0, "2-gate", 1)
    table.act(0, "mobilization-2").choose("guide", "fresh.x0", "fresh.x1", "damaged.x1")
    assert table.fleet(1, "2-hex") == (1, 1)
    assert table.fleet(1, "2-gate") == (1, 0)
    assert table.fleet(0, "2-gate") == (1, 0)
    port, _city = gates("2-gate")
    table = table_with("force-beams").port(0, "2-hex").ships(0, "2-hex", 1).lore(1, "gate-ports")
    table.port(1, "2-gate", site=port).ships(1, "2-gate", 1).act(0, "mobilization-2")
    table.choose("guide", "where.2-hex", "where.2-gate")
    assert table.fleet(0, "2-gate") == (1, 0)
    assert table.captive_list(1) == []


@card("force-beams")
def test_guide_needs_a_fresh_starport_and_a_ship() -> None:
    table = (
        table_with("force-beams")
        .port(0, "2-hex", damaged=True)
        .ships(0, "2-gate", 1)
        .act(0, "mobilization-2")
    )
    assert "guide" not in table.verbs()
    table = table_with("force-beams").port(0, "2-hex").ships(1, "5-gate", 1).ships(0, "2-gate", 0, damaged=1)
    table.act(0, "mobilization-2").choose("guide")
    assert table.fleet(0, "2-hex") == (0, 1)


@card("survival-overrides")
def test_martyr_destroys_a_ship_of_each() -> None:
    table = (
        table_with("survival-overrides")
        .ships(0, "2-gate", 2)
        .ships(1, "2-gate", 1, damaged=1)
        .ships(2, "2-gate", 1)
    )
    table.act(0, "mobilization-2").choose("martyr", "fleet.2-gate:1.x0")
    assert table.fleet(0, "2-gate") == (1, 0)
    assert table.fleet(1, "2-gate") == (0, 1)
    assert table.trophy_list(0) == ["1 ship"]
    assert table.trophy_list(1) == []
    table.choose("martyr", "pass")
    assert table.fleet(0, "2-gate") == (0, 0)


@card("empaths-vision")
def test_empaths_vision_rerolls_any_dice_only_while_empath_is_declared() -> None:
    for declared in (False, True):
        table = table_with("empaths-vision").ships(0, "2-gate", 2).ships(1, "2-gate", 3).city(1, "5-hex")
        if declared:
            table.declared("empath")
        table.act(0, "aggression-2").choose("battle", "collect.assault.x1", "collect.skirmish.x1")
        table.choose("face.skirmish.x1", "face.assault.x1")
        if not declared:
            assert table.state.fight is None
            continue
        table.choose("use-lore.empaths-vision", "again.skirmish.x1", "again.assault.x1")
        table.choose("face.assault.x2", "face.skirmish.x4")
        assert table.prompt == "deal-hits"


SOOTHING = {
    "empaths-vision": ["psionic"],
    "keepers-trust": ["relic"],
    "warlords-cruelty": ["weapon"],
    "tyrants-ego": ["weapon"],
    "tycoons-charm": ["material", "fuel"],
}


@rule("A14.10")
@card(*SOOTHING)
@pytest.mark.parametrize("name", SOOTHING)
def test_lore_is_discarded_to_free_outrage_slots(name: str) -> None:
    every = ["material", "fuel", "weapon", "relic", "psionic"]
    table = (
        table_with(name)
        .outrage(0, *every)
        .ships(0, "2-gate", 1)
        .act(0, "mobilization-2")
        .choose(f"scrap.{name}")
    )
    assert table.outraged(0) == [kind for kind in every if kind not in SOOTHING[name]]
    assert table.state.agents[0] == 5 + len(SOOTHING[name])
    assert "scrap" not in table.verbs()
    assert table.sound()


@card("empaths-vision")
def test_a_placeholder_gives_no_agent_back() -> None:
    table = table_with("empaths-vision").ships(0, "2-gate", 1)
    table.state.outrage[4] = 2
    table.act(0, "mobilization-2").choose("scrap.empaths-vision")
    assert table.outraged(0) == []
    assert table.state.agents[0] == 10


@card("force-beams")
def test_guide_by_another_seat_and_from_the_starport() -> None:
    table = (
        Table(3, leaders=True)
        .lore(2, "force-beams")
        .port(2, "2-hex")
        .ships(2, "2-hex", 2)
        .ships(0, "2-hex", 1)
    )
    table.act(2, "mobilization-2").choose("guide")
    assert table.can("where.2-gate", "where.3-arrow", "where.2-crescent")
    table.choose("where.3-arrow", "fresh.x0")
    assert table.codes() == ["fresh.x1", "fresh.x2"]
    table.choose("fresh.x2")
    assert table.fleet(2, "3-arrow") == (2, 0)
    assert table.fleet(0, "2-hex") == (1, 0)


@card("warlords-terror", "tyrants-ego", "tycoons-charm", "tycoons-ambition")
def test_lore_that_needs_something_to_give() -> None:
    table = (
        Table(3, leaders=True)
        .lore(0, "warlords-terror", "tyrants-ego", "tycoons-charm")
        .ships(0, "2-gate", 1)
    )
    table.declared("warlord", "tyrant", "tycoon").court("farseers").act(0, "mobilization-2")
    assert "use-lore" not in table.verbs()
    table.captives(0, 1, 1).act(0, "mobilization-2")
    assert "use-lore" not in table.verbs()
    table.agents("farseers", 1).act(0, "mobilization-2")
    assert table.can("use-lore.tyrants-ego")
    table = Table(3, leaders=True).lore(0, "tycoons-ambition").declared("tycoon").ships(0, "2-gate", 1)
    table.act(0, "mobilization-2").choose("use-lore.tycoons-ambition", "declare.empath")
    assert list(table.state.markers) == [-1, 4, 0]
    assert table.state.declared


@card("survival-overrides")
def test_a_martyr_may_take_a_damaged_ship_along() -> None:
    table = (
        Table(3, leaders=True)
        .lore(2, "survival-overrides")
        .ships(2, "2-gate", 2)
        .ships(1, "2-gate", 1, damaged=1)
    )
    table.act(2, "mobilization-2").choose("martyr")
    assert len(table.codes()) == 3
    table.choose("fleet.2-gate:1.x1")
    assert table.fleet(1, "2-gate") == (1, 0)
    assert table.trophy_list(2) == ["1 ship"]
