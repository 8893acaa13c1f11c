"""A house's tournaments without pages: a clock that a test turns, and bots that play a game in one go."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from herna.cups.standings import Line
from herna.kernel.match import Match
from herna.web.cups.course import Course
from herna.web.cups.office import Office
from herna.web.cups.plan import Plan
from herna.web.cups.umpire import Umpire
from herna.web.store.cups import Cups, Pairing
from herna.web.store.ledger import Ledger
from herna.web.store.models import ANSWER, Entry, Visitor
from herna.web.store.outbox import Outbox
from herna.web.store.store import Store
from herna.web.table.handover import Handover
from herna.web.table.seating import Seating
from herna.web.table.tables import Live, Tables
from web.guests import apart

HOST = Visitor("host", "Jana")
START = 1_800_000_000.0


class Club:
    """One server's part of a house."""

    def __init__(self, db: str) -> None:
        self.time = START
        self.store = Store(db)
        self.tables = Tables(self.store, self.changed, now=lambda: self.time)
        self.handover = Handover(Seating(self.tables, b"s" * 32, lambda _live, _what: None))
        self.cups = Cups(self.store)
        self.outbox = Outbox(self.store, lambda: self.time)
        self.umpire = Umpire(self.cups, self.handover, self.outbox)
        self.office = Office(self.cups, Ledger(self.store), lambda: self.time, lambda: None)
        self.begun: list[str] = []
        """The tables where something has changed."""

    def changed(self, live: Live) -> None:
        """Remember a table."""
        self.begun.append(live.table.id)

    async def cup(self, plan: Plan, bots: int = 0, level: str = "random", entry: float = 0.0) -> str:
        """Open a tournament with some bots in it."""
        cup = await self.office.open(HOST, "Cup", plan, entry)
        if bots:
            await self.office.bots(cup, HOST, level, bots)
        return cup

    async def course(self, cup: str) -> Course:
        """Return a tournament as it is now."""
        return Course(await self.cups.load(cup))

    async def look(self) -> None:
        """Let the umpire do all that is due."""
        while await self.umpire.look_around():
            pass

    async def answer_for_bots(self, table: str) -> None:
        """Answer for the bots of a table until a person is asked or the game is over, in one go."""
        luck = Random(table)
        async with self.tables.at(table) as live:
            match, entries = live.match, list[Entry]()
            while match is not None and match.choice is not None and live.seats[match.choice.seat].by_bot:
                code = match.game.verbs.code(luck.choice(list(match.choice.options)))
                entries.append(Entry(live.version + len(entries), int(match.choice.seat), ANSWER, code))
                match.answer(code)
            if entries:
                await self.tables.keep(live, entries)

    async def answer(self, table: str, visitor: str) -> None:
        """Give somebody's first answer, if they are asked."""
        async with self.tables.at(table) as live:
            asked = live.choice
            if asked is not None and live.seats[asked.seat].visitor == visitor:
                code = code_of(live.playing(), 0)
                await self.tables.answer(live, int(asked.seat), live.version, code)

    async def play(self, cup: str, looks: int = 200) -> Course:
        """Let umpire and bots go on until neither has anything to do."""
        for _look in range(looks):
            await self.look()
            course = await self.course(cup)
            going = [each.table for each in course.playing]
            before = [(await self.store.table(each))[0].version for each in going]
            for table in going:
                await self.answer_for_bots(table)
            if before == [(await self.store.table(each))[0].version for each in going]:
                return course
        raise AssertionError("a tournament without end")

    async def visitor(self, name: str) -> Visitor:
        """Return a newcomer."""
        found = Visitor(name.lower(), name)
        await self.store.add_visitor(found, f"token of {name}")
        return found

    async def kinds(self, pairing: Pairing) -> dict[str, str]:
        """Return who sits how at a table."""
        _row, seats = await self.store.table(pairing.table)
        return {seat.name: seat.kind for seat in seats}


def code_of(match: Match[Any], option: int) -> str:
    """Return an answer's code."""
    assert match.choice is not None
    return match.game.verbs.code(match.choice.options[option])


@asynccontextmanager
async def another(db: str) -> AsyncIterator[Club]:
    """Open one more server's part, or the same one after a restart."""
    club = Club(db)
    await club.store.open()
    try:
        yield club
    finally:
        await club.store.close()


def run(db: str, test: Callable[[Club], Awaitable[None]]) -> None:
    """Run a test in a club."""

    async def inside() -> None:
        async with another(db) as club:
            await test(club)

    apart(inside())


def by_rank(lines: list[Line]) -> list[int]:
    """Return who stands where."""
    return [line.player for line in lines]
