"""What factions, mats and leaders of a game are called."""

from __future__ import annotations

from typing import Final

from herna.i18n.speak import Speaker

KINDS: Final = ("role", "leader", "faction", "mat")
"""The entries of a catalog that may name a side, in this order."""


def side_name(speaker: Speaker, side: str) -> str:
    """Return what a faction, mat or leader is called; its key where a game has no word for it."""
    entries = (f"{kind}-{side}" for kind in KINDS)
    return next((speaker.say(entry) for entry in entries if speaker.has(entry)), side)


def side_names(language: str, game: str, sides: str) -> list[str]:
    """Return what several sides of a game are called."""
    speaker = Speaker(language, game)
    return [side_name(speaker, side) for side in sides.split()]
