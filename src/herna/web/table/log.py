"""What the log of a table means: the game so far, and whose word is still awaited."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from herna.games import game
from herna.kernel.choice import Seat
from herna.kernel.errors import HernaError, IllegalAnswer
from herna.kernel.match import Match
from herna.kernel.pile import only
from herna.kernel.seal import Knowledge
from herna.web.store.models import ANSWER, END, HELD, MORE, OVER, UNDO, Entry, TableRow, fold

END_TURN: Final = "end-turn"
"""What the button sends that ends a turn which could still be taken back."""
SAID: Final = ("pass", END_TURN)
"""Answers that say themselves that a turn is over."""


@dataclass(frozen=True)
class Break:
    """Where a changed rule no longer fits an old game: after this many answers, and why."""

    at: int
    reason: str


def ready(table: TableRow, seats: int, entries: list[Entry]) -> Match[Any]:
    """Replay a table's log."""
    answers, undone = fold(entries)
    match = Match(game(table.game), table.record(seats, answers))
    match.undone = undone
    return match


def readable(table: TableRow, seats: int, entries: list[Entry]) -> tuple[Match[Any], Break | None]:
    """Replay a table's log, or as much of it as the rules of today still allow."""
    answers, undone = fold(entries)
    match = Match(game(table.game), table.record(seats, []))
    for number, code in enumerate(answers):
        try:
            match.answer(code)
        except HernaError as wrong:
            return match, Break(number, str(wrong))
    if table.stage == OVER and match.choice is not None:
        return match, Break(len(answers), "the game ended here, and by the rules of today goes on")
    match.undone = undone
    return match, None


def catch_up(match: Match[Any], entries: list[Entry]) -> None:
    """Apply what another server added."""
    for entry in entries:
        if entry.kind == UNDO:
            match.undo()
        elif entry.kind != END:
            match.answer(entry.code)


class Gestures:
    """Which answers of a table were given at once, and so are taken back, and given again, at once."""

    def __init__(self) -> None:
        self.standing: list[tuple[str, bool]] = []
        """The answers that stand, each with whether the next one was given with it."""
        self.undone: list[tuple[str, bool]] = []
        """The same for those that were taken back; the next one to be given again is the last."""

    def go_on(self, entries: list[Entry]) -> None:
        """Add what the log says."""
        for entry in entries:
            if entry.kind == UNDO:
                self.undone.append(self.standing.pop())
            elif entry.kind != END:
                self.standing.append((entry.code, entry.kind == MORE))
                same = bool(self.undone) and self.undone[-1][0] == entry.code
                self.undone = self.undone[:-1] if same else []

    def last(self) -> int:
        """Return how many of the last answers were one gesture."""
        count = 1
        while count < len(self.standing) and self.standing[-count - 1][1]:
            count += 1
        return count

    def again(self, undone: list[str]) -> list[str]:
        """Return the answers of the gesture taken back last, of those that may still be given again."""
        count = 1
        while count < min(len(undone), len(self.undone)) and self.undone[-count][1]:
            count += 1
        return undone[-1 : -count - 1 : -1]


def prepare(match: Match[Any], seat: int, code: str) -> None:
    """Give an answer that another one follows at once: the seat learns nothing by it, and is asked on."""
    before = Knowledge(match.state)
    match.answer(code)
    learnt = before.taught(Knowledge(match.state), only(Seat(seat)))
    if match.choice is None or match.choice.seat != seat or learnt:
        raise IllegalAnswer(
            f"{code!r} cannot be given together with another answer: see what it brings first"
        )


def held_by(last: Entry) -> int | None:
    """Return who must still say that the turn is over, by the last line of the log."""
    return last.seat if last.kind == HELD else None


def ended_by_itself(match: Match[Any], seat: int, turn: int, code: str) -> bool:
    """Whether a seat's answer ended its turn although it said no such thing, and could be taken back."""
    if match.choice is None or code in SAID or seat != turn:
        return False
    return match.game.turn(match.state) != seat != match.choice.seat and match.can_undo(Seat(seat))


def given(match: Match[Any], seat: int, version: int, codes: list[str], hold: bool) -> list[Entry]:
    """Give answers as one gesture, and return what the log says of them; with ``hold`` a turn may be held."""
    *before, last = codes
    for code in before:
        prepare(match, seat, code)
    turn = int(match.game.turn(match.state))
    match.answer(last)
    kind = HELD if hold and ended_by_itself(match, seat, turn, last) else ANSWER
    kinds = [*[MORE for _code in before], kind]
    return [Entry(version + i, seat, kinds[i], code) for i, code in enumerate(codes)]
