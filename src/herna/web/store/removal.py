"""Tables and what belongs to them taken out of the database; results of games stay."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from herna.web.store.database import in_memory
from herna.web.store.people import MESSAGES
from herna.web.store.schema import ENTRIES, REMARKS, SEATS, TABLES, VISITORS
from herna.web.store.society import SENT_AWAY, WATCHERS
from herna.web.store.store import Store

OF_A_TABLE: Final = (ENTRIES, REMARKS, SEATS, WATCHERS, SENT_AWAY, MESSAGES)
"""What goes with a table."""


async def remove_table(connection: AsyncConnection, table: str) -> None:
    """Take a table out, with everything that belongs to it."""
    for each in OF_A_TABLE:
        await connection.execute(delete(each).where(each.c.table_id == table))
    await connection.execute(delete(TABLES).where(TABLES.c.id == table))


async def sizes(store: Store) -> dict[str, int]:
    """Return how many people and tables there are, and how many bytes the database takes."""
    async with store.engine.connect() as connection:
        people = await connection.execute(select(func.count()).select_from(VISITORS))
        found = {"people": int(people.scalar_one())}
        stages = select(TABLES.c.stage, func.count()).group_by(TABLES.c.stage)
        found |= {str(stage): int(count) for stage, count in await connection.execute(stages)}
        if store.shared:
            found["bytes"] = int(
                (await connection.execute(text("select pg_database_size(current_database())"))).scalar_one()
            )
        else:
            pages = (await connection.exec_driver_sql("pragma page_count")).scalar_one()
            found["bytes"] = int(pages) * int(
                (await connection.exec_driver_sql("pragma page_size")).scalar_one()
            )
    return found


async def compact(store: Store) -> None:
    """Give room that is not needed back to the disk, and with it whatever was left in it."""
    if store.shared or in_memory(store.url):
        return
    async with store.writing, store.engine.connect() as connection:
        free = await connection.execution_options(isolation_level="AUTOCOMMIT")
        await free.exec_driver_sql("VACUUM")
        await free.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
