"""Seen states and options as arrays; the number of an option is its action id, in every environment."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from herna.kernel.choice import Choice, Seat
from herna.kernel.dump import Plain, dump
from herna.kernel.errors import HernaError
from herna.kernel.game import Game
from herna.kernel.rng import Rng, seeded
from herna.kernel.rows import Line, Row
from herna.kernel.state import Outcome, State
from herna.kernel.view import redact

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]

PLACING: Final = "placing"
MARGIN: Final = "margin"
REWARDS: Final = (PLACING, MARGIN)
"""How a finished game is paid: by place at the table, or by the lead over the best rival."""

VERSION: Final = "v1"
"""Grows when an action id or an observation changes its meaning."""


def luck_of(seed: int | None, draws: np.random.Generator) -> Rng:
    """Return the luck from which an environment sets one table after the other, each with a part of it.

    It is the same for a seed in every environment, and so are the tables; without a seed it is drawn.
    """
    return seeded(int.from_bytes(draws.bytes(16), "little") if seed is None else int(seed))


def numbers(row: Row) -> NDArray[np.int64]:
    """Return a row as an array: a compiled one without copying its numbers one by one."""
    if isinstance(row, list):
        return np.array(row, dtype=np.int64)
    found: NDArray[np.int64] = np.frombuffer(row, dtype=np.int64)  # type: ignore[call-overload, unused-ignore]  # vectors are buffers
    return found


def small_numbers(line: Line) -> NDArray[np.int16]:
    """Return a line of small numbers as an array: a compiled one without copying it."""
    if isinstance(line, list):
        return np.array(line, dtype=np.int16)
    found: NDArray[np.int16] = np.frombuffer(line, dtype=np.int16)  # type: ignore[call-overload, unused-ignore]  # vectors are buffers
    return found


def observation(game: Game[Any], state: State, seat: Seat) -> Floats:
    """Return what a seat knows as numbers."""
    return small_numbers(game.encode(state, seat)).astype(np.float32)


def action_mask(game: Game[Any], choice: Choice | None) -> Mask:
    """Return a 1 for the action id of every option, and 0 for all others."""
    mask = np.zeros(int(game.verbs.size), dtype=np.int8)
    if choice is not None:
        mask[numbers(choice.options)] = 1
    return mask


@cache
def features(game: Game[Any]) -> NDArray[np.int16]:
    """Return four numbers for each action id: its verb, the kind it points at, the target and the value."""
    verbs = game.verbs
    kinds = sorted({verb.kind.key for verb in verbs.verbs if verb.kind is not None})
    found = np.zeros((int(verbs.size), 4), dtype=np.int16)
    for number, verb in enumerate(verbs.verbs):
        options = np.arange(int(verb.first), int(verb.end))
        found[options, 0] = number
        found[options, 1] = -1 if verb.kind is None else kinds.index(verb.kind.key)
        found[options, 2] = (options - int(verb.first)) // int(verb.amounts)
        found[options, 3] = (options - int(verb.first)) % int(verb.amounts) + int(verb.least)
    return found


def option_features(game: Game[Any], choice: Choice) -> NDArray[np.int16]:
    """Return the four numbers of each option of a choice."""
    found: NDArray[np.int16] = features(game)[numbers(choice.options)]
    return found


def as_json(state: State, seat: Seat) -> Plain:
    """Return what a seat knows as plain data, its story left out."""
    plain = dump(redact(state, seat))
    if isinstance(plain, dict):
        for hidden in ("story", "rng", "stack"):
            plain.pop(hidden, None)
    return plain


def rewards(outcome: Outcome, kind: str = PLACING) -> list[float]:
    """Return what a finished game is worth to each seat."""
    if kind == PLACING:
        return by_placing(outcome)
    if kind == MARGIN:
        return by_margin(outcome)
    raise HernaError(f"rewards are by {' or '.join(REWARDS)}, not by {kind!r}")


def by_placing(outcome: Outcome) -> list[float]:
    """Pay 1 for the first place down to -1 for the last, evenly spaced; equal places share. The sum is 0."""
    seats = len(outcome.scores)
    if seats == 1:
        return [0.0]
    ranks = [(seat in outcome.winners, score) for seat, score in enumerate(outcome.scores)]
    paid: list[float] = []
    for own in ranks:
        better = sum(other > own for other in ranks)
        equal = sum(other == own for other in ranks)
        place = better + (equal - 1) / 2
        paid.append(1 - 2 * place / (seats - 1))
    return paid


def by_margin(outcome: Outcome) -> list[float]:
    """Pay the lead over the best other score, or the arrears behind it."""
    scores = outcome.scores
    paid: list[float] = []
    for seat, own in enumerate(scores):
        others = [score for other, score in enumerate(scores) if other != seat]
        paid.append(float(own - max(others)) if others else 0.0)
    return paid
