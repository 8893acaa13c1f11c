"""What a turn of Scythe still has, and how far everybody is from the end."""

from __future__ import annotations

from typing import Final

from herna.games.scythe.components import MAX_STARS
from herna.games.scythe.state import Scythe
from herna.games.scythe.ui.scene import Scene
from herna.ui.course import Left, Race

HALVES: Final = {"section": 2, "top": 2, "bottom": 1}
"""How many halves of a section are still to be taken when something is asked."""


def left(seen: Scythe) -> list[Left]:
    """Return the units that may still move, or the halves of the section that are still to come."""
    turn, asked = seen.turn, seen.pending
    moved = int(turn.moved).bit_count()
    if turn.moves or (asked is not None and asked.prompt == "go"):
        return [Left("ui-units-left", int(turn.moves), int(turn.moves) + moved)]
    halves = HALVES.get(asked.prompt, 0) if asked is not None else 0
    return [Left("ui-halves-left", halves, 2)] if halves else []


def race(scene: Scene) -> Race:
    """Return how many stars everybody has placed of the six that end the game."""
    return Race("ui-race", MAX_STARS, tuple(one.stars for one in scene.powers))
