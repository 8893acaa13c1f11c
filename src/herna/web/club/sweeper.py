"""Clears away what nobody came back to, if the owners want it so: announced first, never without a trace."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from herna.kernel.record import write
from herna.web.club.farewell import Farewell
from herna.web.club.gate import Gate
from herna.web.guard.problems import Damaged, NoSuchTable
from herna.web.store.chore import Chore
from herna.web.store.clearing import ANNOUNCED, KEPT, Clearing
from herna.web.store.models import Visitor, fold
from herna.web.store.order import DAY
from herna.web.store.outbox import News, Outbox
from herna.web.store.removal import remove_table
from herna.web.store.wishes import REMINDER
from herna.web.table.rights import Act, check
from herna.web.table.tables import Live

EVERY: Final = 3600.0
"""Seconds between looks."""


class Sweeper:
    """One task that looks for what is old."""

    def __init__(self, gate: Gate, farewell: Farewell, outbox: Outbox) -> None:
        self.gate: Final = gate
        self.farewell: Final = farewell
        self.tables: Final = farewell.tables
        self.outbox: Final = outbox
        self.clearing: Final = Clearing(gate.store, gate.now)
        self.hopeless: Final[set[str]] = set()
        """Tables that cannot be read: they stay for whoever looks after the database."""
        self.chore: Final = Chore("clear away", EVERY, self.round)

    async def round(self) -> int:
        """Announce and clear away some; say how many."""
        rules, cleared, told = self.gate.rules, 0, 0
        for each in await self.clearing.stale(rules):
            if each.table in self.hopeless:
                continue
            try:
                if each.announced is None:
                    await self.announce(each.table, rules.notice_days)
                    told += 1
                else:
                    cleared += await self.clear(each.table)
            except Damaged:
                self.hopeless.add(each.table)
            except NoSuchTable:  # another server was first
                continue
        guests = await self.clearing.guests(rules.guest_days)
        for guest in guests:
            await self.farewell.forget(guest)
        if cleared or guests:
            await self.gate.order.note("", "clear", f"{cleared} / {len(guests)}")
        return told + cleared + len(guests)

    async def announce(self, table: str, days: int) -> None:
        """Tell a table, and those who sit at it, when it goes."""
        goes = self.clearing.now() + days * DAY
        day = datetime.fromtimestamp(goes, UTC).strftime("%Y-%m-%d")
        async with self.tables.at(table) as live:
            await self.clearing.say(table, ANNOUNCED, day=day)
            self.farewell.handover.seating.nudge(live, "chat")
            args = {"game": live.table.game, "table": live.table.name, "day": day}
            for visitor in sorted({seat.visitor for seat in live.seats if seat.visitor}):
                news = News("news-clearing", f"/t/{table}", args)
                await self.outbox.tell(visitor, REMINDER, f"clearing:{table}:{day}:{visitor}", news, table)

    async def clear(self, table: str) -> bool:
        """Take a table out; its record stays."""
        store = self.farewell.store
        async with self.tables.at(table) as live:
            answers, _undone = fold(await store.entries(table))
            whole = live.match is not None and live.broken is None
            record = live.playing().record if whole else live.table.record(len(live.seats), answers)
            text = write(record)
            async with store.begin() as connection:
                if answers:
                    await self.clearing.leave_record(connection, table, live.table.game, text)
                await remove_table(connection, table)
            self.farewell.handover.seating.nudge(live, "gone")
        self.tables.forget(table)
        return True

    async def keep(self, live: Live, visitor: Visitor) -> None:
        """Let a table stay, because somebody who sits there says so; where nothing was announced, it does."""
        check(live, visitor.id, Act.KEEP)
        if live.table.id not in await self.announced([live.table.id]):
            return
        name = next((each.name for each in live.seats if each.visitor == visitor.id), visitor.name)
        await self.clearing.say(live.table.id, KEPT, name=name)
        self.farewell.handover.seating.nudge(live, "chat")

    async def announced(self, tables: list[str]) -> dict[str, float]:
        """Return which of these tables go, and when; nobody asks where nothing is ever cleared away."""
        rules = self.gate.rules
        return await self.clearing.announced(tables, rules) if tables and rules.clears else {}
