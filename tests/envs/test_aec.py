"""PettingZoo's own suite, and what it does not ask."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from envs.tables import SMALLEST, TABLES
from herna.envs import aec
from herna.kernel.errors import BadSetup, HernaError, IllegalAnswer


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_official_suite(key: str, seats: int) -> None:
    """``api_test``, for every game and number of seats."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        api_test(aec.env(key, seats), num_cycles=60)


@pytest.mark.parametrize(("key", "seats"), SMALLEST)
def test_the_same_seed_plays_the_same(key: str, seats: int) -> None:
    """``seed_test``."""
    seed_test(lambda: aec.env(key, seats), num_cycles=20)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_game_ends_with_rewards_that_sum_to_nothing(key: str, seats: int) -> None:
    """Each seat is paid once, between -1 and 1, and the best of them above zero unless all are equal."""
    env = aec.env(key, seats)
    env.reset(seed=3)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(1)
    for agent in env.agent_iter():
        seen, reward, over, _truncated, info = env.last()
        paid[agent] += float(reward)
        assert seen is not None
        assert (seen["action_mask"] == info["action_mask"]).all()
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert sum(paid.values()) == pytest.approx(0)
    assert all(-1 <= value <= 1 for value in paid.values())
    assert max(paid.values()) > 0 or len(set(paid.values())) == 1


def test_only_the_seat_that_is_asked_may_act() -> None:
    """The others' masks are empty."""
    env = aec.env("harbours", 3)
    env.reset(seed=1)
    for agent in env.possible_agents:
        assert bool(env.observe(agent)["action_mask"].any()) == (agent == env.agent_selection)


def test_an_action_outside_the_mask_is_refused() -> None:
    """And the game stays as it was."""
    env = aec.env("harbours", 2)
    env.reset(seed=1)
    before = env.observe(env.agent_selection)["observation"]
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    for action in (illegal, None):
        with pytest.raises(IllegalAnswer, match="use the mask"):
            env.step(action)
    assert (env.observe(env.agent_selection)["observation"] == before).all()


def test_observations_in_words_and_as_data() -> None:
    """In either language, and drawn."""
    env = aec.env("harbours", 2, render_mode="svg")
    env.reset(seed=1)
    assert env.text("seat_0") != env.text("seat_0", "cs")
    plain = env.json("seat_0")
    assert isinstance(plain, dict)
    assert plain["viewer"] == 0
    assert "rng" not in plain
    assert (env.render() or "").lstrip().startswith("<svg")
    assert "<svg" not in (aec_in_words().render() or "<svg")
    assert aec.env("harbours", 2).render() is None
    env.close()


def aec_in_words() -> aec.HernaAEC:
    """Return a table that is rendered in words."""
    env = aec.env("harbours", 2, render_mode="ansi")
    env.reset(seed=1)
    return env


def test_wrong_tables_are_refused() -> None:
    """Before anything is played."""
    with pytest.raises(BadSetup):
        aec.env("harbours", 9)
    with pytest.raises(HernaError, match="call reset"):
        aec.env("harbours", 2).observe("seat_0")
