"""Hints: what a bot would do in a person's seat, knowing what that person knows."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass

from herna.bots.advice import EQUAL, Advice
from herna.i18n.speak import Speaker
from herna.sim.advise import hint_text, why_text
from herna.web.guard.problems import Busy, NotYourTurn
from herna.web.mind import worker
from herna.web.mind.thinkers import Thinkers, question
from herna.web.table.seen import seen_by
from herna.web.table.tables import Live, Tables


@dataclass(frozen=True)
class Hint:
    """An answer and what it promises, in words."""

    code: str
    anchor: str
    text: str
    why: tuple[str, ...]
    """What speaks for it or against it, a sentence each."""


async def hint(
    tables: Tables, thinkers: Thinkers, table: str, seat_of: Callable[[Live], int], language: str
) -> list[Hint]:
    """Return the best answers for the seat that asks, best first."""
    async with tables.at(table) as live:
        seat = seat_of(live)
        seen = seen_by(live, seat, language)
        if seen.panel is None or seen.asked is None:
            raise NotYourTurn("somebody else is asked")
        asked, verbs = question(live, seat, ""), live.playing().game.verbs
    given = (asked.table, asked.record, seat, secrets.randbits(64))
    found = await thinkers.work(worker.advise, *given, owner=live.seats[seat].visitor or "")
    if found is None:
        raise Busy("no hint can be had now; try again in a while")
    return [
        Hint(
            verbs.code(each.option),
            verbs.anchor(each.option),
            hint_text(seen.speaker, each, seen.asked.prompt),
            explained(seen.speaker, each),
        )
        for each in found
    ]


def explained(speaker: Speaker, advice: Advice) -> tuple[str, ...]:
    """Return why an answer is good or bad, a sentence each."""
    return tuple(why_text(speaker, advice.why, advice.loss <= EQUAL)) if advice.why else ()
