"""Tables that come from other games: rematches, games continued from a point, uploaded records."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from herna.bots import names as bot_names
from herna.games import game
from herna.kernel.game import Setup
from herna.kernel.match import Match
from herna.kernel.record import fresh, read
from herna.web.problems import NotNow, NotYours
from herna.web.rows import BOT, OVER, PERSON, STAND_IN, Options, SeatRow, Visitor
from herna.web.seating import Seating
from herna.web.tables import Live
from herna.web.wishes import BOT_NAMES, usual_level


class Revivals:
    """Makes tables out of games that were played."""

    def __init__(self, seating: Seating) -> None:
        self.seating: Final = seating

    async def rematch(self, live: Live, visitor: Visitor) -> str:
        """Play again with the same people; whoever asks second comes to the same table."""
        table = live.table
        if table.stage != OVER:
            raise NotNow("the game is not over yet")
        if not live.owned(visitor.id) and table.host != visitor.id:
            raise NotYours("only those who played can ask for a rematch")
        if table.following is not None:
            return table.following
        record = fresh(table.game, Setup(len(live.seats), dict(table.variants)), game(table.game).rules)
        seats = [
            replace(seat, kind=PERSON if seat.kind == STAND_IN else seat.kind, serial=0, invite_hash=None)
            for seat in live.seats
        ]
        new = await self.seating.put(visitor, record, seats, table.name, table.options, table.id)
        return await self.seating.store.follow(table.id, new)

    async def branch(self, live: Live, visitor: Visitor, at: int, seat: int) -> str:
        """Go on from an earlier point of a finished game, in one seat, against bots, with fresh luck."""
        if live.table.stage != OVER:
            raise NotNow("only a finished game can be continued from an earlier point")
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
                each.level if each.kind == BOT and each.level in bot_names() else usual_level(),
            )
            for each in live.seats
        ]
        seats[seat] = SeatRow(seat, PERSON, visitor.id, visitor.name or old.name)
        return await self.seating.put(
            visitor, match.record, seats, live.table.name, live.table.options, live.table.id
        )

    async def upload(self, visitor: Visitor, text: str) -> str:
        """Put an uploaded record on a table: to look through, or to go on at one screen."""
        record = read(text)
        match = Match(game(record.game), record)
        over = match.choice is None
        seats = [
            SeatRow(number, PERSON, visitor.id, BOT_NAMES[number % len(BOT_NAMES)])
            for number in range(record.setup.seats)
        ]
        if over:
            seats = [replace(seat, kind=BOT, visitor=None, level=usual_level()) for seat in seats]
        return await self.seating.put(visitor, match.record, seats, "", Options())
