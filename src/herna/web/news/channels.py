"""How servers tell each other that a table has changed: in memory when alone, else through PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from typing import Any, Final

from litestar.channels import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy import URL

LOG: Final = logging.getLogger("herna.web")
AGAIN: Final = 1.0
"""Seconds between attempts to reach a database that went away."""

MISSED: Final = b'{"version": -1}'
"""Said after an interruption: something may have changed, so look."""


def channels_for(url: URL) -> ChannelsBackend:
    """Return what carries the events of a house that keeps its tables at this address."""
    if url.get_backend_name() == "sqlite":
        return MemoryChannelsBackend()
    return PostgresChannels(url.set(drivername="postgresql").render_as_string(hide_password=False))


class PostgresChannels(ChannelsBackend):
    """Events by ``LISTEN`` and ``NOTIFY`` over one connection; when it breaks, another takes its place."""

    def __init__(self, dsn: str) -> None:
        import asyncpg

        self.dsn: Final = dsn
        self.broken: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
        self.names: Final[set[str]] = set()
        """The channels to hear."""
        self.mending: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        """Open the connection that everything is heard and said over."""
        self.lock = asyncio.Lock()
        self.heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self.connection = await self.connected()

    async def on_shutdown(self) -> None:
        """Stop mending, and close."""
        self.connection.remove_termination_listener(self.broke)
        if self.mending is not None:
            self.mending.cancel()
        async with self.lock:
            await self.connection.close()

    async def connected(self) -> Any:
        """Return a connection that hears all channels, and says so when it breaks."""
        import asyncpg

        connection = await asyncpg.connect(dsn=self.dsn)
        for name in self.names:
            await connection.add_listener(name, self.hear)
        connection.add_termination_listener(self.broke)
        return connection

    def broke(self, _connection: Any) -> None:
        """Mend it, in the background."""
        if self.mending is None or self.mending.done():
            self.mending = asyncio.get_running_loop().create_task(self.mend())

    async def mend(self) -> None:
        """Connect until it works, and let every page look for what it missed."""
        while True:
            try:
                async with self.lock:
                    self.connection = await self.connected()
                break
            except self.broken:
                await asyncio.sleep(AGAIN)
        for name in self.names:
            self.heard.put_nowait((name, MISSED))

    def hear(self, _connection: Any, _process: int, name: str, said: str) -> None:
        """Pass on what was said."""
        self.heard.put_nowait((name, said.encode()))

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Listen from now on; while the connection is broken, mending will do it."""
        async with self.lock:
            for name in set(channels) - self.names:
                self.names.add(name)
                with suppress(*self.broken):
                    await self.connection.add_listener(name, self.hear)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Listen no longer to some channels."""
        async with self.lock:
            for name in set(channels) & self.names:
                self.names.remove(name)
                with suppress(*self.broken):
                    await self.connection.remove_listener(name, self.hear)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Say something; what cannot be said now is made up for after mending."""
        try:
            async with self.lock:
                for name in channels:
                    await self.connection.execute("SELECT pg_notify($1, $2)", name, data.decode())
        except self.broken as wrong:
            LOG.warning("an event was not sent: %s", type(wrong).__name__)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """Yield what is heard; what was on its way when a channel was left is dropped."""
        while True:
            name, said = await self.heard.get()
            if name in self.names:
                yield name, said

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Return nothing: whoever comes looks at the table itself."""
        return []
