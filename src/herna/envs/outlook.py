"""What a learner asks of the rules besides steps: how positions end, and what a search makes of them.

Both take many positions in one call, use all cores and return arrays. Every position has luck of its own, so
the same seed gives the same numbers on one core and on sixteen.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from herna.bots.mcts import Limits, Search
from herna.bots.tree import seedling
from herna.envs.cores import all_cores, shared
from herna.envs.encoding import PLACING, rewards
from herna.games import game as game_of
from herna.kernel.batch import playouts
from herna.kernel.errors import HernaError
from herna.kernel.game import Game
from herna.kernel.rng import Rng, seeded
from herna.kernel.state import State
from herna.kernel.view import redact


class Searched(NamedTuple):
    """What searches found, one position after the other."""

    starts: NDArray[np.int64]
    """Where the options of each position begin; the last number is how many there are in all."""
    options: NDArray[np.int64]
    """The action ids of all options."""
    visits: NDArray[np.int64]
    """How often each was tried: what to play, and what a policy learns."""
    seat: NDArray[np.int64]
    """Who must answer in each position."""
    worths: NDArray[np.float32]
    """One line a position: each seat's share of winning, 0 to 1 and 1 in all: what a value learns."""


def playout_many(
    states: list[State], times: int = 1, seed: int = 0, reward: str = PLACING, processes: int = 0
) -> NDArray[np.float32]:
    """Play positions on at random to their ends; return what each seat was paid on the average."""
    if times < 1:
        raise HernaError(f"positions are played on at least once, not {times} times")
    lucks = own_lucks(states, seed)

    def play(places: range) -> NDArray[np.float32]:
        paid = [mean_reward(states[place], times, lucks[place], reward) for place in places]
        return np.array(paid, np.float32).reshape(len(places), -1)

    return np.concatenate(shared(play, len(states), processes or all_cores()))


def mean_reward(state: State, times: int, luck: Rng, reward: str) -> list[float]:
    """Play one position on so many times; return what each seat was paid on the average."""
    paid = [rewards(end, reward) for end in playouts([state] * times, luck)]
    return [sum(each) / times for each in zip(*paid, strict=True)]


def search_many(key: str, states: list[State], rounds: int, seed: int = 0, processes: int = 0) -> Searched:
    """Search each position for so many rounds, from what the seat to answer sees."""
    if rounds < 1:
        raise HernaError(f"a search lasts at least one round, not {rounds}")
    lucks, game = own_lucks(states, seed), game_of(key)

    def search(places: range) -> list[Searched]:
        return [search_one(game, states[place], rounds, lucks[place]) for place in places]

    found = [each for part in shared(search, len(states), processes or all_cores()) for each in part]
    lengths = [len(each.options) for each in found]
    return Searched(
        np.concatenate([[0], np.cumsum(lengths)]),
        np.concatenate([each.options for each in found]),
        np.concatenate([each.visits for each in found]),
        np.concatenate([each.seat for each in found]),
        np.stack([each.worths for each in found]),
    )


def search_one(game: Game[Any], state: State, rounds: int, luck: Rng) -> Searched:
    """Think about one position for so many rounds, knowing only what the player who is asked may see."""
    asked = state.pending
    if asked is None or asked.seat < 0:
        raise HernaError("nobody is asked in this position, so there is nothing to search for")
    search = Search(game, redact(state, asked.seat), asked, luck, seedling(state.seats))
    search.run(Limits(rounds), thorough=True)
    tried = [edge for edge in search.edges if edge.visits]
    totals = np.sum([edge.totals for edge in tried], axis=0)
    return Searched(
        np.array([0, len(asked.options)], np.int64),
        np.array(list(asked.options), np.int64),
        np.array([edge.visits for edge in search.edges], np.int64),
        np.array([asked.seat], np.int64),
        (totals / sum(edge.visits for edge in tried)).astype(np.float32),
    )


def own_lucks(states: list[State], seed: int) -> list[Rng]:
    """Return luck for each position, which does not depend on who works on it."""
    if not states:
        raise HernaError("there are no positions to look at")
    luck = seeded(seed)
    return [luck.split() for _state in states]
