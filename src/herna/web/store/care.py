"""Looks after the database while the house is open: whole at the start, writable and with room later."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from typing import Final

from sqlalchemy.exc import DBAPIError

from herna.web.guard.alarm import DAMAGE, DISK, WRITES
from herna.web.store.damage import damages
from herna.web.store.database import in_memory, reason
from herna.web.store.store import Store

EVERY: Final = 60.0
"""Seconds between looks."""

LEAST_ROOM: Final = 200_000_000
"""With fewer bytes left on its disk, the house says so while it can still write."""


class Care:
    """One task that looks."""

    def __init__(self, store: Store, every: float = EVERY) -> None:
        self.store: Final = store
        self.every: Final = every
        self.looking: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look after the database, every minute unless set otherwise."""
        self.looking = asyncio.create_task(self.look())

    async def stop(self) -> None:
        """Look no more, and wait until every alarm has been told."""
        if self.looking is not None:
            self.looking.cancel()
            await asyncio.gather(self.looking, return_exceptions=True)
        await self.store.alarm.stop()

    async def look(self) -> None:
        """Look at every page once, then again and again whether something can be written."""
        for wrong in await damages(self.store.engine):
            self.store.alarm.ring(DAMAGE, f"the database is damaged, restore a backup: {wrong}")
        while True:
            await self.look_once()
            await asyncio.sleep(self.every)

    async def look_once(self) -> None:
        """Try to write, and see how much room is left."""
        try:
            await self.store.writable()
        except (DBAPIError, OSError, TimeoutError) as wrong:
            self.store.alarm.ring(WRITES, f"the database cannot be written: {reason(wrong)}")
        url = self.store.url
        if url.get_backend_name() == "sqlite" and not in_memory(url):
            free = shutil.disk_usage(Path(url.database or "").parent).free
            if free < LEAST_ROOM:
                self.store.alarm.ring(DISK, f"only {free // 1_000_000} MB are left on the database's disk")
