"""The form for a new tournament: games, form, tables, pace, deadlines, who may enter."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, get, post
from litestar.response import Redirect

from herna.bots import names as bot_names
from herna.cups.rounds import Kind
from herna.games import game
from herna.ui.drawable import drawable_games
from herna.web.cups.plan import (
    COUNTS,
    CUP_PACES,
    ENTRIES,
    KINDS,
    LENGTHS,
    MOST_ENTRY,
    MOST_SIZE,
    Plan,
    inside,
)
from herna.web.guard.limits import few_bots, few_tables
from herna.web.house import Req
from herna.web.pages.frame import Frame, form, framed, whole
from herna.web.pages.lobby import facts_of
from herna.web.pages.newtable import terms_of
from herna.web.store.clock import ALLOWANCES, BANKS, DAY, MINUTE, QUICK, span
from herna.web.table.plan import usual_level

ROUNDS: Final = range(1, 11)
PLACES: Final = (4, 6, 8, 12, 16, 24, 32, 48, 64)


@get("/cups/new", include_in_schema=False)
async def new_cup(request: Req) -> Response[str]:
    """Show the form, filled with what the address says."""
    frame = await framed(request)
    asked = request.query_params.get("game", "")
    games = drawable_games()
    context: dict[str, Any] = {
        "facts": {each: facts_of(frame, each) for each in games},
        "chosen": asked if asked in games else games[0],
        "kinds": KINDS,
        "sizes": sorted({count for key in games for count in game(key).seats if 2 <= count <= MOST_SIZE}),
        "round_numbers": ROUNDS,
        "place_numbers": PLACES,
        "entries": [(seconds, span(seconds)) for seconds in ENTRIES],
        "paces": CUP_PACES,
        "banks": [(f"{bank}+{more}", bank // MINUTE, more) for bank, more in BANKS],
        "allowances": [(seconds, seconds // DAY) for seconds in ALLOWANCES if seconds],
        "lengths": {pace: [(each, span(each)) for each in found] for pace, found in LENGTHS.items()},
        "counts": COUNTS,
        "levels": bot_names(),
        "level": usual_level(),
    }
    return await frame.page("newcup.html.j2", **context)


def plan_of(fields: dict[str, str]) -> Plan:
    """Return the tournament that a filled form asks for."""
    pace = fields["pace"] if fields.get("pace") in CUP_PACES else QUICK
    return Plan(
        games=tuple(key for key in drawable_games() if f"game-{key}" in fields),
        kind=fields.get("kind", Kind.SWISS),
        size=whole(fields.get("size", "2"), "size"),
        rounds=whole(fields.get("rounds", "0"), "rounds"),
        most=whole(fields.get("most", "0"), "most"),
        pace=pace,
        length=whole(fields.get(f"length-{pace}", "0"), "length"),
        forgotten=fields.get("forgotten", COUNTS[0]),
        listed="listed" in fields,
        programs="programs" in fields,
        watch="watch" in fields,
        undo="undo" in fields,
        **terms_of(pace, fields).__dict__,
    )


@post("/cups/new", include_in_schema=False, guards=[few_tables])
async def open_cup(request: Req) -> Redirect:
    """Open the tournament, with its host and some bots in it if they wish."""
    frame = await framed(request)
    fields = await form(request)
    plan, entry = plan_of(fields), whole(fields.get("entry", "0"), "entry")
    count = whole(fields.get("bots", "") or "0", "bots")
    inside(entry, 0, MOST_ENTRY, "seconds to enter")
    inside(count, 0, plan.places - ("mine" in fields), "bots")
    few_bots(request, count)
    me = await frame.welcome(fields.get("name", ""))
    cup = await frame.house.office.open(
        me, fields.get("title", "").strip() or usual_name(frame, plan), plan, entry
    )
    if "mine" in fields:
        await frame.house.office.enter(cup, me)
    if count:
        await frame.house.office.bots(cup, me, fields.get("level", ""), count)
    return frame.go(f"/cups/{cup}")


def usual_name(frame: Frame, plan: Plan) -> str:
    """Return what a tournament is called that nobody named, in its host's language."""
    return frame.say("cup-usual-name", games=", ".join(frame.title_of(key) for key in plan.games))


HANDLERS = [new_cup, open_cup]
