"""How Scythe looks: a painted map, iron mats, paper cards."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from herna.games.scythe.state import Scythe
from herna.games.scythe.ui.almanac import ScytheAlmanac
from herna.games.scythe.ui.course import left, race
from herna.games.scythe.ui.draw import draw
from herna.games.scythe.ui.notes import notes
from herna.games.scythe.ui.outline import outline
from herna.games.scythe.ui.scene import Scene
from herna.i18n.speak import Speaker
from herna.kernel.choice import Seat
from herna.ui.course import Left, Race
from herna.ui.look import Look, Section

PAINTS: Final = {
    "nordic": "#2d74c2",
    "rusviet": "#cc3d2c",
    "crimea": "#efbd2f",
    "saxony": "#666c78",
    "polania": "#f5f0e4",
    "albion": "#5d7a5b",
    "togawa": "#7d628f",
}
"""The factions' colours, bright enough for a dark ground."""


class ScytheLook(Look[Scythe]):
    """How a table of Scythe is drawn: the map with its pieces, the mats, hands and objectives."""

    almanac = ScytheAlmanac("scythe")

    def scene(self, seen: Scythe, viewer: Seat) -> Scene:
        """Return what is drawn where."""
        return draw(seen, viewer)

    def colour(self, scene: Scene, seat: int) -> str:
        """Return the class of a faction's colour."""
        return f"f-{scene.powers[seat].side}"

    def paint(self, scene: Scene, seat: int) -> str:
        """Return a faction's colour."""
        return PAINTS[scene.powers[seat].side]

    def left(self, seen: Scythe, scene: Scene) -> list[Left]:
        """Return what the viewer's turn still has."""
        return left(seen)

    def race(self, scene: Scene) -> Race:
        """Return how far everybody is from the end."""
        return race(scene)

    def passages(self, scene: Scene, speaker: Speaker) -> list[Section]:
        """Return the position in words."""
        return outline(scene, speaker)

    def notes(self, seen: Scythe, viewer: Seat, ref: str, speaker: Speaker) -> list[str]:
        """Return who is on a territory and what it is worth, what an action costs, how far a star is."""
        return notes(seen, viewer, ref, speaker)


LOOK: Final = ScytheLook("scythe", Path(__file__).parent)
