"""The learner: three layers, gradients by hand, a step at a time; NumPy is all it takes.

The first layer is wide, but a position touches few of its rows; the net is so small that a graphics card
would wait for the games that it learns from.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import numpy as np
from numpy.typing import NDArray

from herna.bots.net import SOFT
from herna.train.lots import Floats, Lot
from herna.train.rows import Rows

UNITS: Final = 64
INNER: Final = 32
BATCH: Final = 1024
RATE: Final = 0.002
"""How far a step goes."""
FADE: Final = 0.02
"""How much of the first layer's weights fades away in a hundred steps, beside what games support."""
FORGET: Final = (0.9, 0.999)

Params = dict[str, Floats]


def fresh(rows: Rows, seats: int, draws: np.random.Generator) -> Params:
    """Return a net that knows nothing."""

    def drawn(count: int, width: int, size: float) -> Floats:
        return (draws.standard_normal((count, width)) * size).astype(np.float32)

    return {
        "rows": np.zeros((rows.count, UNITS), np.float32),
        "steps": drawn(len(rows.low), UNITS, 0.1),
        "bias": np.zeros(UNITS, np.float32),
        "second": drawn(UNITS, INNER, (2 / UNITS) ** 0.5),
        "second_bias": np.zeros(INNER, np.float32),
        "third": drawn(INNER, seats, 0.1),
        "third_bias": np.zeros(seats, np.float32),
    }


def table(params: Params, rows: Rows) -> Floats:
    """Return what each row adds to the first layer: for the value it stands for, and as a number."""
    found: Floats = params["rows"] + rows.steps[:, None] * params["steps"][rows.column]
    return found


def spread_out(found: NDArray[np.int64], rows: Rows) -> Floats:
    """Return lines of ones and zeros: which rows a position touches; those of zeros add nothing."""
    lines, columns = np.nonzero(found != rows.zero)
    ones = np.zeros((len(found), rows.count), np.float32)
    ones[lines, found[lines, columns]] = 1.0
    return ones


def chances(scores: Floats) -> Floats:
    """Return scores as chances, 1 in all."""
    grown = np.exp(scores - scores.max(axis=1, keepdims=True))
    found: Floats = grown / grown.sum(axis=1, keepdims=True)
    return found


def foretold(params: Params, rows: Rows, lines: NDArray[np.int16]) -> Floats:
    """Return every seat's chances in each line."""
    weights = table(params, rows)
    found = []
    for at in range(0, len(lines), BATCH):
        ones = spread_out(rows.of(lines[at : at + BATCH]), rows)
        one = np.maximum(ones @ weights + params["bias"], 0)
        two = np.maximum(one @ params["second"] + params["second_bias"], 0)
        found.append(chances(two @ params["third"] + params["third_bias"]))
    return np.concatenate(found)


def slopes(params: Params, rows: Rows, found: NDArray[np.int64], worths: Floats) -> Params:
    """Return how the loss changes with every number of the net, for a batch of positions."""
    ones = spread_out(found, rows)
    one = np.maximum(ones @ table(params, rows) + params["bias"], 0)
    two = np.maximum(one @ params["second"] + params["second_bias"], 0)
    third = (chances(two @ params["third"] + params["third_bias"]) - worths) / len(worths)
    second = (third @ params["third"].T) * (two > 0)
    first = (second @ params["second"].T) * (one > 0)
    touched: Floats = ones.T @ first
    return {
        "rows": touched,
        "steps": np.add.reduceat(touched * rows.steps[:, None], rows.start),
        "bias": first.sum(axis=0),
        "second": one.T @ second,
        "second_bias": second.sum(axis=0),
        "third": two.T @ third,
        "third_bias": third.sum(axis=0),
    }


@dataclass
class Learner:
    """A net that learns."""

    rows: Rows
    params: Params
    steps: int = 0
    drift: Params = field(default_factory=dict)
    """Where each number was going lately."""
    shake: Params = field(default_factory=dict)
    """How much it was pushed about."""

    def step(self, found: NDArray[np.int64], worths: Floats, rate: float = RATE) -> None:
        """Learn from one batch: each number moves the more surely it is pushed one way."""
        self.steps += 1
        push = slopes(self.params, self.rows, found, worths)
        slow, slower = FORGET
        for name, slope in push.items():
            drift = self.drift.setdefault(name, np.zeros_like(slope))
            shake = self.shake.setdefault(name, np.zeros_like(slope))
            drift += (1 - slow) * (slope - drift)
            shake += (1 - slower) * (slope * slope - shake)
            size = np.sqrt(shake / (1 - slower**self.steps)) + 1e-8
            self.params[name] -= rate * (drift / (1 - slow**self.steps)) / size
        for name in ("rows", "steps"):
            self.params[name] *= 1 - FADE / 100

    def lesson(self, lot: Lot, draws: np.random.Generator, rate: float = RATE) -> None:
        """Learn once from every position of a lot, in any order."""
        order = draws.permutation(len(lot.lines))
        for at in range(0, len(order), BATCH):
            some = order[at : at + BATCH]
            self.step(self.rows.of(lot.lines[some]), lot.worths[some], rate)

    def foretells(self, lines: NDArray[np.int16]) -> Floats:
        """Return every seat's chances in each line."""
        return foretold(self.params, self.rows, lines)


def loss(said: Floats, worths: Floats) -> float:
    """Return how surprised somebody with these opinions is by how games end; less is better."""
    return float(-(worths * np.log(np.maximum(said, 1e-6))).sum(axis=1).mean())


def mixed(one: Floats, two: Floats) -> Floats:
    """Return the opinion between two, as bots mix what was learnt with a heuristic."""
    product: Floats = np.maximum(one, SOFT) * np.maximum(two, SOFT)
    grown = np.sqrt(product)
    found: Floats = grown / grown.sum(axis=1, keepdims=True)
    return found
