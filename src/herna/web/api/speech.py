"""Talk at a table, for programs: what is said, and whom one does not want to hear."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from herna.web.api.programs import caller, known, needs
from herna.web.api.refusals import CHANGING, InLanguage, problems
from herna.web.api.shapes import TableView
from herna.web.api.views import id_of, view
from herna.web.guard.problems import NotNow
from herna.web.guard.scopes import Right
from herna.web.house import House, house
from herna.web.store.reports import LONGEST_REPORT
from herna.web.table.plan import tidy
from herna.web.table.rights import Act, check, seat_for
from herna.web.table.tables import Live

Req = Request[Any, Any, Any]


@dataclass
class RemarkView:
    """Something said at a table; what the table itself says has seat -1 and is JSON with a ``key``."""

    id: int
    seat: int
    text: str
    at: float


@dataclass
class SayRequest:
    """Something to say at the table."""

    text: str
    seat: int | None = None


@dataclass
class AboutRequest:
    """What to do about somebody else: ``text`` is what the owners read of a report."""

    what: Literal["mute", "unmute", "report"]
    text: str = ""


async def said(place: House, live: Live, visitor: str | None) -> list[RemarkView]:
    """Return what is said at a table, but for those whom the viewer does not hear."""
    found = await place.heard(live, visitor)
    return [RemarkView(each.id, each.seat, each.text, each.at) for each in found]


@get(
    "/tables/{table:str}/remarks",
    summary="What is said",
    responses=problems(403, 404),
    opt=needs(Right.LOOK),
)
async def remarks(request: Req, table: FromPath[str]) -> list[RemarkView]:
    """Return what players say at a table."""
    visitor, place = await caller(request), house(request)
    async with place.tables.at(table) as live:
        check(live, id_of(visitor), Act.LOOK)
        return await said(place, live, id_of(visitor))


@post(
    "/tables/{table:str}/remarks",
    summary="Say something",
    status_code=200,
    responses=problems(*CHANGING),
    opt=needs(Right.TALK),
)
async def say(request: Req, table: FromPath[str], data: JSONBody[SayRequest]) -> list[RemarkView]:
    """Say something at the table, from the caller's seat."""
    visitor, place = known(await caller(request)), house(request)
    async with place.tables.at(table) as live:
        seat = seat_for(live, visitor.id, data.seat)
        check(live, visitor.id, Act.SAY, seat)
        await place.say(live, visitor.id, seat, data.text)
        return await said(place, live, visitor.id)


@post(
    "/tables/{table:str}/seats/{seat:int}/about",
    summary="Mute or report",
    status_code=200,
    responses=problems(*CHANGING),
    opt=needs(Right.TALK),
)
async def about(
    request: Req, table: FromPath[str], seat: FromPath[int], data: JSONBody[AboutRequest]
) -> list[RemarkView]:
    """Hear another player no more, or again; or tell the owners of the house about them."""
    visitor, place = known(await caller(request)), house(request)
    async with place.tables.at(table) as live:
        check(live, visitor.id, Act.LOOK)
        other = live.seats[seat].visitor if 0 <= seat < len(live.seats) else None
        if other is None or other == visitor.id:
            raise NotNow("there is nobody else there")
        if data.what == "mute":
            await place.reports.mute(visitor.id, other)
        elif data.what == "unmute":
            await place.reports.unmute(visitor.id, other)
        elif told := tidy(data.text, LONGEST_REPORT):
            await place.reports.report(visitor.id, other, table, told)
        else:
            raise NotNow("say in a few words what has happened")
        return await said(place, live, visitor.id)


@post(
    "/tables/{table:str}/seats/{seat:int}/leave",
    summary="Leave",
    status_code=200,
    responses=problems(*CHANGING),
    opt=needs(Right.PLAY),
)
async def leave(
    request: Req, table: FromPath[str], seat: FromPath[int], lang: InLanguage = "en"
) -> TableView:
    """Let a bot play for the caller's seat until it comes back."""
    visitor, place = known(await caller(request)), house(request)
    async with place.tables.at(table) as live:
        await place.handover.leave(live, visitor.id, seat_for(live, visitor.id, seat))
        return view(place, live, visitor, None, lang)


SPEECH: Final = [remarks, say, about, leave]
