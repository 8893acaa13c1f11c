"""Open tables: opened and closed by their hosts, a quick seat at one, and those who are sent away again."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Final

from herna.games import game
from herna.kernel.errors import BadSetup
from herna.ui.drawable import drawable_games
from herna.web.guard.problems import NoPrograms, NotNow, Stale
from herna.web.store.clock import ALLOWANCES, LIVE, PACES, SLOW, agreed
from herna.web.store.models import OPEN, Options, SeatRow, Visitor
from herna.web.store.offers import JOIN, Offers, Wish
from herna.web.table.handover import Handover
from herna.web.table.plan import ME, SeatPlan, TablePlan, usual_seats
from herna.web.table.rights import Act, check
from herna.web.table.tables import Live


class Company:
    """Brings together people who do not know each other."""

    def __init__(self, handover: Handover, offers: Offers) -> None:
        self.handover: Final = handover
        self.seating: Final = handover.seating
        self.offers: Final = offers

    async def seat(self, guest: Visitor, wish: Wish, language: str) -> str:
        """Let somebody sit down where others wait longest; if nobody waits, open a table."""
        if wish.pace and wish.pace not in PACES:
            raise BadSetup(f"a pace is {', '.join(PACES)}, not {wish.pace[:20]!r}")
        waiting = await self.offers.open_tables(replace(wish, way=JOIN, program=guest.program), guest.id)
        for each in sorted(waiting, key=lambda each: (free(each.seats), each.table.created)):
            if any(seat.visitor == guest.id for seat in each.seats) or each.table.host == guest.id:
                continue
            try:
                await self.seating.sit_down(each.table.id, guest, guest.name)
            except (NoPrograms, NotNow, Stale):  # somebody was faster, or the seat is kept for somebody
                continue
            return each.table.id
        return await self.seating.create(guest, plan(wish, language))

    async def sit_down(self, table: str, guest: Visitor) -> int:
        """Let a guest sit down at an open table, unless its host has sent them away."""
        if await self.offers.sent_away(table, guest.id):
            raise NotNow("the host of this table has given your seat to others")
        return await self.seating.sit_down(table, guest, guest.name)

    async def remove(self, live: Live, host: Visitor, seat: int) -> None:
        """Free a seat before the game, for somebody else than who sat there."""
        check(live, host.id, Act.REMOVE, seat)
        was = live.seats[seat]
        if was.visitor is not None:
            await self.offers.send_away(live.table.id, was.visitor)
        await self.handover.change(live, replace(was, kind=OPEN, visitor=None, name=""), "", links=True)

    async def offer(self, live: Live, host: Visitor, open_to_all: bool) -> None:
        """Open a table to everybody, or close it again."""
        check(live, host.id, Act.OFFER)
        await self.offers.offer(live.table, open_to_all)
        await self.seating.tables.refresh(live)
        self.seating.nudge(live, "seats")


def free(seats: list[SeatRow]) -> int:
    """Return how many seats wait for somebody."""
    return sum(seat.kind == OPEN for seat in seats)


def plan(wish: Wish, language: str) -> TablePlan:
    """Return the open table that fits a wish; over days with a deadline, so that nobody waits in vain."""
    key = wish.game or secrets.choice(list(drawable_games()))
    pace = wish.pace or LIVE
    terms = agreed(pace, allowance=ALLOWANCES[2] if pace == SLOW else 0)
    count = wish.seats or usual_seats(game(key))
    seats = [SeatPlan(ME), *[SeatPlan(OPEN) for _guest in range(count - 1)]]
    options = Options(pace=pace, listed=True, **terms.__dict__)
    return TablePlan(key, seats, "", {}, options, wish.language or language)
