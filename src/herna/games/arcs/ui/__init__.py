"""How Arcs looks: a star chart, cards of four suits, the boards of the players."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from herna.games.arcs.state import Arcs
from herna.games.arcs.ui.almanac import ArcsAlmanac
from herna.games.arcs.ui.course import left, race
from herna.games.arcs.ui.draw import draw
from herna.games.arcs.ui.notes import notes
from herna.games.arcs.ui.outline import outline
from herna.games.arcs.ui.scene import Scene
from herna.i18n.speak import Speaker
from herna.kernel.choice import Seat
from herna.ui.course import Left, Race
from herna.ui.look import Look, Section


class ArcsLook(Look[Arcs]):
    """How a table of Arcs is drawn: the map, the Court, the ambitions, everybody's boards and cards."""

    almanac = ArcsAlmanac("arcs")

    def scene(self, seen: Arcs, viewer: Seat) -> Scene:
        """Return what is drawn where."""
        return draw(seen, viewer)

    def left(self, seen: Arcs, scene: Scene) -> list[Left]:
        """Return what the viewer's turn still has."""
        return left(scene)

    def race(self, scene: Scene) -> Race:
        """Return how far everybody is from the end."""
        return race(scene)

    def passages(self, scene: Scene, speaker: Speaker) -> list[Section]:
        """Return the position in words."""
        return outline(scene, speaker)

    def notes(self, seen: Arcs, viewer: Seat, ref: str, speaker: Speaker) -> list[str]:
        """Return who is in a system, who may secure a card, what an ambition pays."""
        return notes(seen, ref, speaker)


LOOK: Final = ArcsLook("arcs", Path(__file__).parent)
