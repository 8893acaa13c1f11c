"""The owners' pages about the house itself: what waits, what is decided, who is invited, what was done."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from herna import __version__
from herna.web.guard.limits import client_of, few_guesses
from herna.web.guard.problems import NotNow
from herna.web.house import Req
from herna.web.pages.frame import Frame, form, framed, whole
from herna.web.pages.inviting import inviting
from herna.web.post.mail import Letter
from herna.web.store.codes import OWNER
from herna.web.store.order import ADDRESS
from herna.web.store.removal import sizes


async def keeping(request: Req) -> Frame:
    """Return the frame of a request by somebody who keeps order here; others are refused."""
    frame = await framed(request)
    frame.house.gate.check_owner(frame.visitor)
    return frame


async def names(frame: Frame, people: set[str]) -> dict[str, str]:
    """Return what people are called; those who have gone are nobody."""
    return await frame.house.ledger.names(people)


@get("/owner", include_in_schema=False)
async def overview(request: Req) -> Response[str]:
    """Show what waits for an owner, and how the house is."""
    return await state(await keeping(request))


async def state(frame: Frame, said: str = "") -> Response[str]:
    """Show how the house is, and what was just tried."""
    place = frame.house
    whose = await place.addressees.get(frame.me or "")
    reports = await place.reports.waiting()
    people = {each.by for each in reports} | {each.about for each in reports} | place.gate.owners
    return await frame.page(
        "owner.html.j2",
        tab="owner",
        reports=reports,
        owners=await place.gate.order.owners(),
        names=await names(frame, people),
        sizes=await sizes(place.store),
        room=place.room,
        gauges=place.gauges(),
        version=__version__,
        compacts=not place.store.shared,
        mails=place.mail.ready,
        address=whose.address if whose else None,
        said=said,
    )


@post("/owner/mail", include_in_schema=False, status_code=200)
async def try_mail(request: Req) -> Response[str]:
    """Send the owner a letter, and say whether it was handed over."""
    frame = await keeping(request)
    whose = await frame.house.addressees.get(frame.me or "")
    if whose is None or whose.address is None:
        raise NotNow("this player has no address for mail yet")
    frame.house.errands.take(client_of(request))
    letter = Letter(whose.address, frame.say("news-test"), frame.say("news-test.more"))
    found = await frame.house.mail.attempt(letter)
    return await state(
        frame, frame.say("test-sent") if found.done else frame.say("test-failed", why=found.why)
    )


@post("/owner/compact", include_in_schema=False)
async def tidy_up(request: Req) -> Redirect:
    """Give room that is not needed back to the disk."""
    frame = await keeping(request)
    await frame.house.keeping.compact(frame.me or "")
    return frame.go("/owner")


@get("/owner/rules", include_in_schema=False)
async def rules(request: Req) -> Response[str]:
    """Show what is decided."""
    return await decisions(await keeping(request))


async def decisions(frame: Frame, invitation: str = "") -> Response[str]:
    """Show what is decided, who is invited and who is not welcome; an invitation just made is shown once."""
    gate = frame.house.gate
    bans = await gate.order.bans()
    return await frame.page(
        "owner_rules.html.j2",
        tab="rules",
        decided=gate.rules,
        admissions=await gate.order.admissions(),
        bans=bans,
        names=await names(frame, {each.about for each in bans}),
        way=inviting(frame, f"/welcome/{invitation}") if invitation else None,
    )


@post("/owner/rules", include_in_schema=False)
async def decide(request: Req) -> Redirect:
    """Decide anew; only what the form holds changes."""
    frame = await keeping(request)
    await frame.house.keeping.decide(frame.me or "", await form(request))
    return frame.go("/owner/rules")


@post("/owner/admissions", include_in_schema=False, status_code=200)
async def invite(request: Req) -> Response[str]:
    """Make an invitation to the house."""
    frame = await keeping(request)
    fields = await form(request)
    uses, days = whole(fields.get("uses", "1"), "uses"), whole(fields.get("days", "14"), "days")
    token = await frame.house.keeping.invite(frame.me or "", fields.get("note", ""), uses, days)
    return await decisions(frame, token)


@post("/owner/admissions/{admission:str}/withdraw", include_in_schema=False)
async def withdraw(request: Req, admission: FromPath[str]) -> Redirect:
    """Let an invitation let in nobody any more."""
    frame = await keeping(request)
    await frame.house.keeping.withdraw(frame.me or "", admission)
    return frame.go("/owner/rules")


@post("/owner/addresses", include_in_schema=False)
async def ban_address(request: Req) -> Redirect:
    """Let in nobody from an address any more."""
    frame = await keeping(request)
    fields = await form(request)
    address, reason = fields.get("address", ""), fields.get("reason", "")
    days = whole(fields.get("days") or "0", "days")
    await frame.house.keeping.ban(frame.me or "", ADDRESS, address, reason, days)
    return frame.go("/owner/rules")


@post("/owner/pardon", include_in_schema=False)
async def pardon(request: Req) -> Redirect:
    """Lift a ban of a player, of what they say or of an address, and note it in the journal."""
    frame = await keeping(request)
    fields = await form(request)
    await frame.house.keeping.pardon(frame.me or "", fields.get("kind", ""), fields.get("about", ""))
    return frame.go("/owner/rules")


@get("/owner/journal", include_in_schema=False)
async def journal(request: Req) -> Response[str]:
    """Show what owners have done."""
    frame = await keeping(request)
    deeds = await frame.house.gate.order.deeds()
    known = await names(frame, {each.by for each in deeds} | {each.detail[:32] for each in deeds})
    return await frame.page("owner_journal.html.j2", tab="journal", deeds=deeds, names=known)


@get("/owner/enter/{token:str}", include_in_schema=False, guards=[few_guesses])
async def ask(request: Req, token: FromPath[str]) -> Response[str]:
    """Ask whether this player shall keep order here; looking uses nothing up."""
    frame = await framed(request)
    await frame.house.codes.look(OWNER, token)
    return await frame.page("owner_enter.html.j2", token=token)


@post("/owner/enter/{token:str}", include_in_schema=False, guards=[few_guesses])
async def enter(request: Req, token: FromPath[str]) -> Redirect:
    """Let this player keep order from now on."""
    frame = await framed(request)
    fields = await form(request)
    await frame.house.codes.use(OWNER, token)
    me = await frame.welcome(fields.get("name", ""), invited=True)
    await frame.house.keeping.appoint(me.id, me.id)
    return frame.go("/owner")


HANDLERS: Final[list[Any]] = [
    overview,
    try_mail,
    tidy_up,
    rules,
    decide,
    invite,
    withdraw,
    ban_address,
    pardon,
    journal,
    ask,
    enter,
]
