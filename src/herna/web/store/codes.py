"""What is valid once, for minutes: codes for another device, links in mails, challenges of passkeys."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, insert, select

from herna.web.guard.problems import BadCode
from herna.web.guard.tokens import TABLE_LETTERS, keyed
from herna.web.store.people import CODES
from herna.web.store.store import Store

DEVICE: Final = "device"
"""A code that lets another device go on as somebody."""

OWNER: Final = "owner"
"""A token that lets somebody keep order in the house."""

LETTERS: Final = 8
"""Of thirty letters: whoever may guess thirty times an hour needs two million years."""

MINUTES: Final = 10


@dataclass(frozen=True)
class Found:
    """What a code stands for."""

    visitor: str | None
    said: str
    until: float


def spelled(code: str) -> str:
    """Return a code as it is kept, however somebody typed it."""
    return "".join(letter for letter in code.lower() if letter.isalnum())[:100]


class Codes:
    """The codes of a house; only digests are kept, made with the house's secret."""

    def __init__(self, store: Store, secret: bytes, now: Callable[[], float] = time.time) -> None:
        self.store: Final = store
        self.secret: Final = secret
        self.now: Final = now

    def known(self, kind: str, code: str) -> str:
        """Return what is kept of a code."""
        return keyed(self.secret, f"code:{kind}:{code}")

    async def short(self, visitor: str) -> str:
        """Return a code of a few letters for another device; an earlier one is void from now on."""
        code = "".join(secrets.choice(TABLE_LETTERS) for _letter in range(LETTERS))
        async with self.store.begin() as connection:
            mine = (CODES.c.kind == DEVICE) & (CODES.c.visitor == visitor)
            await connection.execute(delete(CODES).where(mine))
        await self.put(DEVICE, code, visitor)
        return code

    async def put(
        self, kind: str, code: str, visitor: str | None, said: str = "", minutes: int = MINUTES
    ) -> None:
        """Keep a code, and forget those whose time is over."""
        now = self.now()
        row = {"digest": self.known(kind, code), "kind": kind, "visitor": visitor, "said": said}
        async with self.store.begin() as connection:
            await connection.execute(delete(CODES).where(CODES.c.until <= now))
            await connection.execute(insert(CODES).values(**row, until=now + 60 * minutes))

    async def look(self, kind: str, code: str) -> Found:
        """Return what a code stands for, without using it."""
        query = select(CODES.c.visitor, CODES.c.said, CODES.c.until).where(
            CODES.c.digest == self.known(kind, code), CODES.c.kind == kind, CODES.c.until > self.now()
        )
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            raise BadCode("this code was used, or its time is over; make a new one")
        return Found(row.visitor, row.said, row.until)

    async def use(self, kind: str, code: str) -> Found:
        """Use a code up; of two who try at once one is refused."""
        found = await self.look(kind, code)
        async with self.store.begin() as connection:
            this = CODES.c.digest == self.known(kind, code)
            gone = await connection.execute(delete(CODES).where(this))
        if not gone.rowcount:
            raise BadCode("this code was used, or its time is over; make a new one")
        return found
