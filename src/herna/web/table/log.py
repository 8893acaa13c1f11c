"""What the log of a table means: the game so far, and whose word is still awaited."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from herna.games import game
from herna.kernel.choice import Seat
from herna.kernel.errors import HernaError
from herna.kernel.match import Match
from herna.web.store.models import END, HELD, OVER, UNDO, Entry, TableRow, fold

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


def held_by(last: Entry) -> int | None:
    """Return who must still say that the turn is over, by the last line of the log."""
    return last.seat if last.kind == HELD else None


def ended_by_itself(match: Match[Any], seat: int, turn: int, code: str) -> bool:
    """Whether a seat's answer ended its turn although it said no such thing, and could be taken back."""
    if match.choice is None or code in SAID or seat != turn:
        return False
    return match.game.turn(match.state) != seat != match.choice.seat and match.can_undo(Seat(seat))
