"""The catalogue: each game's package by key, imported when asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from herna.kernel.errors import UnknownGame
from herna.kernel.game import Game

CATALOGUE: Final[dict[str, str]] = {
    "ahoy": "herna.games.ahoy",
    "arcs": "herna.games.arcs",
    "scythe": "herna.games.scythe",
    "smashup": "herna.games.smashup",
}
"""Where each game's GAME lives."""


def game(key: str) -> Game[Any]:
    """Return the game with this key."""
    if key not in CATALOGUE:
        raise UnknownGame(f"there is no game {key!r}; there are: {', '.join(CATALOGUE)}")
    found = import_module(CATALOGUE[key]).GAME
    assert isinstance(found, Game)
    return found
