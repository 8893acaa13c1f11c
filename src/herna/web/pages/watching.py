"""Those who watch a table talk among themselves."""

from __future__ import annotations

from litestar import Response, post
from litestar.params import FromPath
from litestar.response import Redirect

from herna.web.house import Req
from herna.web.pages.frame import form, framed
from herna.web.pages.table import fragments
from herna.web.table.rights import Act, check


@post("/t/{table:str}/murmur", include_in_schema=False)
async def murmur(request: Req, table: FromPath[str]) -> Response[str] | Redirect:
    """Say something to the others who watch; those who play read it once the game is over."""
    frame = await framed(request)
    text = (await form(request)).get("text", "")
    async with frame.house.tables.at(table) as live:
        check(live, frame.me, Act.MURMUR)
        if text.strip():
            await frame.house.murmur(live, await frame.welcome(), text)
        if "application/json" in request.headers.get("accept", ""):
            return await fragments(frame, live, None)
    return frame.go(f"/t/{table}#watchers")


HANDLERS = [murmur]
