"""After the game: the score part by part and over time, every position again, the record, the dice check."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from typing import Any, Final

from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.enums import MediaType
from litestar.params import FromPath
from litestar.response import Redirect

from herna.i18n.speak import Speaker
from herna.kernel.choice import EVERYONE, TABLE, Seat
from herna.kernel.record import MAX_BYTES, write
from herna.ui.look import look
from herna.web.guard.headers import UNCACHED
from herna.web.guard.limits import few_looks, few_tables
from herna.web.guard.problems import NoSuchTable, NotNow, TooLarge
from herna.web.house import Req
from herna.web.pages.analysis import study_context
from herna.web.pages.chart import chart
from herna.web.pages.clearing import left_record
from herna.web.pages.count import count, parts_of
from herna.web.pages.frame import Frame, framed, whole
from herna.web.pages.parts import DRAWN
from herna.web.store.models import OVER
from herna.web.table.rights import Act, check, place, sees_as
from herna.web.table.seen import Line, line
from herna.web.table.tables import Live
from herna.web.table.timeline import Timeline

POINTS: Final = 4
"""How many turning points are named."""


@dataclass(frozen=True)
class Turning:
    """An answer after which somebody stood much better."""

    at: int
    seat: int
    line: Line | None


def looks_as(live: Live, visitor: str | None, asked: str | None) -> Seat:
    """Return as whom to look: anybody and everything once the game is over, before only oneself."""
    over = live.table.stage == OVER
    if asked == "all" or (asked is None and over):
        check(live, visitor, Act.REVEAL)
        return TABLE
    if asked is None or asked == "public":
        own, _hand_to = place(live, visitor, None)
        return own if asked is None else EVERYONE
    seat = whole(asked, "as")
    if seat >= len(live.seats):
        raise NotNow(f"this table has no seat {seat + 1}")
    check(live, visitor, Act.SEE, seat)
    return seat if over else sees_as(live, visitor, seat)


def moment(frame: Frame, live: Live, timeline: Timeline, at: int, viewer: Seat) -> dict[str, Any]:
    """Return one position: what is drawn, and what the answer before it led to."""
    state = timeline.view(at, viewer)
    speaker = Speaker(frame.language, live.table.game, state, live.names)
    picture = look(live.table.game).picture(state, viewer, speaker)
    start = timeline.told[at - 1] if at else 0
    lines = [line(speaker, start + i, event) for i, event in enumerate((state.story or [])[start:])]
    asked = timeline.choice(at)
    signs = picture.badges
    context = {"lines": lines, "at": at, "last": timeline.last, "asked": asked, "live": live, "badges": signs}
    caption = frame.render("parts/caption.html.j2", **context)
    return {
        "at": at,
        "parts": {DRAWN[name]: html for name, html in picture.parts(frozenset()).items()},
        "caption": caption,
        "badges": signs,
        "colours": picture.colours,
    }


def turning(frame: Frame, live: Live, timeline: Timeline) -> list[Turning]:
    """Return the answers after which a seat's lead grew most, by the game's own quick estimate."""
    speaker = Speaker(frame.language, live.table.game, timeline.view(timeline.last, TABLE), live.names)
    chosen = timeline.rises[:POINTS]
    return [
        Turning(at, seat, first_line(speaker, timeline, at))
        for _rise, at, seat in sorted(chosen, key=lambda j: j[1])
    ]


def first_line(speaker: Speaker, timeline: Timeline, at: int) -> Line | None:
    """Return the first thing told after an answer."""
    events = timeline.lines(at)
    return line(speaker, 0, events[0]) if events else None


def afterwards(frame: Frame, live: Live, timeline: Timeline, at: int) -> dict[str, Any]:
    """Return what is known once the game is over: scores, their chart, turning points."""
    winners, scores = live.playing().record.result or ([], [])
    speaker = Speaker(frame.language, live.table.game, None, live.names)
    return {
        "count": count(
            parts_of(live.table.game, timeline.view(timeline.last, TABLE), speaker), scores, winners
        ),
        "chart": chart(timeline.scores, at),
        "points": turning(frame, live, timeline),
        "winners": [live.seats[seat].name for seat in winners],
        "finals": " : ".join(str(score) for score in sorted(scores, reverse=True)),
    }


# long: a line for each thing that the template asks for
@get("/t/{table:str}/replay", include_in_schema=False, guards=[few_looks])
async def replay(request: Req, table: FromPath[str]) -> Response[str]:
    """Show a game from any position, as anybody."""
    frame = await framed(request)
    me = frame.me
    asked = request.query_params.get("as")
    async with frame.house.tables.at(table) as live:
        viewer = looks_as(live, me, asked)
        timeline = await frame.house.timelines.get(table, live.playing())
        at = min(whole(request.query_params.get("at", str(timeline.last)), "at"), timeline.last)
        over = live.table.stage == OVER and live.broken is None
        shown = await asyncio.to_thread(moment, frame, live, timeline, at, viewer)
        context: dict[str, Any] = {
            "live": live,
            "table": live.table,
            "timeline": timeline,
            "at": at,
            "viewer": int(viewer),
            "asked": asked if asked is not None else ("all" if over else ""),
            "parts": shown["parts"],
            "caption": shown["caption"],
            "badges": shown["badges"],
            "colours": shown["colours"],
            "over": over,
            "owned": live.owned(me),
            "speaker": Speaker(frame.language, live.table.game, None, live.names),
            "record": live.playing().record,
        }
        if over:
            after = await asyncio.to_thread(afterwards, frame, live, timeline, at)
            context = {**await study_context(frame, live), **context, **after}
    return await frame.page("replay.html.j2", **context)


@get("/t/{table:str}/replay/parts", include_in_schema=False, guards=[few_looks])
async def replay_parts(request: Req, table: FromPath[str]) -> Response[str]:
    """Return one position for the page's script."""
    frame = await framed(request)
    async with frame.house.tables.at(table) as live:
        viewer = looks_as(live, frame.me, request.query_params.get("as"))
        timeline = await frame.house.timelines.get(table, live.playing())
        at = min(whole(request.query_params.get("at", "0"), "at"), timeline.last)
        shown = await asyncio.to_thread(moment, frame, live, timeline, at, viewer)
        del shown["badges"], shown["colours"]
    return Response(json.dumps(shown, ensure_ascii=False), media_type=MediaType.JSON, headers=UNCACHED)


@get("/t/{table:str}/record", include_in_schema=False)
async def record(request: Req, table: FromPath[str]) -> Response[str]:
    """Download a finished game; before the end its seed would tell everything."""
    frame = await framed(request)
    try:
        async with frame.house.tables.at(table) as live:
            check(live, frame.me, Act.DOWNLOAD)
            text = write(live.playing().record)
    except NoSuchTable:
        return await left_record(frame, table)
    name = f"herna-{live.table.game}-{table}.json"
    headers = {**UNCACHED, "Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=MediaType.JSON, headers=headers)


@post("/upload", include_in_schema=False, guards=[few_tables])
async def upload(request: Req) -> Redirect:
    """Look at a record from elsewhere, or go on with it."""
    frame = await framed(request)
    fields = await request.form()
    sent = fields.get("record")
    if not isinstance(sent, UploadFile):
        raise NotNow("choose a file with a record first")
    data = await sent.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise TooLarge(f"a record has at most {MAX_BYTES} bytes")
    me = await frame.welcome()
    table = await frame.house.revivals.upload(me, data.decode("utf-8", "replace"))
    async with frame.house.tables.at(table) as live:
        over = live.table.stage == OVER
    return frame.go(f"/t/{table}/replay" if over else f"/t/{table}")


HANDLERS = [replay, replay_parts, record, upload]
