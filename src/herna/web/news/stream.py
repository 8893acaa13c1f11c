"""Tells watching pages that a table has moved on; what changed, each page fetches for itself."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from litestar.channels import ChannelsBackend

from herna.web.guard.problems import TooMuch
from herna.web.table.tables import Live

if TYPE_CHECKING:
    from litestar.types import Receive, Send

LOG: Final = logging.getLogger("herna.web")
PING: Final = 15.0
"""Seconds after which a silent stream says that it is still there."""

MOST: Final = 20_000
MOST_AT_TABLE: Final = 2_000
RETRY: Final = 1000
"""Milliseconds after which a page that lost its stream tries again."""

BACKLOG: Final = 4_000
"""Bytes kept for a page that reads slowly; beyond them only the newest event, which says it all."""

HERE: Final = b": still here\n\n"


def channel(table: str) -> str:
    """Return the name under which a table is announced."""
    return f"table-{table}"


def written(said: bytes, first: int | None = None) -> bytes:
    """Return an event as browsers read it; the first one says its number and when to try again."""
    head = b"" if first is None else b"id: %d\nretry: %d\n" % (first, RETRY)
    return head + b"event: table\ndata: " + said + b"\n\n"


class Stream:
    """One page that follows a table. Thousands are open at once, so each is no more than this."""

    __slots__ = ("busy", "send", "waiting")

    def __init__(self, send: Send) -> None:
        self.send: Final = send
        self.waiting = b""
        """What could not be sent yet."""
        self.busy: asyncio.Task[None] | bool = True
        """Whether something is being sent; at first it is the beginning of the stream."""

    def tell(self, body: bytes) -> None:
        """Send something as soon as the page has read what came before."""
        if self.busy:
            kept = self.waiting + body
            self.waiting = kept if len(kept) <= BACKLOG else body
        else:
            self.busy = asyncio.create_task(self.pass_on(body))

    async def pass_on(self, body: bytes) -> None:
        """Send, and then what came meanwhile."""
        try:
            while body:
                await self.send({"type": "http.response.body", "body": body, "more_body": True})
                body, self.waiting = self.waiting, b""
        finally:
            self.busy = False


class Streams:
    """The open streams, and how many there are."""

    def __init__(self, backend: ChannelsBackend, from_client: int) -> None:
        self.backend: Final = backend
        self.from_client: Final = from_client
        self.open: Final[Counter[str]] = Counter()
        self.people: Final[Counter[str]] = Counter()
        """Whose pages are open, by their sessions."""
        self.listening: Final[dict[str, set[Stream]]] = {}
        """Who follows what, by the name under which it is announced."""
        self.leaving: Final[set[asyncio.Task[None]]] = set()
        self.working: Final[list[asyncio.Task[None]]] = []

    async def start(self) -> None:
        """Begin to carry news."""
        self.door = asyncio.Lock()
        self.outbox: asyncio.Queue[tuple[bytes, str]] = asyncio.Queue()
        await self.backend.on_startup()
        self.working.extend(asyncio.create_task(work()) for work in (self.post, self.deliver, self.ping))

    async def stop(self) -> None:
        """Carry none any more."""
        for task in self.working:
            task.cancel()
        await asyncio.gather(*self.working, return_exceptions=True)
        self.working.clear()
        await self.backend.on_shutdown()

    async def post(self) -> None:
        """Hand over to the backend what is announced here, in order."""
        while True:
            said, name = await self.outbox.get()
            await self.backend.publish(said, [name])

    async def deliver(self) -> None:
        """Tell everybody who follows what is heard, from here or from other servers."""
        async for name, said in self.backend.stream_events():
            body = written(said)
            for stream in self.listening.get(name, ()):
                stream.tell(body)

    async def ping(self) -> None:
        """Say to all now and then that the connection is still there; one clock for all is enough."""
        while True:
            await asyncio.sleep(PING)
            for streams in list(self.listening.values()):
                for stream in streams:
                    if not stream.busy:
                        stream.tell(HERE)
                await asyncio.sleep(0)

    def publish(self, said: dict[str, Any], name: str) -> None:
        """Announce something under a name."""
        self.outbox.put_nowait((json.dumps(said, separators=(",", ":")).encode(), name))

    def announce(self, live: Live) -> None:
        """Say at which version a table is."""
        self.publish({"version": live.version}, channel(live.table.id))

    def nudge(self, live: Live, what: str) -> None:
        """Say that something beside the game changed: a seat, a remark."""
        self.publish({"version": live.version, "changed": what}, channel(live.table.id))

    def check(self, table: str, client: str) -> None:
        """Refuse a stream when there are too many."""
        if (
            self.open["all"] >= MOST
            or self.open[f"t {table}"] >= MOST_AT_TABLE
            or self.open[f"c {client}"] >= self.from_client
        ):
            raise TooMuch("too many open event streams; close some pages and try again")

    async def join(self, stream: Stream, name: str) -> None:
        """Begin to hear what is said under a name."""
        async with self.door:
            follow = self.listening.setdefault(name, set())
            follow.add(stream)
            if len(follow) == 1:
                await self.backend.subscribe([name])

    def part(self, stream: Stream, name: str) -> None:
        """Stop hearing it, in a task of its own: whoever hangs up must not leave this half done.

        One comes or goes at a time, or the last to go could deafen the next to come.
        """

        async def leave() -> None:
            async with self.door:
                follow = self.listening.get(name, set())
                follow.discard(stream)
                if not follow and self.listening.pop(name, None) is not None:
                    await self.backend.unsubscribe([name])

        task = asyncio.create_task(leave())
        self.leaving.add(task)
        task.add_done_callback(self.leaving.discard)

    # long: opening, following and closing one stream stand together
    async def follow(
        self,
        table: str,
        client: str,
        current: Callable[[str], Awaitable[int]],
        receive: Receive,
        send: Send,
        session: str = "",
    ) -> None:
        """Send an event now, and one whenever the table has changed, until the page hangs up.

        The version is read once we listen, so that no change falls in between.
        """
        keys, name, stream = ("all", f"t {table}", f"c {client}"), channel(table), Stream(send)
        self.open.update(keys)
        self.people.update([session] if session else [])
        try:
            await self.join(stream, name)
            version = await current(table)
            await stream.pass_on(written(b'{"version":%d}' % version, version))
            while (await receive())["type"] != "http.disconnect":
                pass
        finally:
            self.part(stream, name)
            self.open.subtract(keys)
            for key in keys:
                if self.open[key] <= 0:
                    del self.open[key]
            self.people.subtract([session] if session else [])
            if self.people[session] <= 0:
                del self.people[session]
