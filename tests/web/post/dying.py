"""A server that dies at a moment of one's choice: ``python -m web.post.dying DB MOMENT RELAY``."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Sequence
from typing import Any

from herna.games import CATALOGUE
from herna.web.app import create_app
from herna.web.config import Config
from herna.web.house import House
from herna.web.post import carrier
from herna.web.post.outside import Outcome
from herna.web.store import outbox
from herna.web.store.addressees import Addressee
from herna.web.store.outbox import Message
from herna.web.store.wishes import MAIL

SECRET = b"s" * 32
TELL, BEFORE, AFTER = "tell", "before", "after"
"""Before it is noted down that somebody should hear of it; before it is sent; when it arrived."""
QUICK: dict[str, Any] = {
    "noting": 0.2,
    "carrying": 0.1,
    "local_hooks": True,
    "mail_from": "herna@club.example",
    "url": "https://herna.example",
}
SOON = 1.5
"""Seconds after which another server takes over what a dead one was sending."""


def die() -> None:
    """Die at once, without a word."""
    os.kill(os.getpid(), signal.SIGKILL)


async def live(house: House, moment: str) -> None:
    """Let the house work until it dies."""
    send = house.courier.send

    async def sending(whose: Addressee, parcel: Sequence[Message]) -> Outcome:
        if moment == AFTER:
            await send(whose, parcel)
        die()
        raise AssertionError

    async def telling(*_row: object, **_args: object) -> None:
        die()

    if moment == TELL:
        house.herald.tell = telling  # type: ignore[method-assign]
    house.carrier.send = sending  # type: ignore[misc]
    await asyncio.sleep(60)


async def main(db: str, moment: str, relay: str) -> None:
    """Open the house."""
    CATALOGUE.setdefault("harbours", "harbours")
    carrier.HELD, outbox.BREATH[MAIL] = SOON, 0.2  # type: ignore[misc]
    app = create_app(Config(db, SECRET, processes=1, mail=relay, **QUICK))
    house: House = app.state.house
    async with house.lifespan(app):
        await live(house, moment)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:4]))  # noqa: TID251
