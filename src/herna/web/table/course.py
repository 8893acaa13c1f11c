"""What a game has been through: what was asked of whom first, and what each turn was good for.

The companion of a first game asks here, so that it says everything once. All of it follows from the record
alone, also after an answer was taken back and after the server was started again.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from dataclasses import dataclass
from typing import Any, Final

from herna.bots.turns import brought
from herna.kernel.choice import Seat
from herna.kernel.match import Match
from herna.kernel.record import Record
from herna.kernel.state import State

TURNS: Final = 8
"""How many turns of each rival are spoken of; by then one has seen what they do."""

KEPT: Final = 64
"""How many courses are kept ready."""


@dataclass(frozen=True)
class Turn:
    """A turn that is over, with the positions before and after it."""

    at: int
    """After how many answers it was over."""
    seat: Seat
    before: State
    after: State


@dataclass(frozen=True)
class Note:
    """What a rival's turn was good for, as far as that was not said before."""

    at: int
    seat: Seat
    gains: tuple[str, ...]
    """The catalog entries of what the rival has more of."""
    parts: tuple[str, ...]
    """Those parts of a standing that nobody has spoken of yet."""


class Course:
    """One game, followed from its beginning."""

    def __init__(self, match: Match[Any]) -> None:
        self.begin(match)
        self.follow(match)

    def begin(self, match: Match[Any]) -> None:
        """Go back to the beginning."""
        old = match.record
        fresh = Record(old.game, old.setup, old.seed, [], old.salt, old.rules, old.branches)
        self.running = Match(match.game, fresh)
        self.first: dict[tuple[Seat, str], int] = {}
        self.turns: list[Turn] = []
        self.counted: Counter[Seat] = Counter()
        self.before = self.running.state.copy()
        self.owner = int(match.game.turn(self.before))
        self.told: dict[Seat, list[Note]] = {}
        self.note_question()

    def follow(self, match: Match[Any]) -> None:
        """Catch up with a game; answers that were taken back are forgotten."""
        answers, known = match.record.answers, self.running.record.answers
        if known != answers[: len(known)]:
            self.begin(match)
        for code in answers[len(self.running.record.answers) :]:
            self.running.answer(code)
            self.note_question()
            self.note_turn()

    @property
    def at(self) -> int:
        """How many answers were given."""
        return len(self.running.record.answers)

    def note_question(self) -> None:
        """Remember when somebody was asked something for the first time."""
        choice = self.running.choice
        if choice is not None:
            self.first.setdefault((int(choice.seat), choice.prompt), self.at)

    def note_turn(self) -> None:
        """Remember a turn that has just ended."""
        state = self.running.state
        owner = int(self.running.game.turn(state))
        if owner == self.owner and state.outcome is None:
            return
        after = state.copy()
        if self.owner >= 0 and self.counted[self.owner] < TURNS:
            self.counted[self.owner] += 1
            self.turns.append(Turn(self.at, self.owner, self.before, after))
            self.told.clear()
        self.before, self.owner = after, owner

    def asks_first(self, seat: Seat) -> bool:
        """Whether the question put to a seat is put to it for the first time."""
        choice = self.running.choice
        return choice is not None and self.first.get((seat, choice.prompt)) == self.at

    def notes(self, viewer: Seat) -> list[Note]:
        """Return what is to be said of the rivals' turns since a viewer's last answer."""
        marks = self.running.marks
        last = max((at for at, mark in enumerate(marks, 1) if mark.seat == viewer), default=0)
        return [note for note in self.all_notes(viewer) if note.at >= last]

    def all_notes(self, viewer: Seat) -> list[Note]:
        """Return everything that is said to a viewer of the rivals' turns: each gain of a rival once."""
        if viewer not in self.told:
            said: set[tuple[Seat, str]] = set()
            found = [self.note(turn, viewer, said) for turn in self.turns if turn.seat != viewer]
            self.told[viewer] = [note for note in found if note.gains]
        return self.told[viewer]

    def note(self, turn: Turn, viewer: Seat, said: set[tuple[Seat, str]]) -> Note:
        """Return what is new in a turn, and remember that it was said."""
        known = {part for _seat, part in said}
        gains = brought(self.running.game, turn.before, turn.after, turn.seat, viewer)
        new = [gain for gain in gains if (turn.seat, gain.part) not in said]
        said |= {(turn.seat, gain.part) for gain in new}
        parts = tuple(gain.part for gain in new if gain.part not in known)
        return Note(turn.at, turn.seat, tuple(gain.key for gain in new), parts)


class Courses:
    """The courses that somebody wanted to know last."""

    def __init__(self) -> None:
        self.ready: Final[OrderedDict[str, Course]] = OrderedDict()

    def of(self, table: str, match: Match[Any]) -> Course:
        """Return what a table's game has been through so far."""
        course = self.ready.pop(table, None) or Course(match)
        course.follow(match)
        self.ready[table] = course
        while len(self.ready) > KEPT:
            self.ready.popitem(last=False)
        return course
