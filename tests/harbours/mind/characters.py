"""Ways to play, so that bots are not all alike: how many times as much each values some things."""

from __future__ import annotations

from typing import Final

CHARACTERS: Final[dict[str, dict[str, float]]] = {
    "builder": {"crew": 3.0, "gold": 1.5},
    "raider": {"ship": 3.0, "gold": 0.3},
    "gambler": {"card-in-hand": 4.0, "gold": 0.2},
}
