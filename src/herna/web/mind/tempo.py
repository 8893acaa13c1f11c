"""How fast bots play at a table: as its players like it, and at once for as long as they skip.

What is skipped is written behind the usual speed, as in ``calm>41``: after 41 answers somebody had enough
of waiting, and until a person has answered again bots pause no more. Who knows only speeds reads it as one
that it does not know, and is calm.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from herna.web.guard.problems import NotNow
from herna.web.table.tables import Live

SPEEDS: Final[dict[str, tuple[float, float]]] = {"calm": (1.1, 0.55), "brisk": (0.5, 0.25), "at-once": (0, 0)}
"""Seconds before a bot's first answer, and before each further one in a row."""

USUAL: Final = next(iter(SPEEDS))
SKIP: Final = "skip"
"""Asks for no pauses until a person is asked."""

MARK: Final = ">"


@dataclass(frozen=True)
class Tempo:
    """A speed, and after how many answers somebody skipped what was left of the bots' turns, or -1."""

    speed: str
    skipped: int = -1

    @staticmethod
    def read(text: str) -> Tempo:
        """Read what is written with a table's options."""
        speed, _, skipped = text.partition(MARK)
        known = speed if speed in SPEEDS else USUAL
        return Tempo(known, int(skipped) if skipped.isdecimal() else -1)

    def text(self) -> str:
        """Write it for the options."""
        return self.speed if self.skipped < 0 else f"{self.speed}{MARK}{self.skipped}"


def skips(live: Live) -> bool:
    """Whether bots pause no more because no person has answered since somebody skipped."""
    tempo, marks = Tempo.read(live.table.options.speed), live.playing().marks
    if not 0 <= tempo.skipped <= len(marks):
        return False
    return all(live.seats[mark.seat].by_bot for mark in marks[tempo.skipped :])


def pause(live: Live, in_a_row: bool) -> float:
    """Return how many seconds a bot waits before it answers."""
    return 0.0 if skips(live) else SPEEDS[Tempo.read(live.table.options.speed).speed][in_a_row]


def wished(live: Live, wish: str) -> str:
    """Return the speed to write down when somebody at the table wants another, or to skip."""
    now = Tempo.read(live.table.options.speed)
    if wish == SKIP:
        return Tempo(now.speed, len(live.playing().marks)).text()
    if wish not in SPEEDS:
        raise NotNow(f"bots play {', '.join(SPEEDS)}, not {wish[:20]!r}")
    return Tempo(wish).text()
