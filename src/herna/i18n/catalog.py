"""Reads the Fluent catalogs: the platform's own words together with those of one game.

The words of the platform are in ``herna/i18n/locales``, those of a game in ``locales`` of its
package. A language is the file ``<language>.ftl``, or every ``.ftl`` file in the folder
``<language>``, or both.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final, Literal, TypeAlias, get_args

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from herna.games import CATALOGUE
from herna.kernel.errors import HernaError, UnknownGame

Language: TypeAlias = Literal["en", "cs"]
"""The languages everything is said in; the first is the one to fall back on."""
LANGUAGES: Final[tuple[str, ...]] = get_args(Language)

PLATFORM: Final = Path(__file__).parent / "locales"

REMEMBERED: Final = 50_000
"""How many sentences of one game and language are kept in mind."""

Value: TypeAlias = str | int | float


class MissingWords(HernaError):  # noqa: N818
    """A catalog lacks an entry, or an entry wants something it was not given."""


def strict() -> bool:
    """Whether missing words are errors, as they are in tests; otherwise the page shows the key instead."""
    return os.environ.get("HERNA_STRICT") == "1"


def package(game: str) -> Path:
    """Return the folder of a game's package."""
    if game not in CATALOGUE:
        raise UnknownGame(f"there is no game {game!r}; there are: {', '.join(CATALOGUE)}")
    return Path(str(import_module(CATALOGUE[game]).__file__)).parent


def files(folder: Path, language: str) -> list[Path]:
    """Return the catalog files of a language in one ``locales`` folder."""
    single = folder / f"{language}.ftl"
    return [path for path in (single, *sorted((folder / language).glob("*.ftl"))) if path.exists()]


def entries(paths: Iterable[Path]) -> Iterator[ast.Message | ast.Term]:
    """Parse catalog files; what is not Fluent is an error that names the file."""
    for path in paths:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                raise MissingWords(f"{path} is not Fluent near: {(entry.content or '').strip()[:80]!r}")
            if isinstance(entry, (ast.Message, ast.Term)):
                yield entry


def variables(node: object) -> set[str]:
    """Return the names of everything a piece of Fluent wants to be given."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    found: set[str] = set()
    if isinstance(node, (list, tuple)):
        for item in node:
            found |= variables(item)
    elif isinstance(node, ast.BaseNode):
        for name, item in vars(node).items():
            if name != "span":
                found |= variables(item)
    return found


class Catalog:
    """Everything that can be said in one language at the table of one game, or in the lobby."""

    def __init__(self, language: str, game: str = "") -> None:
        self.language = language
        self.game = game
        self.own = list(entries(files(package(game) / "locales", language))) if game else []
        self.platform = list(entries(files(PLATFORM, language)))
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(ast.Resource([*self.platform, *self.own]), allow_overrides=True)
        self.said: dict[tuple[object, ...], str] = {}
        """What was said before: a page says most things again and again."""
        self.wants: dict[str, frozenset[str]] = {}
        for entry in (*self.platform, *self.own):
            if isinstance(entry, ast.Message):
                self.wants[entry.id.name] = frozenset(variables(entry.value))
                for attribute in entry.attributes:
                    wanted = frozenset(variables(attribute.value))
                    self.wants[f"{entry.id.name}.{attribute.id.name}"] = wanted

    def has(self, key: str) -> bool:
        """Whether there is such an entry; ``key.attribute`` asks for an attribute."""
        return key in self.wants

    def say(self, key: str, args: Mapping[str, Value] | None = None) -> str:
        """Return an entry, or an attribute as ``key.attribute``, filled with what is given."""
        asked = (key, *sorted(args.items())) if args else (key,)
        found = self.said.get(asked)
        if found is None:
            if len(self.said) >= REMEMBERED:
                self.said.clear()
            found = self.said[asked] = self.filled(key, args)
        return found

    def filled(self, key: str, args: Mapping[str, Value] | None) -> str:
        """Fill an entry anew."""
        if key not in self.wants:
            return self.missing(key, args)
        name, _, attribute = key.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            return self.missing(key, args)
        text, errors = self.bundle.format_pattern(pattern, dict(args or {}))
        if errors and strict():
            raise MissingWords(f"{self.language}: {key!r} cannot be said: {errors[0]}")
        return str(text)

    def missing(self, key: str, args: Mapping[str, Value] | None) -> str:
        """Complain in tests; otherwise say it in the fallback language, or as the bare key."""
        if strict():
            raise MissingWords(f"no {self.language} words for {key!r} ({self.game or 'platform'})")
        fallback = self.fallback()
        return key if fallback is None or not fallback.has(key) else fallback.say(key, args)

    def fallback(self) -> Catalog | None:
        """Return the catalog that says what this one cannot; the first language has none."""
        return catalog(LANGUAGES[0], self.game) if self.language != LANGUAGES[0] else None

    def wanted(self, key: str) -> frozenset[str]:
        """Return what an entry wants to be given, here or where it is said instead."""
        found = self.wants.get(key)
        if found is not None:
            return found
        fallback = self.fallback()
        return frozenset() if fallback is None else fallback.wanted(key)


@cache
def catalog(language: str, game: str = "") -> Catalog:
    """Return the catalog of a language and a game; each is read once."""
    if language not in LANGUAGES:
        raise MissingWords(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    return Catalog(language, game)
