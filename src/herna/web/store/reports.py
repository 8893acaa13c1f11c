"""Whose words somebody does not want to read, and what people have told the owners of a house."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from herna.web.guard.problems import TooMuch
from herna.web.store.order import new_id
from herna.web.store.society import MUTES, REPORTS
from herna.web.store.store import Store

LONGEST_REPORT: Final = 400
MOST_MUTES: Final = 500
MOST_REPORTS: Final = 20
"""How many reports of one player may wait to be read."""

MOST_SHOWN: Final = 100


@dataclass(frozen=True)
class Report:
    """What somebody has told the owners about somebody else; ``done`` is when one of them dealt with it."""

    id: str
    at: float
    by: str
    about: str
    table_id: str
    text: str
    done: float


class Reports:
    """Muting, which everybody does for themselves, and reporting."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store

    async def mute(self, visitor: str, muted: str) -> None:
        """Hide somebody's words from somebody."""
        many = select(func.count()).where(MUTES.c.visitor == visitor)
        try:
            async with self.store.begin() as connection:
                if (await connection.execute(many)).scalar_one() >= MOST_MUTES:
                    raise TooMuch(f"you have muted {MOST_MUTES} players; hear one of them again first")
                await connection.execute(insert(MUTES).values(visitor=visitor, muted=muted))
        except IntegrityError:
            return

    async def unmute(self, visitor: str, muted: str) -> None:
        """Show somebody's words again."""
        async with self.store.begin() as connection:
            this = (MUTES.c.visitor == visitor) & (MUTES.c.muted == muted)
            await connection.execute(delete(MUTES).where(this))

    async def muted(self, visitor: str | None) -> set[str]:
        """Return whose words somebody does not want to read."""
        if visitor is None:
            return set()
        async with self.store.engine.connect() as connection:
            found = await connection.execute(select(MUTES.c.muted).where(MUTES.c.visitor == visitor))
            return {str(row.muted) for row in found}

    async def report(self, by: str, about: str, table: str, text: str) -> None:
        """Keep what somebody tells the owners."""
        many = select(func.count()).where(REPORTS.c.by == by, REPORTS.c.done == 0)
        row = Report(new_id(), time.time(), by, about, table, text[:LONGEST_REPORT], 0.0)
        async with self.store.begin() as connection:
            if (await connection.execute(many)).scalar_one() >= MOST_REPORTS:
                raise TooMuch("your reports wait to be read; the owners of this house will look at them")
            await connection.execute(insert(REPORTS).values(**row.__dict__))

    async def waiting(self) -> list[Report]:
        """Return the reports with which nobody has dealt, the oldest first."""
        query = select(REPORTS).where(REPORTS.c.done == 0).order_by(REPORTS.c.at).limit(MOST_SHOWN)
        async with self.store.engine.connect() as connection:
            return [Report(**row) for row in (await connection.execute(query)).mappings()]

    async def deal(self, report: str) -> Report | None:
        """Put a report aside as dealt with, and return it."""
        this = REPORTS.c.id == report
        async with self.store.begin() as connection:
            row = (await connection.execute(select(REPORTS).where(this))).mappings().first()
            await connection.execute(update(REPORTS).where(this).values(done=time.time()))
        return None if row is None else Report(**row)
