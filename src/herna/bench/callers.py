"""Programs that call a house over loopback for measuring: they know when an answer was acknowledged."""

from __future__ import annotations

import http.client
import json
import random
from typing import Any, Final

from herna.web.serve import USUAL_HOST

PATIENCE: Final = 20.0
"""Seconds to wait for a reply."""


class Away(Exception):  # noqa: N818
    """Nobody answered: whatever was asked may or may not have happened."""


class Refused(Exception):  # noqa: N818
    """The house answered that it will not."""

    def __init__(self, status: int) -> None:
        super().__init__(f"refused with status {status}")
        self.status: Final = status


class Line:
    """A connection to one of several servers, made anew whenever it breaks."""

    def __init__(self, ports: list[int], rng: random.Random) -> None:
        self.ports: Final = ports
        self.rng: Final = rng
        self.wires: Final[dict[int, http.client.HTTPConnection]] = {}

    def ask(self, path: str, token: str = "", body: dict[str, Any] | None = None) -> dict[str, Any]:
        """Send a request, POST if it has a body; return the reply, or raise."""
        port = self.rng.choice(self.ports)
        headers = {"Content-Type": "application/json"} if body is not None else {}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        wire = self.wires.setdefault(port, http.client.HTTPConnection(USUAL_HOST, port, timeout=PATIENCE))
        try:
            wire.request("GET" if body is None else "POST", path, json.dumps(body) if body else None, headers)
            reply = wire.getresponse()
            text = reply.read()
        except (OSError, http.client.HTTPException):
            self.wires.pop(port).close()
            raise Away from None
        if reply.status >= 300:
            raise Refused(reply.status)
        found: dict[str, Any] = json.loads(text)
        return found

    def close(self) -> None:
        """Hang up; the next request calls again."""
        for wire in self.wires.values():
            wire.close()
        self.wires.clear()
