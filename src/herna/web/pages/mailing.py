"""My address for mail: nothing is sent to it before a letter was answered; a letter lets me in again."""

from __future__ import annotations

import secrets
from typing import Final

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from herna.i18n.speak import Speaker
from herna.web.guard.limits import client_of, few_guesses
from herna.web.guard.problems import NotNow
from herna.web.guard.tokens import TOKEN_BYTES, new_token
from herna.web.house import Req
from herna.web.pages.frame import Frame, form, framed
from herna.web.pages.me import known
from herna.web.pages.messages import HERE, begin_with_all, reached
from herna.web.post.mail import Letter, mail_address
from herna.web.store.addressees import Addressee
from herna.web.store.codes import DEVICE
from herna.web.store.models import Visitor
from herna.web.store.wishes import MAIL

ADDRESS: Final = "address"
"""A code that shows that somebody reads the mail of an address."""
DAY_OF_MINUTES: Final = 24 * 60
MINUTES_BY_MAIL: Final = 20
"""For how long a link in a letter lets somebody in; letters take their time."""


@post(f"{HERE}/address", include_in_schema=False, status_code=200)
async def ask(request: Req) -> Response[str]:
    """Send a letter to an address, to ask whether it is mine."""
    frame = await framed(request)
    fields = await form(request)
    if not frame.house.mail.ready:
        raise NotNow("this house sends no mail; its host can change that with --mail")
    address = mail_address(fields.get("address", ""))
    me = await frame.welcome()
    frame.house.errands.take(client_of(request))
    frame.house.letters.take(address.lower())
    token = new_token()
    await frame.house.codes.put(ADDRESS, token, me.id, address, DAY_OF_MINUTES)
    frame.house.mail.later(question(frame, me, address, token))
    said = frame.say("address-sent", address=address)
    return await frame.page("messages.html.j2", **await reached(frame), said=said)


def question(frame: Frame, me: Visitor, address: str, token: str) -> Letter:
    """Return the letter that asks."""
    link = frame.address(f"{HERE}/address/{token}")
    lines = [frame.say("mail-confirm-text", name=me.name), link, "", frame.say("mail-confirm-not")]
    return Letter(address, frame.say("mail-confirm"), "\n".join(lines))


@get(HERE + "/address/{token:str}", include_in_schema=False, guards=[few_guesses])
async def show(request: Req, token: FromPath[str]) -> Response[str]:
    """Say which player would get messages at an address; looking changes nothing."""
    frame = await framed(request)
    found = await frame.house.codes.look(ADDRESS, token)
    name = await frame.house.claims.called(found.visitor or "")
    return await frame.page("address.html.j2", address=found.said, name=name, token=token)


@post(HERE + "/address/{token:str}", include_in_schema=False, guards=[few_guesses], status_code=200)
async def confirm(request: Req, token: FromPath[str]) -> Response[str]:
    """Send messages to an address from now on."""
    frame = await framed(request)
    found = await frame.house.codes.use(ADDRESS, token)
    await frame.house.addressees.confirm(found.visitor or "", found.said)
    await begin_with_all(frame, found.visitor or "", MAIL)
    return await frame.page("address.html.j2", address=found.said, name="", token="")


@post(f"{HERE}/address/forget", include_in_schema=False)
async def forget(request: Req) -> Redirect:
    """Forget the address that mail for this player goes to; none is sent until another is given."""
    frame = await framed(request)
    await frame.house.addressees.forget_address(known(frame).id)
    return frame.go(HERE)


@post("/device/mail", include_in_schema=False, status_code=200)
async def let_in(request: Req) -> Response[str]:
    """Send a link that lets another browser go on as the player of an address, to that address.

    The answer is the same whether or not anybody plays here with it, and so is what is done meanwhile.
    """
    frame = await framed(request)
    fields = await form(request)
    if not frame.house.mail.ready:
        raise NotNow("this house sends no mail; its host can change that with --mail")
    address = mail_address(fields.get("address", ""))
    frame.house.errands.take(client_of(request))
    frame.house.letters.take(address.lower())
    whose = await frame.house.addressees.of_address(address)
    code = secrets.token_hex(TOKEN_BYTES)
    await frame.house.codes.put(DEVICE, code, whose.id if whose else None, minutes=MINUTES_BY_MAIL)
    if whose is not None:
        frame.house.mail.later(entrance(frame, whose, code))
    return await frame.page(
        "device.html.j2", code="", who=None, left=0, fit=False, mails=False, sent=(address, MINUTES_BY_MAIL)
    )


def entrance(frame: Frame, whose: Addressee, code: str) -> Letter:
    """Return the letter with the link."""
    speaker = Speaker(whose.language or frame.language)
    link = frame.address(f"/device/{code}")
    head = speaker.say("mail-enter-text", name=whose.name, n=MINUTES_BY_MAIL)
    lines = [head, link, "", speaker.say("mail-enter-not")]
    return Letter(whose.address or "", speaker.say("mail-enter"), "\n".join(lines))


HANDLERS = [let_in, ask, show, confirm, forget]
