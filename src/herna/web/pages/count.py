"""Points counted part by part: what they would be if the game ended now, and what they are when it has."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from litestar import Response, get
from litestar.enums import MediaType
from litestar.params import FromPath

from herna.games import game
from herna.i18n.speak import Speaker
from herna.web.guard.headers import UNCACHED
from herna.web.guard.problems import NotNow
from herna.web.house import Req
from herna.web.pages.frame import Frame, framed
from herna.web.pages.table import wanted
from herna.web.store.models import WAITING
from herna.web.table.rights import sees_as
from herna.web.table.seen import Seen, seen_by

Parts = list[tuple[str, list[int]]]
"""For each thing that points are counted for, what it is called and every seat's points."""


@dataclass(frozen=True)
class Row:
    """The points of one seat: what each thing brought, all together, and how long the bar is drawn."""

    seat: int
    parts: tuple[int, ...]
    total: int
    share: int
    """How long its bar is, of a hundred."""


@dataclass(frozen=True)
class Count:
    """Everybody's points, the best first."""

    titles: tuple[str, ...]
    rows: tuple[Row, ...]


def count(parts: Parts, totals: list[int], winners: list[int]) -> Count:
    """Lay out points part by part; a single part is nothing but the total."""
    told = parts if len(parts) > 1 else []
    most = max(1, *totals)
    order = sorted(range(len(totals)), key=lambda seat: (-totals[seat], seat not in winners))
    rows = tuple(
        Row(
            seat,
            tuple(points[seat] for _title, points in told),
            totals[seat],
            max(0, 100 * totals[seat] // most),
        )
        for seat in order
    )
    return Count(tuple(title for title, _points in told), rows)


def parts_of(key: str, state: Any, speaker: Speaker) -> Parts:
    """Return the points of a position part by part, with the names of the parts."""
    return [(speaker.say(f"score-{part}"), points) for part, points in game(key).breakdown(state)]


def standing(seen: Seen) -> str:
    """Say in a sentence how far the viewer is behind or ahead; to others, who leads."""
    say, points = seen.speaker.say, game(seen.live.table.game).standings(seen.state)
    most, viewer = max(points), int(seen.viewer)
    leaders = [seat for seat, each in enumerate(points) if each == most]
    ahead = most - max((each for each in points if each < most), default=most)
    names = seen.speaker.listed([seen.speaker.seat(seat) for seat in leaders])
    if 0 <= viewer < len(points) and viewer not in leaders:
        return say("standing-behind", n=most - points[viewer], name=names)
    if len(leaders) > 1:
        return say("standing-shared", names=names)
    if viewer in leaders:
        return say("standing-ahead", n=ahead)
    return say("standing-leads", n=ahead, name=names)


def counted_now(frame: Frame, seen: Seen) -> str:
    """Draw what everybody would have if the game ended now, as far as the viewer can tell."""
    key = seen.live.table.game
    now = count(parts_of(key, seen.state, seen.speaker), game(key).standings(seen.state), [])
    return frame.render(
        "parts/now.html.j2",
        count=now,
        names=[seen.speaker.seat(each.seat) for each in seen.live.seats],
        badges=seen.picture.badges,
        colours=seen.picture.colours,
        viewer=int(seen.viewer),
        winners=[],
        sentence=standing(seen),
    )


@get("/t/{table:str}/score", include_in_schema=False)
async def score(request: Req, table: FromPath[str]) -> Response[str]:
    """Show everybody's points part by part as if the game ended now."""
    frame = await framed(request)
    seat = wanted(request.query_params.get("as"))
    async with frame.house.tables.at(table) as live:
        viewer = sees_as(live, frame.me, seat)
        if live.table.stage == WAITING:
            raise NotNow("nothing is counted before the game has begun")
        html = counted_now(frame, seen_by(live, viewer, frame.language))
        row = live.table
    if "application/json" in request.headers.get("accept", ""):
        return Response(json.dumps({"html": html}), media_type=MediaType.JSON, headers=UNCACHED)
    return await frame.page("score.html.j2", html=html, table=row, seat=seat)


HANDLERS = [score]
