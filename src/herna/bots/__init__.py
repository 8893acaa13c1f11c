"""Opponents for every game: ``bot("hard", game)`` sits down, and sees what its seat sees."""

from herna.bots.bot import Bot
from herna.bots.characters import CHARACTERS
from herna.bots.registry import bot, is_offered, names, with_character
from herna.bots.safeguard import Guard

__all__ = ["CHARACTERS", "Bot", "Guard", "bot", "is_offered", "names", "with_character"]
