"""Seats that change hands, and tables that go on, for programs: as openly as on pages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from litestar import Request, post
from litestar.params import FromPath, JSONBody

from herna.web.api.programs import caller, known, needs
from herna.web.api.refusals import CHANGING, InLanguage, problems
from herna.web.api.shapes import Invitation, TableView
from herna.web.api.views import view
from herna.web.guard.limits import few_tables
from herna.web.guard.scopes import Right
from herna.web.house import house

Req = Request[Any, Any, Any]


@dataclass
class BotRequest:
    """Which bot shall play; "" is the usual one."""

    level: str = ""


@dataclass
class Again:
    """Where a game is played again."""

    table: str


@post(
    "/tables/{table:str}/seats/{seat:int}/bot",
    summary="Seat a bot",
    status_code=200,
    responses=problems(*CHANGING),
    opt=needs(Right.HOST),
)
async def seat_bot(
    request: Req,
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[BotRequest],
    lang: InLanguage = "en",
) -> TableView:
    """Let a bot take a free seat, or play for somebody who may come back."""
    visitor, place = known(await caller(request)), house(request)
    async with place.tables.at(table) as live:
        place.seating.seat(live, seat)
        await place.handover.fill(live, visitor, seat, data.level)
        return view(place, live, visitor, None, lang)


@post(
    "/tables/{table:str}/seats/{seat:int}/call",
    summary="Ask for a sign of life",
    status_code=200,
    responses=problems(*CHANGING),
    opt=needs(Right.PLAY),
)
async def call(request: Req, table: FromPath[str], seat: FromPath[int], lang: InLanguage = "en") -> TableView:
    """Ask another player for a sign of life; everybody sees it. Without one the seat may be given away."""
    visitor, place = known(await caller(request)), house(request)
    async with place.tables.at(table) as live:
        place.seating.seat(live, seat)
        await place.handover.call(live, visitor, seat)
        return view(place, live, visitor, None, lang)


@post(
    "/tables/{table:str}/seats/{seat:int}/link",
    summary="Make a new link",
    status_code=200,
    responses=problems(*CHANGING),
    opt=needs(Right.HOST),
)
async def link(request: Req, table: FromPath[str], seat: FromPath[int]) -> Invitation:
    """Make a new invitation to a seat; older ones are void, and the table says so to all."""
    visitor, place = known(await caller(request)), house(request)
    async with place.tables.at(table) as live:
        place.seating.seat(live, seat)
        await place.handover.link(live, visitor, seat)
        return Invitation(seat, place.seating.invite(live, seat))


@post(
    "/tables/{table:str}/rematch",
    summary="Play again",
    status_code=201,
    guards=[few_tables],
    responses=problems(*CHANGING),
    opt=needs(Right.PLAY),
)
async def rematch(request: Req, table: FromPath[str]) -> Again:
    """Play again with the same people; seats are kept for the others until they sit down."""
    visitor, place = known(await caller(request)), house(request)
    async with place.tables.at(table) as live:
        again = await place.revivals.rematch(live, visitor)
    place.nudged(live, "rematch")
    return Again(again)


@post(
    "/tables/{table:str}/keep",
    summary="Keep a table",
    status_code=200,
    responses=problems(*CHANGING),
    opt=needs(Right.PLAY),
)
async def keep(request: Req, table: FromPath[str], lang: InLanguage = "en") -> TableView:
    """Let a table stay that was to be cleared away."""
    visitor, place = known(await caller(request)), house(request)
    async with place.tables.at(table) as live:
        await place.sweeper.keep(live, visitor)
        return view(place, live, visitor, None, lang)


SEATS: Final = [seat_bot, call, link, rematch, keep]
