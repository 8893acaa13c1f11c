"""Somebody goes: for now, so that bots play on for them, or for good, so that only their games stay."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Final

from sqlalchemy import select, update

from herna.web.guard.problems import Damaged, NoSuchTable, Stale
from herna.web.store.ledger import Ledger
from herna.web.store.models import BOT, OPEN, PERSON, PLAYING, STAND_IN, WAITING, SeatRow
from herna.web.store.notices import notice
from herna.web.store.removal import remove_table
from herna.web.store.schema import SEATS, TABLES
from herna.web.store.scrub import Scrub
from herna.web.table.handover import Handover
from herna.web.table.plan import BOT_NAMES, usual_level
from herna.web.table.tables import Live


class Farewell:
    """Takes people away from tables, and tables out of the house."""

    def __init__(self, handover: Handover, ledger: Ledger) -> None:
        self.handover: Final = handover
        self.tables: Final = handover.seating.tables
        self.store: Final = handover.seating.store
        self.ledger: Final = ledger

    async def tables_of(self, visitor: str) -> list[str]:
        """Return all tables where somebody sits, or that somebody opened."""
        seated = select(SEATS.c.table_id).where(SEATS.c.visitor == visitor)
        mine = select(TABLES.c.id).where(TABLES.c.id.in_(seated) | (TABLES.c.host == visitor))
        async with self.store.engine.connect() as connection:
            return [str(row.id) for row in await connection.execute(mine)]

    async def rise(self, visitor: str) -> None:
        """Let bots play on for somebody who is let in no more, and free seats where nothing has begun."""
        for table in await self.tables_of(visitor):
            try:
                async with self.tables.at(table) as live:
                    for seat in live.owned(visitor):
                        await self.stand_up(live, live.seats[seat])
            except (Damaged, Stale):
                continue

    async def stand_up(self, live: Live, was: SeatRow) -> None:
        """Free a seat at a table that still waits; at one that plays, a bot takes the seat over."""
        if live.table.stage == WAITING:
            free = replace(was, kind=OPEN, visitor=None, name="")
            await self.handover.change(live, free, "", links=True)
        elif live.table.stage == PLAYING and was.kind == PERSON:
            left = replace(was, kind=STAND_IN, level=usual_level(), called=0.0)
            await self.handover.change(live, left, notice("notice-left", name=was.name))

    async def forget(self, visitor: str) -> None:
        """Forget somebody: seats go to bots or become free, games that are over stay without the name."""
        tables, scrub = await self.tables_of(visitor), Scrub(self.store, visitor)
        await scrub.talk()
        for table in tables:
            try:
                async with self.tables.at(table) as live:
                    await self.leave_for_good(live, visitor)
            except (Damaged, Stale):
                continue
        await self.ledger.forget(visitor)
        await scrub.everything()
        for table in tables:
            self.tables.forget(table)

    async def leave_for_good(self, live: Live, visitor: str) -> None:
        """Leave one table so that the others can go on; where nobody else is, it goes too."""
        others = [seat.visitor for seat in live.seats if seat.visitor not in (None, visitor)]
        if live.table.stage == WAITING and not others:
            await self.clear(live.table.id, live)
            return
        if live.table.host == visitor:
            await self.hand_on(live, others[0] if others else "")
        for seat in live.owned(visitor):
            was = live.seats[seat]
            if live.table.stage == WAITING:
                await self.stand_up(live, was)
            elif live.table.stage == PLAYING:
                spare = [name for name in BOT_NAMES if name not in live.names]
                bot = replace(was, kind=BOT, visitor=None, name=secrets.choice(spare), level=usual_level())
                await self.handover.change(live, bot, notice("notice-gone", name=bot.name))

    async def hand_on(self, live: Live, host: str | None) -> None:
        """Let somebody else be the host of a table; the name that it was given goes."""
        async with self.store.begin() as connection:
            this = update(TABLES).where(TABLES.c.id == live.table.id)
            await connection.execute(this.values(host=host or "", name=""))
        await self.tables.refresh(live)

    async def clear(self, table: str, live: Live | None = None) -> None:
        """Take a table out of the house, and tell pages that show it."""
        if live is None:
            try:
                async with self.tables.at(table) as found:
                    await self.clear(table, found)
            except (Damaged, NoSuchTable):
                await self.take_out(table)
            return
        await self.take_out(table)
        self.handover.seating.nudge(live, "gone")

    async def take_out(self, table: str) -> None:
        """Take a table out of the database and out of mind."""
        async with self.store.begin() as connection:
            await remove_table(connection, table)
        self.tables.forget(table)
