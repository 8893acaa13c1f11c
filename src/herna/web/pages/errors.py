"""What is answered when something is wrong: a page people can read, or a problem as JSON."""

from __future__ import annotations

import json
import logging
from typing import Final
from urllib.parse import quote

from litestar import Response
from litestar.enums import MediaType
from litestar.exceptions import HTTPException

from herna.kernel.errors import HernaError
from herna.web.guard.alarm import WRITES
from herna.web.guard.headers import UNCACHED, headers
from herna.web.guard.problems import BEFORE_US, Busy, WebProblem, status_and_key
from herna.web.house import Req
from herna.web.pages.frame import bare
from herna.web.store.database import reason

LOG: Final = logging.getLogger("herna.web")
LONGEST: Final = 300
GONE: Final = "client disconnected"
"""What Litestar calls a mistake of the server: somebody hung up in the middle of a request."""

LATER: Final = {429: "10", 503: "5"}
"""After how many seconds to try again."""


def wants_json(request: Req) -> bool:
    """Whether a program or the page's script asks."""
    return request.url.path.startswith("/api/") or "application/json" in request.headers.get("accept", "")


def answered(request: Req, status: int, key: str, detail: str) -> Response[str]:
    """Answer with a problem, in the form the asker can read."""
    frame = bare(request)
    frame.house.counts.problems[status] += 1
    sentence = frame.say(key)
    later = {"Retry-After": LATER[status]} if status in LATER else {}
    sent = {**headers(frame.house.config.secure), **UNCACHED, **later}
    if wants_json(request):
        problem = {"type": "about:blank", "title": sentence, "status": status, "detail": detail[:LONGEST]}
        return Response(
            json.dumps(problem, ensure_ascii=False),
            media_type="application/problem+json",
            status_code=status,
            headers=sent,
        )
    words = request.url.path.split("/")
    back = f"/t/{words[2]}" if len(words) > 3 and words[1] == "t" and status in (403, 409, 422) else ""
    html = frame.render(
        "problem.html.j2", status=status, sentence=sentence, detail=detail[:LONGEST], back=back, turns=0
    )
    return Response(html, media_type=MediaType.HTML, status_code=status, headers=sent)


def known_problem(request: Req, wrong: HernaError) -> Response[str]:
    """Answer something that Herna itself refused."""
    refusal = status_and_key(wrong)
    if refusal is None:
        return unknown_problem(request, wrong)
    return answered(request, *refusal, str(wrong))


def http_problem(request: Req, wrong: HTTPException) -> Response[str]:
    """Answer something that the server refused before we saw it."""
    status = 400 if GONE in str(wrong.detail) else wrong.status_code
    if status >= 500:
        return unknown_problem(request, wrong)
    if status == 401:
        status = 403
    return answered(request, status, BEFORE_US.get(status, WebProblem.key), str(wrong.detail))


def plain(path: str) -> str:
    """Return a path as a log may hold it: one line, without an invitation."""
    return quote(path.split("/join/", maxsplit=1)[0])[:LONGEST]


def deep_problem(request: Req, _wrong: RecursionError) -> Response[str]:
    """Answer something so deeply nested that nobody could have meant it."""
    return answered(request, WebProblem.status, WebProblem.key, "what was sent is nested too deeply")


def text_problem(request: Req, _wrong: UnicodeError) -> Response[str]:
    """Answer bytes that should be a text."""
    return answered(request, WebProblem.status, WebProblem.key, "what was sent must be UTF-8")


def database_problem(request: Req, wrong: Exception) -> Response[str]:
    """Answer when the database is away or has too much to do: later it may work."""
    said = f"{request.method} failed, the database does not answer: {reason(wrong)}"
    bare(request).house.store.alarm.ring(WRITES, said)
    return answered(request, Busy.status, Busy.key, "the database does not answer; nothing was changed")


def unknown_problem(request: Req, wrong: Exception) -> Response[str]:
    """Answer a mistake of ours: say sorry, tell nothing, and write it down."""
    LOG.error("%s %s failed", request.method, plain(request.url.path), exc_info=wrong)
    return answered(request, 500, "problem-ours", "")
