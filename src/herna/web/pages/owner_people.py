"""The owners' pages about players and tables: found, heard no more, let in no more, removed."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from herna.ui.drawable import drawable_games
from herna.web.guard.problems import NotNow
from herna.web.house import Req
from herna.web.pages.frame import Frame, form, whole
from herna.web.pages.lobby import shown
from herna.web.pages.owner import keeping, names
from herna.web.store.order import ADDRESS, PLAYER, SPEECH

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
    known = await frame.house.keeping.somebody(player)
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
    await CHANGES[what](frame, player, fields)
    return frame.go("/owner/players" if what == "remove" else f"/owner/players/{player}")


async def ban(frame: Frame, player: str, fields: dict[str, str]) -> None:
    """Let a player in no more, or hear them no more; bots play on for whoever is not let in."""
    kind, reason = fields.get("kind", PLAYER), fields.get("reason", "")
    days, me = whole(fields.get("days") or "0", "days"), frame.me or ""
    if kind == ADDRESS:
        await frame.house.keeping.ban_address_of(me, player, reason, days)
    else:
        await frame.house.keeping.ban(me, kind, player, reason, days)


async def pardon(frame: Frame, player: str, fields: dict[str, str]) -> None:
    """Let a player in again, or hear them again."""
    await frame.house.keeping.pardon(frame.me or "", fields.get("kind", PLAYER), player)


async def appoint(frame: Frame, player: str, _fields: dict[str, str]) -> None:
    """Let a player keep order, too."""
    await frame.house.keeping.appoint(frame.me or "", player)


async def dismiss(frame: Frame, player: str, _fields: dict[str, str]) -> None:
    """Let a player keep order no longer."""
    await frame.house.keeping.dismiss(frame.me or "", player)


async def end(frame: Frame, player: str, _fields: dict[str, str]) -> None:
    """End all sessions of a player, programs too."""
    await frame.house.keeping.end(frame.me or "", player)


async def remove(frame: Frame, player: str, fields: dict[str, str]) -> None:
    """Forget a player; their games stay without the name."""
    if fields.get("sure") != "yes":
        raise NotNow("say that you are sure")
    await frame.house.keeping.remove(frame.me or "", player)


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
    found = await frame.house.keeping.tables(query)
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
    await frame.house.keeping.remove_table(frame.me or "", table, fields.get("reason", ""))
    return frame.go("/owner/tables")


@post("/owner/reports/{report:str}/done", include_in_schema=False)
async def dealt_with(request: Req, report: FromPath[str]) -> Redirect:
    """Put a report aside."""
    frame = await keeping(request)
    await frame.house.keeping.deal(frame.me or "", report)
    return frame.go("/owner")


HANDLERS: Final[list[Any]] = [players, one, change, tables, remove_table, dealt_with]
