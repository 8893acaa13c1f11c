"""Whether speed holds: with more seats, from the first to the last tenth of a game, over many games.

A game is timed from its first question to its last: a decision is an answer and all that happens until the
next question. Putting the game on the table and the count at its end happen once, however long the game is,
and are figures of their own. Short games go through each tenth side by side, so that every tenth finds the
code warm, and is as long a stretch in every game; no more of them than that takes, for a processor learns
the openings of many games in a row by heart. What a call, the clock and asking the waiting question again
cost is timed in the same way and taken off. Python's collector of cycles rests meanwhile: what wakes it is a
new game on the table, and it would always call in the first tenth.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from herna.games import game
from herna.kernel import engine
from herna.kernel.game import Game, Setup
from herna.kernel.rng import Rng, seeded
from herna.kernel.state import State

KEPT: Final = 2_000
"""How many states are held to weigh one."""
TENTHS: Final = 10
STRETCH: Final = 600
"""About how many decisions are timed at a time."""


@dataclass(frozen=True)
class Pace:
    """How fast decisions go along games of one table size."""

    decisions_per_s: float
    first_tenth: float
    """Decisions a second in the first tenth of games."""
    last_tenth: float
    opening_us: float
    """Microseconds until the first question."""
    closing_us: float
    """Microseconds from the last answer to the result."""


@dataclass(frozen=True)
class Growth(Pace):
    """How one table size behaves."""

    name: str
    seats: int
    state_bytes: int
    """Memory of one state in the middle of a game."""


@dataclass(frozen=True)
class Course:
    """A game on its way, whose length is known."""

    state: State
    rng: Rng
    last: int
    """How many answers lead from the first question to the last one."""

    def share(self, tenth: int) -> int:
        """Return how many of these answers fall into a tenth."""
        return self.last * (tenth + 1) // TENTHS - self.last * tenth // TENTHS


def growth(key: str, seats: int, seconds: float) -> Growth:
    """Measure one table size, in this process and this build."""
    held = weight(key, seats)
    gc.disable()
    try:
        found = pace(game(key), seats, seconds, time.process_time)
    finally:
        gc.enable()
    return Growth(name=key, seats=seats, state_bytes=held, **vars(found))


def pace(table: Game[Any], seats: int, seconds: float, clock: Callable[[], float]) -> Pace:
    """Measure how fast decisions go along games, by a clock that counts seconds."""
    spent = [0.0] * TENTHS
    decisions = [0] * TENTHS
    opening = closing = 0.0
    games = 0
    several = abreast(course(table, begun(table, seats, games), games).last)
    while sum(spent) < seconds:
        start = clock()
        states = [begun(table, seats, games + number) for number in range(several)]
        opening += clock() - start
        courses = [course(table, state, games + number) for number, state in enumerate(states)]
        games += several
        for tenth in range(TENTHS):
            shares = [each.share(tenth) for each in courses]
            decisions[tenth] += sum(shares)
            spent[tenth] += timed(courses, shares, clock)
        closing += timed(courses, [1] * several, clock)
    return Pace(
        round((sum(decisions) + games) / (sum(spent) + closing)),
        round(decisions[0] / spent[0]),
        round(decisions[-1] / spent[-1]),
        round(opening * 1e6 / games, 2),
        round(closing * 1e6 / games, 2),
    )


def abreast(length: int) -> int:
    """Return how many games of this length go through each tenth side by side."""
    return max(1, STRETCH * TENTHS // max(1, length))


def begun(table: Game[Any], seats: int, number: int) -> State:
    """Return a game that asks its first question."""
    state: State = table.new(table.check(Setup(seats, {})), seeded(number))
    engine.settle(state)
    return state


def course(table: Game[Any], state: State, number: int) -> Course:
    """Find out how long a game that has begun will be, by playing a copy to its end."""
    length = int(engine.playout(state.copy(), seeded(number + 1), table.limit(int(state.seats))))
    return Course(state, seeded(number + 1), length - 1)


def timed(courses: list[Course], shares: list[int], clock: Callable[[], float]) -> float:
    """Return the seconds that so many answers in each game take, beyond asking the first question again."""
    start = clock()
    for each in courses:
        engine.playout(each.state, each.rng, 0)
    asked = clock()
    for each, share in zip(courses, shares, strict=True):
        engine.playout(each.state, each.rng, share)
    return clock() - asked - (asked - start)


def weight(key: str, seats: int) -> int:
    """Return the bytes that one state in the middle of a game takes, by holding many copies of it."""
    table = game(key)
    setup = table.check(Setup(seats, {}))
    length = engine.playout(table.new(setup, seeded(1)), seeded(2), table.limit(seats))
    state: State = table.new(setup, seeded(1))
    engine.playout(state, seeded(2), length // 2)
    before = resident()
    held = [state.copy() for _ in range(KEPT)]
    grown = resident() - before
    return max(0, grown) // len(held)


def resident() -> int:
    """Return the memory this process has in use, in bytes; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, ValueError):
        return 0
    return pages * 4096
