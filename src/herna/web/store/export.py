"""All that a house knows of one player, as they may take it along."""

from __future__ import annotations

import json
from typing import Any, Final

from sqlalchemy import Table, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from herna.kernel.record import write
from herna.web.store.damage import tables_in
from herna.web.store.models import ANSWER, HELD, MORE, OVER, TableRow, fold
from herna.web.store.people import CODES
from herna.web.store.schema import ENTRIES, METADATA, REMARKS, SEATS, TABLES, VISITORS
from herna.web.store.society import MUTES, RATINGS, REPORTS
from herna.web.store.store import Store

FORMAT: Final = "herna-player"
VERSION: Final = 1
WHOSE: Final = "visitor"
"""The column that says whose a row is, in every table that has one."""

SECRET: Final = {"token_hash", "digest", "secret", "invite_hash", "public_key"}
"""What lets somebody in, or would help to: it is of use to nobody who is who they say."""

ELSEWHERE: Final = (SEATS, REMARKS, CODES)
"""What is told table by table instead, and what is of no use in a few minutes."""


async def rows(connection: AsyncConnection, table: Table, condition: Any) -> list[dict[str, Any]]:
    """Return rows as they are kept, without secrets."""
    shown = [column for column in table.c if column.name not in SECRET]
    found = await connection.execute(select(*shown).where(condition))
    return [dict(row) for row in found.mappings()]


async def all_of(store: Store, visitor: str) -> dict[str, Any]:
    """Return everything; records only of games that are over, since others hold secrets."""
    found: dict[str, Any] = {"format": FORMAT, "version": VERSION}
    async with store.engine.connect() as connection:
        found["player"] = await rows(connection, VISITORS, VISITORS.c.id == visitor)
        for table in METADATA.sorted_tables:
            if WHOSE in table.c and table not in ELSEWHERE:
                found[table.name] = await rows(connection, table, table.c[WHOSE] == visitor)
        found[MUTES.name] = await rows(connection, MUTES, MUTES.c.visitor == visitor)
        found[REPORTS.name] = await rows(connection, REPORTS, REPORTS.c.by == visitor)
        found[RATINGS.name] = await rows(connection, RATINGS, RATINGS.c.player == visitor)
        seated = select(SEATS.c.table_id).where(SEATS.c.visitor == visitor)
        said = select(REMARKS.c.table_id).where(REMARKS.c.visitor == visitor)
        mine = or_(TABLES.c.id.in_(seated), TABLES.c.id.in_(said), TABLES.c.host == visitor)
        tables = tables_in(list((await connection.execute(select(TABLES).where(mine))).mappings()))
    found["tables"] = [await of_table(store, row, visitor) for row in tables]
    return found


async def of_table(store: Store, row: TableRow, visitor: str) -> dict[str, Any]:
    """Return what somebody did at one table: seats, answers, words; the record once the game is over."""
    about = ("id", "game", "name", "created", "variants", "stage")
    found: dict[str, Any] = {key: getattr(row, key) for key in about}
    async with store.engine.connect() as connection:
        mine = (SEATS.c.table_id == row.id) & (SEATS.c.visitor == visitor)
        found["seats"] = await rows(connection, SEATS, mine)
        own = {seat["seat"] for seat in found["seats"]}
        heard = or_(REMARKS.c.seat.in_(own), REMARKS.c.visitor == visitor)
        found["said"] = await rows(connection, REMARKS, (REMARKS.c.table_id == row.id) & heard)
        answered = ENTRIES.c.seat.in_(own) & ENTRIES.c.kind.in_((ANSWER, MORE, HELD))
        found["answers"] = await rows(connection, ENTRIES, (ENTRIES.c.table_id == row.id) & answered)
    if row.stage == OVER:
        _table, everybody = await store.table(row.id)
        answers, _undone = fold(await store.entries(row.id))
        found["record"] = json.loads(write(row.record(len(everybody), answers)))
    return found
