"""Many games at once, for self-play: each step answers one choice in every game."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import DTypeLike, NDArray

from herna.envs.encoding import PLACING, Mask, features, numbers, rewards, small_numbers
from herna.games import game as game_of
from herna.kernel.batch import ALL
from herna.kernel.batch import Batch as Tables
from herna.kernel.errors import HernaError, IllegalAnswer
from herna.kernel.game import Game, Setup
from herna.kernel.rng import Rng, seeded
from herna.kernel.state import State

OPTIONS_A_TABLE: Final = 512
"""How many options there is room for in a learner's own arrays, for each table on the average."""
LEAST_ROOM: Final = 4096
"""And in all, however few tables there are."""


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

    def arrays(self) -> list[NDArray[Any]]:
        """All arrays in their order, as arrays of any numbers."""
        found: list[NDArray[Any]] = [self.observation, self.starts, self.options]
        return [*found, self.seat, self.done, self.rewards]

    @property
    def counts(self) -> NDArray[np.int64]:
        """How many options each game has."""
        found: NDArray[np.int64] = np.diff(self.starts)
        return found

    def into(self, there: Batch) -> Batch:
        """Write all this into other arrays of the same shapes, whatever their numbers are; return those."""
        many = len(self.options)
        if many > len(there.options):
            raise HernaError(f"{many} options are more than the {len(there.options)} there is room for")
        there.options[:many] = self.options
        for target, found in zip(there.arrays(), self.arrays(), strict=True):
            if target is not there.options:
                np.copyto(target, found, casting="unsafe")
        return there._replace(options=there.options[:many])

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

    def reset(self, seed: int = 0, into: Batch | None = None) -> Batch:
        """Set every table: the first by this seed, the next ones by those that follow it.

        A seed sets the same table in every environment. What is asked is written as in :meth:`step`.
        """
        return self.begin([seeded(seed + place) for place in range(self.count)], into)

    def begin(self, lucks: list[Rng], into: Batch | None = None, seat: int = ALL) -> Batch:
        """Set every table by luck of its own; of all seats or one is answered for from outside."""
        self.tables = Tables(self.game, self.setup, lucks, seat)
        return self.look(self.tables, into)

    def step(self, places: NDArray[np.int64], into: Batch | None = None) -> Batch:
        """Answer in every game with one of its options, by its place among them.

        What is asked next comes in arrays that nobody writes to again, or in the learner's own: ``into``.
        """
        tables = self.playing()
        tables.step(places.tolist())
        return self.look(tables, into)

    def buffers(self, options: int = OPTIONS_A_TABLE) -> Batch:
        """Return arrays to step into, with room for so many options of a table on the average."""
        return Batch(
            np.zeros((self.count, self.width), self.dtype),
            np.zeros(self.count + 1, np.int64),
            np.zeros(max(LEAST_ROOM, options * self.count), np.int64),
            np.zeros(self.count, np.int64),
            np.zeros(self.count, np.bool_),
            np.zeros((self.count, self.setup.seats), np.float32),
        )

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

    def look(self, tables: Tables, into: Batch | None = None) -> Batch:
        """Gather what every game asks."""
        observed = small_numbers(tables.lines).reshape(self.count, self.width)
        done, paid = self.nobody_done, self.nobody_paid
        if tables.ended:
            done, paid = done.copy(), paid.copy()
            for place, state in enumerate(tables.finished):
                if state is not None and state.outcome is not None:
                    done[place], paid[place] = True, rewards(state.outcome, self.reward)
        starts, options, seats = (numbers(row) for row in (tables.starts, tables.options, tables.seats))
        if into is not None:
            return Batch(observed, starts, options, seats, done, paid).into(into)
        own = observed if observed.dtype == self.dtype else observed.astype(self.dtype)
        return Batch(own, starts.copy(), options, seats.copy(), done, paid)
