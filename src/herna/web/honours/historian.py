"""Notes down how games ended, soon after they do; what was missed is caught up with."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sqlalchemy.exc import DBAPIError

from herna.web.guard.problems import Damaged
from herna.web.honours.counting import rate, results_of
from herna.web.store.ledger import Ledger
from herna.web.store.models import OVER
from herna.web.table.tables import Live, Tables

LOG: Final = logging.getLogger("herna.web")
EVERY: Final = 30.0
"""Seconds between looks for games that nobody told of: after a restart, or from another server."""


class Historian:
    """One task that counts finished games."""

    def __init__(self, tables: Tables, ledger: Ledger) -> None:
        self.tables: Final = tables
        self.ledger: Final = ledger
        self.task: asyncio.Task[None] | None = None
        self.news: asyncio.Event | None = None
        self.hopeless: Final[set[str]] = set()
        """Games that cannot be counted, so that they hold up no others."""

    def start(self) -> None:
        """Begin."""
        self.news = asyncio.Event()
        self.task = asyncio.create_task(self.work())

    async def stop(self) -> None:
        """End."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def hear(self, live: Live) -> None:
        """Notice that a game may have ended."""
        if live.table.stage == OVER and self.news is not None:
            self.news.set()

    async def work(self) -> None:
        """Count whatever has ended, again and again."""
        assert self.news is not None
        while True:
            self.news.clear()
            try:
                while await self.catch_up():
                    await asyncio.sleep(0)
            except (OSError, DBAPIError) as wrong:
                LOG.warning("the database is away, results wait: %s", type(wrong).__name__)
            except Exception:
                LOG.exception("could not count finished games")
            try:
                await asyncio.wait_for(self.news.wait(), EVERY)
            except TimeoutError:
                continue

    async def catch_up(self) -> int:
        """Count some finished games; say how many."""
        return sum([await self.count(table) for table in await self.ledger.uncounted(self.hopeless)])

    async def count(self, table: str) -> bool:
        """Count one game; say whether that was news."""
        try:
            async with self.tables.at(table) as live:
                row, seats = live.table, live.seats
                sides = [] if live.broken else live.playing().game.sides(live.playing().state)
        except Damaged:
            self.hopeless.add(table)
            return False
        people = {seat.visitor for seat in seats if seat.visitor is not None}
        results = results_of(row, seats, sides, await self.ledger.programs(people))
        return await self.ledger.add(results, rate)
