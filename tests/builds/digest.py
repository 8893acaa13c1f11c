"""Plays some games of every title and prints a fingerprint of each, to compare one build with the other."""

from __future__ import annotations

import hashlib
import json
import sys

from herna.bench.rules import build_of
from herna.games import CATALOGUE, game
from herna.kernel.dump import dump
from herna.kernel.engine import settle, take
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from herna.kernel.view import redact

EVERY = 40
"""A view is part of the fingerprint at every so many decisions."""


def fingerprint(key: str, seats: int, seed: int) -> str:
    """Play at random; return the digest of all answers, some views, and the end."""
    table = game(key)
    state = table.new(table.check(Setup(seats, {})), seeded(seed))
    state.story = []
    rng, total = seeded(seed + 1), hashlib.sha256()
    choice, answers = settle(state), 0
    while choice is not None:
        index = rng.below(len(choice.options))
        total.update(table.verbs.code(choice.options[index]).encode())
        if answers % EVERY == 0:
            total.update(json.dumps(dump(redact(state, choice.seat)), sort_keys=True).encode())
        answers += 1
        take(state, index)
        choice = settle(state)
    total.update(json.dumps(dump(state), sort_keys=True).encode())
    return total.hexdigest()


def main() -> None:
    """Print the build and the fingerprints of every game and number of seats."""
    keys = [*[key for key in CATALOGUE if key != "harbours"], "harbours"]
    CATALOGUE.setdefault("harbours", "harbours")
    chosen = [key for key in keys if not sys.argv[1:] or key in sys.argv[1:]]
    found = {
        f"{key}-{seats}-{seed}": fingerprint(key, seats, seed)
        for key in chosen
        for seats in game(key).seats
        for seed in (1, 2)
    }
    print(json.dumps({"builds": sorted({build_of(key) for key in chosen}), "games": found}))


if __name__ == "__main__":
    main()
