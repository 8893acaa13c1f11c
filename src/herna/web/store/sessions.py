"""Devices and programs that act for somebody: begun, listed, heard of, ended."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from herna.web.guard.tokens import new_token
from herna.web.store.people import PUSHES, SESSIONS, session_row
from herna.web.store.store import Store

LOG: Final = logging.getLogger("herna.web")
MOST_SESSIONS: Final = 40
"""How many devices and programs one player may have."""

LONGEST_LABEL: Final = 80


@dataclass(frozen=True)
class Session:
    """A device or a program, as its owner sees it in a list."""

    id: str
    label: str
    scopes: str
    created: float
    seen: float


class Sessions:
    """All devices and programs. Who was heard of is noted now and then, not at every request."""

    def __init__(self, store: Store, open_pages: Callable[[], Iterable[str]], every: float) -> None:
        self.store: Final = store
        self.open_pages: Final = open_pages
        """The sessions whose pages follow a table on this server."""
        self.every: Final = every
        self.heard: Final[set[str]] = set()
        self.noting: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to note who is heard of."""
        self.noting = asyncio.create_task(self.keep_noting())

    async def stop(self) -> None:
        """Note no more; who was heard of since the last time stays unnoted."""
        if self.noting is not None:
            self.noting.cancel()
            await asyncio.gather(self.noting, return_exceptions=True)

    def hear(self, session: str) -> None:
        """Remember that a device asked for something just now."""
        if session:
            self.heard.add(session)

    async def keep_noting(self) -> None:
        """Note again and again; a database that is away now is told the next time."""
        while True:
            await asyncio.sleep(self.every)
            with suppress(SQLAlchemyError, OSError, TimeoutError):
                await self.note()

    async def note(self) -> None:
        """Write down who was heard of since the last time."""
        heard = sorted(self.heard | set(self.open_pages()))
        if not heard:
            return
        now = time.time()
        async with self.store.begin() as connection:
            await connection.execute(
                update(SESSIONS).where(SESSIONS.c.id == bindparam("whose")).values(seen=now),
                [{"whose": each} for each in heard],
            )
        self.heard.difference_update(heard)

    async def begin(self, visitor: str, label: str, scopes: str = "") -> str:
        """Let one more device or program act for somebody, and return its token.

        Beyond the most there may be, the one that was not heard of for longest ends.
        """
        token = new_token()
        mine = SESSIONS.c.visitor == visitor
        oldest = select(SESSIONS.c.id).where(mine).order_by(SESSIONS.c.seen.desc()).offset(MOST_SESSIONS - 1)
        async with self.store.begin() as connection:
            beyond = [row.id for row in await connection.execute(oldest)]
            if beyond:
                await connection.execute(delete(PUSHES).where(PUSHES.c.session.in_(beyond)))
                await connection.execute(delete(SESSIONS).where(SESSIONS.c.id.in_(beyond)))
            row = session_row(visitor, token, label[:LONGEST_LABEL], scopes)
            await connection.execute(insert(SESSIONS).values(**row))
        return token

    async def of(self, visitor: str) -> list[Session]:
        """Return somebody's devices and programs, the latest heard of first."""
        wanted = (SESSIONS.c.id, SESSIONS.c.label, SESSIONS.c.scopes, SESSIONS.c.created, SESSIONS.c.seen)
        query = select(*wanted).where(SESSIONS.c.visitor == visitor).order_by(SESSIONS.c.seen.desc())
        async with self.store.engine.connect() as connection:
            return [Session(*row) for row in await connection.execute(query)]

    async def last_seen(self, visitor: str) -> float:
        """Return when somebody's pages were last heard of; programs do not count."""
        pages = (SESSIONS.c.visitor == visitor) & (SESSIONS.c.scopes == "")
        async with self.store.engine.connect() as connection:
            found = (await connection.execute(select(func.max(SESSIONS.c.seen)).where(pages))).scalar_one()
        return float(found or 0.0)

    async def end(self, visitor: str, session: str) -> bool:
        """End one of somebody's devices, and what was sent to it; say whether there was such a one."""
        async with self.store.begin() as connection:
            whose = (SESSIONS.c.id == session) & (SESSIONS.c.visitor == visitor)
            gone = await connection.execute(delete(SESSIONS).where(whose))
            if gone.rowcount:
                await connection.execute(delete(PUSHES).where(PUSHES.c.session == session))
        return bool(gone.rowcount)

    async def end_others(self, visitor: str, kept: str) -> int:
        """End all of somebody's devices but this one; programs go on."""
        others = (SESSIONS.c.visitor == visitor) & (SESSIONS.c.id != kept) & (SESSIONS.c.scopes == "")
        async with self.store.begin() as connection:
            mine = select(SESSIONS.c.id).where(others)
            await connection.execute(delete(PUSHES).where(PUSHES.c.session.in_(mine)))
            gone = await connection.execute(delete(SESSIONS).where(others))
        return int(gone.rowcount)
