"""Notes down how games ended, soon after they do; what was missed is caught up with."""

from __future__ import annotations

from typing import Final

from herna.web.guard.problems import Damaged
from herna.web.honours.counting import rate, results_of
from herna.web.store.chore import Chore
from herna.web.store.ledger import Ledger
from herna.web.store.models import OVER
from herna.web.table.tables import Live, Tables

EVERY: Final = 30.0
"""Seconds between looks for games that nobody told of."""


class Historian:
    """Counts finished games, one after the other."""

    def __init__(self, tables: Tables, ledger: Ledger) -> None:
        self.tables: Final = tables
        self.ledger: Final = ledger
        self.chore: Final = Chore("count finished games", EVERY, self.catch_up)
        self.hopeless: Final[set[str]] = set()
        """Games that cannot be counted, so that they hold up no others."""

    def hear(self, live: Live) -> None:
        """Notice that a game may have ended."""
        if live.table.stage == OVER:
            self.chore.wake()

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
