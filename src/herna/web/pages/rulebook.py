"""The numbered rules as a page shows them: chapters, and paragraphs that can be linked to and searched."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from herna.games import game as rules_of
from herna.i18n.catalog import LANGUAGES, catalog
from herna.i18n.inserted import inserted
from herna.i18n.speak import Speaker
from herna.kernel.errors import UnknownGame
from herna.rulebook import NUMBERED, ROW, RULES, row_key

NUMBER: Final = re.compile(NUMBERED, re.DOTALL)
CITED: Final = re.compile(r"(?<![\w.#\">])([A-Z]\d+(?:\.[A-Z]?\d+)+|R-\d\d)(?![\w.]*\w)")
"""A paragraph that another one speaks of."""
WITHIN: Final = re.compile(r"<strong>([A-Z]\d+(?:\.\d+)+) ")
"""A paragraph that shares a line with the one before it."""


def reader() -> MarkdownIt:
    """Return what reads Markdown: nothing in it becomes HTML of its own, and links are only their words."""
    made = MarkdownIt("commonmark", {"html": False}).enable("table")
    for part in ("link_open", "link_close", "image"):
        made.add_render_rule(part, lambda *_unused: "")
    return made


READER: Final = reader()


@dataclass
class Paragraph:
    """A numbered paragraph, or a stretch of text between them."""

    number: str
    blocks: list[Markup] = field(default_factory=list)
    table: list[list[Markup]] = field(default_factory=list)
    words: list[str] = field(default_factory=list)

    @property
    def plain(self) -> str:
        """Its text, for searching."""
        return " ".join([self.number, *self.words])

    def add(self, markdown: str, tag: str) -> None:
        """Add a piece of text: a line of its own, an item of a list, or a cell of the table's last row."""
        html = Markup(READER.renderInline(markdown))
        self.words.append(html.striptags())
        if tag != "td" or self.table[-1]:  # the first cell of a ruling is its own number
            numbered = WITHIN.sub(r'<strong id="\1">\1 ', str(html))
            html = Markup(CITED.sub(r'<a href="#\1">\1</a>', numbered))
        if tag == "td":
            self.table[-1].append(html)
        elif html:
            kind = Markup(' class="item"') if tag == "li" else ""
            self.blocks.append(Markup("<p{}>{}</p>").format(kind, html))


@dataclass
class Chapter:
    """A heading and what follows it."""

    level: int
    title: str
    paragraphs: list[Paragraph] = field(default_factory=list)


@cache
def source(game: str, language: str) -> tuple[str, str]:
    """Return the text of a game's rules and its language: the one asked for, or the first of all."""
    for spoken, name in ((language, f"{game}.{language}.md"), (LANGUAGES[0], f"{game}.md")):
        if (RULES / name).is_file():
            return (RULES / name).read_text(encoding="utf-8"), spoken
    raise UnknownGame(f"there are no rules of {game!r} here")


@cache
def rulebook(game: str, language: str) -> tuple[Chapter, ...]:
    """Return a game's rules, in the language if there is a translation."""
    text, spoken = source(game, language)
    return tuple(chapters(READER.parse(inserted(text, catalog(spoken, game)))))


def chapters(tokens: Sequence[Token]) -> list[Chapter]:
    """Cut a rulebook into chapters and paragraphs: each number begins one, and so does text outside lists."""
    found = [Chapter(1, "")]
    within: list[str] = []
    """The elements around the text that comes."""
    at = Paragraph("")
    for token in tokens:
        if token.nesting == 1:
            within.append(token.type)
            if token.type == "heading_open":
                found.append(Chapter(int(token.tag[1:]), ""))
                at = Paragraph("")
            elif token.type in ("table_open", "paragraph_open") and "list_item_open" not in within:
                at = begun(found[-1], at, Paragraph(at.number if token.type == "table_open" else ""))
            elif token.type == "tr_open":
                at.table.append([])
        elif token.nesting == -1:
            within.pop()
        elif token.type == "inline" and within[-1] == "heading_open":
            found[-1].title = token.content.strip()
        elif token.type == "inline":
            at = added(found[-1], at, token.content, within)
    return [chapter for chapter in found if chapter.title or chapter.paragraphs]


def added(chapter: Chapter, at: Paragraph, text: str, within: list[str]) -> Paragraph:
    """Add a piece of text to a chapter; return the paragraph that goes on."""
    if within[-1] in ("th_open", "td_open"):
        at.add(text, "td")
        return at
    numbered = NUMBER.fullmatch(text) if "list_item_open" in within else None
    if numbered is None:
        tag = "li" if "list_item_open" in within else "p"
        if at not in chapter.paragraphs:
            at = begun(chapter, at, Paragraph(""))
        at.add(text, tag)
        return at
    at = begun(chapter, at, Paragraph(numbered["number"]))
    title, rest = numbered["title"], numbered["text"]
    at.add(f"**{title.strip()}** {rest}" if title else rest, "p")
    return at


def begun(chapter: Chapter, at: Paragraph, following: Paragraph) -> Paragraph:
    """Begin another paragraph, unless a table belongs to the one before it."""
    if following.number and following.number == at.number:
        return at
    chapter.paragraphs.append(following)
    return following


@cache
def plain(text: str) -> str:
    """Return a text as it is searched: small letters without accents."""
    split = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in split if not unicodedata.combining(letter))


@cache
def says(game: str, language: str) -> dict[str, tuple[str, ...]]:
    """Return what is said to whoever may not do something, by the paragraph that it cites."""
    speaker = Speaker(language, game)
    found: dict[str, list[str]] = {}
    for reason in rules_of(game).reasons():
        found.setdefault(reason.rule, []).append(speaker.reason(reason))
    return {rule: tuple(said) for rule, said in found.items()}


def matching(chapters: tuple[Chapter, ...], words: str) -> tuple[Chapter, ...]:
    """Return only the paragraphs that hold every one of the words."""
    wanted = plain(words).split()
    if not wanted:
        return chapters
    kept: list[Chapter] = []
    for chapter in chapters:
        fitting = [
            each
            for each in chapter.paragraphs
            if all(word in plain(f"{chapter.title} {each.plain}") for word in wanted)
        ]
        if fitting:
            kept.append(Chapter(chapter.level, chapter.title, fitting))
    return tuple(kept)


def row_number(cells: Sequence[str], chapter: str) -> str:
    """Return the number of a row of rulings, as other pages cite it; "" for an ordinary row."""
    if not re.fullmatch(ROW, cells[0]):
        return ""
    return row_key(cells[0], chapter.partition(" ")[0])
