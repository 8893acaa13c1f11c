"""Many games at once, for self-play: each step answers one choice in every game."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from herna.envs.encoding import PLACING, Floats, Mask, numbers, rewards
from herna.games import game as game_of
from herna.kernel.engine import settle, take
from herna.kernel.errors import HernaError, IllegalAnswer
from herna.kernel.game import Game, Setup
from herna.kernel.rng import Rng, seeded
from herna.kernel.state import State
from herna.kernel.view import redact


class Batch(NamedTuple):
    """What all games ask now, and what has just been finished."""

    observation: Floats
    """One line a game: what the seat to answer knows."""
    action_mask: Mask
    """One line a game: a 1 for each action that seat may take."""
    seat: NDArray[np.int64]
    """Who must answer in each game."""
    done: NDArray[np.bool_]
    """Which games ended with the last step; they have begun anew."""
    rewards: Floats
    """One line a game: what each seat was paid, 0 unless the game is done."""


class BatchEnv:
    """So many tables of one game; a finished one is set again with the next seed."""

    def __init__(
        self,
        game: str,
        count: int,
        seats: int = 2,
        variants: dict[str, str] | None = None,
        reward: str = PLACING,
    ) -> None:
        self.game: Game[Any] = game_of(game)
        self.setup = self.game.check(Setup(seats, variants or {}))
        if count < 1:
            raise HernaError(f"a batch needs at least one game, not {count}")
        self.count = count
        self.reward = reward
        self.luck: Rng = seeded(0)
        self.tables: list[State] = []

    def reset(self, seed: int = 0) -> Batch:
        """Set every table; the same seed sets the same ones."""
        self.luck = seeded(seed)
        self.tables = [self.fresh() for _ in range(self.count)]
        return self.look(np.zeros(self.count, np.bool_), np.zeros((self.count, self.setup.seats), np.float32))

    def fresh(self) -> State:
        """Set one table and run it to its first choice."""
        state: State = self.game.new(self.setup, seeded(self.luck.bits() << 32 | self.luck.bits()))
        settle(state)
        return state

    def step(self, actions: NDArray[np.int64]) -> Batch:
        """Answer in every game; ``actions`` holds one action id for each."""
        done = np.zeros(self.count, np.bool_)
        paid = np.zeros((self.count, self.setup.seats), np.float32)
        for place, action in enumerate(actions):
            state = self.tables[place]
            asked = state.pending
            assert asked is not None
            index = np.flatnonzero(numbers(asked.options) == action)
            if len(index) == 0:
                raise IllegalAnswer(f"action {action} is not possible in game {place}; use the mask")
            take(state, int(index[0]))
            if settle(state) is None:
                assert state.outcome is not None
                done[place] = True
                paid[place] = rewards(state.outcome, self.reward)
                self.tables[place] = self.fresh()
        return self.look(done, paid)

    def look(self, done: NDArray[np.bool_], paid: Floats) -> Batch:
        """Gather what every game asks."""
        width, size = self.game.width(self.setup.seats), int(self.game.verbs.size)
        observed = np.zeros((self.count, width), np.float32)
        mask = np.zeros((self.count, size), np.int8)
        seat = np.zeros(self.count, np.int64)
        for place, state in enumerate(self.tables):
            asked = state.pending
            assert asked is not None
            seat[place] = asked.seat
            mask[place, numbers(asked.options)] = 1
            observed[place] = numbers(self.game.encode(redact(state, asked.seat), asked.seat))
        return Batch(observed, mask, seat, done, paid)
