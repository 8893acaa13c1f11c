"""All tables in one file that any database can be filled from: to keep, or to move to PostgreSQL."""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, Final

from sqlalchemy import Connection, MetaData, Table, inspect, select, text
from sqlalchemy.exc import DBAPIError

from herna.kernel.errors import HernaError
from herna.web.store.database import address, make_engine, migrate, prepare

FORMAT: Final = "herna-backup"
VERSION: Final = 1
BATCH: Final = 500
SHAPE: Final = "alembic_version"
PASSING: Final = ("leases", "watchers", "codes", "messages")
"""What belongs to running servers only, and must not be told again by another."""


class BadBackup(HernaError):  # noqa: N818
    """A file that is no backup, or a place that cannot take one."""


def shape_of(connection: Connection) -> str:
    """Return the version of a database's shape."""
    return str(connection.execute(text(f"select version_num from {SHAPE}")).scalar_one())


def tables_of(connection: Connection) -> list[Table]:
    """Return the tables that are kept, those first that others refer to."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name not in (SHAPE, *PASSING)]


def write_all(connection: Connection, out: IO[str]) -> int:
    """Write everything, as it is at one moment."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")
    else:
        connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
    head = {"format": FORMAT, "version": VERSION, "shape": shape_of(connection)}
    out.write(json.dumps(head) + "\n")
    count = 0
    for table in tables_of(connection):
        for row in connection.execute(select(table)).mappings():
            out.write(json.dumps({"table": table.name, "row": dict(row)}, ensure_ascii=False) + "\n")
            count += 1
    out.write(json.dumps({"rows": count}) + "\n")
    return count


async def backup(db: str, path: Path) -> int:
    """Write all tables of a database to a file, which appears only once it is whole."""
    engine = make_engine(address(db))
    part = path.with_name(path.name + ".part")
    try:
        await prepare(engine)
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            with gzip.open(file, "wt", encoding="utf-8") as out:
                async with engine.connect() as connection:
                    count = await connection.run_sync(write_all, out)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as wrong:
        raise BadBackup(f"{path} cannot be written: {wrong.strerror}") from None
    finally:
        await engine.dispose()
    return count


def lines_of(file: IO[str]) -> Iterator[dict[str, Any]]:
    """Read a backup line by line, and make sure that it is one and that it is whole."""
    count, rows = 0, -1
    for number, line in enumerate(file):
        plain = json.loads(line)
        if number == 0 and (plain.get("format") != FORMAT or plain.get("version") != VERSION):
            raise BadBackup("the file is not a backup of Herna that this version can read")
        rows = plain.get("rows", rows)
        count += "row" in plain
        yield plain
    if rows != count:
        raise BadBackup("the backup is cut short; nothing was restored")


def fill(connection: Connection, file: IO[str]) -> int:
    """Give an empty database the backup's shape, its rows, and then the shape of today."""
    if set(inspect(connection).get_table_names()) - {SHAPE}:
        raise BadBackup("the database is not empty; restore into a new one")
    lines = lines_of(file)
    migrate(connection, next(lines, {}).get("shape", "head"))
    tables = {table.name: table for table in tables_of(connection)}
    count, batch, last = 0, list[dict[str, Any]](), ""
    for line in lines:
        name = line.get("table", "")
        if batch and (name != last or len(batch) >= BATCH):
            connection.execute(tables[last].insert(), batch)
            batch = []
        if name:
            batch.append(line["row"])
            count, last = count + 1, name
    if connection.dialect.name == "postgresql":
        reset = "select setval(pg_get_serial_sequence('remarks', 'id'), coalesce(max(id), 1)) from remarks"
        connection.execute(text(reset))
    migrate(connection)
    return count


async def restore(db: str, path: Path) -> int:
    """Fill an empty database from a file, wholly or not at all."""
    engine = make_engine(address(db))
    try:
        if engine.dialect.name == "sqlite" and engine.url.database:
            Path(engine.url.database).parent.mkdir(parents=True, exist_ok=True)
        with gzip.open(path, "rt", encoding="utf-8") as file:
            async with engine.begin() as connection:
                return await connection.run_sync(fill, file)
    except DBAPIError as wrong:
        raise BadBackup(f"the backup {path} does not fit together: {wrong.orig}") from None
    except (OSError, EOFError, ValueError, KeyError, AttributeError) as wrong:
        raise BadBackup(f"{path} cannot be restored: {type(wrong).__name__}: {wrong}") from None
    finally:
        await engine.dispose()
