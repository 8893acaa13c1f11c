"""Thinking time: what the players agreed on, how much of it each has used, and what is left.

Nobody loses by the clock. Whose time is up may still answer; until then the others may let a bot play for
them, and whoever comes back takes the seat again, with some time in hand.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Final

from herna.kernel.errors import BadSetup

LIVE: Final = "live"
"""No clock."""
QUICK: Final = "quick"
"""A bank of thinking time for each player, and a little more whenever the question passes on."""
SLOW: Final = "slow"
"""Over days; each answer may have a deadline."""
PACES: Final = (LIVE, QUICK, SLOW)

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
BANKS: Final = ((10 * MINUTE, 10), (20 * MINUTE, 15), (40 * MINUTE, 20), (90 * MINUTE, 30))
"""What the form offers at a quick pace: the bank, and what is added, in seconds."""
ALLOWANCES: Final = (0, DAY, 3 * DAY, 7 * DAY)
"""What the form offers at a slow pace: seconds for each answer; 0 is no deadline."""
MOST_BANK: Final = 12 * HOUR
MOST_MORE: Final = 10 * MINUTE
LEAST_ALLOWANCE: Final = HOUR
MOST_ALLOWANCE: Final = 30 * DAY
BREATH: Final = 2 * MINUTE
"""What whoever takes a seat back has at least."""


@dataclass(frozen=True)
class Terms:
    """What was agreed on, in seconds; nothing means no clock."""

    bank: int = 0
    more: int = 0
    """Added whenever the question passes on to somebody else."""
    allowance: int = 0
    """For each answer, at a slow pace."""

    @property
    def timed(self) -> bool:
        """Whether there is a clock at all."""
        return self.bank > 0 or self.allowance > 0


def agreed(pace: str, bank: int = 0, more: int = 0, allowance: int = 0) -> Terms:
    """Return the terms of a pace, or refuse what makes no sense."""
    if pace == LIVE:
        return Terms()
    if pace == QUICK:
        bank, more = (bank, more) if bank else BANKS[1]
        if not MINUTE <= bank <= MOST_BANK or not 0 <= more <= MOST_MORE:
            raise BadSetup("at a quick pace, a bank is 60 to 43200 seconds, and 0 to 600 are added")
        return Terms(bank, more)
    if pace == SLOW:
        if allowance and not LEAST_ALLOWANCE <= allowance <= MOST_ALLOWANCE:
            raise BadSetup("at a slow pace, an answer has 3600 to 2592000 seconds, or 0 for no deadline")
        return Terms(allowance=allowance)
    raise BadSetup(f"a pace is {', '.join(PACES)}, not {pace[:20]!r}")


@dataclass(frozen=True)
class Clock:
    """How much each seat has used, and since when the one that is asked thinks."""

    since: float = 0.0
    spent: tuple[float, ...] = ()
    """Seconds of the bank that each seat has used; what was added counts against it."""

    def text(self) -> str:
        """Write it for the database."""
        return json.dumps([self.since, *self.spent]) if self.since else ""

    @staticmethod
    def read(text: str) -> Clock:
        """Read what :meth:`text` wrote."""
        if not text:
            return Clock()
        since, *spent = json.loads(text)
        return Clock(float(since), tuple(float(each) for each in spent))

    def used(self, seat: int) -> float:
        """Return what a seat has used before it was asked now."""
        return self.spent[seat] if seat < len(self.spent) else 0.0

    def left(self, terms: Terms, seat: int, running: bool, now: float) -> float | None:
        """Return the seconds a seat has left; None if no clock runs for it."""
        thought = max(0.0, now - self.since) if running and self.since else 0.0
        if terms.bank:
            return max(0.0, terms.bank - self.used(seat) - thought)
        return max(0.0, terms.allowance - thought) if terms.allowance and running else None

    def noted(self, terms: Terms, seat: int, seconds: float) -> Clock:
        """Return the clock with so much more of a seat's bank used; nobody owes time."""
        spent = [self.used(each) for each in range(max(len(self.spent), seat + 1))]
        spent[seat] = min(float(terms.bank), spent[seat] + seconds)
        return replace(self, spent=tuple(spent))

    def stopped(self, terms: Terms, seat: int | None, now: float) -> Clock:
        """Return the clock after a seat's thinking ends, or nobody's; the next one's begins."""
        thought = max(0.0, now - self.since) if self.since else 0.0
        stopped = self if seat is None else self.noted(terms, seat, thought)
        return replace(stopped, since=now)

    def welcomed(self, terms: Terms, seat: int) -> Clock:
        """Return the clock with some time in hand for whoever comes back."""
        missing = self.used(seat) - (terms.bank - min(BREATH, terms.bank))
        return self.noted(terms, seat, -missing) if missing > 0 else self


@dataclass(frozen=True)
class Reading:
    """What a clock shows for one seat."""

    seat: int
    left: int
    running: bool

    @property
    def out(self) -> bool:
        """Whether the time is up."""
        return self.running and self.left == 0

    @property
    def text(self) -> str:
        """The time left, as a clock shows it."""
        return span(self.left)


def span(seconds: int) -> str:
    """Return a time as a clock shows it, in every language: 4:05, 2 h 10 min, 3 d 4 h."""
    if seconds < HOUR:
        return f"{seconds // MINUTE}:{seconds % MINUTE:02}"
    if seconds < DAY:
        return f"{seconds // HOUR} h {seconds % HOUR // MINUTE} min"
    return f"{seconds // DAY} d {seconds % DAY // HOUR} h"
