"""S26 Notes on the engine: the order of decisions, their number, the turn limit, the map."""

from __future__ import annotations

from games.scythe.table import (
    CRIMEA,
    MOVE,
    NORDIC,
    POLANIA,
    RUSVIET,
    asked,
    choose,
    codes,
    goods,
    hand,
    mechs,
    stars,
    table,
    then,
    told,
    top,
    unit,
    workers,
)
from herna.games.scythe.actions.combat import Combat
from herna.games.scythe.board import LINES
from herna.games.scythe.components import TURN_LIMIT, Goal
from herna.games.scythe.queries import stars_placed
from herna.games.scythe.turn import NextTurn
from marks import rule


@rule("S26.5", "S27.69", "S24.24")
def test_turn_limit() -> None:
    for value, winners in (("score", (1,)), ("draw", (0, 1))):
        state = table(NORDIC, RUSVIET, turn_limit=value)
        stars(state, 0, *[Goal.OBJECTIVE] * 4)
        stars(state, 1, *[Goal.OBJECTIVE] * 5)
        state.turns = TURN_LIMIT * 2 - 2
        then(state, NextTurn(0))
        assert state.outcome is None
        assert state.turns == TURN_LIMIT * 2 - 1
        then(state, NextTurn(1))
        assert state.outcome is not None
        assert state.outcome.winners == winners
        assert state.outcome.scores == (26, 30)
        assert len(told(state, "turn-limit")) == 1
        assert stars_placed(state, 1) == 5


@rule("S26.1", "S26.2")
def test_the_decisions_of_a_turn_in_their_order() -> None:
    state = table(CRIMEA, POLANIA, coin_transfers="off")
    mechs(state, 0, 30)
    mechs(state, 1, 36)
    state.at[0] = 29
    state.fighting[0] |= 1 << 29
    prompts = []
    top(state, MOVE)
    for answer in (unit(0, 1), "go.36", unit(0, 0), "go.36", "dial.x3", "dial.x0"):
        prompts.append(asked(state))
        choose(state, answer)
    prompts.append(asked(state))
    assert prompts == ["move", "go", "move", "go", "dial", "dial", "encounter"]


@rule("S26.4")
def test_the_map_is_the_one_of_the_sketch() -> None:
    sketch = ["MFVWTV", "LTLTMFF", "WMWLWV", "FVLXMTM", "WWFTLVL", "MVVTWMT", "TLFMVF", "V"]
    assert [letters for _row, _start, letters in LINES] == sketch


@rule("S26.6")
def test_no_choice_has_more_than_64_options() -> None:
    state = table(POLANIA, NORDIC)
    state.mechs[0] = 15
    workers(state, 0, *[7] * 8)
    mechs(state, 0, 7, 7)
    for resource in range(4):
        state.goods.put(7, resource, 500)
    state.stocked |= 1 << 7
    top(state, MOVE)
    choose(state, unit(0, 1))
    assert len(codes(state)) <= 64
    choose(state, "load.0")
    assert len(codes(state)) <= 64
    choose(state, "carry-all")
    assert state.turn.load[0] == 500
    for have, most in ((60, "carry.x60"), (61, "carry-all")):
        state = table(POLANIA, NORDIC)
        mechs(state, 0, 14)
        goods(state, 14, wood=have)
        top(state, MOVE)
        choose(state, unit(0, 1), "load.3")
        assert codes(state)[-1] == most


@rule("S14.6", "S26.6")
def test_of_equal_combat_cards_one_is_offered() -> None:
    state = table(NORDIC, RUSVIET, coin_transfers="off")
    mechs(state, 0, 30, 30, 30)
    mechs(state, 1, 30)
    first, second, third = hand(state, 0, 2, 2, 4)
    then(state, Combat(0, 30))
    choose(state, "dial.x0")
    assert codes(state) == [f"add-card.{first}", f"add-card.{third}", "pass"]
    choose(state, f"add-card.{first}")
    assert codes(state) == [f"add-card.{second}", f"add-card.{third}", "pass"]
