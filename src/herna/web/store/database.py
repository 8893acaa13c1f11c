"""The database: its address, its driver, and its shape, which every start brings up to date."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from herna.kernel.errors import HernaError

LONGEST_REASON: Final = 200
MIGRATIONS: Final = Path(__file__).parent / "migrations"
DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
ALONE: Final[dict[str, Any]] = {"poolclass": AsyncAdaptedQueuePool, "pool_size": 1, "max_overflow": 0}
"""A database in memory is one connection: who reads must not end what another writes meanwhile."""

CAREFUL: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=10000",
    "secure_delete=ON",
)
"""How SQLite works for us; what is deleted is overwritten, so that nothing is left of whoever has gone."""

MIGRATING: Final = 0x4865726E61
"""The number of PostgreSQL's lock for changes of the shape: "Herna" in hexadecimal."""


class BadDatabase(HernaError):  # noqa: N818
    """A database that cannot be opened."""


def gone_away() -> tuple[type[Exception], ...]:
    """Return what the driver raises by itself while PostgreSQL starts, stops or is cut off."""
    try:
        import asyncpg
    except ImportError:
        return ()
    return (asyncpg.CannotConnectNowError, asyncpg.PostgresConnectionError, asyncpg.InterfaceError)


GONE_AWAY: Final = gone_away()


def reason(wrong: Exception) -> str:
    """Return what a database complains about, in one line and without what was being written."""
    said = str(wrong.orig if isinstance(wrong, DBAPIError) else wrong).partition("\n")[0]
    return f"{type(wrong).__name__}: {said}"[:LONGEST_REASON]


def private(path: str) -> None:
    """Make sure that only its owner reads a database's file, and what SQLite puts beside it."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for name in (path, f"{path}-wal", f"{path}-shm"):
        with suppress(FileNotFoundError, PermissionError):
            os.chmod(name, 0o600)


def address(url: str) -> URL:
    """Return a database's address with the driver that Herna speaks through."""
    try:
        asked = make_url(url)
        backend = asked.get_backend_name()
    except (ArgumentError, NoSuchModuleError):
        raise BadDatabase(
            "the database's address must look like sqlite:///path or postgresql://user@host/name"
        ) from None
    if backend not in DRIVERS:
        raise BadDatabase(f"tables are kept in SQLite or PostgreSQL, not in {backend[:40]!r}")
    return asked.set(drivername=DRIVERS[backend])


def in_memory(url: URL) -> bool:
    """Whether a database is gone when the server ends."""
    return url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:")


@contextmanager
def working_on(url: URL) -> Iterator[bool]:
    """Say for a while that a server works on a file of SQLite; tell whether it is the only one."""
    if url.get_backend_name() != "sqlite" or in_memory(url):
        yield True
        return
    path = f"{url.database}.lock"
    with os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "rb") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            yield False
        else:
            yield True


def raw(connection: Connection) -> Any:
    """Return SQLite's own connection, which knows whether a transaction has begun."""
    return connection.connection.driver_connection._conn  # type: ignore[union-attr]  # of aiosqlite


def steps(connection: Connection) -> Config:
    """Return the steps between shapes, in one transaction that other servers wait for.

    SQLite's driver begins none for changes of the shape.
    """
    if connection.dialect.name == "sqlite":
        if not raw(connection).in_transaction:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def migrate(connection: Connection, shape: str = "head") -> None:
    """Bring a database to this version's shape, or leave it as it was."""
    command.upgrade(steps(connection), shape)


async def step_back(url: str, shape: str) -> None:
    """Bring a database back to an older shape, wholly or not at all, for the Herna that made it."""
    engine = make_engine(address(url))
    try:
        async with engine.begin() as connection:
            await connection.run_sync(lambda each: command.downgrade(steps(each), shape))
    except CommandError as wrong:
        raise BadDatabase(f"the database cannot be brought back to {shape[:20]!r}: {wrong}") from None
    except (OSError, DBAPIError) as wrong:
        raise BadDatabase(f"the database {shown(engine.url)} stays as it is: {reason(wrong)}") from None
    finally:
        await engine.dispose()


def careful(connection: Any, _record: object) -> None:
    """Let SQLite keep a log, flush it at every commit, wait for its turn, and overwrite what is deleted."""
    cursor = connection.cursor()
    for line in CAREFUL:
        cursor.execute(f"PRAGMA {line}")
    cursor.close()


def make_engine(url: URL) -> AsyncEngine:
    """Return what talks to a database; nothing is opened yet."""
    if url.get_backend_name() == "sqlite":
        engine = create_async_engine(url, hide_parameters=True, **(ALONE if in_memory(url) else {}))
        event.listen(engine.sync_engine, "connect", careful)
        return engine
    try:
        return create_async_engine(
            url, hide_parameters=True, pool_pre_ping=True, pool_size=10, max_overflow=20
        )
    except ImportError:
        raise BadDatabase("PostgreSQL needs asyncpg; install it with: pip install 'herna[server]'") from None


async def prepare(engine: AsyncEngine) -> None:
    """Create or update a database, or say in a sentence why that cannot be."""
    path = engine.url.database
    try:
        if engine.dialect.name == "sqlite" and path and path != ":memory:":
            Path(path).parent.mkdir(parents=True, exist_ok=True)
            private(path)
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
    except CommandError as wrong:
        raise BadDatabase(f"the database was made by a newer Herna: {wrong}") from None
    except (OSError, DBAPIError) as wrong:
        reason = str(wrong.orig if isinstance(wrong, DBAPIError) else wrong).partition("\n")[0]
        raise BadDatabase(f"the database {shown(engine.url)} cannot be opened: {reason}") from None


def shown(url: URL) -> str:
    """Return an address that may be printed: without its password."""
    return url.render_as_string(hide_password=True)
