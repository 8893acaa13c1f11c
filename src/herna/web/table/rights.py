"""Who may do what at a table: pages, programs and streams ask here, and nowhere else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from herna.kernel.choice import EVERYONE, Seat
from herna.web.guard.problems import NotNow, NotYours, WebProblem
from herna.web.store.models import OVER, PLAYING, WAITING, SeatRow
from herna.web.table import seat_rights as seats
from herna.web.table.tables import Live


class Act(StrEnum):
    """What somebody may want at a table."""

    LOOK = "look"
    SEE = "see"
    REVEAL = "reveal"
    DOWNLOAD = "download"
    ANALYSE = "analyse"
    BRANCH = "branch"
    REMATCH = "rematch"
    ANSWER = "answer"
    UNDO = "undo"
    REDO = "redo"
    HINT = "hint"
    SAY = "say"
    LEAVE = "leave"
    COME_BACK = "come-back"
    RELIEVE = "relieve"
    CALL = "call"
    REPLACE = "replace"
    LINK = "link"
    SEE_LINK = "see-link"
    SIT = "sit"
    CLAIM = "claim"
    REMOVE = "remove"
    OFFER = "offer"
    MURMUR = "murmur"
    OVERHEAR = "overhear"
    PACE = "pace"
    KEEP = "keep"


@dataclass(frozen=True)
class Wanted:
    """Somebody who wants something at a table, perhaps with one of its seats."""

    live: Live
    visitor: str | None
    seat: int | None
    program: bool = False
    """Whether a program wants it."""

    @property
    def stage(self) -> str:
        """How far the table is."""
        return self.live.table.stage

    @property
    def host(self) -> bool:
        """Whether it is who opened the table."""
        return self.visitor is not None and self.visitor == self.live.table.host

    @property
    def plays(self) -> bool:
        """Whether it is somebody who sits here."""
        return bool(self.live.owned(self.visitor))

    @property
    def mine(self) -> bool:
        """Whether the seat is theirs."""
        return self.seat is not None and self.seat in self.live.owned(self.visitor)

    @property
    def row(self) -> SeatRow:
        """The seat that is wanted; that there is none is a refusal too."""
        if self.seat is None or not 0 <= self.seat < len(self.live.seats):
            raise NotNow("this table has no such seat")
        return self.live.seats[self.seat]


Refusal = WebProblem | None


def look(wanted: Wanted) -> Refusal:
    """Look at a table: everybody, except at a game in play that does not want to be watched."""
    private = wanted.stage == PLAYING and not wanted.live.table.options.watch
    if private and not wanted.plays and not wanted.host:
        return NotYours("this table does not want to be watched")
    return None


def see(wanted: Wanted) -> Refusal:
    """See with a seat's eyes: who sits there, and everybody once the game is over."""
    fine = wanted.stage == OVER or wanted.mine
    return None if fine else NotYours("other seats are shown once the game is over")


def reveal(wanted: Wanted) -> Refusal:
    """See what others see: everybody, once the game is over."""
    return None if wanted.stage == OVER else NotYours("everything is shown once the game is over")


def afterwards(wanted: Wanted) -> Refusal:
    """Download, analyse, go on from an earlier point: everybody, once the game is over."""
    return None if wanted.stage == OVER else NotNow("that can be had once the game is over")


def rematch(wanted: Wanted) -> Refusal:
    """Play again: those who played, once the game is over."""
    if wanted.stage != OVER:
        return NotNow("the game is not over yet")
    return None if wanted.plays or wanted.host else NotYours("only those who played can ask for a rematch")


def own(wanted: Wanted) -> Refusal:
    """Speak for a seat: who sits there, unless a bot plays for them."""
    if not wanted.mine:
        return NotYours("this seat is not yours")
    return NotNow("a bot plays for you; take your seat back first") if wanted.row.by_bot else None


def answer(wanted: Wanted) -> Refusal:
    """Answer for a seat: who sits there, while the game goes on; by a program only where some may sit."""
    refusal = own(wanted) or (None if wanted.stage == PLAYING else NotNow("nothing is asked now"))
    return refusal or seats.admits(wanted.live.table.options, wanted.program, invited=True)


def undo(wanted: Wanted) -> Refusal:
    """Take back one's last answer: where answers do not stand, while nothing was revealed since."""
    return answer(wanted) or unsettled(wanted) or revealed(wanted)


def redo(wanted: Wanted) -> Refusal:
    """Give an answer again: who took it back, and has not answered otherwise."""
    refusal = answer(wanted) or unsettled(wanted)
    if refusal is not None or wanted.live.playing().can_redo(wanted.row.seat):
        return refusal
    return NotNow("there is nothing to give again")


def unsettled(wanted: Wanted) -> Refusal:
    """Refuse where answers stand."""
    return None if wanted.live.table.options.undo else NotNow("at this table answers stand")


def revealed(wanted: Wanted) -> Refusal:
    """Refuse once somebody knows more, or a die was cast, or somebody else has answered."""
    if wanted.live.playing().can_undo(wanted.row.seat):
        return None
    return NotNow("that answer cannot be taken back: something was revealed or left to chance")


def hint(wanted: Wanted) -> Refusal:
    """Ask what a bot would do: who may answer, where hints are given."""
    given = wanted.live.table.options.hints
    return answer(wanted) or (None if given else NotNow("this table plays without hints"))


def leave(wanted: Wanted) -> Refusal:
    """Let a bot play for oneself."""
    return own(wanted) or (NotNow("the game is over") if wanted.stage == OVER else None)


def murmur(wanted: Wanted) -> Refusal:
    """Talk among those who watch: whoever may look and does not play, once there is something to watch."""
    if wanted.plays:
        return NotYours("who plays talks at the table")
    return look(wanted) or (None if wanted.stage != WAITING else NotNow("there is nothing to watch yet"))


def overhear(wanted: Wanted) -> Refusal:
    """Read what those who watch say: themselves, and once the game is over everybody."""
    return None if wanted.stage == OVER else murmur(wanted)


def pace(wanted: Wanted) -> Refusal:
    """Say how fast bots play: whoever sits at the table, while they do."""
    if not wanted.plays:
        return NotYours("only those who play can say how fast bots play")
    return None if wanted.stage == PLAYING else NotNow("bots play only during a game")


def keep(wanted: Wanted) -> Refusal:
    """Let a table stay that nobody came back to: whoever sits at it, or opened it."""
    return None if wanted.plays or wanted.host else NotYours("only those who sit at a table can keep it")


RULES: Final[dict[Act, Callable[[Wanted], Refusal]]] = {
    Act.LOOK: look,
    Act.SEE: see,
    Act.REVEAL: reveal,
    Act.DOWNLOAD: afterwards,
    Act.ANALYSE: afterwards,
    Act.BRANCH: afterwards,
    Act.REMATCH: rematch,
    Act.ANSWER: answer,
    Act.UNDO: undo,
    Act.REDO: redo,
    Act.HINT: hint,
    Act.SAY: own,
    Act.LEAVE: leave,
    Act.COME_BACK: seats.come_back,
    Act.RELIEVE: seats.relieve,
    Act.CALL: seats.call,
    Act.REPLACE: seats.replace,
    Act.LINK: seats.link,
    Act.SEE_LINK: seats.see_link,
    Act.SIT: seats.sit,
    Act.CLAIM: seats.claim,
    Act.REMOVE: seats.remove,
    Act.OFFER: seats.offer,
    Act.MURMUR: murmur,
    Act.OVERHEAR: overhear,
    Act.PACE: pace,
    Act.KEEP: keep,
}


def may(live: Live, visitor: str | None, act: Act, seat: int | None = None, program: bool = False) -> bool:
    """Whether somebody, or a program, may do something now."""
    return RULES[act](Wanted(live, visitor, seat, program)) is None


def check(live: Live, visitor: str | None, act: Act, seat: int | None = None, program: bool = False) -> None:
    """Refuse what somebody, or a program, may not do now."""
    refusal = RULES[act](Wanted(live, visitor, seat, program))
    if refusal is not None:
        raise refusal


def seat_for(live: Live, visitor: str | None, asked: int | None) -> int:
    """Return the seat for which somebody acts: the one they say, or the only one they have."""
    owned = live.owned(visitor)
    seat = owned[0] if len(owned) == 1 and asked is None else asked
    if seat is None or seat not in owned:
        raise NotYours("you have no seat at this table" if not owned else "this is not your seat")
    return seat


def place(live: Live, visitor: str | None, wanted: int | None) -> tuple[Seat, int | None]:
    """Return as whom a visitor sees a table, and the seat to hand the screen to, if any.

    Whoever has several seats at one screen sees one of them only after saying who looks.
    """
    owned = live.owned(visitor)
    if not owned:
        check(live, visitor, Act.LOOK)
        return EVERYONE, None
    if len(owned) == 1 or live.table.stage == OVER:
        return (wanted if wanted is not None and wanted in owned else owned[0]), None
    turn = live.next_seat
    if turn is not None and turn in owned and not live.seats[turn].by_bot and wanted != turn:
        return EVERYONE, turn
    return (wanted if wanted is not None and wanted in owned else EVERYONE), None


def sees_as(live: Live, visitor: str | None, wanted: int | None) -> Seat:
    """Return as whom a visitor sees a table now, unless the screen must change hands first."""
    viewer, hand_to = place(live, visitor, wanted)
    if hand_to is not None:
        raise NotYours("the screen is being handed over")
    return viewer
