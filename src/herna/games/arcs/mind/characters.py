"""Ways to play, so that bots are not all alike: how many times as much each values some things."""

from __future__ import annotations

from typing import Final

CHARACTERS: Final[dict[str, dict[str, float]]] = {
    "builder": {
        "city": 1.8,
        "starport": 1.6,
        "bonus": 1.8,
        "token": 1.6,
        "guild": 1.4,
        "ship": 0.6,
    },
    "raider": {
        "ship": 2.2,
        "control": 2.2,
        "damage": 0.3,
        "exposed": 0.2,
        "agent": 1.5,
        "city": 0.7,
    },
    "gambler": {
        "leading": 2.2,
        "declared": 1.25,
        "exposed": 0.0,
        "strength": 2.5,
        "tempo": 0.3,
    },
}
