"""Actions of a fixed number: the place of an answer in its table's list, for networks whose head is a layer.

A game has thousands of action ids and a few answers at a time. A head as wide as the longest list is small,
but what a place means changes with the question; so the list can be shown beside the position, four numbers
an answer.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from herna.envs.batch import Batch
from herna.envs.encoding import features
from herna.kernel.errors import HernaError
from herna.kernel.game import Game

SAYS: Final = 4
"""How many numbers say what an answer is: verb, kind, target and value, as in ``BatchEnv.features``."""
NOTHING: Final = -1
"""Stands four times where a list has ended."""


class Head:
    """Answers by their places, so many at most; what is asked of a batch is brought to that width."""

    def __init__(self, game: Game[Any], seats: int, answers: int = 0) -> None:
        self.answers: Final = answers or game.answers(seats)
        self.says: Final = features(game)

    def check(self, batch: Batch) -> NDArray[np.int64]:
        """Return how many answers each table has; complain if that is more than there are places."""
        counts = batch.counts
        most = int(counts.max())
        if most > self.answers:
            raise HernaError(f"a table has {most} answers; make the environment with answers={most} or more")
        return counts

    def mask(self, batch: Batch) -> NDArray[np.int8]:
        """Return one line a table: a 1 for each place among its answers."""
        found: NDArray[np.int8] = (np.arange(self.answers) < self.check(batch)[:, None]).astype(np.int8)
        return found

    def menu(self, batch: Batch) -> NDArray[np.int16]:
        """Return one line a table: what each of its answers is, in their order; behind the last, nothing."""
        counts = self.check(batch)
        found = np.full((len(counts), self.answers, SAYS), NOTHING, np.int16)
        lines = np.repeat(np.arange(len(counts)), counts)
        places = np.arange(len(lines)) - np.repeat(batch.starts[:-1], counts)
        found[lines, places] = self.says[batch.options]
        return found.reshape(len(counts), -1)

    def seen(self, batch: Batch) -> NDArray[np.int16]:
        """Return one line a table: the position, and then the menu."""
        found: NDArray[np.int16] = np.concatenate([batch.observation, self.menu(batch)], axis=1)
        return found
