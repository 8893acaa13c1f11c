"""Gymnasium's own check, and what it does not ask."""

from __future__ import annotations

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from envs.tables import SMALLEST, TABLES
from herna.envs.gym import ILLEGAL, HernaEnv, register
from herna.kernel.errors import HernaError


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_official_check(key: str, seats: int) -> None:
    """``check_env``, for every game and number of seats."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(HernaEnv(key, seats), skip_render_check=True)


@pytest.mark.parametrize(("key", "seats"), SMALLEST)
def test_registered_games_can_be_made_by_name(key: str, seats: int) -> None:
    """With a version, as Gymnasium wants it."""
    register()
    register()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env = gymnasium.make(f"herna/{key}-v1", seats=seats, disable_env_checker=True)
    assert isinstance(env.unwrapped, HernaEnv)
    assert env.unwrapped.game.key == key


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_whole_game_against_bots(seat: int) -> None:
    """The learner answers whenever its seat is asked, and is paid at the end only."""
    env = HernaEnv("harbours", 3, seat, ("random", "greedy"))
    seen, _info = env.reset(seed=5)
    rng = np.random.default_rng(2)
    over, paid, steps = False, 0.0, 0
    while not over:
        assert paid == 0
        assert env.table.pending is not None
        assert env.table.pending.seat == seat
        seen, paid, over, truncated, info = env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
        assert not truncated
        assert "illegal" not in info
        steps += 1
    assert steps > 10
    assert paid in (-1, 0, 1)
    with pytest.raises(HernaError, match="the game is over"):
        env.step(0)
    env.close()


def test_the_same_seed_is_the_same_game() -> None:
    """Bots included; another seed is another game."""
    observed = []
    for seed in (7, 7, 8):
        env = HernaEnv("harbours", 2, 1)
        seen, _info = env.reset(seed=seed)
        for _ in range(5):
            seen, *_rest = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        observed.append(seen["observation"].tolist())
    assert observed[0] == observed[1]
    assert observed[0] != observed[2]


def test_an_action_outside_the_mask_loses() -> None:
    """It says so in the info."""
    env = HernaEnv("harbours", 2)
    seen, _info = env.reset(seed=1)
    _seen, paid, over, _truncated, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (paid, over, info["illegal"]) == (ILLEGAL, True, True)


def test_words_data_and_drawing_for_the_learner() -> None:
    """From its own view."""
    env = HernaEnv("harbours", 2, 1, render_mode="svg")
    env.reset(seed=1)
    plain = env.json()
    assert isinstance(plain, dict)
    assert plain["viewer"] == 1
    assert env.text("cs") != env.text()
    assert str(env.render()).lstrip().startswith("<svg")
    env.render_mode = "ansi"
    assert env.render() == env.text()
    env.render_mode = None
    assert env.render() is None


def test_wrong_tables_are_refused() -> None:
    """With what would do."""
    with pytest.raises(HernaError, match="no seat 2 at a table of 2"):
        HernaEnv("harbours", 2, 2)
    with pytest.raises(HernaError, match="at least one bot"):
        HernaEnv("harbours", 2, 0, ())
