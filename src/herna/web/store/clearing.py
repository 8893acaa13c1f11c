"""What nobody came back to: which tables and guests that is, what was announced, what is left of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, exists, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from herna.web.store.models import OVER, PLAYING, UPLOAD, WAITING
from herna.web.store.notices import NOTICE, notice
from herna.web.store.order import DAY
from herna.web.store.people import PASSKEYS, SESSIONS
from herna.web.store.schema import REMARKS, SEATS, TABLES, VISITORS
from herna.web.store.settings import HouseRules
from herna.web.store.society import CUPS, OWNERS, RECORDS, RESULTS
from herna.web.store.store import Store

AT_ONCE: Final = 50
"""How many tables, and how many guests, are looked at in one go."""
ANNOUNCED: Final = "notice-clearing"
KEPT: Final = "notice-kept"
DONE: Final = ("over", "cancelled")
"""The stages of tournaments whose tables may go."""


@dataclass(frozen=True)
class Stale:
    """A table that nobody came back to, and when that was announced; None if it was not."""

    table: str
    announced: float | None


def last_said(key: str) -> Any:
    """Return when a table said something for the last time; 0 if it never did."""
    here = (REMARKS.c.table_id == TABLES.c.id) & (REMARKS.c.seat == NOTICE)
    said = REMARKS.c.text.startswith(f'{{"key": "{key}"', autoescape=True)
    query = select(func.max(REMARKS.c.at)).where(here, said).correlate(TABLES)
    return func.coalesce(query.scalar_subquery(), 0.0)


def older(stages: Iterable[str], days: int, now: float) -> ColumnElement[bool]:
    """Return what tables meet at which nothing happened for so many days, and that nobody asked to keep."""
    if not days:
        return TABLES.c.id.is_(None)
    since = now - days * DAY
    return and_(TABLES.c.stage.in_(list(stages)), TABLES.c.updated < since, last_said(KEPT) < since)


class Clearing:
    """The database's side of clearing away."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store: Final = store
        self.now: Final = now

    async def stale(self, rules: HouseRules) -> list[Stale]:
        """Return some tables that nobody came back to, the oldest first; none of a tournament going on."""
        counted = exists().where(RESULTS.c.table_id == TABLES.c.id) | (TABLES.c.origin == UPLOAD)
        going = select(CUPS.c.id).where(CUPS.c.id == TABLES.c.host, CUPS.c.stage.not_in(DONE)).exists()
        idle = older((WAITING, PLAYING), rules.idle_days, self.now())
        done = older((OVER,), rules.done_days, self.now()) & counted
        due = self.now() - rules.notice_days * DAY
        told = last_said(ANNOUNCED)
        fresh = or_(told <= TABLES.c.updated, told <= last_said(KEPT))
        query = select(TABLES.c.id, told.label("told"), fresh.label("fresh")).where(or_(idle, done), ~going)
        query = query.where(or_(fresh, told <= due)).order_by(TABLES.c.updated).limit(AT_ONCE)
        async with self.store.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Stale(str(row.id), None if row.fresh else float(row.told)) for row in rows]

    async def announced(self, tables: Iterable[str], rules: HouseRules) -> dict[str, float]:
        """Return which of these tables will be cleared away, and when."""
        told, kept = last_said(ANNOUNCED), last_said(KEPT)
        query = select(TABLES.c.id, told.label("told")).where(
            TABLES.c.id.in_(list(tables)), told > TABLES.c.updated, told > kept
        )
        async with self.store.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return {str(row.id): float(row.told) + rules.notice_days * DAY for row in rows}

    async def say(self, table: str, key: str, **said: str) -> None:
        """Let a table say something to all."""
        row = {"table_id": table, "seat": NOTICE, "text": notice(key, **said), "at": self.now()}
        async with self.store.begin() as connection:
            await connection.execute(insert(REMARKS).values(**row))

    async def leave_record(self, connection: AsyncConnection, table: str, game: str, text: str) -> None:
        """Keep the record of a table that goes."""
        row = {"table_id": table, "game": game, "cleared": self.now(), "text": text}
        await connection.execute(insert(RECORDS).values(**row))

    async def record(self, table: str) -> tuple[str, float, str] | None:
        """Return what is left of a table: its game, when it was cleared away, its record."""
        query = select(RECORDS.c.game, RECORDS.c.cleared, RECORDS.c.text).where(RECORDS.c.table_id == table)
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (str(row.game), float(row.cleared), str(row.text))

    async def guests(self, days: int) -> list[str]:
        """Return some guests who were not heard of for so many days and have nothing here."""
        if not days:
            return []
        since, me = self.now() - days * DAY, VISITORS.c.id
        seen = select(func.max(SESSIONS.c.seen)).where(SESSIONS.c.visitor == me).scalar_subquery()
        nothing = [~exists().where(table.c.visitor == me) for table in (SEATS, PASSKEYS, OWNERS)]
        nothing += [~exists().where(TABLES.c.host == me), ~exists().where(CUPS.c.host == me)]
        query = select(me).where(
            VISITORS.c.created < since,
            VISITORS.c.claimed.is_(None),
            VISITORS.c.address.is_(None),
            func.coalesce(seen, 0.0) < since,
            *nothing,
        )
        async with self.store.engine.connect() as connection:
            return [str(row.id) for row in await connection.execute(query.limit(AT_ONCE))]
