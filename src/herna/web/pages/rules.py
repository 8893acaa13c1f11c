"""The rules, searchable, each paragraph with its own address."""

from __future__ import annotations

from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from herna.kernel.errors import UnknownGame
from herna.learn.book import books, explained
from herna.ui.drawable import drawable_games
from herna.ui.mentions import named_in
from herna.web.house import Req
from herna.web.pages.almanac import called
from herna.web.pages.frame import framed
from herna.web.pages.lobby import facts_of
from herna.web.pages.rulebook import matching, row_number, rulebook, says, source

LONGEST_SEARCH: Final = 100


@get("/rules", include_in_schema=False)
async def all_rules(request: Req) -> Response[str]:
    """Show whose rules there are."""
    frame = await framed(request)
    return await frame.page(
        "rules_index.html.j2", facts={key: facts_of(frame, key) for key in drawable_games()}
    )


@get("/rules/{key:str}", include_in_schema=False)
async def rules(request: Req, key: FromPath[str]) -> Response[str]:
    """Show a game's rules, or those paragraphs that hold all words looked for."""
    frame = await framed(request)
    if key not in drawable_games():
        raise UnknownGame(f"there is no game {key[:40]!r}")
    words = str(request.query_params.get("q", ""))[:LONGEST_SEARCH]
    chapters = rulebook(key, frame.language)
    return await frame.page(
        "rules.html.j2",
        key=key,
        chapters=matching(chapters, words),
        spoken=source(key, frame.language)[1],
        words=words,
        row_number=row_number,
        books=books(key),
        explained=explained(key),
        named=named_in(key),
        says=says(key, frame.language),
        called=called(key, frame.language),
    )


HANDLERS = [all_rules, rules]
