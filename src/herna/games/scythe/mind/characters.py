"""Ways to play, so that bots are not all alike: how many times as much each values some things."""

from __future__ import annotations

from typing import Final

CHARACTERS: Final[dict[str, dict[str, float]]] = {
    "builder": {
        "structure": 1.9,
        "upgrade": 1.7,
        "recruit": 1.4,
        "worker": 1.7,
        "power": 0.4,
    },
    "raider": {
        "power": 3.0,
        "combat card": 3.0,
        "mech": 1.7,
        "threat": 0.0,
        "unit at home": 2.5,
    },
    "gambler": {
        "objective near": 3.0,
        "factory card": 2.6,
        "threat": 0.2,
        "resource kept": 0.0,
        "star progress": 1.5,
    },
}
