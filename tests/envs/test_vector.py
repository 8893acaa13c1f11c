"""One seat learns at many tables, by Gymnasium's rules for vector environments."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from numpy.typing import NDArray

from envs.tables import SMALLEST
from herna.envs.gym import HernaEnv
from herna.envs.vector import HernaVectorEnv
from herna.kernel.errors import HernaError


def places(mask: NDArray[np.int8], draws: np.random.Generator) -> NDArray[np.int64]:
    """Return an allowed answer of each table."""
    found: NDArray[np.int64] = (draws.random(len(mask)) * mask.sum(axis=1)).astype(np.int64)
    return found


@pytest.mark.parametrize(("key", "seats"), SMALLEST)
def test_every_game_is_a_vector_environment(key: str, seats: int) -> None:
    env, draws = HernaVectorEnv(key, 3, seats, menu=True), np.random.default_rng(1)
    seen, info = env.reset(seed=3)
    for _step in range(25):
        assert env.observation_space.contains(seen)
        actions = places(info["action_mask"], draws)
        assert env.action_space.contains(actions)
        seen, paid, over, cut, info = env.step(actions)
        assert (paid.shape, over.shape, cut.shape) == ((3,), (3,), (3,))
        assert not cut.any()
    env.close()


def test_the_same_seed_gives_the_same_games() -> None:
    found = []
    for _time in range(2):
        env, draws = HernaVectorEnv("harbours", 4), np.random.default_rng(1)
        seen, info = env.reset(seed=9)
        lines = [seen]
        for _step in range(60):
            seen, _paid, _over, _cut, info = env.step(places(info["action_mask"], draws))
            lines.append(seen)
        found.append(np.array(lines))
    assert (found[0] == found[1]).all()


class ByPlace(gymnasium.ActionWrapper[Any, Any, Any]):
    """One table, answered by places as many tables are."""

    def action(self, action: Any) -> int:
        """Return the action id that stands at a place."""
        table: HernaEnv = self.unwrapped  # type: ignore[assignment]
        assert table.table.pending is not None
        return int(table.table.pending.options[int(action)])


def theirs(count: int) -> SyncVectorEnv:
    """Return as many single tables in the vector environment that Gymnasium itself makes of them."""
    one = lambda: ByPlace(HernaEnv("harbours", 3, 1))  # noqa: E731
    return SyncVectorEnv([one] * count, autoreset_mode=AutoresetMode.SAME_STEP)


@pytest.mark.parametrize("seed", [11, [5, 50, 500]])
def test_many_tables_are_what_gymnasium_makes_of_single_ones(seed: int | list[int | None]) -> None:
    """Observations, rewards, ends and last observations of some games after the other, bit by bit."""
    own, other, draws = HernaVectorEnv("harbours", 3, 3, 1), theirs(3), np.random.default_rng(1)
    (seen, info), (shown, _info), ended = own.reset(seed=seed), other.reset(seed=seed), 0
    for step in range(150):
        assert (seen == shown["observation"]).all()
        actions = places(info["action_mask"], draws)
        seen, paid, over, cut, info = own.step(actions)
        shown, their_pay, their_ends, their_cuts, told = other.step(actions)
        assert (paid == their_pay).all()
        assert (over == their_ends).all()
        assert (cut == their_cuts).all()
        for place in np.flatnonzero(over):
            assert (info["final_obs"][place] == told["final_obs"][place]["observation"]).all()
        ended += int(over.sum())
        if step == 75:  # set again without a seed: the next games of the same luck
            (seen, info), (shown, _info) = own.reset(), other.reset()
    assert ended > 3


def test_wrappers_count_finished_games() -> None:
    """Gymnasium's own statistics see every game that ends, and what it was worth."""
    env, draws = RecordEpisodeStatistics(HernaVectorEnv("harbours", 4, 2)), np.random.default_rng(2)
    assert env.unwrapped.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    _seen, info = env.reset(seed=1)
    ended = 0
    for _step in range(200):
        _seen, paid, over, _cut, info = env.step(places(info["action_mask"], draws))
        if over.any():
            ended += int(over.sum())
            assert (info["_final_obs"] == over).all()
            assert info["final_obs"][over].any(axis=1).all()
            assert (info["final_info"]["rewards"][over, 0] == paid[over]).all()
            assert info["episode"]["r"][over] == pytest.approx(paid[over])
    assert ended > 3


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(HernaError, match="no seat 2 at a table of 2"):
        HernaVectorEnv("harbours", seat=2)
    with pytest.raises(HernaError, match="make the environment with answers="):
        HernaVectorEnv("harbours", answers=1).reset(seed=1)
    with pytest.raises(HernaError, match="2 tables want as many seeds, not 3"):
        HernaVectorEnv("harbours", 2).reset(seed=[1, 2, 3])
