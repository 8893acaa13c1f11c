"""Browsers that take messages while no page is open, and a try whether a message arrives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from herna.web.api.programs import caller, known, needs
from herna.web.api.refusals import problems
from herna.web.guard.limits import client_of
from herna.web.guard.scopes import Right
from herna.web.house import House, house
from herna.web.store.models import Visitor

Req = Request[Any, Any, Any]
REFUSED: Final = (400, 403, 409, 413, 429)


@dataclass
class BrowserView:
    """A browser that takes messages; ``mine`` if the caller's own token has put it there."""

    id: str
    label: str
    created: float
    mine: bool


@dataclass
class BrowsersView:
    """The browsers, and the key of the house (``applicationServerKey``); "" where it sends nothing to any."""

    key: str
    browsers: list[BrowserView]


@dataclass
class BrowserRequest:
    """A subscription as a browser gives it: its endpoint, and its keys ``p256dh`` and ``auth``."""

    endpoint: str
    key: str
    secret: str


@dataclass
class TryRequest:
    """By which way a message shall go: to a browser or an address of the web by its ``id``, or by mail."""

    way: Literal["push", "mail", "hook"]
    target: str = ""


@dataclass
class Tried:
    """Whether a message was handed over; if not, why."""

    done: bool
    why: str


async def browsers_of(place: House, visitor: Visitor) -> BrowsersView:
    """Return somebody's browsers that take messages."""
    labels = {each.id: each.label for each in await place.sessions.of(visitor.id)}
    found = await place.addressees.browsers(visitor.id)
    shown = [
        BrowserView(each.id, labels.get(each.session, ""), each.created, each.session == visitor.session)
        for each in found
    ]
    return BrowsersView(await place.push.public_key(), shown)


@get("/me/browsers", summary="My browsers", responses=problems(403), opt=needs(Right.ACCOUNT))
async def browsers(request: Req) -> BrowsersView:
    """List the browsers that take messages, with the key that a new one must be given."""
    return await browsers_of(house(request), known(await caller(request)))


@post(
    "/me/browsers",
    summary="Tell a browser",
    status_code=201,
    responses=problems(*REFUSED),
    opt=needs(Right.ACCOUNT),
)
async def add(request: Req, data: JSONBody[BrowserRequest]) -> BrowsersView:
    """Send what the player hears of to a browser, too, until the token that put it there is taken back.

    Each token has one browser: a second takes the place of the first.
    """
    visitor, place = known(await caller(request)), house(request)
    place.push.check(data.endpoint, data.key, data.secret)
    await place.addressees.add_browser(visitor.id, visitor.session, data.endpoint, data.key, data.secret)
    return await browsers_of(place, visitor)


@post(
    "/me/browsers/{browser:str}/end",
    summary="Tell a browser no more",
    status_code=200,
    responses=problems(*REFUSED),
    opt=needs(Right.ACCOUNT),
)
async def end(request: Req, browser: FromPath[str]) -> BrowsersView:
    """Send nothing more to one of the player's browsers."""
    visitor, place = known(await caller(request)), house(request)
    await place.addressees.end_browser(visitor.id, browser)
    return await browsers_of(place, visitor)


@post(
    "/me/messages/try",
    summary="Try a way out",
    status_code=200,
    responses=problems(*REFUSED),
    opt=needs(Right.ACCOUNT),
)
async def try_out(request: Req, data: JSONBody[TryRequest]) -> Tried:
    """Send the player a message at once by one of their ways, and say how it went."""
    visitor, place = known(await caller(request)), house(request)
    place.errands.take(client_of(request))
    found = await place.try_out(visitor.id, data.way, data.target)
    return Tried(found.done, "" if found.done else found.why)


REACHED: Final = [browsers, add, end, try_out]
