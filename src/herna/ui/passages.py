"""Passages of a drawing that are kept: what looks as it did before is not drawn again.

In a template, ``{% keep hex %} ... {% endkeep %}`` draws its body once for each value of ``hex``. The values
after ``keep`` must hold everything of the scene that the body uses. What else it asks, whether an anchor may
be pressed and what things are called, is noted while it is drawn; it is drawn anew when an answer differs.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final, TypeAlias, TypeVar

from jinja2 import Environment, nodes
from jinja2.ext import Extension
from jinja2.parser import Parser
from jinja2.runtime import Context
from markupsafe import Markup

from herna.i18n.speak import Speaker
from herna.kernel.choice import Seat

KEPT: Final = 6_000
"""How many passages of one game are kept; then all are forgotten."""

VERSIONS: Final = 6
"""How many drawings of one passage are kept: glowing or not, as different viewers name things."""

T = TypeVar("T")
Note: TypeAlias = tuple[Callable[..., object], object, object]
"""What a passage asked: by which method, about what, and the answer."""


class Asked:
    """What a drawing may ask beside its scene: which anchors may be pressed, and what things are called."""

    def __init__(self, speaker: Speaker, options: Collection[str]) -> None:
        self.speaker: Final = speaker
        self.pressed: Final = frozenset(options)
        self.notes: list[Note] | None = None
        """What the passage being drawn has asked so far; None outside of passages."""

    def lit(self, ref: str) -> bool:
        """Whether an anchor may be pressed; templates say ``ref in options``."""
        return self.note(Asked.lit, ref, ref in self.pressed)

    def touch(self, refs: frozenset[str]) -> bool:
        """Whether any of several anchors may be pressed."""
        return self.note(Asked.touch, refs, not refs.isdisjoint(self.pressed))

    def name(self, ref: str) -> str:
        """Return what a component is called."""
        return self.note(Asked.name, ref, self.speaker.name(ref))

    def also(self, ref: str) -> str:
        """Return what a card is called in the first language, for those who want that beside ours."""
        return self.note(Asked.also, ref, self.speaker.also(ref))

    def text(self, ref: str) -> str:
        """Return what a component does."""
        return self.note(Asked.text, ref, self.speaker.text(ref))

    def seat(self, seat: Seat) -> str:
        """Return who sits there."""
        return self.note(Asked.seat, seat, self.speaker.seat(seat))

    __contains__ = lit

    def note(self, method: Callable[..., object], about: object, answer: T) -> T:
        """Remember a question and its answer for the passage being drawn."""
        if self.notes is not None:
            self.notes.append((method, about, answer))
        return answer


@dataclass(frozen=True)
class Drawing:
    """A passage as it was drawn, and what it had asked."""

    html: Markup
    notes: tuple[Note, ...]

    def fits(self, asked: Asked) -> bool:
        """Whether the same would be drawn now."""
        return all(method(asked, about) == answer for method, about, answer in self.notes)


class Keep(Extension):
    """The tag ``keep`` of templates: its body is drawn again only if something in it changed."""

    tags = {"keep"}  # noqa: RUF012

    def __init__(self, environment: Environment) -> None:
        super().__init__(environment)
        self.places = 0
        self.drawings: dict[tuple[object, ...], list[Drawing]] = {}

    def parse(self, parser: Parser) -> nodes.Node:
        """Read a passage; each has a number of its own."""
        line = next(parser.stream).lineno
        values = parser.parse_tuple(with_condexpr=True)
        body = parser.parse_statements(("name:endkeep",), drop_needle=True)
        self.places += 1
        args: list[nodes.Expr] = [nodes.ContextReference(), nodes.Const(self.places), values]
        return nodes.CallBlock(self.call_method("kept", args), [], [], body).set_lineno(line)

    def kept(self, context: Context, place: int, values: object, caller: Callable[[], str]) -> Markup:
        """Return a passage, drawn before or now."""
        asked: Asked = context["asked"]
        key = (place, asked.speaker.language, values)
        known = self.drawings.get(key)
        outer, asked.notes = asked.notes, None
        found = next((each for each in known or () if each.fits(asked)), None)
        if found is None:
            asked.notes = []
            html = Markup(caller())
            found = Drawing(html, tuple(dict.fromkeys(asked.notes)))
            self.remember(key, found)
        asked.notes = outer
        if outer is not None:
            outer.extend(found.notes)
        return found.html

    def remember(self, key: tuple[object, ...], drawing: Drawing) -> None:
        """Keep a drawing, the latest first."""
        if len(self.drawings) >= KEPT:
            self.drawings.clear()
        self.drawings[key] = [drawing, *self.drawings.get(key, ())][:VERSIONS]
