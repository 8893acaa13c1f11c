"""S1 Goal and overview."""

from __future__ import annotations

import pytest

from games.scythe.table import NORDIC, RUSVIET, SAXONY, asked, choose, stars, table, turn, whose
from herna.games.scythe.components import Goal
from herna.games.scythe.game import GAME
from herna.games.scythe.scoring import Stars, finish
from herna.kernel.engine import advance
from herna.kernel.errors import BadSetup
from herna.kernel.game import Setup
from marks import rule


@rule("S1.1", "S20.5")
def test_the_most_coins_win() -> None:
    state = table(NORDIC, RUSVIET)
    state.coins[0], state.coins[1] = 30, 31
    finish(state)
    assert state.outcome is not None
    assert state.outcome.winners == (1,)
    assert state.outcome.scores == (30, 31)


@rule("S1.2")
def test_turns_go_clockwise_until_a_sixth_star_ends_the_game_at_once() -> None:
    state = table(NORDIC, RUSVIET, SAXONY)
    turn(state, 1)
    for seat in (1, 2, 0, 1):
        assert whose(state) == seat
        choose(state, "section.0" if state.section[seat] != 0 else "section.1", "pass")
    stars(state, 2, *[Goal.OBJECTIVE] * 5)
    state.power[2] = 16
    Stars().run(state)
    assert state.outcome is not None
    assert advance(state) is None
    assert asked(state) != "rest"


@rule("S1.3")
def test_two_to_five_play() -> None:
    for seats in (2, 3, 4, 5):
        assert GAME.check(Setup(seats, {})).seats == seats
    for seats in (1, 6):
        with pytest.raises(BadSetup):
            GAME.check(Setup(seats, {}))
