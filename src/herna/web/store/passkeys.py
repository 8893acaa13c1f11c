"""Passkeys: what is kept of them is public, the secret stays with their owner's device."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from herna.web.guard.problems import NotNow, TooMuch
from herna.web.store.people import PASSKEYS
from herna.web.store.store import Store

MOST_PASSKEYS: Final = 20
"""How many passkeys one player may have."""

LONGEST_ID: Final = 1400


@dataclass(frozen=True)
class Passkey:
    """A passkey as it is kept; ``count`` is how often it says that it was used, 0 if it does not count."""

    id: str
    visitor: str
    public_key: str
    count: int
    label: str
    created: float


class Passkeys:
    """All passkeys of a house."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store

    async def of(self, visitor: str) -> list[Passkey]:
        """Return somebody's passkeys, the newest first."""
        mine = select(PASSKEYS).where(PASSKEYS.c.visitor == visitor).order_by(PASSKEYS.c.created.desc())
        async with self.store.engine.connect() as connection:
            return [Passkey(**row) for row in (await connection.execute(mine)).mappings()]

    async def find(self, key: str) -> Passkey | None:
        """Return a passkey by what its device calls it."""
        this = select(PASSKEYS).where(PASSKEYS.c.id == key[:LONGEST_ID])
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(this)).mappings().first()
        return None if row is None else Passkey(**row)

    async def add(self, visitor: str, key: str, public_key: str, count: int, label: str) -> None:
        """Keep a new passkey."""
        many = select(func.count()).where(PASSKEYS.c.visitor == visitor)
        row = Passkey(key, visitor, public_key, count, label, time.time())
        try:
            async with self.store.begin() as connection:
                if (await connection.execute(many)).scalar_one() >= MOST_PASSKEYS:
                    raise TooMuch(f"you have {MOST_PASSKEYS} passkeys; remove one first")
                await connection.execute(insert(PASSKEYS).values(**row.__dict__))
        except IntegrityError:
            raise NotNow("this passkey belongs to a player already") from None

    async def used(self, key: str, count: int) -> None:
        """Note how often a passkey says that it was used."""
        async with self.store.begin() as connection:
            await connection.execute(update(PASSKEYS).where(PASSKEYS.c.id == key).values(count=count))

    async def remove(self, visitor: str, key: str) -> bool:
        """Forget one of somebody's passkeys; say whether there was such a one."""
        mine = (PASSKEYS.c.visitor == visitor) & (PASSKEYS.c.id == key)
        async with self.store.begin() as connection:
            return bool((await connection.execute(delete(PASSKEYS).where(mine))).rowcount)
