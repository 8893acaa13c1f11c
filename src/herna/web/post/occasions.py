"""Whether what a message says is still so when it is sent: nobody hears of a turn that was taken."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from herna.web.store.models import OPEN, PERSON, PLAYING, WAITING
from herna.web.store.outbox import Message
from herna.web.store.schema import ENTRIES, SEATS, TABLES
from herna.web.store.wishes import CHAT, OVER, REMINDER, TURN

REMATCH: Final = "rematch"


def asked_since() -> ColumnElement[Any]:
    """Return from which entry on the seat is asked that a table waits for."""
    others = (ENTRIES.c.table_id == TABLES.c.id) & (ENTRIES.c.seat != TABLES.c.turn)
    last = select(ENTRIES.c.number).where(others).order_by(ENTRIES.c.number.desc()).limit(1)
    return func.coalesce(last.correlate(TABLES).scalar_subquery(), -1) + 1


def turn_once(table: str, seat: int, since: int) -> str:
    """Return what is told once of a turn, however many answers it has."""
    return f"{TURN}:{table}:{seat}:{since}"


def reminder_once(table: str, version: int) -> str:
    """Return what is told once of a deadline."""
    return f"{REMINDER}:{table}:{version}"


def rematch_once(table: str, seat: int, serial: int) -> str:
    """Return what is told once of a seat that is kept for somebody."""
    return f"{REMATCH}:{table}:{seat}:{serial}"


async def turns_now(connection: AsyncConnection, message: Message) -> set[str]:
    """Return what a table would tell somebody now of their turn there."""
    query = (
        select(TABLES.c.id, TABLES.c.version, SEATS.c.seat, asked_since().label("since"))
        .join(SEATS, (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.seat == TABLES.c.turn))
        .where(TABLES.c.id == message.table, TABLES.c.stage == PLAYING)
        .where(SEATS.c.visitor == message.visitor, SEATS.c.kind == PERSON)
    )
    found = set[str]()
    for row in await connection.execute(query):
        found |= {turn_once(row.id, row.seat, row.since), reminder_once(row.id, row.version)}
    return found


async def seats_kept(connection: AsyncConnection, message: Message) -> set[str]:
    """Return what a table would tell somebody now of seats that are kept for them."""
    query = (
        select(TABLES.c.id, SEATS.c.seat, SEATS.c.serial)
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .where(TABLES.c.id == message.table, TABLES.c.stage == WAITING)
        .where(SEATS.c.visitor == message.visitor, SEATS.c.kind == OPEN)
    )
    return {rematch_once(row.id, row.seat, row.serial) for row in await connection.execute(query)}


async def stands(connection: AsyncConnection, message: Message, seen: float) -> bool:
    """Whether a message is still worth sending to somebody who was last seen then."""
    kind = message.once.partition(":")[0]
    if kind in (TURN, REMINDER):
        return message.once in await turns_now(connection, message)
    if kind == REMATCH:
        return message.once in await seats_kept(connection, message)
    return message.event not in (CHAT, OVER) or seen <= message.created
