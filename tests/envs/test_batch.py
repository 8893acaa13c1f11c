"""Many games at once."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import DTypeLike, NDArray

from envs.tables import SMALLEST
from herna.envs.batch import BatchEnv
from herna.envs.encoding import action_mask, observation, option_features
from herna.kernel.errors import HernaError, IllegalAnswer


@pytest.mark.parametrize(("key", "seats"), SMALLEST)
def test_every_game_steps_in_a_batch(key: str, seats: int) -> None:
    """Each line is what the seat to answer sees, and its options are those of its question."""
    env, draws = BatchEnv(key, 3, seats), np.random.default_rng(2)
    batch = env.reset(seed=4)
    for _ in range(30):
        assert batch.observation.shape == (3, env.width)
        for game, state in enumerate(env.playing().tables):
            asked = state.pending
            assert asked is not None
            assert batch.seat[game] == asked.seat
            own = batch.options[batch.starts[game] : batch.starts[game + 1]]
            assert own.tolist() == list(asked.options)
            assert (batch.observation[game] == observation(env.game, state, asked.seat)).all()
        batch = env.step(batch.random(draws))


@pytest.mark.parametrize("dtype", [np.int16, np.float16, np.float32])
def test_numbers_come_as_the_learner_wants_them(dtype: DTypeLike) -> None:
    """With the same values."""
    asked, usual = BatchEnv("harbours", 2, dtype=dtype).reset(3), BatchEnv("harbours", 2).reset(3)
    assert asked.observation.dtype == dtype
    assert (asked.observation == usual.observation).all()


def test_a_mask_and_features_are_made_when_asked_for() -> None:
    """They say the same as those of a single choice."""
    env = BatchEnv("harbours", 3, 2)
    batch = env.reset(seed=8)
    mask, features = env.mask(batch), env.features(batch)
    for game, state in enumerate(env.playing().tables):
        assert state.pending is not None
        assert (mask[game] == action_mask(env.game, state.pending)).all()
        own = features[batch.starts[game] : batch.starts[game + 1]]
        assert (own == option_features(env.game, state.pending)).all()


def test_what_a_learner_holds_stays_as_it_was() -> None:
    """The next step writes into new lines."""
    env = BatchEnv("harbours", 2)
    batch = env.reset(seed=1)
    held: list[NDArray[Any]] = [batch.observation, batch.options, batch.starts, batch.seat]
    copies = [each.copy() for each in held]
    for _ in range(5):
        batch = env.step(np.zeros(2, np.int64))
    assert all((old == copy).all() for old, copy in zip(held, copies, strict=True))


@pytest.mark.parametrize("dtype", [np.int16, np.float16, np.float32])
def test_steps_are_written_into_the_learners_own_arrays(dtype: DTypeLike) -> None:
    """The same arrays every time, with the numbers that a step of its own arrays has."""
    env, usual, draws = (
        BatchEnv("harbours", 3, dtype=dtype),
        BatchEnv("harbours", 3),
        np.random.default_rng(3),
    )
    own = env.buffers()
    batch, expected = env.reset(4, own), usual.reset(4)
    ended = 0
    for _ in range(120):
        assert all(
            (here == there).all() for here, there in zip(batch.arrays(), expected.arrays(), strict=True)
        )
        assert batch.observation is own.observation
        assert np.shares_memory(batch.options, own.options)
        places = batch.random(draws)
        batch, expected = env.step(places, own), usual.step(places)
        ended += int(batch.done.sum())
    assert ended > 0


def test_arrays_that_are_too_small_are_refused() -> None:
    env = BatchEnv("harbours", 2)
    with pytest.raises(HernaError, match="more than the 1 there is room for"):
        env.reset(1, env.buffers()._replace(options=np.zeros(1, np.int64)))


def test_arrays_are_shared_and_not_copied_by_dlpack() -> None:
    """As PyTorch and JAX take them over: what one side writes, the other reads."""
    env = BatchEnv("harbours", 2)
    own = env.buffers()
    theirs = [np.from_dlpack(each) for each in own.arrays()]
    batch = env.reset(5, own)
    for taken, each in zip(theirs, batch.arrays(), strict=True):
        assert np.shares_memory(taken, each)
        assert (taken[: len(each)] == each).all()
    fresh = env.step(np.zeros(2, np.int64))
    assert np.shares_memory(np.from_dlpack(fresh.observation), fresh.observation)


def test_an_answer_by_its_id_is_the_answer_by_its_place() -> None:
    """Both play the same game."""
    one, two = BatchEnv("harbours", 4, 3), BatchEnv("harbours", 4, 3)
    batch, other, draws = one.reset(2), two.reset(2), np.random.default_rng(1)
    for _ in range(40):
        places = batch.random(draws)
        actions = other.options[other.starts[:-1] + places]
        batch, other = one.step(places), two.act(actions)
        assert (batch.observation == other.observation).all()


def test_finished_games_are_paid_and_begin_anew() -> None:
    """Rewards are given with ``done`` and at no other time."""
    env, draws = BatchEnv("harbours", 4, 2), np.random.default_rng(0)
    batch = env.reset(seed=1)
    finished = 0
    for _ in range(400):
        batch = env.step(batch.random(draws))
        assert batch.rewards.sum() == pytest.approx(0)
        assert not batch.rewards[~batch.done].any()
        finished += int(batch.done.sum())
    assert finished >= 8
    assert all(state.outcome is None for state in env.playing().tables)


def test_the_same_seed_sets_the_same_tables() -> None:
    """And each table of a batch is another one."""
    one, two, other = (BatchEnv("harbours", 5, 3).reset(seed) for seed in (6, 6, 7))
    assert (one.observation == two.observation).all()
    assert (one.observation != other.observation).any()
    assert len({line.tobytes() for line in one.observation}) == 5


def test_wrong_batches_and_answers_are_refused() -> None:
    """With a sentence."""
    with pytest.raises(HernaError, match="at least one game"):
        BatchEnv("harbours", 0)
    env = BatchEnv("harbours", 2)
    with pytest.raises(HernaError, match="call reset"):
        env.step(np.zeros(2, np.int64))
    batch = env.reset()
    with pytest.raises(IllegalAnswer, match="no option 99 in game 1"):
        env.step(np.array([0, 99]))
    with pytest.raises(IllegalAnswer, match="not possible in game 0"):
        env.act(env.mask(batch).argmin(axis=1))
