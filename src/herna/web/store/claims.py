"""Names that are somebody's alone: nobody else can call themselves so, or so that it looks the same."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError

from herna.web.guard.problems import NameTaken
from herna.web.store.lookalikes import alike
from herna.web.store.schema import VISITORS
from herna.web.store.store import Store

LONGEST_KEY: Final = 80


def claim_key(name: str) -> str:
    """Return what names have in common that are taken for the same."""
    return alike(name)[:LONGEST_KEY]


class Claims:
    """Who owns which name."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store

    async def check(self, names: Iterable[str], visitor: str | None) -> None:
        """Refuse names that are somebody else's, or that hold a word which is not welcome."""
        names = list(names)
        self.store.words.check(names)
        keys = {claim_key(name): name for name in names if name}
        if not keys:
            return
        theirs = VISITORS.c.claimed.in_(keys)
        async with self.store.engine.connect() as connection:
            found = (await connection.execute(select(VISITORS.c.id, VISITORS.c.claimed).where(theirs))).all()
        for row in found:
            if row.id != visitor:
                raise NameTaken(f"{keys[row.claimed]!r} is somebody's own name here; choose another one")

    async def claim(self, visitor: str, name: str) -> None:
        """Give somebody a name of their own; an earlier one becomes free."""
        try:
            await self.put(visitor, claim_key(name))
        except IntegrityError:
            raise NameTaken(f"{name!r} is somebody's own name here; choose another one") from None

    async def free(self, visitor: str) -> None:
        """Let others have somebody's name."""
        await self.put(visitor, None)

    async def put(self, visitor: str, key: str | None) -> None:
        """Write down whose a name is."""
        async with self.store.begin() as connection:
            await connection.execute(update(VISITORS).where(VISITORS.c.id == visitor).values(claimed=key))

    async def called(self, visitor: str) -> str:
        """Return under what name somebody plays."""
        async with self.store.engine.connect() as connection:
            found = await connection.execute(select(VISITORS.c.name).where(VISITORS.c.id == visitor))
            return str(found.scalar_one())

    async def of(self, visitor: str) -> str | None:
        """Return the key of the name that is somebody's own."""
        async with self.store.engine.connect() as connection:
            found = await connection.execute(select(VISITORS.c.claimed).where(VISITORS.c.id == visitor))
            return found.scalar_one_or_none()
