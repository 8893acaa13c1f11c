"""Garbage in a database: noticed at the start and at every read; the table is set aside, all others go on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

from sqlalchemy import RowMapping, Select, select
from sqlalchemy.exc import DatabaseError, InternalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from herna.web.guard.problems import Damaged
from herna.web.store.database import reason
from herna.web.store.models import TableRow
from herna.web.store.schema import TABLES

MOST_SHOWN: Final = 5
"""So many findings are written down; one is enough to act."""

NONSENSE: Final = (ValueError, KeyError, TypeError, IndexError, AttributeError)
"""What reading a row raises that nobody of us wrote."""


class Spoilt(Exception):  # noqa: N818
    """A page of the database is damaged."""


@contextmanager
def spoilt() -> Iterator[None]:
    """Tell damaged pages from a database that is away or full, which may work again later."""
    try:
        yield
    except DatabaseError as wrong:
        if type(wrong) in (DatabaseError, InternalError):
            raise Spoilt(reason(wrong)) from wrong
        raise


@contextmanager
def reading(table: str) -> Iterator[None]:
    """Refuse a table whose data are garbage, and nothing else."""
    try:
        with spoilt():
            yield
    except (Spoilt, *NONSENSE) as wrong:
        raise Damaged(
            f"the data of table {table[:20]} are damaged: {type(wrong).__name__}: {wrong}"
        ) from wrong


async def rows_of(connection: AsyncConnection, query: Select[Any]) -> list[RowMapping]:
    """Return what a query about tables finds; between damaged pages, whatever can be read table by table."""
    try:
        with spoilt():
            return list((await connection.execute(query)).mappings())
    except Spoilt:
        found = list[RowMapping]()
        for table in (await connection.execute(select(TABLES.c.id))).scalars().all():
            with suppress(Spoilt), spoilt():
                found += (await connection.execute(query.where(TABLES.c.id == table))).mappings()
        return found


def tables_in(rows: list[RowMapping]) -> list[TableRow]:
    """Return the tables in some rows, the latest first, without those that are garbage."""
    found = list[TableRow]()
    for row in rows:
        with suppress(*NONSENSE):
            found.append(TableRow.read(dict(row)))
    return sorted(found, key=lambda table: -table.updated)


async def damages(engine: AsyncEngine) -> list[str]:
    """Return what is wrong with SQLite's pages; PostgreSQL looks after its own."""
    if engine.dialect.name != "sqlite":
        return []
    try:
        async with engine.connect() as connection:
            found = await connection.exec_driver_sql(f"PRAGMA quick_check({MOST_SHOWN})")
            return [str(row[0]) for row in found if row[0] != "ok"]
    except DatabaseError as wrong:
        return [reason(wrong)]
