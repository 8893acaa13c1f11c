"""Ways to play, so that bots are not all alike: how many times as much each values some things."""

from __future__ import annotations

from typing import Final

CHARACTERS: Final[dict[str, dict[str, float]]] = {
    "builder": {
        "presence": 2.0,
        "attached-action": 2.5,
        "lead": 1.6,
    },
    "raider": {
        "reward": 1.3,
        "presence": 0.6,
        "lead": 0.6,
        "tempo": 0.6,
    },
    "gambler": {
        "card-in-hand": 1.7,
        "tempo": 1.8,
        "lead": 0.2,
    },
}
