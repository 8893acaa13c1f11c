"""Tables in several processes play the games that they would play in one."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import numpy as np
import pytest

from herna.envs.batch import Batch, BatchEnv
from herna.envs.many import ManyEnv
from herna.kernel.errors import HernaError

COUNT = 3


@pytest.fixture
def many() -> Iterator[ManyEnv]:
    """Two processes with some tables of Harbours each."""
    with ManyEnv("harbours", COUNT, workers=2, seats=2) as found:
        yield found


def alike(one: Batch, two: Batch) -> bool:
    """Whether two batches ask the same."""
    return all((here == there).all() for here, there in zip(one.arrays(), two.arrays(), strict=True))


def test_the_same_seeds_give_the_same_games_in_any_process(many: ManyEnv) -> None:
    alone, draws = [BatchEnv("harbours", COUNT) for _worker in range(2)], np.random.default_rng(5)
    expected, got = [env.reset(7 + place * COUNT) for place, env in enumerate(alone)], many.reset(7)
    ended = 0
    for _step in range(150):
        assert all(map(alike, expected, got))
        places = [batch.random(draws) for batch in expected]
        expected = [env.step(own) for env, own in zip(alone, places, strict=True)]
        got = many.step(places)
        ended += sum(int(batch.done.sum()) for batch in got)
    assert ended > 0


def test_one_process_is_answered_while_the_other_waits(many: ManyEnv) -> None:
    alone, draws = BatchEnv("harbours", COUNT), np.random.default_rng(6)
    expected = alone.reset(1)
    waiting = many.reset(1)[1].observation.copy()
    for _step in range(20):
        places = expected.random(draws)
        expected = alone.step(places)
        many.send(0, places)
        place, got = many.recv()
        assert place == 0
        assert alike(got, expected)
    assert (many.workers[1].arrays[0] == waiting).all()


def test_a_wrong_answer_is_refused_and_the_process_goes_on(many: ManyEnv) -> None:
    first = [batch.observation.copy() for batch in many.reset(2)]
    with pytest.raises(HernaError, match="3 tables want as many answers, not 2"):
        many.send(0, np.zeros(2, np.int64))
    many.send(0, np.array([0, 0, 999]))
    with pytest.raises(HernaError, match="no option 999 in game 2"):
        many.recv()
    assert (many.workers[0].arrays[0] == first[0]).all()
    many.send(0, np.zeros(COUNT, np.int64))
    assert many.recv()[0] == 0


def test_a_process_that_ends_is_named(many: ManyEnv) -> None:
    many.reset()
    ended = many.workers[1].process
    assert ended.pid is not None
    os.kill(ended.pid, signal.SIGKILL)
    ended.join()
    with pytest.raises(HernaError, match="has ended"):
        many.recv()


def test_somebody_must_play() -> None:
    with pytest.raises(HernaError, match="at least one process"):
        ManyEnv("harbours", 1, workers=0)
