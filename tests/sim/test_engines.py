"""The same results wherever games are played, and nothing lost with a worker."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from herna.kernel.errors import HernaError
from herna.sim.engines import Engine, engine, run
from herna.sim.play import CHUNK, play_many, study
from workers import always_dies, dies_once, square


@pytest.mark.parametrize("by", [Engine(), Engine("pool", 2)], ids=["process", "pool"])
def test_results_come_in_order(by: Engine) -> None:
    """However many work on them."""
    assert list(run(square, range(40), by)) == [number * number for number in range(40)]


def test_only_a_few_portions_are_taken_ahead() -> None:
    """A million portions are never all in memory."""
    taken: list[int] = []

    def portions() -> Iterator[int]:
        for number in range(1000):
            taken.append(number)
            yield number

    results = run(square, portions(), Engine("pool", 2))
    assert next(results) == 0
    assert len(taken) < 10
    results.close()  # type: ignore[attr-defined]  # a generator


def test_a_dead_workers_games_are_played_again(tmp_path: Path) -> None:
    """None is lost and none comes twice."""
    task = partial(dies_once, str(tmp_path))
    assert list(run(task, range(20), Engine("pool", 2))) == list(range(20))
    assert (tmp_path / "dead").exists()


def test_work_that_kills_every_worker_is_given_up() -> None:
    """With a sentence, not for ever."""
    with pytest.raises(HernaError, match="workers in a row died"):
        list(run(always_dies, range(3), Engine("pool", 1)))


def test_ray_gives_the_same_games() -> None:
    """Game by game, on a cluster of this machine."""
    wanted = study("harbours", 2, 2 * CHUNK + 5, seed=3)
    assert list(play_many(wanted, Engine("ray", 2))) == list(play_many(wanted))


def test_engines_by_name() -> None:
    """Several jobs mean a pool; what does not fit together is refused."""
    assert engine().kind == "process"
    assert engine(jobs=3) == Engine("pool", 3)
    assert engine("ray", 1, "10.0.0.1:6379").address == "10.0.0.1:6379"
    with pytest.raises(HernaError, match="no engine 'gpu'; there are: process, pool, ray"):
        engine("gpu")
    with pytest.raises(HernaError, match="add --engine ray"):
        engine("", 2, "somewhere")
