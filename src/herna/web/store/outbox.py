"""The outbox: what somebody is to be told, kept until it is told; a crash loses nothing.

Whatever wants a player to hear of something calls :meth:`Outbox.tell` once, in the transaction that makes it
so (``connection``), or again and again afterwards: the same ``once`` is told only once::

    await house.outbox.tell(
        visitor, CUP, f"cup:{cup}:{round}", News("news-cup-round", f"/t/{table}", {"cup": name}), table
    )

Nothing happens unless the player wants to hear of this kind of event. ``News.key`` is an entry of the
catalogs in both languages; its ``.more`` is the second line. Arguments are names only, ``game`` is said by
its title. A message leaves the house: nothing that is secret belongs into it. How it is sent is up to
``web/post``. For a mail to an address beside the outbox, such as a link to sign in, see ``web/post/mail.py``.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, delete, literal, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from herna.web.store.models import PLAYING
from herna.web.store.people import MESSAGES, PUSHES, WEBHOOKS
from herna.web.store.schema import TABLES, VISITORS
from herna.web.store.store import Store
from herna.web.store.wishes import MAIL, PUSH, Wishes

MINUTE: Final = 60.0
DAY: Final = 24 * 60 * MINUTE
BREATH: Final[dict[str, float]] = {MAIL: 5 * MINUTE}
"""Seconds that a message waits at least before it is sent by one of the ways, to go with others."""
KEPT: Final = 30 * DAY
"""Seconds for which it is remembered what was told."""


@dataclass(frozen=True)
class News:
    """What is to be said, in whatever language somebody reads, and where it leads."""

    key: str
    path: str
    args: dict[str, str] = field(default_factory=dict)

    def text(self) -> str:
        """Write it for the database."""
        plain = {"key": self.key, "path": self.path, **({"args": self.args} if self.args else {})}
        return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))

    @staticmethod
    def read(text: str) -> News:
        """Read what :meth:`text` wrote."""
        return News(**json.loads(text))


@dataclass(frozen=True)
class Message:
    """Something to be told to somebody by one way."""

    id: str
    visitor: str
    once: str
    event: str
    table: str | None
    news: News
    way: str
    target: str
    created: float
    tries: int
    doubt: int
    """Of how many attempts nobody knows the end, with the one that is being made."""

    @property
    def repeated(self) -> bool:
        """Whether, in hand now, it may have arrived before."""
        return self.doubt > 1


COLUMNS: Final = (
    MESSAGES.c.id,
    MESSAGES.c.visitor,
    MESSAGES.c.once,
    MESSAGES.c.event,
    MESSAGES.c.table_id,
    MESSAGES.c.said,
    MESSAGES.c.way,
    MESSAGES.c.target,
    MESSAGES.c.created,
    MESSAGES.c.tries,
    MESSAGES.c.doubt,
)


def message(row: Any) -> Message:
    """Return a row as a message."""
    return Message(
        row.id,
        row.visitor,
        row.once.partition("|")[0],
        row.event,
        row.table_id,
        News.read(row.said),
        row.way,
        row.target,
        row.created,
        row.tries,
        row.doubt,
    )


class Outbox:
    """All that waits to be told, for every server that works on this database."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float] = time.time,
        alive: Callable[[], ColumnElement[Any]] | None = None,
    ) -> None:
        self.store: Final = store
        self.now: Final = now
        self.alive: Final = alive or (lambda: literal(time.time()))
        """The clock that all servers share: by it, what a dead server was sending becomes free again."""
        self.holder: Final = secrets.token_hex(16)

    def fresh(self) -> str:
        """Return the name of a new message."""
        return secrets.token_hex(16)

    @asynccontextmanager
    async def within(self, connection: AsyncConnection | None) -> AsyncIterator[AsyncConnection]:
        """Go on in a transaction, or begin one."""
        if connection is not None:
            yield connection
        else:
            async with self.store.begin() as begun:
                yield begun

    # long: a line for each column of a message
    async def tell(
        self,
        visitor: str,
        event: str,
        once: str,
        news: News,
        table: str | None = None,
        wait: float = 0.0,
        connection: AsyncConnection | None = None,
    ) -> None:
        """Tell somebody of something in ``wait`` seconds, unless they do not want it or were told before."""
        async with self.within(connection) as here:
            wishes = await self.wishes(here, visitor)
            rows = [
                {
                    "id": self.fresh(),
                    "visitor": visitor,
                    "once": f"{once}|{way}|{target}",
                    "event": event,
                    "table_id": table,
                    "said": news.text(),
                    "way": way,
                    "target": target,
                    "created": self.now(),
                    "due": self.now() + max(wait, BREATH.get(way, 0.0)),
                    "tries": 0,
                }
                for way in wishes.ways(event)
                for target in await targets(here, visitor, way)
            ]
            if rows:
                insert = postgresql.insert if self.store.shared else sqlite.insert
                await here.execute(insert(MESSAGES).on_conflict_do_nothing(index_elements=["once"]), rows)

    async def wishes(self, connection: AsyncConnection, visitor: str) -> Wishes:
        """Return what somebody wants to hear of."""
        found = await connection.execute(select(VISITORS.c.wishes).where(VISITORS.c.id == visitor))
        return Wishes.read(found.scalar_one_or_none() or "")

    # sending

    def free(self) -> ColumnElement[bool]:
        """What waits and is in nobody's hands."""
        return and_(MESSAGES.c.due <= self.now(), MESSAGES.c.until < self.alive())

    async def due(self, most: int) -> list[Message]:
        """Return what should be told now, the oldest first."""
        query = select(*COLUMNS).where(self.free()).order_by(MESSAGES.c.due).limit(most)
        async with self.store.engine.connect() as connection:
            return [message(row) for row in await connection.execute(query)]

    async def take(self, ids: Sequence[str], seconds: float) -> list[Message]:
        """Take messages into this server's hands for so long; another may have been first with some."""
        taken = []
        values = {"holder": self.holder, "until": self.alive() + seconds, "doubt": MESSAGES.c.doubt + 1}
        async with self.store.begin() as connection:
            for each in sorted(ids):
                mine = update(MESSAGES).where(MESSAGES.c.id == each, self.free())
                got = mine.values(**values, tries=MESSAGES.c.tries + 1).returning(*COLUMNS)
                taken += [message(row) for row in await connection.execute(got)]
        return taken

    async def settle(self, ids: Sequence[str], due: float | None, sure: bool = True) -> None:
        """Say that an attempt is over: done, or to be tried again; unless ``sure``, it may have arrived."""
        mine = and_(MESSAGES.c.id.in_(list(ids)), MESSAGES.c.holder == self.holder)
        known = {"doubt": 0} if sure else {}
        async with self.store.begin() as connection:
            await connection.execute(
                update(MESSAGES).where(mine).values(due=due, holder="", until=0.0, **known)
            )

    async def delay(self, ids: Sequence[str], due: float | None) -> None:
        """Let messages that nobody has in hand wait, or never be sent."""
        async with self.store.begin() as connection:
            idle = and_(MESSAGES.c.id.in_(list(ids)), self.free())
            await connection.execute(update(MESSAGES).where(idle).values(due=due))

    async def tidy(self) -> None:
        """Forget what was told long ago; while a table is played, nothing that was told there."""
        played = select(TABLES.c.id).where(TABLES.c.stage == PLAYING, TABLES.c.id == MESSAGES.c.table_id)
        old = and_(MESSAGES.c.due.is_(None), MESSAGES.c.created < self.now() - KEPT, ~played.exists())
        async with self.store.begin() as connection:
            await connection.execute(delete(MESSAGES).where(old))


async def targets(connection: AsyncConnection, visitor: str, way: str) -> list[str]:
    """Return where somebody can be reached by one way: their browsers, their addresses."""
    if way == MAIL:
        confirmed = VISITORS.c.address.is_not(None)
        found = await connection.execute(select(VISITORS.c.id).where(VISITORS.c.id == visitor, confirmed))
        return [str(row.id) for row in found]
    table = PUSHES if way == PUSH else WEBHOOKS
    rows = await connection.execute(select(table.c.id).where(table.c.visitor == visitor))
    return [str(row.id) for row in rows]
