"""The form for a new table: the game, who sits where, variants, pace, colours."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from litestar import Response, get, post
from litestar.response import Redirect

from herna.bots import CHARACTERS, with_character
from herna.bots import names as bot_names
from herna.bots.nets import learnt_tables
from herna.games import game
from herna.i18n.catalog import LANGUAGES
from herna.i18n.speak import Speaker
from herna.ui.drawable import drawable_games
from herna.ui.look import look
from herna.web.guard.limits import few_tables
from herna.web.house import Req
from herna.web.mind.tempo import SPEEDS
from herna.web.pages.frame import Frame, form, framed, whole
from herna.web.pages.lobby import facts_of
from herna.web.store.clock import ALLOWANCES, BANKS, DAY, LIVE, MINUTE, PACES, QUICK, SLOW, Terms, agreed
from herna.web.store.models import ALL, BOT, OPEN, PROGRAMS_SIT, Options
from herna.web.table.plan import HERE, ME, SeatPlan, TablePlan, usual_level, usual_seats

NONE: Final = "none"
HUES: Final = 6
"""How many colours there are to choose from."""


@dataclass(frozen=True)
class Row:
    """A seat in the form."""

    number: int
    kinds: tuple[str, ...]
    kind: str
    level: str
    character: str
    name: str
    hue: int


@dataclass(frozen=True)
class Variant:
    """A variant in the form."""

    key: str
    title: str
    value: str
    values: tuple[tuple[str, str], ...]

    @property
    def usual(self) -> bool:
        """Whether it is left as it usually is."""
        return self.value == self.values[0][0]


def seat_rows(key: str, fields: dict[str, str]) -> list[Row]:
    """Return the seats of the form, filled with what was chosen so far."""
    counts, usual = game(key).seats, usual_seats(game(key))
    rows: list[Row] = []
    for number in range(max(counts)):
        kinds = (ME,) if number == 0 else (BOT, OPEN, HERE)
        if number >= min(counts):
            kinds = (*kinds, NONE)
        kind = fields.get(f"seat{number}", kinds[0] if number < usual else NONE)
        level = fields.get(f"level{number}", usual_level())
        character = fields.get(f"character{number}", "")
        name = fields.get(f"name{number}", "")
        hue = fields.get(f"hue{number}", str(number))
        picked = int(hue) if hue in map(str, range(HUES)) else number % HUES
        kind = kind if kind in kinds else kinds[-1]
        rows.append(Row(number, kinds, kind, level, character, name, picked))
    return rows


def expert_note(frame: Frame, key: str) -> str:
    """Return where ``expert`` is no more than ``hard``; nothing if it has learnt every table of a game."""
    known = learnt_tables(game(key))
    if known == list(game(key).seats):
        return ""
    if not known:
        return frame.say("expert-unlearnt")
    return frame.say("expert-learnt", seats=frame.speaker.listed([str(seats) for seats in known]))


def variants(frame: Frame, key: str, fields: dict[str, str], disputed: bool) -> list[Variant]:
    """Return the variants of the form: those that settle a dispute, or all others."""
    speaker = Speaker(frame.language, key)
    found: list[Variant] = []
    for variant, values in game(key).variants.items():
        if (variant in game(key).disputed()) != disputed:
            continue
        chosen = fields.get(f"variant-{variant}", values[0])
        named = tuple((value, speaker.say(f"variant-{variant}-{value}")) for value in values)
        found.append(Variant(variant, speaker.say(f"variant-{variant}"), chosen, named))
    return found


@get("/new", include_in_schema=False)
async def new_table(request: Req) -> Response[str]:
    """Show the form, filled with what the address says."""
    frame = await framed(request)
    fields = {str(key): str(value) for key, value in request.query_params.items()}
    key = fields.get("game", next(iter(drawable_games()), ""))
    game(key)
    context: dict[str, Any] = {
        "key": key,
        "facts": {each: facts_of(frame, each) for each in drawable_games()},
        "rows": seat_rows(key, fields),
        "variants": variants(frame, key, fields, disputed=False),
        "rulings": variants(frame, key, fields, disputed=True),
        "levels": bot_names(),
        "expert_note": expert_note(frame, key),
        "characters": CHARACTERS,
        "hues": [] if look(key).has_badges else list(range(HUES)),
        "paces": PACES,
        "banks": [(f"{bank}+{more}", bank // MINUTE, more) for bank, more in BANKS],
        "allowances": [(str(seconds), seconds // DAY) for seconds in ALLOWANCES],
        "speeds": list(SPEEDS),
        "programs_sit": PROGRAMS_SIT,
        "fields": fields,
    }
    return await frame.page("newtable.html.j2", **context)


def terms_of(pace: str, fields: dict[str, str]) -> Terms:
    """Return the thinking time that a filled form asks for."""
    bank, _, more = fields.get("bank", "").partition("+")
    if pace == QUICK and bank:
        return agreed(pace, whole(bank, "bank"), whole(more, "bank"))
    if pace == SLOW and fields.get("allowance"):
        return agreed(pace, allowance=whole(fields["allowance"], "allowance"))
    return agreed(pace)


def plan_of(fields: dict[str, str]) -> TablePlan:
    """Return the table that a filled form asks for."""
    key = fields.get("game", "")
    rows = [row for row in seat_rows(key, fields) if row.kind != NONE]
    seats = [SeatPlan(row.kind, row.name, with_character(row.level, row.character)) for row in rows]
    hues = tuple(row.hue for row in rows)
    chosen = {name: fields[f"variant-{name}"] for name in game(key).variants if f"variant-{name}" in fields}
    pace = fields["pace"] if fields.get("pace") in PACES else LIVE
    terms = terms_of(pace, fields)
    options = Options(
        pace=pace,
        bank=terms.bank,
        more=terms.more,
        allowance=terms.allowance,
        undo="undo" in fields,
        hints="hints" in fields,
        watch="watch" in fields,
        listed="listed" in fields,
        programs_sit=fields["programs"] if fields.get("programs") in PROGRAMS_SIT else ALL,
        speed=fields["speed"] if fields.get("speed") in SPEEDS else next(iter(SPEEDS)),
        colours=hues if len(set(hues)) == len(hues) else (),
    )
    spoken = fields.get("language", "")
    title = fields.get("title", "")
    return TablePlan(key, seats, title, chosen, options, spoken if spoken in LANGUAGES else "")


@post("/new", include_in_schema=False, guards=[few_tables])
async def create(request: Req) -> Redirect:
    """Set up the table."""
    frame = await framed(request)
    fields = await form(request)
    plan = plan_of(fields)
    me = await frame.welcome(fields.get("name0", ""))
    table = await frame.house.seating.create(me, plan)
    return frame.go(f"/t/{table}")


HANDLERS = [new_table, create]
