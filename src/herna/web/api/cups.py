"""Tournaments for programs: which there are, opened, entered, begun, followed."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from herna.cups.standings import Line
from herna.web.api.cup_shapes import (
    BotsRequest,
    CupBrief,
    CupRequest,
    CupView,
    EntrantRequest,
    EntrantView,
    PairingView,
    StandingView,
)
from herna.web.api.programs import admitted, caller, known, needs
from herna.web.api.refusals import CHANGING, problems
from herna.web.api.rooms import NameRequest
from herna.web.api.views import id_of
from herna.web.cups.course import Course, played
from herna.web.cups.plan import MOST_ENTRY, Plan, inside
from herna.web.guard.limits import few_bots, few_tables
from herna.web.guard.problems import TooLarge
from herna.web.guard.scopes import Right
from herna.web.house import House, house
from herna.web.store.clock import agreed
from herna.web.store.cups import CupRow, Pairing

Req = Request[Any, Any, Any]
MOST_GAMES: Final = 20


def brief(row: CupRow, entrants: int) -> CupBrief:
    """Return a tournament as a list shows it."""
    plan = Plan.read(row.plan)
    games, places = list(plan.games), plan.places
    about = (row.id, row.name, row.stage, row.kind, games, row.round)
    return CupBrief(*about, entrants, places, plan.pace, plan.programs)


def pairing(course: Course, each: Pairing) -> PairingView:
    """Return a table of a round as programs see it."""
    table = played(each)
    points = [table.points(number) for number in each.players] if table.over else []
    game, places, scores = course.plan.game_of(each.round), list(table.places), list(table.scores)
    where = "" if each.rest else each.table
    return PairingView(
        each.round, game, where, list(each.players), each.due, table.over, places, scores, points
    )


def standing(each: Line) -> StandingView:
    """Return a line of the standings as programs see it."""
    more = (each.won, each.strength, each.beaten, each.margin)
    return StandingView(each.rank, each.player, each.points, each.played, *more)


# long: a line for each thing that a program is told
async def view(place: House, cup: str, me: str | None, token: str = "") -> CupView:
    """Return a tournament as programs see it."""
    course = Course(await place.cups.load(cup))
    row, plan = course.cup.row, course.plan
    return CupView(
        row.id,
        row.name,
        row.stage,
        row.kind,
        list(plan.games),
        plan.size,
        row.round,
        course.rounds,
        plan.places,
        plan.begins,
        plan.pace,
        plan.bank,
        plan.more,
        plan.allowance,
        plan.length,
        plan.forgotten,
        plan.programs,
        row.host == me,
        [
            EntrantView(each.number, each.name, each.level, each.gone, each.visitor == me is not None)
            for each in course.cup.entrants
        ],
        [pairing(course, each) for each in course.cup.pairings],
        [standing(each) for each in course.standings()] if row.round else [],
        token,
    )


@get("/cups", summary="The tournaments", responses=problems(403), opt=needs(Right.LOOK))
async def all_cups(request: Req) -> list[CupBrief]:
    """List the tournaments that are open to everybody, and the caller's own."""
    place = house(request)
    rows = await place.cups.listed(id_of(await caller(request)))
    sizes = await place.cups.sizes([each.id for each in rows])
    return [brief(each, sizes.get(each.id, 0)) for each in rows]


@post(
    "/cups",
    summary="Open a tournament",
    status_code=201,
    guards=[few_tables],
    responses=problems(400, 403, 404, 413, 429),
    opt=needs(Right.HOST),
)
async def create(request: Req, data: JSONBody[CupRequest]) -> CupView:
    """Open a tournament; whoever opens it does not take part unless they enter."""
    place, plain = house(request), asdict(data)
    if len(data.games) > MOST_GAMES:
        raise TooLarge(f"a tournament has at most {MOST_GAMES} games")
    inside(data.entry, 0, MOST_ENTRY, "seconds to enter")
    agreed(data.pace, data.bank, data.more, data.allowance)
    name, entry, games = plain.pop("name"), plain.pop("entry"), tuple(plain.pop("games"))
    visitor, token = await admitted(place, await caller(request), "")
    cup = await place.office.open(visitor, name, Plan(games=games, **plain), entry)
    return await view(place, cup, visitor.id, token)


@get("/cups/{cup:str}", summary="Look at a tournament", responses=problems(403, 404), opt=needs(Right.LOOK))
async def look_at(request: Req, cup: FromPath[str]) -> CupView:
    """Return a tournament with its rounds, tables and standings."""
    return await view(house(request), cup, id_of(await caller(request)))


@post(
    "/cups/{cup:str}/enter",
    summary="Take part",
    status_code=200,
    responses=problems(*CHANGING),
    opt=needs(Right.PLAY),
)
async def enter(request: Req, cup: FromPath[str], data: JSONBody[NameRequest]) -> CupView:
    """Take part in a tournament."""
    place, guest = house(request), await caller(request)
    await place.cups.load(cup)
    visitor, token = await admitted(place, guest, data.name)
    await place.office.enter(cup, visitor)
    return await view(place, cup, visitor.id, token)


@post(
    "/cups/{cup:str}/leave",
    summary="Give up",
    status_code=200,
    responses=problems(*CHANGING),
    opt=needs(Right.PLAY),
)
async def leave(request: Req, cup: FromPath[str]) -> CupView:
    """Give up; a bot ends the caller's game."""
    place, visitor = house(request), known(await caller(request))
    await place.office.leave(cup, visitor)
    return await view(place, cup, visitor.id)


@post(
    "/cups/{cup:str}/bots",
    summary="Add bots",
    status_code=200,
    responses=problems(*CHANGING),
    opt=needs(Right.HOST),
)
async def bots(request: Req, cup: FromPath[str], data: JSONBody[BotsRequest]) -> CupView:
    """Let bots take part, as the host, before it begins."""
    place, visitor = house(request), known(await caller(request))
    few_bots(request, data.count)
    await place.office.bots(cup, visitor, data.level, data.count)
    return await view(place, cup, visitor.id)


@post(
    "/cups/{cup:str}/remove",
    summary="Send an entrant away",
    status_code=200,
    responses=problems(*CHANGING),
    opt=needs(Right.HOST),
)
async def remove(request: Req, cup: FromPath[str], data: JSONBody[EntrantRequest]) -> CupView:
    """Send an entrant away, as the host, before it begins."""
    place, visitor = house(request), known(await caller(request))
    await place.office.remove(cup, visitor, data.number)
    return await view(place, cup, visitor.id)


@post(
    "/cups/{cup:str}/start",
    summary="Begin",
    status_code=200,
    responses=problems(*CHANGING),
    opt=needs(Right.HOST),
)
async def start(request: Req, cup: FromPath[str]) -> CupView:
    """Begin, as the host."""
    place, visitor = house(request), known(await caller(request))
    await place.office.start(cup, visitor)
    return await view(place, cup, visitor.id)


@post(
    "/cups/{cup:str}/cancel",
    summary="Call off",
    status_code=200,
    responses=problems(*CHANGING),
    opt=needs(Right.HOST),
)
async def cancel(request: Req, cup: FromPath[str]) -> CupView:
    """Call a tournament off, as the host; games in play go on by themselves."""
    place, visitor = house(request), known(await caller(request))
    await place.office.cancel(cup, visitor)
    return await view(place, cup, visitor.id)


CUP_ADDRESSES: Final = [all_cups, create, look_at, enter, leave, bots, remove, start, cancel]
