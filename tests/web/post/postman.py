"""What tests of the post share: a relay that takes mail, an outbox, somebody who wants to hear of things."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any

from aiosmtpd.controller import Controller
from sqlalchemy import update

from herna.web.store.models import Visitor
from herna.web.store.outbox import Outbox
from herna.web.store.people import WEBHOOKS
from herna.web.store.schema import VISITORS
from herna.web.store.store import Store
from herna.web.store.wishes import EVENTS, WAYS, Wishes
from web.guests import apart, free_port

ALL = Wishes(frozenset((event, way) for event in EVENTS for way in WAYS))


class Letterbox:
    """Keeps what arrives, as a relay would."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.to: list[str] = []
        self.refusal = ""

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        """Take a letter, or refuse it."""
        if self.refusal:
            return self.refusal
        found = message_from_bytes(envelope.content, policy=default)
        assert isinstance(found, EmailMessage)
        self.letters.append(found)
        self.to += envelope.rcpt_tos
        return "250 taken"


@contextmanager
def letterbox() -> Iterator[tuple[Letterbox, str]]:
    """Open a relay on this machine; yield it and its address."""
    box, port = Letterbox(), free_port()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield box, f"smtp://127.0.0.1:{port}"
    finally:
        controller.stop()


async def jana(store: Store, wishes: Wishes = ALL, address: str | None = "jana@example.org") -> None:
    """Let somebody be there who wants to hear of things, also at an address of the web."""
    await store.add_visitor(Visitor("jana", "Jana"), "jana-token")
    async with store.begin() as connection:
        await connection.execute(update(VISITORS).values(wishes=wishes.text(), address=address))
        row = {
            "id": "hook",
            "visitor": "jana",
            "url": "https://example.org/x",
            "form": "json",
            "created": 0.0,
        }
        await connection.execute(WEBHOOKS.insert().values(**row))


def with_outbox(db: str | Path, test: Callable[[Outbox, list[float]], Awaitable[None]]) -> None:
    """Run a test with an outbox, and a clock that the test moves."""
    now = [1_000_000.0]

    async def inside() -> None:
        store = Store(f"sqlite:///{db / 'herna.db'}" if isinstance(db, Path) else db)
        await store.open()
        await test(Outbox(store, lambda: now[0]), now)
        await store.close()

    apart(inside())


async def waiting(outbox: Outbox, way: str = "") -> list[str]:
    """Return what is due, as keys of sentences; by one way only, if asked."""
    return [each.news.key for each in await outbox.due(100) if way in ("", each.way)]
