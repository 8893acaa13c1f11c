"""Tables that nobody came back to: kept by a word of somebody who sits there, or what is left of them."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, post
from litestar.enums import MediaType
from litestar.params import FromPath
from litestar.response import Redirect

from herna.web.guard.headers import UNCACHED
from herna.web.guard.problems import NoSuchTable
from herna.web.house import Req
from herna.web.pages.frame import Frame, framed, local

GONE: Final = 410


@post("/t/{table:str}/keep", include_in_schema=False)
async def keep(request: Req, table: FromPath[str]) -> Redirect:
    """Let a table stay that was to be cleared away."""
    frame = await framed(request)
    me = await frame.welcome()
    async with frame.house.tables.at(table) as live:
        await frame.house.sweeper.keep(live, me)
    return frame.go(local(request.query_params.get("next", f"/t/{table}")))


async def left(frame: Frame, table: str) -> tuple[str, float, str]:
    """Return what is left of a table, or say that there never was one."""
    found = await frame.house.sweeper.clearing.record(table)
    if found is None:
        raise NoSuchTable(f"there is no table {table[:20]!r}")
    return found


async def left_behind(frame: Frame, table: str) -> Response[str]:
    """Show what is left of a table that was cleared away."""
    game, cleared, _text = await left(frame, table)
    return await frame.page("cleared.html.j2", GONE, table=table, game=game, cleared=cleared)


async def left_record(frame: Frame, table: str) -> Response[str]:
    """Return the record of a table that was cleared away, as a file."""
    game, _cleared, text = await left(frame, table)
    sent = {**UNCACHED, "Content-Disposition": f'attachment; filename="herna-{game}-{table}.json"'}
    return Response(text, media_type=MediaType.JSON, headers=sent)


HANDLERS: Final[list[Any]] = [keep]
