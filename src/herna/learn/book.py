"""Rulebooks and player aids: texts in the order of teaching, with pictures of positions from one real game.

The books of a game are ``books/<game>/<kind>.<language>.md``; beside them lies ``game.json``, the record of
the game that their pictures show. A line such as ``{picture: at=57 part=board show=map | words}`` stands
for a part of that game's page after so many answers; ``show`` names what to cut out of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from herna.games import CATALOGUE, game
from herna.i18n.catalog import LANGUAGES, catalog
from herna.i18n.inserted import inserted
from herna.kernel.errors import HernaError
from herna.kernel.match import Match
from herna.kernel.record import Record, read
from herna.learn.lead import given

BOOKS: Final = Path(__file__).parent / "books"
RULEBOOK: Final = "rulebook"
KINDS: Final = (RULEBOOK, "aid")
PICTURE: Final = re.compile(r"^\{picture: ([^|}]*)\|([^}]*)\}$", re.MULTILINE)
CITED: Final = re.compile(r"\((?:(?:[A-Z]\d+(?:\.\d+)*|R-\d+)(?:, )?)+\)")
"""Numbers of paragraphs, in brackets after what they say."""
NUMBER: Final = re.compile(r"[A-Z]\d+(?:\.\d+)*|R-\d+")
HEADINGS: Final = ("## ", "### ")
FIELDS: Final = {"at", "seat", "part", "show", "frame", "size"}


class UnknownBook(HernaError):  # noqa: N818
    """There is no such book."""


@dataclass(frozen=True)
class Shot:
    """What a picture shows: a part of the page of the example game at one moment."""

    at: int
    """After how many answers."""
    seat: int
    """Whose page it is."""
    part: str
    show: str
    """What is cut out of the part: a class, after ``@`` a component, after ``#`` an address; "" for all."""
    frame: str
    """The part of a drawing to look at, as an SVG's ``viewBox`` has it."""
    size: str
    """``wide`` as the page, ``middle`` or ``small``."""
    words: str
    """What the picture says, as its caption."""


def books(key: str) -> tuple[str, ...]:
    """Return which books there are of a game."""
    folder = BOOKS / key
    return tuple(
        kind for kind in KINDS if key in CATALOGUE and (folder / f"{kind}.{LANGUAGES[0]}.md").exists()
    )


@cache
def book(key: str, kind: str, language: str) -> str:
    """Return the text of a book; in the first language while nobody has translated it."""
    if kind not in books(key):
        raise UnknownBook(f"there is no book {kind[:40]!r} of {key[:40]!r}")
    own, first = (BOOKS / key / f"{kind}.{each}.md" for each in (language, LANGUAGES[0]))
    return (own if own.exists() else first).read_text(encoding="utf-8")


@cache
def explained(key: str) -> dict[str, str]:
    """Return where the rulebook speaks of each numbered paragraph, as addresses of its headings."""
    found: dict[str, str] = {}
    at = 0
    for line in book(key, RULEBOOK, LANGUAGES[0]).splitlines() if RULEBOOK in books(key) else ():
        at += line.startswith(HEADINGS)
        for cites in CITED.finditer(line):
            for number in NUMBER.findall(cites[0]):
                found.setdefault(number, f"s{at}")
    return found


@cache
def headings(key: str, language: str) -> dict[str, str]:
    """Return the headings of a rulebook by their addresses: ``s1`` and so on, in their order."""
    lines = inserted(book(key, RULEBOOK, language), catalog(language, key)).splitlines()
    titles = [line.lstrip("# ") for line in lines if line.startswith(HEADINGS)]
    return {f"s{at}": title for at, title in enumerate(titles, 1)}


def shot(fields: str, words: str) -> Shot:
    """Read a picture from its line in a book."""
    found = dict(re.findall(r'(\w+)="?([^"\s]+(?: [-\d. ]+)?)"?', fields))
    odd = set(found) - FIELDS
    if odd or "at" not in found:
        raise HernaError(f"a picture is {{picture: at=57 part=board show=map | words}}, not {fields!r}")
    return Shot(
        int(found["at"]),
        int(found.get("seat", 0)),
        found.get("part", "board"),
        found.get("show", ""),
        found.get("frame", ""),
        found.get("size", "wide"),
        words.strip(),
    )


def shots(text: str) -> Iterator[Shot]:
    """Return every picture of a book."""
    for fields, words in PICTURE.findall(text):
        yield shot(fields, words)


@cache
def example(key: str) -> Record:
    """Return the game that the pictures show."""
    return read((BOOKS / key / "game.json").read_text(encoding="utf-8"))


@lru_cache(16)
def moment(key: str, at: int) -> Match[Any]:
    """Return the example game after so many answers; questions that it did not know are passed."""
    whole = example(key)
    if at > len(whole.answers):
        raise HernaError(f"the example game of {key} has only {len(whole.answers)} answers, not {at}")
    match = Match(game(key), Record(key, whole.setup, whole.seed, []))
    given(match, tuple(whole.answers[:at]))
    return match
