"""A finished game as a picture to send to friends: who won, the points, their course, the way back to it."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass
from typing import Final

from litestar import Response, get
from litestar.params import FromPath
from markupsafe import Markup

from herna.i18n.catalog import LANGUAGES
from herna.i18n.speak import Speaker
from herna.kernel.choice import TABLE
from herna.ui.drawable import cover_of
from herna.ui.lettering import SANS, SERIF, lettering
from herna.ui.look import look
from herna.web.guard.headers import UNCACHED
from herna.web.guard.limits import few_looks
from herna.web.house import Req
from herna.web.pages.assets import KINDS, PLAIN
from herna.web.pages.chart import chart
from herna.web.pages.frame import Frame, framed
from herna.web.table.rights import Act, check
from herna.web.table.tables import Live
from herna.web.table.timeline import Timeline

HUES: Final = ("#e8603c", "#3a8fd9", "#e9b934", "#b57edc", "#3fae8a", "#b8b8b0")
"""The colours of seats as the style sheet has them; a picture has no style sheet."""
INK: Final = "#f3ede2"
SOFT: Final = "#b9b2a5"
ROOM: Final = 690
"""How wide a line of words may be."""
NAMES: Final = 420
"""How wide a name beside its points may be."""
OUTER: Final = re.compile(r"^.*?<svg[^>]*>|</svg>\s*$", re.DOTALL)


@dataclass(frozen=True)
class Place:
    """One player's line: what is drawn and where."""

    rank: int
    name: str
    points: int
    hue: str
    y: int
    bar: float


def written(
    text: str, x: float, y: float, size: float, face: str = SANS, fill: str = INK, room: float = ROOM
) -> Markup:
    """Return words as a drawing; what would be wider than its room is written smaller."""
    letters = lettering(face)
    size = min(size, size * room / max(1.0, letters.width(text, size)))
    return Markup('<path fill="{}" d="{}"/>').format(fill, letters.path(text, size, x, y))


def written_to(text: str, x: float, y: float, size: float, face: str = SERIF, fill: str = INK) -> Markup:
    """Return words that end at ``x``."""
    return written(text, x - lettering(face).width(text, size), y, size, face, fill)


def art(key: str) -> Markup:
    """Return the picture on a game's box, to be put into another drawing."""
    path = cover_of(key)
    text = path.read_text(encoding="utf-8") if path.is_file() else PLAIN.decode()
    return Markup(OUTER.sub("", text))


def places(live: Live, paints: list[str], winners: list[int], scores: list[int]) -> list[Place]:
    """Return every player's line, the best first."""
    order = sorted(range(len(scores)), key=lambda seat: (-scores[seat], seat not in winners))
    most = max(1, *scores)
    step = min(52, 260 // len(order))
    return [
        Place(
            1 if seat in winners else 1 + i,
            live.seats[seat].name,
            scores[seat],
            paints[seat],
            250 + step * i,
            round(max(0, scores[seat]) / most, 3),
        )
        for i, seat in enumerate(order)
    ]


def paints_of(live: Live, timeline: Timeline) -> list[str]:
    """Return the colour of each seat: the game's own, or the one chosen for the table."""
    seats = len(live.seats)
    hues = live.table.options.colours or tuple(range(seats))
    key, last = live.table.game, timeline.view(timeline.last, TABLE)
    own = look(key).picture(last, TABLE, Speaker(LANGUAGES[0], key, last)).paints
    return [own[seat] or HUES[hues[seat] % len(HUES)] for seat in range(seats)]


def card_of(frame: Frame, live: Live, timeline: Timeline, address: str) -> str:
    """Return the picture as SVG: who won, places and points, their course, and where to play on."""
    winners, scores = live.playing().record.result or ([], [])
    speaker = Speaker(frame.language, live.table.game, None, live.names)
    names = speaker.listed([live.seats[seat].name for seat in winners])
    title = frame.say("wins", name=names) if len(winners) == 1 else frame.say("tie", names=names)
    paints = paints_of(live, timeline)
    return frame.render(
        "card.svg.j2",
        title=title,
        game=frame.title_of(live.table.game),
        art=art(live.table.game),
        places=places(live, paints, winners, scores),
        chart=chart(timeline.scores, timeline.last),
        paints=paints,
        dare=frame.say("beat-me-from", n=best_moment(timeline)),
        address=address,
        written=written,
        written_to=written_to,
        serif=SERIF,
        soft=SOFT,
    )


def best_moment(timeline: Timeline) -> int:
    """Return the position from which it would be most interesting to go on: before the turning point."""
    turn = timeline.turning_point
    return turn[1] - 1 if turn else 0


def address_of(base: str, table: str, at: int) -> str:
    """Return where a position can be looked at, and played on."""
    return f"{base.rstrip('/')}/t/{table}/replay?at={at}"


@get("/t/{table:str}/card.svg", include_in_schema=False, guards=[few_looks])
async def card(request: Req, table: FromPath[str]) -> Response[str]:
    """Return a finished game as a picture."""
    frame = await framed(request)
    async with frame.house.tables.at(table) as live:
        check(live, frame.me, Act.REVEAL)
        timeline = await frame.house.timelines.get(table, live.playing())
        address = address_of(str(request.base_url), table, best_moment(timeline))
        svg = await asyncio.to_thread(card_of, frame, live, timeline, address)
    return Response(svg, media_type=KINDS[".svg"], headers=UNCACHED)


HANDLERS = [card]
