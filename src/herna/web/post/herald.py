"""Finds what players should hear of: turns, deadlines, seats kept for them, ends of games, talk.

All of it is read from what the tables themselves say, right after they change and again every minute. So
nothing is lost when the server dies between an answer and the message about it, and nothing is told twice:
each has a name of its own in the outbox.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, exists, func, or_, select, true

from herna.web.post.occasions import asked_since, rematch_once, reminder_once, turn_once
from herna.web.store.chore import Chore
from herna.web.store.clock import DAY, Clock
from herna.web.store.models import OPEN, OVER, PERSON, PLAYING, WAITING, Options
from herna.web.store.outbox import News, Outbox
from herna.web.store.people import MESSAGES, SESSIONS
from herna.web.store.schema import REMARKS, SEATS, TABLES, VISITORS
from herna.web.store.wishes import CHAT, INVITED, REMINDER, TURN
from herna.web.store.wishes import OVER as ENDED

EVERY: Final = 60.0
"""Seconds between looks at all tables."""
TOGETHER: Final = 0.5
"""Seconds in which several changes are looked at together."""
RECENT: Final = float(DAY)
"""Seconds for which an end or a remark is news."""
MOST_KNOWN: Final = 20_000
NAMED: Final = (TABLES.c.id, TABLES.c.game, TABLES.c.name.label("table_name"), SEATS.c.seat, SEATS.c.visitor)
HEARS: Final = and_(VISITORS.c.id == SEATS.c.visitor, VISITORS.c.wishes != "")
SEATED: Final = SEATS.c.table_id == TABLES.c.id


def lead(allowance: int) -> float:
    """Return how many seconds before a deadline somebody is reminded."""
    return min(allowance / 4, float(DAY))


class Herald:
    """One task that looks at tables."""

    def __init__(self, outbox: Outbox, wait: float, every: float = EVERY) -> None:
        self.outbox: Final = outbox
        self.wait: Final = wait
        """Seconds after which it is known whether somebody's page was open."""
        self.every: Final = every
        self.chore: Final = Chore("look for news", every, self.look_again)
        self.next_time = 0.0
        """When all tables are looked at again."""
        self.changed: Final[set[str]] = set()
        self.known: Final[OrderedDict[str, None]] = OrderedDict()
        """What this server has put into the outbox, so that it need not ask again."""

    def hear(self, table: str) -> None:
        """Notice that something happened at a table."""
        self.changed.add(table)
        self.chore.wake()

    async def look_again(self) -> int:
        """Look at all tables now and then, and at those that have changed; nothing is left to do at once."""
        clock = asyncio.get_running_loop().time
        if clock() >= self.next_time:
            self.changed.clear()
            await self.look()
            self.next_time = clock() + self.every
        else:
            await asyncio.sleep(TOGETHER)
            tables = sorted(self.changed)
            self.changed.clear()
            await self.look(tables)
        return 0

    async def look(self, tables: Iterable[str] | None = None) -> None:
        """Put into the outbox what is new at some tables, or at all."""
        here = true() if tables is None else TABLES.c.id.in_(list(tables))
        await self.look_for_turns(here)
        await self.look_for_rematches(here)
        await self.look_for_ends(here)
        await self.look_for_talk(here)

    async def found(self, query: Any) -> list[Any]:
        """Return the rows of a question."""
        async with self.outbox.store.engine.connect() as connection:
            return list(await connection.execute(query))

    async def tell(self, row: Any, event: str, once: str, key: str, **args: str) -> None:
        """Put something into the outbox, unless this server did so before."""
        mark = f"{row.visitor} {once}"
        if mark in self.known:
            return
        news = News(key, f"/t/{row.id}", {"game": row.game, "table": row.table_name, **args})
        await self.outbox.tell(row.visitor, event, once, news, row.id, self.wait)
        self.known[mark] = None
        while len(self.known) > MOST_KNOWN:
            self.known.popitem(last=False)

    async def look_for_turns(self, here: ColumnElement[bool]) -> None:
        """Tell people that others wait for them, and before their time runs out."""
        other = SEATS.alias()
        company = exists().where(
            other.c.table_id == TABLES.c.id, other.c.visitor.is_not(None), other.c.visitor != SEATS.c.visitor
        )
        query = (
            select(*NAMED, TABLES.c.version, TABLES.c.options, TABLES.c.clock, asked_since().label("since"))
            .join(SEATS, SEATED & (SEATS.c.seat == TABLES.c.turn) & (SEATS.c.kind == PERSON))
            .join(VISITORS, HEARS)
            .where(here, TABLES.c.stage == PLAYING, company)
        )
        for row in await self.found(query):
            await self.tell(row, TURN, turn_once(row.id, row.seat, row.since), "news-turn")
            terms, clock = Options.read(row.options).terms, Clock.read(row.clock)
            left = clock.left(terms, row.seat, True, self.outbox.now())
            if terms.allowance and left is not None and 0 < left <= lead(terms.allowance):
                await self.tell(row, REMINDER, reminder_once(row.id, row.version), "news-reminder")

    async def look_for_rematches(self, here: ColumnElement[bool]) -> None:
        """Tell people that a seat is kept for them."""
        query = (
            select(*NAMED, SEATS.c.serial)
            .join(SEATS, SEATED & (SEATS.c.kind == OPEN))
            .join(VISITORS, HEARS)
            .where(here, TABLES.c.stage == WAITING, TABLES.c.host != SEATS.c.visitor)
        )
        for row in await self.found(query):
            await self.tell(row, INVITED, rematch_once(row.id, row.seat, row.serial), "news-invited")

    async def look_for_ends(self, here: ColumnElement[bool]) -> None:
        """Tell people that a game is over."""
        query = (
            select(*NAMED)
            .join(SEATS, SEATED)
            .join(VISITORS, HEARS)
            .where(here, TABLES.c.stage == OVER, TABLES.c.updated > self.outbox.now() - RECENT)
        )
        for row in await self.found(query):
            await self.tell(row, ENDED, f"over:{row.id}", "news-over")

    async def look_for_talk(self, here: ColumnElement[bool]) -> None:
        """Tell people that somebody spoke at their table while they were away; once, until they come back."""
        for row in await self.found(talk(here, self.outbox.now() - RECENT)):
            once = f"chat:{row.id}:{row.remark}"
            await self.tell(row, CHAT, once, "news-chat", who=row.who)


def talk(here: ColumnElement[bool], since: float) -> Any:
    """Return the question who was away while others spoke at their table, and has not been told yet."""
    speaker = SEATS.alias()
    pages = (SESSIONS.c.visitor == SEATS.c.visitor) & (SESSIONS.c.scopes == "")
    seen = func.coalesce(select(func.max(SESSIONS.c.seen)).where(pages).scalar_subquery(), 0.0)
    told = exists().where(
        MESSAGES.c.table_id == TABLES.c.id,
        MESSAGES.c.visitor == SEATS.c.visitor,
        MESSAGES.c.event == CHAT,
        MESSAGES.c.created > seen,
    )
    said_by_other = and_(
        speaker.c.table_id == TABLES.c.id,
        speaker.c.seat == REMARKS.c.seat,
        or_(speaker.c.visitor != SEATS.c.visitor, speaker.c.visitor.is_(None)),
    )
    return (
        select(*NAMED, func.min(REMARKS.c.id).label("remark"), func.min(speaker.c.name).label("who"))
        .join(SEATS, SEATED & (SEATS.c.kind != OPEN))
        .join(VISITORS, HEARS)
        .join(REMARKS, REMARKS.c.table_id == TABLES.c.id)
        .join(speaker, said_by_other)
        .where(here, REMARKS.c.at > since, REMARKS.c.at > seen, ~told)
        .group_by(*NAMED)
    )
