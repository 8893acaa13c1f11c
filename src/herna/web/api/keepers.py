"""A house for the programs of its owners: what waits, what is decided, who is invited, who is not welcome.

Becoming an owner takes the link that the host's own command prints, in a browser; a program gets the right to
keep order from an owner, and loses it with them.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from herna import __version__
from herna.i18n.speak import Speaker
from herna.web.api.keeper_shapes import (
    AdmissionRequest,
    AdmissionView,
    Admitting,
    BanRequest,
    BanView,
    Decided,
    DecideRequest,
    DeedView,
    OwnedView,
    PardonRequest,
    ReportView,
)
from herna.web.api.programs import caller, keeper, needs
from herna.web.api.reached import Tried
from herna.web.api.refusals import InLanguage, problems
from herna.web.guard.limits import client_of
from herna.web.guard.problems import NotNow
from herna.web.guard.scopes import Right
from herna.web.house import House, address, house
from herna.web.post.mail import Letter
from herna.web.store.removal import sizes
from herna.web.store.settings import text

Req = Request[Any, Any, Any]
REFUSED: Final = (400, 403, 409, 413, 429)


async def owned(place: House) -> OwnedView:
    """Return what waits for an owner, and how the house is."""
    reports = [
        ReportView(each.id, each.at, each.by, each.about, each.table_id, each.text)
        for each in await place.reports.waiting()
    ]
    owners = await place.gate.order.owners()
    found = await sizes(place.store)
    return OwnedView(__version__, owners, reports, found, place.room, place.gauges(), place.mail.ready)


async def decisions(place: House) -> Decided:
    """Return what is decided, who is invited and who is not welcome."""
    order = place.gate.order
    admissions = [AdmissionView(**each.__dict__) for each in await order.admissions()]
    bans = [BanView(**each.__dict__) for each in await order.bans()]
    return Decided(**place.gate.rules.__dict__, admissions=admissions, bans=bans)


@get("/owner", summary="How the house is", responses=problems(403), opt=needs(Right.ORDER))
async def overview(request: Req) -> OwnedView:
    """Return what waits for an owner, and how the house is."""
    keeper(request, await caller(request))
    return await owned(house(request))


@post(
    "/owner/mail",
    summary="Try the mail",
    status_code=200,
    responses=problems(*REFUSED),
    opt=needs(Right.ORDER),
)
async def try_mail(request: Req, lang: InLanguage = "en") -> Tried:
    """Send the owner a letter, and say whether it was handed over."""
    place, me = house(request), keeper(request, await caller(request))
    whose = await place.addressees.get(me)
    if whose is None or whose.address is None:
        raise NotNow("this player has no address for mail yet")
    place.errands.take(client_of(request))
    say = Speaker(lang).say
    found = await place.mail.attempt(Letter(whose.address, say("news-test"), say("news-test.more")))
    return Tried(found.done, "" if found.done else found.why)


@post(
    "/owner/compact",
    summary="Tidy the database up",
    status_code=200,
    responses=problems(*REFUSED),
    opt=needs(Right.ORDER),
)
async def tidy_up(request: Req) -> OwnedView:
    """Give room that is not needed back to the disk."""
    place, me = house(request), keeper(request, await caller(request))
    await place.keeping.compact(me)
    return await owned(place)


@post(
    "/owner/reports/{report:str}/done",
    summary="Deal with a report",
    status_code=200,
    responses=problems(*REFUSED),
    opt=needs(Right.ORDER),
)
async def dealt_with(request: Req, report: FromPath[str]) -> OwnedView:
    """Put a report aside."""
    place, me = house(request), keeper(request, await caller(request))
    await place.keeping.deal(me, report)
    return await owned(place)


@get("/owner/rules", summary="What is decided", responses=problems(403), opt=needs(Right.ORDER))
async def rules(request: Req) -> Decided:
    """Return what is decided, who is invited and who is not welcome."""
    keeper(request, await caller(request))
    return await decisions(house(request))


@post("/owner/rules", summary="Decide", status_code=200, responses=problems(*REFUSED), opt=needs(Right.ORDER))
async def decide(request: Req, data: JSONBody[DecideRequest]) -> Decided:
    """Decide anew; only what is given changes."""
    place, me = house(request), keeper(request, await caller(request))
    await place.keeping.decide(
        me, {key: text(each) for key, each in asdict(data).items() if each is not None}
    )
    return await decisions(place)


@post(
    "/owner/admissions",
    summary="Invite to the house",
    status_code=201,
    responses=problems(*REFUSED),
    opt=needs(Right.ORDER),
)
async def invite(request: Req, data: JSONBody[AdmissionRequest]) -> Admitting:
    """Make an invitation to the house."""
    place, me = house(request), keeper(request, await caller(request))
    token = await place.keeping.invite(me, data.note, data.uses, data.days)
    return Admitting(address(request, f"/welcome/{token}"), await decisions(place))


@post(
    "/owner/admissions/{admission:str}/withdraw",
    summary="Withdraw an invitation",
    status_code=200,
    responses=problems(*REFUSED),
    opt=needs(Right.ORDER),
)
async def withdraw(request: Req, admission: FromPath[str]) -> Decided:
    """Let an invitation let in nobody any more."""
    place, me = house(request), keeper(request, await caller(request))
    await place.keeping.withdraw(me, admission)
    return await decisions(place)


@post("/owner/bans", summary="Ban", status_code=200, responses=problems(*REFUSED), opt=needs(Right.ORDER))
async def ban(request: Req, data: JSONBody[BanRequest]) -> Decided:
    """Let a player or an address in no more, or hear a player no more."""
    place, me = house(request), keeper(request, await caller(request))
    await place.keeping.ban(me, data.kind, data.about, data.reason, data.days)
    return await decisions(place)


@post(
    "/owner/pardon", summary="Pardon", status_code=200, responses=problems(*REFUSED), opt=needs(Right.ORDER)
)
async def pardon(request: Req, data: JSONBody[PardonRequest]) -> Decided:
    """End a ban."""
    place, me = house(request), keeper(request, await caller(request))
    await place.keeping.pardon(me, data.kind, data.about)
    return await decisions(place)


@get("/owner/journal", summary="What owners have done", responses=problems(403), opt=needs(Right.ORDER))
async def journal(request: Req) -> list[DeedView]:
    """Return what owners have done, the latest first."""
    keeper(request, await caller(request))
    return [DeedView(**each.__dict__) for each in await house(request).gate.order.deeds()]


KEEPERS: Final = [
    overview,
    try_mail,
    tidy_up,
    dealt_with,
    rules,
    decide,
    invite,
    withdraw,
    ban,
    pardon,
    journal,
]
