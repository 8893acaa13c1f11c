"""The companion of a first game: explains at a table as the game goes on, to whoever wants that."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from litestar import post
from litestar.params import FromPath
from litestar.response import Redirect

from herna.i18n.speak import Speaker
from herna.learn.companion import Word, use_of, word
from herna.web.house import Req
from herna.web.pages.frame import Frame, form, framed
from herna.web.store.models import PLAYING
from herna.web.table.course import Course, Note
from herna.web.table.rights import sees_as
from herna.web.table.seen import Seen

COOKIE: Final = "herna_companion"
MOST: Final = 24
"""At how many tables, the latest, somebody may have a companion."""
TABLE: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")


@dataclass(frozen=True)
class TurnTold:
    """A rival, and what its turn was good for."""

    seat: int
    words: str


@dataclass(frozen=True)
class Companion:
    """What stands beside the question at a table."""

    on: bool
    turns: tuple[TurnTold, ...] = ()
    word: Word | None = None
    new: bool = False
    """Whether the question is put for the first time; later it is explained on demand only."""


def accompanied(frame: Frame) -> list[str]:
    """Return the tables where somebody wants a companion, the latest last."""
    return TABLE.findall(frame.request.cookies.get(COOKIE, "")[:1000])


def remembered(frame: Frame, answer: Redirect, table: str, on: bool) -> Redirect:
    """Let the browser remember whether somebody wants a companion at a table."""
    others = [each for each in accompanied(frame) if each != table]
    kept = [*others, table] if on else others
    answer.set_cookie(frame.cookie(COOKIE, ".".join(kept[-MOST:])))
    return answer


def companion(frame: Frame, seen: Seen) -> Companion | None:
    """Return what the companion says to a viewer now; None where there is no call for one."""
    live, viewer = seen.live, seen.viewer
    bots = any(seat.by_bot for seat in live.seats)
    if viewer < 0 or not bots or live.table.stage != PLAYING:
        return None
    if live.table.id not in accompanied(frame):
        return Companion(False)
    course = frame.house.courses.of(live.table.id, live.playing())
    turns = tuple(TurnTold(int(note.seat), said(seen.speaker, note)) for note in course.notes(viewer))
    return Companion(True, turns, about(seen), asked_first(seen, course))


def about(seen: Seen) -> Word | None:
    """Return what there is to say about the question that the viewer is asked."""
    return word(seen.speaker, seen.asked.prompt) if seen.mine and seen.asked is not None else None


def asked_first(seen: Seen, course: Course) -> bool:
    """Whether the viewer is asked this for the first time."""
    return seen.mine and course.asks_first(seen.viewer)


def said(speaker: Speaker, note: Note) -> str:
    """Return what a rival's turn was good for, and why that matters."""
    gains = speaker.listed([speaker.say(key) for key in note.gains])
    told = speaker.say("explain-turn", seat=speaker.seat(note.seat), gains=gains)
    return " ".join([told, *filter(None, (use_of(speaker, part) for part in note.parts))])


@post("/t/{table:str}/explain", include_in_schema=False)
async def explain(request: Req, table: FromPath[str]) -> Redirect:
    """Call a companion to a table, or send it away."""
    frame = await framed(request)
    fields = await form(request)
    seat = fields.get("as", "")
    async with frame.house.tables.at(table) as live:
        sees_as(live, frame.me, int(seat) if seat.isdecimal() and len(seat) < 3 else None)
    here = f"/t/{table}" + (f"?as={seat}" if seat.isdecimal() else "")
    return remembered(frame, frame.go(here), table, fields.get("on") == "yes")


HANDLERS = [explain]
