"""What a learner gets: steps of a batch on one core, each with its observation and its options.

Every table is answered at random by one call of NumPy, so what is timed is the environment and nothing else.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from herna.bench.peers import Peer, installed, measured

TABLES: Final = 64
WARMING: Final = 50
"""Steps before the clock starts."""
STRETCH: Final = 200
"""Steps between two looks at the clock."""
OPENSPIEL_GAMES: Final = ("hearts", "spades", "gin_rummy", "connect_four")


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


def stepping(key: str, seats: int, seconds: float) -> Stepping:
    """Step a batch at random for some seconds, in this process and this build."""
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


def other_environments(seconds: float) -> Iterator[Peer]:
    """Measure OpenSpiel with an observation and the legal actions at each step, where it is installed."""
    spiel = installed("pyspiel")
    if spiel is None:
        return
    import random

    for name in OPENSPIEL_GAMES:
        loaded = spiel.load_game(name)

        def play(loaded: Any = loaded) -> int:
            state, decisions = loaded.new_initial_state(), 0
            while not state.is_terminal():
                actions = state.legal_actions()
                if not state.is_chance_node():
                    decisions += 1
                    state.observation_tensor(state.current_player())
                state.apply_action(random.choice(actions))
            return decisions

        yield measured("OpenSpiel with observations", name, play, seconds)
