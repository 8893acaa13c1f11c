"""The numbered rules of a game, cut into chapters and paragraphs that can be linked to and searched."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from markupsafe import Markup, escape

from herna.i18n.catalog import LANGUAGES, catalog
from herna.i18n.inserted import inserted
from herna.kernel.errors import UnknownGame

HEADING: Final = re.compile(r"^(#{1,6})\s+(.*)$")
NUMBERED: Final = re.compile(r"^\s*- (?:\*\*)?([A-Z]\d+(?:\.\d+)+|T\d+)((?: [^*]+)?)(?:\*\*)? ?(.*)$")
ROW: Final = re.compile(r"[A-Z]\d+(?:\.\d+)?|[A-Z]-\d+")
"""What numbers a row of rulings."""
BOLD: Final = re.compile(r"\*\*(.+?)\*\*")
SLANTED: Final = re.compile(r"(?<![\w*])[*_]([^*_]+)[*_](?![\w*])")
CODE: Final = re.compile(r"`([^`]+)`")
LINK: Final = re.compile(r"\[([^\]]+)\]\([^)]*\)")


@dataclass(frozen=True)
class Paragraph:
    """A numbered paragraph, or a stretch of text between them."""

    number: str
    lines: tuple[str, ...]
    table: tuple[tuple[str, ...], ...] = ()

    @property
    def plain(self) -> str:
        """Its text, for searching."""
        rows = [" ".join(row) for row in self.table]
        return " ".join([self.number, *self.lines, *rows])


@dataclass(frozen=True)
class Chapter:
    """A heading and what follows it."""

    level: int
    title: str
    paragraphs: tuple[Paragraph, ...]


def folders() -> list[Path]:
    """Return where rules may be: inside the package, or in the working tree it runs from."""
    package = Path(str(files("herna")))
    return [package / "rules", package.parent.parent / "docs" / "rules"]


@cache
def source(game: str, language: str) -> tuple[str, str]:
    """Return the text of a game's rules and its language: the one asked for, or the first of all."""
    for spoken, name in ((language, f"{game}.{language}.md"), (LANGUAGES[0], f"{game}.md")):
        for folder in folders():
            path = folder / name
            if path.is_file():
                return path.read_text(encoding="utf-8"), spoken
    raise UnknownGame(f"there are no rules of {game!r} here")


@cache
def rulebook(game: str, language: str) -> tuple[Chapter, ...]:
    """Return a game's rules, in the language if there is a translation."""
    text, spoken = source(game, language)
    return read(inserted(text, catalog(spoken, game)))


def read(text: str) -> tuple[Chapter, ...]:
    """Cut a rulebook into chapters."""
    chapters: list[Chapter] = []
    level, title, body = 1, "", list[str]()
    for line in text.splitlines():
        heading = HEADING.match(line)
        if heading is None:
            body.append(line)
            continue
        if title or any(body):
            chapters.append(Chapter(level, title, paragraphs(body)))
        level, title, body = len(heading[1]), heading[2].strip(), []
    chapters.append(Chapter(level, title, paragraphs(body)))
    return tuple(chapters)


def paragraphs(lines: list[str]) -> tuple[Paragraph, ...]:
    """Cut a chapter's lines into paragraphs: each number begins one, and so does a line after a gap."""
    found: list[Paragraph] = []
    number, body, table = "", list[str](), list[tuple[str, ...]]()

    def close() -> None:
        if number or body or table:
            found.append(Paragraph(number, tuple(body), tuple(table)))

    for line in lines:
        numbered = NUMBERED.match(line)
        if line.startswith("|"):
            cells = tuple(cell.strip() for cell in line.strip().strip("|").split("|"))
            if not all(set(cell) <= set("-: ") for cell in cells):
                table.append(cells)
        elif numbered is not None:
            close()
            text = f"**{numbered[2].strip()}** {numbered[3]}" if numbered[2].strip() else numbered[3]
            number, body, table = numbered[1], [text] if text else [], []
        elif not line.strip():
            if not number or table:
                close()
                number, body, table = "", [], []
        else:
            body.append(line.strip())
    close()
    return tuple(found)


@cache
def plain(text: str) -> str:
    """Return a text as it is searched: small letters without accents."""
    split = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in split if not unicodedata.combining(letter))


def matching(chapters: tuple[Chapter, ...], words: str) -> tuple[Chapter, ...]:
    """Return only the paragraphs that hold every one of the words."""
    wanted = plain(words).split()
    if not wanted:
        return chapters
    kept: list[Chapter] = []
    for chapter in chapters:
        fitting = tuple(
            each
            for each in chapter.paragraphs
            if all(word in plain(f"{chapter.title} {each.plain}") for word in wanted)
        )
        if fitting:
            kept.append(Chapter(chapter.level, chapter.title, fitting))
    return tuple(kept)


def row_number(cells: tuple[str, ...], chapter: str) -> str:
    """Return the number of a row of rulings, as other pages cite it; "" for an ordinary row."""
    if not ROW.fullmatch(cells[0]):
        return ""
    own = "-" in cells[0] or "." in cells[0]
    return cells[0] if own else f"{chapter.split(' ', maxsplit=1)[0]}.{cells[0]}"


def marked(text: str) -> Markup:
    """Return a line of the rules as HTML: everything escaped, emphasis kept."""
    html = str(escape(text))
    for pattern, tag in ((CODE, "code"), (BOLD, "b"), (SLANTED, "i")):
        html = pattern.sub(rf"<{tag}>\1</{tag}>", html)
    return Markup(LINK.sub(r"\1", html))
