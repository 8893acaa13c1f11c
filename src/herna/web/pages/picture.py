"""A finished game as a picture: who played, how it ended, and how the scores went."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Response, get
from litestar.params import FromPath

from herna.i18n.speak import Speaker
from herna.kernel.choice import TABLE
from herna.web.guard.limits import few_looks
from herna.web.guard.problems import NotNow
from herna.web.honours.sides import side_names
from herna.web.house import Req
from herna.web.pages.chart import chart
from herna.web.pages.frame import Frame, framed
from herna.web.table.rights import Act, check
from herna.web.table.tables import Live
from herna.web.table.timeline import Timeline

KEPT: Final = {"Cache-Control": "private, max-age=86400"}
"""A finished game does not change; a name in it may."""
LONGEST_NAME: Final = 22


def rows(frame: Frame, live: Live, timeline: Timeline) -> list[dict[str, Any]]:
    """Return who played, the best first."""
    winners, scores = live.playing().record.result or ([], [])
    sides = live.playing().game.sides(timeline.view(timeline.last, TABLE))
    order = sorted(range(len(live.seats)), key=lambda seat: (seat not in winners, -scores[seat]))
    return [
        {
            "seat": seat,
            "name": live.seats[seat].name[:LONGEST_NAME],
            "side": ", ".join(side_names(frame.language, live.table.game, " ".join(sides[seat]))),
            "score": scores[seat],
            "won": seat in winners,
        }
        for seat in order
    ]


@get("/t/{table:str}/picture.svg", include_in_schema=False, guards=[few_looks])
async def picture(request: Req, table: FromPath[str]) -> Response[str]:
    """Draw a finished game."""
    frame = await framed(request)
    async with frame.house.tables.at(table) as live:
        check(live, frame.me, Act.DOWNLOAD)
        if live.broken is not None:
            raise NotNow("a change of the rules broke this game")
        timeline = await frame.house.timelines.get(table, live.playing())
        scores = await asyncio.to_thread(lambda: timeline.scores)
        speaker = Speaker(frame.language, live.table.game)
        context = {"chart": chart(scores, timeline.last), "rows": rows(frame, live, timeline)}
        title, hues = speaker.say("game-title"), live.table.options.colours or tuple(range(len(live.seats)))
        text = frame.render("picture.svg.j2", table=live.table, title=title, hues=hues, **context)
    return Response(text, media_type="image/svg+xml", headers=KEPT)


HANDLERS = [picture]
