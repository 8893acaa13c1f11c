"""Where a piece can be put down, and how one may be pressed that is asked about only later."""

from __future__ import annotations

import json
from typing import Any

from litestar import MediaType, Response, get
from litestar.params import FromPath

from herna.kernel.choice import Seat
from herna.web.guard.headers import UNCACHED
from herna.web.house import Req
from herna.web.pages.frame import Frame, framed
from herna.web.pages.table import acting, wanted
from herna.web.table.rights import Act
from herna.web.table.seen import seen_by
from herna.web.table.tables import Live
from herna.web.table.ways import Way, Ways

MOST_PIECES = 8
"""How many pieces may lie below a pointer."""


class Told:
    """Ways as the page's script needs them: what to send, and what it means."""

    def __init__(self, frame: Frame, live: Live, seat: Seat) -> None:
        self.verbs = live.playing().game.verbs
        self.speaker = seen_by(live, seat, frame.language).speaker

    def way(self, way: Way, whole: bool) -> dict[str, str]:
        """Return a way; in words, what is done to the piece that was taken up goes without saying."""
        last = len(way.answers) - 1
        told = [
            self.speaker.option(option, prompt)
            for i, (option, prompt) in enumerate(way.answers)
            if whole or i == last or not self.verbs.anchor(option)
        ]
        code = " ".join(self.verbs.code(option) for option in way.options)
        return {"code": code, "words": " → ".join(told)}

    def ways(self, found: list[Way], whole: bool = False) -> list[dict[str, str]]:
        """Return several ways; what is said by two of them is offered once."""
        told: dict[str, dict[str, str]] = {}
        for way in found:
            plain = self.way(way, whole)
            told.setdefault(plain["words"], plain)
        return list(told.values())


def reach(frame: Frame, live: Live, seat: Seat, grabbed: list[str], pressed: list[str]) -> dict[str, Any]:
    """Return where the first of these pieces that can be taken up may go, or how the first one is pressed."""
    match, told = live.playing(), Told(frame, live, seat)
    for piece in grabbed:
        ways = Ways(match, seat)
        ends = ways.from_piece(piece)
        if ends:
            alike = [end for end, found in ends.items() if not ways.clear(found)]
            return {
                "piece": piece,
                "to": {end: told.ways(found) for end, found in ends.items()},
                "ask": alike,
            }
    for piece in pressed:
        found = Ways(match, seat).to_piece(piece)
        if found:
            return {"piece": piece, "to": {piece: told.ways(found, whole=True)}, "ask": [piece]}
    return {"piece": "", "to": {}, "ask": []}


@get("/t/{table:str}/reach", include_in_schema=False)
async def show_reach(request: Req, table: FromPath[str]) -> Response[str]:
    """Return the ways of a piece below the pointer: taken up with ``from``, pressed with ``to``."""
    frame = await framed(request)
    query = request.query_params
    grabbed, pressed = (query.get(name, "").split()[:MOST_PIECES] for name in ("from", "to"))
    async with frame.house.tables.at(table) as live:
        seat = acting(frame, live, wanted(query.get("as")), Act.ANSWER)
        plain = reach(frame, live, Seat(seat), grabbed, pressed) if live.choice is not None else {"to": {}}
        plain["version"] = live.version
    return Response(json.dumps(plain, ensure_ascii=False), media_type=MediaType.JSON, headers=UNCACHED)


HANDLERS = [show_reach]
