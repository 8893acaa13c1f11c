"""Tables in play: loaded by replaying their log, cached with a bound, changed entry by entry."""

from __future__ import annotations

import asyncio
import math
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from herna.kernel.choice import Choice
from herna.kernel.errors import IllegalAnswer
from herna.kernel.match import Match
from herna.web.guard.alarm import DAMAGE
from herna.web.guard.problems import Damaged, NotNow, NotYourTurn, Stale
from herna.web.store.clock import Clock, Reading
from herna.web.store.damage import reading
from herna.web.store.models import (
    ANSWER,
    END,
    OPEN,
    OVER,
    PLAYING,
    UNDO,
    WAITING,
    Entry,
    SeatRow,
    TableRow,
)
from herna.web.store.store import Store
from herna.web.table.log import Break, Gestures, catch_up, given, held_by, readable
from herna.web.table.unsure import Unsure

CACHED: Final = 256
"""How many tables are kept ready; the others are replayed when somebody looks."""

LONGEST_CODE: Final = 200


class Live:
    """A table with its game ready to go on; ``match`` is None until every seat is taken."""

    def __init__(self, table: TableRow, seats: list[SeatRow], now: Callable[[], float] = time.time) -> None:
        self.table = table
        self.seats = seats
        self.now: Final = now
        self.match: Match[Any] | None = None
        self.broken: Break | None = None
        self.held: int | None = None
        """Who gave the last answer of a turn and has not said yet that it is over."""
        self.gestures = Gestures()

    @property
    def version(self) -> int:
        """How many entries the log has."""
        return self.table.version

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        return [seat.name for seat in self.seats]

    @property
    def holding(self) -> int | None:
        """The seat that may still take its turn back, and must say that it is over; bots hold nobody up."""
        return None if self.held is None or self.seats[self.held].by_bot else self.held

    @property
    def choice(self) -> Choice | None:
        """What is asked, unless the game is over or has not begun, or a turn is not ended yet."""
        idle = self.match is None or self.broken is not None or self.holding is not None
        return None if idle or self.match is None else self.match.choice

    @property
    def next_seat(self) -> int | None:
        """Who must do something now, if anybody."""
        return self.holding if self.choice is None else int(self.choice.seat)

    @property
    def bot_to_move(self) -> SeatRow | None:
        """The seat that must answer, if a bot does it."""
        choice = self.choice
        if choice is None or not self.seats[choice.seat].by_bot:
            return None
        return self.seats[choice.seat]

    @property
    def thinking(self) -> int | None:
        """The seat of the person who is asked; bots have all the time they need."""
        turn = self.table.turn
        asked = self.table.stage == PLAYING and turn is not None and not self.seats[turn].by_bot
        return turn if asked else None

    def readings(self) -> list[Reading]:
        """Return what the clock shows for each person; nothing where there is no clock."""
        table, now, found = self.table, self.now(), list[Reading]()
        for seat in self.seats if table.stage == PLAYING else []:
            running = seat.seat == self.thinking
            left = table.clock.left(table.options.terms, seat.seat, running, now)
            if left is not None and not seat.by_bot:
                found.append(Reading(seat.seat, math.ceil(left), running))
        return found

    def out_of_time(self, seat: int) -> bool:
        """Whether a seat is asked and its time is up."""
        return any(each.seat == seat and each.out for each in self.readings())

    def owned(self, visitor: str | None) -> list[int]:
        """Return the seats where this visitor sits, also while a bot plays for them."""
        return [seat.seat for seat in self.seats if seat.kind != OPEN and seat.visitor == visitor is not None]

    def kept(self, visitor: str | None) -> list[int]:
        """Return the free seats that a rematch keeps for this visitor."""
        return [seat.seat for seat in self.seats if seat.kind == OPEN and seat.visitor == visitor is not None]

    def playing(self) -> Match[Any]:
        """Return the match, which must have begun."""
        if self.match is None:
            raise NotNow("the game has not begun: a seat is still free")
        return self.match


class Tables:
    """Every table of the house; whoever looks or answers does so in turn."""

    def __init__(
        self,
        store: Store,
        changed: Callable[[Live], None],
        bound: int = CACHED,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.store: Final = store
        self.changed: Final = changed
        """Called whenever a table has moved on, once that is durable."""
        self.bound: Final = bound
        self.now: Final = now
        """The clock by which players think."""
        self.ready: Final[OrderedDict[str, Live]] = OrderedDict()
        self.locks: Final[dict[str, asyncio.Lock]] = {}
        self.waiting: Final[dict[str, int]] = {}

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Live]:
        """Sit at a table that nobody else touches meanwhile."""
        lock = self.locks.setdefault(table, asyncio.Lock())
        self.waiting[table] = self.waiting.get(table, 0) + 1
        try:
            async with lock:
                yield await self.current(table)
        finally:
            self.waiting[table] -= 1
            if not self.waiting[table]:
                del self.waiting[table], self.locks[table]

    async def current(self, table: str) -> Live:
        """Return a table as the database has it now; another server may have added to it."""
        try:
            with reading(table):
                row, seats = await self.store.table(table)
                live = self.ready.pop(table, None) or Live(row, seats, now=self.now)
                await self.bring(live, row, seats)
        except Damaged as wrong:
            self.store.alarm.ring(DAMAGE, f"{wrong}; it is set aside")
            raise
        self.ready[table] = live
        while len(self.ready) > self.bound:
            self.ready.popitem(last=False)
        return live

    async def refresh(self, live: Live) -> None:
        """Read a table again after one of its seats was changed."""
        await self.bring(live, *await self.store.table(live.table.id))

    async def bring(self, live: Live, row: TableRow, seats: list[SeatRow]) -> None:
        """Bring a table to where the database has it."""
        if row.stage != WAITING:
            known = live.version if live.match is not None and live.version <= row.version else 0
            entries = await self.store.entries(row.id, known, row.version) if known < row.version else []
            if live.match is None or live.version > row.version:
                live.gestures = Gestures()
                live.match, live.broken = await asyncio.to_thread(readable, row, len(seats), entries)
            elif live.broken is None:
                catch_up(live.match, entries)
            live.gestures.go_on(entries)
            if entries:
                live.held = held_by(entries[-1])
        live.table, live.seats = row, seats

    async def answer(self, live: Live, seat: int, version: int, code: str, hold: bool = False) -> None:
        """Give a seat's answer to the choice that was pending at ``version``, or several as one gesture.

        Several are separated by spaces. With ``hold`` a turn that could still be taken back is over only
        when its player says so.
        """
        match = self.expect(live, version)
        if match.choice is None:
            raise NotNow("the game is over")
        if live.holding is not None:
            raise NotYourTurn(f"seat {live.holding + 1} has not ended its turn yet")
        if match.choice.seat != seat:
            raise NotYourTurn(f"seat {match.choice.seat + 1} is asked, not seat {seat + 1}")
        if len(code) > LONGEST_CODE:
            raise IllegalAnswer("no answer is that long")
        hold = hold and live.table.options.undo
        codes = code.split() or [code]
        match.option(codes[0])  # an impossible answer costs nothing
        with self.unsure(live):
            await self.keep(live, given(match, seat, version, codes, hold))
        self.changed(live)

    async def end(self, live: Live, seat: int, version: int) -> None:
        """Say that a seat's turn is over; now the others go on."""
        self.expect(live, version)
        if live.holding != seat:
            raise NotYourTurn(f"seat {seat + 1} has no turn to end")
        with self.unsure(live):
            await self.keep(live, [Entry(version, seat, END, "")])
        self.changed(live)

    async def undo(self, live: Live, seat: int, version: int, count: int = 1) -> None:
        """Take back a seat's last answers, once :mod:`herna.web.table.rights` has been asked."""
        match = self.expect(live, version)
        if match.can_take_back(seat) < count:
            raise IllegalAnswer(f"seat {seat + 1} cannot take {count} answers back")
        with self.unsure(live):
            match.undo(count)
            await self.keep(live, [Entry(version + i, seat, UNDO, "") for i in range(count)])
        self.changed(live)

    async def redo(self, live: Live, seat: int, version: int, hold: bool = False) -> None:
        """Give the answer again that this seat took back last, and with it the others of its gesture."""
        match = self.expect(live, version)
        if not match.can_redo(seat):
            raise IllegalAnswer("there is nothing to give again")
        await self.answer(live, seat, version, " ".join(live.gestures.again(match.undone)), hold)

    def expect(self, live: Live, version: int) -> Match[Any]:
        """Make sure that the table is where the page thought it was."""
        match = live.playing()
        if live.broken is not None:
            raise NotNow(f"a change of the rules broke this game after answer {live.broken.at}")
        if version != live.version:
            raise Stale(f"the table is at {live.version}, the page was at {version}")
        return match

    async def keep(self, live: Live, entries: list[Entry]) -> None:
        """Make entries durable that the match already has."""
        match = live.playing()
        table = live.table
        if match.choice is None:
            table.stage = OVER
            table.result = match.record.result
        held = held_by(entries[-1])
        turn = held if held is not None or match.choice is None else int(match.choice.seat)
        table.clock = self.ticked(live, entries[-1], turn)
        await self.store.append(table, entries, turn)
        table.version += len(entries)
        table.turn = turn
        live.held = held
        live.gestures.go_on(entries)

    def ticked(self, live: Live, entry: Entry, turn: int | None) -> Clock:
        """Return the clock after an answer or an answer taken back: the next one's time begins.

        When the question passes on, a little is added; who takes the answer back gives that up again.
        """
        table, terms = live.table, live.table.options.terms
        if not terms.timed:
            return table.clock
        thought = live.thinking
        clock = table.clock.stopped(terms, thought, self.now())
        if entry.kind in (ANSWER, END) and thought is not None and turn != thought:
            return clock.noted(terms, thought, -terms.more)
        if entry.kind == UNDO and turn == entry.seat != table.turn:
            return clock.noted(terms, entry.seat, terms.more)
        return clock

    def unsure(self, live: Live) -> Unsure:
        """Forget a table if what follows fails, so that it is loaded again as the database has it."""
        return Unsure(self.forget, live.table.id)

    def forget(self, table: str) -> None:
        """Let the next look load the table anew."""
        self.ready.pop(table, None)
