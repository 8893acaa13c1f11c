"""The rules, searchable, each paragraph with its own address; and games' style sheets and covers."""

from __future__ import annotations

from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from herna.kernel.errors import UnknownGame
from herna.ui.look import look
from herna.web.frame import framed
from herna.web.house import Req
from herna.web.pages.lobby import facts_of
from herna.web.rulebook import marked, matching, row_number, rulebook
from herna.web.shelf import cover_of, shelf

LONGEST_SEARCH: Final = 100
KEPT: Final = {"Cache-Control": "public, max-age=3600"}


@get("/rules", include_in_schema=False)
async def all_rules(request: Req) -> Response[str]:
    """Show whose rules there are."""
    frame = await framed(request)
    return await frame.page("rules_index.html.j2", facts={key: facts_of(frame, key) for key in shelf()})


@get("/rules/{key:str}", include_in_schema=False)
async def rules(request: Req, key: FromPath[str]) -> Response[str]:
    """Show a game's rules, or those paragraphs that hold all words looked for."""
    frame = await framed(request)
    if key not in shelf():
        raise UnknownGame(f"there is no game {key[:40]!r}")
    words = str(request.query_params.get("q", ""))[:LONGEST_SEARCH]
    chapters = rulebook(key, frame.language)
    return await frame.page(
        "rules.html.j2",
        key=key,
        chapters=matching(chapters, words),
        words=words,
        marked=marked,
        row_number=row_number,
    )


@get("/games/{key:str}/style.css", include_in_schema=False)
async def style(key: FromPath[str]) -> Response[bytes]:
    """Return a game's own style sheet."""
    return Response(look(key).css.read_bytes(), media_type="text/css", headers=KEPT)


@get("/games/{key:str}/cover.svg", include_in_schema=False)
async def cover(key: FromPath[str]) -> Response[bytes]:
    """Return the picture on a game's box; games without one get a plain one."""
    path = cover_of(key)
    drawing = path.read_bytes() if path.is_file() else PLAIN
    return Response(drawing, media_type="image/svg+xml", headers=KEPT)


PLAIN: Final = (
    b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200">'
    b'<rect width="320" height="200" fill="#214337"/>'
    b'<g fill="#d8a94a"><circle cx="110" cy="100" r="26"/><path d="M160 74l26 26-26 26-26-26z"/>'
    b'<path d="M210 76l26 48h-52z"/></g></svg>'
)

HANDLERS = [all_rules, rules, style, cover]
