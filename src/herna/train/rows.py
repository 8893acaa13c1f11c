"""Which values of the numbers that a seat is told get a row of weights: learnt from the positions."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

MOST: Final = 24
"""How many rows a number has at most; where it says more things than that, neighbours share a row."""


class Rows:
    """The rows of every number: in arrays, for training; a net in play has the same in machine words."""

    def __init__(self, low: NDArray[np.int64], shift: NDArray[np.int64], last: NDArray[np.int64]) -> None:
        self.low: Final = low
        self.shift: Final = shift
        self.last: Final = last
        self.start: Final = np.concatenate([[0], np.cumsum(last + 1)[:-1]])
        self.count: Final = int(np.sum(last + 1))
        self.column: Final = np.repeat(np.arange(len(low)), last + 1)
        """Whose row each is."""
        self.zero: Final = self.of(np.zeros((1, len(low)), np.int16))[0]
        """The row of each number when it is zero: it adds nothing."""
        away = np.arange(self.count) - self.zero[self.column]
        self.steps: Final = (away / np.maximum(1, last)[self.column]).astype(np.float32)
        """How far each row stands from the row of zero, so that a number may also count as a number."""

    def of(self, lines: NDArray[np.int16]) -> NDArray[np.int64]:
        """Return the row of each number in each line."""
        places: NDArray[np.int64] = np.maximum(lines - self.low, 0) >> self.shift
        return self.start + np.minimum(places, self.last)


def rows_of(lines: NDArray[np.int16]) -> Rows:
    """Return rows for the values that occur in these lines; a number that is always the same has but one."""
    low, high = lines.min(axis=0).astype(np.int64), lines.max(axis=0).astype(np.int64)
    low = np.minimum(low, 0)
    shift = np.zeros_like(low)
    while np.any(wide := (high - low) >> shift >= MOST):
        shift = shift + wide
    last = np.where(lines.min(axis=0) == lines.max(axis=0), 0, (high - low) >> shift)
    return Rows(low, shift, last)
