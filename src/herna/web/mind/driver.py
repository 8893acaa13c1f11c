"""Keeps the bots of all tables answering, at a pace a person can follow, also after a restart."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sqlalchemy.exc import DBAPIError

from herna.kernel.errors import HernaError
from herna.web.guard.problems import NoSuchTable, Stale
from herna.web.mind.leases import Leases
from herna.web.mind.tempo import pause
from herna.web.mind.thinkers import Thinkers, question
from herna.web.store.models import SeatRow
from herna.web.table.tables import Live, Tables

LOG: Final = logging.getLogger("herna.web")
SWEEP: Final = 10.0
"""Seconds between looks for bots that nobody woke: after a restart, or when another server has gone."""

ELSEWHERE: Final = 0.5
"""Seconds between looks at a table whose bots think on another server."""


class Driver:
    """One task for each table where a bot is to move."""

    def __init__(self, tables: Tables, thinkers: Thinkers, leases: Leases) -> None:
        self.tables: Final = tables
        self.thinkers: Final = thinkers
        self.leases: Final = leases
        self.tasks: Final[dict[str, asyncio.Task[None]]] = {}
        self.sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look after all tables."""
        self.sweeper = asyncio.create_task(self.sweep())

    async def stop(self) -> None:
        """Stop; what a bot was thinking is thought again after the next start."""
        tasks = [*self.tasks.values(), *([self.sweeper] if self.sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()
        await self.leases.release()

    def wake(self, live: Live) -> None:
        """Let the bots of a table go on, if one is to move."""
        if live.bot_to_move is not None:
            self.rouse(live.table.id)

    def rouse(self, table: str) -> None:
        """Look after a table, unless somebody already does."""
        if table not in self.tasks:
            task = asyncio.create_task(self.drive(table))
            self.tasks[table] = task
            task.add_done_callback(lambda _task: self.tasks.pop(table, None))

    async def sweep(self) -> None:
        """Find the tables whose bots sleep, and say to other servers that we are alive."""
        while True:
            try:
                await self.leases.renew()
                for table in await self.leases.idle():
                    self.rouse(table)
            except (OSError, DBAPIError) as wrong:
                LOG.warning("the database is away, bots wait: %s", type(wrong).__name__)
            except Exception:
                LOG.exception("could not look for waiting bots")
            await asyncio.sleep(min(SWEEP, self.leases.seconds / 3))

    async def drive(self, table: str) -> None:
        """Look after the bots of one table; then another server may."""
        try:
            await self.answer_all(table)
            await self.leases.release(table)
        except NoSuchTable:  # it was taken out of the house meanwhile
            return
        except Exception:
            LOG.exception("table %s: its bots cannot go on now", table)

    async def answer_all(self, table: str) -> None:
        """Answer for the bots of one table until a person is asked or it is over."""
        last = -1
        while True:
            async with self.tables.at(table) as live:
                seat = live.bot_to_move
                if seat is None:
                    return
                asked = question(live, seat.seat, seat.level)
                version, wait = live.version, pause(live, seat.seat == last)
            if not await self.leases.take(table):
                await asyncio.sleep(ELSEWHERE)
                continue
            code, _waited = await asyncio.gather(self.thinkers.answer(asked), asyncio.sleep(wait))
            last = seat.seat
            if not await self.give(table, seat, version, code):
                return

    async def give(self, table: str, seat: SeatRow, version: int, code: str) -> bool:
        """Give a bot's answer, unless the table moved on without it; say whether to go on."""
        async with self.tables.at(table) as live:
            still = live.bot_to_move
            if still is None or still.seat != seat.seat or live.version != version:
                return True
            try:
                await self.tables.answer(live, seat.seat, version, code)
            except Stale:
                return True
            except HernaError:
                LOG.exception("table %s: the answer %r of a bot was refused", table, code)
                return False
        return True
