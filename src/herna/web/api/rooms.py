"""Open tables for programs: which there are, a quick seat, and what those who watch say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal

from litestar import Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from herna.i18n.catalog import Language
from herna.ui.drawable import drawable_games
from herna.web.api.programs import admitted, caller, known, needs, of_game
from herna.web.api.refusals import CHANGING, InLanguage, problems
from herna.web.api.shapes import Seated, TableView
from herna.web.api.views import id_of, view
from herna.web.guard.limits import few_tables
from herna.web.guard.scopes import Right
from herna.web.house import House, house
from herna.web.store.models import OPEN, Standing
from herna.web.store.offers import JOIN, Wish
from herna.web.table.rights import Act, check

Req = Request[Any, Any, Any]
Pace = Literal["", "live", "quick", "slow"]
Spoken = Literal["", Language]


@dataclass
class OpenTable:
    """A table that one may join or watch."""

    table: str
    game: str
    name: str
    stage: str
    seats: int
    free: int
    pace: str
    language: str
    players: list[str]
    programs: list[str]
    """Which of them are programs with an account."""
    programs_sit: str
    """Whether programs may sit down: ``yes``, ``invited`` or ``no``."""


@dataclass
class QuickRequest:
    """What kind of table a program would like; what is left empty may be anything."""

    game: str = ""
    seats: int = 0
    pace: Pace = ""
    language: Spoken = ""
    name: str = ""


@dataclass
class NameRequest:
    """Under what name a newcomer sits down."""

    name: str = ""


@dataclass
class OfferRequest:
    """Whether everybody may find a table and join."""

    listed: bool


@dataclass
class MurmurRequest:
    """Something to say among those who watch."""

    text: str


@dataclass
class MurmurView:
    """Something said among those who watch."""

    name: str
    text: str
    at: float


@dataclass
class WatchersView:
    """Who watches a table, and what they say; players hear it once the game is over."""

    names: list[str]
    said: list[MurmurView]


def offered(place: House, each: Standing) -> OpenTable:
    """Return an open table as programs see it."""
    table, seats = each.table, each.seats
    free = sum(seat.kind == OPEN for seat in seats)
    players = [seat.name for seat in seats if seat.kind != OPEN]
    programs = [seat.name for seat in seats if seat.visitor in place.gate.programs]
    about = (table.id, table.game, table.name, table.stage, len(seats), free)
    return OpenTable(
        *about, table.options.pace, table.language, players, programs, table.options.programs_sit
    )


async def around(place: House, table: str) -> WatchersView:
    """Return who watches a table, and what they say."""
    said = [MurmurView(each.name, each.text, each.at) for each in await place.watchers.said(table)]
    return WatchersView(await place.watchers.names(table), said)


@get("/open", summary="The open tables", responses=problems(400, 403), opt=needs(Right.LOOK))
async def open_tables(
    request: Req,
    game: FromQuery[str] = "",
    seats: FromQuery[int] = 0,
    pace: FromQuery[Pace] = "",
    language: FromQuery[Spoken] = "",
    way: FromQuery[Literal["", "join", "watch"]] = "",
) -> list[OpenTable]:
    """List the tables that one may join or watch now; with ``way=join`` those that a program may join."""
    visitor, place = await caller(request), house(request)
    wish = Wish(game, seats, pace, language, way, program=way == JOIN)
    found = await place.company.offers.open_tables(wish, id_of(visitor))
    return [offered(place, each) for each in found if each.table.game in drawable_games()]


@post(
    "/quick",
    summary="A quick seat",
    status_code=201,
    guards=[few_tables],
    responses=problems(400, 403, 404, 409, 413, 429),
    opt=needs(Right.PLAY, by_game=True),
)
async def quick(request: Req, data: JSONBody[QuickRequest]) -> Seated:
    """Sit down at an open table that fits; if nobody waits at one, open one."""
    place = house(request)
    guest = await caller(request)
    of_game(guest, data.game)
    visitor, token = await admitted(place, guest, data.name)
    wish = Wish(data.game, data.seats, data.pace, data.language)
    table = await place.company.seat(visitor, wish, data.language)
    async with place.tables.at(table) as live:
        return Seated(table, token, live.owned(visitor.id))


@post(
    "/tables/{table:str}/sit",
    summary="Sit down",
    status_code=201,
    responses=problems(*CHANGING),
    opt=needs(Right.PLAY),
)
async def sit(request: Req, table: FromPath[str], data: JSONBody[NameRequest]) -> Seated:
    """Take a free seat at an open table."""
    place, guest = house(request), await caller(request)
    async with place.tables.at(table) as live:
        check(live, id_of(guest), Act.SIT, program=True)
    visitor, token = await admitted(place, guest, data.name)
    seat = await place.company.sit_down(table, visitor)
    return Seated(table, token, [seat])


@post(
    "/tables/{table:str}/seats/{seat:int}/remove",
    summary="Send away",
    status_code=200,
    responses=problems(*CHANGING),
    opt=needs(Right.HOST),
)
async def remove(
    request: Req, table: FromPath[str], seat: FromPath[int], lang: InLanguage = "en"
) -> TableView:
    """Give the seat of somebody to others, as the host, before the game."""
    visitor, place = await caller(request), house(request)
    async with place.tables.at(table) as live:
        await place.company.remove(live, known(visitor), seat)
        return view(place, live, visitor, None, lang)


@post(
    "/tables/{table:str}/offer",
    summary="Open or close",
    status_code=200,
    responses=problems(*CHANGING),
    opt=needs(Right.HOST),
)
async def offer(
    request: Req, table: FromPath[str], data: JSONBody[OfferRequest], lang: InLanguage = "en"
) -> TableView:
    """Open a table to everybody or close it again, as its host, before the game."""
    visitor, place = await caller(request), house(request)
    async with place.tables.at(table) as live:
        await place.company.offer(live, known(visitor), data.listed)
        return view(place, live, visitor, None, lang)


@get(
    "/tables/{table:str}/watchers",
    summary="Who watches",
    responses=problems(403, 404, 409),
    opt=needs(Right.LOOK),
)
async def watchers(request: Req, table: FromPath[str]) -> WatchersView:
    """Return who watches and what they say to each other."""
    visitor, place = await caller(request), house(request)
    async with place.tables.at(table) as live:
        check(live, id_of(visitor), Act.OVERHEAR)
    return await around(place, table)


@post(
    "/tables/{table:str}/murmurs",
    summary="Talk while watching",
    responses=problems(*CHANGING),
    opt=needs(Right.TALK),
)
async def murmur(request: Req, table: FromPath[str], data: JSONBody[MurmurRequest]) -> WatchersView:
    """Say something to the others who watch."""
    visitor, place = known(await caller(request)), house(request)
    async with place.tables.at(table) as live:
        await place.murmur(live, visitor, data.text)
    return await around(place, table)


ROOMS: Final = [open_tables, quick, sit, remove, offer, watchers, murmur]
