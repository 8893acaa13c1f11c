"""Ahoy: four factions on a map that grows, racing for thirty Fame."""

from herna.games.ahoy.game import GAME

__all__ = ["GAME"]
