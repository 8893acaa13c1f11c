"""Harbours: a small complete game that uses every part of the kernel."""

from harbours.game import GAME

__all__ = ["GAME"]
