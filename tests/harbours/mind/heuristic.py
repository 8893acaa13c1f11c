"""A quick number for bots: points now, and what stands ready to become points."""

from __future__ import annotations

from harbours.components import AREA, ROUNDS, WORTH
from harbours.mind.weights import CARD_IN_HAND, CREW, GOLD, SHIP, WEIGHTS
from harbours.queries import holder
from harbours.scoring import scores
from harbours.state import Harbours
from harbours.verbs import BID, PLAY, TRADE
from herna.kernel.choice import PASS, Choice


def values(state: Harbours) -> list[float]:
    """Return each seat's points, and what its gold, ships and hand promise."""
    left = float(ROUNDS - state.round) / float(ROUNDS)
    weights = WEIGHTS.values
    found: list[float] = []
    for seat in range(state.seats):
        value = weights[GOLD] * float(state.gold[seat])
        value += weights[CARD_IN_HAND] * float(state.hands[seat].size()) * left
        found.append(value - weights[SHIP] * float(state.supply[seat]) * left)
    for area in range(AREA.count):
        keeper = holder(state, area)
        if keeper >= 0:
            found[keeper] += float(WORTH[area])
    for owner in state.keeper:
        if owner >= 0:
            found[owner] += weights[CREW]
    return found


def parts(state: Harbours) -> list[tuple[str, list[float]]]:
    """Return the same, with the points apart from what they are to come from."""
    points = [float(score) for score in scores(state)]
    promise = [value - point for value, point in zip(values(state), points, strict=True)]
    return [("points", points), ("promise", promise)]


def prior(state: Harbours, choice: Choice) -> list[float]:
    """Return how often a sensible player would choose each option."""
    found: list[float] = []
    for option in choice.options:
        weight = 1.0
        if option == PASS:
            weight = 0.1
        elif PLAY.owns(option):
            weight = 2.0
        elif TRADE.owns(option):
            weight = float(WORTH[TRADE.target(option)])
        elif BID.owns(option):
            weight = 1.0 / float(1 + BID.value(option))
        found.append(weight)
    return found
