"""Positions close to the end of a game, for those who look for faults: no rule uses this."""

from __future__ import annotations

from typing import Final

from herna.games.scythe.changes import add_goods, draw
from herna.games.scythe.components import MAX_POPULARITY, MAX_POWER, MAX_STARS, NOWHERE, UNITS, WORKERS, Goal
from herna.games.scythe.queries import stars_placed
from herna.games.scythe.state import Scythe
from herna.kernel.choice import Seat
from herna.kernel.pile import only
from herna.kernel.rng import Rng

PROMPT: Final = "section"
"""Asked when a turn begins."""
GOALS: Final = len(Goal)
MOST_COINS: Final = 40
CARDS: Final = 5
TOKENS: Final = 3
RESOURCES: Final = 4


def near_end(state: Scythe, rng: Rng) -> bool:
    """Give everybody up to five stars, any power, popularity and coins, cards, objectives and resources."""
    asked = state.pending
    if asked is None or asked.prompt != PROMPT:
        return False
    for seat in range(state.seats):
        enrich(state, seat, rng)
        place_stars(state, seat, rng)
    return True


def enrich(state: Scythe, seat: Seat, rng: Rng) -> None:
    """Move a seat's tracks anywhere; give it cards, other objectives, and resources beside its workers."""
    state.power[seat] = rng.below(MAX_POWER + 1)
    state.popularity[seat] = rng.below(MAX_POPULARITY + 1)
    state.coins[seat] = rng.below(MOST_COINS)
    draw(state, seat, rng.below(CARDS))
    for objective in state.objectives[seat].cards():
        state.objectives[seat].give(objective, state.objective_pile)
        state.objective_pile.shuffle(rng)
        state.objective_pile.deal(state.objectives[seat], only(seat))
    for unit in range(seat * UNITS + UNITS - WORKERS, seat * UNITS + UNITS):
        if state.at[unit] != NOWHERE:
            add_goods(state, state.at[unit], rng.below(RESOURCES), rng.below(TOKENS))


def place_stars(state: Scythe, seat: Seat, rng: Rng) -> None:
    """Place stars for different goals, so that one or two are left."""
    wanted = MAX_STARS - 1 - rng.below(3)
    for _tried in range(GOALS):
        goal = rng.below(GOALS)
        if stars_placed(state, seat) < wanted and state.stars.at(seat, goal) == 0:
            state.stars.add(seat, goal, 1)
