"""The host's buttons: links for lost seats, bots for leavers, rematches, continued games."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath
from litestar.response import Redirect

from herna.web.guard.limits import few_tables
from herna.web.guard.problems import NotNow
from herna.web.house import Req
from herna.web.pages.frame import form, framed, whole
from herna.web.pages.table import acting


# long: two lines for each button
@post("/t/{table:str}/seats/{seat:int}/{change:str}", include_in_schema=False)
async def change_seat(
    request: Req, table: FromPath[str], seat: FromPath[int], change: FromPath[str]
) -> Redirect:
    """Do what a button beside a seat says."""
    frame = await framed(request)
    fields = await form(request)
    me = await frame.welcome()
    handover = frame.house.handover
    async with frame.house.tables.at(table) as live:
        frame.house.seating.seat(live, seat)
        if change == "link":
            await handover.link(live, me, seat)
        elif change == "bot":
            await handover.fill(live, me, seat, fields.get("level", ""))
        elif change == "relieve":
            await handover.relieve(live, me, seat)
        elif change == "back":
            await handover.come_back(live, me, seat)
        elif change == "call":
            await handover.call(live, me, seat)
        elif change == "remove":
            await frame.house.company.remove(live, me, seat)
        elif change == "here":
            await handover.here(live, me.id)
        else:
            raise NotNow(f"a seat cannot be changed by {change[:20]!r}")
    return frame.go(f"/t/{table}#people")


@post("/t/{table:str}/sit", include_in_schema=False)
async def sit_down(request: Req, table: FromPath[str]) -> Redirect:
    """Take a free seat at a table that is open to everybody."""
    frame = await framed(request)
    fields = await form(request)
    me = await frame.welcome(fields.get("name", ""))
    await frame.house.company.sit_down(table, me)
    return frame.go(f"/t/{table}")


@post("/t/{table:str}/leave", include_in_schema=False)
async def leave(request: Req, table: FromPath[str]) -> Redirect:
    """Let a bot play for me until I come back."""
    frame = await framed(request)
    fields = await form(request)
    async with frame.house.tables.at(table) as live:
        seat = acting(frame, live, whole(fields["as"], "as") if fields.get("as") else None)
        await frame.house.handover.leave(live, frame.me, seat)
    return frame.go("/")


@post("/t/{table:str}/rematch", include_in_schema=False, guards=[few_tables])
async def rematch(request: Req, table: FromPath[str]) -> Redirect:
    """Play again with the same people."""
    frame = await framed(request)
    me = await frame.welcome()
    async with frame.house.tables.at(table) as live:
        new = await frame.house.revivals.rematch(live, me)
    frame.house.nudged(live, "rematch")
    return frame.go(f"/t/{new}")


@post("/t/{table:str}/continue", include_in_schema=False, guards=[few_tables])
async def go_on(request: Req, table: FromPath[str]) -> Redirect:
    """Go on from an earlier point, as a new table."""
    frame = await framed(request)
    fields = await form(request)
    at, seat = whole(fields.get("at", ""), "at"), whole(fields.get("seat", "0"), "seat")
    me = await frame.welcome()
    async with frame.house.tables.at(table) as live:
        new = await frame.house.revivals.branch(live, me, at, seat)
    return frame.go(f"/t/{new}")


HANDLERS = [change_seat, sit_down, leave, rematch, go_on]
