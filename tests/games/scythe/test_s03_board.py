"""S3 The board: the map's properties, checked against the printed one."""

from __future__ import annotations

from typing import Final

from games.scythe.table import (
    ALL_ABILITIES,
    CRIMEA,
    MECHANICAL,
    NORDIC,
    PATRIOTIC,
    POLANIA,
    RIVERWALK,
    RUSVIET,
    SAXONY,
    TRADE,
    abilities,
    asked,
    at_section,
    bottom,
    character,
    choose,
    codes,
    goods,
    mechs,
    reach,
    table,
    targets,
    whose,
    workers,
)
from herna.games.scythe.board import (
    BESIDE,
    ENCOUNTERS,
    FACTORY_HEX,
    FACTORY_RING,
    HEX,
    HOME_BASES,
    LAKES,
    LAND,
    OF_TERRAIN,
    RIVER,
    RIVERS,
    SHORE,
    TERRITORIES,
    TUNNELS,
    Terrain,
)
from herna.games.scythe.cards.tiles import counted
from herna.games.scythe.components import Bottom, Faction, Structure, Tile
from herna.games.scythe.paths import inactive_bases
from herna.games.scythe.queries import controlled
from herna.games.scythe.scoring import territories
from herna.kernel.bits import bit, has, mask_of, places, size
from herna.kernel.rows import i64, vec
from marks import rule

POCKETS = {
    NORDIC: (4, 5, 11),
    RUSVIET: (19, 25, 26),
    CRIMEA: (43, 44, 47),
    SAXONY: (34, 35, 41),
    POLANIA: (14, 20, 21),
}


BORDERS: Final = {
    0: ("1 2", "", ""),
    1: ("2 8", "", "7"),
    2: ("1 3 8", "", "9"),
    3: ("2", "4 10", "9"),
    4: ("5 11", "3 10", ""),
    5: ("4 11", "6 12", ""),
    6: ("12 13", "5", ""),
    7: ("", "", "1 8 14"),
    8: ("1 2 15", "14", "7 9"),
    9: ("", "", "2 3 8 10 15 16"),
    10: ("16", "3 4 11", "9 17"),
    11: ("4 5", "10 12 18", "17"),
    12: ("6 13 18", "5 11 19", ""),
    13: ("6 12", "19", ""),
    14: ("20 21", "8 15", "7"),
    15: ("8 16", "14 21", "9 22"),
    16: ("10 15 23", "", "9 17 22"),
    17: ("", "", "10 11 16 18 23 24"),
    18: ("12 24", "11 19 25", "17"),
    19: ("25 26", "12 13 18", ""),
    20: ("14 21", "27 28", ""),
    21: ("14 20", "15 28 29", "22"),
    22: ("", "", "15 16 21 23 29 30"),
    23: ("16 24 30", "", "17 22 31"),
    24: ("18 23 32", "25", "17 31"),
    25: ("19 26", "18 24 32", "33"),
    26: ("19 25", "", "33"),
    27: ("28", "20 34", ""),
    28: ("27 29", "20 21 34 35", ""),
    29: ("28 30 36", "21 35", "22"),
    30: ("23 29 36 37", "", "22 31"),
    31: ("", "", "23 24 30 32 37 38"),
    32: ("24 38 39", "25", "31 33"),
    33: ("", "", "25 26 32 39 40"),
    34: ("35 41", "27 28", ""),
    35: ("34 41", "28 29 36", "42"),
    36: ("29 30 37", "35 43", "42"),
    37: ("30 36 38", "43 44", "31"),
    38: ("32 37 39 45", "44", "31"),
    39: ("32 38 40 45 46", "", "33"),
    40: ("39 46", "", "33"),
    41: ("34 35", "", "42"),
    42: ("", "", "35 36 41 43"),
    43: ("44 47", "36 37", "42"),
    44: ("43 47", "37 38 45", ""),
    45: ("38 39 46", "44", ""),
    46: ("39 40 45", "", ""),
    47: ("43 44", "", ""),
    48: ("4 5", "", ""),
    49: ("19 26", "13", ""),
    50: ("43 47", "", "42"),
    51: ("34 41", "", ""),
    52: ("14 20", "", "7"),
    53: ("40 46", "", ""),
}
"""The territories across land, a river and a shore from each space, as printed."""


def among(*spaces: int) -> int:
    """Return spaces as a set."""
    return int(mask_of(vec[i64](list(spaces))))


def flood(start: int) -> int:
    """Return all territories that can be reached over land."""
    found, edge = bit(start), bit(start)
    while edge:
        edge = mask_of(vec[i64]([other for here in places(edge) for other in places(LAND[here])])) & ~found
        found |= edge
    return int(found)


@rule("S3.1")
def test_the_map_has_47_territories_of_seven_kinds() -> None:
    counts = [int(size(OF_TERRAIN[terrain])) for terrain in Terrain]
    assert counts == [7, 8, 8, 7, 9, 7, 1, 7]
    assert size(TERRITORIES) == 47
    assert list(places(TUNNELS)) == [10, 15, 18, 29, 32, 37]
    assert list(places(ENCOUNTERS)) == [3, 8, 11, 13, 21, 25, 27, 35, 36, 39, 44]
    assert list(places(OF_TERRAIN[Terrain.FACTORY])) == [FACTORY_HEX] == [23]
    assert list(places(LAKES)) == [7, 9, 17, 22, 31, 33, 42]
    assert list(places(OF_TERRAIN[Terrain.VILLAGE])) == [3, 6, 19, 21, 32, 35, 36, 45, 47]
    assert list(places(OF_TERRAIN[Terrain.MOUNTAIN])) == [1, 11, 15, 24, 26, 34, 39, 44]
    assert list(places(OF_TERRAIN[Terrain.FARM])) == [2, 12, 13, 20, 29, 43, 46]
    assert list(places(OF_TERRAIN[Terrain.FOREST])) == [4, 14, 16, 18, 27, 28, 38]


@rule("S3.2")
def test_a_home_base_is_no_territory() -> None:
    state = table(NORDIC, RUSVIET, mats=(PATRIOTIC, MECHANICAL))
    workers(state, 0, 48, 48)
    mechs(state, 0, 48)
    assert controlled(state, 0) == 0
    assert territories(state, 0) == 0
    goods(state, 48, wood=5)
    at_section(state, 0, Bottom.BUILD)
    assert TRADE not in codes(state)
    choose(state, "pass")
    assert asked(state) == "section" and whose(state) == 1


@rule("S3.2", "S3.4")
def test_no_step_leads_into_a_home_base() -> None:
    for here in range(HEX.count):
        assert (LAND[here] | RIVER[here] | SHORE[here]) & HOME_BASES == 0
    state = table(NORDIC, RUSVIET)
    mechs(state, 0, 4)
    assert reach(state, 0, 1) == {5, 11}


@rule("S3.3", "S3.11")
def test_albion_and_togawa_are_always_inactive() -> None:
    state = table(*Faction)
    assert list(places(inactive_bases(state))) == [0, 53]
    assert list(places(inactive_bases(table(NORDIC, CRIMEA)))) == [0, 49, 51, 52, 53]


@rule("S3.4", "S3.5")
def test_borders_are_land_river_or_shore() -> None:
    assert len(RIVERS) == 32
    for one, other in RIVERS:
        assert has(BESIDE[one], other)
        assert not has(LAKES, one) and not has(LAKES, other)
    for here in range(HEX.count):
        inside = BESIDE[here] & ~HOME_BASES
        assert LAND[here] | RIVER[here] | SHORE[here] == inside
        assert LAND[here] & RIVER[here] == LAND[here] & SHORE[here] == RIVER[here] & SHORE[here] == 0


@rule("S3.4", "S3.12")
def test_every_border_is_the_printed_one() -> None:
    assert sorted(BORDERS) == list(range(HEX.count))
    for here, printed in BORDERS.items():
        found = [" ".join(str(int(there)) for there in places(kind[here])) for kind in (LAND, RIVER, SHORE)]
        assert tuple(found) == printed, here


@rule("S3.6")
def test_every_faction_starts_in_a_pocket_and_the_rest_is_one_land() -> None:
    for pocket in POCKETS.values():
        assert flood(pocket[0]) == among(*pocket)
    everything = TERRITORIES & ~LAKES & ~sum(among(*pocket) for pocket in POCKETS.values())
    assert size(everything) == 25
    assert flood(FACTORY_HEX) == everything


@rule("S3.7")
def test_three_home_bases_touch_a_river_or_a_lake() -> None:
    assert {base: list(places(RIVER[base])) for base in range(48, 53) if RIVER[base]} == {49: [13]}
    assert {base: list(places(SHORE[base])) for base in range(48, 53) if SHORE[base]} == {50: [42], 52: [7]}


@rule("S3.8", "S3.12")
def test_shores_the_ring_of_the_factory_and_tunnels() -> None:
    shores = {int(lake): int(size(BESIDE[lake] & TERRITORIES)) for lake in places(LAKES)}
    assert shores == {7: 3, 9: 6, 17: 6, 22: 6, 31: 6, 33: 5, 42: 4}
    assert all(BESIDE[lake] & LAKES == 0 for lake in places(LAKES))
    assert list(places(FACTORY_RING)) == [16, 17, 22, 24, 30, 31]
    assert list(places(LAND[23])) == [16, 24, 30]
    assert list(places(SHORE[23])) == [17, 22, 31]
    assert all(BESIDE[tunnel] & TUNNELS == 0 for tunnel in places(TUNNELS))


@rule("S3.9")
def test_tunnels_are_adjacent_for_movement_only() -> None:
    state = table(NORDIC, RUSVIET)
    workers(state, 0, 10)
    assert reach(state, 0, 5) >= {15, 18, 29, 32, 37}
    assert counted(Tile.TUNNELS_BESIDE, among(10)) == 0


@rule("S3.10", "S11.2")
def test_riverwalk_alone_opens_these_ways_out() -> None:
    exits = {NORDIC: {18}, RUSVIET: {12, 13, 32}, CRIMEA: {37}, SAXONY: {27, 28}, POLANIA: {15}}
    for faction, pocket in POCKETS.items():
        other = RUSVIET if faction != RUSVIET else NORDIC
        found: set[int] = set()
        for start in pocket:
            state = table(faction, other)
            abilities(state, 0, RIVERWALK)
            mechs(state, 0, start)
            found |= reach(state, 0, 1)
        assert found - set(pocket) == exits[faction]


@rule("S3.11")
def test_only_crimea_stands_on_foreign_bases() -> None:
    for faction in (NORDIC, RUSVIET, SAXONY, POLANIA):
        state = table(faction, CRIMEA)
        abilities(state, 0, *ALL_ABILITIES)
        character(state, 0, 23)
        assert not any(has(HOME_BASES, space) for space in reach(state, 0, 0))


@rule("S10.16", "S3.2")
def test_nothing_is_built_on_a_base_or_a_lake() -> None:
    state = table(NORDIC, RUSVIET)
    workers(state, 0, 4, 17, 48, 23)
    mechs(state, 0, 17)
    goods(state, 4, wood=6)
    bottom(state, Bottom.BUILD)
    choose(state, f"build.{Structure.MILL}")
    assert targets(state, "onto") == {4, 23}
