"""A13: battle."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from herna.games.arcs.actions.hits import symbols
from herna.games.arcs.components import FACES
from herna.games.arcs.fight import Fight
from herna.kernel.rows import i64, vec
from marks import card, rule

DICE = {
    "assault": ["", "hh", "shh", "ih", "sh", "sh"],
    "skirmish": ["", "", "", "h", "h", "h"],
    "raid": ["ikk", "sk", "bk", "sb", "sb", "i"],
}
"""Every face: self-hit, intercept, hit, building hit, key."""


def fight(
    attackers: tuple[int, int], defenders: tuple[int, int], where: str = "2-gate", **more: bool
) -> Table:
    """Return a battle about to collect dice, the defender with a city at home so that no raid dice come."""
    table = (
        Table(3, leaders=more.get("leaders", False)).ships(0, where, *attackers).ships(1, where, *defenders)
    )
    if not more.get("homeless", False):
        table.city(1, "5-hex")
    return table


def roll(table: Table, raid: str = "", assault: str = "", skirmish: str = "", **more: bool) -> Table:
    """Collect dice and load them: each digit is a face."""
    if more.get("start", True):
        table.act(0, "aggression-2").choose("battle")
    for die, faces in (("raid", raid), ("assault", assault), ("skirmish", skirmish)):
        asked = table.state.pending is not None and table.prompt == "collect"
        if asked and table.can(f"collect.{die}.x{len(faces)}"):
            table.choose(f"collect.{die}.x{len(faces)}")
    while table.state.pending is not None and table.prompt == "roll":
        code = table.codes()[0]
        die = ("assault", "skirmish", "raid")[int(code.split(".")[1])]
        faces = {"raid": raid, "assault": assault, "skirmish": skirmish}[die]
        done = sum(int(cell) // 6 == ("assault", "skirmish", "raid").index(die) for cell in rolled(table))
        table.choose(f"face.{die}.x{faces[done]}")
    return table


def rolled(table: Table) -> list[int]:
    """Return the faces on the table."""
    record = table.state.fight
    assert record is not None
    return [int(cell) for cell in record.rolled]


@rule("A13.6")
@card("assault", "skirmish", "raid")
@pytest.mark.parametrize("die", DICE)
def test_the_faces_of_the_dice(die: str) -> None:
    number = list(DICE).index(die)
    for face, text in enumerate(DICE[die]):
        record = Fight(0, 0, 1)
        record.rolled = vec[i64]([6 * number + face])
        assert list(symbols(record)) == [text.count(letter) for letter in "sihbk"]
    assert len(FACES) == 90


@rule("A13.1", "A13.2")
def test_a_battle_needs_own_ships_and_a_rivals_piece() -> None:
    table = (
        Table(3).ships(0, "2-gate", 1).ships(0, "3-hex", 1).city(1, "3-hex").ships(2, "3-hex", 0, damaged=1)
    )
    table.ships(1, "5-gate", 2).act(0, "aggression-2").choose("battle")
    assert table.prompt == "attack"
    assert table.can("whom.1", "whom.2")
    table = Table(3).ships(0, "2-gate", 1).ships(1, "3-gate", 1).act(0, "aggression-2")
    assert "battle" not in table.verbs()


@rule("A13.4", "A13.1", "A13.12")
def test_up_to_one_die_per_attacking_ship_also_damaged_ones_and_none_at_all() -> None:
    table = fight((1, 2), (1, 0)).act(0, "aggression-2").choose("battle")
    assert [table.can(f"collect.assault.x{n}") for n in range(5)] == [True, True, True, True, False]
    table.choose("collect.assault.x1")
    assert [table.can(f"collect.skirmish.x{n}") for n in range(4)] == [True, True, True, False]
    table.choose("collect.skirmish.x0", "face.assault.x1")
    assert table.fleet(1, "2-gate") == (1, 0)
    table = (
        fight((0, 2), (1, 0))
        .act(0, "aggression-2")
        .choose("battle", "collect.assault.x0", "collect.skirmish.x0")
    )
    assert table.fleet(0, "2-gate") == (0, 2)
    assert table.state.fight is None
    table = fight((9, 0), (1, 0)).act(0, "aggression-2").choose("battle")
    assert not table.can("collect.assault.x7")
    assert table.can("collect.assault.x6")


@rule("A13.5", "A25.28")
def test_raid_dice_need_a_building_in_the_system_or_none_anywhere() -> None:
    table = Table(4).ships(0, "4-gate", 3).ships(1, "4-gate", 2).port(1, "1-arrow").act(0, "aggression-2")
    table.choose("battle")
    assert not any(code.startswith("collect.2") for code in table.codes())
    table = Table(4).ships(0, "4-gate", 3).ships(1, "4-gate", 2).act(0, "aggression-2").choose("battle")
    assert table.can("collect.raid.x3")
    assert not table.can("collect.raid.x4")
    table = Table(3).ships(0, "2-hex", 3).ships(1, "2-hex", 2).port(1, "2-hex").act(0, "aggression-2")
    table.choose("battle")
    assert table.can("collect.raid.x3")


@rule("A13.7", "A25.25")
def test_interception_hits_once_for_each_fresh_defender() -> None:
    table = roll(fight((3, 0), (2, 0)), assault="442")
    assert (table.fleet(0, "2-gate"), table.prompt) == ((2, 1), "take-hits")
    table.choose("hit.2-gate.x0")
    assert table.fleet(0, "2-gate") == (1, 2)
    assert table.fleet(1, "2-gate") == (0, 0)
    assert table.trophy_list(0) == ["1 ship", "1 ship"]


@rule("A13.7", "A25.8")
def test_the_battle_at_the_relic_planet() -> None:
    table = Table(3).ships(0, "2-hex", 4).ships(2, "2-hex", 1, damaged=2).city(2, "2-hex", damaged=True)
    table.act(0, "aggression-2").choose("battle", "collect.raid.x2", "collect.assault.x2")
    for _each in range(4):
        die = table.codes()[0].split(".")[1]
        left = {"0": ["face.assault.x1", "face.assault.x4"], "2": ["face.raid.x2", "face.raid.x3"]}[die]
        table.choose(left[sum(cell // 6 == int(die) for cell in rolled(table))])
    assert table.prompt == "take-hits"
    assert table.fleet(0, "2-hex") == (3, 1)
    assert table.can("hit.2-hex.x0", "hit.2-hex.x1")
    table.choose("hit.2-hex.x0")
    assert table.fleet(0, "2-hex") == (2, 2)
    assert table.prompt == "deal-hits"
    assert table.can("hit.2-hex:2.x0", "hit.2-hex:2.x1")
    table.choose("hit.2-hex:2.x0")
    assert table.fleet(2, "2-hex") == (0, 3)
    assert table.standing("2-hex") == []
    assert table.trophy_list(0) == ["2 city"]
    assert table.outraged(0) == ["relic"]


@rule("A13.7")
def test_building_hits_are_lost_without_a_building() -> None:
    table = roll(fight((2, 0), (2, 0), homeless=True), raid="3")
    assert table.fleet(1, "2-gate") == (2, 0)
    assert table.trophy_list(0) == []


@rule("A13.7", "A13.8", "A14.1", "A25.26")
def test_hits_overflow_to_buildings() -> None:
    table = Table(4).ships(0, "4-arrow", 3).ships(1, "4-arrow", 0, damaged=1).city(1, "4-arrow")
    table.court("farseers").agents("farseers", 0, 1).act(0, "aggression-2")
    table.choose("battle", "collect.raid.x0", "collect.assault.x2", "collect.skirmish.x0")
    table.choose("face.assault.x2", "face.assault.x2")
    assert table.standing("4-arrow") == []
    assert sorted(table.trophy_list(0)) == ["1 agent", "1 city", "1 ship"]
    assert table.outraged(0) == ["relic"]
    assert table.area(0) == ["farseers"]


@rule("A13.8", "A13.9", "A15.1", "R-11", "A25.27")
def test_hits_are_dealt_even_if_all_attackers_are_lost() -> None:
    table = Table(3).ships(0, "3-hex", 0, damaged=2).city(1, "3-hex", damaged=True).tokens(1, "-", "fuel")
    table.act(0, "aggression-2").choose("battle", "collect.raid.x2", "face.raid.x4", "face.raid.x2")
    assert table.trophy_list(1) == ["0 ship", "0 ship"]
    assert table.trophy_list(0) == ["1 city"]
    assert table.outraged(0) == ["weapon"]
    assert table.slots(1)[1] == "fuel"
    assert table.state.fight is None


@rule("A13.8")
def test_one_piece_may_take_several_hits() -> None:
    table = roll(fight((3, 0), (2, 0)), assault="2")
    assert (table.fleet(1, "2-gate"), table.prompt) == ((1, 1), "deal-hits")
    table.choose("hit.2-gate:1.x1")
    assert table.fleet(1, "2-gate") == (1, 0)
    assert table.trophy_list(0) == ["1 ship"]


@rule("A13.9")
def test_destroyed_attackers_are_the_defenders_trophies() -> None:
    table = roll(fight((0, 2), (1, 0)), assault="5")
    assert table.trophy_list(1) == ["0 ship"]
    assert table.fleet(0, "2-gate") == (0, 1)
    assert table.state.ships[0] == 13


@rule("A13.10", "A14.1")
def test_all_hits_come_before_outrage() -> None:
    table = Table(3).ships(0, "2-hex", 4).city(1, "2-hex", damaged=True).port(1, "2-hex").tokens(0, "relic")
    table.act(0, "aggression-2").choose(
        "battle", "collect.raid.x0", "collect.assault.x1", "collect.skirmish.x0"
    )
    table.choose("face.assault.x2")
    assert table.prompt == "hit-building"
    table.choose("hit-building.7")
    assert table.held(0) == []
    assert table.outraged(0) == ["relic"]
    assert table.standing("2-hex") == ["1 starport damaged"]


@rule("A13.11")
@card("elder", "repair-drones")
def test_after_battle_effects_are_ordered_by_the_attacker() -> None:
    table = fight((2, 1), (0, 1), leaders=True).lore(0, "repair-drones").leader(1, "elder").court("farseers")
    roll(table, assault="2")
    assert table.prompt == "order"
    assert table.choice.seat == 0
    table.choose("use-lore.repair-drones")
    assert table.fleet(0, "2-gate") == (3, 0)
    assert (table.prompt, table.choice.seat) == ("influence", 1)


@rule("A13.3", "R-40")
@card("predictive-sensors", "railgun-arrays")
def test_what_comes_before_the_dice_is_ordered_by_the_attacker() -> None:
    table = (
        fight((2, 0), (0, 1), leaders=True)
        .lore(1, "predictive-sensors", "railgun-arrays")
        .ships(1, "2-arrow", 1)
    )
    table.act(0, "aggression-2").choose("battle")
    assert (table.prompt, table.choice.seat) == ("order", 0)
    table.choose("use-lore.predictive-sensors")
    assert (table.prompt, table.choice.seat) == ("sensors", 1)
    table.choose("where.2-arrow")
    assert table.fleet(1, "2-gate") == (1, 1)
    assert table.fleet(0, "2-gate") == (1, 1)
    table = (
        fight((2, 0), (0, 1), leaders=True)
        .lore(1, "predictive-sensors", "railgun-arrays")
        .ships(1, "2-arrow", 1)
    )
    table.act(0, "aggression-2").choose("battle", "use-lore.railgun-arrays")
    assert table.fleet(0, "2-gate") == (2, 0)


@rule("A13.13")
@card("skirmishers", "empaths-vision")
def test_rerolls_are_used_one_after_the_other_in_any_order() -> None:
    table = (
        fight((2, 0), (1, 0), leaders=True)
        .lore(0, "empaths-vision")
        .guild(0, "skirmishers")
        .declared("empath")
    )
    roll(table, skirmish="11")
    assert table.prompt == "reroll"
    assert table.can("use.skirmishers", "use-lore.empaths-vision")
    table.choose("use.skirmishers", "again.skirmish.x1", "face.skirmish.x2", "use-lore.empaths-vision")
    table.choose("again.skirmish.x2", "pass", "face.skirmish.x4")
    assert table.fleet(1, "2-gate") == (0, 1)
    assert table.state.fight is None


@rule("A13.14", "R-29")
@card("railgun-arrays", "rebel")
def test_the_last_attacker_lost_before_the_dice_ends_the_battle() -> None:
    table = fight((0, 1), (1, 0), leaders=True).lore(1, "railgun-arrays").leader(0, "rebel")
    table.act(0, "aggression-2").choose("battle")
    assert table.state.fight is None
    assert table.trophy_list(1) == ["0 ship"]
    assert table.told("rolled") == 0


@rule("A13.7")
def test_automatic_assignment_spares_own_ships_and_destroys_others() -> None:
    table = roll(fight((3, 1), (2, 2)), assault="335")
    assert table.prompt == "take-hits"
    table.choose("auto")
    assert table.fleet(0, "2-gate") == (0, 4)
    assert table.prompt == "deal-hits"
    table.choose("auto")
    assert table.fleet(1, "2-gate") == (0, 1)
    assert table.trophy_list(0) == ["1 ship"] * 3
    assert table.state.fight is None
