"""The addresses that programs call."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any, Final

from litestar import Response, Router, get, post
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import FromPath, FromQuery, JSONBody

from herna.bots import names as bot_names
from herna.games import game
from herna.kernel.record import write
from herna.ui.drawable import drawable_games
from herna.web.api.account import ACCOUNT
from herna.web.api.cups import CUP_ADDRESSES
from herna.web.api.devices import DEVICES
from herna.web.api.histories import HISTORIES
from herna.web.api.keepers import KEEPERS
from herna.web.api.keys import KEYS
from herna.web.api.people import PEOPLE
from herna.web.api.programs import admitted, caller, known, needs, of_game
from herna.web.api.reached import REACHED
from herna.web.api.refusals import CHANGING, InLanguage, problems
from herna.web.api.rooms import ROOMS
from herna.web.api.seats import SEATS
from herna.web.api.shapes import (
    AnswerRequest,
    GameView,
    Invitation,
    JoinRequest,
    Seated,
    TableRequest,
    TableView,
    UndoRequest,
)
from herna.web.api.speech import SPEECH
from herna.web.api.views import id_of, view
from herna.web.guard.headers import UNCACHED
from herna.web.guard.limits import few_tables
from herna.web.guard.problems import NoSuchTable, NotYours, TooLarge
from herna.web.guard.scopes import Right
from herna.web.house import Req, house
from herna.web.news.held import followed
from herna.web.store.clock import agreed
from herna.web.store.models import OPEN, Options
from herna.web.table.plan import SeatPlan, TablePlan
from herna.web.table.rights import Act, check, seat_for

MOST_SEATS: Final = 8


@get("/games", summary="The games of this house", responses=problems())
async def games() -> list[GameView]:
    """List the games that can be played here."""
    found = [game(key) for key in drawable_games()]
    return [
        GameView(
            each.key,
            list(each.seats),
            {key: list(values) for key, values in each.variants.items()},
            each.rules,
            bot_names(),
        )
        for each in found
    ]


def options_of(data: TableRequest) -> Options:
    """Return what is agreed on at a table beside the rules, as a program wants it."""
    terms = agreed(data.pace, data.bank, data.more, data.allowance)
    return Options(
        data.pace,
        data.undo,
        watch=data.watch,
        listed=data.listed,
        programs_sit=data.programs_sit,
        speed=data.speed,
        **asdict(terms),
    )


@post(
    "/tables",
    summary="Open a table",
    status_code=201,
    guards=[few_tables],
    responses=problems(400, 403, 404, 413, 429),
    opt=needs(Right.HOST, by_game=True),
)
async def create(request: Req, data: JSONBody[TableRequest]) -> Seated:
    """Open a table; the answer holds a token for the caller's seats and an invitation for each open one."""
    place = house(request)
    if len(data.seats) > MOST_SEATS:
        raise TooLarge(f"a table has at most {MOST_SEATS} seats")
    seats = [SeatPlan(each.kind, each.name, each.level) for each in data.seats]
    options = options_of(data)
    guest = await caller(request)
    of_game(guest, data.game)
    visitor, token = await admitted(place, guest, data.name)
    table = await place.seating.create(
        visitor, TablePlan(data.game, seats, data.name, data.variants, options, data.language)
    )
    async with place.tables.at(table) as live:
        free = [each.seat for each in live.seats if each.kind == OPEN]
        invitations = [Invitation(seat, place.seating.invite(live, seat)) for seat in free]
        return Seated(table, token, live.owned(visitor.id), invitations)


@post(
    "/join",
    summary="Accept an invitation",
    status_code=201,
    responses=problems(400, 403, 409, 413, 429),
    opt=needs(Right.PLAY, by_game=True),
)
async def join(request: Req, data: JSONBody[JoinRequest]) -> Seated:
    """Sit down where an invitation says."""
    place = house(request)
    guest = await caller(request)
    found = await place.store.invited(data.invitation)
    if found is None:
        raise NotYours("this invitation was used or replaced")
    async with place.tables.at(found[0]) as live:
        of_game(guest, live.table.game)
        check(live, id_of(guest), Act.CLAIM, found[1], program=True)
    visitor, token = await admitted(place, guest, data.name)
    table, seat = await place.seating.claim(data.invitation, visitor, data.name)
    return Seated(table, token, [seat])


@get(
    "/tables/{table:str}", summary="Look at a table", responses=problems(400, 403, 404), opt=needs(Right.LOOK)
)
async def look_at(
    request: Req, table: FromPath[str], seat: FromQuery[int | None] = None, lang: InLanguage = "en"
) -> TableView:
    """Return a table as the caller's seat sees it; without a token, as a spectator does."""
    visitor, place = await caller(request), house(request)
    async with place.tables.at(table) as live:
        await place.handover.here(live, id_of(visitor))
        return view(place, live, visitor, seat, lang)


@post(
    "/tables/{table:str}/answers",
    summary="Answer",
    status_code=200,
    responses=problems(*CHANGING, 422),
    opt=needs(Right.PLAY),
)
async def answer(
    request: Req, table: FromPath[str], data: JSONBody[AnswerRequest], lang: InLanguage = "en"
) -> TableView:
    """Give an answer; it counts once this returns. If the table has moved on, the status is 409."""
    visitor, place = await caller(request), house(request)
    async with place.tables.at(table) as live:
        seat = seat_for(live, id_of(visitor), data.seat)
        await place.handover.here(live, id_of(visitor))
        check(live, id_of(visitor), Act.ANSWER, seat, program=True)
        await place.tables.answer(live, seat, data.version, data.code)
        return view(place, live, visitor, None, lang)


@post(
    "/tables/{table:str}/undo",
    summary="Take back",
    status_code=200,
    responses=problems(*CHANGING),
    opt=needs(Right.PLAY),
)
async def undo(
    request: Req, table: FromPath[str], data: JSONBody[UndoRequest], lang: InLanguage = "en"
) -> TableView:
    """Take back the caller's last answer, if nothing was revealed since."""
    visitor, place = await caller(request), house(request)
    async with place.tables.at(table) as live:
        seat = seat_for(live, id_of(visitor), data.seat)
        place.tables.expect(live, data.version)
        check(live, id_of(visitor), Act.UNDO, seat, program=True)
        await place.tables.undo(live, seat, data.version)
        return view(place, live, visitor, seat, lang)


@post(
    "/tables/{table:str}/seats/{seat:int}/relieve",
    summary="Relieve",
    status_code=200,
    responses=problems(*CHANGING),
    opt=needs(Right.PLAY),
)
async def relieve(
    request: Req, table: FromPath[str], seat: FromPath[int], lang: InLanguage = "en"
) -> TableView:
    """Let a bot play for another player whose time is up."""
    visitor, place = await caller(request), house(request)
    async with place.tables.at(table) as live:
        await place.handover.relieve(live, known(visitor), seat)
        return view(place, live, visitor, None, lang)


@post(
    "/tables/{table:str}/seats/{seat:int}/back",
    summary="Come back",
    status_code=200,
    responses=problems(*CHANGING),
    opt=needs(Right.PLAY),
)
async def come_back(
    request: Req, table: FromPath[str], seat: FromPath[int], lang: InLanguage = "en"
) -> TableView:
    """Take the caller's seat back from the bot that plays for it."""
    visitor, place = await caller(request), house(request)
    async with place.tables.at(table) as live:
        await place.handover.come_back(live, known(visitor), seat)
        return view(place, live, visitor, None, lang)


@get(
    "/tables/{table:str}/events",
    summary="Follow a table",
    media_type="text/event-stream",
    responses=problems(403, 404, 429),
    opt=needs(Right.LOOK),
)
async def follow(request: Req, table: FromPath[str]) -> Response[str]:
    """Stream an event with the new version whenever the table has changed."""
    visitor, place = await caller(request), house(request)
    async with place.tables.at(table) as live:
        check(live, id_of(visitor), Act.LOOK)
    return followed(request, place.streams, table)


@get("/tables/{table:str}/record", summary="The record of a finished game", responses=problems(404, 409))
async def record(request: Req, table: FromPath[str]) -> dict[str, Any]:
    """Return everything needed to play the game again; before the end it would tell secrets."""
    try:
        async with house(request).tables.at(table) as live:
            check(live, None, Act.DOWNLOAD)
            text = write(live.playing().record)
    except NoSuchTable:
        left = await house(request).sweeper.clearing.record(table)
        if left is None:
            raise
        text = left[2]
    found: dict[str, Any] = json.loads(text)
    return found


TOKEN: Final = "token"
SECURITY: Final = Components(
    security_schemes={
        TOKEN: SecurityScheme("http", scheme="bearer", description="what creating or joining a table gave")
    }
)

ROUTER: Final = Router(
    "/api",
    route_handlers=[
        games,
        create,
        join,
        look_at,
        answer,
        undo,
        relieve,
        come_back,
        follow,
        record,
        *ROOMS,
        *HISTORIES,
        *CUP_ADDRESSES,
        *ACCOUNT,
        *KEYS,
        *DEVICES,
        *REACHED,
        *KEEPERS,
        *PEOPLE,
        *SPEECH,
        *SEATS,
    ],
    tags=["tables"],
    response_headers=UNCACHED,
    security=[{TOKEN: []}, {}],
)
