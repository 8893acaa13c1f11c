"""A game wound back and forth: every position of a record, ready to look at."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

from herna.kernel.choice import Choice, Seat
from herna.kernel.event import Event
from herna.kernel.match import Match
from herna.kernel.record import Record
from herna.kernel.state import State
from herna.kernel.view import redact

KEPT: Final = 8
"""How many tapes are kept ready."""


class Tape:
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
        """Remember a position."""
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

    def scores(self) -> list[list[int]]:
        """Return every seat's score at each position."""
        return [self.game.standings(state) for state in self.states]

    def values(self) -> list[list[float]]:
        """Return how well each seat stood at each position."""
        return [self.game.values(state) for state in self.states]


class Tapes:
    """The tapes looked at last."""

    def __init__(self) -> None:
        self.ready: Final[OrderedDict[tuple[str, int], Tape]] = OrderedDict()

    def get(self, table: str, match: Match[Any]) -> Tape:
        """Return the tape of a table's game so far."""
        key = (table, len(match.record.answers))
        tape = self.ready.pop(key, None)
        if tape is None or tape.answers != match.record.answers:
            tape = Tape(match)
        self.ready[key] = tape
        while len(self.ready) > KEPT:
            self.ready.popitem(last=False)
        return tape
