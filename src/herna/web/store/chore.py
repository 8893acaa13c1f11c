"""Something that a house does again and again by itself, and at once when there is news."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from sqlalchemy.exc import DBAPIError

LOG: Final = logging.getLogger("herna.web")


class Chore:
    """One task that works until nothing is left to do, and then waits for news or for some time."""

    def __init__(self, what: str, every: float, work: Callable[[], Awaitable[int]]) -> None:
        self.what: Final = what
        """What is being done, for the log."""
        self.every: Final = every
        """Seconds between looks for what nobody told of: after a restart, or from another server."""
        self.work: Final = work
        """Does something, and says how much it was."""
        self.task: asyncio.Task[None] | None = None
        self.news: asyncio.Event | None = None

    def start(self) -> None:
        """Begin with the work that is there already, left by an earlier run perhaps."""
        self.news = asyncio.Event()
        self.task = asyncio.create_task(self.go(self.news))

    async def stop(self) -> None:
        """Break off what is being done, and wait until it has ended."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def wake(self) -> None:
        """Say that there is news."""
        if self.news is not None:
            self.news.set()

    async def go(self, news: asyncio.Event) -> None:
        """Work and wait in turn; a database that is away is asked again later."""
        while True:
            news.clear()
            try:
                while await self.work():
                    await asyncio.sleep(0)
            except (OSError, DBAPIError) as wrong:
                LOG.warning("the database is away, to %s waits: %s", self.what, type(wrong).__name__)
            except Exception:
                LOG.exception("could not %s", self.what)
            with suppress(TimeoutError):  # asyncio.wait_for would forget to end if news came just then
                async with asyncio.timeout(self.every):
                    await news.wait()
