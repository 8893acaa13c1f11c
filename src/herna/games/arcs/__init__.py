"""Arcs: the base game with Leaders & Lore, for two to four players."""

from herna.games.arcs.game import GAME

__all__ = ["GAME"]
