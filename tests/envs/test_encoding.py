"""Arrays of what a seat knows, and what a finished game is worth."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from envs.tables import TABLES
from herna.envs.encoding import (
    action_mask,
    as_json,
    by_margin,
    by_placing,
    observation,
    option_features,
    rewards,
)
from herna.games import game
from herna.kernel.choice import EVERYONE
from herna.kernel.engine import playout, settle
from herna.kernel.errors import HernaError
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from herna.kernel.state import Outcome, State
from herna.kernel.view import redact, sample


def middle(key: str, seats: int, moves: int = 25) -> State:
    """Return a game after some random decisions."""
    found: Any = game(key)
    state: State = found.new(found.check(Setup(seats, {})), seeded(seats))
    playout(state, seeded(4), moves)
    return state


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_observations_have_their_width_and_come_from_the_view_alone(key: str, seats: int) -> None:
    """Another world that the seat cannot tell from this one encodes the same."""
    state = middle(key, seats)
    for seat in range(seats):
        seen = observation(game(key), state, seat)
        assert seen.shape == (game(key).width(seats),)
        assert (observation(game(key), redact(state, seat), seat) == seen).all()
        world = sample(redact(state, seat), seeded(9))
        assert (observation(game(key), world, seat) == seen).all()


def test_the_mask_marks_the_options() -> None:
    """By their numbers; without a question it is empty."""
    state = middle("harbours", 2)
    choice = settle(state)
    assert choice is not None
    mask = action_mask(game("harbours"), choice)
    assert sorted(np.flatnonzero(mask)) == sorted(choice.options)
    assert action_mask(game("harbours"), None).sum() == 0


def test_options_as_four_numbers() -> None:
    """Different options differ in at least one of them, and a plain button has no kind."""
    state = middle("harbours", 2)
    choice = settle(state)
    assert choice is not None
    features = option_features(game("harbours"), choice)
    assert features.shape == (len(choice.options), 4)
    assert len({tuple(line) for line in features.tolist()}) == len(choice.options)
    assert (features[:, 1] == -1).any()


def test_data_of_a_view_holds_no_luck_and_nothing_hidden() -> None:
    """Spectators see no hand."""
    plain = as_json(middle("harbours", 2), EVERYONE)
    assert isinstance(plain, dict)
    assert not {"rng", "story", "stack"} & set(plain)
    assert plain["viewer"] == EVERYONE


@pytest.mark.parametrize(
    ("winners", "scores", "placing", "margin"),
    [
        ((0,), (9, 3), [1, -1], [6, -6]),
        ((1,), (5, 5), [-1, 1], [0, 0]),
        ((0, 1), (5, 5), [0, 0], [0, 0]),
        ((2,), (1, 4, 9), [-1, 0, 1], [-8, -5, 5]),
        ((0,), (9, 4, 4, 1), [1, 0, 0, -1], [5, -5, -5, -8]),
        ((1,), (9, 4, 2), [0, 1, -1], [5, -5, -7]),
        ((0,), (7,), [0], [0]),
    ],
)
def test_rewards(
    winners: tuple[int, ...], scores: tuple[int, ...], placing: list[float], margin: list[float]
) -> None:
    """The winner by tie-break comes first; equal places share."""
    outcome = Outcome(winners, scores)
    assert by_placing(outcome) == pytest.approx(placing)
    assert by_margin(outcome) == pytest.approx(margin)
    assert rewards(outcome) == by_placing(outcome)
    assert rewards(outcome, "margin") == by_margin(outcome)


@given(st.lists(st.integers(-20, 90), min_size=2, max_size=5))
def test_rewards_by_placing_sum_to_nothing(scores: list[int]) -> None:
    """Whatever the scores."""
    best = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    assert sum(by_placing(Outcome(best, tuple(scores)))) == pytest.approx(0)


def test_unknown_rewards_are_refused() -> None:
    """With those there are."""
    with pytest.raises(HernaError, match="by placing or margin, not by 'luck'"):
        rewards(Outcome((0,), (1, 2)), "luck")
