"""A13: what is asked about dice and hits, and what falls by itself."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from marks import card, rule


@rule("A15.1", "A13.7")
def test_one_ship_and_one_key_are_enough_to_raid() -> None:
    table = Table(3).ships(0, "2-hex", 1).city(1, "2-hex").tokens(1, "-", "fuel").act(0, "aggression-2")
    table.choose("battle", "collect.raid.x1", "face.raid.x3")
    assert table.prompt == "raid"
    table.choose("steal.1:2", "slot.1")
    assert table.held(0) == ["fuel"]


@rule("R-29", "A13.14")
@card("railgun-arrays", "rebel", "gatekeepers")
def test_without_attackers_no_dice_are_asked_for() -> None:
    table = Table(3, leaders=True).lore(1, "railgun-arrays").leader(0, "rebel").guild(0, "gatekeepers")
    table.ships(0, "2-gate", 0, damaged=1).ships(1, "2-gate", 1).port(0, "3-hex").act(0, "aggression-2")
    table.choose("battle")
    assert table.over
    assert table.state.fight is None


@rule("A13.7")
def test_automatic_assignment_is_for_several_hits() -> None:
    table = (
        Table(3)
        .ships(0, "2-gate", 4)
        .ships(1, "2-gate", 2, damaged=1)
        .city(1, "5-hex")
        .act(0, "aggression-2")
    )
    table.choose("battle", "collect.assault.x1", "collect.skirmish.x0", "face.assault.x2")
    assert "auto" in table.verbs()
    table.choose("auto")
    assert table.fleet(1, "2-gate") == (1, 1)
    assert table.trophy_list(0) == ["1 ship"]
    table = (
        Table(3)
        .ships(0, "2-gate", 4)
        .ships(1, "2-gate", 2, damaged=1)
        .city(1, "5-hex")
        .act(0, "aggression-2")
    )
    table.choose("battle", "collect.assault.x0", "collect.skirmish.x1", "face.skirmish.x4")
    assert table.verbs() == {"hit"}


@rule("A13.7", "A13.8")
@pytest.mark.parametrize(("hits", "asked"), [("22", False), ("25", True)])
def test_hits_that_destroy_every_building_are_not_asked_about(hits: str, asked: bool) -> None:
    table = Table(3).ships(0, "2-hex", 6).city(1, "2-hex").port(1, "2-hex").act(0, "aggression-2")
    table.choose("battle", "collect.raid.x0", "collect.assault.x2", "collect.skirmish.x0")
    table.choose(*[f"face.assault.x{face}" for face in hits])
    assert (table.prompt == "hit-building") is asked
    if not asked:
        assert table.standing("2-hex") == []


@rule("A13.7", "A13.8")
def test_hits_on_the_attackers_beyond_their_ships_are_lost() -> None:
    table = Table(3).ships(0, "2-hex", 0, damaged=2).ships(1, "2-hex", 3).city(1, "2-hex").port(0, "3-hex")
    table.act(0, "aggression-2").choose(
        "battle", "collect.raid.x0", "collect.assault.x1", "collect.skirmish.x0"
    )
    table.choose("face.assault.x4")
    assert table.fleet(0, "2-hex") == (0, 0)
    assert table.trophy_list(1) == ["0 ship", "0 ship"]
    assert table.fleet(1, "2-hex") == (2, 1)
    assert table.standing("2-hex") == ["1 city"]
