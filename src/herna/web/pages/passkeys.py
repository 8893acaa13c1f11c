"""Passkeys: made on my player's page, shown by any browser to go on as that player."""

from __future__ import annotations

import json

from litestar import Response, post
from litestar.enums import MediaType
from litestar.params import FromPath
from litestar.response import Redirect

from herna.web.club.passkeys import Site
from herna.web.guard.headers import UNCACHED
from herna.web.guard.limits import few_guesses
from herna.web.guard.problems import BadCode, BadPasskey
from herna.web.house import Req
from herna.web.pages.frame import Frame, device, form, framed
from herna.web.pages.me import enter, known


def site(frame: Frame) -> Site:
    """Return the address that passkeys of this house belong to."""
    return Site.at(frame.address(""))


def told(frame: Frame, text: str) -> Response[str]:
    """Answer a page's script."""
    return Response(
        text, media_type=MediaType.JSON, status_code=200, headers=UNCACHED, cookies=frame.cookies()
    )


@post("/me/passkeys/begin", include_in_schema=False)
async def begin(request: Req) -> Response[str]:
    """Say what a browser needs to make a passkey for me."""
    frame = await framed(request)
    return told(frame, await frame.house.ceremonies.make(site(frame), await frame.welcome()))


@post("/me/passkeys", include_in_schema=False)
async def keep(request: Req) -> Response[str]:
    """Keep the passkey that my browser has made."""
    frame = await framed(request)
    reply = (await form(request)).get("passkey", "")
    await frame.house.ceremonies.made(site(frame), known(frame), reply, device(request))
    return told(frame, json.dumps({"go": "/me"}))


@post("/me/passkeys/{key:str}/remove", include_in_schema=False)
async def remove(request: Req, key: FromPath[str]) -> Redirect:
    """Forget one of my passkeys."""
    frame = await framed(request)
    await frame.house.passkeys.remove(known(frame).id, key)
    return frame.go("/me")


@post("/passkey/begin", include_in_schema=False)
async def ask(request: Req) -> Response[str]:
    """Say what a browser needs to show a passkey."""
    frame = await framed(request)
    return told(frame, await frame.house.ceremonies.ask(site(frame)))


@post("/passkey", include_in_schema=False)
async def show(request: Req) -> Response[str]:
    """Let this browser be the player whose passkey it shows; whoever would leave tables is asked first."""
    frame = await framed(request)
    reply = (await form(request)).get("passkey", "")
    try:
        visitor = await frame.house.ceremonies.shown(site(frame), reply)
    except (BadPasskey, BadCode):
        few_guesses(request)
        raise
    if frame.me not in (None, visitor) and await frame.house.store.tables_of(frame.me or ""):
        return told(frame, json.dumps({"go": f"/device/{await frame.house.codes.short(visitor)}"}))
    await enter(frame, visitor)
    return told(frame, json.dumps({"go": "/"}))


HANDLERS = [begin, keep, remove, ask, show]
