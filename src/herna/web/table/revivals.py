"""Tables that come from other games: rematches, games continued from a point, uploaded records."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Final

from herna.bots import is_offered
from herna.games import game
from herna.kernel.game import Setup
from herna.kernel.match import Match
from herna.kernel.record import fresh, read
from herna.web.guard.problems import NotNow, TooLarge
from herna.web.store.models import BOT, OPEN, PERSON, UPLOAD, Options, SeatRow, TableRow, Visitor
from herna.web.table.plan import BOT_NAMES, usual_level
from herna.web.table.rights import Act, check
from herna.web.table.seating import Seating
from herna.web.table.tables import Live


class Revivals:
    """Makes tables out of games that were played."""

    def __init__(self, seating: Seating) -> None:
        self.seating: Final = seating

    async def rematch(self, live: Live, visitor: Visitor) -> str:
        """Play again with the same people; whoever asks second comes to the same table."""
        table = live.table
        check(live, visitor.id, Act.REMATCH)
        if table.following is not None:
            await self.join(table.following, visitor)
            return table.following
        record = fresh(table.game, Setup(len(live.seats), dict(table.variants)), game(table.game).rules)
        seats = [
            replace(
                seat,
                kind=again(seat, visitor),
                level=seat.level * (seat.kind == BOT),
                serial=0,
                invite_hash=None,
            )
            for seat in live.seats
        ]
        new = await self.seating.put(visitor, record, seats, table.name, table.options, table.id)
        return await self.seating.store.follow(table.id, new)

    async def join(self, table: str, visitor: Visitor) -> None:
        """Sit down where a rematch has kept the seat, unless its game has begun or is over."""
        async with self.seating.tables.at(table) as live:
            for seat in live.kept(visitor.id):
                await self.seating.sit(live, seat, visitor, live.seats[seat].name)

    async def branch(self, live: Live, visitor: Visitor, at: int, seat: int) -> str:
        """Go on from an earlier point of a finished game, in one seat, against bots, with fresh luck."""
        check(live, visitor.id, Act.BRANCH)
        old = self.seating.seat(live, seat)
        match = live.playing().branched(at)
        if match.choice is None:
            raise NotNow("nothing is left to play from there")
        seats = [
            SeatRow(
                each.seat,
                BOT,
                None,
                each.name,
                each.level if each.kind == BOT and is_offered(each.level) else usual_level(),
            )
            for each in live.seats
        ]
        seats[seat] = SeatRow(seat, PERSON, visitor.id, visitor.name or old.name)
        return await self.seating.put(
            visitor, match.record, seats, live.table.name, live.table.options, from_here(live.table)
        )

    async def upload(self, visitor: Visitor, text: str) -> str:
        """Put an uploaded record on a table: to look through, or to go on with fresh luck."""
        record = read(text)
        found = game(record.game)
        setup = found.check(record.setup)
        if len(record.answers) > found.limit(setup.seats):
            raise TooLarge(f"no game of {record.game} has more than {found.limit(setup.seats)} answers")
        match = await asyncio.to_thread(Match, found, record)
        over = match.choice is None
        if not over and record.answers:
            match = await asyncio.to_thread(match.branched, len(record.answers))
        elif not over:
            match = Match(found, fresh(record.game, setup, found.rules))
        seats = [
            SeatRow(number, PERSON, visitor.id, BOT_NAMES[number % len(BOT_NAMES)])
            for number in range(record.setup.seats)
        ]
        if over:
            seats = [replace(seat, kind=BOT, visitor=None, level=usual_level()) for seat in seats]
        return await self.seating.put(visitor, match.record, seats, "", Options(), UPLOAD)


def again(seat: SeatRow, asker: Visitor) -> str:
    """Return how a seat begins the next game: who did not ask for it says so by sitting down."""
    if seat.kind == BOT or seat.visitor == asker.id:
        return BOT if seat.kind == BOT else PERSON
    return OPEN


def from_here(table: TableRow) -> str:
    """Return where a game that goes on came from; an upload stays one."""
    return UPLOAD if table.origin == UPLOAD else table.id
