"""Seats change hands openly: with their owner's consent, or after a call that went unheard."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Final

from herna.bots import is_offered
from herna.kernel.errors import BadSetup
from herna.web.guard.tokens import digest, invitation
from herna.web.store.clock import span
from herna.web.store.models import BOT, OPEN, PERSON, STAND_IN, WAITING, SeatRow, Visitor
from herna.web.store.notices import notice
from herna.web.table.absence import patience
from herna.web.table.plan import BOT_NAMES, usual_level
from herna.web.table.rights import Act, check
from herna.web.table.seating import Seating
from herna.web.table.tables import Live


class Handover:
    """Lets bots and people take seats over; whatever happens is said to the whole table."""

    def __init__(self, seating: Seating) -> None:
        self.seating: Final = seating

    async def change(self, live: Live, seat: SeatRow, said: str, links: bool = False) -> None:
        """Store a changed seat and say so; links made before are void."""
        was = live.seats[seat.seat]
        serial = was.serial + 1
        token = invitation(self.seating.secret, live.table.id, seat.seat, serial) if links else ""
        row = replace(seat, serial=serial, invite_hash=digest(token) if links else None)
        await self.seating.change(live, row, said)

    async def call(self, live: Live, visitor: Visitor, seat: int) -> None:
        """Ask a player for a sign of life; if there is none in time, the seat may be given away."""
        check(live, visitor.id, Act.CALL, seat)
        was = live.seats[seat]
        time = span(patience(live.table.options))
        said = notice("notice-called", by=known(live, visitor), name=was.name, time=time)
        await self.change(live, replace(was, called=live.now()), said)

    async def here(self, live: Live, visitor: str | None) -> None:
        """Take a sign of life: whoever was called keeps the seat, and links to it are void."""
        for seat in live.owned(visitor):
            was = live.seats[seat]
            if was.called:
                await self.change(live, replace(was, called=0.0), notice("notice-here", name=was.name))

    async def link(self, live: Live, visitor: Visitor, seat: int) -> None:
        """Make a new link for a seat; the old one stops working. Before the game it frees the seat."""
        check(live, visitor.id, Act.LINK, seat)
        was = live.seats[seat]
        if live.table.stage == WAITING and was.visitor != visitor.id:
            await self.change(live, replace(was, kind=OPEN, visitor=None, name=""), "", links=True)
            return
        said = notice("notice-link", by=known(live, visitor), name=was.name)
        await self.change(live, was, said, links=True)

    async def fill(self, live: Live, visitor: Visitor, seat: int, level: str) -> None:
        """Let a bot play for somebody, who may come back, or take a free seat."""
        check(live, visitor.id, Act.REPLACE, seat)
        was = live.seats[seat]
        level = level or usual_level()
        if not is_offered(level):
            raise BadSetup(f"there is no bot {level[:40]!r}")
        if was.kind == OPEN:
            name = was.name or secrets.choice(BOT_NAMES)
            await self.change(live, replace(was, kind=BOT, level=level, name=name, visitor=None), "")
            return
        said = notice("notice-bot", by=known(live, visitor), name=was.name)
        await self.change(live, replace(was, kind=STAND_IN, level=level), said)

    async def leave(self, live: Live, visitor: str | None, seat: int) -> None:
        """Let a bot play for somebody who leaves, until that person comes back."""
        check(live, visitor, Act.LEAVE, seat)
        was = live.seats[seat]
        left = replace(was, kind=STAND_IN, level=usual_level(), called=0.0)
        await self.change(live, left, notice("notice-left", name=was.name))

    async def relieve(self, live: Live, visitor: Visitor, seat: int) -> None:
        """Let a bot play for somebody whose time is up, as another player asks; that person may come back."""
        check(live, visitor.id, Act.RELIEVE, seat)
        was = live.seats[seat]
        said = notice("notice-bot", by=known(live, visitor), name=was.name)
        await self.change(live, replace(was, kind=STAND_IN, level=usual_level()), said)

    async def come_back(self, live: Live, visitor: Visitor, seat: int) -> None:
        """Let somebody take their seat back from the bot that plays for it."""
        check(live, visitor.id, Act.COME_BACK, seat)
        was = live.seats[seat]
        back = replace(was, kind=PERSON, level="", called=0.0)
        await self.change(live, back, notice("notice-back", name=was.name))


def known(live: Live, visitor: Visitor) -> str:
    """Return under what name the table knows somebody."""
    owned = live.owned(visitor.id)
    return live.seats[owned[0]].name if owned else visitor.name
