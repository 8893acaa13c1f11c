"""The table: look at it, answer, take back, talk."""

from __future__ import annotations

import json
from typing import Any, Final

from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.params import FromPath
from litestar.response import Redirect

from herna.kernel.choice import Seat
from herna.web.guard.headers import UNCACHED
from herna.web.guard.problems import NoSuchTable, NotNow, Stale
from herna.web.house import Req
from herna.web.mind.hints import hint
from herna.web.news.held import followed
from herna.web.pages.clearing import left_behind
from herna.web.pages.frame import Frame, form, framed, whole
from herna.web.pages.inviting import Invitation, inviting
from herna.web.pages.parts import parts
from herna.web.pages.talk import Talk, heard
from herna.web.store.models import OVER, WAITING
from herna.web.table.log import END_TURN
from herna.web.table.rights import Act, check, may, place, seat_for
from herna.web.table.seen import Seen, seen_by
from herna.web.table.tables import Live
from herna.web.table.ways import through

ACTS: Final = {"answer": Act.ANSWER, "undo": Act.UNDO, "reset": Act.UNDO, "redo": Act.REDO}
"""What the buttons beside a question do."""


def wanted(text: str | None) -> int | None:
    """Return as which seat somebody wants to look, from the address or a form."""
    return whole(text, "as") if text else None


# long: a few lines for each page that a table may show
async def whole_page(frame: Frame, live: Live, seat: int | None) -> Response[str]:
    """Return the page of a table: the waiting room, the screen in between, or the game."""
    table, me = live.table, frame.me
    links = {
        each.seat: link(frame, live, each.seat)
        for each in live.seats
        if may(live, me, Act.SEE_LINK, each.seat)
    }
    common: dict[str, Any] = {"live": live, "table": table, "me": me, "links": links}
    common["manages"] = any(may(live, me, Act.LINK, each.seat) for each in live.seats)
    program = frame.visitor is not None and frame.visitor.program
    common["may"] = lambda act, seat: may(live, me, Act(act), seat, program)
    if table.stage == WAITING:
        return await frame.page("waiting.html.j2", **common)
    viewer, hand_to = place(live, me, seat)
    if live.broken is not None:
        return await readable_part(frame, live)
    if hand_to is not None:
        back = seat is not None and may(live, me, Act.UNDO, seat)
        return await frame.page("handover.html.j2", seat=hand_to, back=back, last=seat, **common)
    seen = seen_by(live, viewer, frame.language, frame.both_names)
    return await frame.page(
        "table.html.j2",
        parts=parts(frame, seen, await heard(frame, live)),
        seen=seen,
        badges=seen.picture.badges,
        viewer=int(viewer),
        seat=seat,
        owned=live.owned(me),
        **common,
    )


async def readable_part(frame: Frame, live: Live) -> Response[str]:
    """Return a page that says where a changed rule broke an old game, and leads to what can be read."""
    assert live.broken is not None
    table, at = live.table, live.broken.at
    rules = (table.rules, live.playing().game.rules)
    context: dict[str, Any] = {"table": table, "at": at, "rules": rules, "reason": live.broken.reason}
    return await frame.page("broken.html.j2", **context)


def link(frame: Frame, live: Live, seat: int) -> Invitation:
    """Return the address that opens a seat, for the host."""
    return inviting(frame, f"/join/{frame.house.seating.invite(live, seat)}")


def pieces(frame: Frame, seen: Seen, talk: Talk | None, word: str = "") -> dict[str, Any]:
    """Return the parts of the page as data for the page's script."""
    return {
        "version": seen.live.version,
        "mine": seen.mine,
        "turn": seen.waits,
        "over": seen.live.table.stage == OVER,
        "told": seen.told,
        "word": word,
        "parts": parts(frame, seen, talk),
    }


async def fragments(
    frame: Frame, live: Live, seat: int | None, word: str = "", status: int = 200, talk: bool = True
) -> Response[str]:
    """Answer the page's script: new parts, or that the whole page must change.

    An answer changes nothing in the talk, so it is not read again then.
    """
    plain: dict[str, Any] = {"reload": True}
    if live.table.stage != WAITING:
        viewer, hand_to = place(live, frame.me, seat)
        if hand_to is None:
            said = await heard(frame, live) if talk else None
            plain = pieces(frame, seen_by(live, viewer, frame.language, frame.both_names), said, word)
    return Response(
        json.dumps(plain, ensure_ascii=False),
        media_type=MediaType.JSON,
        status_code=status,
        headers=UNCACHED,
        cookies=frame.cookies(),
    )


@get("/t/{table:str}", include_in_schema=False)
async def show(request: Req, table: FromPath[str]) -> Response[str]:
    """Show a table as whoever asks may see it; that is also a sign of life."""
    frame = await framed(request)
    try:
        async with frame.house.tables.at(table) as live:
            await frame.house.handover.here(live, frame.me)
            return await whole_page(frame, live, wanted(request.query_params.get("as")))
    except NoSuchTable:
        return await left_behind(frame, table)


@get("/t/{table:str}/parts", include_in_schema=False)
async def show_parts(request: Req, table: FromPath[str]) -> Response[str]:
    """Return what changed at a table, for the page's script."""
    frame = await framed(request)
    async with frame.house.tables.at(table) as live:
        return await fragments(frame, live, wanted(request.query_params.get("as")))


@get("/t/{table:str}/events", include_in_schema=False)
async def events(request: Req, table: FromPath[str]) -> Response[str]:
    """Tell the page whenever the table has changed."""
    frame = await framed(request)
    async with frame.house.tables.at(table) as live:
        check(live, frame.me, Act.LOOK)
    session = frame.visitor.session if frame.visitor else ""
    return followed(request, frame.house.streams, table, session)


@post("/t/{table:str}/{act:str}", include_in_schema=False)
async def act(request: Req, table: FromPath[str], act: FromPath[str]) -> Response[str] | Redirect:
    """Do what a button of the table says: answer, undo, reset, redo."""
    frame = await framed(request)
    fields = await form(request)
    seat = wanted(fields.get("as"))
    scripted = "application/json" in request.headers.get("accept", "")
    async with frame.house.tables.at(table) as live:
        try:
            await frame.house.handover.here(live, frame.me)
            await perform(frame, live, seat, act, fields)
        except Stale:
            if not scripted:
                raise
        else:
            if scripted:
                return await fragments(frame, live, seat, talk=act == "say")
    if not scripted:
        return frame.go(f"/t/{table}" + (f"?as={seat}" if seat is not None else ""))
    async with frame.house.tables.at(table) as now:
        return await fragments(frame, now, seat, frame.say("problem-stale"), Stale.status)


async def perform(frame: Frame, live: Live, seat: int | None, what: str, fields: dict[str, str]) -> None:
    """Do one thing at a table, as the seat that may."""
    tables, me = frame.house.tables, acting(frame, live, seat)
    if what == "say":
        await frame.house.say(live, frame.me, me, fields.get("text", ""))
        return
    if what not in ACTS:
        raise NotNow(f"nothing at a table is called {what[:20]!r}")
    version = whole(fields.get("version", ""), "version")
    match = tables.expect(live, version)
    check(live, frame.me, ACTS[what], me)
    hold = frame.preferences.ending == "button"
    if what == "answer" and live.holding is not None and fields.get("code") == END_TURN:
        await tables.end(live, me, version)
    elif what == "answer":
        code = fields.get("code", "")
        if "then" in fields and live.holding is None:
            code = through(match, Seat(me), code, fields["then"])
        await tables.answer(live, me, version, code, hold)
    elif what == "undo":
        await tables.undo(live, me, version, min(live.gestures.last(), match.can_take_back(me)))
    elif what == "reset":
        await tables.undo(live, me, version, match.can_take_back(me))
    else:
        await tables.redo(live, me, version, hold)


def acting(frame: Frame, live: Live, asked: int | None, act: Act = Act.SAY) -> int:
    """Return the seat for which a visitor acts, who may do so."""
    seat = seat_for(live, frame.me, asked)
    check(live, frame.me, act, seat)
    return seat


@post("/t/{table:str}/hint", include_in_schema=False)
async def give_hint(request: Req, table: FromPath[str]) -> Response[str]:
    """Tell what a bot would do in this seat."""
    frame = await framed(request)
    fields = await form(request)
    found = await hint(
        frame.house.tables,
        frame.house.thinkers,
        table,
        lambda live: acting(frame, live, wanted(fields.get("as")), Act.HINT),
        frame.language,
    )
    if "application/json" in request.headers.get("accept", ""):
        html = frame.render("parts/hint.html.j2", hints=found, table=table)
        return Response(
            json.dumps({"html": html}), media_type=MediaType.JSON, status_code=200, headers=UNCACHED
        )
    return await frame.page("hint.html.j2", hints=found, table=table, seat=fields.get("as", ""))


HANDLERS = [show, show_parts, events, act, give_hint]
