"""The end of a game: who won and by what, the count part by part, its course, awards, and what to do now."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import Redirect

from herna.i18n.speak import Speaker
from herna.kernel.choice import TABLE
from herna.ui.look import look
from herna.web.guard.limits import few_looks
from herna.web.house import Req
from herna.web.pages.card import address_of, best_moment
from herna.web.pages.chart import chart
from herna.web.pages.count import Parts, count, parts_of
from herna.web.pages.frame import Frame, framed
from herna.web.store.models import OVER, UNDO, Entry, Remark
from herna.web.table.laurels import Game, awards
from herna.web.table.rights import Act, check
from herna.web.table.seen import Line, line
from herna.web.table.tables import Live
from herna.web.table.timeline import Timeline

ACTS: Final = ("opening", "middle", "finale")
"""The thirds of a game, where points are counted for one thing only."""


def counted(frame: Frame, speaker: Speaker, key: str, timeline: Timeline) -> Parts:
    """Return the final points part by part; what is but one part is told by thirds of the game."""
    parts = parts_of(key, timeline.view(timeline.last, TABLE), speaker)
    if len(parts) > 1:
        return parts
    stops = [round(timeline.last * third / len(ACTS)) for third in range(1, len(ACTS) + 1)]
    reached = [timeline.scores[stop] for stop in stops]
    before = [[0] * len(reached[0]), *reached]
    return [
        (frame.say(f"score-{act}"), [now - then for now, then in zip(reached[i], before[i], strict=True)])
        for i, act in enumerate(ACTS)
    ]


def won_by(frame: Frame, live: Live, winners: list[int], scores: list[int]) -> str:
    """Say by how much somebody won; nothing where points alone did not decide."""
    others = [seat for seat in range(len(scores)) if seat not in winners]
    if len(winners) != 1 or not others:
        return ""
    second = max(others, key=lambda seat: scores[seat])
    ahead, name = scores[winners[0]] - scores[second], live.seats[second].name
    if ahead == 0:
        return frame.say("won-by-tie", name=name)
    return frame.say("won-by", n=ahead, name=name) if ahead > 0 else ""


def laurels(frame: Frame, live: Live, timeline: Timeline, log: list[Entry], said: list[Remark]) -> list[Any]:
    """Return the awards: whose, for what, and why."""
    seats = range(len(live.seats))
    undone = [sum(each.kind == UNDO and each.seat == seat for each in log) for seat in seats]
    spoken = [sum(each.seat == seat for each in said) for seat in seats]
    winners = live.playing().record.result
    game = Game(timeline.scores, timeline.seats, undone, spoken, winners[0] if winners else [])
    return [
        (each.seat, frame.say(f"award-{each.key}"), frame.say(f"award-{each.key}.more", n=each.n))
        for each in awards(game)
    ]


def last_told(speaker: Speaker, timeline: Timeline, at: int) -> Line | None:
    """Return the first thing told after an answer; if nothing was, the last thing told before it."""
    events = timeline.lines(at) or timeline.story[: timeline.told[at]][-1:]
    return line(speaker, 0, events[0]) if events else None


# long: a line for each thing that the page shows
def told(
    frame: Frame, live: Live, timeline: Timeline, log: list[Entry], said: list[Remark]
) -> dict[str, Any]:
    """Return all that the page says."""
    key, last = live.table.game, timeline.view(timeline.last, TABLE)
    winners, scores = live.playing().record.result or ([], [])
    speaker = Speaker(frame.language, key, last, live.names)
    picture = look(key).picture(last, TABLE, speaker)
    turn = timeline.turning_point
    return {
        "live": live,
        "table": live.table,
        "timeline": timeline,
        "names": live.names,
        "winners": winners,
        "victors": speaker.listed([live.names[seat] for seat in winners]),
        "by": won_by(frame, live, winners, scores),
        "count": count(counted(frame, speaker, key, timeline), scores, winners),
        "finals": " : ".join(str(score) for score in sorted(scores, reverse=True)),
        "chart": chart(timeline.scores, turn[1] if turn else timeline.last),
        "turn": turn,
        "turn_line": last_told(speaker, timeline, turn[1]) if turn else None,
        "awards": laurels(frame, live, timeline, log, said),
        "badges": picture.badges,
        "colours": picture.colours,
        "owned": live.owned(frame.me),
        "dare": best_moment(timeline),
        "viewer": -1,
    }


@get("/t/{table:str}/end", include_in_schema=False, guards=[few_looks])
async def ending(request: Req, table: FromPath[str]) -> Response[str] | Redirect:
    """Show how a game ended; one that has not leads back to its table."""
    frame = await framed(request)
    async with frame.house.tables.at(table) as live:
        if live.table.stage != OVER or live.broken is not None:
            return frame.go(f"/t/{table}")
        check(live, frame.me, Act.REVEAL)
        timeline = await frame.house.timelines.get(table, live.playing())
        log = await frame.house.store.entries(table, 0, live.version)
        said = await frame.house.store.remarks(table)
        context = await asyncio.to_thread(told, frame, live, timeline, log, said)
    address = address_of(str(request.base_url), table, context["dare"])
    return await frame.page("ending.html.j2", address=address, **context)


HANDLERS = [ending]
