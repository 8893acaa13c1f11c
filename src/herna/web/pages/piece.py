"""A piece at a table, in words: a few beside the pointer, all that is known of it in a drawer."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from litestar import Response, get
from litestar.enums import MediaType
from litestar.params import FromPath

from herna.i18n.speak import Speaker
from herna.kernel.choice import Seat
from herna.learn.lesson import lesson
from herna.ui.look import look
from herna.web.guard.headers import UNCACHED
from herna.web.guard.limits import few_looks
from herna.web.guard.problems import NotNow
from herna.web.house import Req
from herna.web.pages.almanac import Told, almanac_of, told
from herna.web.pages.frame import Frame, framed, whole
from herna.web.pages.learn import reached, speaker_of
from herna.web.pages.replay import looks_as
from herna.web.table.rights import sees_as
from herna.web.table.seen import reasons, seen_by

LONGEST: Final = 60
"""How many letters the address of a piece has at most."""
REMEMBERED: Final = 2000
SHORT: Final = "parts/about.html.j2"
"""What stands beside the pointer."""
LONG: Final = "parts/entry.html.j2"
"""What the drawer holds."""


@dataclass(frozen=True)
class Piece:
    """What can be said of a drawn piece now."""

    name: str
    text: str
    notes: list[str]
    thing: Told | None
    """What the almanac has of it; None for places and people."""


def piece(key: str, seen: Any, viewer: Seat, ref: str, speaker: Speaker) -> Piece:
    """Describe a piece as somebody sees it; what is no piece of this table is refused."""
    try:
        name, text = speaker.name(ref), speaker.text(ref)
        notes = look(key).notes(seen, viewer, ref, speaker)
        thing = entry(key, seen, ref, speaker.language)
    except Exception:
        raise NotNow("there is nothing to say about this") from None
    return Piece(capital(name), text, [begun(note, speaker) for note in notes], thing)


def capital(words: str) -> str:
    """Begin with a capital letter."""
    return words[:1].upper() + words[1:]


def begun(note: str, speaker: Speaker) -> str:
    """Begin a note with a capital, unless with somebody's name: people are called as they like."""
    return note if note.startswith(tuple(speaker.seats)) else capital(note)


def entry(key: str, seen: Any, ref: str, language: str) -> Told | None:
    """Return what the almanac says of a piece."""
    found = almanac_of(key)
    if found is None:
        return None
    kept = found.entry(seen, ref)
    return known(key, kept.key, language) if kept is not None else None


@lru_cache(REMEMBERED)
def known(key: str, thing: str, language: str) -> Told | None:
    """Return one thing of the almanac, drawn once."""
    found = almanac_of(key)
    assert found is not None
    return told(key, found.entries[thing], Speaker(language, key, found.box))


def shown(frame: Frame, template: str, key: str, found: Piece, **more: Any) -> Response[str]:
    """Answer with a piece in words."""
    usual: dict[str, Any] = {"reasons": [], "buttons": []}
    html = frame.render(
        template, key=key, piece=found, thing=found.thing, both=frame.both_names, **{**usual, **more}
    )
    return Response(html, media_type=MediaType.HTML, headers=UNCACHED)


async def at_table(request: Req, table: str, ref: str, template: str) -> Response[str]:
    """Tell of a piece at a table, with what it can do now and why it cannot do more."""
    frame = await framed(request)
    asked = request.query_params.get("as")
    async with frame.house.tables.at(table) as live:
        viewer = sees_as(live, frame.me, whole(asked, "as") if asked else None)
        seen = seen_by(live, viewer, frame.language, frame.both_names)
        found = piece(live.table.game, seen.state, viewer, ref[:LONGEST], seen.speaker)
        buttons = [each.label for each in seen.panel.buttons if each.anchor == ref] if seen.panel else []
        why = [each for each in reasons(seen) if each.about == ref]
    return shown(frame, template, live.table.game, found, reasons=why, buttons=buttons)


@get("/t/{table:str}/about/{ref:str}", include_in_schema=False)
async def about(request: Req, table: FromPath[str], ref: FromPath[str]) -> Response[str]:
    """Tell what a drawn piece is, what it does, and why it cannot be used now."""
    return await at_table(request, table, ref, SHORT)


@get("/t/{table:str}/entry/{ref:str}", include_in_schema=False)
async def whole_entry(request: Req, table: FromPath[str], ref: FromPath[str]) -> Response[str]:
    """Tell all that is known of a drawn piece: what it is worth now, and what the almanac says of it."""
    return await at_table(request, table, ref, LONG)


async def in_lesson(request: Req, key: str, name: str, ref: str, template: str) -> Response[str]:
    """Tell of a piece where somebody stands in a lesson."""
    frame = await framed(request)
    at = reached(lesson(key, name), request.query_params.get("way", ""))
    viewer = at.lesson.seat
    found = piece(key, at.match.view(viewer), viewer, ref[:LONGEST], speaker_of(frame, at))
    return shown(frame, template, key, found)


@get("/learn/{key:str}/{name:str}/about/{ref:str}", include_in_schema=False)
async def taught(request: Req, key: FromPath[str], name: FromPath[str], ref: FromPath[str]) -> Response[str]:
    """Tell what a piece of a lesson is and does."""
    return await in_lesson(request, key, name, ref, SHORT)


@get("/learn/{key:str}/{name:str}/entry/{ref:str}", include_in_schema=False)
async def taught_whole(
    request: Req, key: FromPath[str], name: FromPath[str], ref: FromPath[str]
) -> Response[str]:
    """Tell all that is known of a piece of a lesson."""
    return await in_lesson(request, key, name, ref, LONG)


async def looked_back(request: Req, table: str, ref: str, template: str) -> Response[str]:
    """Tell of a piece at a position of a replay."""
    frame = await framed(request)
    async with frame.house.tables.at(table) as live:
        viewer = looks_as(live, frame.me, request.query_params.get("as"))
        timeline = await frame.house.timelines.get(table, live.playing())
        at = min(whole(request.query_params.get("at", "0"), "at"), timeline.last)
        seen = timeline.view(at, viewer)
        speaker = Speaker(frame.language, live.table.game, seen, live.names)
        speaker.both = frame.both_names
        found = piece(live.table.game, seen, viewer, ref[:LONGEST], speaker)
    return shown(frame, template, live.table.game, found)


@get("/t/{table:str}/replay/about/{ref:str}", include_in_schema=False, guards=[few_looks])
async def back_then(request: Req, table: FromPath[str], ref: FromPath[str]) -> Response[str]:
    """Tell what a piece of a replay is and does."""
    return await looked_back(request, table, ref, SHORT)


@get("/t/{table:str}/replay/entry/{ref:str}", include_in_schema=False, guards=[few_looks])
async def whole_back_then(request: Req, table: FromPath[str], ref: FromPath[str]) -> Response[str]:
    """Tell all that is known of a piece at a position of a replay."""
    return await looked_back(request, table, ref, LONG)


HANDLERS = [about, whole_entry, taught, taught_whole, back_then, whole_back_then]
