"""Connections to those who read: one that does not is cut, so that nobody else waits for it."""

from __future__ import annotations

import asyncio
import resource
import socket
import struct
from typing import Final

from uvicorn.protocols.http.h11_impl import H11Protocol

SLOWEST: Final = 30.0
"""Seconds that a client may leave unread what was sent to it, or say nothing after it has connected."""

WAITING_BYTES: Final = 65_536
"""How much the system keeps for a client that does not read, before we notice."""

AT_ONCE: Final = struct.pack("ii", 1, 0)
"""Lets the system forget a closed connection instead of trying to deliver the rest."""


def many_files() -> None:
    """Ask the system for as many open connections as it grants; the usual thousand is soon used up."""
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


class Reader(H11Protocol):
    """A connection that ends when its other end stops reading, or never asks for anything."""

    slowest = SLOWEST
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn does
        """Begin: keep little for a client that does not read, and expect it to ask for something soon."""
        super().connection_made(transport)
        plain = transport.get_extra_info("socket")
        if plain is not None:
            plain.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, WAITING_BYTES)
        self.expect()

    def data_received(self, data: bytes) -> None:
        """Take what was sent; once it is a whole request, its sender is no longer overdue."""
        super().data_received(data)
        if self.flow.write_paused:
            return
        if self.cycle is not None and not self.cycle.response_complete:
            self.relax()
        elif self.deadline is None:
            self.expect()

    def pause_writing(self) -> None:
        """Wait for a client whose buffers are full, but not for ever."""
        super().pause_writing()
        self.expect()

    def resume_writing(self) -> None:
        """Go on: it has read."""
        super().resume_writing()
        self.relax()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the deadline together with the connection."""
        self.relax()
        super().connection_lost(exc)

    def expect(self) -> None:
        """Cut the connection unless something happens in time."""
        self.relax()
        self.deadline = self.loop.call_later(self.slowest, self.cut)

    def cut(self) -> None:
        """End the connection at once; neither we nor the system keep what was not read."""
        wire = self.transport.get_extra_info("socket")
        if wire is not None:
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        self.transport.abort()

    def relax(self) -> None:
        """Drop the deadline: the other end has read or said something."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
