"""The games that can be played in the browser: those in the catalogue that can be drawn."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from herna.games import CATALOGUE
from herna.i18n.catalog import package
from herna.ui.look import look


def drawable_games() -> list[str]:
    """Return the games to offer, in the catalogue's order."""
    return [key for key in CATALOGUE if drawable(key)]


@cache
def drawable(key: str) -> bool:
    """Whether a game has a look."""
    try:
        look(key)
    except (ImportError, AttributeError):
        return False
    return True


def cover_of(key: str) -> Path:
    """Return where the picture on a game's box would be."""
    return package(key) / "ui" / "cover.svg"
