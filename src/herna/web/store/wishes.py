"""What somebody wants to be told of, by which ways, and when they want to be left in peace."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from herna.web.guard.problems import BadNumber

TURN: Final = "turn"
REMINDER: Final = "reminder"
INVITED: Final = "invited"
OVER: Final = "over"
CHAT: Final = "chat"
CUP: Final = "cup"
EVENTS: Final = (TURN, REMINDER, INVITED, OVER, CHAT, CUP)
"""What one can be told of."""

PUSH: Final = "push"
MAIL: Final = "mail"
HOOK: Final = "hook"
WAYS: Final = (PUSH, MAIL, HOOK)
"""How one can be told: by the browser, by e-mail, by a message to an address of the web."""

PAUSES: Final = (1, 3, 6, 12, 24)
"""Hours that may lie between two e-mails at least."""
USUAL_PAUSE: Final = 3
HOURS: Final = 24
LONGEST_ZONE: Final = 60


@dataclass(frozen=True)
class Wishes:
    """What one player wants to hear of, by which ways, and when not to be disturbed."""

    wanted: frozenset[tuple[str, str]] = frozenset()
    """Events and the ways by which they are told."""
    quiet: tuple[int, int] | None = None
    """The hour from which, and the hour until which, nothing is sent."""
    zone: str = ""
    """Where those hours are read from the clock; "" is where the server stands."""
    pause: int = USUAL_PAUSE

    def ways(self, event: str) -> list[str]:
        """Return how somebody is told of an event."""
        return [way for way in WAYS if (event, way) in self.wanted]

    def without(self, way: str) -> Wishes:
        """Return the same wishes, but for one way."""
        return Wishes(
            frozenset(each for each in self.wanted if each[1] != way), self.quiet, self.zone, self.pause
        )

    def text(self) -> str:
        """Write them for the database; "" if nothing is to be told."""
        if self == Wishes():
            return ""
        wanted = sorted(f"{event}.{way}" for event, way in self.wanted)
        return json.dumps(
            {"wanted": wanted, "quiet": self.quiet, "zone": self.zone, "pause": self.pause},
            separators=(",", ":"),
        )

    @staticmethod
    def read(text: str) -> Wishes:
        """Read what :meth:`text` wrote."""
        if not text:
            return Wishes()
        plain = json.loads(text)
        quiet = plain["quiet"]
        pairs = [each.split(".") for each in plain["wanted"]]
        return Wishes(
            frozenset((event, way) for event, way in pairs),
            None if quiet is None else (int(quiet[0]), int(quiet[1])),
            plain["zone"],
            plain["pause"],
        )

    def quiet_until(self, now: float) -> float | None:
        """Return when a quiet time ends that it is now; None if it is none."""
        if self.quiet is None or self.quiet[0] == self.quiet[1]:
            return None
        start, end = self.quiet
        here = datetime.fromtimestamp(now, UTC).astimezone(place(self.zone))
        within = start <= here.hour < end if start < end else here.hour >= start or here.hour < end
        if not within:
            return None
        last = here.replace(hour=end, minute=0, second=0, microsecond=0)
        if last <= here:
            last = (last + timedelta(days=1)).replace(hour=end)
        return last.timestamp()


def place(zone: str) -> tzinfo | None:
    """Return a time zone by its name; that of the server where the name is not known any more."""
    try:
        return ZoneInfo(zone) if zone else None
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def checked(
    wanted: Iterable[tuple[str, str]], quiet: tuple[int, int] | None, zone: str, pause: int
) -> Wishes:
    """Return somebody's wishes, or refuse what makes no sense."""
    chosen = frozenset(wanted)
    if not all(event in EVENTS and way in WAYS for event, way in chosen):
        raise BadNumber(f"one can be told of {', '.join(EVENTS)} by {', '.join(WAYS)}")
    if quiet is not None and not all(0 <= hour < HOURS for hour in quiet):
        raise BadNumber("quiet hours are whole hours from 0 to 23")
    if pause not in PAUSES:
        raise BadNumber(f"between two e-mails lie {', '.join(map(str, PAUSES))} hours")
    if zone and (len(zone) > LONGEST_ZONE or place(zone) is None):
        raise BadNumber(f"there is no time zone {zone[:40]!r}; they look like Europe/Prague")
    return Wishes(chosen, quiet, zone, pause)
