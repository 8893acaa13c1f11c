"""Opponents for every game: ``bot("hard", game)`` sits down, and sees what its seat sees."""

from herna.bots.bot import Bot
from herna.bots.guard import Guard
from herna.bots.registry import bot, names

__all__ = ["Bot", "Guard", "bot", "names"]
