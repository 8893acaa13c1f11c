"""What a turn of Arcs still has, and how far everybody is from the end."""

from __future__ import annotations

from herna.games.arcs.ui.scene import Scene
from herna.ui.course import Left, Race

WHOLE_CARD = ("lead", "surpass")
"""Ways to play a card that give all of its pips; the others give one."""


def left(scene: Scene) -> list[Left]:
    """Return the actions that are left of the card played."""
    mine = [play for play in scene.plays if play.now]
    if not mine:
        return []
    card, mode = mine[-1].card, mine[-1].mode
    return [Left("ui-pips-left", scene.pips, card.pips if mode in WHOLE_CARD else 1)]


def race(scene: Scene) -> Race:
    """Return how much Power everybody has of what ends the game at this number of players."""
    return Race("ui-race", scene.goal, tuple(one.power for one in scene.players))
