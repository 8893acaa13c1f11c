"""A finished game looked at again: who was likely to win when, and which decisions changed that."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.params import FromPath
from litestar.response import Redirect

from herna.bots.analysis import Moment
from herna.i18n.speak import Speaker
from herna.kernel.choice import TABLE
from herna.sim.advise import mistake_text, turn_text
from herna.ui.look import look
from herna.web.guard.headers import UNCACHED
from herna.web.guard.limits import few_looks
from herna.web.house import Req
from herna.web.mind.analyses import Study
from herna.web.pages.chart import chart
from herna.web.pages.frame import Frame, framed
from herna.web.table.rights import Act, check
from herna.web.table.tables import Live
from herna.web.table.timeline import Timeline

NAMED: Final = 3
"""How many turns and mistakes are told."""


@dataclass(frozen=True)
class Remarkable:
    """A decision worth looking at again."""

    at: int
    seat: int
    text: str


async def study_context(frame: Frame, live: Live) -> dict[str, Any]:
    """Return what the template shows of an analysis: nothing, how far it is, or what came out."""
    study = frame.house.analyses.get(live.table.id)
    context: dict[str, Any] = {"study": study, "table": live.table, "live": live, "study_chart": None}
    if study is None or not study.done or not study.moments:
        return context
    timeline = await frame.house.timelines.get(live.table.id, live.playing())
    curve = [[round(100 * chance) for chance in chances] for chances in study.analysis().curve()]
    last = timeline.view(timeline.last, TABLE)
    speaker = Speaker(frame.language, live.table.game, last, live.names)
    picture = look(live.table.game).picture(last, TABLE, speaker)
    return {
        **context,
        "study_chart": chart(curve, timeline.last),
        "badges": picture.badges,
        "colours": picture.colours,
        "turns_told": remarkable(frame, live, timeline, study, mistakes=False),
        "mistakes_told": remarkable(frame, live, timeline, study, mistakes=True),
    }


def remarkable(
    frame: Frame, live: Live, timeline: Timeline, study: Study, mistakes: bool
) -> list[Remarkable]:
    """Return the decisions that cost most, or after which the chances changed most, in words."""
    analysis = study.analysis()

    def sentence(moment: Moment) -> str:
        speaker = Speaker(frame.language, live.table.game, timeline.view(moment.at, TABLE), live.names)
        return mistake_text(speaker, moment) if mistakes else turn_text(speaker, analysis, moment)

    chosen = analysis.mistakes(NAMED) if mistakes else analysis.turns(NAMED)
    return [Remarkable(each.at, int(each.seat), sentence(each)) for each in chosen]


@post("/t/{table:str}/analyse", include_in_schema=False)
async def analyse(request: Req, table: FromPath[str]) -> Redirect:
    """Ask a bot to look at a finished game."""
    frame = await framed(request)
    async with frame.house.tables.at(table) as live:
        check(live, frame.me, Act.ANALYSE)
        frame.house.analyses.begin(live)
    return frame.go(f"/t/{table}/replay#study")


@get("/t/{table:str}/analysis", include_in_schema=False, guards=[few_looks])
async def analysis(request: Req, table: FromPath[str]) -> Response[str]:
    """Return how far the analysis is, or what came out, for the page's script."""
    frame = await framed(request)
    async with frame.house.tables.at(table) as live:
        html = frame.render("parts/study.html.j2", **await study_context(frame, live))
    return Response(html, media_type=MediaType.HTML, headers=UNCACHED)


HANDLERS = [analyse, analysis]
