"""Leads somebody through a lesson on the real rules.

How far somebody has come is their *way*: one digit for each finished step, which of its answers was given.
A shorter way is an earlier point, so everything can be taken back, left, and taken up again.

A lesson names only the answers that matter to it. Questions that it does not speak of are passed, or get the
first answer where passing is not offered, until somebody is asked what the lesson waits for.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from herna.games import game
from herna.kernel.choice import PASS
from herna.kernel.errors import HernaError
from herna.kernel.game import Setup
from herna.kernel.match import Match
from herna.kernel.record import Record
from herna.learn.lesson import Lesson, Step, Words

PATIENCE: Final = 60
"""How many questions a lesson may leave to the rule before what it waits for is asked."""


class LostWay(HernaError):  # noqa: N818
    """A way does not fit its lesson, perhaps because the lesson has changed."""


class BrokenLesson(HernaError):  # noqa: N818
    """The rules no longer ask what a lesson waits for."""


@dataclass(frozen=True)
class Position:
    """Where somebody stands in a lesson."""

    lesson: Lesson
    way: str
    match: Match[Any]

    @property
    def step(self) -> Step | None:
        """What comes next; None at the end."""
        done = len(self.way)
        return self.lesson.steps[done] if done < len(self.lesson.steps) else None

    def onward(self, code: str) -> str | None:
        """Return the way after an answer, or after reading on; None if the lesson goes another way."""
        step = self.step
        if step is None:
            return None
        if not step.go:
            return self.way + "0"
        return self.way + str(step.go.index(code)) if code in step.go else None

    def reason(self, code: str) -> Words | None:
        """Return why an answer does not go on, if the lesson says so."""
        step = self.step
        found = [each for each in step.others if code.startswith(each.begins)] if step else []
        return max(found, key=lambda each: len(each.begins)).words if found else None


def offered(match: Match[Any]) -> list[str]:
    """Return the codes of the answers that the present question offers."""
    choice = match.choice
    return [match.game.verbs.code(option) for option in choice.options] if choice else []


def until(match: Match[Any], codes: tuple[str, ...], seat: int | None = None) -> None:
    """Pass over questions that a lesson does not speak of, until one of these answers is offered."""
    for _question in range(PATIENCE):
        choice = match.choice
        if choice is None:
            break
        if (seat is None or choice.seat == seat) and not set(codes).isdisjoint(offered(match)):
            return
        option = PASS if PASS in choice.options else choice.options[0]
        match.answer(match.game.verbs.code(option))
    raise BrokenLesson(f"nobody is asked for {', '.join(codes)} any more")


def given(match: Match[Any], codes: tuple[str, ...]) -> None:
    """Give answers, each at the first question that offers it."""
    for code in codes:
        until(match, (code,))
        match.answer(code)


def wait(match: Match[Any], lesson: Lesson, done: int) -> None:
    """Bring a match to the next question that the lesson has its learner answer."""
    waiting = next((step for step in lesson.steps[done:] if step.go), None)
    if waiting is not None and match.choice is not None:
        until(match, waiting.go, lesson.seat)


def stand(lesson: Lesson, way: str) -> Position:
    """Return the position after a way."""
    if len(way) > len(lesson.steps):
        raise LostWay("this way is longer than its lesson")
    match = Match(
        game(lesson.game), Record(lesson.game, Setup(lesson.seats, lesson.variants), lesson.seed, [])
    )
    given(match, lesson.prepared)
    wait(match, lesson, 0)
    for done, (digit, step) in enumerate(zip(way, lesson.steps, strict=False)):
        if digit not in "0123456789"[: max(1, len(step.go))]:
            raise LostWay("this way does not fit its lesson")
        if step.go:
            given(match, (step.go[int(digit)], *step.then))
            wait(match, lesson, done + 1)
    return Position(lesson, way, match)
