"""The same seed gives the same games through every interface, bit by bit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import pyspiel
import pytest
from numpy.typing import NDArray

from envs.tables import SMALLEST, TABLES
from herna.envs import aec, spiel
from herna.envs.batch import Batch, BatchEnv
from herna.envs.encoding import rewards
from herna.envs.gym import HernaEnv
from herna.envs.many import ManyEnv
from herna.envs.puffer import HernaPufferEnv
from herna.envs.vector import HernaVectorEnv
from herna.games import game
from herna.kernel.engine import roll, settle, take
from herna.kernel.game import Setup
from herna.kernel.rng import seeded

SEED, MOST = 20, 120
"""Which game, and how many of its answers are looked at."""


class Asked(NamedTuple):
    """What a learner is shown once: who is asked, what it knows and may answer, or what all were paid."""

    seat: int
    seen: list[float]
    options: list[int]
    paid: list[float]


def answer(number: int, options: list[int]) -> int:
    """Return the place that everybody takes: a different one each time, whatever the order of options."""
    return options.index(sorted(options)[number * 7919 % len(options)])


def by_the_rules(key: str, seats: int) -> Iterator[Asked]:
    """Play by the kernel alone."""
    rules: Any = game(key)
    state = rules.new(rules.check(Setup(seats, {})), seeded(SEED).split())
    choice, number = settle(state), 0
    while choice is not None:
        options = [int(option) for option in choice.options]
        yield Asked(int(choice.seat), list(rules.encode(state, choice.seat)), options, [])
        take(state, answer(number, options))
        choice, number = settle(state), number + 1
    yield Asked(-1, [], [], rewards(state.outcome))


def of_batch(batch: Batch, table: int) -> Asked:
    """Return what one table of a batch asks, or how its game ended."""
    if batch.done[table]:
        return Asked(-1, [], [], batch.rewards[table].tolist())
    options = batch.options[batch.starts[table] : batch.starts[table + 1]].tolist()
    return Asked(int(batch.seat[table]), batch.observation[table].tolist(), options, [])


def by_batch(key: str, seats: int) -> Iterator[Asked]:
    """Play the last of three tables; the others take whatever comes first."""
    env = BatchEnv(key, 3, seats)
    batch, number = env.reset(SEED - 2), 0
    while True:
        asked = of_batch(batch, 2)
        yield asked
        batch, number = env.step(np.array([0, 0, answer(number, asked.options)])), number + 1


def by_processes(key: str, seats: int) -> Iterator[Asked]:
    """Play the second table of the second process."""
    with ManyEnv(key, 2, 2, seats) as env:
        batches, number = env.reset(SEED - 3), 0
        while True:
            asked = of_batch(batches[1], 1)
            yield asked
            own = np.array([0, answer(number, asked.options)])
            batches, number = env.step([np.zeros(2, np.int64), own]), number + 1


def by_pettingzoo(key: str, seats: int) -> Iterator[Asked]:
    """Play with agents; the mask says which actions there are, but not in which order."""
    env = aec.env(key, seats)
    env.reset(SEED)
    for number in range(10**6):
        agent = env.agent_selection
        seen, _paid, over, _cut, _info = env.last()
        assert seen is not None
        if over:
            yield Asked(-1, [], [], [env.rewards[each] for each in env.possible_agents])
        options = np.flatnonzero(seen["action_mask"]).tolist()
        yield Asked(env.possible_agents.index(agent), seen["observation"].tolist(), options, [])
        env.step(options[answer(number, options)])


def by_openspiel(key: str, seats: int) -> Iterator[Asked]:
    """Play with chance nodes: the seed by its bytes, dice by the table's own luck."""
    spiel.register()
    state = pyspiel.load_game(f"herna_{key}", {"players": seats}).new_initial_state()
    for byte in SEED.to_bytes(spiel.SEED_NODES, "little"):
        state.apply_action(byte)
    number = 0
    while not state.is_terminal():
        if state.is_chance_node():
            choice = state.table.pending
            state.apply_action(int(choice.options[roll(choice, state.table.rng)]))
            continue
        seat, options = state.current_player(), state.legal_actions()
        yield Asked(seat, list(state.observation_tensor(seat)), options, [])
        state.apply_action(options[answer(number, options)])
        number += 1
    yield Asked(-1, [], [], state.returns())


SORTED = (by_pettingzoo, by_openspiel)
"""Interfaces that give options in the order of their numbers."""


EVERYWHERE = [
    (play, *table)
    for play in (by_batch, by_processes, *SORTED)
    for table in (SMALLEST if play is by_processes else TABLES)
    if table[1] < 4  # how four are paid is no number that rewards of 32 bits hold exactly
]


@pytest.mark.parametrize(("play", "key", "seats"), EVERYWHERE)
def test_all_seats_of_a_seed_play_the_same_game(play: Any, key: str, seats: int) -> None:
    other = play(key, seats)
    for number, expected in enumerate(by_the_rules(key, seats)):
        got = next(other)
        options = sorted(expected.options) if play in SORTED else expected.options
        assert got == expected._replace(options=options), f"at answer {number}"
        if number == MOST:
            break
    other.close()


def seats_of_one(key: str, seat: int) -> Iterator[tuple[list[float], NDArray[Any]]]:
    """Play one seat against random ones by the kernel alone, game after game: what it knows and may do."""
    rules: Any = game(key)
    setup, luck, number = rules.check(Setup(2, {})), seeded(SEED), 0
    while True:
        state = rules.new(setup, luck.split())
        while (choice := settle(state)) is not None:
            if choice.seat == seat:
                yield list(rules.encode(state, seat)), np.array(list(choice.options))
                take(state, number % len(choice.options))
                number += 1
            else:
                take(state, luck.below(len(choice.options)))


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("key", ["harbours", "ahoy", "arcs", "scythe", "smashup"])
def test_one_seat_of_a_seed_meets_the_same_rivals(key: str, seat: int) -> None:
    """In Gymnasium, alone and as the last of three tables, and in PufferLib's protocol."""
    one, many = HernaEnv(key, 2, seat), HernaVectorEnv(key, 3, 2, seat)
    puffer = HernaPufferEnv(key, 3, 2, seat)
    alone, (lines, info), (buffer, _told) = (
        one.reset(seed=SEED)[0],
        many.reset(seed=SEED - 2),
        puffer.reset(SEED - 2),
    )
    for number, (seen, options) in enumerate(seats_of_one(key, seat)):
        assert alone["observation"].tolist() == seen
        assert np.flatnonzero(alone["action_mask"]).tolist() == sorted(options)
        assert lines[2].tolist() == buffer[2, : len(seen)].tolist() == seen
        assert info["action_mask"][2].sum() == len(options)
        place = number % len(options)
        alone, _paid, over, *_rest = one.step(int(options[place]))
        if over:
            alone = one.reset()[0]
        lines, _paids, overs, _cuts, info = many.step(np.array([0, 0, place]))
        buffer, *_rest = puffer.step(np.array([0, 0, place]))
        assert overs[2] == over
        if number == MOST:
            break
