"""Who keeps order in a house, who is not welcome in it, who is let in, and what was done about all that."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, func, insert, or_, select, update

from herna.web.guard.problems import BadInvite
from herna.web.guard.tokens import digest, new_token
from herna.web.store.schema import VISITORS
from herna.web.store.society import ADMISSIONS, BANS, DEEDS, OWNERS
from herna.web.store.store import Store

PLAYER: Final = "player"
ADDRESS: Final = "address"
SPEECH: Final = "speech"
BAN_KINDS: Final = (PLAYER, ADDRESS, SPEECH)

LONGEST_REASON: Final = 200
LONGEST_DETAIL: Final = 300
LONGEST_ADMISSION: Final = 60
ID_BYTES: Final = 8
DAY: Final = 86_400.0
MOST_SHOWN: Final = 200


@dataclass(frozen=True)
class Ban:
    """Who is not welcome: a player, an address, or a player's words; for ever without ``until``."""

    kind: str
    about: str
    reason: str
    by: str
    at: float
    until: float | None


@dataclass(frozen=True)
class Admission:
    """An invitation to the house."""

    id: str
    note: str
    uses: int
    until: float


@dataclass(frozen=True)
class Deed:
    """Something that an owner has done."""

    at: float
    by: str
    what: str
    detail: str


def new_id() -> str:
    """Return a new name for a row."""
    return secrets.token_hex(ID_BYTES)


class Order:
    """Everything that owners do and decide, as the database keeps it."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self.store: Final = store
        self.now: Final = now

    # owners and what they did

    async def owners(self) -> dict[str, float]:
        """Return who keeps order, since when."""
        async with self.store.engine.connect() as connection:
            rows = await connection.execute(select(OWNERS).order_by(OWNERS.c.since))
            return {str(row.visitor): float(row.since) for row in rows}

    async def appoint(self, visitor: str) -> None:
        """Let one more keep order."""
        async with self.store.begin() as connection:
            mine = OWNERS.c.visitor == visitor
            if (await connection.execute(select(OWNERS).where(mine))).first() is None:
                await connection.execute(insert(OWNERS).values(visitor=visitor, since=self.now()))

    async def dismiss(self, visitor: str) -> None:
        """Let somebody keep order no longer."""
        async with self.store.begin() as connection:
            await connection.execute(delete(OWNERS).where(OWNERS.c.visitor == visitor))

    async def note(self, by: str, what: str, detail: str = "") -> None:
        """Write down what an owner has done; people are named by what the house calls them inside."""
        row = {"id": new_id(), "at": self.now(), "by": by, "what": what, "detail": detail[:LONGEST_DETAIL]}
        async with self.store.begin() as connection:
            await connection.execute(insert(DEEDS).values(**row))

    async def deeds(self) -> list[Deed]:
        """Return what was done, the latest first."""
        wanted = (DEEDS.c.at, DEEDS.c.by, DEEDS.c.what, DEEDS.c.detail)
        query = select(*wanted).order_by(DEEDS.c.at.desc(), DEEDS.c.id).limit(MOST_SHOWN)
        async with self.store.engine.connect() as connection:
            return [Deed(*row) for row in await connection.execute(query)]

    # who is not welcome

    async def bans(self) -> list[Ban]:
        """Return who is not welcome now, the latest first."""
        lasts = or_(BANS.c.until.is_(None), BANS.c.until > self.now())
        async with self.store.engine.connect() as connection:
            rows = await connection.execute(select(BANS).where(lasts).order_by(BANS.c.at.desc()))
            return [Ban(**row) for row in rows.mappings()]

    async def ban(self, kind: str, about: str, reason: str, by: str, days: int = 0) -> None:
        """Let somebody in no more, or hear them no more; for some days, or for ever."""
        now = self.now()
        row = Ban(kind, about, reason[:LONGEST_REASON], by, now, now + days * DAY if days else None)
        async with self.store.begin() as connection:
            await connection.execute(delete(BANS).where(BANS.c.kind == kind, BANS.c.about == about))
            await connection.execute(insert(BANS).values(**row.__dict__))

    async def pardon(self, kind: str, about: str) -> bool:
        """End a ban; say whether there was one."""
        async with self.store.begin() as connection:
            this = (BANS.c.kind == kind) & (BANS.c.about == about)
            return bool((await connection.execute(delete(BANS).where(this))).rowcount)

    # invitations to the house

    async def invite(self, note: str, uses: int, days: int) -> str:
        """Make an invitation to the house, and return its token; only a digest is kept."""
        token, now = new_token(), self.now()
        row = Admission(new_id(), note[:LONGEST_ADMISSION], uses, now + days * DAY)
        async with self.store.begin() as connection:
            await connection.execute(delete(ADMISSIONS).where(ADMISSIONS.c.until <= now))
            await connection.execute(insert(ADMISSIONS).values(**row.__dict__, token_hash=digest(token)))
        return token

    async def admissions(self) -> list[Admission]:
        """Return the invitations that still let somebody in."""
        wanted = (ADMISSIONS.c.id, ADMISSIONS.c.note, ADMISSIONS.c.uses, ADMISSIONS.c.until)
        valid = (ADMISSIONS.c.until > self.now()) & (ADMISSIONS.c.uses > 0)
        async with self.store.engine.connect() as connection:
            rows = await connection.execute(select(*wanted).where(valid).order_by(ADMISSIONS.c.until))
            return [Admission(*row) for row in rows]

    async def withdraw(self, admission: str) -> None:
        """Let an invitation let in nobody any more."""
        async with self.store.begin() as connection:
            await connection.execute(delete(ADMISSIONS).where(ADMISSIONS.c.id == admission))

    async def welcome(self, token: str, use: bool) -> None:
        """Make sure that an invitation lets somebody in, and use it; of two for the last place one fails."""
        valid = (ADMISSIONS.c.token_hash == digest(token)) & (ADMISSIONS.c.until > self.now())
        valid &= ADMISSIONS.c.uses > 0
        async with self.store.begin() as connection:
            if use:
                less = update(ADMISSIONS).where(valid).values(uses=ADMISSIONS.c.uses - 1)
                found = bool((await connection.execute(less)).rowcount)
            else:
                found = (await connection.execute(select(ADMISSIONS.c.id).where(valid))).first() is not None
        if not found:
            raise BadInvite("this invitation to the house was used up or is over; ask for a new one")

    # people

    async def people(self, named: str = "") -> list[tuple[str, str, float]]:
        """Return people by name, the newest first: what they are called inside, their name, since when."""
        wanted = (VISITORS.c.id, VISITORS.c.name, VISITORS.c.created)
        query = select(*wanted).order_by(VISITORS.c.created.desc()).limit(MOST_SHOWN)
        if named:
            query = query.where(func.lower(VISITORS.c.name).contains(named.lower(), autoescape=True))
        async with self.store.engine.connect() as connection:
            return [
                (str(row.id), str(row.name), float(row.created)) for row in await connection.execute(query)
            ]
