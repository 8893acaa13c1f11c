"""What all pages share: who asks, in what language, and how a page is put together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from litestar import Response
from litestar.datastructures import Cookie
from litestar.enums import MediaType
from litestar.response import Redirect
from litestar.template.base import csrf_token

from herna.bots.registry import LADDER
from herna.i18n.catalog import LANGUAGES, catalog
from herna.i18n.speak import Speaker
from herna.ui.drawable import drawable_games
from herna.ui.look import look
from herna.web.guard.headers import UNCACHED
from herna.web.guard.limits import address_of
from herna.web.guard.problems import BadNumber
from herna.web.house import House, Req, address, house
from herna.web.pages import preferences
from herna.web.pages.preferences import Preferences
from herna.web.store.models import PLAYING, Visitor
from herna.web.table.plan import LONGEST_NAME, tidy

LONGEST_HEADER: Final = 400
BROWSERS: Final = (
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)
"""What browsers say of themselves, the more telling first."""

COOKIE: Final = "herna"
YEAR: Final = 365 * 24 * 3600
TEMPLATES: Final = Path(__file__).parent / "templates"

ENVIRONMENT: Final = Environment(
    loader=FileSystemLoader(TEMPLATES),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
)


def day(seconds: float) -> str:
    """Return the day of a moment, for browsers that run no script."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d")


def language_name(language: str) -> str:
    """Return what a language calls itself."""
    return catalog(language).say("language-own")


def level_name(say: Callable[[str], str], level: str) -> str:
    """Return what a bot is called: its level, and its character if any; others have names of their own."""
    known, found, character = level.partition(":")
    if known not in LADDER:
        return level
    called = say(f"level-{known}")
    return f"{called} · {say(f'character-{character}')}" if found else called


ENVIRONMENT.filters["day"] = day
ENVIRONMENT.globals["language_name"] = language_name
ENVIRONMENT.globals["level_name"] = level_name


@dataclass
class Frame:
    """One request to a page."""

    request: Req
    house: House
    visitor: Visitor | None
    preferences: Preferences
    speaker: Speaker
    fresh: str = ""
    """The token of a visitor who came with this request."""

    @property
    def me(self) -> str | None:
        """Who asks, as tables know them; None for somebody nobody knows."""
        return self.visitor.id if self.visitor else None

    @property
    def language(self) -> str:
        """The language to answer in."""
        return self.speaker.language

    @property
    def both_names(self) -> bool:
        """Whether the visitor wants the names that are printed on other people's cards beside ours."""
        return self.preferences.names == "both"

    def say(self, key: str, /, **args: Any) -> str:
        """Say something in the visitor's language."""
        return self.speaker.say(key, **args)

    async def welcome(self, name: str = "", invited: bool = False) -> Visitor:
        """Return who asks, remembering newcomers and new names."""
        called = tidy(name, LONGEST_NAME)
        if self.visitor is None:
            usual, label = self.say("somebody"), device(self.request)
            self.visitor, self.fresh = await self.house.gate.admit(called, usual, label, invited)
        elif called and called != self.visitor.name:
            await self.house.claims.check([called], self.me)
            await self.house.store.rename(self.visitor.id, called)
            self.visitor = replace(self.visitor, name=called)
        return self.visitor

    def address(self, path: str) -> str:
        """Return a path of this house as an address that can be passed on."""
        return address(self.request, path)

    def cookies(self) -> list[Cookie]:
        """Return what the browser must remember from now on."""
        return [self.cookie(COOKIE, self.fresh)] if self.fresh else []

    def cookie(self, key: str, value: str) -> Cookie:
        """Return a cookie that no script reads and no other site sends."""
        return Cookie(
            key,
            value=value,
            path="/",
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=self.house.config.secure,
        )

    def render(self, template: str, **context: Any) -> str:
        """Fill a template with what every page may need, and with what is given."""
        return ENVIRONMENT.get_template(template).render(
            say=self.say,
            language=self.language,
            languages=LANGUAGES,
            preferences=self.preferences,
            visitor=self.visitor,
            csrf=csrf_token({"request": self.request}),
            here=self.here(),
            games=drawable_games(),
            title_of=self.title_of,
            house_rules=self.house.gate.rules,
            keeps_order=self.me in self.house.gate.owners,
            programs=self.house.gate.programs,
            symbols_of=symbols_of,
            **context,
        )

    def title_of(self, game: str, attribute: str = "") -> str:
        """Return what a game is called, or another line about it; "" if there is none."""
        speaker = Speaker(self.language, game)
        key = f"game-title.{attribute}" if attribute else "game-title"
        return speaker.say(key) if speaker.has(key) else ""

    def here(self) -> str:
        """Return the path of this page, to come back to."""
        query = self.request.url.query
        return self.request.url.path + (f"?{query}" if query else "")

    async def page(self, template: str, status: int = 200, **context: Any) -> Response[str]:
        """Answer with a page."""
        return Response(
            self.render(template, turns=await self.turns(), **context),
            media_type=MediaType.HTML,
            status_code=status,
            headers=UNCACHED,
            cookies=self.cookies(),
        )

    async def turns(self) -> int:
        """Return at how many tables the visitor is to move."""
        if self.visitor is None:
            return 0
        mine = await self.house.store.tables_of(self.visitor.id)
        return sum(
            each.table.stage == PLAYING
            and each.table.turn is not None
            and each.seats[each.table.turn].visitor == self.visitor.id
            and not each.seats[each.table.turn].by_bot
            for each in mine
        )

    def go(self, path: str) -> Redirect:
        """Answer a form by leading on to a page."""
        return Redirect(path, status_code=303, cookies=self.cookies(), headers=UNCACHED)


def bare(request: Req) -> Frame:
    """Return the frame of a request without looking up who sent it."""
    chosen = preferences.read(request.cookies.get(preferences.COOKIE, ""))
    language = chosen.lang or preferences.preferred(request.headers.get("accept-language", ""))
    return Frame(request, house(request), None, chosen, Speaker(language))


def symbols_of(game: str) -> str:
    """Return the drawings that a game's parts refer to; a page holds them once."""
    return look(game).symbols


async def framed(request: Req) -> Frame:
    """Return the frame of a request."""
    frame = bare(request)
    token = request.cookies.get(COOKIE, "")
    if token:
        found = await frame.house.store.visitor(token)
        if found is not None and not found.scopes:
            frame.visitor = replace(found, program=found.id in frame.house.gate.programs)
    if frame.visitor is not None:
        frame.house.gate.pass_player(frame.visitor, address_of(request), request.url.path)
        frame.house.sessions.hear(frame.visitor.session)
    return frame


def device(request: Req) -> str:
    """Return what a browser is called in a list: its kind and its system, as far as it says so."""
    header = request.headers.get("user-agent", "")[:LONGEST_HEADER]
    kind = next((name for sign, name in BROWSERS if sign in header), "")
    system = next((name for sign, name in SYSTEMS if sign in header), "")
    return " · ".join(each for each in (kind, system) if each)


async def form(request: Req) -> dict[str, str]:
    """Return the fields of a form as texts; the last one counts where there are several."""
    fields = await request.form()
    return {str(key): value for key, value in fields.multi_items() if isinstance(value, str)}


def whole(text: str, what: str) -> int:
    """Return a number from a form or an address."""
    digits = text.strip()
    if not (digits.isascii() and digits.isdecimal() and len(digits) < 10):
        raise BadNumber(f"{what} must be a whole number, not {text[:20]!r}")
    return int(digits)


def local(path: str) -> str:
    """Return a path of this site, or the lobby if it is something else."""
    fine = path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable()
    return path if fine and len(path) < 500 else "/"
