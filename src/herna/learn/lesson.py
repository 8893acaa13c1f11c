"""A lesson as data: a prepared position and steps with words, what glows, and which answers go on.

A lesson is ``lessons/<game>/<lesson>.toml``. Whoever writes one needs no program: it names the game, the
setup and the seed, the answers that lead to its first position, and then its steps. A step with ``go`` waits
for one of these answers; a step without only wants to be read. ``then`` are the answers given afterwards, by
rivals mostly, each at the first question that offers it. ``other`` are kind reasons for answers that do not
go on, by the beginning of their codes. ``standings`` is what everybody has at a step that speaks of points:
with it a test notices when the words are no longer true. ``docs/extend/write-a-lesson.md`` shows how to
write one.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from herna.games import CATALOGUE
from herna.i18n.catalog import LANGUAGES, strict
from herna.kernel.errors import HernaError

LESSONS: Final = Path(__file__).parent / "lessons"
MOST_ANSWERS: Final = 10
"""How many answers may go on from one step: each is one digit of the way."""


class UnknownLesson(HernaError):  # noqa: N818
    """There is no such lesson."""


@dataclass(frozen=True)
class Words:
    """The same words in every language."""

    said: dict[str, str]

    def in_language(self, language: str) -> str:
        """Return them in one language."""
        return self.said[language].strip()


@dataclass(frozen=True)
class Other:
    """A kind reason for an answer that does not go on."""

    begins: str
    words: Words


@dataclass(frozen=True)
class Step:
    """One thing to read or to do."""

    words: Words
    glow: tuple[str, ...]
    go: tuple[str, ...]
    then: tuple[str, ...]
    others: tuple[Other, ...]
    standings: tuple[int, ...] = ()
    """What everybody has here, where the words say so."""


@dataclass(frozen=True)
class Lesson:
    """A position with a teacher beside it."""

    game: str
    key: str
    title: Words
    about: Words
    seat: int
    seats: int
    variants: dict[str, str]
    seed: int
    prepared: tuple[str, ...]
    steps: tuple[Step, ...]


def words(plain: dict[str, Any]) -> Words:
    """Read words: a table has them under every language; one begun lately says the first one's."""
    missing = [language for language in LANGUAGES if not str(plain.get(language, "")).strip()]
    if missing and (strict() or LANGUAGES[0] in missing):
        raise HernaError(f"words are missing in {', '.join(missing)} beside {str(plain)[:80]!r}")
    return Words({each: str(plain[LANGUAGES[0] if each in missing else each]) for each in LANGUAGES})


def step(plain: dict[str, Any]) -> Step:
    """Read one step of a lesson; too many ways on would not be a lesson any more."""
    go = tuple(plain.get("go", ()))
    if len(go) > MOST_ANSWERS:
        raise HernaError(f"a step goes on by at most {MOST_ANSWERS} answers, not by {len(go)}")
    others = tuple(Other(each["begins"], words(each)) for each in plain.get("other", ()))
    then, standings = several(plain.get("then", ())), tuple(plain.get("standings", ()))
    return Step(words(plain), tuple(plain.get("glow", ())), go, then, others, standings)


def several(plain: str | list[str]) -> tuple[str, ...]:
    """Read answers: a list of them, or one text with spaces between them."""
    return tuple(plain.split() if isinstance(plain, str) else plain)


@cache
def lesson(game: str, key: str) -> Lesson:
    """Return a game's lesson of this name."""
    if key not in lessons(game):
        raise UnknownLesson(f"there is no lesson {key[:40]!r} of {game[:40]!r}")
    plain = tomllib.loads((LESSONS / game / f"{key}.toml").read_text(encoding="utf-8"))
    return Lesson(
        game,
        key,
        words(plain["title"]),
        words(plain["about"]),
        plain.get("seat", 0),
        plain["seats"],
        dict(plain.get("variants", {})),
        plain["seed"],
        several(plain.get("prepared", ())),
        tuple(step(each) for each in plain["step"]),
    )


@cache
def lessons(game: str) -> tuple[str, ...]:
    """Return the keys of a game's lessons, in the order in which ``order.txt`` teaches them."""
    order = LESSONS / game / "order.txt"
    if game not in CATALOGUE or not order.exists():
        return ()
    return tuple(order.read_text(encoding="utf-8").split())


def untold(game: str, language: str) -> Iterator[tuple[str, int]]:
    """Return of each lesson how many of its words are not there in a language."""
    for key in lessons(game):
        plain = tomllib.loads((LESSONS / game / f"{key}.toml").read_text(encoding="utf-8"))
        yield key, lacking(plain, language)


def lacking(plain: object, language: str) -> int:
    """Return how often something is said in the first language and not in another."""
    if isinstance(plain, list):
        return sum(lacking(each, language) for each in plain)
    if not isinstance(plain, dict):
        return 0
    own = LANGUAGES[0] in plain and not str(plain.get(language, "")).strip()
    return int(own) + sum(lacking(each, language) for each in plain.values())
