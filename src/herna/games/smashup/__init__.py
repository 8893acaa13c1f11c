"""Smash Up: eight factions, shuffled two by two, fight over bases."""

from herna.games.smashup.game import GAME

__all__ = ["GAME"]
