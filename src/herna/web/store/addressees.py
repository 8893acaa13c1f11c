"""How players can be reached: their wishes, their address for mail, their browsers, their web addresses."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from herna.web.guard.problems import BadAddress, TooMuch
from herna.web.store.people import PUSHES, SESSIONS, WEBHOOKS
from herna.web.store.schema import VISITORS
from herna.web.store.store import Store
from herna.web.store.wishes import MAIL, Wishes

MOST_PUSHES: Final = 10
MOST_HOOKS: Final = 5
LONGEST_WRONG: Final = 200


@dataclass(frozen=True)
class Addressee:
    """A player, as whoever carries messages needs to know them."""

    id: str
    name: str
    wishes: Wishes
    language: str
    address: str | None
    mailed: float
    seen: float
    """When a page of theirs was last heard of."""


@dataclass(frozen=True)
class Browser:
    """A browser that takes messages while no page is open."""

    id: str
    session: str
    endpoint: str
    public_key: str
    secret: str
    created: float


@dataclass(frozen=True)
class Hook:
    """An address of the web that takes messages."""

    id: str
    url: str
    form: str
    created: float
    wrong: str
    """What went wrong the last time."""


class Addressees:
    """All players who want to hear of something, and how."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self.store: Final = store
        self.now: Final = now

    async def get(self, visitor: str) -> Addressee | None:
        """Return one player; None for somebody who is gone."""
        pages = (SESSIONS.c.visitor == VISITORS.c.id) & (SESSIONS.c.scopes == "")
        seen = select(func.max(SESSIONS.c.seen)).where(pages).scalar_subquery()
        columns = (VISITORS.c.name, VISITORS.c.wishes, VISITORS.c.language, VISITORS.c.address)
        query = select(*columns, VISITORS.c.mailed, seen.label("seen")).where(VISITORS.c.id == visitor)
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        wishes = Wishes.read(row.wishes)
        return Addressee(
            visitor, row.name, wishes, row.language, row.address, row.mailed, float(row.seen or 0.0)
        )

    async def of_address(self, address: str) -> Addressee | None:
        """Return whose confirmed address that is, if anybody's."""
        query = select(VISITORS.c.id).where(VISITORS.c.address == address)
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return await self.get(str(row.id) if row else "")

    async def put(self, visitor: str, **values: Any) -> None:
        """Remember something of a player."""
        async with self.store.begin() as connection:
            await connection.execute(update(VISITORS).where(VISITORS.c.id == visitor).values(**values))

    async def wish(self, visitor: str, wishes: Wishes, language: str) -> None:
        """Remember what somebody wants to hear of, and in which language."""
        await self.put(visitor, wishes=wishes.text(), language=language)

    # mail

    async def confirm(self, visitor: str, address: str) -> None:
        """Remember an address that somebody has shown to be theirs."""
        try:
            await self.put(visitor, address=address)
        except IntegrityError:
            raise BadAddress("this address belongs to another player of this house") from None

    async def begin_mail(self, whose: Addressee, now: float) -> bool:
        """Say that a mail goes now; False if another server was first."""
        same = (VISITORS.c.id == whose.id) & (VISITORS.c.mailed == whose.mailed)
        async with self.store.begin() as connection:
            return bool((await connection.execute(update(VISITORS).where(same).values(mailed=now))).rowcount)

    async def forget_address(self, visitor: str) -> None:
        """Keep no mail address for this player any more; other ways of telling stay."""
        await self.put(visitor, address=None)

    async def stop_mail(self, visitor: str) -> None:
        """Send somebody no more news by mail."""
        found = await self.get(visitor)
        if found is not None:
            await self.put(visitor, wishes=found.wishes.without(MAIL).text())

    # browsers

    async def add_browser(
        self, visitor: str, session: str, endpoint: str, public_key: str, secret: str
    ) -> None:
        """Remember a browser; each session has one, and nobody else has the same."""
        row = {"id": secrets.token_hex(16), "visitor": visitor, "session": session, "endpoint": endpoint}
        keys = {"public_key": public_key, "secret": secret, "created": self.now()}
        again = (PUSHES.c.session == session) | (PUSHES.c.endpoint == endpoint)
        async with self.store.begin() as connection:
            await connection.execute(delete(PUSHES).where(again))
            mine = select(func.count()).where(PUSHES.c.visitor == visitor)
            if (await connection.execute(mine)).scalar_one() >= MOST_PUSHES:
                raise TooMuch(f"messages go to {MOST_PUSHES} browsers at most; end one first")
            await connection.execute(insert(PUSHES).values(**row, **keys))

    async def browsers(self, visitor: str) -> list[Browser]:
        """Return somebody's browsers that take messages."""
        columns = [PUSHES.c[name] for name in Browser.__dataclass_fields__]
        query = select(*columns).where(PUSHES.c.visitor == visitor).order_by(PUSHES.c.created)
        async with self.store.engine.connect() as connection:
            return [Browser(*row) for row in await connection.execute(query)]

    async def end_browser(self, visitor: str, browser: str) -> None:
        """Send nothing more to a browser."""
        async with self.store.begin() as connection:
            mine = (PUSHES.c.id == browser) & (PUSHES.c.visitor == visitor)
            await connection.execute(delete(PUSHES).where(mine))

    # addresses of the web

    async def add_hook(self, visitor: str, url: str, form: str) -> None:
        """Remember an address of the web."""
        row = {"id": secrets.token_hex(16), "visitor": visitor, "url": url, "form": form}
        async with self.store.begin() as connection:
            mine = select(func.count()).where(WEBHOOKS.c.visitor == visitor)
            if (await connection.execute(mine)).scalar_one() >= MOST_HOOKS:
                raise TooMuch(f"messages go to {MOST_HOOKS} addresses at most; remove one first")
            await connection.execute(insert(WEBHOOKS).values(**row, created=self.now()))

    async def hooks(self, visitor: str) -> list[Hook]:
        """Return somebody's addresses of the web."""
        columns = [WEBHOOKS.c[name] for name in Hook.__dataclass_fields__]
        query = select(*columns).where(WEBHOOKS.c.visitor == visitor).order_by(WEBHOOKS.c.created)
        async with self.store.engine.connect() as connection:
            return [Hook(*row) for row in await connection.execute(query)]

    async def end_hook(self, visitor: str, hook: str) -> None:
        """Forget an address of the web."""
        async with self.store.begin() as connection:
            mine = (WEBHOOKS.c.id == hook) & (WEBHOOKS.c.visitor == visitor)
            await connection.execute(delete(WEBHOOKS).where(mine))

    async def note_hook(self, hook: str, wrong: str) -> None:
        """Remember how the last attempt went, for its owner to see."""
        async with self.store.begin() as connection:
            here = (WEBHOOKS.c.id == hook) & (WEBHOOKS.c.wrong != wrong[:LONGEST_WRONG])
            await connection.execute(update(WEBHOOKS).where(here).values(wrong=wrong[:LONGEST_WRONG]))
