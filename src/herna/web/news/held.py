"""Lets a stream stay open with next to nothing in memory.

The application says who may follow a table, like it answers any other request, and is done with it. What was
needed for that is forgotten before the stream begins: thousands of open pages would keep it all otherwise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from litestar import Response
from litestar.connection import Request
from litestar.enums import ScopeType

from herna.web.guard.limits import client_of
from herna.web.news.stream import Streams

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

FOLLOWING: Final = "following"
"""Where a request notes what it may follow, and for whom that counts."""

NEEDED: Final = ("type", "method", "path")
"""What the server still asks of a request that is being answered."""

HEADERS: Final = {"X-Accel-Buffering": "no"}
"""Proxies must not wait for the end."""


def followed(
    request: Request[Any, Any, Any], streams: Streams, table: str, session: str = ""
) -> Response[str]:
    """Say that whoever asks may follow a table, unless there are too many streams."""
    client = client_of(request)
    streams.check(table, client)
    request.scope["state"][FOLLOWING] = (table, client, session)
    return Response("", media_type="text/event-stream", headers=HEADERS)


class Held:
    """Stands before the application and keeps the streams that it allowed."""

    def __init__(self, app: ASGIApp, streams: Streams, current: Callable[[str], Awaitable[int]]) -> None:
        self.app: Final = app
        self.streams: Final = streams
        self.current: Final = current
        """Tells at which version a table is."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the application answer; if that allows a stream, keep it."""
        if scope["type"] != ScopeType.HTTP or not scope["path"].endswith("/events"):
            await self.app(scope, receive, send)
            return
        start = await self.allowed(scope, receive, send)
        if start is None:
            return
        table, client, session = scope["state"][FOLLOWING]
        await send(start)
        for key in list(scope):
            if key not in NEEDED:
                scope.pop(key)  # type: ignore[misc]  # what Litestar and the server put there is ours to forget
        scope["headers"] = []
        await self.streams.follow(table, client, self.current, receive, send, session)

    async def allowed(self, scope: Scope, receive: Receive, send: Send) -> HTTPResponseStartEvent | None:
        """Ask the application; a refusal is sent as it stands, the beginning of a stream is returned."""
        found: HTTPResponseStartEvent | None = None

        async def watch(message: Message) -> None:
            nonlocal found
            if FOLLOWING not in scope.get("state", {}):
                await send(message)
            elif message["type"] == "http.response.start":
                kept = [each for each in message["headers"] if bytes(each[0]).lower() != b"content-length"]
                message["headers"] = kept
                found = message

        await self.app(scope, receive, watch)
        return found
