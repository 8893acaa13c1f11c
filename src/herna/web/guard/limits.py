"""How much one client may ask for, and all together, so that the house stays open for others."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from ipaddress import IPv6Address, ip_address
from typing import TYPE_CHECKING, Any, Final

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.middleware import ASGIMiddleware

from herna.web.guard.problems import Busy, TooMuch

if TYPE_CHECKING:
    from litestar.types import ASGIApp, HTTPReceiveMessage, Receive, Scope, Send, WebSocketReceiveMessage

MINUTE: Final = 60.0
HOUR: Final = 3600.0
MOST_CLIENTS: Final = 100_000
"""How many clients are remembered at once."""

SLOWEST_BODY: Final = 30.0
"""Seconds within which a client must have sent what it wants to send."""

SHARE: Final = 8
"""One client may have one part in so many of all requests that are worked on at once."""


class Allowance:
    """So many times in so many seconds for each client, counted from its first."""

    def __init__(self, times: int, seconds: float, refusal: str) -> None:
        self.times: Final = times
        self.seconds: Final = seconds
        self.refusal: Final = refusal
        self.since: Final[dict[str, tuple[float, int]]] = {}

    def take(self, client: str, more: int = 1) -> None:
        """Count one more, or several, or refuse them."""
        now = time.monotonic()
        start, taken = self.since.get(client, (now, 0))
        if now - start >= self.seconds:
            start, taken = now, 0
        if taken + more > self.times:
            raise TooMuch(self.refusal)
        if len(self.since) >= MOST_CLIENTS:
            self.since.clear()
        self.since[client] = (start, taken + more)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return from where somebody calls."""
    return connection.client.host if connection.client else ""


def client_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return who calls: the address; of an IPv6 address the part that one household shares."""
    host = address_of(connection)
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if isinstance(found, IPv6Address):
        plain = found.ipv4_mapped
        return str(plain) if plain is not None else found.packed[:8].hex(":", 2)
    return host


def welcome_here(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Refuse an address that the owners of the house do not want in it."""
    connection.app.state.house.gate.pass_address(address_of(connection), connection.url.path)


def few_changes(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Refuse a client that asks for changes too often."""
    if connection.scope.get("method") == "POST":
        connection.app.state.house.changes.take(client_of(connection))


def few_tables(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Refuse a client that opens too many tables, under whatever names."""
    connection.app.state.house.openings.take(client_of(connection))


def few_bots(connection: ASGIConnection[Any, Any, Any, Any], count: int) -> None:
    """Refuse a client that lets too many bots play each other; two of them are a table at least."""
    connection.app.state.house.openings.take(client_of(connection), max(0, count) // 2)


def few_looks(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Refuse a client that looks too often at what takes long to draw."""
    connection.app.state.house.readings.take(client_of(connection))


def few_guesses(
    connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler | None = None
) -> None:
    """Refuse a client that tries too many codes."""
    connection.app.state.house.guesses.take(client_of(connection))


class Crowd(ASGIMiddleware):
    """Turns requests away at once when too many are being worked on; event streams do not count."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self.inside: Final[Counter[str]] = Counter()

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let a request in, or say that the house is full."""
        if scope["path"].endswith("/events"):
            await next_app(scope, receive, send)
            return
        client = client_of(ASGIConnection(scope))
        if self.inside.total() >= self.most or self.inside[client] >= max(1, self.most // SHARE):
            raise Busy("the house is full; try again in a few seconds")
        self.inside[client] += 1
        try:
            await next_app(scope, prompt(receive), send)
        finally:
            self.inside[client] -= 1
            if not self.inside[client]:
                del self.inside[client]


def prompt(receive: Receive) -> Receive:
    """Return what reads a request, and hangs up on a client that takes too long to send it."""
    last = asyncio.get_running_loop().time() + SLOWEST_BODY
    whole = False

    async def read() -> HTTPReceiveMessage | WebSocketReceiveMessage:
        nonlocal whole
        if whole:
            return await receive()
        try:
            async with asyncio.timeout_at(last):
                message = await receive()
        except TimeoutError:
            return {"type": "http.disconnect"}
        whole = not message.get("more_body", False)
        return message

    return read
