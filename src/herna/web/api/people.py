"""Players and tables of a house, for the programs of its owners: found, made owners, ended, removed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from litestar import Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from herna.web.api.keeper_shapes import BanView
from herna.web.api.programs import caller, keeper, needs, without_bounds
from herna.web.api.refusals import problems
from herna.web.guard.problems import NotNow
from herna.web.guard.scopes import Right
from herna.web.house import House, house
from herna.web.store.models import Standing
from herna.web.store.order import PLAYER, SPEECH

Req = Request[Any, Any, Any]
LONGEST_QUERY: Final = 60
REFUSED: Final = (400, 403, 404, 409, 413, 429)


@dataclass
class PersonView:
    """A player in a list, by what the house calls them inside."""

    player: str
    name: str
    since: float
    owner: bool
    program: bool


@dataclass
class WholePersonView:
    """A player as owners see them; ``address`` is from where they came last, which is never written down."""

    player: str
    name: str
    seen: float
    address: str
    owner: bool
    program: bool
    shares: bool
    bans: list[BanView]
    tables: list[str]


@dataclass
class HouseTable:
    """A table of the house, without its game."""

    table: str
    game: str
    name: str
    stage: str
    host: str
    """Who opened it, or the tournament that did."""
    updated: float
    players: dict[str, str]
    """What the house calls people inside, and their names here."""


@dataclass
class RemoveRequest:
    """That one is sure, and why; owners read it in the journal."""

    sure: bool
    reason: str = ""


def table_of(each: Standing) -> HouseTable:
    """Return a table as owners see it."""
    table = each.table
    players = {seat.visitor: seat.name for seat in each.seats if seat.visitor}
    return HouseTable(table.id, table.game, table.name, table.stage, table.host, table.updated, players)


async def person(place: House, player: str) -> WholePersonView:
    """Return a player as owners see them."""
    gate, name = place.gate, await place.keeping.somebody(player)
    found = [gate.ban(kind, player) for kind in (PLAYER, SPEECH)]
    return WholePersonView(
        player,
        name,
        await place.sessions.last_seen(player),
        gate.known.get(player, ""),
        player in gate.owners,
        player in gate.programs,
        bool(await place.ledger.shared([player])),
        [BanView(**each.__dict__) for each in found if each is not None],
        [each.table.id for each in await place.store.tables_of(player)],
    )


def sure(data: RemoveRequest) -> None:
    """Refuse somebody who is not sure."""
    if not data.sure:
        raise NotNow("say that you are sure")


@get("/owner/players", summary="The players", responses=problems(400, 403), opt=needs(Right.ORDER))
async def players(request: Req, named: FromQuery[str] = "") -> list[PersonView]:
    """List the players of the house by a part of their name, the newest first."""
    keeper(request, await caller(request))
    gate = house(request).gate
    return [
        PersonView(player, name, since, player in gate.owners, player in gate.programs)
        for player, name, since in await gate.order.people(named.strip()[:LONGEST_QUERY])
    ]


@get("/owner/players/{player:str}", summary="A player", responses=problems(403, 409), opt=needs(Right.ORDER))
async def one(request: Req, player: FromPath[str]) -> WholePersonView:
    """Return a player as owners see them."""
    keeper(request, await caller(request))
    return await person(house(request), player)


@post(
    "/owner/players/{player:str}/appoint",
    summary="Appoint",
    status_code=200,
    responses=problems(*REFUSED),
    opt=needs(Right.ORDER),
)
async def appoint(request: Req, player: FromPath[str]) -> WholePersonView:
    """Let a player keep order, too; by no token that was made for a program."""
    place, me = house(request), keeper(request, without_bounds(await caller(request)))
    await place.keeping.appoint(me, player)
    return await person(place, player)


@post(
    "/owner/players/{player:str}/dismiss",
    summary="Dismiss",
    status_code=200,
    responses=problems(*REFUSED),
    opt=needs(Right.ORDER),
)
async def dismiss(request: Req, player: FromPath[str]) -> WholePersonView:
    """Let a player keep order no longer; by no token that was made for a program."""
    place, me = house(request), keeper(request, without_bounds(await caller(request)))
    await place.keeping.dismiss(me, player)
    return await person(place, player)


@post(
    "/owner/players/{player:str}/end",
    summary="End all devices",
    status_code=200,
    responses=problems(*REFUSED),
    opt=needs(Right.ORDER),
)
async def end(request: Req, player: FromPath[str]) -> WholePersonView:
    """End all devices and programs of a player."""
    place, me = house(request), keeper(request, await caller(request))
    await place.keeping.end(me, player)
    return await person(place, player)


@post(
    "/owner/players/{player:str}/remove",
    summary="Remove a player",
    status_code=200,
    responses=problems(*REFUSED),
    opt=needs(Right.ORDER),
)
async def remove(request: Req, player: FromPath[str], data: JSONBody[RemoveRequest]) -> None:
    """Forget a player; their games stay without the name."""
    place, me = house(request), keeper(request, await caller(request))
    sure(data)
    await place.keeping.remove(me, player)


@get("/owner/tables", summary="The tables", responses=problems(400, 403), opt=needs(Right.ORDER))
async def tables(request: Req, named: FromQuery[str] = "") -> list[HouseTable]:
    """List the tables of the house by a part of their name, the latest first."""
    keeper(request, await caller(request))
    found = await house(request).keeping.tables(named.strip()[:LONGEST_QUERY])
    return [table_of(each) for each in found]


@post(
    "/owner/tables/{table:str}/remove",
    summary="Remove a table",
    status_code=200,
    responses=problems(*REFUSED),
    opt=needs(Right.ORDER),
)
async def remove_table(request: Req, table: FromPath[str], data: JSONBody[RemoveRequest]) -> None:
    """Take a table out of the house, with all that was said at it."""
    place, me = house(request), keeper(request, await caller(request))
    sure(data)
    await place.keeping.remove_table(me, table, data.reason)


PEOPLE: Final = [players, one, appoint, dismiss, end, remove, tables, remove_table]
