"""Who sits where: new tables, invitations, leavers and those who come back, rematches."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from herna.bots import is_offered
from herna.bots import names as bot_names
from herna.games import game
from herna.kernel.errors import BadSetup
from herna.kernel.game import Setup
from herna.kernel.match import Match
from herna.kernel.record import Record, fresh
from herna.web.guard.problems import BadInvite, NotNow, Stale, TooMuch
from herna.web.guard.tokens import digest, invitation, new_table_id
from herna.web.store.claims import Claims
from herna.web.store.clock import Clock
from herna.web.store.models import (
    ANSWER,
    BOT,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    UPLOAD,
    WAITING,
    Entry,
    Options,
    SeatRow,
    TableRow,
    Visitor,
)
from herna.web.store.notices import NOTICE, notice
from herna.web.table.plan import (
    BOT_NAMES,
    HERE,
    LONGEST_NAME,
    LONGEST_TABLE_NAME,
    ME,
    SeatPlan,
    TablePlan,
    tidy,
    usual_level,
)
from herna.web.table.rights import Act, check
from herna.web.table.seat_rights import admits
from herna.web.table.tables import Live, Tables

MOST_TABLES: Final = 100
"""How many unfinished tables one visitor may have."""


class Seating:
    """The host's and the guests' side of tables."""

    def __init__(self, tables: Tables, secret: bytes, nudge: Callable[[Live, str], None]) -> None:
        self.tables: Final = tables
        self.store: Final = tables.store
        self.secret: Final = secret
        self.nudge: Final = nudge
        self.claims: Final = Claims(self.store)

    async def create(self, host: Visitor, plan: TablePlan) -> str:
        """Set up a table; it begins at once if no seat is free."""
        found = game(plan.game)
        plays = any(each.kind in (ME, HERE) for each in plan.seats)
        if plays and (barred := admits(plan.options, host.program, invited=True)):
            raise barred
        setup = found.check(Setup(len(plan.seats), dict(plan.variants)))
        await self.claims.check([tidy(each.name, LONGEST_NAME) for each in plan.seats], host.id)
        seats = self.seats(host, plan.seats)
        record = fresh(plan.game, setup, found.rules)
        return await self.put(host, record, seats, plan.name, plan.options, language=plan.language)

    def seats(self, host: Visitor, plans: list[SeatPlan]) -> list[SeatRow]:
        """Turn plans into seats."""
        spare = [name for name in BOT_NAMES if name != host.name]
        seats: list[SeatRow] = []
        for number, plan in enumerate(plans):
            name = tidy(plan.name, LONGEST_NAME)
            if plan.kind in (ME, HERE):
                usual = host.name if plan.kind == ME else f"{host.name[: LONGEST_NAME - 3]} {number + 1}"
                seats.append(SeatRow(number, PERSON, host.id, name or usual))
            elif plan.kind == BOT:
                level = plan.level or usual_level()
                if not is_offered(level):
                    raise BadSetup(f"there is no bot {level[:40]!r}; there are: {', '.join(bot_names())}")
                seats.append(SeatRow(number, BOT, None, name or spare[number % len(spare)], level))
            elif plan.kind == OPEN:
                seats.append(SeatRow(number, OPEN, None, ""))
            else:
                raise BadSetup(f"a seat is for me, bot, open or here, not for {plan.kind[:40]!r}")
        return seats

    # long: a line for each column of a table's row
    async def put(
        self,
        host: Visitor,
        record: Record,
        seats: list[SeatRow],
        name: str,
        options: Options,
        origin: str | None = None,
        language: str = "",
        table: str = "",
    ) -> str:
        """Store a new table with the answers its record has, and start its bots."""
        self.store.words.check([name])
        await self.check_room(host)
        now, table = time.time(), table or new_table_id()
        for seat in seats:
            if seat.kind == OPEN:
                seat.invite_hash = digest(invitation(self.secret, table, seat.seat, seat.serial))
        match = await asyncio.to_thread(Match, game(record.game), record)
        waiting = any(seat.kind == OPEN for seat in seats)
        over = match.choice is None
        row = TableRow(
            table,
            record.game,
            tidy(name, LONGEST_TABLE_NAME),
            host.id,
            now,
            now,
            dict(record.setup.variants),
            f"{record.seed:032x}",
            record.salt,
            record.rules,
            list(record.branches),
            options,
            WAITING if waiting else OVER if over else PLAYING,
            len(match.marks),
            None if waiting or match.choice is None else int(match.choice.seat),
            match.record.result if over else None,
            origin,
            clock=Clock(self.tables.now()) if options.terms.timed else Clock(),
            language=language,
        )
        given = zip(match.marks, match.record.answers, strict=True)
        entries = [Entry(i, int(mark.seat), ANSWER, code) for i, (mark, code) in enumerate(given)]
        await self.store.add_table(row, seats, entries)
        if origin == UPLOAD:
            await self.store.say(table, NOTICE, notice("notice-upload", n=str(len(entries))))
        async with self.tables.at(table) as live:
            self.tables.changed(live)
        return table

    async def check_room(self, host: Visitor) -> None:
        """Refuse a visitor's hundred-and-first unfinished table."""
        if await self.store.unfinished(host.id) >= MOST_TABLES:
            raise TooMuch(f"you have {MOST_TABLES} unfinished tables; finish some first")

    # invitations

    def invite(self, live: Live, seat: int) -> str:
        """Return the token that opens a seat, for the host to pass on."""
        row = live.seats[seat]
        if row.invite_hash is None:
            raise NotNow("this seat is taken")
        return invitation(self.secret, live.table.id, seat, row.serial)

    async def claim(self, token: str, guest: Visitor, name: str) -> tuple[str, int]:
        """Let a guest sit down where an invitation says; it works once."""
        found = await self.store.invited(token)
        if found is None:
            raise BadInvite("this invitation was used or replaced; ask the host for a new link")
        table, seat = found
        async with self.tables.at(table) as live:
            if live.seats[seat].invite_hash != digest(token):
                raise BadInvite("this invitation was used or replaced; ask the host for a new link")
            check(live, guest.id, Act.CLAIM, seat, guest.program)
            await self.sit(live, seat, guest, name)
        return table, seat

    async def sit_down(self, table: str, guest: Visitor, name: str) -> int:
        """Let a guest take the first free seat of a table that is open to everybody."""
        async with self.tables.at(table) as live:
            check(live, guest.id, Act.SIT, program=guest.program)
            free = [seat.seat for seat in live.seats if seat.kind == OPEN and seat.visitor is None]
            seat = [*live.kept(guest.id), *free][0]
            await self.sit(live, seat, guest, name)
            return seat

    async def sit(self, live: Live, seat: int, guest: Visitor, name: str) -> None:
        """Give a seat to a guest, and begin if it was the last free one."""
        was = live.seats[seat]
        called = tidy(name, LONGEST_NAME) or guest.name
        if called != guest.name:
            await self.claims.check([called], guest.id)
        await self.change(
            live,
            replace(
                was,
                kind=PERSON,
                visitor=guest.id,
                name=called,
                level="",
                serial=was.serial + 1,
                invite_hash=None,
                called=0.0,
            ),
            "" if was.kind == OPEN else notice("notice-sat", name=called, was=was.name),
        )

    async def change(self, live: Live, seat: SeatRow, said: str = "") -> None:
        """Store a changed seat, tell the table what is ``said``, and begin if nothing is open any more."""

        def first() -> int | None:
            match = Match(game(live.table.game), live.table.record(len(live.seats), []))
            return None if match.choice is None else int(match.choice.seat)

        clock = self.clock_with(live, seat)
        if not await self.store.put_seat(live.table, seat, live.seats[seat.seat], first, clock, said):
            raise Stale("somebody else changed this seat first")
        await self.tables.refresh(live)
        self.nudge(live, "seats")

    def clock_with(self, live: Live, seat: SeatRow) -> Clock:
        """Return the clock as a changed seat leaves it: time begins with the game, and stops for bots."""
        table, terms, now = live.table, live.table.options.terms, self.tables.now()
        if not terms.timed:
            return table.clock
        if table.stage == WAITING:
            return Clock(now)
        was = live.seats[seat.seat]
        clock = table.clock
        if table.turn == seat.seat and was.by_bot != seat.by_bot:
            clock = clock.stopped(terms, live.thinking, now)
        return clock.welcomed(terms, seat.seat) if was.by_bot and not seat.by_bot else clock

    def seat(self, live: Live, seat: int) -> SeatRow:
        """Return a seat that there is."""
        if not 0 <= seat < len(live.seats):
            raise NotNow(f"this table has no seat {seat + 1}")
        return live.seats[seat]
