"""My programs: tokens with bounds, made and taken back, and whether a program plays for me."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from herna.ui.drawable import drawable_games
from herna.web.guard.scopes import EVERYDAY, Right
from herna.web.house import Req
from herna.web.pages.frame import Frame, form, framed, whole
from herna.web.pages.me import known
from herna.web.store.models import OVER
from herna.web.table.plan import LONGEST_NAME, tidy

HERE: Final = "/me/programs"
LASTS: Final = (1, 7, 30, 365)
"""Days for which a token may last, beside for ever."""
USUAL: Final = (Right.LOOK, Right.PLAY, Right.TALK)


@get(HERE, include_in_schema=False)
async def programs(request: Req) -> Response[str]:
    """Show the programs that may play for this player, and a form to let in another."""
    return await shown(await framed(request))


async def shown(frame: Frame, token: str = "") -> Response[str]:
    """Show somebody's programs; a token just made is shown once."""
    me, place = frame.me or "", frame.house
    mine = await place.store.tables_of(me) if me else []
    context: dict[str, Any] = {
        "token": token,
        "address": frame.address("/api/me"),
        "programs_of": await place.programs.of(me) if me else [],
        "program": me in place.gate.programs,
        "rights": list(Right),
        "offered": [each for each in Right if each in EVERYDAY or me in place.gate.owners],
        "usual": USUAL,
        "lasts": LASTS,
        "tables": [each.table for each in mine if each.table.stage != OVER],
        "playable": list(drawable_games()),
        "longest": LONGEST_NAME,
    }
    return await frame.page("programs.html.j2", **context)


@post(HERE, include_in_schema=False, status_code=200)
async def make(request: Req) -> Response[str]:
    """Make a token for a program, for one game or table if one is chosen."""
    frame = await framed(request)
    fields = await form(request)
    me = await frame.welcome()
    rights = [right for right in Right if fields.get(right)]
    kind, _colon, place = fields.get("where", "").partition(":")
    game, table = (place if kind == each else "" for each in ("game", "table"))
    days = whole(fields.get("days") or "0", "days")
    label = tidy(fields.get("label", ""), LONGEST_NAME)
    return await shown(frame, await frame.house.programs.make(me, label, rights, game, table, days))


@post(HERE + "/{program:str}/end", include_in_schema=False)
async def end(request: Req, program: FromPath[str]) -> Redirect:
    """Take a token back."""
    frame = await framed(request)
    await frame.house.sessions.end(known(frame).id, program)
    return frame.go(HERE)


@post(HERE + "/mark", include_in_schema=False)
async def mark(request: Req) -> Redirect:
    """Say that a program plays for me, or no longer."""
    frame = await framed(request)
    fields = await form(request)
    me = await frame.welcome()
    await frame.house.programs.mark(me.id, fields.get("program") == "1")
    return frame.go(HERE)


HANDLERS: Final[list[Any]] = [programs, make, end, mark]
