"""What everybody may read about a house, and how its guests come in and keep their peace."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from herna.web.guard.limits import few_guesses
from herna.web.guard.problems import NotNow
from herna.web.house import Req
from herna.web.pages.frame import Frame, form, framed, whole
from herna.web.store.reports import LONGEST_REPORT
from herna.web.table.plan import tidy
from herna.web.table.rights import Act, check, may
from herna.web.table.tables import Live

MURMUR: Final = "m"
"""How somebody is named who only watches: by something they said."""


@get("/terms", include_in_schema=False)
async def terms(request: Req) -> Response[str]:
    """Show what those who come here agree to."""
    frame = await framed(request)
    return await frame.page("said.html.j2", key="terms", said=frame.house.gate.rules.terms)


@get("/contact", include_in_schema=False)
async def contact(request: Req) -> Response[str]:
    """Show how to reach the owners."""
    frame = await framed(request)
    return await frame.page("said.html.j2", key="contact", said=frame.house.gate.rules.contact)


@get("/welcome/{token:str}", include_in_schema=False, guards=[few_guesses])
async def invited(request: Req, token: FromPath[str]) -> Response[str]:
    """Show somebody who was invited to the house where they come; looking uses nothing up."""
    frame = await framed(request)
    await frame.house.gate.order.welcome(token, use=False)
    return await frame.page("welcome.html.j2", token=token)


@post("/welcome/{token:str}", include_in_schema=False, guards=[few_guesses])
async def come_in(request: Req, token: FromPath[str]) -> Redirect:
    """Let somebody in who was invited; who is in already uses nothing up."""
    frame = await framed(request)
    fields = await form(request)
    if frame.visitor is None:
        name = fields.get("name", "")
        await frame.house.claims.check([name], None)
        await frame.house.gate.order.welcome(token, use=True)
        await frame.welcome(name, invited=True)
    return frame.go("/")


async def other(frame: Frame, live: Live, whom: str) -> tuple[str, str]:
    """Return whom somebody means at a table, and what they are called there; oneself nobody means."""
    found, name = None, ""
    if whom.startswith(MURMUR) and may(live, frame.me, Act.OVERHEAR):
        said = await frame.house.watchers.said(live.table.id)
        found, name = next(
            ((each.visitor, each.name) for each in said if f"{MURMUR}{each.id}" == whom), (None, "")
        )
    elif whom.isdecimal() and whole(whom, "seat") < len(live.seats):
        check(live, frame.me, Act.LOOK)
        row = live.seats[whole(whom, "seat")]
        found, name = row.visitor, row.name
    if found is None or found == frame.me:
        raise NotNow("there is nobody else there")
    return found, name


@get("/t/{table:str}/person/{whom:str}", include_in_schema=False)
async def about(request: Req, table: FromPath[str], whom: FromPath[str]) -> Response[str]:
    """Show what one can do about somebody at a table."""
    frame = await framed(request)
    async with frame.house.tables.at(table) as live:
        found, name = await other(frame, live, whom)
    muted = found in await frame.house.reports.muted(frame.me)
    program = found in frame.house.gate.programs
    shared = bool(await frame.house.ledger.shared([found]))
    context: dict[str, Any] = {"table": table, "whom": whom, "name": name, "muted": muted}
    history = found if shared else ""
    return await frame.page(
        "person.html.j2",
        program=program,
        history=history,
        told="told" in request.query_params,
        most=LONGEST_REPORT,
        **context,
    )


@post("/t/{table:str}/person/{whom:str}/{what:str}", include_in_schema=False)
async def act(request: Req, table: FromPath[str], whom: FromPath[str], what: FromPath[str]) -> Redirect:
    """Hear somebody no more, or again; or tell the owners about them."""
    frame = await framed(request)
    fields = await form(request)
    me, reports = await frame.welcome(), frame.house.reports
    async with frame.house.tables.at(table) as live:
        found, _name = await other(frame, live, whom)
    if what == "mute":
        await reports.mute(me.id, found)
    elif what == "unmute":
        await reports.unmute(me.id, found)
    elif what == "report" and (told := tidy(fields.get("text", ""), LONGEST_REPORT)):
        await reports.report(me.id, found, table, told)
        return frame.go(f"/t/{table}/person/{whom}?told=1")
    else:
        raise NotNow("say in a few words what has happened")
    return frame.go(f"/t/{table}/person/{whom}")


HANDLERS: Final[list[Any]] = [terms, contact, invited, come_in, about, act]
