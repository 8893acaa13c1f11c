"""The owners' pages about players and tables: found, heard no more, let in no more, removed."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect
from sqlalchemy import func

from herna.ui.drawable import drawable_games
from herna.web.club.gate import net
from herna.web.guard.problems import NotNow
from herna.web.house import Req
from herna.web.pages.frame import Frame, form, whole
from herna.web.pages.lobby import shown
from herna.web.pages.owner import done, keeping, names
from herna.web.store.order import ADDRESS, BAN_KINDS, PLAYER, SPEECH
from herna.web.store.schema import TABLES

LONGEST_QUERY: Final = 60


def asked(request: Req) -> str:
    """Return what somebody looks for."""
    return str(request.query_params.get("q", "")).strip()[:LONGEST_QUERY]


@get("/owner/players", include_in_schema=False)
async def players(request: Req) -> Response[str]:
    """Show the players of the house, the newest first."""
    frame = await keeping(request)
    gate, query = frame.house.gate, asked(request)
    found = await gate.order.people(query)
    return await frame.page(
        "owner_players.html.j2",
        tab="players",
        query=query,
        people=found,
        owners=gate.owners,
        banned={about: kind for kind, about in gate.bans if kind != ADDRESS},
    )


@get("/owner/players/{player:str}", include_in_schema=False)
async def one(request: Req, player: FromPath[str]) -> Response[str]:
    """Show a player, and what can be done about them."""
    frame = await keeping(request)
    gate = frame.house.gate
    known = (await names(frame, {player})).get(player)
    if known is None:
        raise NotNow("this player has gone")
    tables = await frame.house.store.tables_of(player)
    return await frame.page(
        "owner_player.html.j2",
        tab="players",
        player=player,
        name=known,
        seen=await frame.house.sessions.last_seen(player),
        address=gate.known.get(player, ""),
        rows=[shown(frame, each) for each in tables if each.table.game in drawable_games()],
        bans={kind: gate.ban(kind, player) for kind in (PLAYER, SPEECH)},
        owner=player in gate.owners,
        shares=bool(await frame.house.ledger.shared([player])),
        program=player in gate.programs,
    )


@post("/owner/players/{player:str}/{what:str}", include_in_schema=False)
async def change(request: Req, player: FromPath[str], what: FromPath[str]) -> Redirect:
    """Do what a button on the page of a player says."""
    frame = await keeping(request)
    fields = await form(request)
    if what not in CHANGES:
        raise NotNow(f"a player cannot be changed by {what[:20]!r}")
    if player in frame.house.gate.owners and what not in ("dismiss", "appoint"):
        raise NotNow("whoever keeps order here must be dismissed first")
    await CHANGES[what](frame, player, fields)
    return frame.go("/owner/players" if what == "remove" else f"/owner/players/{player}")


async def ban(frame: Frame, player: str, fields: dict[str, str]) -> None:
    """Let a player in no more, or hear them no more; bots play on for whoever is not let in."""
    kind, reason = fields.get("kind", PLAYER), fields.get("reason", "").strip()
    days = whole(fields.get("days") or "0", "days")
    if kind not in BAN_KINDS:
        raise NotNow(f"a ban is about {', '.join(BAN_KINDS)}")
    order, me = frame.house.gate.order, frame.me or ""
    if kind == ADDRESS:
        await order.ban(ADDRESS, net(frame.house.gate.known.get(player, "")), reason, me, days)
    else:
        await order.ban(kind, player, reason, me, days)
    if kind == PLAYER:
        await frame.house.farewell.rise(player)
    await done(frame, "ban", f"{player} {kind} {reason}")


async def pardon(frame: Frame, player: str, fields: dict[str, str]) -> None:
    """Let a player in again, or hear them again."""
    if await frame.house.gate.order.pardon(fields.get("kind", PLAYER), player):
        await done(frame, "pardon", f"{player} {fields.get('kind', PLAYER)}")


async def appoint(frame: Frame, player: str, _fields: dict[str, str]) -> None:
    """Let a player keep order, too."""
    await frame.house.gate.order.appoint(player)
    await done(frame, "appoint", player)


async def dismiss(frame: Frame, player: str, _fields: dict[str, str]) -> None:
    """Let a player keep order no longer; somebody must."""
    if len(frame.house.gate.owners) < 2:
        raise NotNow("somebody must keep order here: let somebody else do it first")
    await frame.house.gate.order.dismiss(player)
    await done(frame, "dismiss", player)


async def end(frame: Frame, player: str, _fields: dict[str, str]) -> None:
    """End all sessions of a player, programs too."""
    for each in await frame.house.sessions.of(player):
        await frame.house.sessions.end(player, each.id)
    await done(frame, "end", player)


async def remove(frame: Frame, player: str, fields: dict[str, str]) -> None:
    """Forget a player; their games stay without the name."""
    if fields.get("sure") != "yes":
        raise NotNow("say that you are sure")
    await frame.house.farewell.forget(player)
    await done(frame, "remove-player", player)


CHANGES: Final = {
    "ban": ban,
    "pardon": pardon,
    "appoint": appoint,
    "dismiss": dismiss,
    "end": end,
    "remove": remove,
}


@get("/owner/tables", include_in_schema=False)
async def tables(request: Req) -> Response[str]:
    """Show the tables of the house, the latest first."""
    frame = await keeping(request)
    query = asked(request)
    named = func.lower(TABLES.c.name).contains(query.lower(), autoescape=True) | (TABLES.c.id == query)
    found = await frame.house.store.standings(named if query else TABLES.c.id != "")
    rows = [shown(frame, each) for each in found if each.table.game in drawable_games()]
    hosts = await names(frame, {each.table.host for each in found})
    return await frame.page("owner_tables.html.j2", tab="tables", query=query, rows=rows, names=hosts)


@post("/owner/tables/{table:str}/remove", include_in_schema=False)
async def remove_table(request: Req, table: FromPath[str]) -> Redirect:
    """Take a table out of the house, with all that was said at it."""
    frame = await keeping(request)
    fields = await form(request)
    if fields.get("sure") != "yes":
        raise NotNow("say that you are sure")
    row, _seats = await frame.house.store.table(table)
    await frame.house.farewell.clear(table)
    await done(frame, "remove-table", f"{table} {row.game} {fields.get('reason', '').strip()}")
    return frame.go("/owner/tables")


@post("/owner/reports/{report:str}/done", include_in_schema=False)
async def dealt_with(request: Req, report: FromPath[str]) -> Redirect:
    """Put a report aside."""
    frame = await keeping(request)
    found = await frame.house.reports.deal(report)
    if found is not None:
        await done(frame, "deal", found.about)
    return frame.go("/owner")


HANDLERS: Final[list[Any]] = [players, one, change, tables, remove_table, dealt_with]
