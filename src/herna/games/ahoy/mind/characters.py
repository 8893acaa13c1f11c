"""Ways to play, so that bots are not all alike: how many times as much each values some things."""

from __future__ import annotations

from typing import Final

CHARACTERS: Final[dict[str, dict[str, float]]] = {
    "builder": {
        "hold-a-region": 0.7,
        "gold": 2.5,
        "crew": 2.5,
        "at-an-island": 3.0,
        "damage": 1.6,
        "gold-of-smuggler": 3.0,
        "crew-of-smuggler": 4.0,
        "rewards-to-come": 1.3,
    },
    "raider": {
        "loaded": 3.5,
        "damage": 0.2,
        "margin-of-control": 2.0,
        "patrol-in-supply": 3.0,
        "ready-comrade": 2.0,
        "loaded-smuggler": 5.0,
        "damage-of-smuggler": 0.2,
    },
    "gambler": {
        "unplaced-die": 4.0,
        "margin-of-control": 0.3,
        "plan-in-hand": 2.5,
        "damage": 0.5,
        "pledge": 1.6,
        "full-sail": 4.0,
        "cargo-in-the-market": 1.3,
    },
}
