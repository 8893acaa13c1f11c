"""How fast bots play is said at the table, also in the middle of their turns."""

from __future__ import annotations

from litestar import Response, post
from litestar.params import FromPath
from litestar.response import Redirect

from herna.web.house import Req
from herna.web.mind.tempo import wished
from herna.web.pages.frame import form, framed
from herna.web.pages.table import fragments, wanted
from herna.web.table.rights import Act, check


@post("/t/{table:str}/pace", include_in_schema=False)
async def set_pace(request: Req, table: FromPath[str]) -> Response[str] | Redirect:
    """Let bots play at another speed, or without pauses until a person is asked."""
    frame = await framed(request)
    fields = await form(request)
    seat = wanted(fields.get("as"))
    house = frame.house
    async with house.tables.at(table) as live:
        check(live, frame.me, Act.PACE)
        await house.company.offers.pace(live.table, wished(live, fields.get("speed", "")))
        await house.tables.refresh(live)
        house.nudged(live, "pace")
        if "application/json" in request.headers.get("accept", ""):
            return await fragments(frame, live, seat, talk=False)
    return frame.go(f"/t/{table}" + (f"?as={seat}" if seat is not None else ""))


HANDLERS = [set_pace]
