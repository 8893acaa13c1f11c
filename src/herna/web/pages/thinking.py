"""Waiting for others: who thinks, about what, and how fast bots play."""

from __future__ import annotations

from herna.web.mind.tempo import SKIP, SPEEDS, Tempo, skips
from herna.web.table.rights import Act, may
from herna.web.table.seen import Seen


def asked_of_others(seen: Seen) -> str:
    """Return the question that somebody else is asked; "" where it names what only they may know."""
    asked = seen.asked
    if asked is None or seen.mine or seen.speaker.catalog.wanted(f"prompt-{asked.prompt}"):
        return ""
    return seen.speaker.prompt(asked)


def thinking(seen: Seen, visitor: str | None) -> dict[str, object]:
    """Return what the prompt says while others think."""
    live, waits = seen.live, seen.waits
    by_bot = waits is not None and live.seats[waits].by_bot
    return {
        "asked_of_others": asked_of_others(seen),
        "speeds": list(SPEEDS) if by_bot and may(live, visitor, Act.PACE) else [],
        "speed": Tempo.read(live.table.options.speed).speed,
        "skips": by_bot and skips(live),
        "skip": SKIP,
    }
