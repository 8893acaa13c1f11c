"""Who may do what with a tournament: pages and programs ask here, and nowhere else.

Whoever knows its address may look at it. Whether its games may be watched is agreed on beforehand.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Final

from herna.cups.rounds import Kind
from herna.web.cups.course import Course
from herna.web.guard.problems import NoPrograms, NotNow, NotYours, WebProblem
from herna.web.store.cups import ENTRY, UNDER_WAY

Refusal = WebProblem | None


class CupAct(StrEnum):
    """What somebody may want of a tournament."""

    ENTER = "enter"
    LEAVE = "leave"
    ARRANGE = "arrange"
    START = "start"
    CANCEL = "cancel"


def enter(course: Course, visitor: str | None) -> Refusal:
    """Take part: before it begins, while there are places; on a ladder also later."""
    stage, ladder = course.cup.row.stage, course.plan.kind == Kind.LADDER
    if stage != ENTRY and not (ladder and stage == UNDER_WAY):
        return NotNow("one may enter before a tournament begins, a ladder until it ends")
    if visitor is not None and any(each.visitor == visitor for each in course.cup.entrants):
        return NotNow("you take part already, or have given up")
    full = len(course.cup.entrants) >= course.plan.places
    return NotNow("all places are taken") if full else None


def leave(course: Course, visitor: str | None) -> Refusal:
    """Give up: whoever takes part, until it is over."""
    if course.entrant_of(visitor) is None:
        return NotYours("you do not take part")
    going = course.cup.row.stage in (ENTRY, UNDER_WAY)
    return None if going else NotNow("this tournament is over")


def hosts(course: Course, visitor: str | None) -> Refusal:
    """Refuse what only the host may do."""
    mine = visitor is not None and visitor == course.cup.row.host
    return None if mine else NotYours("only the host of the tournament can do that")


def arrange(course: Course, visitor: str | None) -> Refusal:
    """Add bots and send entrants away: the host, before it begins."""
    before = course.cup.row.stage == ENTRY
    return hosts(course, visitor) or (None if before else NotNow("the tournament has begun, or is over"))


def start(course: Course, visitor: str | None) -> Refusal:
    """Begin: the host, once enough take part."""
    few = NotNow(f"at least {course.form.least} must take part")
    return arrange(course, visitor) or (None if enough(course) else few)


def cancel(course: Course, visitor: str | None) -> Refusal:
    """Break off: the host, until it is over; games in play go on by themselves."""
    going = course.cup.row.stage in (ENTRY, UNDER_WAY)
    return hosts(course, visitor) or (None if going else NotNow("the tournament is over already"))


def enough(course: Course) -> bool:
    """Whether a table can be filled."""
    return len(course.cup.entrants) >= course.form.least


RULES: Final[dict[CupAct, Callable[[Course, str | None], Refusal]]] = {
    CupAct.ENTER: enter,
    CupAct.LEAVE: leave,
    CupAct.ARRANGE: arrange,
    CupAct.START: start,
    CupAct.CANCEL: cancel,
}


def refused(course: Course, visitor: str | None, act: CupAct, program: bool) -> Refusal:
    """Return why somebody may not do something now; programs enter only where they may."""
    if act == CupAct.ENTER and program and not course.plan.programs:
        return NoPrograms("programs may not enter this tournament")
    return RULES[act](course, visitor)


def may(course: Course, visitor: str | None, act: CupAct, program: bool = False) -> bool:
    """Whether somebody, or a program, may do something now."""
    return refused(course, visitor, act, program) is None


def check(course: Course, visitor: str | None, act: CupAct, program: bool = False) -> None:
    """Refuse what somebody, or a program, may not do now."""
    refusal = refused(course, visitor, act, program)
    if refusal is not None:
        raise refusal
