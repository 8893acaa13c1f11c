"""Many games at once, for self-play: each step answers one choice in every game."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import DTypeLike, NDArray

from herna.envs.encoding import PLACING, Mask, features, numbers, rewards, small_numbers
from herna.games import game as game_of
from herna.kernel.batch import Batch as Tables
from herna.kernel.errors import HernaError, IllegalAnswer
from herna.kernel.game import Game, Setup
from herna.kernel.rng import seeded
from herna.kernel.state import State


class Batch(NamedTuple):
    """What all games ask now, and what has just been finished."""

    observation: NDArray[Any]
    """One line a game: what the seat to answer knows."""
    starts: NDArray[np.int64]
    """Where the options of each game begin in ``options``; the last number is how many there are in all."""
    options: NDArray[np.int64]
    """The action ids of all options, one game's after the other's."""
    seat: NDArray[np.int64]
    """Who must answer in each game."""
    done: NDArray[np.bool_]
    """Which games ended with the last step; they have begun anew."""
    rewards: NDArray[np.float32]
    """One line a game: what each seat was paid, 0 unless the game is done."""

    @property
    def counts(self) -> NDArray[np.int64]:
        """How many options each game has."""
        found: NDArray[np.int64] = np.diff(self.starts)
        return found

    def random(self, draws: np.random.Generator) -> NDArray[np.int64]:
        """Return an option of each game by its place, all equally likely."""
        found: NDArray[np.int64] = (draws.random(len(self.seat)) * self.counts).astype(np.int64)
        return found


class BatchEnv:
    """So many tables of one game; a finished one is set again with the next seed."""

    def __init__(
        self,
        game: str,
        count: int,
        seats: int = 2,
        variants: dict[str, str] | None = None,
        reward: str = PLACING,
        dtype: DTypeLike = np.int16,
    ) -> None:
        self.game: Game[Any] = game_of(game)
        self.setup = self.game.check(Setup(seats, variants or {}))
        if count < 1:
            raise HernaError(f"a batch needs at least one game, not {count}")
        self.count = count
        self.reward = reward
        self.dtype = np.dtype(dtype)
        self.width = self.game.width(seats)
        self.tables: Tables | None = None
        self.nobody_done = np.zeros(count, np.bool_)
        self.nobody_paid = np.zeros((count, seats), np.float32)

    def reset(self, seed: int = 0) -> Batch:
        """Set every table; the same seed sets the same ones."""
        self.tables = Tables(self.game, self.setup, self.count, seeded(seed))
        return self.look(self.tables)

    def step(self, places: NDArray[np.int64]) -> Batch:
        """Answer in every game with one of its options, by its place among them."""
        tables = self.playing()
        tables.step(places.tolist())
        return self.look(tables)

    def act(self, actions: NDArray[np.int64]) -> Batch:
        """Answer in every game with one of its options, by its action id."""
        return self.step(self.places(actions))

    def places(self, actions: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return where each game's action is among its options; complain if it is not."""
        tables = self.playing()
        starts, options = numbers(tables.starts), numbers(tables.options)
        found = np.flatnonzero(options == np.repeat(actions, np.diff(starts)))
        games = np.searchsorted(starts, found, side="right") - 1
        missing = np.setdiff1d(np.arange(self.count), games)
        if len(missing):
            game = int(missing[0])
            raise IllegalAnswer(f"action {actions[game]} is not possible in game {game}; look at its options")
        places: NDArray[np.int64] = found - starts[:-1]
        return places

    def mask(self, batch: Batch) -> Mask:
        """Return one line a game, a 1 for each action that may be taken; it is large, so made only here."""
        mask = np.zeros((self.count, int(self.game.verbs.size)), np.int8)
        mask[np.repeat(np.arange(self.count), batch.counts), batch.options] = 1
        return mask

    def features(self, batch: Batch) -> NDArray[np.int16]:
        """Return four numbers for each option: its verb, the kind it points at, the target and the value."""
        found: NDArray[np.int16] = features(self.game)[batch.options]
        return found

    def states(self) -> list[State]:
        """Return copies of all positions, to play on or to search from."""
        return [state.copy() for state in self.playing().tables]

    def playing(self) -> Tables:
        """Return the tables, once they are set."""
        if self.tables is None:
            raise HernaError("call reset() before anything else")
        return self.tables

    def look(self, tables: Tables) -> Batch:
        """Gather what every game asks."""
        observed = small_numbers(tables.lines).reshape(self.count, self.width)
        done, paid = self.nobody_done, self.nobody_paid
        if tables.ended:
            done, paid = done.copy(), paid.copy()
            for place, state in enumerate(tables.finished):
                if state is not None and state.outcome is not None:
                    done[place], paid[place] = True, rewards(state.outcome, self.reward)
        return Batch(
            observed if observed.dtype == self.dtype else observed.astype(self.dtype),
            numbers(tables.starts).copy(),
            numbers(tables.options),
            numbers(tables.seats).copy(),
            done,
            paid,
        )
