"""How Smash Up looks: a row of bases with printed cards around them, seen from the viewer's chair."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from herna.games.smashup.state import SmashUp
from herna.games.smashup.ui.almanac import SmashUpAlmanac
from herna.games.smashup.ui.course import left, race
from herna.games.smashup.ui.draw import scene
from herna.games.smashup.ui.notes import notes
from herna.games.smashup.ui.outline import outline
from herna.games.smashup.ui.pictures import PICTURES
from herna.games.smashup.ui.scene import Scene
from herna.i18n.speak import Speaker
from herna.kernel.choice import Seat
from herna.ui.course import Left, Race
from herna.ui.look import Look, Section


class SmashUpLook(Look[SmashUp]):
    """How a table of Smash Up is drawn: the bases with what lies there, hands, decks and points."""

    almanac = SmashUpAlmanac("smashup")

    def __init__(self, key: str, folder: Path) -> None:
        super().__init__(key, folder)
        self.environment.globals["pictures"] = PICTURES

    def scene(self, seen: SmashUp, viewer: Seat) -> Scene:
        """Return what is drawn where."""
        return scene(seen, viewer)

    def left(self, seen: SmashUp, scene: Scene) -> list[Left]:
        """Return what the viewer's turn still has."""
        return left(scene)

    def race(self, scene: Scene) -> Race:
        """Return how far everybody is from the end."""
        return race(scene)

    def passages(self, scene: Scene, speaker: Speaker) -> list[Section]:
        """Return the position in words."""
        return outline(scene, speaker)

    def notes(self, seen: SmashUp, viewer: Seat, ref: str, speaker: Speaker) -> list[str]:
        """Return where a minion's power or a base's total comes from."""
        return notes(seen, ref, speaker)


LOOK: Final = SmashUpLook("smashup", Path(__file__).parent)
