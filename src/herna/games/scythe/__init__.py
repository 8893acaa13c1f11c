"""Scythe: five factions round a Factory, in an age of iron and diesel."""

from herna.games.scythe.game import GAME

__all__ = ["GAME"]
