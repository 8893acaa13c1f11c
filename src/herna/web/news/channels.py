"""How servers tell each other that a table has changed: in memory when alone, else through PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from litestar.channels import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy import URL

if TYPE_CHECKING:
    from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

LOG: Final = logging.getLogger("herna.web")
AGAIN: Final = 1.0
"""Seconds between attempts to reach a database that went away."""

MISSED: Final = b'{"version": -1}'
"""Said after an interruption: something may have changed, so look."""


def channels_for(url: URL) -> ChannelsBackend:
    """Return what carries the events of a house that keeps its tables at this address."""
    if url.get_backend_name() == "sqlite":
        return MemoryChannelsBackend()
    return steady(url.set(drivername="postgresql").render_as_string(hide_password=False))


def steady(dsn: str) -> AsyncPgChannelsBackend:
    """Return Litestar's channels over PostgreSQL, made to survive a database that goes and comes back."""
    import asyncpg
    from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

    broken = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)

    class Steady(AsyncPgChannelsBackend):
        """One connection listens and speaks; when it breaks, another takes its place."""

        async def on_startup(self) -> None:
            """Connect."""
            await super().on_startup()
            self.mending: asyncio.Task[None] | None = None
            self.watch()

        async def on_shutdown(self) -> None:
            """Stop mending, and close."""
            self._listener_conn.remove_termination_listener(self.broke)
            if self.mending is not None:
                self.mending.cancel()
            await super().on_shutdown()

        def watch(self) -> None:
            """Notice when the connection breaks."""
            self._listener_conn.add_termination_listener(self.broke)

        def broke(self, _connection: Any) -> None:
            """Mend it, in the background."""
            if self.mending is None or self.mending.done():
                self.mending = asyncio.get_running_loop().create_task(self.mend())

        async def mend(self) -> None:
            """Connect again, listen as before, and let every page look for what it missed."""
            while True:
                try:
                    async with self._listener_lock:
                        self._listener_conn = await asyncpg.connect(dsn=dsn)
                        self.watch()
                        for channel in self._subscribed_channels:
                            await self._listener_conn.add_listener(channel, self._listener)
                    break
                except broken:
                    await asyncio.sleep(AGAIN)
            for channel in self._subscribed_channels:
                if self._queue is not None:
                    self._queue.put_nowait((channel, MISSED))

        async def subscribe(self, channels: Iterable[str]) -> None:
            """Listen from now on; while the connection is broken, mending will do it."""
            async with self._listener_lock:
                for channel in set(channels) - self._subscribed_channels:
                    self._subscribed_channels.add(channel)
                    with suppress(*broken):
                        await self._listener_conn.add_listener(channel, self._listener)

        async def unsubscribe(self, channels: Iterable[str]) -> None:
            """Listen no longer."""
            async with self._listener_lock:
                for channel in set(channels) & self._subscribed_channels:
                    self._subscribed_channels.remove(channel)
                    with suppress(*broken):
                        await self._listener_conn.remove_listener(channel, self._listener)

        async def publish(self, data: bytes, channels: Iterable[str]) -> None:
            """Say something; what cannot be said now is made up for after mending."""
            try:
                async with self._listener_lock:
                    for channel in channels:
                        await self._listener_conn.execute("SELECT pg_notify($1, $2)", channel, data.decode())
            except broken as wrong:
                LOG.warning("an event was not sent: %s", type(wrong).__name__)

    return Steady(dsn)
