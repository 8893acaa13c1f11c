"""Rulebooks and player aids as pages."""

from __future__ import annotations

import asyncio
import re
from functools import cache
from typing import Final

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import Redirect
from markdown_it import MarkdownIt
from markupsafe import Markup

from herna.i18n.catalog import catalog
from herna.i18n.inserted import inserted
from herna.i18n.speak import Speaker
from herna.kernel.errors import UnknownGame
from herna.learn.book import (
    CITED,
    KINDS,
    NUMBER,
    PICTURE,
    RULEBOOK,
    Shot,
    book,
    books,
    example,
    moment,
    shot,
)
from herna.ui import cutting
from herna.ui.drawable import drawable_games
from herna.ui.look import look
from herna.web.house import Req
from herna.web.pages.frame import framed
from herna.web.pages.parts import DRAWN
from herna.web.pages.rulebook import plain

READER: Final = MarkdownIt("commonmark", {"html": True}).enable("table")
HEADING: Final = re.compile(r"<h([23])>")
CHAPTER: Final = re.compile(r'<h2 id="(s\d+)">(.*?)</h2>')
PASSAGE: Final = re.compile(r"(?=<h[23] id=)")
"""Before each heading."""
FIGURE: Final = re.compile(r'<div class="picture-in".*?</div></div>', re.DOTALL)
LONGEST_SEARCH: Final = 100
TEMPLATE: Final = {name: template for template, name in DRAWN.items()}


def drawn(key: str, shown: Shot, language: str) -> str:
    """Return a picture as a figure with its caption."""
    names = [catalog(language).say(f"learn-name-{seat}") for seat in range(example(key).setup.seats)]
    seen = moment(key, shown.at).view(shown.seat)
    picture = look(key).picture(seen, shown.seat, Speaker(language, key, seen, names))
    part = cutting.cut(picture.part(TEMPLATE[shown.part], frozenset()), shown.show)
    inside = cutting.still(cutting.framed(part, shown.frame))
    words = Markup.escape(shown.words)
    return (
        f'<figure class="picture {shown.size}-picture">'
        f'<div class="picture-in" role="img" aria-label="{words}" tabindex="0">'
        f'<div aria-hidden="true" inert>{inside}</div></div><figcaption>{words}</figcaption></figure>'
    )


def cited(key: str, text: str) -> str:
    """Make the numbers of paragraphs, in brackets after what they say, links to the numbered rules."""

    def link(found: re.Match[str]) -> str:
        linked = NUMBER.sub(
            lambda number: f'<a href="/rules/{key}#{number[0]}">{number[0]}</a>', found[0][1:-1]
        )
        return f'<small class="cites">{linked}</small>'

    return CITED.sub(link, text)


def addressed(html: str) -> str:
    """Give every heading an address, ``s1`` and so on in their order, the same in every language."""
    count = iter(range(1, html.count("<h") + 1))
    return HEADING.sub(lambda found: f'<h{found[1]} id="s{next(count)}">', html)


@cache
def page(key: str, kind: str, language: str) -> Markup:
    """Return a book as HTML; positions are drawn once."""
    text = inserted(book(key, kind, language), catalog(language, key))
    pictures: list[str] = []

    def kept(found: re.Match[str]) -> str:
        pictures.append(drawn(key, shot(found[1], found[2]), language))
        return f"\n<!--picture-{len(pictures) - 1}-->\n"

    label = catalog(language).say("rules-table")
    around = f'<div class="scroll" tabindex="0" role="group" aria-label="{label}"><table>'
    html = addressed(cited(key, READER.render(PICTURE.sub(kept, text))))
    html = html.replace("<table>", around).replace("</table>", "</table></div>")
    for index, figure in enumerate(pictures):
        html = html.replace(f"<!--picture-{index}-->", figure)
    return Markup(html)


@cache
def passages(key: str, kind: str, language: str) -> tuple[tuple[str, str, str], ...]:
    """Return a book heading by heading: the chapter's heading, the passage, and its plain words."""
    found, chapter = [], ""
    for part in PASSAGE.split(page(key, kind, language)):
        title = CHAPTER.match(part)
        chapter = title[0] if title else chapter
        words = Markup(f"{chapter} {FIGURE.sub(' ', part)}").striptags()
        found.append((chapter, part, plain(words)))
    return tuple(found)


def matching(key: str, kind: str, language: str, words: str) -> Markup:
    """Return only the passages that hold every one of the words, with or without accents."""
    wanted = plain(words).split()
    if not wanted:
        return page(key, kind, language)
    kept: list[str] = []
    told: set[str] = set()
    for chapter, part, said in passages(key, kind, language):
        if all(word in said for word in wanted):
            kept += [chapter] if chapter not in {*told, ""} and not part.startswith(chapter) else []
            kept.append(part)
            told.add(chapter)
    return Markup("".join(kept))


@get("/rules/{key:str}/{kind:str}", include_in_schema=False)
async def show(request: Req, key: FromPath[str], kind: FromPath[str]) -> Response[str] | Redirect:
    """Show a game's rulebook or player aid, or what all words speak of; else the numbered rules."""
    frame = await framed(request)
    if key not in drawable_games():
        raise UnknownGame(f"there is no game {key[:40]!r}")
    if kind in KINDS and kind not in books(key):
        return Redirect(f"/rules/{key}")
    words = str(request.query_params.get("q", ""))[:LONGEST_SEARCH]
    html = await asyncio.to_thread(matching, key, kind, frame.language, words)
    chapters = CHAPTER.findall(html) if kind == RULEBOOK and not words else []
    return await frame.page(
        "book.html.j2", key=key, kind=kind, html=html, books=books(key), chapters=chapters, words=words
    )


HANDLERS = [show]
