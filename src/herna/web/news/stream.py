"""Tells watching pages that a table has moved on; what changed, each page fetches for itself."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final

from litestar.channels import ChannelsPlugin, Subscriber
from litestar.response import ServerSentEventMessage

from herna.web.guard.problems import TooMuch
from herna.web.table.tables import Live

PING: Final = 15.0
"""Seconds after which a silent stream says that it is still there."""

MOST: Final = 20_000
MOST_AT_TABLE: Final = 2_000
RETRY: Final = 1000
"""Milliseconds after which a page that lost its stream tries again."""


def channel(table: str) -> str:
    """Return the name under which a table is announced."""
    return f"table-{table}"


class Streams:
    """The open streams, and how many there are."""

    def __init__(self, channels: ChannelsPlugin, from_client: int) -> None:
        self.channels: Final = channels
        self.from_client: Final = from_client
        self.door: Final = asyncio.Lock()
        """One comes or goes at a time, or the last to go could deafen the next to come."""
        self.leaving: Final[set[asyncio.Task[None]]] = set()
        self.open: Final[Counter[str]] = Counter()

    def announce(self, live: Live) -> None:
        """Say at which version a table is."""
        self.channels.publish({"version": live.version}, channel(live.table.id))

    def nudge(self, live: Live, what: str) -> None:
        """Say that something beside the game changed: a seat, a remark."""
        self.channels.publish({"version": live.version, "changed": what}, channel(live.table.id))

    def check(self, table: str, client: str) -> None:
        """Refuse a stream when there are too many."""
        if (
            self.open["all"] >= MOST
            or self.open[f"t {table}"] >= MOST_AT_TABLE
            or self.open[f"c {client}"] >= self.from_client
        ):
            raise TooMuch("too many open event streams; close some pages and try again")

    async def join(self, name: str) -> Subscriber:
        """Begin to hear what is said under a name."""
        async with self.door:
            return await self.channels.subscribe(name)

    def part(self, joining: asyncio.Task[Subscriber], name: str) -> None:
        """Stop hearing it, in a task of its own: whoever hangs up must not leave this half done."""

        async def leave() -> None:
            subscriber = await joining
            async with self.door:
                await self.channels.unsubscribe(subscriber, name)

        task = asyncio.create_task(leave())
        self.leaving.add(task)
        task.add_done_callback(self.leaving.discard)

    async def follow(
        self, table: str, current: Callable[[str], Awaitable[int]], client: str
    ) -> AsyncIterator[ServerSentEventMessage]:
        """Yield an event now, and one whenever the table has changed.

        The version is read once we listen, so that no change falls in between.
        """
        keys, name = ("all", f"t {table}", f"c {client}"), channel(table)
        self.open.update(keys)
        joining = asyncio.create_task(self.join(name))
        try:
            subscriber = await asyncio.shield(joining)
            version = await current(table)
            first = json.dumps({"version": version})
            yield ServerSentEventMessage(data=first, event="table", id=str(version), retry=RETRY)
            async for data in heard(subscriber):
                if data is None:
                    yield ServerSentEventMessage(comment="still here")
                else:
                    yield ServerSentEventMessage(data=data.decode(), event="table")
        finally:
            self.part(joining, name)
            self.open.subtract(keys)
            for key in keys:
                if self.open[key] <= 0:
                    del self.open[key]


async def heard(subscriber: Subscriber) -> AsyncIterator[bytes | None]:
    """Yield what is said, and None when nothing was for a while."""
    events = subscriber.iter_events()
    following = asyncio.ensure_future(anext(events))
    try:
        while True:
            done, _pending = await asyncio.wait({following}, timeout=PING)
            if not done:
                yield None
                continue
            data = following.result()
            following = asyncio.ensure_future(anext(events))
            yield data
    finally:
        following.cancel()
