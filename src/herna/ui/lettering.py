"""Words drawn as outlines, for pictures that must look the same wherever they are opened."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Any, Final

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from herna.ui.typefaces import EDITION, FACES

SERIF: Final = f"serif-600.{EDITION}.woff2"
SANS: Final = f"sans-600.{EDITION}.woff2"
"""The typefaces that words may be drawn with, as they are called on pages."""


class Lettering:
    """A typeface whose letters are drawn."""

    def __init__(self, name: str) -> None:
        face = FACES[name]
        data = (files(face.package) / "files" / face.file).read_bytes()
        font: Any = TTFont(BytesIO(data), lazy=True)
        self.glyphs: Final = font.getGlyphSet()
        self.letters: Final[dict[int, str]] = font.getBestCmap()
        self.unit: Final[int] = font["head"].unitsPerEm

    def drawn(self, text: str) -> list[str]:
        """Return the names of a text's letters; what the typeface does not have is left out."""
        return [self.letters[ord(letter)] for letter in text if ord(letter) in self.letters]

    def width(self, text: str, size: float) -> float:
        """Return how wide a text is."""
        return float(sum(self.glyphs[name].width for name in self.drawn(text))) * size / self.unit

    def path(self, text: str, size: float, x: float, y: float) -> str:
        """Return the outline of a text that begins at ``x`` on the line ``y``."""
        scale, at = size / self.unit, x
        pen: Any = SVGPathPen(self.glyphs, ntos=lambda number: f"{number:.1f}".removesuffix(".0"))
        for name in self.drawn(text):
            self.glyphs[name].draw(TransformPen(pen, (scale, 0, 0, -scale, at, y)))
            at += self.glyphs[name].width * scale
        return str(pen.getCommands())


@cache
def lettering(name: str) -> Lettering:
    """Return a typeface to draw with."""
    return Lettering(name)
