"""Keeps tournaments going by itself: begins them, opens rounds and tables, keeps deadlines, counts results.

It knows nothing but what the database says, so that it goes on after a restart; whatever two servers do at
once, one of them does.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import Final

from sqlalchemy.exc import DBAPIError, IntegrityError

from herna.games import game
from herna.kernel.game import Setup
from herna.kernel.record import fresh
from herna.web.cups.course import Course, drawn, ended
from herna.web.cups.deadlines import Deadlines
from herna.web.cups.office import begin
from herna.web.cups.rights import enough
from herna.web.cups.tidings import tell_of_end, tell_of_round
from herna.web.guard.tokens import new_table_id
from herna.web.store.chore import Chore
from herna.web.store.cups import (
    CANCELLED,
    ENDED,
    ENTRY,
    UNDER_WAY,
    Cup,
    Cups,
    Ended,
    Entrant,
    Pairing,
    pair,
    put,
)
from herna.web.store.models import BOT, OVER, PERSON, STAND_IN, SeatRow, Standing, Visitor
from herna.web.store.outbox import Outbox
from herna.web.store.schema import TABLES
from herna.web.table.handover import Handover
from herna.web.table.plan import usual_level
from herna.web.table.seating import Seating
from herna.web.table.tables import Live

LOG: Final = logging.getLogger("herna.web")
EVERY: Final = 5.0
"""Seconds between looks at the clock."""


class Umpire:
    """Looks after every tournament of a house."""

    def __init__(self, cups: Cups, handover: Handover, outbox: Outbox) -> None:
        self.cups: Final = cups
        self.outbox: Final = outbox
        self.seating: Final[Seating] = handover.seating
        self.now: Final = handover.seating.tables.now
        self.deadlines: Final = Deadlines(cups, handover)
        self.chore: Final = Chore("look after tournaments", EVERY, self.look_around)

    def hear(self, live: Live) -> None:
        """Notice that a game may have ended."""
        if live.table.stage == OVER:
            self.chore.wake()

    async def look_around(self) -> int:
        """Look at every tournament; say at how many something happened."""
        return sum([await self.look_safely(cup) for cup in await self.cups.unfinished()])

    async def look_safely(self, cup: str) -> bool:
        """Look at a tournament; one that cannot go on holds up no other."""
        try:
            return await self.look(cup)
        except (OSError, DBAPIError):
            raise
        except Exception:
            LOG.exception("tournament %s cannot go on now", cup)
            return False

    async def look(self, cup: str) -> bool:
        """Do what is due at a tournament; say whether something happened that may lead to more."""
        course = Course(await self.cups.load(cup))
        if course.cup.row.stage == ENTRY:
            return await self.begin_in_time(course)
        if course.playing and course.cup.row.stage == UNDER_WAY:
            return await self.settle(course)
        return course.cup.row.stage == UNDER_WAY and await self.go_on(course)

    async def begin_in_time(self, course: Course) -> bool:
        """Begin once all places are taken or the time has come; if too few came by then, it is off."""
        plan, cup = course.plan, course.cup
        full = 0 < plan.most <= len(cup.entrants)
        if not full and not 0 < plan.begins <= self.now():
            return False
        async with self.cups.changing(cup.row.id) as (connection, found):
            if found == cup and enough(course):
                await begin(connection, course)
            elif found == cup:
                await put(connection, cup.row.id, stage=CANCELLED)
        return True

    async def go_on(self, course: Course) -> bool:
        """Open the next round, or end; entrants who came or went meanwhile are asked for once more."""
        cup, now = course.cup, self.now()
        tables = await asyncio.to_thread(course.next)
        pairings = [
            self.pairing(course, number, players, now + course.plan.length)
            for number, players in enumerate(tables, 1)
        ]
        async with self.cups.changing(cup.row.id) as (connection, found):
            if found != cup:
                return True
            if pairings:
                await pair(connection, cup.row.id, pairings)
                await tell_of_round(self.outbox, connection, course, pairings)
            else:
                await tell_of_end(self.outbox, connection, course)
            change = {"round": cup.row.round + 1} if pairings else {"stage": ENDED}
            await put(connection, cup.row.id, updated=now, **change)
        return True

    def pairing(self, course: Course, number: int, players: tuple[int, ...], due: float) -> Pairing:
        """Return a table of the next round; who rests has nothing to wait for."""
        alone = Ended() if len(players) == 1 else None
        return Pairing(course.cup.row.round + 1, number, new_table_id(), players, due, alone)

    async def settle(self, course: Course) -> bool:
        """Set up missing tables, count finished games, and keep the deadlines; say whether one has ended."""
        addresses = [each.table for each in course.playing]
        known = await self.cups.store.standings(TABLES.c.id.in_(addresses))
        standings = {each.table.id: each for each in known}
        return any([await self.follow(course, each, standings.get(each.table)) for each in course.playing])

    async def follow(self, course: Course, pairing: Pairing, standing: Standing | None) -> bool:
        """Do what is due at one table; say whether its game has ended."""
        result = None if standing is None else ended(course.plan, pairing, standing)
        if result is None and self.deadlines.hopeless(course.plan, pairing):
            result = drawn(pairing)
        if result is not None:
            return await self.cups.note(course.cup.row.id, replace(pairing, result=result))
        if standing is None:
            await self.set_up(course, pairing)
        else:
            await self.deadlines.keep(course, pairing, standing)
        return False

    async def set_up(self, course: Course, pairing: Pairing) -> None:
        """Set up a table, unless another server just did."""
        row, key = course.cup.row, course.plan.game_of(pairing.round)
        found, people = game(key), [course.entrants[each] for each in pairing.players]
        seats = [seated(seat, entrant) for seat, entrant in enumerate(people)]
        options = course.plan.options(all(seat.kind == BOT for seat in seats))
        record = fresh(key, found.check(Setup(len(seats), {})), found.rules)
        try:
            await self.seating.put(
                Visitor(row.id, row.name), record, seats, row.name, options, table=pairing.table
            )
        except IntegrityError:
            LOG.info("table %s was set up by another server", pairing.table)


def seated(seat: int, entrant: Entrant) -> SeatRow:
    """Return an entrant's seat; a bot sits in for somebody who has given up."""
    if entrant.level or entrant.visitor is None:
        return SeatRow(seat, BOT, None, entrant.name, entrant.level or usual_level())
    if entrant.gone:
        return SeatRow(seat, STAND_IN, entrant.visitor, entrant.name, usual_level())
    return SeatRow(seat, PERSON, entrant.visitor, entrant.name)


def as_now(cup: Cup) -> str:
    """Return by what a page sees that something has changed."""
    over = sum(each.result is not None for each in cup.pairings)
    gone = sum(bool(each.gone) for each in cup.entrants)
    return f"{cup.row.stage}-{cup.row.round}-{over}-{len(cup.entrants)}-{gone}"
