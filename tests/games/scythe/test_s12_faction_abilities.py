"""S12 Faction abilities."""

from __future__ import annotations

from games.scythe.table import (
    CRIMEA,
    INDUSTRIAL,
    MECHANICAL,
    NORDIC,
    POLANIA,
    RUSVIET,
    SAXONY,
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
    table,
    targets,
    then,
    turn,
    whose,
    workers,
)
from herna.games.scythe.actions.combat import Combat
from herna.games.scythe.actions.encounter import Encounter
from herna.games.scythe.components import Bottom, Goal
from herna.games.scythe.costs import can_pay
from herna.games.scythe.queries import resources, stars_placed
from herna.kernel.bits import has
from marks import card, rule


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
    low, high = hand(state, 0, 2, 5)
    bottom(state, Bottom.DEPLOY)
    choose(state, f"pay-card.{low}")
    assert asked(state) == "deploy"
    assert state.turn.coerced == 1
    assert lying(state, 43) == (0, 1, 0, 0)
    choose(state, "pass")
    goods(state, 43, metal=2)
    state.section[0] = -1
    bottom(state, Bottom.DEPLOY)
    assert [code for code in codes(state) if code.startswith("pay-card")] == [f"pay-card.{high}"]


@rule("S12.3")
def test_coercion_only_in_the_own_turn() -> None:
    state = table(CRIMEA, NORDIC, mats=(MECHANICAL, INDUSTRIAL))
    workers(state, 0, 43)
    goods(state, 43, metal=2)
    hand(state, 0, 2)
    assert can_pay(state, 0, Bottom.DEPLOY)
    state.active = 1
    assert not can_pay(state, 0, Bottom.DEPLOY)


@rule("S12.6", "S23.2")
def test_which_card_is_paid_is_asked_also_when_all_are_alike() -> None:
    for cards, question in (((2, 2), "pay"), ((2,), "deploy")):
        state = table(CRIMEA, NORDIC, mats=(MECHANICAL, INDUSTRIAL))
        workers(state, 0, 43)
        goods(state, 43, metal=2)
        dealt = hand(state, 0, *cards)
        bottom(state, Bottom.DEPLOY)
        choose(state, "pay.43", "pay.43")
        assert asked(state) == question
        if question == "pay":
            assert codes(state) == [f"pay-card.{dealt[0]}"]


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
    choose(state, "option.1", "get.0.x4")
    assert state.coins[0] == 0
    assert lying(state, 21) == (4, 0, 0, 0)
    assert asked(state) == "rest"


@rule("S12.5")
def test_meander_ends_after_two_options() -> None:
    state = table(POLANIA, NORDIC)
    character(state, 0, 36)
    then(state, Encounter(0, 5, 36, 0, 0))
    choose(state, "option.15")
    assert codes(state) == ["option.16", "option.17", "pass"]
    choose(state, "option.17", "get.0.x4")
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
