"""Points and the end of the game."""

from __future__ import annotations

from typing import final

from harbours.components import AREA, CARD, WORTH
from harbours.queries import holder
from harbours.state import Harbours
from herna.kernel.state import Outcome
from herna.kernel.step import Step


def from_gold(state: Harbours) -> list[int]:
    """Count a point for every two gold (B6.1)."""
    return [gold // 2 for gold in state.gold]


def from_harbours(state: Harbours) -> list[int]:
    """Count the worth of every harbour for whoever has the most ships there (B6.2)."""
    points = [0 for _seat in range(state.seats)]
    for area in range(AREA.count):
        seat = holder(state, area)
        if seat >= 0:
            points[seat] += WORTH[area]
    return points


def from_crew(state: Harbours) -> list[int]:
    """Count a point for each crew card (B6.3)."""
    points = [0 for _seat in range(state.seats)]
    for card in range(CARD.count):
        if state.keeper[card] >= 0:
            points[state.keeper[card]] += 1
    return points


def breakdown(state: Harbours) -> list[tuple[str, list[int]]]:
    """Return the points of every seat, source by source."""
    return [("gold", from_gold(state)), ("harbours", from_harbours(state)), ("crew", from_crew(state))]


def scores(state: Harbours) -> list[int]:
    """Return the points of every seat."""
    points = from_gold(state)
    for part in (from_harbours(state), from_crew(state)):
        for seat in range(state.seats):
            points[seat] += part[seat]
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
