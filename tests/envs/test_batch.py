"""Many games at once."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from envs.tables import SMALLEST
from herna.envs.batch import Batch, BatchEnv
from herna.kernel.errors import HernaError, IllegalAnswer


def first_actions(batch: Batch) -> NDArray[np.int64]:
    """Return the first action that each game allows."""
    return np.array([np.flatnonzero(mask)[0] for mask in batch.action_mask])


@pytest.mark.parametrize(("key", "seats"), SMALLEST)
def test_every_game_steps_in_a_batch(key: str, seats: int) -> None:
    """Shapes and masks are right at every step."""
    env = BatchEnv(key, 3, seats)
    batch = env.reset(seed=4)
    for _ in range(30):
        assert batch.observation.shape == (3, env.game.width(seats))
        assert batch.action_mask.any(axis=1).all()
        assert ((batch.seat >= 0) & (batch.seat < seats)).all()
        batch = env.step(first_actions(batch))


def test_finished_games_are_paid_and_begin_anew() -> None:
    """Rewards are given with ``done`` and at no other time."""
    env = BatchEnv("harbours", 4, 2)
    batch = env.reset(seed=1)
    rng = np.random.default_rng(0)
    finished = 0
    for _ in range(400):
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in batch.action_mask])
        batch = env.step(actions)
        assert batch.rewards.sum() == pytest.approx(0)
        assert not batch.rewards[~batch.done].any()
        finished += int(batch.done.sum())
    assert finished >= 8
    assert all(state.outcome is None for state in env.tables)


def test_the_same_seed_sets_the_same_tables() -> None:
    """And each table of a batch is another one."""
    one, two, other = (BatchEnv("harbours", 5, 3).reset(seed) for seed in (6, 6, 7))
    assert (one.observation == two.observation).all()
    assert (one.observation != other.observation).any()
    assert len({line.tobytes() for line in one.observation}) == 5


def test_wrong_batches_and_actions_are_refused() -> None:
    """With a sentence."""
    with pytest.raises(HernaError, match="at least one game"):
        BatchEnv("harbours", 0)
    env = BatchEnv("harbours", 2)
    batch = env.reset()
    with pytest.raises(IllegalAnswer, match="not possible in game 0"):
        env.step(batch.action_mask.argmin(axis=1))
