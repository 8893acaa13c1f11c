"""Who looks on at a table, and what they say among themselves."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from herna.web.store.models import Visitor
from herna.web.store.schema import REMARKS
from herna.web.store.society import WATCHERS
from herna.web.store.store import Store

WATCHING: Final = -2
"""The seat of what is said among those who watch."""

MINUTE: Final = 60.0
STAYS: Final = 10 * MINUTE
"""Seconds after which somebody of whom nothing is heard no longer watches."""

MOST_MURMURS: Final = 500
"""How many remarks of watchers a table remembers."""
MOST_SHOWN: Final = 60
MOST_KNOWN: Final = 10_000


@dataclass(frozen=True)
class Murmur:
    """Something said among those who watch."""

    id: int
    visitor: str | None
    name: str
    text: str
    at: float


class Watchers:
    """Those who look on, at all tables of a house."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self.store: Final = store
        self.now: Final = now
        self.known: Final[OrderedDict[tuple[str, str], float]] = OrderedDict()
        """Until when somebody is noted, so that not every look is written down."""

    async def look(self, table: str, visitor: Visitor) -> bool:
        """Note that somebody looks on; say whether they have just come."""
        key, now = (table, visitor.id), self.now()
        if self.known.get(key, 0.0) - now > STAYS / 2:
            return False
        fresh = await self.note(table, visitor, now)
        self.known[key] = now + STAYS
        while len(self.known) > MOST_KNOWN:
            self.known.popitem(last=False)
        return fresh

    async def note(self, table: str, visitor: Visitor, now: float) -> bool:
        """Write down that somebody looks on, and forget who has gone; say whether somebody has come."""
        here = (WATCHERS.c.table_id == table) & (WATCHERS.c.visitor == visitor.id)
        row = {"name": visitor.name, "until": now + STAYS}
        try:
            async with self.store.begin() as connection:
                await connection.execute(delete(WATCHERS).where(WATCHERS.c.until < now))
                if (await connection.execute(update(WATCHERS).where(here).values(**row))).rowcount:
                    return False
                await connection.execute(insert(WATCHERS).values(table_id=table, visitor=visitor.id, **row))
        except IntegrityError:  # the same visitor in two windows
            return False
        return True

    async def names(self, table: str) -> list[str]:
        """Return what those are called who look on now."""
        here = (WATCHERS.c.table_id == table) & (WATCHERS.c.until >= self.now())
        query = select(WATCHERS.c.name).where(here).order_by(WATCHERS.c.name).limit(MOST_SHOWN)
        async with self.store.engine.connect() as connection:
            return [str(row.name) for row in await connection.execute(query)]

    async def say(self, table: str, visitor: Visitor, text: str) -> None:
        """Keep what somebody says among those who watch."""
        here = (REMARKS.c.table_id == table) & (REMARKS.c.seat == WATCHING)
        oldest = select(REMARKS.c.id).where(here).order_by(REMARKS.c.id.desc()).offset(MOST_MURMURS - 1)
        said = {"table_id": table, "seat": WATCHING, "visitor": visitor.id, "name": visitor.name}
        async with self.store.begin() as connection:
            await connection.execute(
                delete(REMARKS).where(here, REMARKS.c.id <= oldest.limit(1).scalar_subquery())
            )
            await connection.execute(
                insert(REMARKS).values(**said, text=self.store.words.covered(text), at=time.time())
            )

    async def said(self, table: str) -> list[Murmur]:
        """Return the latest that was said among those who watch, oldest first."""
        here = (REMARKS.c.table_id == table) & (REMARKS.c.seat == WATCHING)
        wanted = (REMARKS.c.id, REMARKS.c.visitor, REMARKS.c.name, REMARKS.c.text, REMARKS.c.at)
        query = select(*wanted).where(here).order_by(REMARKS.c.id.desc()).limit(MOST_SHOWN)
        async with self.store.engine.connect() as connection:
            return [Murmur(*row) for row in await connection.execute(query)][::-1]
