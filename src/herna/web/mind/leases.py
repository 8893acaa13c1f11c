"""Which of several servers thinks for the bots of a table; when it dies, another takes over."""

from __future__ import annotations

import secrets
import time
from typing import Any, Final

from sqlalchemy import ColumnElement, delete, extract, func, literal, or_, select, update
from sqlalchemy.dialects.postgresql import insert

from herna.web.store.damage import rows_of
from herna.web.store.models import BOT, PLAYING, STAND_IN
from herna.web.store.schema import LEASES, SEATS, TABLES
from herna.web.store.store import Store


class Leases:
    """What this server has taken upon itself. A server that has its database alone needs no leases."""

    def __init__(self, store: Store, seconds: float) -> None:
        self.store: Final = store
        self.seconds: Final = seconds
        self.holder: Final = secrets.token_hex(16)

    def now(self) -> ColumnElement[Any]:
        """The time of the database, the only clock that all servers share."""
        return extract("epoch", func.clock_timestamp()) if self.store.shared else literal(time.time())

    async def take(self, table: str) -> bool:
        """Take a table's bots, unless another server has them and is alive; say whether we have them."""
        if not self.store.shared:
            return True
        until = self.now() + self.seconds
        lease = insert(LEASES).values(table_id=table, holder=self.holder, until=until)
        free = or_(LEASES.c.holder == self.holder, LEASES.c.until < self.now())
        async with self.store.engine.begin() as connection:
            taken = await connection.execute(
                lease.on_conflict_do_update(
                    index_elements=["table_id"], set_={"holder": self.holder, "until": until}, where=free
                )
            )
        return bool(taken.rowcount)

    async def release(self, table: str = "") -> None:
        """Let another server have a table's bots, or all of ours."""
        if self.store.shared:
            ours = delete(LEASES).where(LEASES.c.holder == self.holder)
            async with self.store.engine.begin() as connection:
                await connection.execute(ours.where(LEASES.c.table_id == table) if table else ours)

    async def renew(self) -> None:
        """Say that we are alive, for all that we hold."""
        if self.store.shared:
            async with self.store.engine.begin() as connection:
                await connection.execute(
                    update(LEASES)
                    .where(LEASES.c.holder == self.holder)
                    .values(until=self.now() + self.seconds)
                )

    async def idle(self) -> list[str]:
        """Return the tables where a bot is to answer and no other server thinks for it."""
        busy = select(LEASES.c.table_id).where(LEASES.c.holder != self.holder, LEASES.c.until >= self.now())
        async with self.store.engine.connect() as connection:
            found = await rows_of(
                connection,
                select(TABLES.c.id)
                .join(SEATS, (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.seat == TABLES.c.turn))
                .where(
                    TABLES.c.stage == PLAYING,
                    SEATS.c.kind.in_((BOT, STAND_IN)),
                    TABLES.c.id.not_in(busy),
                )
                .order_by(TABLES.c.updated.desc()),
            )
            return [str(row["id"]) for row in found]
