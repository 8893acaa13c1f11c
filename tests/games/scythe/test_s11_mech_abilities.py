"""S11 Mech abilities that move units."""

from __future__ import annotations

from games.scythe.table import (
    ALBION_BASE,
    ARMORY,
    CRIMEA,
    CRIMEA_BASE,
    MINE,
    MOVE,
    NORDIC,
    NORDIC_BASE,
    POLANIA,
    POLANIA_BASE,
    RIVERWALK,
    RUSVIET,
    RUSVIET_BASE,
    SAXONY,
    SAXONY_BASE,
    SPEED,
    TOGAWA_BASE,
    TRAVEL,
    abilities,
    character,
    choose,
    goods,
    lying,
    mechs,
    reach,
    structure,
    table,
    targets,
    top,
    unit,
    where,
    workers,
)
from herna.games.scythe.queries import amount, resources
from herna.games.scythe.scoring import scores
from marks import card, rule


@rule("S11.1", "S11.9")
def test_an_ability_works_also_if_its_mech_sits_at_home() -> None:
    state = table(NORDIC, RUSVIET)
    mechs(state, 0, NORDIC_BASE)
    abilities(state, 0, SPEED)
    character(state, 0, 4)
    top(state, MOVE)
    choose(state, unit(0, 0), "go.5", "go.4")
    assert where(state, 0, 0) == 4


@rule("S11.2", "S9.6")
@card(
    "ability-crimea-riverwalk",
    "ability-saxony-riverwalk",
    "ability-polania-riverwalk",
    "ability-rusviet-riverwalk",
)
def test_every_riverwalk_has_its_terrains() -> None:
    for faction, start, across in (
        (NORDIC, 24, set()),
        (RUSVIET, 18, {19}),
        (RUSVIET, 24, set()),
        (CRIMEA, 44, {37}),
        (CRIMEA, 20, set()),
        (SAXONY, 21, {28, 15}),
        (POLANIA, 28, {21, 35, 34}),
        (POLANIA, 44, {45}),
    ):
        other = SAXONY if faction != SAXONY else NORDIC
        state = table(faction, other)
        mechs(state, 0, start)
        before = reach(state, 0, 1)
        abilities(state, 0, RIVERWALK)
        assert reach(state, 0, 1) - before == across


@rule("S11.3")
def test_riverwalk_works_from_a_home_base() -> None:
    state = table(RUSVIET, NORDIC)
    mechs(state, 0, RUSVIET_BASE)
    abilities(state, 0, RIVERWALK)
    assert reach(state, 0, 1) == {13, 19, 26}


@rule("S11.4", "S24.5")
@card("ability-nordic-travel")
def test_seaworthy_units_treat_lakes_as_land() -> None:
    state = table(NORDIC, RUSVIET)
    abilities(state, 0, TRAVEL)
    mechs(state, 0, 17)
    assert reach(state, 0, 1) == {10, 11, 16, 18, 23, 24}
    state = table(NORDIC, RUSVIET)
    abilities(state, 0, TRAVEL)
    mechs(state, 0, 11)
    assert reach(state, 0, 1) == {4, 5, 17}


@rule("S11.6", "S27.10")
@card("ability-rusviet-travel")
def test_township() -> None:
    state = table(RUSVIET, NORDIC)
    abilities(state, 0, TRAVEL)
    mechs(state, 0, 19)
    workers(state, 0, 19)
    structure(state, 0, ARMORY, 6)
    assert reach(state, 0, 1) == {25, 26, 6, 23}
    assert reach(state, 0, 5) == {25, 26}
    state = table(RUSVIET, NORDIC)
    abilities(state, 0, TRAVEL)
    mechs(state, 0, 23)
    structure(state, 0, ARMORY, 6)
    assert reach(state, 0, 1) == {16, 24, 30, 6}
    workers(state, 0, 19)
    assert reach(state, 0, 1) == {16, 24, 30, 6, 19}


@rule("S11.9", "S11.10", "S11.11", "S27.49", "S24.7", "S24.18")
@card("ability-crimea-travel")
def test_wayfare() -> None:
    state = table(CRIMEA, NORDIC)
    abilities(state, 0, TRAVEL, SPEED)
    mechs(state, 0, 38)
    workers(state, 0, 38)
    goods(state, 38, metal=2)
    bases = {CRIMEA_BASE, RUSVIET_BASE, SAXONY_BASE, POLANIA_BASE, ALBION_BASE, TOGAWA_BASE}
    assert reach(state, 0, 1) == {32, 37, 39, 45} | bases
    top(state, MOVE)
    choose(state, unit(0, 1), "load-all", f"go.{SAXONY_BASE}")
    assert amount(state, 0, 1) == 0 and resources(state, 0) == 0
    assert targets(state, "go") == {34, 41}
    choose(state, "go.34")
    assert lying(state, 34) == (0, 2, 0, 0)
    assert where(state, 0, 5) == 34


@rule("S11.10", "S11.11", "S27.49")
def test_a_stop_on_a_foreign_base() -> None:
    for preset, ways in (("rulebook", {34, 41}), ("faq", {34, 41, CRIMEA_BASE, RUSVIET_BASE})):
        state = table(CRIMEA, NORDIC, POLANIA, preset=preset)
        abilities(state, 0, TRAVEL)
        mechs(state, 0, SAXONY_BASE)
        workers(state, 0, SAXONY_BASE)
        goods(state, SAXONY_BASE, metal=2)
        assert scores(state)[0] == 10
        found = reach(state, 0, 1)
        assert found - {ALBION_BASE, TOGAWA_BASE} == ways
        assert reach(state, 0, 5) == {34, 41}
        top(state, MOVE)
        choose(state, unit(0, 1), "load-all", "go.34", "pass")
        assert lying(state, 34) == (0, 2, 0, 0)


@rule("S11.10")
def test_wayfare_from_the_own_base() -> None:
    state = table(CRIMEA, NORDIC)
    abilities(state, 0, TRAVEL)
    found = reach(state, 0, 0)
    assert found == {43, 47, RUSVIET_BASE, SAXONY_BASE, POLANIA_BASE, ALBION_BASE, TOGAWA_BASE}


@rule("S11.12", "S27.9")
@card("ability-saxony-travel")
def test_underpass() -> None:
    state = table(SAXONY, NORDIC)
    abilities(state, 0, TRAVEL)
    mechs(state, 0, 34)
    workers(state, 0, 24, 34)
    structure(state, 0, MINE, 38)
    assert reach(state, 0, 1) == {35, 41, 24, 10, 15, 18, 29, 32, 37, 38}
    assert reach(state, 0, 6) == {35, 41}
    state = table(SAXONY, NORDIC)
    abilities(state, 0, TRAVEL)
    mechs(state, 0, 30)
    workers(state, 0, 24)
    assert 24 not in reach(state, 0, 1)
    for start in (10, 38):
        state = table(SAXONY, NORDIC)
        abilities(state, 0, TRAVEL)
        mechs(state, 0, start)
        workers(state, 0, 24)
        structure(state, 0, MINE, 38)
        assert reach(state, 0, 1) >= {24, 38, 10, 15} - {start}


@rule("S11.14")
@card("ability-polania-travel")
def test_submerge_links_all_lakes() -> None:
    state = table(POLANIA, NORDIC)
    abilities(state, 0, TRAVEL)
    mechs(state, 0, 42)
    assert reach(state, 0, 1) == {35, 36, 41, 43, 7, 9, 17, 22, 31, 33}
