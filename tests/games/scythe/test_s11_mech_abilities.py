"""S11 Mech abilities, S12 Faction abilities."""

from __future__ import annotations

from games.scythe.table import (
    ALBION_BASE,
    ARMORY,
    CRIMEA,
    CRIMEA_BASE,
    FIGHTING,
    INDUSTRIAL,
    MECHANICAL,
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
    asked,
    at_section,
    bottom,
    character,
    choose,
    codes,
    goods,
    hand,
    lying,
    mechs,
    objectives,
    reach,
    stars,
    structure,
    table,
    targets,
    then,
    top,
    turn,
    unit,
    where,
    whose,
    workers,
)
from herna.games.scythe.actions.combat import Combat, card_limit
from herna.games.scythe.actions.encounter import Encounter
from herna.games.scythe.components import Bottom, Goal
from herna.games.scythe.queries import amount, resources, stars_placed
from herna.games.scythe.scoring import scores
from herna.kernel.bits import has
from herna.kernel.view import redact
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


@rule("S11.5", "S11.16", "S11.17", "S11.20")
@card("ability-nordic-combat")
def test_artillery() -> None:
    state = table(NORDIC, RUSVIET, coin_transfers="off")
    abilities(state, 0, FIGHTING)
    mechs(state, 0, 30)
    mechs(state, 1, 30)
    state.power[1] = 1
    then(state, Combat(0, 30))
    assert codes(state) == ["use.2", "pass"]
    choose(state, "use.2")
    assert (state.power[0], state.power[1]) == (9, 0)
    assert asked(state) == "dial"
    state = table(RUSVIET, NORDIC, coin_transfers="off")
    abilities(state, 1, FIGHTING)
    mechs(state, 0, 30)
    mechs(state, 1, 30)
    then(state, Combat(0, 30))
    assert (asked(state), whose(state)) == ("ability", 1)
    state.power[1] = 0
    then(state, Combat(0, 30))
    assert (asked(state), whose(state)) == ("dial", 0)
    state.power[1], state.power[0] = 5, 0
    then(state, Combat(0, 30))
    assert (asked(state), whose(state)) == ("ability", 1)


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


@rule("S11.7", "S27.11", "S14.6")
@card("ability-rusviet-combat")
def test_peoples_army() -> None:
    state = table(RUSVIET, NORDIC)
    mechs(state, 0, 30, 30)
    workers(state, 0, 30, 30, 30)
    assert card_limit(state, 0, 30) == 2
    abilities(state, 0, FIGHTING)
    assert card_limit(state, 0, 30) == 3
    state = table(RUSVIET, NORDIC)
    abilities(state, 0, FIGHTING)
    mechs(state, 0, 30, 30)
    assert card_limit(state, 0, 30) == 2
    state = table(NORDIC, RUSVIET)
    abilities(state, 1, FIGHTING)
    workers(state, 1, 30, 30, 30)
    mechs(state, 0, 29)
    top(state, MOVE)
    choose(state, unit(0, 1), "go.30", "pass")
    assert state.fight is None and where(state, 1, 5) == RUSVIET_BASE


@rule("S11.8", "S27.56", "S11.16", "S11.19", "S26.7")
@card("ability-crimea-combat")
def test_scout() -> None:
    state = table(CRIMEA, RUSVIET, coin_transfers="off")
    abilities(state, 0, FIGHTING)
    mechs(state, 0, 30)
    mechs(state, 1, 30)
    then(state, Combat(0, 30))
    assert asked(state) == "dial"
    cards = hand(state, 1, 2, 3, 5)
    then(state, Combat(0, 30))
    choose(state, "use.12")
    assert asked(state) == "scout"
    assert targets(state, "stolen") == set(cards)
    choose(state, f"stolen.{cards[2]}")
    assert (state.hands[0].size(), state.hands[1].size()) == (1, 2)
    assert redact(state, 0).hands[0].holds(cards[2])
    assert redact(state, 1).hands[0].holds(cards[2])
    assert not redact(state, -2).hands[0].holds(cards[2])
    choose(state, "dial.x0", f"add-card.{cards[2]}", "dial.x4", "pass")
    assert state.stars.at(0, Goal.COMBAT) == 1


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


@rule("S11.13", "S24.8", "S11.16")
@card("ability-saxony-combat")
def test_disarm() -> None:
    grounds = ((True, 18, 8), (True, 30, 8), (True, 29, 8), (True, 28, 10), (False, 30, 10))
    for mine_counts, ground, power in grounds:
        state = table(SAXONY, RUSVIET, coin_transfers="off", disarm_on_mine="on" if mine_counts else "off")
        abilities(state, 0, FIGHTING)
        structure(state, 0, MINE, 30)
        mechs(state, 0, ground)
        mechs(state, 1, ground)
        then(state, Combat(0, ground))
        assert state.power[1] == power
        assert asked(state) == "dial"


@rule("S11.14")
@card("ability-polania-travel")
def test_submerge_links_all_lakes() -> None:
    state = table(POLANIA, NORDIC)
    abilities(state, 0, TRAVEL)
    mechs(state, 0, 42)
    assert reach(state, 0, 1) == {35, 36, 41, 43, 7, 9, 17, 22, 31, 33}


@rule("S11.15", "S27.57")
@card("ability-polania-combat")
def test_camaraderie() -> None:
    for slots, popularity in (((), 7), ((FIGHTING,), 10)):
        state = table(POLANIA, RUSVIET, coin_transfers="off")
        abilities(state, 0, *slots)
        mechs(state, 0, 30)
        mechs(state, 1, 30)
        workers(state, 1, 30, 30, 30)
        then(state, Combat(0, 30))
        choose(state, "dial.x5", "dial.x0")
        assert state.popularity[0] == popularity
    state = table(POLANIA, RUSVIET)
    abilities(state, 0, FIGHTING)
    mechs(state, 0, 30)
    workers(state, 1, 29, 29)
    top(state, MOVE)
    choose(state, unit(0, 1), "go.29", "pass")
    assert state.popularity[0] == 8


@rule("S11.18", "S27.48", "S11.4", "S24.6", "S14.17")
def test_seaworthy_retreat() -> None:
    state = table(POLANIA, NORDIC, coin_transfers="off")
    abilities(state, 1, TRAVEL)
    character(state, 1, 23)
    mechs(state, 1, 23, 23)
    workers(state, 1, 23)
    goods(state, 23, metal=2)
    mechs(state, 0, 22, 23)
    then(state, Combat(0, 23))
    choose(state, "dial.x7", "dial.x1")
    assert (asked(state), whose(state)) == ("retreat", 1)
    assert targets(state, "retreat") == {NORDIC_BASE, 17, 31}
    choose(state, "retreat.17", "retreat.31", f"retreat.{NORDIC_BASE}")
    assert asked(state) == "along"
    choose(state, "along.31.x1")
    assert [where(state, 1, each) for each in (0, 1, 2, 5)] == [17, 31, NORDIC_BASE, 31]
    assert lying(state, 23) == (0, 2, 0, 0)
    assert (state.popularity[0], state.driven) == (9, 1)
    state = table(POLANIA, NORDIC, coin_transfers="off")
    abilities(state, 1, TRAVEL)
    mechs(state, 1, 17)
    mechs(state, 0, 17)
    then(state, Combat(0, 17))
    choose(state, "dial.x7", "dial.x1")
    assert where(state, 1, 1) == NORDIC_BASE


@rule("S11.18")
def test_workers_go_to_a_lake_only_with_a_mech() -> None:
    state = table(POLANIA, NORDIC, coin_transfers="off")
    abilities(state, 1, TRAVEL)
    character(state, 1, 23)
    workers(state, 1, 23)
    mechs(state, 0, 23)
    then(state, Combat(0, 23))
    choose(state, "dial.x7", "dial.x1", "retreat.17")
    assert where(state, 1, 5) == NORDIC_BASE


@rule("S12.1", "S27.32")
@card("ability-nordic-faction")
def test_swim() -> None:
    state = table(NORDIC, RUSVIET)
    workers(state, 0, 11)
    character(state, 0, 11)
    assert reach(state, 0, 5) == {4, 5, 10, 12, 18}
    assert reach(state, 0, 0) == {4, 5}
    state = table(RUSVIET, NORDIC)
    workers(state, 0, 25)
    assert reach(state, 0, 5) == {19, 26}


@rule("S12.2", "S27.65", "S24.1")
@card("ability-rusviet-faction")
def test_relentless() -> None:
    for preset, again in (("rulebook", True), ("faq", False)):
        state = table(RUSVIET, NORDIC, preset=preset)
        state.factory_card[0] = 4
        for section in range(4):
            state.section[0] = section
            turn(state)
            assert targets(state, "section") == {0, 1, 2, 3, 4}
        state.section[0] = 4
        turn(state)
        assert ("section.4" in codes(state)) is again
    state = table(SAXONY, NORDIC)
    state.factory_card[0] = 4
    for section in range(5):
        state.section[0] = section
        turn(state)
        assert targets(state, "section") == {0, 1, 2, 3, 4} - {section}


@rule("S12.3", "S12.6", "S27.50")
@card("ability-crimea-faction")
def test_coercion() -> None:
    state = table(CRIMEA, NORDIC, mats=(MECHANICAL, INDUSTRIAL))
    workers(state, 0, 43)
    goods(state, 43, metal=2)
    low, high = hand(state, 0, 2, 5)
    bottom(state, Bottom.DEPLOY)
    assert codes(state) == ["pay.43", f"pay-card.{low}", f"pay-card.{high}"]
    choose(state, f"pay-card.{low}", "mech.10")
    assert state.mechs[0] == 1
    assert list(state.hands[0].cards()) == [high]
    assert state.discard.holds(low)
    assert lying(state, 43) == (0, 0, 0, 0)
    state = table(CRIMEA, NORDIC, mats=(MECHANICAL, INDUSTRIAL))
    workers(state, 0, 43)
    goods(state, 43, metal=1)
    hand(state, 0, 2, 5)
    at_section(state, 0, Bottom.DEPLOY)
    choose(state, "pass")
    assert whose(state) == 1
    assert resources(state, 0) == 1


@rule("S12.3")
def test_coercion_once_in_a_turn() -> None:
    state = table(CRIMEA, NORDIC, mats=(MECHANICAL, INDUSTRIAL))
    workers(state, 0, 43)
    goods(state, 43, metal=3)
    low, _high = hand(state, 0, 2, 5)
    bottom(state, Bottom.DEPLOY)
    choose(state, f"pay-card.{low}")
    assert asked(state) == "deploy"
    assert state.coerced == 1
    assert lying(state, 43) == (0, 1, 0, 0)


@rule("S12.4")
@card("ability-saxony-faction")
def test_dominate() -> None:
    state = table(SAXONY, NORDIC, coin_transfers="off")
    stars(state, 0, Goal.COMBAT, Goal.COMBAT)
    mechs(state, 0, 30)
    mechs(state, 1, 30)
    then(state, Combat(0, 30))
    choose(state, "dial.x1", "dial.x0")
    assert state.stars.at(0, Goal.COMBAT) == 3
    state = table(SAXONY, NORDIC)
    workers(state, 0, 34, 34, 34, 34)
    state.coins[0] = 1
    state.recruits[0] = 15
    objectives(state, 0, 8, 15)
    turn(state)
    choose(state, "reveal.7", "reveal.14")
    assert stars_placed(state, 0) == 2


@rule("S12.5", "S12.7", "S27.21", "S19.6")
@card("ability-polania-faction", "encounter-1")
def test_meander() -> None:
    state = table(POLANIA, NORDIC)
    state.coins[0] = state.popularity[0] = 0
    character(state, 0, 21)
    then(state, Encounter(0, 0, 21, 0, 0))
    assert state.coins[0] == 2 and state.popularity[0] == 1
    assert codes(state) == ["option.1", "pass"]
    choose(state, "option.1")
    assert state.coins[0] == 0
    assert lying(state, 21) == (4, 0, 0, 0)
    assert asked(state) == "rest"


@rule("S27.21")
def test_others_take_one_option() -> None:
    state = table(NORDIC, POLANIA)
    character(state, 0, 21)
    then(state, Encounter(0, 0, 21, 0, 0))
    assert codes(state) == ["option.0", "option.1", "option.2"]
    choose(state, "option.0")
    assert asked(state) == "rest"
    assert has(state.tokens, 21)


@rule("S11.18", "S11.4")
def test_workers_may_follow_mechs_to_two_lakes() -> None:
    state = table(POLANIA, NORDIC, coin_transfers="off")
    abilities(state, 1, TRAVEL)
    mechs(state, 1, 23, 23)
    workers(state, 1, 23, 23, 23)
    mechs(state, 0, 23)
    then(state, Combat(0, 23))
    choose(state, "dial.x7", "dial.x1", "retreat.17", "retreat.31")
    assert codes(state) == ["along.17.x0", "along.17.x1", "along.17.x2", "along.17.x3"]
    choose(state, "along.17.x1", "along.31.x1")
    assert sorted(where(state, 1, each) for each in (5, 6, 7)) == [17, 31, NORDIC_BASE]
    assert state.popularity[0] == 7
