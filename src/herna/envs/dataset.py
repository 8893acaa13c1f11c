"""Records as training data: what was seen, what could be done, what was done, and how it ended."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from herna.envs.encoding import PLACING, Floats, Mask, action_mask, observation, rewards
from herna.games import game as game_of
from herna.kernel.engine import settle, take
from herna.kernel.errors import BadRecord
from herna.kernel.record import Record
from herna.kernel.rng import seeded


class Samples(NamedTuple):
    """One line for each decision of a seat."""

    observation: Floats
    action_mask: Mask
    action: NDArray[np.int64]
    seat: NDArray[np.int64]
    reward: Floats
    """What the deciding seat was paid at the end."""


def samples(records: Iterable[Record], reward: str = PLACING) -> Samples:
    """Return every decision of finished games, in their order; all must be of one game and seat count."""
    parts = [of_record(record, reward) for record in records]
    if not parts:
        raise BadRecord("there is no record to learn from")
    return Samples(*[np.concatenate(column) for column in zip(*parts, strict=True)])


# long: columns are filled side by side in one pass over the answers
def of_record(record: Record, reward: str = PLACING) -> Samples:
    """Return every decision of one finished game."""
    game = game_of(record.game)
    if record.branches:
        raise BadRecord("a game that left another one cannot be learnt from; take the older record")
    state = game.new(game.check(record.setup), seeded(record.seed))
    seen: list[Floats] = []
    masks: list[Mask] = []
    actions: list[int] = []
    seats: list[int] = []
    choice = settle(state)
    for code in record.answers:
        if choice is None:
            raise BadRecord("the record goes on after the end of its game")
        option = game.verbs.parse(code)
        options = list(choice.options)
        if option not in options:
            raise BadRecord(f"answer {len(actions) + 1} of the record is not possible: {code!r}")
        seen.append(observation(game, state, choice.seat))
        masks.append(action_mask(game, choice))
        actions.append(int(option))
        seats.append(int(choice.seat))
        take(state, options.index(option))
        choice = settle(state)
    if state.outcome is None:
        raise BadRecord("the record's game is not finished")
    paid = rewards(state.outcome, reward)
    return Samples(
        np.array(seen, np.float32),
        np.array(masks, np.int8),
        np.array(actions, np.int64),
        np.array(seats, np.int64),
        np.array([paid[seat] for seat in seats], np.float32),
    )
