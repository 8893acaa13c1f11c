"""A trained net as a file that bots read: its first layer in whole numbers that cannot overflow."""

from __future__ import annotations

import json
import zlib
from typing import Any, Final

import numpy as np

from herna.bots.net import LARGEST, SAFE
from herna.bots.nets import FORMAT, fingerprint
from herna.kernel.game import Game
from herna.train.learner import Learner, Params, table
from herna.train.lots import Floats
from herna.train.rows import Rows

LEVEL: Final = 9


def scales(weights: Floats, bias: Floats, rows: Rows) -> Floats:
    """Return how much one whole number of each unit stands for.

    The largest weight must fit into a byte, and no position, not even one that never occurs, may add up to
    more than its share of a machine word.
    """
    largest = np.abs(weights).max(axis=0) / LARGEST
    farthest = np.maximum.reduceat(np.abs(weights), rows.start).sum(axis=0) + np.abs(bias)
    room = SAFE - len(rows.low)  # rounding may add a half for each number
    found: Floats = np.maximum(np.maximum(largest, farthest / room), 1e-7).astype(np.float32)
    return found


def written(game: Game[Any], seats: int, learner: Learner, story: dict[str, Any]) -> bytes:
    """Return the file of a net, with the story of how it came to be."""
    rows, params = learner.rows, learner.params
    weights = table(params, rows)
    halves = scales(weights, params["bias"], rows).astype("<f2")
    scale = np.maximum(halves.astype(np.float32), 1e-7)
    whole = np.rint(weights / scale)
    head = headed(game, seats, learner, story)
    body = b"".join(
        [
            rows.low.astype("<i2").tobytes(),
            rows.shift.astype("u1").tobytes(),
            rows.last.astype("u1").tobytes(),
            np.clip(whole, -LARGEST, LARGEST).astype("i1").tobytes(),
            np.clip(np.rint(params["bias"] / scale), -SAFE, SAFE).astype("<i2").tobytes(),
            halves.tobytes(),
            *small_layers(params),
        ]
    )
    return json.dumps(head).encode() + b"\n" + zlib.compress(body, LEVEL)


def headed(game: Game[Any], seats: int, learner: Learner, story: dict[str, Any]) -> dict[str, Any]:
    """Return what a file says about its net."""
    return {
        "format": FORMAT,
        "game": game.key,
        "seats": seats,
        "fingerprint": fingerprint(game, seats),
        "width": len(learner.rows.low),
        "units": learner.params["second"].shape[0],
        "inner": learner.params["second"].shape[1],
        **story,
    }


def small_layers(params: Params) -> list[bytes]:
    """Return the numbers of the other layers, as half floats."""
    names = ("second", "second_bias", "third", "third_bias")
    return [params[name].astype("<f2").tobytes() for name in names]
