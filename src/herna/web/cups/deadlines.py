"""The deadlines of a round: who lets the others wait too long is played for by a bot, as was agreed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from herna.web.cups.course import Course
from herna.web.cups.plan import Plan
from herna.web.guard.problems import Damaged, Stale
from herna.web.store.clock import DAY
from herna.web.store.cups import Cups, Pairing
from herna.web.store.models import PERSON, PLAYING, STAND_IN, SeatRow, Standing
from herna.web.store.notices import notice
from herna.web.table.absence import patience
from herna.web.table.handover import Handover
from herna.web.table.plan import usual_level
from herna.web.table.tables import Live


class Deadlines:
    """Lets bots play on for those whose time is up.

    Until a round should be over, that is whoever has used up their thinking time, and they may come back.
    Then it is whoever thinks for longer than people wait for a sign of life. After that time bots end all
    games; those who had not let anybody wait are excused: the game counts as it ends.
    """

    def __init__(self, cups: Cups, handover: Handover) -> None:
        self.cups: Final = cups
        self.handover: Final = handover
        self.tables: Final = handover.seating.tables
        self.now: Final[Callable[[], float]] = self.tables.now

    def hopeless(self, plan: Plan, pairing: Pairing) -> bool:
        """Whether a table should long be over, even with bots at all seats: it cannot be played."""
        return self.now() >= pairing.due + patience(plan.options(bots_only=False)) + DAY

    async def keep(self, course: Course, pairing: Pairing, standing: Standing) -> None:
        """Let bots play for those whose time is up at a table."""
        if standing.table.stage != PLAYING:
            return
        live = Live(standing.table, standing.seats, self.now)
        for seat in standing.seats:
            gone = course.entrants[pairing.players[seat.seat]].gone
            if seat.kind == PERSON and gone:
                await self.relieve(live, seat, "notice-left")
            elif seat.kind == PERSON and self.late(live, pairing, seat.seat):
                await self.relieve(live, seat, "notice-late")
            elif seat.kind == PERSON and self.all_late(live, pairing):
                pairing = replace(pairing, excused=(*pairing.excused, seat.seat))
                await self.cups.excuse(course.cup.row.id, pairing)
                await self.relieve(live, seat, "notice-round-over")

    def late(self, live: Live, pairing: Pairing, seat: int) -> bool:
        """Whether somebody lets the others wait too long."""
        if live.thinking != seat:
            return False
        long = self.now() - live.table.clock.since >= patience(live.table.options)
        return live.out_of_time(seat) or (self.now() >= pairing.due and long)

    def all_late(self, live: Live, pairing: Pairing) -> bool:
        """Whether nobody is waited for any more."""
        return self.now() >= pairing.due + patience(live.table.options)

    async def relieve(self, seen: Live, seat: SeatRow, why: str) -> None:
        """Let a bot play for somebody, and say why; whatever happened there meanwhile comes first."""
        try:
            async with self.tables.at(seen.table.id) as live:
                was = live.seats[seat.seat]
                if was == seat and live.version == seen.table.version:
                    level = usual_level()
                    sits_in = replace(was, kind=STAND_IN, level=level, called=0.0)
                    await self.handover.change(live, sits_in, notice(why, name=was.name))
        except (Damaged, Stale):
            return
