"""Calls to a player who seems to have gone: everybody sees the time run until the seat may be given away."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from herna.web.store.clock import DAY, MINUTE, SLOW, span
from herna.web.store.models import OVER, Options
from herna.web.table.tables import Live

SOON: Final = 10 * MINUTE
"""Seconds a player has to show a sign of life; at a slow pace a day."""


@dataclass(frozen=True)
class Call:
    """A player who was called, and how long the others wait."""

    seat: int
    left: int

    @property
    def text(self) -> str:
        """The time left, as a clock shows it."""
        return span(self.left)


def patience(options: Options) -> int:
    """Return for how many seconds a player who was called may be silent."""
    return DAY if options.pace == SLOW else SOON


def calls(live: Live) -> list[Call]:
    """Return who was called and has not shown a sign of life since."""
    wait, now = patience(live.table.options), live.now()
    called = [seat for seat in live.seats if seat.called and live.table.stage != OVER]
    return [Call(seat.seat, max(0, math.ceil(seat.called + wait - now))) for seat in called]


def unheard(live: Live, seat: int) -> bool:
    """Whether a player was called and has been silent for all that time."""
    return any(call.seat == seat and call.left == 0 for call in calls(live))
