"""E-mail: where it is handed over, and a letter to one address.

Whoever has something for an address itself, such as a link to sign in, sends it at once and beside the
outbox, so that nothing secret lies in the database::

    if house.mail.ready:
        house.mail.later(Letter(address, subject, text))  # at once: the time tells nobody who is known here
        await house.mail.send(Letter(address, subject, text))  # or wait, and hear of it if it fails

:func:`mail_address` checks what somebody typed. News for players go through ``web/store/outbox.py``.
"""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from dataclasses import dataclass, field
from email.errors import HeaderParseError
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, localtime
from typing import Final
from urllib.parse import unquote, urlsplit

from herna.kernel.errors import HernaError
from herna.web.guard.problems import BadAddress, Busy
from herna.web.post.outside import SENT, Outcome

LOG: Final = logging.getLogger("herna.web")
PATIENCE: Final = 20.0
"""Seconds that handing over one letter may take."""
LONGEST_ADDRESS: Final = 254
LONGEST_SUBJECT: Final = 200
AT_ONCE: Final = 4
"""How many letters are handed over at once."""
MOST_LATER: Final = 200

SAFE: Final = "smtps"
"""Encrypted from the first byte."""
UPGRADED: Final = "smtp"
"""Encrypted after a greeting; on this machine also without."""
PLAIN: Final = "smtp+plain"
"""Never encrypted: for a relay beside the house, in a network of one's own."""
PORTS: Final = {SAFE: 465, UPGRADED: 587, PLAIN: 25}
REFUSED: Final = 500
"""The first of the numbers that mean never."""
HERE: Final = ("localhost", "127.0.0.1", "::1")
DOT_ATOM: Final = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
DOMAIN: Final = re.compile(r"[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*")


class BadRelay(HernaError):  # noqa: N818
    """Where mail is handed over cannot be understood, or not be used."""


def mail_address(text: str) -> str:
    """Return an address as it is kept and compared; refuse what is none, or could be more than one."""
    name, at, domain = text.strip().rpartition("@")
    try:
        host = domain.lower().encode("idna").decode()
    except UnicodeError:
        host = ""
    found = f"{name}@{host}"
    fine = at and DOT_ATOM.fullmatch(name) and DOMAIN.fullmatch(host) and len(found) <= LONGEST_ADDRESS
    if not fine:
        raise BadAddress(f"{text[:60]!r} is no address for e-mail; one looks like jana@example.org")
    return found


@dataclass(frozen=True)
class Relay:
    """The server that takes our mail, and in whose name it goes."""

    kind: str
    host: str
    port: int
    user: str
    password: str = field(repr=False)
    sender: str

    @property
    def local(self) -> bool:
        """Whether it is this machine."""
        return self.host in HERE


def relay(url: str, sender: str) -> Relay:
    """Return the relay that an address describes: smtp://user:password@mail.example:587."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    if parts.scheme not in PORTS or not parts.hostname:
        raise BadRelay("--mail must look like smtp://user:password@mail.example:587, or smtps://…")
    try:
        known = mail_address(sender)
    except BadAddress:
        raise BadRelay("mail needs a sender: --mail-from herna@club.example") from None
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Relay(parts.scheme, parts.hostname, port or PORTS[parts.scheme], user, password, known)


@dataclass(frozen=True)
class Letter:
    """One mail to one address."""

    to: str
    subject: str
    text: str
    about: str = ""
    """What is said instead of the time when the same letter may come twice; "" for one that goes once."""
    headers: dict[str, str] = field(default_factory=dict)

    def written(self, sender: str) -> EmailMessage:
        """Return it as it is handed over; a line break in a header would begin another, so there are none."""
        found = EmailMessage(policy=SMTP)
        found["From"] = str(Address("Herna", addr_spec=sender))
        found["To"] = str(Address(addr_spec=mail_address(self.to)))
        found["Subject"] = " ".join(self.subject.split())[:LONGEST_SUBJECT]
        found["Date"] = format_datetime(localtime())
        found["Message-ID"] = f"<{self.about or secrets.token_hex(16)}@{sender.rpartition('@')[2]}>"
        found["Auto-Submitted"] = "auto-generated"
        for name, value in self.headers.items():
            found[name] = value
        found.set_content(self.text)
        return found


class Mail:
    """Hands letters over; without a relay it only says that there is none."""

    def __init__(self, url: str = "", sender: str = "") -> None:
        self.relay: Final = relay(url, sender) if url else None
        self.places: Final = asyncio.Semaphore(AT_ONCE)
        self.going: Final[set[asyncio.Task[None]]] = set()
        if self.relay is not None:
            try:
                import aiosmtplib as _smtp  # noqa: F401
            except ImportError:
                raise BadRelay(
                    "mail needs aiosmtplib; install it with: pip install 'herna[notify]'"
                ) from None

    @property
    def ready(self) -> bool:
        """Whether this house sends mail at all."""
        return self.relay is not None

    async def send(self, letter: Letter) -> None:
        """Hand a letter over; raises :class:`Busy` with the reason where that cannot be done now."""
        found = await self.attempt(letter)
        if not found.done:
            raise Busy(f"the mail could not be handed over: {found.why}")

    async def attempt(self, letter: Letter) -> Outcome:
        """Hand a letter over, and say how it went."""
        if self.relay is None:
            return Outcome(False, "this house sends no mail; its host can change that with --mail")
        try:
            written = letter.written(self.relay.sender)
        except (ValueError, HeaderParseError) as wrong:
            raise BadAddress(f"this letter cannot be written: {wrong}") from None
        async with self.places:
            return await handed_over(self.relay, written)

    def later(self, letter: Letter) -> None:
        """Hand a letter over in the background; what fails is logged."""
        if len(self.going) >= MOST_LATER:
            LOG.warning("too many letters wait; one was not sent")
            return
        task = asyncio.create_task(self.try_to_send(letter))
        self.going.add(task)
        task.add_done_callback(self.going.discard)

    async def try_to_send(self, letter: Letter) -> None:
        """Send, or write down why not; the log does not say to whom."""
        try:
            await self.send(letter)
        except HernaError as wrong:
            LOG.warning("%s", wrong)

    async def stop(self) -> None:
        """Let what is going finish for a moment."""
        if self.going:
            await asyncio.wait(self.going, timeout=1.0)
        for task in list(self.going):
            task.cancel()


# long: the ways in which it can fail
async def handed_over(to: Relay, letter: EmailMessage) -> Outcome:
    """Hand a letter over to a relay; one that falls silent may have taken it."""
    import aiosmtplib

    relayed = aiosmtplib.SMTP(
        hostname=to.host,
        port=to.port,
        use_tls=to.kind == SAFE,
        start_tls=None if to.local and to.kind == UPGRADED else to.kind == UPGRADED,
        timeout=PATIENCE,
    )
    sending = False
    try:
        async with asyncio.timeout(PATIENCE), relayed:
            if to.user:
                await relayed.login(to.user, to.password)
            sending = True
            await relayed.send_message(letter)
            sending = False
    except aiosmtplib.SMTPRecipientsRefused as wrong:
        codes = [each.code for each in wrong.recipients]
        return Outcome(False, f"the relay answered {codes}", again=all(code < REFUSED for code in codes))
    except aiosmtplib.SMTPResponseException as wrong:
        return Outcome(False, f"the relay answered {wrong.code} {wrong.message}", again=wrong.code < REFUSED)
    except (aiosmtplib.SMTPException, OSError, TimeoutError) as wrong:
        return Outcome(False, f"{type(wrong).__name__}: {wrong}", again=True, sure=not sending)
    return SENT
