"""Everything that says who somebody was is taken out of the database: name, words, ways to reach them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import delete, func, or_, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from herna.web.store.notices import NOTICE
from herna.web.store.people import CODES, MESSAGES
from herna.web.store.schema import REMARKS, SEATS, TABLES, VISITORS
from herna.web.store.society import (
    ADMISSIONS,
    BANS,
    CUPS,
    DEEDS,
    ENTRANTS,
    MUTES,
    OWNERS,
    REPORTS,
    RESULTS,
    SENT_AWAY,
    WATCHERS,
)
from herna.web.store.store import Store

SOMEBODY: Final = "\N{HORIZONTAL ELLIPSIS}"
"""What stands for somebody who has gone: at their seats, and where others have written their name."""

SHORTEST: Final = 3
"""Names shorter than this are words like others, and stay where others have written them."""

THEIRS: Final = ((WATCHERS, "visitor"), (SENT_AWAY, "visitor"), (OWNERS, "visitor"), (CODES, "visitor"))
OF_BOTH: Final = ((MUTES, ("visitor", "muted")), (REPORTS, ("by", "about")))
WRITTEN: Final = (DEEDS.c.detail, REPORTS.c.text, ADMISSIONS.c.note, BANS.c.reason)
"""What owners and others have written in their own words."""


class Scrub:
    """Takes one player out of a database, in two strokes: first what was said, as seats tell whose it is."""

    def __init__(self, store: Store, visitor: str) -> None:
        self.store: Final = store
        self.visitor: Final = visitor
        self.names: set[str] = set()
        self.tables: list[str] = []

    async def talk(self) -> None:
        """Delete what they said, and their name from what was said to them and of them."""
        mine = SEATS.c.visitor == self.visitor
        async with self.store.begin() as connection:
            await self.learn(connection)
            seats = select(SEATS.c.table_id, SEATS.c.seat).where(mine)
            said = tuple_(REMARKS.c.table_id, REMARKS.c.seat).in_(seats)
            await connection.execute(delete(REMARKS).where(or_(said, REMARKS.c.visitor == self.visitor)))
            for table in self.tables:
                await self.rewrite(connection, table)

    async def learn(self, connection: AsyncConnection) -> None:
        """Find out where they have been, and under what names."""
        for table in (SEATS, RESULTS, WATCHERS, REMARKS):
            rows = await connection.execute(
                select(table.c.name, table.c.table_id).where(table.c.visitor == self.visitor)
            )
            for row in rows:
                self.names.add(row.name)
                self.tables.append(row.table_id)
        hosted = select(TABLES.c.id).where(TABLES.c.host == self.visitor)
        self.tables += [row.id for row in await connection.execute(hosted)]
        known = select(VISITORS.c.name).where(VISITORS.c.id == self.visitor)
        self.names |= {row.name for row in await connection.execute(known)}
        self.names.discard("")
        self.tables = sorted(set(self.tables))

    async def rewrite(self, connection: AsyncConnection, table: str) -> None:
        """Take the names out of what a table and others at it have said."""
        here = select(REMARKS.c.id, REMARKS.c.seat, REMARKS.c.text).where(REMARKS.c.table_id == table)
        for row in (await connection.execute(here)).all():
            text = unsaid(row.text, self.names) if row.seat == NOTICE else unnamed(row.text, self.names)
            if text != row.text:
                await connection.execute(update(REMARKS).where(REMARKS.c.id == row.id).values(text=text))

    async def everything(self) -> None:
        """Delete all the rest; what belongs to nobody else goes with the player itself."""
        me = self.visitor
        async with self.store.begin() as connection:
            for table, column in THEIRS:
                await connection.execute(delete(table).where(table.c[column] == me))
            for table, columns in OF_BOTH:
                await connection.execute(delete(table).where(or_(*[table.c[each] == me for each in columns])))
            await connection.execute(delete(BANS).where(BANS.c.about == me))
            for table in (BANS, DEEDS):
                await connection.execute(update(table).where(table.c.by == me).values(by=""))
            await connection.execute(
                update(SEATS).where(SEATS.c.visitor == me).values(visitor=None, name=SOMEBODY)
            )
            await connection.execute(update(TABLES).where(TABLES.c.host == me).values(host="", name=""))
            await connection.execute(update(CUPS).where(CUPS.c.host == me).values(host=""))
            await connection.execute(
                update(ENTRANTS).where(ENTRANTS.c.visitor == me).values(visitor=None, name="")
            )
            await self.unwrite(connection)
            await connection.execute(delete(VISITORS).where(VISITORS.c.id == me))
        if not self.store.shared:
            async with self.store.engine.connect() as connection:
                await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    async def unwrite(self, connection: AsyncConnection) -> None:
        """Take the names, and what the house called them inside, out of what others have written."""
        for name in [*(each for each in self.names if len(each) >= SHORTEST), self.visitor]:
            for column in WRITTEN:
                changed = {column.name: func.replace(column, name, SOMEBODY)}
                await connection.execute(
                    update(column.table).where(column.contains(name, autoescape=True)).values(**changed)
                )
        told = [MESSAGES.c.said.contains(json.dumps(name), autoescape=True) for name in self.names]
        told += [
            MESSAGES.c.said.contains(json.dumps(name, ensure_ascii=False), autoescape=True)
            for name in self.names
        ]
        await connection.execute(delete(MESSAGES).where(or_(*told)) if told else select(1))


def unsaid(said: str, names: Iterable[str]) -> str:
    """Return what a table has said without these names; it is told as of somebody."""
    plain: dict[str, Any] = json.loads(said)
    gone = set(names)
    return json.dumps(
        {key: "" if value in gone else value for key, value in plain.items()}, ensure_ascii=False
    )


def unnamed(text: str, names: Iterable[str]) -> str:
    """Return what somebody has said without these names."""
    for name in sorted(names, key=len, reverse=True):
        if len(name) >= SHORTEST:
            text = re.sub(rf"\b{re.escape(name)}\b", SOMEBODY, text, flags=re.I)
    return text
