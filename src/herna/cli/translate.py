"""``translate``: how far a language is, and the beginning of a new one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table

from herna.cli.output import OUT, Json, put
from herna.games import CATALOGUE
from herna.i18n.catalog import LANGUAGES
from herna.i18n.translation import FIRST, Progress, checked, folders, progress, started
from herna.learn.book import BOOKS, books
from herna.learn.lesson import untold
from herna.rulebook import RULES, paragraphs

WORDS: Final = re.compile(r"\b[a-z]{2,}\b")
MANY: Final = 4
"""Up to so many words a line may be the same in two languages: names, numbers, codes."""


def translate_command(
    language: Annotated[str, typer.Argument(metavar="LANGUAGE", help="its code, such as cs or de")],
    start: Annotated[
        bool, typer.Option("--start", help="begin it: copy what it lacks whole, to be translated in place")
    ] = False,
    json: Json = False,
) -> None:
    """Show what a language lacks, what is still in the first language, and what changed since it was said."""
    checked(language)
    begun = beginnings(language) if start else []
    found = [progress(name, folder, language) for name, folder in folders().items()]
    texts = {**dict(long_texts(language)), **dict(lessons_without(language))}
    if json:
        put(
            {
                "language": language,
                "spoken": language in LANGUAGES,
                "begun": [str(path) for path in begun],
                "catalogs": [each.plain() for each in found],
                "texts": texts,
            }
        )
        return
    show(language, begun, found, texts)


def beginnings(language: str) -> list[Path]:
    """Write the catalogs and the long texts of a new language as copies of the first one's."""
    begun = [path for folder in folders().values() for path in started(folder, language)]
    for first, other in pairs(language):
        if first.exists() and not other.exists():
            other.write_text(first.read_text(encoding="utf-8"), encoding="utf-8")
            begun.append(other)
    return begun


def pairs(language: str) -> Iterator[tuple[Path, Path]]:
    """Return the long texts in the first language, and where they stand in another."""
    for key in CATALOGUE:
        yield RULES / f"{key}.md", RULES / f"{key}.{language}.md"
        for kind in books(key):
            yield BOOKS / key / f"{kind}.{FIRST}.md", BOOKS / key / f"{kind}.{language}.md"


def long_texts(language: str) -> Iterator[tuple[str, str]]:
    """Return what is still to be done in the long texts, by the name of each."""
    for first, other in pairs(language):
        if not first.exists():
            continue
        name = f"{other.parent.name}/{other.name}"
        if not other.exists():
            yield name, "not begun"
        elif kept := sentences(first) & sentences(other):
            yield name, f"{len(kept)} lines still as in {FIRST}"
        elif first.parent == RULES and (lost := numbers(first) - numbers(other)):
            yield name, f"without {', '.join(sorted(lost))}"


def sentences(path: Path) -> set[str]:
    """Return the lines of a text that are more than a few words, or a map made of letters."""
    return {line for line in path.read_text(encoding="utf-8").splitlines() if len(WORDS.findall(line)) > MANY}


def numbers(path: Path) -> set[str]:
    """Return the numbers of a rulebook's paragraphs."""
    return {paragraph.key for paragraph in paragraphs(path.read_text(encoding="utf-8"))}


def lessons_without(language: str) -> Iterator[tuple[str, str]]:
    """Return how often a lesson does not say in a language what it says."""
    for key in CATALOGUE:
        for lesson, count in untold(key, language):
            if count:
                yield f"lesson {key}/{lesson}", f"{count} of its words missing"


def show(language: str, begun: list[Path], found: list[Progress], texts: dict[str, str]) -> None:
    """Print it for people: numbers first, then every key."""
    if begun:
        OUT.print(f"{len(begun)} files begun for {language}; translate them in place", highlight=False)
    if language not in LANGUAGES:
        OUT.print(f"{language} is not spoken yet: docs/translate.md says where it is listed", highlight=False)
    table = Table("catalog", "entries", "missing", f"as in {FIRST}", "to read again", "unknown")
    for each in found:
        parts = (each.missing, each.untranslated, each.outdated, each.unknown)
        table.add_row(each.catalog, str(each.total), *[str(len(part)) for part in parts])
    OUT.print(table)
    for each in found:
        lists = (("missing", each.missing), (f"as in {FIRST}", each.untranslated))
        for title, keys in (*lists, ("to read again", each.outdated), ("unknown", each.unknown)):
            if keys:
                told = f"  {each.catalog}, {title}: {', '.join(keys)}"
                OUT.print(told, markup=False, highlight=False, soft_wrap=True)
    for name, left in texts.items():
        OUT.print(f"  {name}: {left}", markup=False, highlight=False, soft_wrap=True)
