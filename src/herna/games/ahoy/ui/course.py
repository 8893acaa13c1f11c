"""What a turn of Ahoy still has, and how far everybody is from the end."""

from __future__ import annotations

from herna.games.ahoy.components import GOAL
from herna.games.ahoy.ui.scene import Scene
from herna.ui.course import Left, Race


def left(scene: Scene) -> list[Left]:
    """Return the dice that lie on no slot yet."""
    found = []
    for one in scene.captains:
        if one.you and one.active:
            free = sum(not die.aside for die in one.dice)
            placed = sum(slot.die > 0 for act in one.acts for slot in act.slots)
            found.append(Left("ui-dice-left", free, free + placed))
    return found


def race(scene: Scene) -> Race:
    """Return how much Fame everybody has of the thirty that end the game."""
    return Race("ui-race", GOAL, tuple(one.fame for one in scene.captains))
