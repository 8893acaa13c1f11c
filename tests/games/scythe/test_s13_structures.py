"""S13 Structures and the structure bonus tiles."""

from __future__ import annotations

import pytest

from games.scythe.table import (
    ARMORY,
    MILL,
    MINE,
    MONUMENT,
    NORDIC,
    POPULARITY,
    POWER,
    PRODUCE,
    RUSVIET,
    asked,
    choose,
    codes,
    lying,
    mechs,
    structure,
    table,
    targets,
    top,
    whose,
    workers,
)
from herna.games.scythe.actions.produce import extra_spots
from herna.games.scythe.board import TUNNELS
from herna.games.scythe.cards.tiles import counted, structure_bonus
from herna.games.scythe.components import Tile
from herna.games.scythe.paths import tunnels
from herna.games.scythe.queries import workers_out
from herna.kernel.bits import mask_of
from herna.kernel.rows import i64, vec
from marks import card, rule

ROW = (10, 11, 12, 13)
"""Four territories in a line."""


def among(*spaces: int) -> int:
    """Return spaces as a set."""
    return int(mask_of(vec[i64](list(spaces))))


@rule("S13.1", "S13.2")
def test_bonuses_work_whoever_controls_the_territory_and_only_for_the_owner() -> None:
    for kind, half in ((MONUMENT, POWER), (ARMORY, POPULARITY)):
        state = table(NORDIC, RUSVIET)
        structure(state, 0, kind, 30)
        mechs(state, 1, 30)
        top(state, half)
        assert (state.power[0], state.popularity[0]) == ((12, 11) if kind == MONUMENT else (11, 11))
        top(state, half, 1)
        assert (state.power[1], state.popularity[1]) == ((12, 10) if kind == MONUMENT else (10, 11))


@rule("S13.1", "S10.17")
def test_what_a_rival_has_just_built_does_not_stop_ones_own() -> None:
    state = table(NORDIC, RUSVIET)
    structure(state, 0, MINE, 30)
    structure(state, 1, MINE, 28)
    state.turn.fresh_structures = 1 << MINE
    assert (tunnels(state, 0), tunnels(state, 1)) == (TUNNELS, TUNNELS | among(28))


@rule("S27.41", "S13.4", "S13.7", "S24.9")
@card("structure-mill")
def test_mill() -> None:
    state = table(NORDIC, RUSVIET)
    structure(state, 0, MILL, 4)
    workers(state, 0, 5, 11, 6)
    top(state, PRODUCE)
    choose(state, "produce.5.x1", "produce.11.x1")
    assert targets(state, "produce") == {4}
    choose(state, "produce.4.x1")
    assert (lying(state, 4), lying(state, 5), lying(state, 11)) == ((0, 0, 0, 1), (0, 0, 1, 0), (0, 1, 0, 0))
    assert asked(state) != "produce"
    state = table(NORDIC, RUSVIET)
    structure(state, 0, MILL, 4)
    workers(state, 0, 4, 4, 5, 11)
    top(state, PRODUCE)
    choose(state, "produce.4.x3")
    assert targets(state, "produce") == {5, 11}
    assert lying(state, 4) == (0, 0, 0, 3)


@rule("S13.4", "S24.9")
def test_the_mill_needs_control_unless_the_switch_is_off() -> None:
    for switch, offered in (("on", {5, 11}), ("off", {4, 5, 11})):
        state = table(NORDIC, RUSVIET, mill_control=switch)
        structure(state, 0, MILL, 4)
        workers(state, 0, 5, 11)
        workers(state, 1, 4)
        top(state, PRODUCE)
        assert targets(state, "produce") == offered


@rule("S13.4", "S13.7")
def test_a_mill_on_a_village_gives_a_worker_and_on_the_factory_nothing() -> None:
    state = table(NORDIC, RUSVIET)
    structure(state, 0, MILL, 36)
    top(state, PRODUCE)
    choose(state, "produce.36.x1")
    assert workers_out(state, 0) == 1
    state = table(NORDIC, RUSVIET)
    structure(state, 0, MILL, 23)
    top(state, PRODUCE)
    assert whose(state) == 1
    state = table(NORDIC, RUSVIET)
    structure(state, 0, MILL, 36)
    workers(state, 0, *[4] * 8)
    top(state, PRODUCE)
    assert targets(state, "produce") == {4}


@rule("S13.4")
def test_the_mill_may_produce_alone_beside_its_workers() -> None:
    state = table(NORDIC, RUSVIET)
    structure(state, 0, MILL, 4)
    workers(state, 0, 4)
    top(state, PRODUCE)
    assert codes(state) == ["produce.4.x2", "produce.4.x1", "pass"]


@rule("S13.5", "S27.53", "S13.6")
@card(
    "tile-tunnels-beside",
    "tile-lakes-beside",
    "tile-encounters-beside",
    "tile-tunnels-built",
    "tile-in-a-row",
    "tile-farms-tundras",
)
def test_all_six_tiles() -> None:
    state = table(NORDIC, RUSVIET)
    for kind, space in zip((MONUMENT, ARMORY, MINE, MILL), ROW, strict=True):
        structure(state, 0, kind, space)
    expected = {
        Tile.IN_A_ROW: (4, 9),
        Tile.FARMS_TUNDRAS: (3, 6),
        Tile.TUNNELS_BESIDE: (2, 4),
        Tile.LAKES_BESIDE: (2, 4),
        Tile.ENCOUNTERS_BESIDE: (3, 4),
        Tile.TUNNELS_BUILT: (1, 2),
    }
    for tile, (count, coins) in expected.items():
        state.tile = tile
        assert counted(tile, state.built[0]) == count
        assert structure_bonus(state, 0) == coins
    assert counted(Tile.IN_A_ROW, among(10, 11, 13)) == 2


@rule("S13.5", "S27.7")
def test_structure_bonus_regardless_of_control() -> None:
    state = table(NORDIC, RUSVIET)
    state.tile = Tile.LAKES_BESIDE
    structure(state, 0, MINE, 15)
    structure(state, 0, MILL, 32)
    mechs(state, 1, 15, 32)
    assert counted(state.tile, state.built[0]) == 4
    assert structure_bonus(state, 0) == 6
    structure(state, 0, ARMORY, 16)
    assert counted(state.tile, state.built[0]) == 5
    assert structure_bonus(state, 0) == 6


@rule("S13.5")
@pytest.mark.parametrize(
    ("tile", "spaces", "coins"),
    [
        (Tile.TUNNELS_BESIDE, (), 0),
        (Tile.TUNNELS_BESIDE, (28,), 2),
        (Tile.TUNNELS_BESIDE, (30,), 4),
        (Tile.TUNNELS_BESIDE, (30, 16, 24), 9),
        (Tile.LAKES_BESIDE, (25,), 2),
        (Tile.LAKES_BESIDE, (16, 30, 15), 6),
        (Tile.LAKES_BESIDE, (16, 30, 8, 40), 9),
        (Tile.ENCOUNTERS_BESIDE, (30,), 2),
        (Tile.ENCOUNTERS_BESIDE, (20, 34, 2), 6),
        (Tile.TUNNELS_BUILT, (10,), 2),
        (Tile.TUNNELS_BUILT, (10, 15), 4),
        (Tile.TUNNELS_BUILT, (10, 15, 37), 6),
        (Tile.TUNNELS_BUILT, (10, 15, 18, 29), 6),
        (Tile.IN_A_ROW, (30,), 2),
        (Tile.IN_A_ROW, (30, 36, 43), 4),
        (Tile.IN_A_ROW, (8, 2, 3), 4),
        (Tile.IN_A_ROW, (13, 12, 18, 24), 6),
        (Tile.IN_A_ROW, (23, 30, 36), 6),
        (Tile.FARMS_TUNDRAS, (12,), 2),
        (Tile.FARMS_TUNDRAS, (12, 30), 4),
        (Tile.FARMS_TUNDRAS, (12, 30, 46, 40), 9),
    ],
)
def test_the_tables_of_the_tiles(tile: Tile, spaces: tuple[int, ...], coins: int) -> None:
    state = table(NORDIC, RUSVIET)
    state.tile = tile
    state.built[0] = among(*spaces)
    assert structure_bonus(state, 0) == coins


@rule("S13.4", "S13.7")
def test_the_mill_may_come_first_without_using_up_a_choice() -> None:
    state = table(NORDIC, RUSVIET)
    structure(state, 0, MILL, 4)
    workers(state, 0, 5, 11)
    top(state, PRODUCE)
    choose(state, "produce.4.x1", "produce.5.x1", "produce.11.x1")
    assert (lying(state, 4), lying(state, 5), lying(state, 11)) == ((0, 0, 0, 1), (0, 0, 1, 0), (0, 1, 0, 0))


@rule("S13.4", "S10.17")
def test_a_mill_of_this_turn_does_not_produce() -> None:
    state = table(NORDIC, RUSVIET)
    structure(state, 0, MILL, 4)
    assert extra_spots(state, 0) == among(4)
    state.turn.fresh_structures = 1 << MILL
    assert extra_spots(state, 0) == 0


@rule("S13.6")
def test_a_structure_is_not_beside_itself_but_counts_beside_another() -> None:
    assert counted(Tile.ENCOUNTERS_BESIDE, among(36)) == 1
    assert counted(Tile.ENCOUNTERS_BESIDE, among(36, 37)) == 3
    assert counted(Tile.TUNNELS_BESIDE, among(10)) == 0
    assert counted(Tile.TUNNELS_BESIDE, among(10, 16)) == 2
