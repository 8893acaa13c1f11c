"""PufferLib's protocol: buffers that the learner owns, and any number at each place of an action."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from envs.tables import SMALLEST
from herna.envs.puffer import BUFFERS, HernaPufferEnv
from herna.envs.vector import HernaVectorEnv
from herna.kernel.errors import HernaError


def buffers(env: Any, count: int) -> dict[str, NDArray[Any]]:
    """Return a part of larger buffers, as a backend gives it to one of several environments."""
    found = {}
    for name in BUFFERS:
        each = getattr(env, name)
        found[name] = np.full((count + 4, *each.shape[1:]), 1, each.dtype)[2 : count + 2]
    return found


@pytest.mark.parametrize(("key", "seats"), SMALLEST)
def test_any_numbers_play_every_game(key: str, seats: int) -> None:
    """As a policy does that knows nothing of masks."""
    env, draws = HernaPufferEnv(key, 3, seats), np.random.default_rng(1)
    seen, told = env.reset(seed=2)
    assert (env.num_agents, told) == (3, [])
    for _step in range(30):
        assert env.observation_space.contains(seen)
        actions = draws.integers(env.single_action_space.n, size=3)
        assert env.action_space.contains(actions)
        seen, paid, over, cut, told = env.step(actions)
        assert (paid.dtype.name, over.dtype.name, bool(cut.any())) == ("float32", "bool", False)
        assert len(told) == over.sum()
    env.close()


def test_everything_is_written_into_the_learners_buffers() -> None:
    """And nothing beside them: they are a part of larger ones."""
    own = buffers(HernaPufferEnv("harbours", 3), 3)
    env = HernaPufferEnv("harbours", 3, buf=own, seed=7)
    env.async_reset()
    for _step in range(60):
        seen, paid, over, cut, _told, agents, masks = env.recv()
        for name, each in zip(BUFFERS, (seen, paid, over, cut, masks), strict=False):
            assert each is own[name]
            assert each.base is not None
            assert (each.base[:2] == 1).all()
            assert (each.base[-2:] == 1).all()
        assert (agents.tolist(), masks.all()) == ([0, 1, 2], True)
        own["actions"][:] = 5
        env.send(own["actions"])
    assert env.driver_env is env
    assert not env.emulated
    assert not env.done


def test_the_games_are_those_of_gymnasium() -> None:
    """With places counted round and round; a game that ends is paid and told."""
    env, other = HernaPufferEnv("harbours", 4, 3, 2, seed=9), HernaVectorEnv("harbours", 4, 3, 2, menu=True)
    (seen, _told), (expected, info), draws = env.reset(), other.reset(seed=9), np.random.default_rng(3)
    ended = 0
    for _step in range(150):
        assert (seen == expected).all()
        actions = draws.integers(1000, size=4)
        seen, paid, over, _cut, told = env.step(actions)
        counts = info["action_mask"].sum(axis=1)
        expected, their_pay, their_ends, _cuts, info = other.step(actions % counts)
        assert (paid == their_pay).all()
        assert (over == their_ends).all()
        assert [each["episode_return"] for each in told] == paid[over].tolist()
        ended += len(told)
    assert ended > 3


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(HernaError, match="no seat 2 at a table of 2"):
        HernaPufferEnv("harbours", seat=2)
    with pytest.raises(HernaError, match="call reset"):
        HernaPufferEnv("harbours", 1).step(np.zeros(1, np.int64))
