"""Tournaments: the list, the page to watch one, and the buttons of those who take part."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from herna.bots import names as bot_names
from herna.cups.past import Played
from herna.web.cups.course import Course, played
from herna.web.cups.plan import Plan
from herna.web.cups.rights import CupAct, may
from herna.web.cups.umpire import as_now
from herna.web.guard.limits import few_bots
from herna.web.guard.problems import NotNow
from herna.web.house import Req
from herna.web.pages.frame import Frame, form, framed, whole
from herna.web.store.clock import span
from herna.web.store.cups import ENDED, ENTRY, UNDER_WAY, CupRow, Entrant, Pairing

STAGES: Final = (ENTRY, UNDER_WAY, ENDED)


@dataclass(frozen=True)
class SeatLine:
    """An entrant at a table of a round, and how it ended for them."""

    entrant: Entrant
    place: str
    points: str
    score: str


@dataclass(frozen=True)
class TableLine:
    """A table of a round."""

    pairing: Pairing
    seats: list[SeatLine]
    link: str
    """Where the game can be seen, if the viewer may see it."""
    mine: bool


def figure(number: float) -> str:
    """Return a number without needless digits."""
    return f"{round(number, 2):g}"


def seat_line(course: Course, table: Played, seat: int) -> SeatLine:
    """Return an entrant at a table."""
    number = table.players[seat]
    ended = bool(table.places)
    place = figure(table.places[seat]) if ended else ""
    points = figure(table.points(number)) if table.over else ""
    return SeatLine(course.entrants[number], place, points, str(table.scores[seat]) if ended else "")


def table_line(course: Course, pairing: Pairing, me: str | None) -> TableLine:
    """Return a table of a round as somebody may see it."""
    mine = any(course.entrants[each].visitor == me is not None for each in pairing.players)
    table = played(pairing)
    ended, seen = pairing.result is not None, course.plan.watch or mine
    link = "" if pairing.rest or not (ended or seen) else f"/t/{pairing.table}{'/replay' if ended else ''}"
    return TableLine(
        pairing, [seat_line(course, table, seat) for seat in range(len(pairing.players))], link, mine
    )


def rounds_of(course: Course, me: str | None) -> list[tuple[int, str, list[TableLine]]]:
    """Return all rounds, the latest first, each with its game and its tables."""
    numbers = range(course.cup.row.round, 0, -1)
    return [
        (
            number,
            course.plan.game_of(number),
            [table_line(course, each, me) for each in course.cup.pairings if each.round == number],
        )
        for number in numbers
    ]


def mine_now(course: Course, me: str | None) -> Pairing | None:
    """Return the table where somebody plays in this round."""
    number = course.entrant_of(me)
    return next((each for each in course.playing if number in each.players), None)


def left(until: float, now: float) -> str:
    """Return how long it is until then."""
    return span(max(0, math.ceil(until - now)))


def seen(frame: Frame, course: Course) -> dict[str, Any]:
    """Return what the page of a tournament shows."""
    me, now, row = frame.me, frame.house.tables.now(), course.cup.row
    program = frame.visitor is not None and frame.visitor.program
    due = max((each.due for each in course.playing), default=0.0)
    return {
        "cup": row,
        "plan": course.plan,
        "course": course,
        "version": as_now(course.cup),
        "lines": course.standings() if row.round else [],
        "entrants": course.entrants,
        "rounds": rounds_of(course, me),
        "own": mine_now(course, me),
        "me": me,
        "ends": left(due, now) if due and row.stage == UNDER_WAY else "",
        "begins": left(course.plan.begins, now) if course.plan.begins and row.stage == ENTRY else "",
        "may": {str(act): may(course, me, act, program) for act in CupAct},
        "levels": bot_names(),
        "figure": figure,
        "span": span,
        "address": frame.address(f"/cups/{row.id}"),
        "free": course.plan.places - len(course.cup.entrants),
    }


@get("/cups", include_in_schema=False)
async def all_cups(request: Req) -> Response[str]:
    """Show the tournaments one may enter or watch, and one's own."""
    frame = await framed(request)
    cups = await frame.house.cups.listed(frame.me)
    sizes = await frame.house.cups.sizes([each.id for each in cups])
    rows = [line(each, sizes) for each in cups]
    by_stage = [(stage, [row for row in rows if row["cup"].stage == stage]) for stage in STAGES]
    return await frame.page("cups.html.j2", by_stage=[each for each in by_stage if each[1]])


def line(cup: CupRow, sizes: dict[str, int]) -> dict[str, Any]:
    """Return a tournament as a line of a list."""
    return {"cup": cup, "plan": Plan.read(cup.plan), "size": sizes.get(cup.id, 0)}


@get("/cups/{cup:str}", include_in_schema=False)
async def watch(request: Req, cup: FromPath[str]) -> Response[str]:
    """Show a tournament: who takes part, the rounds, and how it stands."""
    frame = await framed(request)
    return await frame.page("cup.html.j2", **seen(frame, Course(await frame.house.cups.load(cup))))


@post("/cups/{cup:str}/enter", include_in_schema=False)
async def enter(request: Req, cup: FromPath[str]) -> Redirect:
    """Enter a tournament under the name given in the form, and go back to its page."""
    frame = await framed(request)
    fields = await form(request)
    await frame.house.cups.load(cup)
    me = await frame.welcome(fields.get("name", ""))
    await frame.house.office.enter(cup, me)
    return frame.go(f"/cups/{cup}")


@post("/cups/{cup:str}/bots", include_in_schema=False)
async def bots(request: Req, cup: FromPath[str]) -> Redirect:
    """Let bots take part."""
    frame = await framed(request)
    fields = await form(request)
    count = whole(fields.get("count", ""), "count")
    few_bots(request, count)
    await frame.house.office.bots(cup, await frame.welcome(), fields.get("level", ""), count)
    return frame.go(f"/cups/{cup}")


@post("/cups/{cup:str}/remove", include_in_schema=False)
async def remove(request: Req, cup: FromPath[str]) -> Redirect:
    """Send an entrant away."""
    frame = await framed(request)
    fields = await form(request)
    number = whole(fields.get("number", ""), "number")
    await frame.house.office.remove(cup, await frame.welcome(), number)
    return frame.go(f"/cups/{cup}")


@post("/cups/{cup:str}/{act:str}", include_in_schema=False)
async def do(request: Req, cup: FromPath[str], act: FromPath[str]) -> Redirect:
    """Give up, begin, or call off."""
    frame = await framed(request)
    office = frame.house.office
    acts = {"leave": office.leave, "start": office.start, "cancel": office.cancel}
    if act not in acts:
        raise NotNow(f"nothing at a tournament is called {act[:20]!r}")
    await acts[act](cup, await frame.welcome())
    return frame.go(f"/cups/{cup}")


HANDLERS = [all_cups, watch, enter, bots, remove, do]
