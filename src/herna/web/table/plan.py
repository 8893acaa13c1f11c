"""What somebody wants a table to be, and what is usual when nobody says."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from herna.bots import names as bot_names
from herna.kernel.game import Game
from herna.web.store.models import Options

LONGEST_NAME: Final = 40
LONGEST_TABLE_NAME: Final = 60
USUAL_LEVELS: Final = ("medium", "easy", "greedy", "random")
"""What "a bot" means when nobody says more: the first of these there is."""

ME: Final = "me"
HERE: Final = "here"
"""Somebody at the same screen as the host."""

BOT_NAMES: Final = ("Ferda", "Ada", "Bohouš", "Viola", "Kuba", "Rosa", "Otík", "Nela")


@dataclass
class SeatPlan:
    """What somebody wants a seat to be: me, bot, open or here."""

    kind: str
    name: str = ""
    level: str = ""


@dataclass
class TablePlan:
    """A table that somebody wants."""

    game: str
    seats: list[SeatPlan]
    name: str = ""
    variants: dict[str, str] = field(default_factory=dict)
    options: Options = field(default_factory=Options)
    language: str = ""
    """What an open table speaks."""


def tidy(text: str, longest: int) -> str:
    """Return a name without control characters and superfluous spaces, cut to its length."""
    shown = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(shown.split())[:longest].strip()


def usual_level() -> str:
    """Return the level of a bot that nobody chose."""
    known = bot_names()
    return next((level for level in USUAL_LEVELS if level in known), known[0])


def gentle_level() -> str:
    """Return the level of bots in somebody's first game."""
    return "easy" if "easy" in bot_names() else usual_level()


def usual_seats(found: Game[Any]) -> int:
    """Return how many play when nobody says: up to four."""
    fitting = [count for count in found.seats if count <= 4]
    return max(fitting or found.seats)
