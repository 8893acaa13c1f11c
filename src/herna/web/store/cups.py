"""Tournaments as the database keeps them: what was agreed, who takes part, each round's tables and results.

Every change locks its tournament first, so that of two servers one makes it and the other sees it made.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from herna.web.guard.problems import NoSuchCup
from herna.web.store.society import CUPS, ENTRANTS, PAIRINGS
from herna.web.store.store import LISTED, Store

ENTRY: Final = "entry"
UNDER_WAY: Final = "playing"
ENDED: Final = "over"
CANCELLED: Final = "cancelled"
NAMELESS: Final = "\N{EN DASH}"
"""What an entrant is called who is nobody any more."""


@dataclass(frozen=True)
class CupRow:
    """A tournament as stored; ``plan`` is what was agreed, ``round`` the last one that began."""

    id: str
    name: str
    host: str
    kind: str
    plan: str
    stage: str
    round: int
    created: float
    updated: float


@dataclass(frozen=True)
class Entrant:
    """Somebody who takes part: a visitor, or a bot by its level."""

    number: int
    visitor: str | None
    level: str
    name: str
    gone: int = 0
    """The round in which they gave up; 0 if they did not."""


@dataclass(frozen=True)
class Ended:
    """How a table ended: each seat's place, from 1, and score."""

    places: tuple[float, ...] = ()
    scores: tuple[int, ...] = ()


@dataclass(frozen=True)
class Pairing:
    """A table of a round: entrants in the order of their seats; alone, somebody rests."""

    round: int
    number: int
    table: str
    players: tuple[int, ...]
    due: float
    result: Ended | None = None
    excused: tuple[int, ...] = ()
    """Seats whose game a bot ended, although they had forgotten nothing."""

    @property
    def rest(self) -> bool:
        """Whether somebody has no opponent."""
        return len(self.players) == 1

    def columns(self, cup: str) -> dict[str, Any]:
        """Return it as the database keeps it."""
        who = json.dumps({"players": self.players, "excused": self.excused})
        result = None if self.result is None else json.dumps([self.result.places, self.result.scores])
        place = {"cup_id": cup, "round": self.round, "number": self.number, "table_id": self.table}
        return {**place, "players": who, "due": self.due, "result": result}

    @staticmethod
    def read(row: Mapping[str, Any]) -> Pairing:
        """Read a row of the database."""
        who, result = json.loads(row["players"]), None
        if row["result"] is not None:
            places, scores = json.loads(row["result"])
            result = Ended(tuple(places), tuple(scores))
        players, excused = tuple(who["players"]), tuple(who["excused"])
        return Pairing(row["round"], row["number"], row["table_id"], players, row["due"], result, excused)


@dataclass
class Cup:
    """A tournament with all that belongs to it."""

    row: CupRow
    entrants: list[Entrant] = field(default_factory=list)
    pairings: list[Pairing] = field(default_factory=list)


class Cups:
    """The tournaments of a house."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store

    async def add(self, row: CupRow) -> None:
        """Remember a new tournament."""
        async with self.store.begin() as connection:
            await connection.execute(insert(CUPS).values(**row.__dict__))

    async def load(self, cup: str) -> Cup:
        """Return a tournament with its entrants and tables; one that is not there is refused."""
        async with self.store.engine.connect() as connection:
            return await read(connection, cup, select(CUPS).where(CUPS.c.id == cup))

    @asynccontextmanager
    async def changing(self, cup: str) -> AsyncIterator[tuple[AsyncConnection, Cup]]:
        """Begin to change a tournament, as the only one, with all that belongs to it as it is now."""
        async with self.store.begin() as connection:
            yield (
                connection,
                await read(connection, cup, select(CUPS).where(CUPS.c.id == cup).with_for_update()),
            )

    async def listed(self, visitor: str | None) -> list[CupRow]:
        """Return the tournaments of somebody, opened or entered, and those shown to all; the latest first."""
        shown: ColumnElement[bool] = CUPS.c.plan.contains('"listed": true') & (CUPS.c.stage != CANCELLED)
        if visitor is not None:
            taking_part = select(ENTRANTS.c.cup_id).where(ENTRANTS.c.visitor == visitor)
            shown = or_(shown, CUPS.c.host == visitor, CUPS.c.id.in_(taking_part))
        query = select(CUPS).where(shown).order_by(CUPS.c.updated.desc(), CUPS.c.id).limit(LISTED)
        async with self.store.engine.connect() as connection:
            return [CupRow(**row) for row in (await connection.execute(query)).mappings()]

    async def unfinished(self, host: str = "") -> list[str]:
        """Return the tournaments that are not over, of one host or of all."""
        going = CUPS.c.stage.in_((ENTRY, UNDER_WAY))
        query = select(CUPS.c.id).where(and_(going, CUPS.c.host == host) if host else going)
        async with self.store.engine.connect() as connection:
            return [str(row.id) for row in await connection.execute(query.order_by(CUPS.c.created))]

    async def sizes(self, cups: Iterable[str]) -> dict[str, int]:
        """Return how many take part in each of these."""
        query = select(ENTRANTS.c.cup_id, func.count()).where(ENTRANTS.c.cup_id.in_(list(cups)))
        async with self.store.engine.connect() as connection:
            found = await connection.execute(query.group_by(ENTRANTS.c.cup_id))
            return {str(cup): int(count) for cup, count in found}

    async def excuse(self, cup: str, pairing: Pairing) -> None:
        """Remember whose game a bot ends without their fault."""
        async with self.store.begin() as connection:
            here = update(PAIRINGS).where(at(cup, pairing), PAIRINGS.c.result.is_(None))
            await connection.execute(here.values(players=pairing.columns(cup)["players"]))

    async def note(self, cup: str, pairing: Pairing) -> bool:
        """Remember how a table ended; say whether that was news."""
        async with self.store.begin() as connection:
            here = update(PAIRINGS).where(at(cup, pairing), PAIRINGS.c.result.is_(None))
            changed = await connection.execute(here.values(result=pairing.columns(cup)["result"]))
        return bool(changed.rowcount)

    async def forget(self, visitor: str) -> None:
        """Let somebody's tournaments stay without their name; who has not begun one yet leaves it."""
        waiting = select(CUPS.c.id).where(CUPS.c.stage == ENTRY)
        mine = ENTRANTS.c.visitor == visitor
        async with self.store.begin() as connection:
            await connection.execute(delete(ENTRANTS).where(mine, ENTRANTS.c.cup_id.in_(waiting)))
            now = select(CUPS.c.round).where(CUPS.c.id == ENTRANTS.c.cup_id).scalar_subquery()
            await connection.execute(update(ENTRANTS).where(mine, ENTRANTS.c.gone == 0).values(gone=now))
            await connection.execute(update(ENTRANTS).where(mine).values(visitor=None, name=NAMELESS))
            hosted = update(CUPS).where(CUPS.c.host == visitor)
            await connection.execute(hosted.where(CUPS.c.stage == ENTRY).values(stage=CANCELLED))
            await connection.execute(hosted.values(host=""))


def at(cup: str, pairing: Pairing) -> ColumnElement[bool]:
    """Return where a table of a tournament is kept."""
    here = PAIRINGS.c.cup_id == cup
    return here & (PAIRINGS.c.round == pairing.round) & (PAIRINGS.c.number == pairing.number)


async def read(connection: AsyncConnection, cup: str, query: Any) -> Cup:
    """Return a tournament with its entrants and tables, all in order."""
    fine = cup.isascii() and cup.isalnum()
    row = (await connection.execute(query)).mappings().first() if fine else None
    if row is None:
        raise NoSuchCup(f"there is no tournament {cup[:20]!r}")
    who = select(ENTRANTS).where(ENTRANTS.c.cup_id == cup).order_by(ENTRANTS.c.number)
    entrants = [
        Entrant(each.number, each.visitor, each.level, each.name, each.gone)
        for each in await connection.execute(who)
    ]
    tables = select(PAIRINGS).where(PAIRINGS.c.cup_id == cup).order_by(PAIRINGS.c.round, PAIRINGS.c.number)
    pairings = [Pairing.read(dict(each)) for each in (await connection.execute(tables)).mappings()]
    return Cup(CupRow(**row), entrants, pairings)


async def put(connection: AsyncConnection, cup: str, **values: Any) -> None:
    """Change a tournament's own row."""
    await connection.execute(update(CUPS).where(CUPS.c.id == cup).values(**values))


async def enter(connection: AsyncConnection, cup: str, entrants: list[Entrant]) -> None:
    """Add players and bots to a tournament."""
    rows = [{"cup_id": cup, **each.__dict__} for each in entrants]
    if rows:
        await connection.execute(insert(ENTRANTS), rows)


async def leave(connection: AsyncConnection, cup: str, number: int, gone: int = 0) -> None:
    """Let an entrant go: without a trace before the first round, later as one who gave up in a round."""
    here = and_(ENTRANTS.c.cup_id == cup, ENTRANTS.c.number == number)
    await connection.execute(
        update(ENTRANTS).where(here).values(gone=gone) if gone else delete(ENTRANTS).where(here)
    )


async def pair(connection: AsyncConnection, cup: str, pairings: list[Pairing]) -> None:
    """Add the tables of a round."""
    await connection.execute(insert(PAIRINGS), [each.columns(cup) for each in pairings])
