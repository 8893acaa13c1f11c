"""What the platform asks of a game's drawings.

``games/<game>/ui/__init__.py`` holds ``LOOK``. A look turns what a viewer sees into a *scene*, plain data
made for the templates beside it, and the templates turn that into SVG and HTML. Nothing else decides how a
game is drawn.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from herna.games import CATALOGUE, game
from herna.kernel.choice import Seat
from herna.kernel.errors import UnknownGame
from herna.kernel.state import State
from herna.ui.almanac import Almanac
from herna.ui.course import Left, Race
from herna.ui.passages import Asked, Keep

if TYPE_CHECKING:
    from herna.i18n.speak import Speaker

S = TypeVar("S", bound=State)

SHARED: Final = Path(__file__).parent / "templates"
"""Macros that every game's templates may use: ``{% import "parts.j2" as parts with context %}``."""

BOARD: Final = "board.svg.j2"
OWN: Final = "own.html.j2"
RIVALS: Final = "rivals.html.j2"
STATUS: Final = "status.html.j2"
DIALOG: Final = "dialog.html.j2"
TEMPLATES: Final = (BOARD, OWN, RIVALS, STATUS, DIALOG)
"""The parts of a table page that a game draws, each possibly empty."""

SPRITE: Final = "sprite.svg.j2"
"""Dice that every page may use."""
SYMBOLS: Final = "symbols.svg.j2"
"""A game's own drawings, if it has some: each a ``<symbol>`` that its parts refer to."""
BADGE: Final = "badge.html.j2"
"""A game's own sign of a seat, such as a faction's emblem; it is given the ``seat`` beside the scene."""


@dataclass(frozen=True)
class Section:
    """A heading and the lines below it: one passage of the position as text."""

    title: str
    lines: tuple[str, ...]


class Look(Generic[S]):
    """How one game is drawn and its components are called."""

    almanac: Almanac[Any] | None = None
    """Everything in its box, for a page and a drawer that show it; a game may do without."""

    def __init__(self, key: str, folder: Path) -> None:
        self.key = key
        """The game's key in the catalogue."""
        self.folder = folder
        """The game's ``ui`` folder, with ``templates`` and the style sheet."""
        self.environment = Environment(
            loader=FileSystemLoader([folder / "templates", SHARED]),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            extensions=[Keep],
            auto_reload=False,
        )

    def scene(self, seen: S, viewer: Seat) -> object:
        """Return what is drawn where, as plain data for the templates; ``viewer`` may be a spectator."""
        raise NotImplementedError

    def colour(self, scene: Any, seat: int) -> str:
        """Return the class of a seat's own colour in the game's sheet; "" where the platform's is used."""
        return ""

    def paint(self, scene: Any, seat: int) -> str:
        """Return a seat's own colour for pictures outside the pages; "" where the platform's is used."""
        return ""

    def passages(self, scene: Any, speaker: Speaker) -> list[Section]:
        """Return the position in words, for screen readers and terminals; the standings precede it."""
        return []

    def left(self, seen: S, scene: Any) -> list[Left]:
        """Return what the turn of a viewer who is asked still has."""
        return []

    def race(self, scene: Any) -> Race | None:
        """Return how far everybody is from what ends the game; None if nothing counts up to that."""
        return None

    def notes(self, seen: S, viewer: Seat, ref: str, speaker: Speaker) -> list[str]:
        """Return what else there is to know about a component now, such as where a number comes from."""
        return []

    @property
    def css(self) -> Path:
        """Where the game's own style sheet is."""
        return self.folder / f"{self.key}.css"

    @cached_property
    def symbols(self) -> str:
        """Every drawing that the parts refer to, as one hidden SVG; a page holds it once."""
        own = [SYMBOLS] if (self.folder / "templates" / SYMBOLS).exists() else []
        drawings = [self.environment.get_template(part).render() for part in (SPRITE, *own)]
        return f'<svg class="sprite" aria-hidden="true" focusable="false">{"".join(drawings)}</svg>'

    @property
    def kept(self) -> Keep:
        """The passages that need not be drawn again."""
        found = self.environment.extensions[Keep.identifier]
        assert isinstance(found, Keep)
        return found

    @property
    def has_badges(self) -> bool:
        """Whether seats are told apart by the game's own signs, and not by the platform's."""
        return (self.folder / "templates" / BADGE).exists()

    def picture(self, seen: S, viewer: Seat, speaker: Speaker) -> Picture:
        """Return a position as a viewer sees it, to be drawn and told."""
        return Picture(self, seen, viewer, speaker)

    def outline(self, seen: S, viewer: Seat, speaker: Speaker) -> list[Section]:
        """Return the position in words."""
        return self.picture(seen, viewer, speaker).outline()

    def render(self, part: str, seen: S, viewer: Seat, speaker: Speaker, options: Iterable[str] = ()) -> str:
        """Return one part of the page; ``options`` are the anchors that the viewer may press now."""
        return self.picture(seen, viewer, speaker).part(part, frozenset(options))

    def render_all(
        self, seen: S, viewer: Seat, speaker: Speaker, options: Iterable[str] = ()
    ) -> dict[str, str]:
        """Return every part of the page by the name of its template."""
        return self.picture(seen, viewer, speaker).parts(frozenset(options))


class Picture:
    """One position as one viewer sees it; its scene is made once for all that is drawn and told."""

    def __init__(self, look: Look[Any], seen: Any, viewer: Seat, speaker: Speaker) -> None:
        self.look: Final = look
        self.seen: Final = seen
        self.viewer: Final = viewer
        self.speaker: Final = speaker

    @cached_property
    def scene(self) -> object:
        """What is drawn where."""
        return self.look.scene(self.seen, self.viewer)

    def parts(self, options: frozenset[str]) -> dict[str, str]:
        """Return every part of the page by the name of its template."""
        return {part: self.part(part, options) for part in TEMPLATES}

    def part(self, part: str, options: frozenset[str]) -> str:
        """Return one part of the page; ``options`` are the anchors that the viewer may press now."""
        return self.draw(part, Asked(self.speaker, options))

    @cached_property
    def badges(self) -> list[str]:
        """The game's own sign of each seat, in order; none if it has no such signs."""
        if not self.look.has_badges:
            return []
        asked = Asked(self.speaker, frozenset())
        return [self.draw(BADGE, asked, seat=seat) for seat in range(self.seen.seats)]

    @property
    def left(self) -> list[Left]:
        """What the viewer's turn still has."""
        return self.look.left(self.seen, self.scene)

    @property
    def race(self) -> Race | None:
        """How far everybody is from what ends the game."""
        return self.look.race(self.scene)

    @property
    def colours(self) -> list[str]:
        """The class of each seat's own colour, in order."""
        return [self.look.colour(self.scene, seat) for seat in range(self.seen.seats)]

    @property
    def paints(self) -> list[str]:
        """Each seat's own colour outside the pages, in order."""
        return [self.look.paint(self.scene, seat) for seat in range(self.seen.seats)]

    def outline(self) -> list[Section]:
        """Return the position in words: the standings, then what the game tells."""
        speaker = self.speaker
        scores = game(self.look.key).standings(self.seen)
        lines = [speaker.say("score-line", seat=speaker.seat(i), n=score) for i, score in enumerate(scores)]
        standings = Section(speaker.say("standings"), tuple(lines))
        return [standings, *self.look.passages(self.scene, speaker)]

    def draw(self, template: str, asked: Asked, **more: object) -> str:
        """Fill one template. It is given the scene, the viewer, words, and which anchors may be pressed."""
        return self.look.environment.get_template(template).render(
            scene=self.scene,
            viewer=int(self.viewer),
            asked=asked,
            say=self.speaker.say,
            name=asked.name,
            also=asked.also,
            text=asked.text,
            seat_name=asked.seat,
            options=asked,
            **more,
        )


@cache
def look(key: str) -> Look[Any]:
    """Return the look of a game in the catalogue."""
    if key not in CATALOGUE:
        raise UnknownGame(f"there is no game {key!r}; there are: {', '.join(CATALOGUE)}")
    found = import_module(f"{CATALOGUE[key]}.ui").LOOK
    assert isinstance(found, Look)
    return found
