"""Tells watching pages that a table has moved on; what changed, each page fetches for itself."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final

from litestar.channels import ChannelsPlugin
from litestar.response import ServerSentEventMessage

from herna.web.problems import TooMuch
from herna.web.tables import Live

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

    async def follow(
        self, table: str, current: Callable[[str], Awaitable[int]], client: str
    ) -> AsyncIterator[ServerSentEventMessage]:
        """Yield an event now, and one whenever the table has changed.

        The version is read once we listen, so that no change falls in between.
        """
        keys = ("all", f"t {table}", f"c {client}")
        self.open.update(keys)
        try:
            async with self.channels.start_subscription([channel(table)]) as subscriber:
                version = await current(table)
                first = json.dumps({"version": version})
                yield ServerSentEventMessage(data=first, event="table", id=str(version), retry=RETRY)
                events = subscriber.iter_events()
                following = asyncio.ensure_future(anext(events))
                try:
                    while True:
                        done, _pending = await asyncio.wait({following}, timeout=PING)
                        if not done:
                            yield ServerSentEventMessage(comment="still here")
                            continue
                        data = following.result().decode()
                        following = asyncio.ensure_future(anext(events))
                        yield ServerSentEventMessage(data=data, event="table")
                finally:
                    following.cancel()
        finally:
            self.open.subtract(keys)
            for key in keys:
                if self.open[key] <= 0:
                    del self.open[key]
