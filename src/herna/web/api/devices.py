"""A player's devices and name: listed and ended, one more let in by a code, the name kept for oneself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from herna.web.api.keys import Entered
from herna.web.api.programs import caller, known, needs, without_bounds
from herna.web.api.refusals import problems
from herna.web.guard.limits import few_guesses
from herna.web.guard.scopes import Right
from herna.web.house import House, house
from herna.web.store.claims import claim_key
from herna.web.store.codes import DEVICE, MINUTES, spelled
from herna.web.store.models import Visitor
from herna.web.table.plan import LONGEST_NAME, tidy

Req = Request[Any, Any, Any]
REFUSED: Final = (400, 403, 409, 413, 429)


@dataclass
class DeviceView:
    """A browser, or a client that got a token without bounds; ``mine`` if it is the caller."""

    id: str
    label: str
    created: float
    seen: float
    mine: bool


@dataclass
class CodeView:
    """A code that lets one more device be this player, once, for so many minutes."""

    code: str
    minutes: int


@dataclass
class CodeRequest:
    """A code of another device, and what the new one is called."""

    code: str
    label: str = ""


@dataclass
class NameView:
    """A player's name, and whether nobody else here may be called so."""

    name: str
    own: bool


@dataclass
class OwnNameRequest:
    """Whether the name shall be the player's alone."""

    own: bool


async def devices_of(place: House, me: Visitor) -> list[DeviceView]:
    """Return somebody's devices, the latest heard of first; tokens for programs are listed elsewhere."""
    return [
        DeviceView(each.id, each.label, each.created, each.seen, each.id == me.session)
        for each in await place.sessions.of(me.id)
        if not each.scopes
    ]


@get("/me/devices", summary="My devices", responses=problems(403), opt=needs(Right.ACCOUNT))
async def devices(request: Req) -> list[DeviceView]:
    """List the player's devices."""
    return await devices_of(house(request), known(await caller(request)))


@post(
    "/me/devices/{device:str}/end",
    summary="End a device",
    status_code=200,
    responses=problems(*REFUSED),
    opt=needs(Right.ACCOUNT),
)
async def end(request: Req, device: FromPath[str]) -> list[DeviceView]:
    """End one of the player's devices, and what is sent to it."""
    visitor, place = known(await caller(request)), house(request)
    await place.sessions.end(visitor.id, device)
    return await devices_of(place, visitor)


@post(
    "/me/code",
    summary="Let one more device in",
    status_code=201,
    responses=problems(*REFUSED),
    opt=needs(Right.ACCOUNT),
)
async def make_code(request: Req) -> CodeView:
    """Make a code for another device; by no token that was made for a program. Older codes are void."""
    visitor = without_bounds(await caller(request))
    return CodeView(await house(request).codes.short(visitor.id), MINUTES)


@post(
    "/device",
    summary="Go on by a code",
    status_code=201,
    guards=[few_guesses],
    responses=problems(*REFUSED),
)
async def go_on(request: Req, data: JSONBody[CodeRequest]) -> Entered:
    """Return a token of the player whose device has made a code."""
    place = house(request)
    player = (await place.codes.use(DEVICE, spelled(data.code))).visitor or ""
    token = await place.sessions.begin(player, tidy(data.label, LONGEST_NAME))
    return Entered(player, await place.claims.called(player), token)


@post(
    "/me/name",
    summary="Keep my name",
    status_code=200,
    responses=problems(*REFUSED),
    opt=needs(Right.ACCOUNT),
)
async def keep_name(request: Req, data: JSONBody[OwnNameRequest]) -> NameView:
    """Make the player's name theirs alone, or let others have it."""
    visitor, place = known(await caller(request)), house(request)
    if data.own:
        await place.claims.claim(visitor.id, visitor.name)
    else:
        await place.claims.free(visitor.id)
    return NameView(visitor.name, await place.claims.of(visitor.id) == claim_key(visitor.name))


DEVICES: Final = [devices, end, make_code, go_on, keep_name]
