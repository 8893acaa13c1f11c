"""Open tables: those one can join or watch, and a quick seat."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from herna.games import game
from herna.i18n.catalog import LANGUAGES
from herna.ui.drawable import drawable_games
from herna.web.guard.limits import few_tables
from herna.web.house import Req
from herna.web.pages.frame import form, framed
from herna.web.pages.lobby import shown
from herna.web.store.clock import PACES
from herna.web.store.offers import JOIN, WATCH, Wish

FILTERS: Final = ("game", "seats", "pace", "language", "way")


def choices() -> dict[str, list[str]]:
    """Return what can be chosen in each filter."""
    games = list(drawable_games())
    counts = sorted({count for key in games for count in game(key).seats})
    return {
        "game": games,
        "seats": [str(count) for count in counts],
        "pace": list(PACES),
        "language": list(LANGUAGES),
        "way": [JOIN, WATCH],
    }


def wished(fields: dict[str, str]) -> Wish:
    """Return what a form looks for; what it cannot choose counts as no matter what."""
    known = choices()
    chosen = {key: fields.get(key, "") if fields.get(key, "") in known[key] else "" for key in FILTERS}
    return Wish(chosen["game"], int(chosen["seats"] or 0), chosen["pace"], chosen["language"], chosen["way"])


@get("/tables", include_in_schema=False)
async def open_tables(request: Req) -> Response[str]:
    """Show the open tables that fit."""
    frame = await framed(request)
    wish = wished({str(key): str(value) for key, value in request.query_params.items()})
    found = await frame.house.company.offers.open_tables(wish, frame.me)
    rows = [shown(frame, each) for each in found if each.table.game in drawable_games()]
    context: dict[str, Any] = {"rows": rows, "choices": choices(), "wish": wish}
    return await frame.page("tables.html.j2", **context)


@post("/quick", include_in_schema=False, guards=[few_tables])
async def quick(request: Req) -> Redirect:
    """Sit down at an open table that fits, or open one."""
    frame = await framed(request)
    fields = await form(request)
    me = await frame.welcome(fields.get("name", ""))
    table = await frame.house.company.seat(me, wished(fields), frame.language)
    return frame.go(f"/t/{table}")


@post("/t/{table:str}/offer", include_in_schema=False)
async def offer(request: Req, table: FromPath[str]) -> Redirect:
    """Open a table to everybody, or close it again."""
    frame = await framed(request)
    fields = await form(request)
    me = await frame.welcome()
    async with frame.house.tables.at(table) as live:
        await frame.house.company.offer(live, me, fields.get("open") == "1")
    return frame.go(f"/t/{table}")


HANDLERS = [open_tables, quick, offer]
