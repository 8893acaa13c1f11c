"""S7 The turn."""

from __future__ import annotations

from games.scythe.table import (
    COINS,
    ENGINEERING,
    INDUSTRIAL,
    MECHANICAL,
    MOVE,
    NORDIC,
    PATRIOTIC,
    POLANIA,
    POPULARITY,
    POWER,
    PRODUCE,
    RUSVIET,
    asked,
    at_section,
    bottom,
    choose,
    codes,
    goods,
    lying,
    objectives,
    table,
    targets,
    top,
    turn,
    whose,
    workers,
)
from herna.games.scythe.components import Bottom
from herna.games.scythe.queries import price, stars_placed, workers_out
from marks import rule


@rule("S7.1", "S7.2")
def test_the_token_goes_to_another_section_each_turn() -> None:
    state = table(NORDIC, POLANIA)
    turn(state)
    assert targets(state, "section") == {0, 1, 2, 3}
    choose(state, "section.2", "pass")
    turn(state)
    assert targets(state, "section") == {0, 1, 3}


@rule("S7.1")
def test_top_comes_before_bottom_and_each_once() -> None:
    state = table(NORDIC, POLANIA)
    workers(state, 0, 4, 5)
    goods(state, 5, oil=8)
    top(state, POWER)
    assert state.power[0] == 12
    assert codes(state) == ["bottom.0", "pass"]
    choose(state, "bottom.0", "lift.0", "lower.0")
    assert whose(state) == 1


@rule("S27.27")
def test_one_action_once() -> None:
    state = table(NORDIC, POLANIA)
    workers(state, 0, 4)
    goods(state, 4, oil=9)
    bottom(state, Bottom.UPGRADE)
    choose(state, "lift.5", "lower.3")
    assert lying(state, 4) == (0, 0, 6, 0)
    assert (asked(state), whose(state)) == ("section", 1)


@rule("S7.2", "S16.4")
def test_a_factory_card_is_a_fifth_section() -> None:
    state = table(NORDIC, POLANIA)
    state.factory_card[0] = 4
    turn(state)
    assert targets(state, "section") == {0, 1, 2, 3, 4}


@rule("S7.3")
def test_a_turn_without_actions_is_legal() -> None:
    state = table(NORDIC, POLANIA)
    workers(state, 0, 4)
    goods(state, 4, oil=9)
    at_section(state, 0, Bottom.UPGRADE)
    choose(state, "pass", "pass")
    assert whose(state) == 1
    assert state.section[0] == Bottom.UPGRADE


@rule("S27.30", "S7.3", "S12.2")
def test_a_dead_turn() -> None:
    for faction, sections in ((NORDIC, {0, 1, 3}), (RUSVIET, {0, 1, 2, 3})):
        state = table(faction, POLANIA, mats=(INDUSTRIAL, MECHANICAL), coin_transfers="off")
        workers(state, 0, *[4] * 8)
        state.coins[0] = state.power[0] = state.popularity[0] = 0
        state.section[0] = 2
        turn(state)
        assert targets(state, "section") == sections
        for section in (0, 1, 3):
            trial = state.copy()
            choose(trial, f"section.{section}")
            assert (asked(trial), whose(trial)) == ("section", 1)


@rule("S7.4", "S8.11")
def test_the_full_cost_is_paid_first_at_the_price_seen_before() -> None:
    state = table(POLANIA, NORDIC, mats=(INDUSTRIAL, MECHANICAL))
    workers(state, 0, 21, 21, 21)
    top(state, PRODUCE)
    assert (state.power[0], state.popularity[0], state.coins[0]) == (10, 10, 10)
    choose(state, "produce.21.x3")
    assert workers_out(state, 0) == 6
    assert (state.power[0], state.popularity[0], state.coins[0]) == (10, 10, 10)


@rule("S7.4", "S7.9")
def test_part_of_a_benefit_or_nothing_may_be_taken() -> None:
    state = table(POLANIA, NORDIC, mats=(INDUSTRIAL, MECHANICAL))
    workers(state, 0, 14, 14)
    top(state, PRODUCE)
    assert codes(state) == ["produce.14.x2", "produce.14.x1", "pass"]
    choose(state, "pass")
    assert lying(state, 14) == (0, 0, 0, 0)


@rule("S7.5")
def test_the_gain_of_the_top_action_pays_for_the_bottom_action() -> None:
    state = table(NORDIC, POLANIA, mats=(ENGINEERING, MECHANICAL))
    workers(state, 0, 5, 5, 5)
    at_section(state, 0, Bottom.UPGRADE)
    choose(state, PRODUCE, "produce.5.x3")
    assert asked(state) == "bottom"
    choose(state, "bottom.0", "lift.0", "lower.1")
    assert lying(state, 5) == (0, 0, 0, 0)


@rule("S7.6", "S17.7")
def test_objectives_are_revealed_before_between_and_after_the_actions() -> None:
    for window in range(3):
        state = table(NORDIC, POLANIA)
        workers(state, 0, 4)
        goods(state, 4, oil=3)
        state.recruits[0] = 1
        objectives(state, 0, 15)
        turn(state)
        if window > 0:
            choose(state, "section.0", "pass")
            assert asked(state) == "bottom"
        if window > 1:
            choose(state, "pass")
            assert asked(state) == "end-of-turn"
        choose(state, "reveal.14")
        assert stars_placed(state, 0) == 1


@rule("S7.7")
def test_an_action_does_not_profit_from_its_own_change() -> None:
    state = table(NORDIC, POLANIA, mats=(INDUSTRIAL, MECHANICAL))
    workers(state, 0, 4)
    goods(state, 4, oil=5)
    bottom(state, Bottom.UPGRADE)
    choose(state, "lift.0", "lower.0")
    assert lying(state, 4) == (0, 0, 2, 0)
    assert price(state, 0, Bottom.UPGRADE) == 2


@rule("S7.8")
def test_turns_never_overlap() -> None:
    state = table(NORDIC, POLANIA, RUSVIET)
    turn(state)
    for seat in (0, 2, 1, 0):
        assert whose(state) == seat
        choose(state, f"section.{1 if state.section[seat] != 1 else 0}", "pass")
        assert state.active != seat


@rule("S7.1", "S8.1")
def test_every_mat_pairs_the_actions_its_own_way() -> None:
    state = table(NORDIC, POLANIA, mats=(PATRIOTIC, MECHANICAL))
    at_section(state, 0, 0)
    assert codes(state) == [MOVE, COINS, "pass"]
    choose(state, "pass")
    at_section(state, 0, 2)
    assert codes(state) == [POPULARITY, "pass"]
