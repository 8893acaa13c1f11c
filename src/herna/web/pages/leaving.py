"""One's own data: taken along, or gone for good."""

from __future__ import annotations

import json
from typing import Any, Final

from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.response import Redirect

from herna.web.guard.headers import UNCACHED
from herna.web.guard.limits import few_looks
from herna.web.guard.problems import NotNow
from herna.web.house import Req
from herna.web.pages.frame import COOKIE, form, framed
from herna.web.pages.me import known
from herna.web.store.export import all_of


@get("/me/export", include_in_schema=False, guards=[few_looks])
async def export(request: Req) -> Response[str]:
    """Give somebody everything that the house knows of them."""
    frame = await framed(request)
    found = await all_of(frame.house.store, known(frame).id)
    sent = {**UNCACHED, "Content-Disposition": 'attachment; filename="herna-player.json"'}
    return Response(json.dumps(found, ensure_ascii=False, indent=1), media_type=MediaType.JSON, headers=sent)


@get("/me/leave", include_in_schema=False)
async def ask(request: Req) -> Response[str]:
    """Say what stays and what goes when somebody leaves for good."""
    frame = await framed(request)
    me = known(frame)
    rows = [each.table.stage for each in await frame.house.store.tables_of(me.id)]
    return await frame.page("leave.html.j2", stages={stage: rows.count(stage) for stage in set(rows)})


@post("/me/leave", include_in_schema=False)
async def leave(request: Req) -> Redirect:
    """Forget somebody who is sure."""
    frame = await framed(request)
    me, fields = known(frame), await form(request)
    if fields.get("sure") != "yes":
        raise NotNow("say that you are sure")
    await frame.house.farewell_of(me.id)
    frame.visitor = None
    gone = frame.go("/")
    gone.delete_cookie(COOKIE)
    return gone


HANDLERS: Final[list[Any]] = [export, ask, leave]
