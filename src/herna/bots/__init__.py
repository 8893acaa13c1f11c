"""Opponents for every game: ``bot("hard", game)`` sits down, and sees what its seat sees."""

from herna.bots.bot import Bot
from herna.bots.registry import bot, names
from herna.bots.safeguard import Guard

__all__ = ["Bot", "Guard", "bot", "names"]
