"""The almanac: every card, mat, tile and token of a game with its picture, text, numbers and rulings."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import Redirect
from markupsafe import Markup

from herna.i18n.speak import Speaker
from herna.kernel.errors import UnknownGame
from herna.learn.book import books
from herna.ui.almanac import Almanac, Entry
from herna.ui.drawable import drawable_games
from herna.ui.look import look
from herna.ui.mentions import paragraphs_about
from herna.web.house import Req
from herna.web.pages.frame import framed
from herna.web.pages.rulebook import plain, rulebook, says

LONGEST_SEARCH: Final = 100


@dataclass(frozen=True)
class Ruling:
    """A numbered paragraph that speaks of a thing."""

    number: str
    text: Markup
    says: tuple[str, ...]
    """What is said to whoever may not do something because of it."""


@dataclass(frozen=True)
class Told:
    """A thing as the almanac shows it."""

    key: str
    name: str
    also: str
    """What is printed on it in the first language, if that is something else."""
    text: str
    facts: tuple[str, ...]
    copies: int
    wide: bool
    picture: Markup
    rulings: tuple[Ruling, ...]

    @property
    def words(self) -> str:
        """Everything that it may be found by, in small letters without accents."""
        return plain(" ".join([self.name, self.also, self.text, *self.facts]))


@dataclass(frozen=True)
class Shown:
    """A shelf with what stands there."""

    title: str
    things: tuple[Told, ...]


def almanac_of(key: str) -> Almanac[Any] | None:
    """Return the almanac of a game in the catalogue, if it has one."""
    return look(key).almanac if key in drawable_games() else None


@cache
def rulings(key: str, language: str) -> dict[str, Markup]:
    """Return the text of every numbered paragraph, and of every row of rulings."""
    found: dict[str, Markup] = {}
    for chapter in rulebook(key, language):
        section = chapter.title.partition(" ")[0]
        for paragraph in chapter.paragraphs:
            if paragraph.number and paragraph.blocks:
                found[paragraph.number] = Markup(" ").join(paragraph.blocks)
            for cells in paragraph.table:
                number = cells[0].striptags()
                found.setdefault(number, Markup(" ").join(cells[1:]))
                found.setdefault(f"{section}.{number}", Markup(" ").join(cells[1:]))
    return found


def told(key: str, entry: Entry, speaker: Speaker) -> Told:
    """Return a thing with its picture, its words and the paragraphs about it."""
    found = look(key).almanac
    assert found is not None
    about = paragraphs_about(key).get(entry.key, ())
    texts, said = rulings(key, speaker.language), says(key, speaker.language)
    beside = Speaker(speaker.language, key, speaker.seen)
    beside.both = True
    return Told(
        entry.key,
        found.name(entry, speaker),
        "" if speaker.has(f"almanac-{entry.key}") else beside.also(entry.ref),
        found.text(entry, speaker),
        tuple(found.facts(speaker.seen, entry.ref, speaker)),
        entry.copies,
        entry.ref.rpartition("-")[0] in found.wide,
        Markup(found.drawn(look(key), entry.ref, speaker)),
        tuple(Ruling(number, texts[number], said.get(number, ())) for number in about if number in texts),
    )


@cache
def called(key: str, language: str) -> dict[str, str]:
    """Return the names of all things, for links to them."""
    found = almanac_of(key)
    if found is None:
        return {}
    speaker = Speaker(language, key, found.box)
    return {entry.key: found.name(entry, speaker) for entry in found.entries.values()}


@cache
def shelves(key: str, language: str) -> tuple[Shown, ...]:
    """Return the whole almanac; everything is drawn once."""
    found = almanac_of(key)
    if found is None:
        return ()
    speaker = Speaker(language, key, found.box)
    return tuple(
        Shown(speaker.say(shelf.title), tuple(told(key, entry, speaker) for entry in shelf.entries))
        for shelf in found.shelves
    )


def matching(every: tuple[Shown, ...], words: str) -> tuple[Shown, ...]:
    """Return only what all of the words speak of, with or without accents."""
    wanted = plain(words).split()
    kept = (
        Shown(each.title, tuple(thing for thing in each.things if fits(thing, each.title, wanted)))
        for each in every
    )
    return tuple(each for each in kept if each.things)


def fits(thing: Told, title: str, wanted: list[str]) -> bool:
    """Whether every word is said of a thing, or is in the heading above it."""
    return all(word in thing.words or word in plain(title) for word in wanted)


@get("/rules/{key:str}/almanac", include_in_schema=False)
async def show(request: Req, key: FromPath[str]) -> Response[str] | Redirect:
    """Show what is in a game's box, or what all words looked for speak of."""
    frame = await framed(request)
    if key not in drawable_games():
        raise UnknownGame(f"there is no game {key[:40]!r}")
    if almanac_of(key) is None:
        return Redirect(f"/rules/{key}")
    words = str(request.query_params.get("q", ""))[:LONGEST_SEARCH]
    every = await asyncio.to_thread(shelves, key, frame.language)
    return await frame.page(
        "almanac.html.j2",
        key=key,
        words=words,
        shelves=matching(every, words),
        books=books(key),
        both=frame.both_names,
    )


HANDLERS = [show]
