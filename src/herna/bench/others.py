"""What learners get from other environments, in the same run: observations and legal actions at every step.

Whatever is installed is measured, nothing is required: OpenSpiel, PettingZoo's classic games, and Pgx, which
steps many tables in one compiled call as ours does.
"""

from __future__ import annotations

import random
import time
import warnings
from collections.abc import Iterator
from typing import Any, Final

from herna.bench.peers import Peer, installed, measured, pettingzoo

OPENSPIEL_GAMES: Final = ("hearts", "spades", "gin_rummy", "connect_four")
PGX_GAMES: Final = ("connect_four", "backgammon", "sparrow_mahjong")
PGX_TABLES: Final = 64


def other_environments(seconds: float) -> Iterator[Peer]:
    """Measure every environment that is installed."""
    for find in (openspiel, classics, pgx):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield from find(seconds)


def openspiel(seconds: float) -> Iterator[Peer]:
    """Measure OpenSpiel with what a player observes, or knows where that is all it gives."""
    spiel = installed("pyspiel")
    if spiel is None:
        return
    for name in OPENSPIEL_GAMES:
        loaded = spiel.load_game(name)
        observes = loaded.get_type().provides_observation_tensor
        look = spiel.State.observation_tensor if observes else spiel.State.information_state_tensor

        def play(loaded: Any = loaded, look: Any = look) -> int:
            state, decisions = loaded.new_initial_state(), 0
            while not state.is_terminal():
                actions = state.legal_actions()
                if not state.is_chance_node():
                    decisions += 1
                    look(state, state.current_player())
                state.apply_action(random.choice(actions))
            return decisions

        yield measured("OpenSpiel with observations", name, play, seconds)


def classics(seconds: float) -> Iterator[Peer]:
    """Measure PettingZoo's classic games as its guide plays them: a space samples under the mask."""
    return pettingzoo(seconds, lambda env, agent, mask: env.action_space(agent).sample(mask))


def pgx(seconds: float) -> Iterator[Peer]:
    """Measure Pgx on the processor: tables side by side, finished ones set again, in one compiled call."""
    engine, jax = installed("pgx"), installed("jax")
    if engine is None or jax is None:
        return
    for name in PGX_GAMES:
        yield pgx_game(engine, jax, name, seconds)


def pgx_game(engine: Any, jax: Any, name: str, seconds: float) -> Peer:
    """Step one of Pgx's games at random for some seconds."""
    env = engine.make(name)
    step = engine.experimental.auto_reset(env.step, env.init)

    def one(state: Any, key: Any) -> Any:
        legal = jax.numpy.log(state.legal_action_mask.astype("float32"))
        return step(state, jax.random.categorical(key, legal), key)

    many = jax.jit(jax.vmap(one))
    keys = jax.random.split(jax.random.PRNGKey(1), PGX_TABLES)
    state = jax.jit(jax.vmap(env.init))(keys)
    state = many(state, keys)
    steps, ends, start = 0, 0, time.process_time()
    while (spent := time.process_time() - start) < seconds or not steps:
        keys = jax.random.split(keys[0], PGX_TABLES)
        state = many(state, keys)
        state.observation.block_until_ready()
        ends += int(state.terminated.sum())
        steps += PGX_TABLES
    return Peer("Pgx", name, round(steps / spent), round(ends / spent, 2))
