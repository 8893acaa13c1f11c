"""Lore of both sets that changes battles."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from marks import card, rule


def table_with(*lore: str, seat: int = 0, seats: int = 3, setup: str = "") -> Table:
    """Return a table where a seat has lore."""
    return Table(seats, setup, leaders=True).lore(seat, *lore)


@rule("R-39", "A25.44", "A14.1")
@card("galactic-rifles", "elder")
def test_fire_rifles_at_the_elder() -> None:
    table = table_with("galactic-rifles", setup="3SETUP04").leader(1, "elder").ships(0, "1-gate", 3)
    table.city(1, "1-hex", damaged=True).court("farseers").agents("farseers", 0, 1).act(0, "aggression-2")
    table.choose("fire-rifles")
    assert table.codes() == ["collect.1.x0", "collect.1.x1", "collect.1.x2", "collect.1.x3"]
    table.choose("collect.skirmish.x3", "face.skirmish.x4", "face.skirmish.x5", "face.skirmish.x1")
    assert table.standing("1-hex") == []
    assert table.outraged(0) == ["material"]
    assert table.area(0) == ["farseers"]
    assert table.choice.seat == 0
    assert sorted(table.trophy_list(0)) == ["1 agent", "1 city"]


@rule("R-39")
@card("galactic-rifles")
@pytest.mark.parametrize(("fresh", "most"), [(2, 2), (6, 6), (8, 6)])
def test_rifles_fire_with_a_die_for_each_fresh_ship_and_six_at_most(fresh: int, most: int) -> None:
    table = table_with("galactic-rifles", setup="3SETUP04").ships(0, "1-gate", fresh, damaged=1)
    table.ships(1, "1-hex", 1).act(0, "aggression-2").choose("fire-rifles")
    assert table.codes() == [f"collect.1.x{count}" for count in range(most + 1)]


@card("galactic-rifles", "skirmishers", "empaths-vision")
def test_fire_rifles_is_no_battle() -> None:
    table = table_with("galactic-rifles", "empaths-vision").guild(0, "skirmishers").declared("empath")
    table.lore(1, "mirror-plating", "railgun-arrays").ships(0, "2-gate", 1, damaged=3).ships(1, "2-hex", 1)
    table.act(0, "aggression-2").choose("fire-rifles", "collect.skirmish.x1", "face.skirmish.x1")
    assert table.prompt == "reroll"
    assert not table.can("use.skirmishers")
    table.choose("use-lore.empaths-vision", "again.skirmish.x1", "face.skirmish.x6")
    assert table.fleet(1, "2-hex") == (0, 1)
    assert table.fleet(0, "2-gate") == (1, 3)


@card("mirror-plating")
def test_mirror_plating_intercepts_assault_dice() -> None:
    table = table_with("mirror-plating", seat=1).ships(0, "2-gate", 3).ships(1, "2-gate", 2).city(1, "5-hex")
    table.act(0, "aggression-2").choose(
        "battle", "collect.assault.x1", "collect.skirmish.x0", "face.assault.x1"
    )
    table.choose("hit.2-gate.x0")
    assert table.fleet(0, "2-gate") == (1, 2)
    table = table_with("mirror-plating", seat=1).ships(0, "2-gate", 3).ships(1, "2-gate", 2).city(1, "5-hex")
    table.act(0, "aggression-2").choose(
        "battle", "collect.assault.x0", "collect.skirmish.x1", "face.skirmish.x1"
    )
    assert table.fleet(0, "2-gate") == (3, 0)


@card("hidden-harbors")
def test_hidden_harbors() -> None:
    table = table_with("hidden-harbors").port(0, "2-hex").ships(1, "2-hex", 3).act(0, "construction-2")
    table.choose("ship.2-hex", "city")
    assert table.fleet(0, "2-hex") == (1, 0)
    assert table.standing("2-hex") == ["0 starport", "0 city damaged"]
    for damaged in (False, True):
        table = table_with("hidden-harbors", seat=1).port(1, "2-hex", damaged=damaged).city(1, "2-hex")
        table.ships(0, "2-hex", 2).act(0, "aggression-2").choose("battle")
        assert table.can("collect.raid.x1") is damaged


@card("signal-breaker", "mirror-plating", "railgun-arrays")
def test_signal_breaker_ignores_one_rolled_intercept() -> None:
    for faces, hurt in ((["4"], 0), (["4", "4"], 1)):
        table = table_with("signal-breaker").ships(0, "2-gate", 2).ships(1, "2-gate", 1).city(1, "5-hex")
        table.act(0, "aggression-2").choose("battle", f"collect.assault.x{len(faces)}")
        if len(faces) == 1:
            table.choose("collect.skirmish.x0")
        table.choose(*[f"face.assault.x{face}" for face in faces])
        assert table.fleet(0, "2-gate") == (2 - hurt, hurt)
    table = table_with("signal-breaker").lore(1, "mirror-plating").ships(0, "2-gate", 2).ships(1, "2-gate", 1)
    table.city(1, "5-hex").act(0, "aggression-2")
    table.choose("battle", "collect.assault.x1", "collect.skirmish.x0", "face.assault.x4")
    assert table.fleet(0, "2-gate") == (1, 1)
    table = table_with("signal-breaker").lore(1, "railgun-arrays").ships(0, "2-gate", 3).ships(1, "2-gate", 1)
    table.city(1, "5-hex").act(0, "aggression-2")
    table.choose("battle", "collect.assault.x1", "collect.skirmish.x0", "face.assault.x4")
    assert table.fleet(0, "2-gate") == (2, 1)
    table = (
        table_with("signal-breaker").ships(0, "2-gate", 2, damaged=1).ships(1, "2-gate", 1).city(1, "5-hex")
    )
    table.act(0, "aggression-2").choose(
        "battle", "collect.assault.x1", "collect.skirmish.x0", "face.assault.x4"
    )
    assert table.prompt == "take-hits"


@card("repair-drones")
def test_repair_drones_repair_an_attacker() -> None:
    table = (
        table_with("repair-drones").ships(0, "2-gate", 1, damaged=2).ships(1, "2-gate", 1).city(1, "5-hex")
    )
    table.act(0, "aggression-2").choose("battle", "collect.assault.x0", "collect.skirmish.x0")
    assert table.fleet(0, "2-gate") == (2, 1)
    table = (
        table_with("repair-drones", seat=1)
        .ships(0, "2-gate", 1)
        .ships(1, "2-gate", 1, damaged=2)
        .city(1, "5-hex")
    )
    table.act(0, "aggression-2").choose("battle", "collect.assault.x0", "collect.skirmish.x0")
    assert table.fleet(1, "2-gate") == (1, 2)


@card("railgun-arrays")
def test_railgun_arrays_hit_first() -> None:
    table = (
        table_with("railgun-arrays", seat=1)
        .ships(0, "2-gate", 2, damaged=1)
        .ships(1, "2-gate", 1)
        .city(1, "5-hex")
    )
    table.act(0, "aggression-2").choose("battle")
    assert table.prompt == "take-hits"
    table.choose("hit.2-gate.x1")
    assert table.trophy_list(1) == ["0 ship"]
    assert table.can("collect.assault.x2")
    assert not table.can("collect.assault.x3")


@card("seeker-torpedoes")
def test_seeker_torpedoes_reroll_assault_dice_by_fresh_ships() -> None:
    table = table_with("seeker-torpedoes").ships(0, "2-gate", 1, damaged=2).ships(1, "2-gate", 0, damaged=3)
    table.city(1, "5-hex").act(0, "aggression-2")
    table.choose("battle", "collect.assault.x2", "collect.skirmish.x0", "face.assault.x1", "face.assault.x1")
    table.choose("use-lore.seeker-torpedoes", "again.assault.x1")
    assert table.prompt == "roll"
    table.choose("face.assault.x2")
    assert table.trophy_list(0) == ["1 ship", "1 ship"]


@card("predictive-sensors", "rebel")
def test_predictive_sensors_bring_fresh_ships_from_next_door() -> None:
    table = (
        table_with("predictive-sensors", seat=1)
        .ships(0, "2-gate", 2)
        .ships(1, "2-gate", 1)
        .ships(1, "3-gate", 3)
    )
    table.ships(1, "2-hex", 0, damaged=2).ships(1, "2-arrow", 1).act(0, "aggression-2").choose("battle")
    assert table.can("where.3-gate", "where.2-arrow", "pass")
    assert not table.can("where.2-hex")
    table.choose("where.3-gate", "fresh.x2", "pass")
    assert table.fleet(1, "2-gate") == (3, 0)
    assert table.prompt == "collect"
    table = (
        table_with("predictive-sensors", seat=1)
        .leader(1, "rebel")
        .ships(0, "2-gate", 2)
        .ships(1, "2-gate", 1)
    )
    table.ships(1, "3-gate", 3).act(0, "aggression-2").choose("battle", "where.3-gate")
    assert table.codes() == ["fresh.x1", "fresh.x2"]


@card("raider-exosuits")
def test_raider_exosuits_allow_one_raid_die() -> None:
    table = (
        table_with("raider-exosuits")
        .ships(0, "2-gate", 3)
        .ships(1, "2-gate", 1)
        .city(1, "5-hex")
        .act(0, "aggression-2")
    )
    table.choose("battle")
    assert table.codes() == ["collect.2.x0", "collect.2.x1"]
    table = table_with("raider-exosuits").ships(0, "2-gate", 3).ships(1, "2-gate", 1).act(0, "aggression-2")
    table.choose("battle")
    assert table.can("collect.raid.x3")


@card("predictive-sensors")
def test_sensor_ships_leave_where_they_were() -> None:
    table = Table(3, leaders=True).lore(1, "predictive-sensors").ships(0, "2-gate", 1).ships(1, "2-gate", 1)
    table.ships(1, "3-gate", 2).ships(1, "2-arrow", 1).act(0, "aggression-2").choose(
        "battle", "where.3-gate", "fresh.x1"
    )
    assert table.fleet(1, "3-gate") == (1, 0)
    assert not table.can("where.3-gate")
    assert table.can("where.2-arrow")
