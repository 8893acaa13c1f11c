"""A house with its parts: the store, the tables, who sits at them, the bots, and the streams."""

from __future__ import annotations

import logging
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, Protocol, cast

from litestar import Litestar, Request

from herna.web.club.farewell import Farewell
from herna.web.club.gate import Gate
from herna.web.club.keeping import Keeping
from herna.web.club.passkeys import Ceremonies
from herna.web.club.programs import Programs
from herna.web.club.sweeper import Sweeper
from herna.web.config import Config
from herna.web.cups.office import Office
from herna.web.cups.umpire import Umpire
from herna.web.guard.alarm import Alarm
from herna.web.guard.limits import HOUR, MINUTE, Allowance
from herna.web.guard.metrics import Counts
from herna.web.guard.problems import NotNow, TooLarge
from herna.web.honours.historian import Historian
from herna.web.mind.analyses import Analyses
from herna.web.mind.driver import Driver
from herna.web.mind.leases import Leases
from herna.web.mind.thinkers import Thinkers
from herna.web.news.channels import channels_for
from herna.web.news.stream import Streams
from herna.web.post.carrier import Carrier
from herna.web.post.courier import Courier
from herna.web.post.herald import Herald
from herna.web.post.mail import Mail
from herna.web.post.outside import Outcome
from herna.web.post.push import Push
from herna.web.store.addressees import Addressees
from herna.web.store.care import Care
from herna.web.store.claims import Claims
from herna.web.store.codes import Codes
from herna.web.store.cups import Cups
from herna.web.store.database import in_memory, working_on
from herna.web.store.ledger import Ledger
from herna.web.store.models import Remark, Visitor
from herna.web.store.offers import Offers
from herna.web.store.outbox import Message, News, Outbox
from herna.web.store.passkeys import Passkeys
from herna.web.store.reports import Reports
from herna.web.store.sessions import Sessions
from herna.web.store.store import Store
from herna.web.store.watchers import Watchers
from herna.web.store.wishes import WAYS
from herna.web.table.company import Company
from herna.web.table.course import Courses
from herna.web.table.handover import Handover
from herna.web.table.plan import tidy
from herna.web.table.revivals import Revivals
from herna.web.table.rights import Act, check
from herna.web.table.seating import Seating
from herna.web.table.tables import Live, Tables
from herna.web.table.timeline import Timelines

LOG: Final = logging.getLogger("herna.web")
LONGEST_REMARK: Final = 300
MEGABYTE: Final = 1_000_000
MESSAGES_PAGE: Final = "/me/messages"
"""Where somebody chooses what they hear of."""
LETTERS: Final = 3
"""How many letters one address gets in an hour that its owner may not have asked for."""
Req = Request[Any, Any, Any]


class Worker(Protocol):
    """Something that works in the background."""

    def start(self) -> None:
        """Begin to work, when the server has started."""

    async def stop(self) -> None:
        """Finish or lay down what is being done, when the server ends."""


class House:
    """Everything a request may need."""

    # long: a line for each part
    def __init__(self, config: Config) -> None:
        self.config: Final = config
        self.store: Final = Store(config.db)
        self.store.alarm = Alarm(config.alert)
        self.care: Final = Care(self.store)
        self.changes: Final = Allowance(
            config.posts_per_minute, MINUTE, "too many changes in a minute; wait a little"
        )
        self.openings: Final = Allowance(
            config.tables_per_hour, HOUR, f"you may open {config.tables_per_hour} tables in an hour"
        )
        self.readings: Final = Allowance(
            config.reads_per_minute, MINUTE, "too many looks at replays in a minute; wait a little"
        )
        self.guesses: Final = Allowance(
            config.guesses_per_hour, HOUR, "too many codes were tried from here; wait an hour"
        )
        self.errands: Final = Allowance(
            config.errands_per_hour, HOUR, "too many letters and tries from here; wait an hour"
        )
        self.letters: Final = Allowance(LETTERS, HOUR, "this address was asked several times; wait an hour")
        self.streams: Final = Streams(channels_for(self.store.url), config.streams_per_client)
        self.sessions: Final = Sessions(self.store, lambda: self.streams.people, config.noting)
        self.codes: Final = Codes(self.store, config.secret, config.now)
        self.passkeys: Final = Passkeys(self.store)
        self.ceremonies: Final = Ceremonies(self.passkeys, self.codes)
        self.claims: Final = Claims(self.store)
        self.gate: Final = Gate(self.store, self.claims, config.now)
        self.programs: Final = Programs(self.store, self.sessions, self.gate, config.now)
        self.reports: Final = Reports(self.store)
        self.tables: Final = Tables(self.store, self.changed, now=config.now)
        self.thinkers: Final = Thinkers(config.processes, config.building)
        self.leases: Final = Leases(self.store, config.lease)
        self.outbox: Final = Outbox(self.store, config.now, self.leases.now)
        self.addressees: Final = Addressees(self.store, config.now)
        self.mail: Final = Mail(config.mail, config.mail_from)
        self.push: Final = Push(self.store, config.contact, config.local_hooks, config.now)
        self.courier: Final = Courier(
            self.addressees, self.push, self.mail, config.url, config.secret, config.local_hooks
        )
        self.carrier: Final = Carrier(
            self.outbox, self.addressees, self.courier.send, config.absent, config.carrying
        )
        self.herald: Final = Herald(self.outbox, config.absent)
        self.driver: Final = Driver(self.tables, self.thinkers, self.leases)
        self.seating: Final = Seating(self.tables, config.secret, self.nudged)
        self.handover: Final = Handover(self.seating)
        self.company: Final = Company(self.handover, Offers(self.store))
        self.watchers: Final = Watchers(self.store, config.now)
        self.ledger: Final = Ledger(self.store)
        self.farewell: Final = Farewell(self.handover, self.ledger)
        self.sweeper: Final = Sweeper(self.gate, self.farewell, self.outbox)
        self.keeping: Final = Keeping(
            self.gate, self.farewell, self.sessions, self.reports, self.sweeper.chore.wake
        )
        self.historian: Final = Historian(self.tables, self.ledger)
        self.cups: Final = Cups(self.store)
        self.umpire: Final = Umpire(self.cups, self.handover, self.outbox)
        self.office: Final = Office(self.cups, self.ledger, config.now, self.umpire.chore.wake)
        self.revivals: Final = Revivals(self.seating)
        self.timelines: Final = Timelines()
        self.courses: Final = Courses()
        self.counts: Final = Counts()
        self.analyses: Final = Analyses(self.thinkers)
        self.workers: Final[tuple[Worker, ...]] = (
            self.care,
            self.gate.chore,
            self.sessions,
            self.driver,
            self.historian.chore,
            self.umpire.chore,
            self.herald.chore,
            self.sweeper.chore,
            self.carrier,
        )
        """What works while the house is open, in the order in which it begins; it ends the other way."""

    def changed(self, live: Live) -> None:
        """Tell the pages that a table moved on, and wake its bots."""
        self.counts.changes += 1
        self.streams.announce(live)
        self.driver.wake(live)
        self.historian.hear(live)
        self.umpire.hear(live)
        self.herald.hear(live.table.id)

    def nudged(self, live: Live, what: str) -> None:
        """Tell the pages that a seat or the talk changed."""
        self.streams.nudge(live, what)
        self.driver.wake(live)
        self.herald.hear(live.table.id)

    async def say(self, live: Live, visitor: str | None, seat: int, text: str) -> None:
        """Say something at a table, from a seat that may speak."""
        if len(text) > LONGEST_REMARK:
            raise TooLarge(f"a remark has at most {LONGEST_REMARK} characters")
        said = tidy(text, LONGEST_REMARK)
        if said:
            self.gate.may_speak(visitor)
            await self.store.say(live.table.id, seat, said)
            self.streams.nudge(live, "chat")
            self.herald.hear(live.table.id)

    async def murmur(self, live: Live, visitor: Visitor, text: str) -> None:
        """Say something among those who watch a table."""
        if len(text) > LONGEST_REMARK:
            raise TooLarge(f"a remark has at most {LONGEST_REMARK} characters")
        check(live, visitor.id, Act.MURMUR)
        self.gate.may_speak(visitor.id)
        said = tidy(text, LONGEST_REMARK)
        if said:
            await self.watchers.say(live.table.id, visitor, said)
            self.streams.nudge(live, "watchers")

    async def heard(self, live: Live, visitor: str | None) -> list[Remark]:
        """Return what is said at a table, but for those whom somebody does not want to hear."""
        muted = await self.reports.muted(visitor)
        quiet = {seat.seat for seat in live.seats if seat.visitor in muted}
        return [each for each in await self.store.remarks(live.table.id) if each.seat not in quiet]

    async def farewell_of(self, visitor: str) -> None:
        """Let somebody leave for good, unless they alone keep order here."""
        if self.gate.owners == {visitor}:
            raise NotNow("you alone keep order here: let somebody else do it first")
        await self.farewell.forget(visitor)
        await self.gate.refresh()

    @property
    def room(self) -> int | None:
        """How many megabytes the disk of the database has left, if it is on this machine."""
        if self.store.shared or in_memory(self.store.url):
            return None
        return shutil.disk_usage(Path(self.store.url.database or "").parent).free // MEGABYTE

    async def try_out(self, visitor: str, way: str, target: str) -> Outcome:
        """Send somebody a message at once by one of their ways, and return how it went."""
        whose = await self.addressees.get(visitor)
        if whose is None or way not in WAYS:
            raise NotNow(f"a message goes by {', '.join(WAYS)}, not {way[:20]!r}")
        news, now = News("news-test", MESSAGES_PAGE), self.config.now()
        name = self.outbox.fresh()
        return await self.courier.send(
            whose, [Message(name, visitor, "test", "test", None, news, way, target, now, 1, 1)]
        )

    def gauges(self) -> dict[str, int]:
        """Return how much of everything there is now."""
        return {
            "streams_open": self.streams.open["all"],
            "tables_ready": len(self.tables.ready),
            "bots_thinking": len(self.driver.tasks),
            **{f"post_{what}": count for what, count in self.carrier.sent.items()},
            **{f"alarms_{kind}": count for kind, count in self.store.alarm.rung.items()},
        }

    @asynccontextmanager
    async def lifespan(self, _app: Litestar) -> AsyncIterator[None]:
        """Open the house, and close it in order."""
        await self.store.open()
        with working_on(self.store.url) as alone:
            if not alone:
                LOG.warning("another server works on this SQLite file; pages miss its events: use PostgreSQL")
            await self.gate.refresh()
            await self.streams.start()
            for worker in self.workers:
                worker.start()
            try:
                yield
            finally:
                await self.analyses.stop()
                for worker in reversed(self.workers):
                    await worker.stop()
                await self.mail.stop()
                await self.streams.stop()
                await self.store.close()


def house(request: Req) -> House:
    """Return the house a request came to."""
    return cast(House, request.app.state.house)


def address(request: Req, path: str) -> str:
    """Return a path of this house as an address that can be passed on."""
    return (house(request).config.url or str(request.base_url)).rstrip("/") + path
