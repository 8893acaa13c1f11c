"""Many positions played on and searched in one call."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from envs.tables import SMALLEST
from herna.bots.mcts import Limits, Search
from herna.bots.tree import seedling
from herna.envs.batch import BatchEnv
from herna.envs.cores import all_cores, shared, shares
from herna.envs.outlook import playout_many, search_many
from herna.kernel.dump import dump
from herna.kernel.errors import HernaError
from herna.kernel.rng import seeded
from herna.kernel.state import State
from herna.kernel.view import redact
from quotes import blocks


def positions(key: str, seats: int, count: int = 3, steps: int = 12) -> list[State]:
    """Return positions a little way into random games."""
    env, draws = BatchEnv(key, count, seats), np.random.default_rng(5)
    batch = env.reset(seed=2)
    for _step in range(steps):
        batch = env.step(batch.random(draws))
    return env.states()


@pytest.mark.parametrize(("key", "seats"), SMALLEST)
def test_positions_are_played_on_the_same_on_any_number_of_cores(key: str, seats: int) -> None:
    """And stay as they were."""
    states = positions(key, seats)
    before = [dump(state) for state in states]
    alone = playout_many(states, times=2, seed=4, processes=1)
    assert alone.shape == (3, seats)
    assert np.allclose(alone.sum(axis=1), 0, atol=1e-6)
    assert (playout_many(states, times=2, seed=4, processes=3) == alone).all()
    assert [dump(state) for state in states] == before


@pytest.mark.parametrize(("key", "seats"), SMALLEST)
def test_positions_are_searched_the_same_on_any_number_of_cores(key: str, seats: int) -> None:
    """With as many visits as rounds, and options where ``starts`` says."""
    states = positions(key, seats)
    alone = search_many(key, states, rounds=6, seed=4, processes=1)
    assert alone.seat.tolist() == [state.pending.seat for state in states if state.pending]
    for place, state in enumerate(states):
        assert state.pending is not None
        own = slice(alone.starts[place], alone.starts[place + 1])
        assert alone.options[own].tolist() == list(state.pending.options)
        assert alone.visits[own].sum() == 6
    assert np.allclose(alone.worths.sum(axis=1), 1, atol=1e-5)
    many = search_many(key, states, rounds=6, seed=4, processes=2)
    pairs: list[tuple[Any, Any]] = list(zip(alone, many, strict=True))
    for one, other in pairs:
        assert np.array_equal(one, other)


def test_a_search_from_outside_is_the_bots_own() -> None:
    """Its visits are those of a search from the view of the seat to answer."""
    env = BatchEnv("harbours", 1)
    env.reset(seed=3)
    state = env.states()[0]
    assert state.pending is not None
    seen = redact(state, state.pending.seat)
    own = Search(env.game, seen, state.pending, seeded(7).split(), seedling(2))
    own.run(Limits(20), thorough=True)
    assert search_many("harbours", [state], 20, seed=7).visits.tolist() == [edge.visits for edge in own.edges]


def test_other_luck_gives_other_ends() -> None:
    states = positions("harbours", 3, count=8, steps=2)
    assert (playout_many(states, seed=1) != playout_many(states, seed=2)).any()
    assert (playout_many(states, reward="margin") != playout_many(states)).any()


def test_luck_of_the_table_is_new_in_every_playout() -> None:
    """A die that is still to be rolled is not known to whoever plays a position on."""
    state = positions("arcs", 2, count=1, steps=0)[0]
    assert len({tuple(playout_many([state], reward="margin", seed=seed)[0]) for seed in range(6)}) > 1


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (lambda states: playout_many(states, times=0), "at least once, not 0"),
        (lambda states: playout_many([]), "no positions"),
        (lambda states: playout_many(states, reward="fame"), "not by 'fame'"),
        (lambda states: playout_many(states, reward="fame", processes=2), "not by 'fame'"),
        (lambda states: search_many("harbours", states, 0), "at least one round, not 0"),
        (lambda _states: shared(len, 4, 0), "at least one process, not 0"),
    ],
)
def test_what_cannot_be_done_is_said(asked: Callable[[list[State]], Any], said: str) -> None:
    with pytest.raises(HernaError, match=said):
        asked(positions("harbours", 2, count=2))


def test_a_finished_game_is_not_searched() -> None:
    state = positions("harbours", 2, count=1)[0]
    state.pending = None
    with pytest.raises(HernaError, match="nobody is asked"):
        search_many("harbours", [state], 5)


def test_every_place_is_worked_on_once() -> None:
    for count in (1, 5, 16):
        for processes in (1, 2, 7, 40):
            parts = list(shares(count, processes))
            assert [place for part in parts for place in part] == list(range(count))
            assert max(map(len, parts)) - min(map(len, parts)) <= 1
    assert all_cores() >= 1


def test_a_process_that_ends_early_is_noticed() -> None:
    def leave(_part: range) -> int:
        raise SystemExit(3)

    with pytest.raises(HernaError, match="ended before"):
        shared(leave, 2, 2)


def test_what_the_documentation_shows_runs() -> None:
    """And a policy made of visits sums to one for each position."""
    (shown,) = [block.code for block in blocks() if "herna.envs.outlook" in block.code]
    env = BatchEnv("ahoy", 3)
    env.reset(seed=1)
    names: dict[str, Any] = {"env": env, "np": np}
    exec(shown.replace("rounds=50", "rounds=5"), names)
    assert names["paid"].shape == names["value"].shape == (3, 2)
    assert np.allclose(np.add.reduceat(names["policy"], names["found"].starts[:-1]), 1)
