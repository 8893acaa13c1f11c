"""My player: the devices where I am this player, my own name, and the way to one more device."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from herna.web.club.passkeys import Site
from herna.web.guard.limits import few_guesses
from herna.web.guard.problems import NotYours
from herna.web.house import Req
from herna.web.pages.frame import Frame, device, form, framed
from herna.web.pages.inviting import inviting
from herna.web.store.claims import claim_key
from herna.web.store.codes import DEVICE, LETTERS, MINUTES, spelled
from herna.web.store.models import Visitor

HALF: Final = LETTERS // 2


def known(frame: Frame) -> Visitor:
    """Return who asks, who must have been here before."""
    if frame.visitor is None:
        raise NotYours("nobody knows this browser yet: begin a game first, or enter a code")
    return frame.visitor


@get("/me", include_in_schema=False)
async def me(request: Req) -> Response[str]:
    """Show my devices, my name, and how to go on elsewhere."""
    frame = await framed(request)
    return await frame.page("me.html.j2", **await mine(frame))


async def mine(frame: Frame) -> dict[str, Any]:
    """Return what the page says of somebody's player."""
    fit = Site.at(frame.address("")).fit
    if frame.visitor is None:
        return {"sessions": [], "own": False, "passkeys": [], "fit": fit, "muted": {}}
    claimed = await frame.house.claims.of(frame.visitor.id)
    muted = await frame.house.reports.muted(frame.visitor.id)
    called = await frame.house.ledger.names(muted)
    return {
        "fit": fit,
        "muted": {each: called.get(each, "") for each in sorted(muted)},
        "passkeys": await frame.house.passkeys.of(frame.visitor.id),
        "sessions": await frame.house.sessions.of(frame.visitor.id),
        "own": claimed == claim_key(frame.visitor.name),
    }


@post("/me/code", include_in_schema=False, status_code=200)
async def make_code(request: Req) -> Response[str]:
    """Make a code for another device, and show it as letters and as a picture."""
    frame = await framed(request)
    visitor = await frame.welcome()
    code = await frame.house.codes.short(visitor.id)
    way = inviting(frame, f"/device/{code}")
    shown = f"{code[:HALF]}-{code[HALF:]}".upper()
    typed = inviting(frame, "/device").address
    return await frame.page("code.html.j2", code=shown, address=typed, way=way, minutes=MINUTES)


@get("/device", include_in_schema=False)
async def ask_code(request: Req) -> Response[str]:
    """Ask for a code from another device."""
    frame = await framed(request)
    fit = Site.at(frame.address("")).fit
    mails = frame.house.mail.ready
    return await frame.page("device.html.j2", code="", who=None, left=0, fit=fit, mails=mails, sent=None)


@get("/device/{code:str}", include_in_schema=False, guards=[few_guesses])
async def show_code(request: Req, code: FromPath[str]) -> Response[str]:
    """Say as whom this browser would go on, and what it would leave; looking uses nothing up."""
    frame = await framed(request)
    found = await frame.house.codes.look(DEVICE, spelled(code))
    who = await frame.house.claims.called(found.visitor or "")
    left = 0
    if frame.me not in (None, found.visitor):
        left = len(await frame.house.store.tables_of(frame.me or ""))
    shown: dict[str, Any] = {
        "code": spelled(code),
        "who": who,
        "left": left,
        "fit": False,
        "mails": False,
        "sent": None,
    }
    return await frame.page("device.html.j2", **shown)


@post("/device", include_in_schema=False)
async def go_on(request: Req) -> Redirect:
    """Let this browser be the player whose code it has; of a typed code, show first whose it is."""
    frame = await framed(request)
    fields = await form(request)
    code = spelled(fields.get("code", ""))
    if fields.get("sure") != "yes":
        return frame.go(f"/device/{code}" if code else "/device")
    few_guesses(request)
    found = await frame.house.codes.use(DEVICE, code)
    await enter(frame, found.visitor or "")
    return frame.go("/")


async def enter(frame: Frame, visitor: str) -> None:
    """Let this browser be a player from now on; what it was before ends here."""
    before = frame.visitor
    frame.fresh = await frame.house.sessions.begin(visitor, device(frame.request))
    frame.visitor = await frame.house.store.visitor(frame.fresh)
    if before is not None:
        await frame.house.sessions.end(before.id, before.session)


@post("/me/sessions/{session:str}/end", include_in_schema=False)
async def end(request: Req, session: FromPath[str]) -> Redirect:
    """End one of my devices, or all others."""
    frame = await framed(request)
    visitor = known(frame)
    if session == "others":
        await frame.house.sessions.end_others(visitor.id, visitor.session)
    else:
        await frame.house.sessions.end(visitor.id, session)
    return frame.go("/me")


@post("/me/name", include_in_schema=False)
async def claim(request: Req) -> Redirect:
    """Make my name mine alone, or let others have it."""
    frame = await framed(request)
    fields = await form(request)
    if fields.get("free"):
        await frame.house.claims.free(known(frame).id)
    else:
        visitor = await frame.welcome(fields.get("name", ""))
        await frame.house.claims.claim(visitor.id, visitor.name)
    return frame.go("/me")


@post("/me/unmute", include_in_schema=False)
async def unmute(request: Req) -> Redirect:
    """Show this player again what somebody says whom they did not want to hear."""
    frame = await framed(request)
    await frame.house.reports.unmute(known(frame).id, (await form(request)).get("whom", ""))
    return frame.go("/me")


HANDLERS = [me, make_code, ask_code, show_code, go_on, end, claim, unmute]
