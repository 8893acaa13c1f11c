"""Points and the end of the game."""

from __future__ import annotations

from typing import final

from harbours.components import AREA, CARD, WORTH
from harbours.queries import holder
from harbours.state import Harbours
from herna.kernel.state import Outcome
from herna.kernel.step import Step


def scores(state: Harbours) -> list[int]:
    """Count a point for two gold, one for each crew card, and the worth of areas held."""
    points: list[int] = [gold // 2 for gold in state.gold]
    for area in range(AREA.count):
        seat = holder(state, area)
        if seat >= 0:
            points[seat] += WORTH[area]
    for card in range(CARD.count):
        if state.keeper[card] >= 0:
            points[state.keeper[card]] += 1
    return points


@final
class End(Step[Harbours]):
    """The most points win; ties share the victory."""

    def run(self, state: Harbours) -> None:
        """Count."""
        points = scores(state)
        best = max(points)
        winners = tuple([seat for seat in range(state.seats) if points[seat] == best])
        state.tell("ended", winners[0], n=best)
        state.finish(Outcome(winners, tuple(points)))
