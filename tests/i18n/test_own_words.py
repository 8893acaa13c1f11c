"""Nothing is said in another language: Czech holds no English words but names, each with its reason."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast

import herna
from herna.games import CATALOGUE
from herna.i18n.catalog import LANGUAGES, PLATFORM, entries, files, package
from herna.learn.book import BOOKS, books
from herna.learn.lesson import LESSONS, lessons
from herna.rulebook import RULES

FIRST: Final = LANGUAGES[0]
WORD: Final = re.compile(r"[^\W\d_]{3,}")
MARKS: Final = re.compile(r"\{[^}|]*\||\[\[[^\]]*\]\]|\{[^}]*\}|`[^`]*`")
"""Pictures, names of things and code, which are no words of a language."""

BRACES: Final = re.compile(r"\{#.*?#\}|\{\{.*?\}\}|\{%.*?%\}", re.DOTALL)
TAGS: Final = re.compile(r"<[^>]*>")
ATTRIBUTES: Final = re.compile(r'[\w-]+="[^"]*"')
SHOWN: Final = re.compile(r'\b(?:title|aria-label|alt)="([^"]*)"')

NAMES: Final = {
    "cs": {
        "people and places": "anna bjorn olga wojtek zehra mox kar nacht tag evans city rhodes plaza "
        "rex tortuga albion togawa europe prague",
        "games and this house": "arcs scythe smash herna",
        "other people's works": "discord slack matrix ntfy json javascript https host",
        "keys of a keyboard": "enter esc shift",
        "said by Czechs as well": "agent bonus bot brandy data ego chat mail mech planet program raptor "
        "rebel region shinobi symbol talent text token tundra zombie",
        "Czech words that look like English ones": "her past popularity proud ten let",
    }
}
"""What both languages write alike, by the reason why that is no English left over."""


TAKEN: Final = {
    "cs": re.compile(r"\b(?:jsi|sis|ses|abys|kdybys)\b[^.;:,?!]*\b\w+(?:l|la)\b|\bhraj\w+ s(?:ám|ama)\b")
}
"""What says of the reader that somebody did something: in Czech only of a man, or only of a woman."""


def texts(node: object) -> Iterator[str]:
    """Return everything that a piece of Fluent says."""
    if isinstance(node, ast.TextElement):
        yield node.value
    elif isinstance(node, (list, tuple)):
        for item in node:
            yield from texts(item)
    elif isinstance(node, ast.BaseNode):
        for name, item in vars(node).items():
            if name not in ("span", "selector", "id"):
                yield from texts(item)


def catalogs(language: str) -> Iterator[tuple[str, str]]:
    """Return every sentence of the catalogs, with where it stands; genders are no words."""
    for folder in (PLATFORM, *(package(key) / "locales" for key in CATALOGUE)):
        for entry in entries(files(folder, language)):
            parts = [entry.value, *[each.value for each in entry.attributes if each.id.name != "gender"]]
            yield from ((entry.id.name, text) for text in texts(parts))


def taught(plain: object, language: str) -> Iterator[str]:
    """Return every word of a lesson in one language."""
    if isinstance(plain, list):
        for each in plain:
            yield from taught(each, language)
    elif isinstance(plain, dict):
        if isinstance(plain.get(language), str):
            yield plain[language]
        for each in plain.values():
            yield from taught(each, language)


def learnt(language: str) -> Iterator[tuple[str, str]]:
    """Return what lessons and books say, with where it stands."""
    for key in CATALOGUE:
        for name in lessons(key):
            path = LESSONS / key / f"{name}.toml"
            yield from (
                (path.name, text) for text in taught(tomllib.loads(path.read_text("utf-8")), language)
            )
        for kind in books(key):
            path = BOOKS / key / f"{kind}.{language}.md"
            yield path.name, path.read_text("utf-8")


@cache
def english() -> frozenset[str]:
    """Return every English word that is said anywhere, also in the numbered rules."""
    rules = [path.read_text("utf-8") for path in map(rules_of, CATALOGUE) if path.exists()]
    said = [text for _where, text in (*catalogs(FIRST), *learnt(FIRST))]
    return frozenset(word for text in (*said, *rules) for word in words(text))


def rules_of(key: str) -> Path:
    """Return where a game's numbered rules are first written."""
    return RULES / f"{key}.md"


def words(text: str) -> set[str]:
    """Return the words of a text in small letters."""
    return {word.lower() for word in WORD.findall(MARKS.sub(" ", text))}


@pytest.mark.parametrize("language", list(NAMES))
def test_no_words_of_another_language_are_left_over(language: str) -> None:
    known = {name for names in NAMES[language].values() for name in names.split()}
    assert len(english()) > 2500
    found = {
        (word, where)
        for where, text in (*catalogs(language), *learnt(language))
        for word in words(text) & english() - known
    }
    assert sorted(found) == []


@pytest.mark.parametrize("language", list(TAKEN))
def test_nobody_who_reads_is_taken_for_a_man_or_a_woman(language: str) -> None:
    found = [(where, text) for where, text in catalogs(language) if TAKEN[language].search(text)]
    assert found == []


@pytest.mark.parametrize("language", list(NAMES))
def test_the_list_of_names_is_short_and_holds_only_what_is_said(language: str) -> None:
    known = [name for names in NAMES[language].values() for name in names.split()]
    said = {word for _where, text in (*catalogs(language), *learnt(language)) for word in words(text)}
    assert len(known) == len(set(known)) < 80
    assert sorted(set(known) - said) == [], "a name that nobody says any more needs no place in the list"


def named(path: Path) -> str:
    """Return how a template is called in a report."""
    return f"{path.parents[2].name}-{path.name}"


@pytest.mark.parametrize(
    "path", sorted(Path(herna.__file__).parent.glob("games/*/ui/templates/*.j2")), ids=named
)
def test_drawings_say_everything_by_the_catalogs(path: Path) -> None:
    drawn = BRACES.sub(" ", path.read_text("utf-8"))
    assert WORD.findall(ATTRIBUTES.sub(" ", TAGS.sub(" ", drawn))) == []
    assert [text for text in SHOWN.findall(drawn) if WORD.search(text)] == []
