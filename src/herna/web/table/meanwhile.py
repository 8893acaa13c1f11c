"""What others did since somebody last answered: told in a few lines, and which positions show it again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from herna.kernel.choice import Seat
from herna.kernel.event import Event
from herna.web.table.seen import Line, Seen, line

LINES: Final = 5
"""How many lines are told of each seat."""

FRAMES: Final = 14
"""How many positions are shown again at most: a few seconds."""


@dataclass(frozen=True)
class Deed:
    """Something that a seat did, and how often in all."""

    line: Line
    times: int


@dataclass(frozen=True)
class Deeds:
    """What one seat did, in the order in which it began to."""

    seat: int
    told: tuple[Deed, ...]
    more: int
    """How much else it did."""


@dataclass(frozen=True)
class Meanwhile:
    """What happened since a seat's last answer."""

    by: tuple[Deeds, ...]
    frames: tuple[int, ...]
    """The positions to show again: the number of answers before each."""


def meanwhile(seen: Seen) -> Meanwhile | None:
    """Return what others did since the viewer's last answer; None if nobody did anything."""
    marks = seen.live.playing().marks
    if not 0 <= seen.viewer < len(seen.live.seats):
        return None
    since = last_own(seen.viewer, [mark.seat for mark in marks])
    if since == len(marks):
        return None
    start = marks[since].told
    story: list[Event] = (seen.state.story or [])[start:]
    lengths = [mark.told for mark in marks[since:]] + [seen.told]
    moved = [since + i + 1 for i, told in enumerate(lengths[1:]) if told > lengths[i]]
    by = deeds(seen, start, story)
    return Meanwhile(by, spread(moved)) if by and moved else None


def last_own(viewer: Seat, seats: list[Seat]) -> int:
    """Return how many answers had been given after the last one of the viewer; 0 if there is none."""
    return max((i + 1 for i, seat in enumerate(seats) if seat == viewer), default=0)


def deeds(seen: Seen, start: int, story: list[Event]) -> tuple[Deeds, ...]:
    """Return who did what: one line for each kind of thing, the last of its kind."""
    found: dict[int, dict[str, Deed]] = {}
    for number, event in enumerate(story):
        if event.seat >= 0 and event.seat != seen.viewer:
            mine = found.setdefault(int(event.seat), {})
            times = mine[event.key].times + 1 if event.key in mine else 1
            mine[event.key] = Deed(line(seen.speaker, start + number, event), times)
    return tuple(
        Deeds(seat, tuple(mine.values())[:LINES], max(0, len(mine) - LINES)) for seat, mine in found.items()
    )


def spread(numbers: list[int]) -> tuple[int, ...]:
    """Return at most so many of the numbers as are shown, evenly apart, the last among them."""
    if len(numbers) <= FRAMES:
        return tuple(numbers)
    step = (len(numbers) - 1) / (FRAMES - 1)
    return tuple(numbers[round(i * step)] for i in range(FRAMES))
