"""How Ahoy looks: a hand-drawn sea chart, captains' boards, a market of cards."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.ui.almanac import AhoyAlmanac
from herna.games.ahoy.ui.course import left, race
from herna.games.ahoy.ui.draw import scene
from herna.games.ahoy.ui.notes import notes
from herna.games.ahoy.ui.outline import outline
from herna.games.ahoy.ui.scene import Scene
from herna.i18n.speak import Speaker
from herna.kernel.choice import Seat
from herna.ui.course import Left, Race
from herna.ui.look import Look, Section

PAINTS: Final = {"sq": "#3a8fd9", "red": "#e8603c", "un": "#e9b934", "wh": "#f5efe0"}
"""The factions' colours."""


class AhoyLook(Look[Ahoy]):
    """How a table of Ahoy is drawn: the map with its figures, the faction boards, the Market."""

    almanac = AhoyAlmanac("ahoy")

    def scene(self, seen: Ahoy, viewer: Seat) -> Scene:
        """Return what is drawn where."""
        return scene(seen, viewer)

    def colour(self, scene: Scene, seat: int) -> str:
        """Return the class of a faction's colour."""
        return f"s-{scene.captains[seat].key}"

    def paint(self, scene: Scene, seat: int) -> str:
        """Return a faction's colour."""
        return PAINTS[scene.captains[seat].key]

    def left(self, seen: Ahoy, scene: Scene) -> list[Left]:
        """Return what the viewer's turn still has."""
        return left(scene)

    def race(self, scene: Scene) -> Race:
        """Return how far everybody is from the end."""
        return race(scene)

    def passages(self, scene: Scene, speaker: Speaker) -> list[Section]:
        """Return the position in words."""
        return outline(scene, speaker)

    def notes(self, seen: Ahoy, viewer: Seat, ref: str, speaker: Speaker) -> list[str]:
        """Return where a region's control comes from, or what stands on a space."""
        return notes(seen, ref, speaker)


LOOK: Final = AhoyLook("ahoy", Path(__file__).parent)
