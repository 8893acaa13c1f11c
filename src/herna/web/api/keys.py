"""Passkeys for clients that can make and show them: scripts, and apps that belong to the house's address.

A passkey belongs to the address of the house, and so does what a device signs: a program without a device of
its owner's can neither make one nor show one.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from herna.web.api.programs import caller, known, needs, without_bounds
from herna.web.api.refusals import problems
from herna.web.club.passkeys import Site
from herna.web.guard.limits import few_guesses
from herna.web.guard.problems import BadCode, BadPasskey
from herna.web.guard.scopes import Right
from herna.web.house import House, address, house
from herna.web.table.plan import LONGEST_NAME, tidy

Req = Request[Any, Any, Any]
REFUSED: Final = (400, 403, 409, 413, 429)


@dataclass
class PasskeyView:
    """A passkey, of which nothing secret is kept."""

    id: str
    label: str
    created: float


@dataclass
class PasskeyRequest:
    """What a device replied, as ``PublicKeyCredential.toJSON()`` gives it, and what the device is called."""

    passkey: dict[str, Any]
    label: str = ""


@dataclass
class Entered:
    """Whose passkey was shown, and a token that has no bounds, like that of a browser."""

    player: str
    name: str
    token: str


def site(request: Req) -> Site:
    """Return the address that passkeys of this house belong to."""
    return Site.at(address(request, ""))


async def passkeys_of(place: House, visitor: str) -> list[PasskeyView]:
    """Return somebody's passkeys."""
    return [PasskeyView(each.id, each.label, each.created) for each in await place.passkeys.of(visitor)]


@get("/me/passkeys", summary="My passkeys", responses=problems(403), opt=needs(Right.ACCOUNT))
async def passkeys(request: Req) -> list[PasskeyView]:
    """List the player's passkeys."""
    return await passkeys_of(house(request), known(await caller(request)).id)


@post(
    "/me/passkeys/begin",
    summary="Begin a passkey",
    status_code=200,
    responses=problems(*REFUSED),
    opt=needs(Right.ACCOUNT),
)
async def begin(request: Req) -> dict[str, Any]:
    """Return the options for ``navigator.credentials.create``; by no token that was made for a program."""
    visitor = without_bounds(await caller(request))
    found: dict[str, Any] = json.loads(await house(request).ceremonies.make(site(request), visitor))
    return found


@post(
    "/me/passkeys",
    summary="Keep a passkey",
    status_code=201,
    responses=problems(*REFUSED),
    opt=needs(Right.ACCOUNT),
)
async def keep(request: Req, data: JSONBody[PasskeyRequest]) -> list[PasskeyView]:
    """Keep the passkey that the player's device has made, within five minutes of its beginning."""
    visitor, place = without_bounds(await caller(request)), house(request)
    label, reply = tidy(data.label, LONGEST_NAME), json.dumps(data.passkey)
    await place.ceremonies.made(site(request), visitor, reply, label)
    return await passkeys_of(place, visitor.id)


@post(
    "/me/passkeys/{key:str}/remove",
    summary="Remove a passkey",
    status_code=200,
    responses=problems(*REFUSED),
    opt=needs(Right.ACCOUNT),
)
async def remove(request: Req, key: FromPath[str]) -> list[PasskeyView]:
    """Forget one of the player's passkeys."""
    visitor, place = known(await caller(request)), house(request)
    await place.passkeys.remove(visitor.id, key)
    return await passkeys_of(place, visitor.id)


@post("/passkey/begin", summary="Ask for a passkey", status_code=200, responses=problems(409, 429))
async def ask(request: Req) -> dict[str, Any]:
    """Return the options for ``navigator.credentials.get``; they tell nothing of who there is."""
    found: dict[str, Any] = json.loads(await house(request).ceremonies.ask(site(request)))
    return found


@post("/passkey", summary="Go on by a passkey", status_code=201, responses=problems(*REFUSED))
async def show(request: Req, data: JSONBody[PasskeyRequest]) -> Entered:
    """Return a token of the player whose passkey is shown."""
    place = house(request)
    try:
        player = await place.ceremonies.shown(site(request), json.dumps(data.passkey))
    except (BadPasskey, BadCode):
        few_guesses(request)
        raise
    token = await place.sessions.begin(player, tidy(data.label, LONGEST_NAME))
    return Entered(player, await place.claims.called(player), token)


KEYS: Final = [passkeys, begin, keep, remove, ask, show]
