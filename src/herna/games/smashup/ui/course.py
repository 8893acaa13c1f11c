"""What a turn of Smash Up still has, and how far everybody is from the end."""

from __future__ import annotations

from herna.games.smashup.ui.scene import Scene
from herna.ui.course import Left, Race


def left(scene: Scene) -> list[Left]:
    """Return the minions and actions that may still be played."""
    if scene.minions < 0:
        return []
    plays = (("ui-minions-left", scene.minions), ("ui-actions-left", scene.actions))
    return [Left(word, count, max(1, count)) for word, count in plays]


def race(scene: Scene) -> Race:
    """Return everybody's victory points."""
    return Race("ui-race", scene.target, tuple(one.points for one in scene.players))
