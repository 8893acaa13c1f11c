"""A game wound back and forth: every position of a record, ready to look at."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from functools import cached_property
from typing import Any, Final

from herna.kernel.choice import Choice, Seat
from herna.kernel.event import Event
from herna.kernel.match import Match
from herna.kernel.record import Record
from herna.kernel.state import State
from herna.kernel.view import redact

LATE: Final = 0.97
"""After this share of a game nothing turns it any more."""

KEPT: Final = 8
"""How many timelines are kept ready."""


class Timeline:
    """The positions of one game, one after each answer."""

    def __init__(self, match: Match[Any]) -> None:
        old = match.record
        fresh = Record(old.game, old.setup, old.seed, [], old.salt, old.rules, old.branches)
        self.game: Final = match.game
        self.answers: Final = list(old.answers)
        running = Match(match.game, fresh)
        self.states: Final[list[State]] = []
        self.told: Final[list[int]] = []
        """How long the story was at each position."""
        self.seats: Final[list[int]] = []
        """Whose answer each was."""
        self.keep(running)
        for code in self.answers:
            running.answer(code)
            self.seats.append(int(running.marks[-1].seat))
            self.keep(running)
        self.story: Final[list[Event]] = list(running.state.story or [])

    def keep(self, match: Match[Any]) -> None:
        """Remember a position, and how much of the story had been told by then."""
        self.states.append(match.state.copy())
        self.told.append(len(match.state.story or []))

    @property
    def last(self) -> int:
        """The number of the last position."""
        return len(self.answers)

    def choice(self, at: int) -> Choice | None:
        """Return what was asked at a position."""
        return self.states[at].pending

    def view(self, at: int, viewer: Seat) -> Any:
        """Return a position as a viewer could see it then."""
        state = self.states[at].copy()
        state.story = self.story[: self.told[at]]
        return redact(state, viewer)

    def lines(self, at: int) -> list[Event]:
        """Return what the answer before a position led to."""
        return self.story[self.told[at - 1] if at else 0 : self.told[at]]

    @cached_property
    def scores(self) -> list[list[int]]:
        """Every seat's score at each position."""
        return [self.game.standings(state) for state in self.states]

    @property
    def turning_point(self) -> tuple[float, int, int] | None:
        """The answer that turned the game: the winner's own best one, before all was nearly over."""
        outcome = self.states[-1].outcome
        winners = outcome.winners if outcome else ()
        early = [each for each in self.rises if each[1] < LATE * self.last] or self.rises
        own = [each for each in early if each[2] in winners and self.seats[each[1] - 1] == each[2]]
        return next(iter(own or early), None)

    @cached_property
    def rises(self) -> list[tuple[float, int, int]]:
        """How much somebody's lead grew by an answer, after which, and whose: the largest first."""
        leads = [leads_of(self.game.values(state)) for state in self.states]
        found: list[tuple[float, int, int]] = []
        for at in range(1, len(leads)):
            rise = [after - before for before, after in zip(leads[at - 1], leads[at], strict=True)]
            best = max(range(len(rise)), key=lambda seat: rise[seat])
            if rise[best] > 0:
                found.append((rise[best], at, best))
        return sorted(found, reverse=True)


def leads_of(values: list[float]) -> list[float]:
    """Return by how much each seat stands better than the best of the others."""
    return [value - max([*values[:i], *values[i + 1 :]] or [0.0]) for i, value in enumerate(values)]


class Timelines:
    """The timelines looked at last; one is made at a time, aside, however many ask for it."""

    def __init__(self) -> None:
        self.ready: Final[OrderedDict[tuple[str, int], Timeline]] = OrderedDict()
        self.making: Final = asyncio.Lock()

    async def get(self, table: str, match: Match[Any]) -> Timeline:
        """Return the timeline of a table's game so far."""
        async with self.making:
            key = (table, len(match.record.answers))
            timeline = self.ready.pop(key, None)
            if timeline is None or timeline.answers != match.record.answers:
                timeline = await asyncio.to_thread(Timeline, match)
            self.ready[key] = timeline
            while len(self.ready) > KEPT:
                self.ready.popitem(last=False)
            return timeline
