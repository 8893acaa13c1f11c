"""S17 Objectives: when they are revealed, and what becomes of them."""

from __future__ import annotations

from games.scythe.table import (
    ARMORY,
    MILL,
    MINE,
    MONUMENT,
    NORDIC,
    POLANIA,
    PRODUCE,
    RUSVIET,
    SAXONY,
    asked,
    at_section,
    bottom,
    choose,
    codes,
    goods,
    objectives,
    stars,
    structure,
    table,
    top,
    turn,
    whose,
    workers,
)
from herna.games.scythe.actions.objective import revealable
from herna.games.scythe.cards.objectives import CARDS
from herna.games.scythe.components import Bottom, Goal
from herna.games.scythe.queries import stars_placed
from herna.kernel.pile import PUBLIC
from herna.kernel.view import redact
from marks import rule


@rule("S17.3", "S27.23")
def test_the_chance_can_pass() -> None:
    state = table(POLANIA, RUSVIET)
    objectives(state, 0, 7)
    state.factory_card[0] = 3
    state.mechs[0] = 1
    workers(state, 0, 21, 21, 21)
    turn(state)
    assert "reveal.6" in codes(state)
    top(state, PRODUCE)
    choose(state, "produce.21.x1")
    assert "reveal.6" not in codes(state)


@rule("S17.4")
def test_some_objectives_wait_for_the_end_of_the_turn() -> None:
    late = {1, 2, 3, 4, 5, 9, 10, 11, 12, 14, 16, 17, 19, 21}
    assert {number + 1 for number, objective in enumerate(CARDS) if objective.late} == late
    state = table(NORDIC, RUSVIET)
    objectives(state, 0, 12)
    state.coins[0] = 25
    assert list(revealable(state, 0, False)) == []
    assert list(revealable(state, 0, True)) == [11]
    turn(state)
    assert "reveal.11" not in codes(state)
    choose(state, "section.0", "pass")
    assert codes(state) == ["reveal.11", "pass"]
    assert asked(state) == "end-of-turn"


@rule("S17.3", "S23.2")
def test_whoever_holds_objectives_is_asked_whether_they_are_fulfilled_or_not() -> None:
    for coins, answers in ((25, ["reveal.11", "pass"]), (5, ["pass"])):
        state = table(NORDIC, RUSVIET)
        objectives(state, 0, 12)
        state.coins[0] = coins
        turn(state)
        choose(state, "section.0", "pass")
        assert (asked(state), whose(state), codes(state)) == ("end-of-turn", 0, answers)
        choose(state, "pass")
        assert whose(state) == 1
    state = table(NORDIC, RUSVIET)
    turn(state)
    choose(state, "section.0", "pass")
    assert whose(state) == 1


@rule("S17.7", "S7.6")
def test_after_revealing_between_the_actions_the_bottom_action_may_still_be_taken() -> None:
    state = table(NORDIC, RUSVIET)
    objectives(state, 0, 15)
    workers(state, 0, 4)
    goods(state, 4, oil=3)
    state.recruits[0] = 1
    turn(state)
    choose(state, "section.0", "pass", "reveal.14")
    assert (asked(state), codes(state)) == ("bottom", ["bottom.0", "pass"])


@rule("S17.7", "S23.2")
def test_without_a_bottom_action_the_end_of_the_turn_is_the_only_window_left() -> None:
    state = table(NORDIC, RUSVIET)
    objectives(state, 0, 15, 12)
    workers(state, 0, 4)
    state.recruits[0] = 1
    turn(state)
    choose(state, "section.0", "pass")
    assert (asked(state), codes(state)) == ("end-of-turn", ["reveal.14", "pass"])


@rule("S17.1", "S24.4")
def test_objectives_are_revealed_in_the_own_turn_only() -> None:
    state = table(NORDIC, RUSVIET)
    objectives(state, 0, 12)
    state.coins[0] = 25
    turn(state, 1)
    assert not [code for code in codes(state) if code.startswith("reveal")]


@rule("S17.2", "S23.4")
def test_a_revealed_objective_is_public_and_the_other_stays_secret() -> None:
    state = table(NORDIC, RUSVIET)
    objectives(state, 0, 12, 21)
    state.coins[0] = 25
    turn(state)
    choose(state, "section.0", "pass", "reveal.11")
    assert sorted(state.objective_pile.cards()[:2]) == [11, 20]
    assert state.objective_pile.known(11) == PUBLIC
    assert state.objective_pile.known(20) == 1
    assert not redact(state, 1).objective_pile.holds(20)
    assert redact(state, 1).objective_pile.holds(11)
    assert whose(state) == 1


@rule("S17.3")
def test_revealing_may_be_delayed() -> None:
    state = table(NORDIC, RUSVIET)
    objectives(state, 0, 12)
    state.coins[0] = 25
    turn(state)
    choose(state, "section.0", "pass", "pass")
    assert whose(state) == 1 and stars_placed(state, 0) == 0
    assert state.objectives[0].size() == 1


@rule("S17.7")
def test_saxony_reveals_both_in_one_window() -> None:
    state = table(SAXONY, RUSVIET)
    objectives(state, 0, 12, 21)
    state.coins[0] = 25
    workers(state, 0, 34)
    goods(state, 34, food=9)
    at_section(state, 0, 0)
    choose(state, "pass")
    choose(state, "reveal.11", "reveal.20")
    assert stars_placed(state, 0) == state.stars.at(0, Goal.OBJECTIVE) == 2


@rule("S17.8", "S19.7")
def test_nothing_is_revealed_after_the_end() -> None:
    state = table(NORDIC, RUSVIET)
    objectives(state, 0, 12)
    state.coins[0] = 25
    stars(state, 0, *[Goal.OBJECTIVE] * 5)
    workers(state, 0, 4)
    goods(state, 4, wood=9)
    for kind, space in ((MINE, 30), (MILL, 5), (MONUMENT, 11)):
        structure(state, 0, kind, space)
    bottom(state, Bottom.BUILD)
    choose(state, f"build.{ARMORY}")
    assert state.outcome is not None
    assert asked(state) == ""
    assert state.objectives[0].size() == 1


@rule("S17.2", "S7.6")
def test_the_first_card_of_the_deck_is_revealed_like_any_other() -> None:
    state = table(NORDIC, RUSVIET)
    objectives(state, 0, 1)
    workers(state, 0, 1, 11, 24)
    turn(state)
    choose(state, "section.0", "pass", "reveal.0")
    assert stars_placed(state, 0) == 1
    assert state.objectives[0].size() == 0
