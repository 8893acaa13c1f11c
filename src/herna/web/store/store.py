"""Where tables are kept: an answer is there once :meth:`Store.append` has returned, or not at all."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, nullcontext
from typing import Any, Final, TypeAlias

from sqlalchemy import delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from herna.web.guard.alarm import Alarm
from herna.web.guard.problems import NoSuchTable, Stale
from herna.web.guard.tokens import digest
from herna.web.store.clock import Clock
from herna.web.store.damage import rows_of, tables_in
from herna.web.store.database import address, make_engine, prepare
from herna.web.store.models import OPEN, PLAYING, WAITING, Entry, Remark, SeatRow, Standing, TableRow, Visitor
from herna.web.store.notices import NOTICE
from herna.web.store.people import SESSIONS, session_row
from herna.web.store.schema import ENTRIES, REMARKS, SEATS, TABLES, VISITORS
from herna.web.store.words import Words

LISTED: Final = 100
"""No list of tables is longer."""

MOST_REMARKS: Final = 1000
"""How many remarks a table remembers."""


LAST: Final = 2**31 - 1
"""Beyond every entry."""

First: TypeAlias = Callable[[], int | None]


class Store:
    """All that is remembered, in one SQL database."""

    def __init__(self, url: str) -> None:
        self.url: Final = address(url)
        self.shared: Final = self.url.get_backend_name() != "sqlite"
        """Whether several servers may work on it."""
        self.engine: Final = make_engine(self.url)
        self.writing: Final = asyncio.Lock()
        self.alarm = Alarm()
        self.words = Words()

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """Begin a change; SQLite takes one at a time, and waiting here is fair, unlike its own."""
        async with nullcontext() if self.shared else self.writing, self.engine.begin() as connection:
            yield connection

    async def open(self) -> None:
        """Create or update the database."""
        await prepare(self.engine)

    async def writable(self) -> None:
        """Make sure that something could be written now: a full disk fails here, not at somebody's answer."""
        async with self.begin() as connection:
            if self.shared:
                await connection.execute(select(func.txid_current()))
            else:
                await connection.exec_driver_sql(f"PRAGMA user_version = {secrets.randbelow(LAST)}")

    async def close(self) -> None:
        """Let go of the database."""
        await self.engine.dispose()

    # visitors

    async def visitor(self, token: str) -> Visitor | None:
        """Return who holds this token."""
        held = SESSIONS.c.token_hash == digest(token)
        wanted = (VISITORS.c.id, VISITORS.c.name, SESSIONS.c.id.label("session"), SESSIONS.c.scopes)
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(*wanted).join(SESSIONS, SESSIONS.c.visitor == VISITORS.c.id).where(held)
            )
            row = found.first()
        return None if row is None else Visitor(row.id, row.name, row.session, row.scopes)

    async def add_visitor(self, visitor: Visitor, token: str, label: str = "") -> None:
        """Remember a newcomer, and their device by the digest of its token."""
        now = time.time()
        async with self.begin() as connection:
            await connection.execute(insert(VISITORS).values(id=visitor.id, name=visitor.name, created=now))
            await connection.execute(insert(SESSIONS).values(**session_row(visitor.id, token, label)))

    async def rename(self, visitor: str, name: str) -> None:
        """Remember under what name somebody plays."""
        async with self.begin() as connection:
            await connection.execute(update(VISITORS).where(VISITORS.c.id == visitor).values(name=name))

    # tables

    async def add_table(self, table: TableRow, seats: list[SeatRow], entries: list[Entry]) -> None:
        """Set up a table, with the answers it begins with."""
        async with self.begin() as connection:
            await connection.execute(insert(TABLES).values(**table.columns()))
            await connection.execute(insert(SEATS), [{"table_id": table.id, **s.__dict__} for s in seats])
            await add_entries(connection, table.id, entries)

    async def table(self, table: str) -> tuple[TableRow, list[SeatRow]]:
        """Return a table and its seats."""
        if not (table.isascii() and table.isalnum()):
            raise NoSuchTable(f"there is no table {table[:20]!r}")
        async with self.engine.connect() as connection:
            found = await connection.execute(select(TABLES).where(TABLES.c.id == table))
            row = found.mappings().first()
            if row is None:
                raise NoSuchTable(f"there is no table {table[:20]!r}")
            seats = await read_seats(connection, [table])
        return TableRow.read(dict(row)), seats.get(table, [])

    async def entries(self, table: str, since: int = 0, end: int = LAST) -> list[Entry]:
        """Return a table's log from entry ``since`` on, up to ``end``."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(ENTRIES.c.number, ENTRIES.c.seat, ENTRIES.c.kind, ENTRIES.c.code)
                .where(ENTRIES.c.table_id == table, ENTRIES.c.number >= since, ENTRIES.c.number < end)
                .order_by(ENTRIES.c.number)
            )
            return [Entry(*row) for row in found]

    async def version(self, table: str) -> int:
        """Return how many entries a table's log has."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(TABLES.c.version).where(TABLES.c.id == table))
            row = found.first()
        if row is None:
            raise NoSuchTable(f"there is no table {table[:20]!r}")
        return int(row.version)

    async def append(self, table: TableRow, entries: list[Entry], turn: int | None) -> None:
        """Add entries to a table's log, durably, unless somebody else was first: then nothing is added."""
        first = entries[0].number
        try:
            async with self.begin() as connection:
                changed = await connection.execute(
                    update(TABLES)
                    .where(TABLES.c.id == table.id, TABLES.c.version == first)
                    .values(
                        version=first + len(entries),
                        turn=turn,
                        stage=table.stage,
                        result=table.columns()["result"],
                        clock=table.clock.text(),
                        updated=time.time(),
                    )
                )
                if changed.rowcount != 1:
                    raise Stale("somebody else answered first")
                await add_entries(connection, table.id, entries)
        except IntegrityError:
            raise Stale("somebody else answered first") from None

    async def follow(self, table: str, following: str) -> str:
        """Let one table lead to the next, unless it already does; return the next one's address."""
        async with self.begin() as connection:
            await connection.execute(
                update(TABLES)
                .where(TABLES.c.id == table, TABLES.c.following.is_(None))
                .values(following=following)
            )
            found = await connection.execute(select(TABLES.c.following).where(TABLES.c.id == table))
            return str(found.scalar_one())

    # seats

    # long: everything that one transaction does
    async def put_seat(
        self, table: TableRow, seat: SeatRow, was: SeatRow, first: First, clock: Clock, said: str = ""
    ) -> bool:
        """Change a seat, unless it was changed meanwhile; say whether it happened.

        If it was the last free one, the game begins in the same breath, and ``first`` says who is asked.
        The clock is set as well, unless an answer has set it meanwhile; what is ``said`` is told to all.
        """
        async with self.begin() as connection:
            await connection.execute(select(TABLES.c.id).where(TABLES.c.id == table.id).with_for_update())
            changed = await connection.execute(
                update(SEATS)
                .where(
                    SEATS.c.table_id == table.id,
                    SEATS.c.seat == seat.seat,
                    SEATS.c.kind == was.kind,
                    SEATS.c.serial == was.serial,
                )
                .values(**seat.__dict__)
            )
            free = exists().where(SEATS.c.table_id == table.id, SEATS.c.kind == OPEN)
            waits = await connection.execute(
                select(TABLES.c.id).where(TABLES.c.id == table.id, TABLES.c.stage == WAITING, ~free)
            )
            if changed.rowcount and waits.first() is not None:
                await connection.execute(
                    update(TABLES)
                    .where(TABLES.c.id == table.id)
                    .values(stage=PLAYING, turn=first(), updated=time.time())
                )
            if changed.rowcount and said:
                remark = {"table_id": table.id, "seat": NOTICE, "text": said, "at": time.time()}
                await connection.execute(insert(REMARKS).values(**remark))
            if changed.rowcount and clock != table.clock:
                await connection.execute(
                    update(TABLES)
                    .where(TABLES.c.id == table.id, TABLES.c.version == table.version)
                    .values(clock=clock.text())
                )
        return bool(changed.rowcount)

    async def invited(self, token: str) -> tuple[str, int] | None:
        """Return the table and the seat that an invitation opens."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.invite_hash == digest(token))
            )
            row = found.first()
        return None if row is None else (str(row.table_id), int(row.seat))

    # lists

    async def tables_of(self, visitor: str) -> list[Standing]:
        """Return the tables where somebody sits or that somebody opened, the latest first."""
        seated = select(SEATS.c.table_id).where(SEATS.c.visitor == visitor)
        return await self.standings(TABLES.c.id.in_(seated) | (TABLES.c.host == visitor))

    async def public_tables(self) -> list[Standing]:
        """Return the latest tables that are shown to everybody and not over."""
        shown = TABLES.c.options.contains('"listed": true') & TABLES.c.stage.in_((WAITING, PLAYING))
        return await self.standings(shown)

    async def unfinished(self, host: str) -> int:
        """Return how many tables somebody opened that are not over."""
        mine = select(func.count()).where(TABLES.c.host == host, TABLES.c.stage.in_((WAITING, PLAYING)))
        async with self.engine.connect() as connection:
            return int((await connection.execute(mine)).scalar_one())

    async def standings(self, condition: Any) -> list[Standing]:
        """Return the tables that meet a condition, the latest first."""
        async with self.engine.connect() as connection:
            query = select(TABLES).where(condition).order_by(TABLES.c.updated.desc()).limit(LISTED)
            rows = tables_in(await rows_of(connection, query))[:LISTED]
            seats = await read_seats(connection, [row.id for row in rows])
        return [Standing(row, seats.get(row.id, [])) for row in rows]

    # remarks

    async def say(self, table: str, seat: int, text: str) -> None:
        """Keep a remark; a table that talks without end forgets what was said first."""
        here = REMARKS.c.table_id == table
        said = {"table_id": table, "seat": seat, "text": text if seat < 0 else self.words.covered(text)}
        oldest = select(REMARKS.c.id).where(here).order_by(REMARKS.c.id.desc()).offset(MOST_REMARKS - 1)
        async with self.begin() as connection:
            await connection.execute(
                delete(REMARKS).where(here, REMARKS.c.id <= oldest.limit(1).scalar_subquery())
            )
            await connection.execute(insert(REMARKS).values(**said, at=time.time()))

    async def remarks(self, table: str, most: int = 100) -> list[Remark]:
        """Return the latest remarks of those who sit at a table, oldest first."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(REMARKS.c.id, REMARKS.c.seat, REMARKS.c.text, REMARKS.c.at)
                .where(REMARKS.c.table_id == table, REMARKS.c.seat >= NOTICE)
                .order_by(REMARKS.c.id.desc())
                .limit(most)
            )
            return [Remark(*row) for row in found][::-1]


async def add_entries(connection: AsyncConnection, table: str, entries: Iterable[Entry]) -> None:
    """Write entries; the same number twice is refused by the database itself."""
    rows = [{"table_id": table, "at": time.time(), **entry.__dict__} for entry in entries]
    if rows:
        await connection.execute(insert(ENTRIES), rows)


async def read_seats(connection: AsyncConnection, tables: list[str]) -> dict[str, list[SeatRow]]:
    """Return the seats of several tables, in order."""
    found = await connection.execute(
        select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.table_id, SEATS.c.seat)
    )
    seats: dict[str, list[SeatRow]] = {}
    for row in found.mappings():
        plain = dict(row)
        seats.setdefault(plain.pop("table_id"), []).append(SeatRow(**plain))
    return seats
