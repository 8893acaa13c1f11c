"""The same tables as JSON, for programs: create, join, look, answer, follow, and the record at the end.

A program is known by the token it got when it created or joined a table, sent as ``Authorization: Bearer``.
"""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from litestar import Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import ServerSentEvent

from herna.bots import names as bot_names
from herna.games import game
from herna.kernel.choice import EVERYONE
from herna.kernel.dump import dump
from herna.kernel.record import write
from herna.web.frame import SHORT
from herna.web.house import House, Req, house
from herna.web.identity import new_token
from herna.web.problems import NotNow, NotYours, TooLarge
from herna.web.rows import OPEN, OVER, Options, Visitor
from herna.web.seating import LONGEST_NAME, SeatWish, Wish, tidy
from herna.web.shelf import shelf
from herna.web.tables import Live
from herna.web.view import seen_by

BEARER: Final = "bearer "
MOST_SEATS: Final = 8


@dataclass
class SeatRequest:
    """What a seat shall be: ``me`` (the program), ``bot``, or ``open`` for whoever has the invitation."""

    kind: str
    name: str = ""
    level: str = ""


@dataclass
class TableRequest:
    """A new table."""

    game: str
    seats: list[SeatRequest]
    name: str = ""
    variants: dict[str, str] = field(default_factory=dict)
    pace: str = "live"
    speed: str = "at-once"
    undo: bool = True
    watch: bool = True


@dataclass
class Invitation:
    """How to get into a free seat."""

    seat: int
    token: str


@dataclass
class Seated:
    """Where a program sits, and the token that proves it."""

    table: str
    token: str
    seats: list[int]
    invitations: list[Invitation] = field(default_factory=list)


@dataclass
class JoinRequest:
    """An invitation to accept."""

    invitation: str
    name: str = ""


@dataclass
class AnswerRequest:
    """An answer to the choice that was pending at ``version``."""

    version: int
    code: str
    seat: int | None = None


@dataclass
class UndoRequest:
    """A wish to take back the last answer."""

    version: int
    seat: int | None = None


@dataclass
class OptionView:
    """A legal answer: its code is what to send, its number the same in every game of this kind."""

    code: str
    number: int
    anchor: str
    text: str


@dataclass
class ChoiceView:
    """What is asked; ``options`` are given only to the seat that must answer."""

    seat: int
    prompt: str
    text: str
    options: list[OptionView]


@dataclass
class SeatView:
    """Who sits at a seat."""

    seat: int
    kind: str
    name: str
    level: str


@dataclass
class TableView:
    """A table as its viewer may see it."""

    table: str
    game: str
    name: str
    stage: str
    version: int
    viewer: int
    seats: list[SeatView]
    variants: dict[str, str]
    commitment: str
    choice: ChoiceView | None
    can_undo: bool
    standings: list[int]
    winners: list[int] | None
    story: list[str]
    state: dict[str, Any]


@dataclass
class GameView:
    """A game that can be played here."""

    key: str
    seats: list[int]
    variants: dict[str, list[str]]
    rules: int
    bots: list[str]


async def caller(request: Req) -> Visitor | None:
    """Return who sent a request, by its token."""
    header = request.headers.get("authorization", "")
    if not header.lower().startswith(BEARER):
        return None
    found = await house(request).store.visitor(header[len(BEARER) :].strip())
    if found is None:
        raise NotYours("this token is not known here")
    return found


async def admitted(place: House, visitor: Visitor | None, name: str) -> tuple[Visitor, str]:
    """Return who acts, giving newcomers a token."""
    if visitor is not None:
        return visitor, ""
    token = new_token()
    new = Visitor(secrets.token_hex(16), tidy(name, LONGEST_NAME) or "program")
    await place.store.add_visitor(new, token)
    return new, token


def seat_of(live: Live, visitor: Visitor | None, seat: int | None) -> int:
    """Return the seat a program acts for."""
    owned = live.owned(visitor.id if visitor else None)
    mine = owned[0] if len(owned) == 1 and seat is None else seat
    if mine is None or mine not in owned:
        raise NotYours("this seat is not yours; send the token you were given as Authorization: Bearer")
    return mine


def view(live: Live, visitor: Visitor | None, seat: int | None, language: str) -> TableView:
    """Return a table as a program may see it."""
    owned = live.owned(visitor.id if visitor else None)
    if seat is not None and seat not in owned:
        raise NotYours("this seat is not yours")
    if not owned and not live.table.options.watch and live.table.stage != OVER:
        raise NotYours("this table does not want to be watched")
    choice = live.choice
    turn = None if choice is None else int(choice.seat)
    usual = turn if turn in owned else owned[0] if owned else EVERYONE
    viewer = seat if seat is not None else usual
    table = live.table
    seats = [SeatView(each.seat, each.kind, each.name, each.level) for each in live.seats]
    commitment = table.record(len(seats), []).commitment()
    start: dict[str, Any] = {
        "table": table.id,
        "game": table.game,
        "name": table.name,
        "stage": table.stage,
        "version": table.version,
        "viewer": int(viewer if viewer is not None else EVERYONE),
        "seats": seats,
        "variants": table.variants,
        "commitment": commitment,
    }
    return TableView(**start, **position(live, start["viewer"], language))


def position(live: Live, viewer: int, language: str) -> dict[str, Any]:
    """Return what a viewer sees of the game itself; nothing while seats are free."""
    if live.match is None:
        empty: dict[str, Any] = {"choice": None, "can_undo": False, "standings": [], "winners": None}
        return {**empty, "story": [], "state": {}}
    seen = seen_by(live, viewer, language)
    match, asked, speaker = live.match, seen.asked, seen.speaker
    choice = None
    if asked is not None:
        options = [
            OptionView(
                match.game.verbs.code(each),
                int(each),
                match.game.verbs.anchor(each),
                speaker.option(each, asked.prompt),
            )
            for each in (asked.options if seen.mine else [])
        ]
        choice = ChoiceView(
            int(asked.seat), asked.prompt, speaker.prompt(asked) if seen.mine else "", options
        )
    outcome = match.state.outcome
    plain = dump(seen.state)
    return {
        "choice": choice,
        "can_undo": live.table.options.undo and match.can_undo(viewer),
        "standings": match.game.standings(seen.state),
        "winners": None if outcome is None else [int(seat) for seat in outcome.winners],
        "story": [speaker.event(event) for event in seen.state.story or []],
        "state": json.loads(json.dumps(plain, default=str)),
    }


InLanguage = FromQuery[Literal["en", "cs"]]


@get("/games", summary="The games of this house")
async def games() -> list[GameView]:
    """List the games that can be played here."""
    found = [game(key) for key in shelf()]
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


@post("/tables", summary="Open a table", status_code=201)
async def create(request: Req, data: JSONBody[TableRequest]) -> Seated:
    """Open a table; the answer holds a token for the caller's seats and an invitation for each open one."""
    place = house(request)
    if len(data.seats) > MOST_SEATS:
        raise TooLarge(f"a table has at most {MOST_SEATS} seats")
    seats = [SeatWish(each.kind, each.name, each.level) for each in data.seats]
    options = Options(pace=data.pace[:10], speed=data.speed[:10], undo=data.undo, watch=data.watch)
    visitor, token = await admitted(place, await caller(request), data.name)
    table = await place.seating.create(visitor, Wish(data.game, seats, data.name, data.variants, options))
    async with place.tables.at(table) as live:
        free = [each.seat for each in live.seats if each.kind == OPEN]
        invitations = [Invitation(seat, place.seating.invite(live, seat)) for seat in free]
        return Seated(table, token, live.owned(visitor.id), invitations)


@post("/join", summary="Accept an invitation", status_code=201)
async def join(request: Req, data: JSONBody[JoinRequest]) -> Seated:
    """Sit down where an invitation says."""
    place = house(request)
    known = await caller(request)
    if await place.store.invited(data.invitation) is None:
        raise NotYours("this invitation was used or replaced")
    visitor, token = await admitted(place, known, data.name)
    table, seat = await place.seating.claim(data.invitation, visitor, data.name)
    return Seated(table, token, [seat])


@get("/tables/{table:str}", summary="Look at a table")
async def look_at(
    request: Req, table: FromPath[str], seat: FromQuery[int | None] = None, lang: InLanguage = "en"
) -> TableView:
    """Return a table as the caller's seat sees it; without a token, as a spectator does."""
    visitor = await caller(request)
    async with house(request).tables.at(table) as live:
        return view(live, visitor, seat, lang)


@post("/tables/{table:str}/answers", summary="Answer", status_code=200)
async def answer(
    request: Req, table: FromPath[str], data: JSONBody[AnswerRequest], lang: InLanguage = "en"
) -> TableView:
    """Give an answer; it counts once this returns. If the table has moved on, the status is 409."""
    visitor, place = await caller(request), house(request)
    async with place.tables.at(table) as live:
        seat = seat_of(live, visitor, data.seat)
        if live.seats[seat].by_bot:
            raise NotNow("a bot plays for this seat")
        await place.tables.answer(live, seat, data.version, data.code)
        return view(live, visitor, None, lang)


@post("/tables/{table:str}/undo", summary="Take back", status_code=200)
async def undo(
    request: Req, table: FromPath[str], data: JSONBody[UndoRequest], lang: InLanguage = "en"
) -> TableView:
    """Take back the caller's last answer, if nothing was revealed since."""
    visitor, place = await caller(request), house(request)
    async with place.tables.at(table) as live:
        seat = seat_of(live, visitor, data.seat)
        await place.tables.undo(live, seat, data.version)
        return view(live, visitor, seat, lang)


@get("/tables/{table:str}/events", summary="Follow a table", media_type="text/event-stream")
async def follow(request: Req, table: FromPath[str]) -> ServerSentEvent:
    """Stream an event with the new version whenever the table has changed."""
    visitor, place = await caller(request), house(request)
    client = request.client.host if request.client else ""
    async with place.tables.at(table) as live:
        if not live.owned(visitor.id if visitor else None) and not live.table.options.watch:
            raise NotYours("this table does not want to be watched")
    place.streams.check(table, client)
    return ServerSentEvent(place.streams.follow(table, place.store.version, client), headers=SHORT)


@get("/tables/{table:str}/record", summary="The record of a finished game")
async def record(request: Req, table: FromPath[str]) -> dict[str, Any]:
    """Return everything needed to play the game again; before the end it would tell secrets."""
    async with house(request).tables.at(table) as live:
        if live.table.stage != OVER:
            raise NotNow("the record can be had once the game is over")
        found: dict[str, Any] = json.loads(write(live.playing().record))
        return found


ROUTER: Final = Router(
    "/api", route_handlers=[games, create, join, look_at, answer, undo, follow, record], tags=["tables"]
)
