"""Who sits where: new tables, invitations, leavers and those who come back, rematches."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from herna.bots import names as bot_names
from herna.games import game
from herna.kernel.errors import BadSetup
from herna.kernel.game import Setup
from herna.kernel.match import Match
from herna.kernel.record import Record, fresh
from herna.web.clock import Clock
from herna.web.identity import digest, invitation, new_table_id
from herna.web.problems import BadInvite, NotNow, NotYours, Stale, TooMuch
from herna.web.rows import (
    ANSWER,
    BOT,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    STAND_IN,
    WAITING,
    Entry,
    Options,
    SeatRow,
    TableRow,
    Visitor,
)
from herna.web.tables import Live, Tables
from herna.web.wishes import (
    BOT_NAMES,
    HERE,
    LONGEST_NAME,
    LONGEST_TABLE_NAME,
    ME,
    SeatWish,
    Wish,
    tidy,
    usual_level,
)

MOST_TABLES: Final = 100
"""How many unfinished tables one visitor may have."""


class Seating:
    """The host's and the guests' side of tables."""

    def __init__(self, tables: Tables, secret: bytes, nudge: Callable[[Live, str], None]) -> None:
        self.tables: Final = tables
        self.store: Final = tables.store
        self.secret: Final = secret
        self.nudge: Final = nudge

    async def create(self, host: Visitor, wish: Wish) -> str:
        """Set up a table; it begins at once if no seat is free."""
        found = game(wish.game)
        setup = found.check(Setup(len(wish.seats), dict(wish.variants)))
        seats = self.seats(host, wish.seats)
        record = fresh(wish.game, setup, found.rules)
        return await self.put(host, record, seats, wish.name, wish.options)

    def seats(self, host: Visitor, wishes: list[SeatWish]) -> list[SeatRow]:
        """Turn wishes into seats."""
        known, spare = bot_names(), [name for name in BOT_NAMES if name != host.name]
        seats: list[SeatRow] = []
        for number, wish in enumerate(wishes):
            name = tidy(wish.name, LONGEST_NAME)
            if wish.kind in (ME, HERE):
                usual = host.name if wish.kind == ME else f"{host.name[: LONGEST_NAME - 3]} {number + 1}"
                seats.append(SeatRow(number, PERSON, host.id, name or usual))
            elif wish.kind == BOT:
                level = wish.level or usual_level()
                if level not in known:
                    raise BadSetup(f"there is no bot {level[:40]!r}; there are: {', '.join(known)}")
                seats.append(SeatRow(number, BOT, None, name or spare[number % len(spare)], level))
            elif wish.kind == OPEN:
                seats.append(SeatRow(number, OPEN, None, ""))
            else:
                raise BadSetup(f"a seat is for me, bot, open or here, not for {wish.kind[:40]!r}")
        return seats

    async def put(
        self,
        host: Visitor,
        record: Record,
        seats: list[SeatRow],
        name: str,
        options: Options,
        origin: str | None = None,
    ) -> str:
        """Store a new table with the answers its record has, and start its bots."""
        await self.check_room(host)
        now, table = time.time(), new_table_id()
        for seat in seats:
            if seat.kind == OPEN:
                seat.invite_hash = digest(invitation(self.secret, table, seat.seat, seat.serial))
        match = Match(game(record.game), record)
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
        )
        given = zip(match.marks, match.record.answers, strict=True)
        entries = [Entry(i, int(mark.seat), ANSWER, code) for i, (mark, code) in enumerate(given)]
        await self.store.add_table(row, seats, entries)
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
            await self.sit(live, seat, guest, name)
        return table, seat

    async def sit_down(self, table: str, guest: Visitor, name: str) -> int:
        """Let a guest take the first free seat of a table that is open to everybody."""
        async with self.tables.at(table) as live:
            if not live.table.options.listed:
                raise NotYours("this table is by invitation only")
            free = [seat.seat for seat in live.seats if seat.kind == OPEN]
            if not free or live.owned(guest.id):
                raise NotNow("no seat is free for you at this table")
            await self.sit(live, free[0], guest, name)
            return free[0]

    async def sit(self, live: Live, seat: int, guest: Visitor, name: str) -> None:
        """Give a seat to a guest, and begin if it was the last free one."""
        was = live.seats[seat]
        called = tidy(name, LONGEST_NAME) or guest.name
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
            ),
        )

    async def change(self, live: Live, seat: SeatRow) -> None:
        """Store a changed seat, tell the table, and begin if nothing is open any more."""

        def first() -> int | None:
            match = Match(game(live.table.game), live.table.record(len(live.seats), []))
            return None if match.choice is None else int(match.choice.seat)

        clock = self.clock_with(live, seat)
        if not await self.store.put_seat(live.table, seat, live.seats[seat.seat], first, clock):
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

    async def reissue(self, live: Live, host: Visitor, seat: int) -> None:
        """Make a new link for a seat whose link or browser was lost; the old one stops working."""
        was = self.hosted(live, host, seat)
        if was.kind not in (PERSON, OPEN, STAND_IN):
            raise NotNow("a bot needs no link")
        serial = was.serial + 1
        token = invitation(self.secret, live.table.id, seat, serial)
        await self.change(live, replace(was, serial=serial, invite_hash=digest(token)))

    async def fill(self, live: Live, host: Visitor, seat: int, level: str) -> None:
        """Let a bot play for a leaver, who may come back, or take a free seat."""
        was = self.hosted(live, host, seat)
        if was.kind not in (PERSON, OPEN):
            raise NotNow("a bot sits there already")
        level = level or usual_level()
        if level not in bot_names():
            raise BadSetup(f"there is no bot {level[:40]!r}")
        if was.kind == OPEN:
            name = was.name or secrets.choice(BOT_NAMES)
            seated = replace(was, kind=BOT, level=level, name=name, invite_hash=None)
        else:
            seated = replace(was, kind=STAND_IN, level=level, invite_hash=None)
        await self.change(live, replace(seated, serial=was.serial + 1))

    async def stand_in(self, live: Live, seat: int) -> None:
        """Let a bot play for somebody who leaves, until that person comes back."""
        was = self.seat(live, seat)
        if live.table.stage == OVER:
            raise NotNow("the game is over")
        await self.change(
            live, replace(was, kind=STAND_IN, level=usual_level(), serial=was.serial + 1, invite_hash=None)
        )

    async def relieve(self, live: Live, visitor: Visitor, seat: int) -> None:
        """Let a bot play for somebody whose time is up, as another player asks; that person may come back."""
        was = self.seat(live, seat)
        if not live.owned(visitor.id) or was.visitor == visitor.id:
            raise NotYours("only another player can do that")
        if was.kind != PERSON or not live.out_of_time(seat):
            raise NotNow("this player still has time to think")
        await self.stand_in(live, seat)

    async def give_back(self, live: Live, visitor: Visitor, seat: int) -> None:
        """Hand a seat back to the person it belongs to; the host or that person may ask for it."""
        was = self.seat(live, seat)
        if visitor.id not in (live.table.host, was.visitor):
            raise NotYours("only the host or whose seat it is can do that")
        if was.kind != STAND_IN:
            raise NotNow("no bot plays for this seat")
        await self.change(live, replace(was, kind=PERSON, level="", serial=was.serial + 1, invite_hash=None))

    def seat(self, live: Live, seat: int) -> SeatRow:
        """Return a seat that there is."""
        if not 0 <= seat < len(live.seats):
            raise NotNow(f"this table has no seat {seat + 1}")
        return live.seats[seat]

    def hosted(self, live: Live, host: Visitor, seat: int) -> SeatRow:
        """Return a seat that this host may change."""
        if live.table.host != host.id:
            raise NotYours("only the host of the table can do that")
        if live.table.stage == OVER:
            raise NotNow("the game is over")
        return self.seat(live, seat)
