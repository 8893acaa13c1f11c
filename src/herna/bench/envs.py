"""What a learner gets: steps of a batch, each with its observation and its options.

Every table is answered at random by one call of NumPy, so what is timed is the environment and nothing else:
on one core by the processor's time, over several processes by the clock, beside one such process.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import Final

TABLES: Final = 64
WARMING: Final = 50
"""Steps before the clock starts."""
STRETCH: Final = 200
"""Steps between two looks at the clock."""
TABLES_EACH: Final = 512
"""Tables of each process, where there are several: so many that whoever answers keeps up with all."""


@dataclass(frozen=True)
class Stepping:
    """How fast a learner can step a game."""

    name: str
    seats: int
    width: int
    """Numbers in an observation."""
    options: float
    """Answers to choose from, on the average."""
    steps_per_s: float
    """Answers given and looked at, over all tables, in a second of processor time."""
    alone_per_s: float = 0.0
    """The same by the clock, with one process that plays and one that answers."""
    together_per_s: float = 0.0
    """The same with all the processes that were asked for."""


def stepping(key: str, seats: int, seconds: float, processes: int = 0) -> Stepping:
    """Step a batch at random for some seconds, in this build; by several processes, too, if that is asked."""
    found = on_one_core(key, seats, seconds)
    if not processes:
        return found
    alone, together = (by_processes(key, seats, seconds, each) for each in (1, processes))
    return replace(found, alone_per_s=alone, together_per_s=together)


def on_one_core(key: str, seats: int, seconds: float) -> Stepping:
    """Step a batch in this process."""
    import numpy as np

    from herna.envs.batch import BatchEnv

    env, draws = BatchEnv(key, TABLES, seats), np.random.default_rng(1)
    batch = env.reset(1)
    for _step in range(WARMING):
        batch = env.step(batch.random(draws))
    steps = options = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or not steps:
        for _step in range(STRETCH):
            batch = env.step(batch.random(draws))
            options += len(batch.options)
        steps += STRETCH * TABLES
    return Stepping(key, seats, int(env.width), round(options / steps, 2), round(steps / spent))


def by_processes(key: str, seats: int, seconds: float, processes: int) -> float:
    """Let so many processes play, each answered as soon as it asks; return the steps of all in a second."""
    import numpy as np

    from herna.envs.many import ManyEnv

    draws = np.random.default_rng(1)
    with ManyEnv(key, TABLES_EACH, processes, seats) as env:
        batches = env.reset(1)
        for _step in range(WARMING):
            batches = env.step([batch.random(draws) for batch in batches])
        for worker, batch in enumerate(batches):
            env.send(worker, batch.random(draws))
        steps, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds or not steps:
            worker, batch = env.recv()
            env.send(worker, batch.random(draws))
            steps += TABLES_EACH
        for _worker in range(processes):
            env.recv()
    return round(steps / spent)
