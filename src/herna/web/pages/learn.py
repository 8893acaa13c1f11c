"""Lessons: a list of them, and each as a table with a teacher beside it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import parse_qsl, urlencode

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from herna.i18n.speak import Speaker
from herna.learn.lead import LostWay, Position, stand
from herna.learn.lesson import Lesson, Words, lesson, lessons
from herna.ui.drawable import drawable_games
from herna.ui.look import look
from herna.ui.panel import panel
from herna.web.house import Req
from herna.web.pages.frame import Frame, form, framed
from herna.web.pages.lobby import facts_of
from herna.web.pages.parts import DRAWN
from herna.web.table.seen import line

COOKIE: Final = "herna_learn"
LONGEST: Final = 3000
REF: Final = re.compile(r"\{([a-z]+(?:-[a-z]+)*-[0-9]+)(?:\.([a-z]+))?\}")
ENDS: Final = ("", ".", "!", "?")
"""What a sentence ends with: a name after it begins one, with a capital letter."""
TOLD: Final = 6
"""How many lines of the story a lesson shows."""
FINISHED: Final = "!"
"""Stands behind the way of a lesson that somebody has once played to its end."""


@dataclass(frozen=True)
class Progress:
    """How far somebody has come in a lesson."""

    way: str = ""
    finished: bool = False
    """Whether they were at its end before."""

    def text(self) -> str:
        """Write it for the cookie."""
        return self.way[:99] + FINISHED * self.finished


def progress(request: Req) -> dict[str, Progress]:
    """Return how far somebody has come in each lesson, by ``game/lesson``."""
    kept = parse_qsl(request.cookies.get(COOKIE, "")[:LONGEST])
    return {name: Progress(text.rstrip(FINISHED), text.endswith(FINISHED)) for name, text in kept}


def remembered(frame: Frame, answer: Redirect, found: Lesson, way: str) -> Redirect:
    """Let the browser remember how far somebody has come in a lesson."""
    name, kept = f"{found.game}/{found.key}", progress(frame.request)
    finished = len(way) == len(found.steps) or kept.get(name, Progress()).finished
    kept[name] = Progress(way, finished)
    known = {f"{key}/{each}" for key in drawable_games() for each in lessons(key)}
    text = urlencode({key: value.text() for key, value in kept.items() if key in known})
    answer.set_cookie(frame.cookie(COOKIE, text))
    return answer


@get("/learn", include_in_schema=False)
async def all_lessons(request: Req) -> Response[str]:
    """Show which lessons there are, and how far one has come."""
    frame = await framed(request)
    taught = {key: [lesson(key, each) for each in lessons(key)] for key in drawable_games() if lessons(key)}
    facts = {key: facts_of(frame, key) for key in taught}
    return await frame.page("learn.html.j2", taught=taught, facts=facts, progress=progress(request))


def reached(found: Lesson, way: str) -> Position:
    """Return where a way leads; from the beginning if the lesson has changed since."""
    try:
        return stand(found, way)
    except LostWay:
        return stand(found, "")


def told(speaker: Speaker, words: Words) -> str:
    """Return what the teacher says; ``{card-20}`` or ``{card-20.acc}`` in it is the name of a thing."""

    def named(found: re.Match[str]) -> str:
        name, before = speaker.name(found[1], found[2] or ""), found.string[: found.start()].rstrip()
        return name[:1].upper() + name[1:] if before[-1:] in ENDS else name

    return REF.sub(named, words.in_language(speaker.language))


def speaker_of(frame: Frame, at: Position) -> Speaker:
    """Return who speaks at a lesson: the people there have names of the page's language."""
    names = [frame.say(f"learn-name-{seat}") for seat in range(at.lesson.seats)]
    found = Speaker(frame.language, at.lesson.game, at.match.view(at.lesson.seat), names)
    found.both = frame.both_names
    return found


def meant(speaker: Speaker, at: Position, code: str) -> str:
    """Return the lesson's answer that reads the same: to a learner two cards of one name are one."""
    step, choice = at.step, at.match.choice
    if step is None or choice is None or code in step.go:
        return code
    verbs = at.match.game.verbs
    labels = {verbs.code(option): speaker.option(option, choice.prompt) for option in choice.options}
    alike = [each for each in step.go if code in labels and labels.get(each) == labels[code]]
    return alike[0] if alike else code


def following(found: Lesson) -> Lesson | None:
    """Return the lesson that is taught after this one; None after the last."""
    every = lessons(found.game)
    after = every[every.index(found.key) + 1 :]
    return lesson(found.game, after[0]) if after else None


def shown(frame: Frame, at: Position, code: str) -> dict[str, Any]:
    """Return a position of a lesson as a page shows it; ``code`` is an answer that does not go on."""
    found, match, step = at.lesson, at.match, at.step
    state = match.view(found.seat)
    speaker = speaker_of(frame, at)
    asked = state.pending if match.choice is not None else None
    mine = asked is not None and step is not None and bool(step.go)
    question = panel(asked, speaker) if asked is not None and mine else None
    picture = look(found.game).picture(state, found.seat, speaker)
    anchors = question.anchors if question else frozenset(step.glow if step else ())
    story = (state.story or [])[-TOLD:]
    kind = at.reason(code) if code else None
    return {
        "lesson": found,
        "way": at.way,
        "step": step,
        "words": told(speaker, step.words) if step else "",
        "panel": question,
        "reason": told(speaker, kind) if kind else frame.say("learn-other") if code else "",
        "parts": {DRAWN[name]: html for name, html in picture.parts(anchors).items()},
        "first": found.key == lessons(found.game)[0],
        "after": following(found),
        "lines": [line(speaker, i, event) for i, event in enumerate(story)],
        "badges": picture.badges,
    }


@get("/learn/{key:str}/{name:str}", include_in_schema=False)
async def show(request: Req, key: FromPath[str], name: FromPath[str]) -> Response[str]:
    """Show a lesson where it was left."""
    frame = await framed(request)
    found = lesson(key, name)
    left = progress(request).get(f"{key}/{name}", Progress())
    way = request.query_params.get("way", left.way)
    at = reached(found, way)
    code = str(request.query_params.get("not", ""))[:60]
    return await frame.page("lesson.html.j2", **shown(frame, at, code if at.step else ""))


@post("/learn/{key:str}/{name:str}", include_in_schema=False)
async def go_on(request: Req, key: FromPath[str], name: FromPath[str]) -> Redirect:
    """Go on, go back, begin again, or say kindly why an answer does not go on."""
    frame = await framed(request)
    fields = await form(request)
    found = lesson(key, name)
    at = reached(found, fields.get("way", ""))
    code, act = fields.get("code", "")[:60], fields.get("act", "")
    code = meant(speaker_of(frame, at), at, code)
    wanted = {"back": at.way[:-1], "again": ""}.get(act) if act else at.onward(code)
    here = f"/learn/{key}/{name}"
    if wanted is None:
        return frame.go(f"{here}?{urlencode({'way': at.way, 'not': code})}")
    return remembered(frame, frame.go(f"{here}?way={wanted}"), found, wanted)


HANDLERS = [all_lessons, show, go_on]
