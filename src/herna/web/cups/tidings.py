"""What players hear of their tournaments: that a round has begun, and how it ended; each of it once."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from herna.web.cups.course import Course
from herna.web.store.cups import Pairing
from herna.web.store.outbox import News, Outbox
from herna.web.store.wishes import CUP


async def tell_of_round(
    outbox: Outbox, connection: AsyncConnection, course: Course, pairings: list[Pairing]
) -> None:
    """Tell those who play in a round that their tables are ready, as it is opened."""
    row = course.cup.row
    for pairing in pairings:
        for number in [] if pairing.rest else pairing.players:
            visitor = course.entrants[number].visitor
            if visitor is not None:
                once = f"cup:{row.id}:{pairing.round}:{visitor}"
                args = {"cup": row.name, "n": str(pairing.round)}
                news = News("news-cup-round", f"/t/{pairing.table}", args)
                await outbox.tell(visitor, CUP, once, news, pairing.table, connection=connection)


async def tell_of_end(outbox: Outbox, connection: AsyncConnection, course: Course) -> None:
    """Tell those who took part how it ended for them."""
    row = course.cup.row
    for line in course.standings():
        entrant = course.entrants[line.player]
        if entrant.visitor is not None and not entrant.gone:
            once = f"cup:{row.id}:over:{entrant.visitor}"
            news = News("news-cup-over", f"/cups/{row.id}", {"cup": row.name, "n": str(line.rank)})
            await outbox.tell(entrant.visitor, CUP, once, news, connection=connection)
