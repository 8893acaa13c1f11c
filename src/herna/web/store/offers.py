"""Open tables: which there are, opened or closed by their hosts, and whom a host does not want at one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import ColumnElement, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from herna.web.store.models import INVITED, NONE, OPEN, PLAYING, WAITING, Standing, TableRow
from herna.web.store.schema import SEATS, TABLES
from herna.web.store.society import SENT_AWAY
from herna.web.store.store import Store

JOIN: Final = "join"
WATCH: Final = "watch"


@dataclass(frozen=True)
class Wish:
    """What somebody looks for in an open table; what is left empty may be anything."""

    game: str = ""
    seats: int = 0
    pace: str = ""
    language: str = ""
    way: str = ""
    """To join a table, or to watch one."""
    program: bool = False
    """Whether a program looks for a table to join."""


class Offers:
    """The open tables of a house."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store

    async def open_tables(self, wish: Wish, visitor: str | None = None) -> list[Standing]:
        """Return the open tables that fit a wish and may be joined or watched, the latest first."""
        return await self.store.standings(fitting(wish, visitor))

    async def offer(self, table: TableRow, open_to_all: bool) -> None:
        """Open a table to everybody, or close it again."""
        options = replace(table.options, listed=open_to_all)
        async with self.store.begin() as connection:
            mine = update(TABLES).where(TABLES.c.id == table.id, TABLES.c.stage == WAITING)
            await connection.execute(mine.values(options=options.text()))

    async def pace(self, table: TableRow, speed: str) -> None:
        """Remember how fast bots play at a table in play."""
        options = replace(table.options, speed=speed)
        async with self.store.begin() as connection:
            mine = update(TABLES).where(TABLES.c.id == table.id, TABLES.c.stage == PLAYING)
            await connection.execute(mine.values(options=options.text()))

    async def send_away(self, table: str, visitor: str) -> None:
        """Remember that somebody is not wanted at a table."""
        try:
            async with self.store.begin() as connection:
                await connection.execute(insert(SENT_AWAY).values(table_id=table, visitor=visitor))
        except IntegrityError:
            return

    async def sent_away(self, table: str, visitor: str | None) -> bool:
        """Whether somebody is not wanted at a table."""
        mine = (SENT_AWAY.c.table_id == table) & (SENT_AWAY.c.visitor == visitor)
        async with self.store.engine.connect() as connection:
            return (await connection.execute(select(SENT_AWAY.c.visitor).where(mine))).first() is not None


def joinable(program: bool) -> ColumnElement[bool]:
    """Return which tables have a seat to take; for a program, where its kind may sit down."""
    here = (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.kind == OPEN) & SEATS.c.visitor.is_(None)
    found = (TABLES.c.stage == WAITING) & select(SEATS.c.seat).where(here).exists()
    for closed in (INVITED, NONE) if program else ():
        found &= ~TABLES.c.options.contains(f'"programs_sit": "{closed}"')
    return found


def fitting(wish: Wish, visitor: str | None) -> ColumnElement[bool]:
    """Return what the database must look for."""
    here = SEATS.c.table_id == TABLES.c.id
    join = joinable(wish.program)
    watchable = (TABLES.c.stage == PLAYING) & TABLES.c.options.contains('"watch": true')
    ways: dict[str, Any] = {JOIN: join, WATCH: watchable}
    found: ColumnElement[bool] = TABLES.c.options.contains('"listed": true') & ways.get(
        wish.way, join | watchable
    )
    found &= TABLES.c.stage.in_((WAITING, PLAYING))
    if wish.game:
        found &= TABLES.c.game == wish.game
    if wish.pace:
        found &= TABLES.c.options.contains(f'"pace": "{wish.pace}"')
    if wish.language:
        found &= TABLES.c.language.in_((wish.language, ""))
    if wish.seats:
        count = select(func.count()).where(here).correlate(TABLES).scalar_subquery()
        found &= count == wish.seats
    if visitor is not None:
        unwanted = (SENT_AWAY.c.table_id == TABLES.c.id) & (SENT_AWAY.c.visitor == visitor)
        found &= ~select(SENT_AWAY.c.visitor).where(unwanted).exists()
    return found
