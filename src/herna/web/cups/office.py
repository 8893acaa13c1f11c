"""What players do with tournaments: open, enter, give up, begin, break off; bots come at a host's word."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from random import Random
from typing import Final

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncConnection

from herna.bots import names as bot_names
from herna.cups.rounds import Kind
from herna.kernel.errors import BadSetup
from herna.web.cups.course import Course
from herna.web.cups.plan import Plan, sensible
from herna.web.cups.rights import CupAct, check
from herna.web.guard.problems import NotNow, TooMuch
from herna.web.guard.tokens import new_table_id
from herna.web.store.cups import CANCELLED, ENTRY, UNDER_WAY, CupRow, Cups, Entrant, enter, leave, put
from herna.web.store.ledger import Ledger
from herna.web.store.models import Visitor
from herna.web.store.offers import Offers
from herna.web.store.society import ENTRANTS
from herna.web.table.plan import BOT_NAMES, LONGEST_NAME, LONGEST_TABLE_NAME, tidy, usual_level

MOST_CUPS: Final = 10
"""How many unfinished tournaments one visitor may have opened."""


class Office:
    """Where tournaments are opened, and entrants put on the list."""

    def __init__(
        self, cups: Cups, ledger: Ledger, now: Callable[[], float], news: Callable[[], None]
    ) -> None:
        self.cups: Final = cups
        self.ledger: Final = ledger
        self.offers: Final = Offers(cups.store)
        self.now: Final = now
        self.news: Final = news
        """Called whenever the house may have something to do."""

    async def open(self, host: Visitor, name: str, plan: Plan, entry: float = 0.0) -> str:
        """Open a tournament; with ``entry`` it begins by itself after so many seconds."""
        if len(await self.cups.unfinished(host.id)) >= MOST_CUPS:
            raise TooMuch(f"you have {MOST_CUPS} unfinished tournaments; finish some first")
        now = self.now()
        agreed = sensible(Plan(**{**plan.__dict__, "begins": now + entry if entry else 0.0}))
        cup = new_table_id()
        called = tidy(name, LONGEST_TABLE_NAME) or tidy(", ".join(agreed.games), LONGEST_TABLE_NAME)
        await self.cups.add(CupRow(cup, called, host.id, agreed.kind, agreed.text(), ENTRY, 0, now, now))
        return cup

    @asynccontextmanager
    async def changing(
        self, cup: str, visitor: Visitor, act: CupAct
    ) -> AsyncIterator[tuple[AsyncConnection, Course]]:
        """Begin to change a tournament as somebody who may; then the house looks at it."""
        async with self.cups.changing(cup) as (connection, found):
            course = Course(found)
            check(course, visitor.id, act, visitor.program)
            yield connection, course
            await put(connection, cup, updated=self.now())
        self.news()

    async def enter(self, cup: str, visitor: Visitor) -> None:
        """Let somebody take part."""
        if await self.offers.sent_away(cup, visitor.id):
            raise NotNow("the host of this tournament has given your place to others")
        program = visitor.program or bool(await self.ledger.programs([visitor.id]))
        async with self.changing(cup, replace(visitor, program=program), CupAct.ENTER) as (
            connection,
            course,
        ):
            await enter(connection, cup, [Entrant(next_number(course), visitor.id, "", visitor.name)])

    async def bots(self, cup: str, host: Visitor, level: str, count: int) -> None:
        """Let bots of one level take part."""
        level = level or usual_level()
        if level not in bot_names():
            raise BadSetup(f"there is no bot {level[:40]!r}; there are: {', '.join(bot_names())}")
        async with self.changing(cup, host, CupAct.ARRANGE) as (connection, course):
            free = course.plan.places - len(course.cup.entrants)
            if not 1 <= count <= free:
                raise NotNow(f"{free} places are free, not {count}")
            first, names = next_number(course), spare_names(course, count)
            entrants = [Entrant(first + i, None, level, name) for i, name in enumerate(names)]
            await enter(connection, cup, entrants)

    async def leave(self, cup: str, visitor: Visitor) -> None:
        """Let somebody give up; their game in play is ended by a bot, and counts as agreed."""
        async with self.changing(cup, visitor, CupAct.LEAVE) as (connection, course):
            number = course.entrant_of(visitor.id)
            assert number is not None
            await leave(connection, cup, number, course.cup.row.round)

    async def remove(self, cup: str, host: Visitor, number: int) -> None:
        """Send an entrant away, who may not come again."""
        async with self.changing(cup, host, CupAct.ARRANGE) as (connection, course):
            entrant = course.entrants.get(number)
            if entrant is None:
                raise NotNow("there is no such entrant")
            await leave(connection, cup, number)
        if entrant.visitor not in (None, host.id):
            await self.offers.send_away(cup, str(entrant.visitor))

    async def start(self, cup: str, host: Visitor) -> None:
        """Begin at the host's word."""
        async with self.changing(cup, host, CupAct.START) as (connection, course):
            await begin(connection, course)

    async def cancel(self, cup: str, host: Visitor) -> None:
        """Break off; games in play go on, and count nowhere here."""
        async with self.changing(cup, host, CupAct.CANCEL) as (connection, _course):
            await put(connection, cup, stage=CANCELLED)


async def begin(connection: AsyncConnection, course: Course) -> None:
    """Begin, with seeds drawn by lot; on a ladder whoever came first stands highest."""
    cup = course.cup.row.id
    if course.plan.kind != Kind.LADDER:
        order = list(course.cup.entrants)
        Random(f"{course.plan.luck}:0").shuffle(order)
        await connection.execute(delete(ENTRANTS).where(ENTRANTS.c.cup_id == cup))
        drawn = [Entrant(i, each.visitor, each.level, each.name) for i, each in enumerate(order, 1)]
        await enter(connection, cup, drawn)
    await put(connection, cup, stage=UNDER_WAY)


def next_number(course: Course) -> int:
    """Return the number of the next entrant."""
    return max(course.entrants, default=0) + 1


def spare_names(course: Course, count: int) -> list[str]:
    """Return names for bots that nobody has yet."""
    taken = {each.name for each in course.cup.entrants}
    found: list[str] = []
    number = 0
    while len(found) < count:
        usual, lap = BOT_NAMES[number % len(BOT_NAMES)], number // len(BOT_NAMES) + 1
        name = tidy(usual if lap == 1 else f"{usual} {lap}", LONGEST_NAME)
        found += [name] if name not in taken else []
        number += 1
    return found
