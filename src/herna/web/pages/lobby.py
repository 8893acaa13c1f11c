"""The lobby: the games, my tables, tables to join, and who I am."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from herna.games import game
from herna.kernel.choice import Seat
from herna.learn.lesson import lessons
from herna.ui.drawable import drawable_games
from herna.web.guard.limits import few_tables
from herna.web.guard.problems import BadInvite
from herna.web.house import Req
from herna.web.pages import preferences
from herna.web.pages.companion import remembered
from herna.web.pages.frame import Frame, form, framed, local
from herna.web.store.models import OPEN, OVER, PLAYING, Options, Standing
from herna.web.table.plan import SeatPlan, TablePlan, gentle_level, usual_seats
from herna.web.table.tables import Live


def shown(frame: Frame, standing: Standing) -> dict[str, Any]:
    """Return a table as a line of a list."""
    table, seats = standing.table, standing.seats
    me = frame.me
    turn: Seat | None = table.turn
    clocks = Live(table, seats, frame.house.tables.now).readings()
    mine = table.stage == PLAYING and turn is not None and seats[turn].visitor == me is not None
    return {
        "table": table,
        "seats": seats,
        "me": me,
        "seated": me is not None and (table.host == me or any(seat.visitor == me for seat in seats)),
        "mine": mine and turn is not None and not seats[turn].by_bot,
        "free": sum(seat.kind == OPEN for seat in seats),
        "clock": next((each for each in clocks if each.running), None),
        "goes": None,
    }


async def lists(frame: Frame) -> dict[str, Any]:
    """Return the tables for the lobby: the visitor's own, finished ones, and those open to all."""
    mine = await frame.house.store.tables_of(frame.visitor.id) if frame.visitor else []
    rows = [shown(frame, each) for each in mine if each.table.game in drawable_games()]
    going = [row for row in rows if row["table"].stage != OVER]
    going.sort(key=lambda row: not row["mine"])
    known = {row["table"].id for row in rows}
    public = await frame.house.store.public_tables()
    goes = await frame.house.sweeper.announced([row["table"].id for row in rows])
    for row in rows:
        row["goes"] = goes.get(row["table"].id)
    offered = [
        shown(frame, each)
        for each in public
        if each.table.id not in known
        and each.table.game in drawable_games()
        and (each.table.options.watch or each.table.stage != PLAYING)
    ]
    return {"going": going, "done": [row for row in rows if row["table"].stage == OVER], "public": offered}


@get("/", include_in_schema=False)
async def lobby(request: Req) -> Response[str]:
    """Show the games, my tables, and the tables that anybody may join."""
    frame = await framed(request)
    facts = {key: facts_of(frame, key) for key in drawable_games()}
    return await frame.page("lobby.html.j2", facts=facts, **await lists(frame))


def facts_of(frame: Frame, key: str) -> dict[str, Any]:
    """Return what the tile of a game says."""
    counts = game(key).seats
    return {
        "title": frame.title_of(key),
        "tagline": frame.title_of(key, "tagline"),
        "minutes": frame.title_of(key, "minutes"),
        "weight": frame.title_of(key, "weight"),
        "players": f"{min(counts)}\N{EN DASH}{max(counts)}" if len(counts) > 1 else str(counts[0]),
        "most": max(counts),
        "lesson": next(iter(lessons(key)), ""),
    }


@get("/replays", include_in_schema=False)
async def replays(request: Req) -> Response[str]:
    """Show the finished games, and a form to look at a record."""
    frame = await framed(request)
    return await frame.page("replays.html.j2", **await lists(frame))


@post("/play/{key:str}", include_in_schema=False, guards=[few_tables])
async def play_now(request: Req, key: FromPath[str]) -> Redirect:
    """Open a table against bots and begin at once."""
    frame = await framed(request)
    fields = await form(request)
    found = game(key)
    me = await frame.welcome(fields.get("name", ""))
    guided = fields.get("explain") == "yes"
    level = gentle_level() if guided else ""
    seats = [SeatPlan("me"), *[SeatPlan("bot", level=level) for _bot in range(usual_seats(found) - 1)]]
    table = await frame.house.seating.create(me, TablePlan(key, seats, "", {}, Options(watch=False)))
    answer = frame.go(f"/t/{table}")
    return remembered(frame, answer, table, True) if guided else answer


@get("/join/{token:str}", include_in_schema=False)
async def invitation(request: Req, token: FromPath[str]) -> Response[str]:
    """Show where an invitation leads."""
    frame = await framed(request)
    standing, seat = await invited(frame, token)
    return await frame.page("join.html.j2", token=token, seat=seat, row=shown(frame, standing))


async def invited(frame: Frame, token: str) -> tuple[Standing, int]:
    """Return the table and the seat of an invitation."""
    found = await frame.house.store.invited(token)
    if found is None:
        raise BadInvite("this invitation was used or replaced; ask the host for a new link")
    table, seats = await frame.house.store.table(found[0])
    return Standing(table, seats), found[1]


@post("/join/{token:str}", include_in_schema=False)
async def claim(request: Req, token: FromPath[str]) -> Redirect:
    """Sit down where an invitation says."""
    frame = await framed(request)
    fields = await form(request)
    await invited(frame, token)
    me = await frame.welcome(fields.get("name", ""))
    table, _seat = await frame.house.seating.claim(token, me, me.name)
    return frame.go(f"/t/{table}")


@post("/join", include_in_schema=False)
async def join(request: Req) -> Redirect:
    """Follow an invitation that was pasted as a link or as its last part."""
    frame = await framed(request)
    fields = await form(request)
    token = fields.get("code", "").strip().rstrip("/").rpartition("/")[2][:100]
    return frame.go(f"/join/{token}" if token.replace("-", "").replace("_", "").isalnum() else "/")


@post("/manners", include_in_schema=False)
async def behave(request: Req) -> Redirect:
    """Remember how somebody likes the pages."""
    frame = await framed(request)
    fields = await form(request)
    frame.preferences = frame.preferences.changed(fields)
    if fields.get("name"):
        await frame.welcome(fields["name"])
    answer = frame.go(local(fields.get("next", "/")))
    answer.set_cookie(frame.cookie(preferences.COOKIE, frame.preferences.text()))
    return answer


@get("/settings", include_in_schema=False)
async def settings(request: Req) -> Response[str]:
    """Show what can be chosen about the pages."""
    frame = await framed(request)
    return await frame.page("settings.html.j2", choices=preferences.CHOICES)


HANDLERS = [lobby, replays, play_now, invitation, claim, join, behave, settings]
