"""How far a translation is: what a language lacks, what it says as the first one does, what to read again.

The first language of the one list is translated from. An entry is to be read again if its first wording was
changed later than the translation; that is asked of git, so it is known in a clone of the project only.
Whoever finds that the translation is still right says so in a comment above it, which counts as a change.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

from herna.games import CATALOGUE
from herna.i18n.catalog import LANGUAGES, PLATFORM, files, package
from herna.i18n.speak import CASES, GENDER
from herna.kernel.errors import HernaError

FIRST: Final = LANGUAGES[0]
CODE: Final = re.compile("[a-z]{2,3}")
BLAMED: Final = re.compile(r"^[0-9a-f]{40} \d+ (\d+)|^author-time (\d+)", re.MULTILINE)


@dataclass(frozen=True)
class Saying:
    """An entry or an attribute as it stands in a file."""

    key: str
    text: str
    """Its words alone: what people read, without what is filled in."""
    path: Path
    lines: frozenset[int]
    """Where it stands, together with the comment above it."""


@dataclass
class Progress:
    """How far one catalog of a language is."""

    catalog: str
    total: int
    missing: list[str] = field(default_factory=list)
    untranslated: list[str] = field(default_factory=list)
    """What is said with the same words as in the first language: names, or what somebody still has to do."""
    outdated: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    """What the first language does not have, so that nobody ever says it."""

    def plain(self) -> dict[str, object]:
        """Return it as plain data."""
        return asdict(self)


def checked(language: str) -> str:
    """Return the code of a language to translate into; the first one is not translated."""
    if not CODE.fullmatch(language) or language == FIRST:
        raise HernaError(f"a language is given as two or three small letters, other than {FIRST}")
    return language


def folders() -> dict[str, Path]:
    """Return where the catalogs are: the platform's, and each game's."""
    return {"platform": PLATFORM, **{key: package(key) / "locales" for key in CATALOGUE}}


def words(pattern: ast.Pattern) -> str:
    """Return what a pattern says itself, through all its cases; what it is given counts for nothing."""
    found = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            found.append(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            found += [words(variant.value) for variant in element.expression.variants]
        elif isinstance(element.expression, ast.StringLiteral):
            found.append(element.expression.value)
    return " ".join("".join(found).split())


def spans(text: str, *nodes: ast.SyntaxNode | None) -> frozenset[int]:
    """Return the numbers of the lines on which some nodes stand."""
    found: set[int] = set()
    for node in nodes:
        if node is not None and node.span is not None:
            first = text.count("\n", 0, node.span.start) + 1
            found |= set(range(first, first + text.count("\n", node.span.start, node.span.end) + 1))
    return frozenset(found)


def sayings(path: Path) -> Iterator[Saying]:
    """Return everything that one catalog file says; grammar that is a language's own does not count."""
    text = path.read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if not isinstance(entry, ast.Message):
            continue
        name = entry.id.name
        if entry.value is not None:
            lines = spans(text, entry.id, entry.value, entry.comment)
            yield Saying(name, words(entry.value), path, lines)
        for attribute in entry.attributes:
            if attribute.id.name not in (*CASES, GENDER):
                lines = spans(text, attribute, entry.comment)
                yield Saying(f"{name}.{attribute.id.name}", words(attribute.value), path, lines)


def said(folder: Path, language: str) -> dict[str, Saying]:
    """Return everything a catalog says in a language."""
    return {each.key: each for path in files(folder, language) for each in sayings(path)}


def progress(name: str, folder: Path, language: str) -> Progress:
    """Return how far a language is in one catalog."""
    first, other, times = said(folder, FIRST), said(folder, language), Times()
    found = Progress(name, len(first))
    found.unknown = [key for key in other if key not in first]
    for key, saying in first.items():
        if key not in other:
            found.missing.append(key)
        elif any(letter.isalpha() for letter in saying.text) and saying.text == other[key].text:
            found.untranslated.append(key)
        elif times.of(saying) > times.of(other[key]):
            found.outdated.append(key)
    return found


class Times:
    """When lines were last changed, as git knows it; without git nothing was ever changed."""

    def __init__(self) -> None:
        self.known: dict[Path, dict[int, int]] = {}

    def of(self, saying: Saying) -> int:
        """Return when something was last changed."""
        if saying.path not in self.known:
            self.known[saying.path] = dict(blamed(saying.path))
        lines = self.known[saying.path]
        return max((lines.get(line, 0) for line in saying.lines), default=0)


def blamed(path: Path) -> Iterator[tuple[int, int]]:
    """Return for each line of a file when it was last changed; nothing for a file that git does not keep."""
    git = shutil.which("git")
    if git is None:
        return
    asked = [git, "-C", str(path.parent), "blame", "-w", "--line-porcelain", "--", path.name]
    line = 0
    answered = subprocess.run(asked, check=False, capture_output=True, text=True).stdout
    for number, time in BLAMED.findall(answered):
        if number:
            line = int(number)
        else:
            yield line, int(time)


def started(folder: Path, language: str) -> list[Path]:
    """Begin a language in one ``locales`` folder: what it lacks is copied, to be translated in place."""
    written = []
    for path in files(folder, FIRST):
        inside = path.relative_to(folder)
        new = folder / (f"{language}.ftl" if len(inside.parts) == 1 else Path(language, *inside.parts[1:]))
        if not new.exists():
            new.parent.mkdir(exist_ok=True)
            new.write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
            written.append(new)
    return written
