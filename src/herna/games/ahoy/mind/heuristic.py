"""A quick number for bots: Fame, and what stands ready to become Fame."""

from __future__ import annotations

from typing import Final

from herna.games.ahoy.boards import CANNON_SLOTS, CREW_SLOTS, FIRST_DIE, FIRST_SLOT
from herna.games.ahoy.components import ADMIRAL, GOAL, PATROLS, PIPS, STRONGHOLDS
from herna.games.ahoy.mind.errands import errands
from herna.games.ahoy.mind.prizes import prizes
from herna.games.ahoy.mind.weights import (
    CENTRE,
    CHARTED,
    CREW,
    DAMAGE,
    DIE,
    FIGURE,
    FULL,
    GOLD,
    GUNS,
    HOLD,
    LEAK,
    LOADED,
    MARGIN,
    MATE,
    PLAN_IN_HAND,
    PLEDGE,
    PRIZE,
    PURSE,
    READY,
    ROUND_FAME,
    WEIGHTS,
)
from herna.games.ahoy.queries import grid_of, smuggler, total_fame
from herna.games.ahoy.scoring import control, pledge_score, stronger
from herna.games.ahoy.slots import unplaced
from herna.games.ahoy.space import is_island
from herna.games.ahoy.state import DAMAGED, FREE, UNPLACED, Ahoy
from herna.kernel.bits import places, size
from herna.kernel.choice import Seat
from herna.kernel.rows import Row, i64

BOUNDED: Final = 3
"""A margin of control counts up to here."""
MOST_ROUNDS: Final = 6.0
ENOUGH_READY: Final = 6
"""So many Ready Comrades are as good as more."""
PLENTY: Final = 5
"""Gold beyond this is worth nothing more."""
FULL_SAIL_SLOT: Final = 3
"""The place of Full Sail among the slots of a Smuggler."""


def values(state: Ahoy) -> list[float]:
    """Return each seat's Fame, and what control, Cargo, pledges, pieces and dice promise."""
    squadron, union = control(state)
    best: i64 = 0
    found: list[float] = []
    for seat in range(state.seats):
        fame = total_fame(state, seat)
        best = max(best, fame)
        found.append(float(fame) + possessions(state, seat))
    rounds = rounds_left(state, best, squadron, union)
    if state.seats > 2:
        held = stronger(state, squadron, union)
        for seat in range(state.seats):
            if smuggler(state, seat):
                found[seat] += smuggling(state, seat, held, rounds)
    share_regions(state, found, rounds, squadron, union)
    found[ADMIRAL] += forces(state, ADMIRAL)
    found[state.union] += forces(state, state.union)
    return found


def forces(state: Ahoy, seat: Seat) -> float:
    """Return what the Squadron's Patrols at sea, or the Union's Ready Comrades and plans, are worth."""
    weights = WEIGHTS.values
    if seat == ADMIRAL:
        return -weights[FIGURE] * float(reserve(state))
    if seat == state.union:
        return weights[READY] * float(min(state.ready, ENOUGH_READY)) + weights[PLAN_IN_HAND] * float(
            state.hand.size()
        )
    return 0.0


def share_regions(state: Ahoy, found: list[float], rounds: float, squadron: Row, union: Row) -> None:
    """Add what each region promises to whoever holds it."""
    for tile in state.chart.tiles:
        share = float(state.wealth[tile]) * rounds * grip(squadron[tile] - union[tile])
        if share > 0.0:
            found[ADMIRAL] += share
        else:
            found[state.union] -= share


def rounds_left(state: Ahoy, best: i64, squadron: Row, union: Row) -> float:
    """Return how many rounds are left, this one included, if the regions are scored as they are held now."""
    one = total_fame(state, ADMIRAL)
    two = total_fame(state, state.union)
    for tile in state.chart.tiles:
        if squadron[tile] > union[tile]:
            one += state.wealth[tile]
        elif union[tile] > squadron[tile]:
            two += state.wealth[tile]
    missing = GOAL - max(best, one, two)
    return min(MOST_ROUNDS, 1.0 + float(max(0, missing)) / WEIGHTS.values[ROUND_FAME])


def grip(margin: i64) -> float:
    """Return how surely a region is held: above zero by the Squadron, below by the Union."""
    if margin == 0:
        return 0.0
    weights = WEIGHTS.values
    surely = weights[MARGIN] * float(max(-BOUNDED, min(BOUNDED, margin)))
    return surely + weights[HOLD] if margin > 0 else surely - weights[HOLD]


def possessions(state: Ahoy, seat: Seat) -> float:
    """Return what gold, Crew, undamaged slots, loaded Cannons and dice are worth to any seat."""
    return purse(state, seat) + hull(state, seat) + guns(state, seat) + freedom(state, seat)


def purse(state: Ahoy, seat: Seat) -> float:
    """Return what gold and Crew are worth."""
    weights = WEIGHTS.values
    trader = smuggler(state, seat)
    value = weights[PURSE if trader else GOLD] * float(min(state.gold[seat], PLENTY))
    return value + weights[MATE if trader else CREW] * float(size(state.crew[seat]))


def hull(state: Ahoy, seat: Seat) -> float:
    """Return what damage takes away; never above zero."""
    return -WEIGHTS.values[LEAK if smuggler(state, seat) else DAMAGE] * float(damages(state, seat))


def guns(state: Ahoy, seat: Seat) -> float:
    """Return what the dice on the Cannons are worth."""
    each = WEIGHTS.values[GUNS if smuggler(state, seat) else LOADED] / float(PIPS)
    value = 0.0
    for slot in CANNON_SLOTS[state.boards[seat]]:
        if state.slots[slot] >= 0:
            value += each * float(state.dice[state.slots[slot]])
    return value


def freedom(state: Ahoy, seat: Seat) -> float:
    """Return what a berth at an Island and the dice still to be placed are worth."""
    weights = WEIGHTS.values
    value = weights[DIE] * float(unplaced(state, seat))
    return value + weights[CENTRE] if is_island(state.where[seat]) else value


def damages(state: Ahoy, seat: Seat) -> i64:
    """Count the damaged slots of a seat's board and Crew."""
    count: i64 = 0
    board = state.boards[seat]
    for slot in range(FIRST_SLOT[board], FIRST_SLOT[board + 1]):
        if state.slots[slot] == DAMAGED:
            count += 1
    crew = state.crew[seat]
    if crew != 0:
        for card in places(crew):
            if state.slots[CREW_SLOTS + card] == DAMAGED:
                count += 1
    return count


def smuggling(state: Ahoy, seat: Seat, held: Row, rounds: float) -> float:
    """Return what a Smuggler's errands, rewards to come and pledges are worth."""
    return pledges(state, seat, held) + trade(state, seat, held, rounds)


def pledges(state: Ahoy, seat: Seat, held: Row) -> float:
    """Return what a Smuggler's pledges promise as the regions are held now."""
    return WEIGHTS.values[PLEDGE] * float(pledge_score(state, seat, held))


def trade(state: Ahoy, seat: Seat, held: Row, rounds: float) -> float:
    """Return what a Smuggler's errands, and the rewards for them, are worth."""
    weights = WEIGHTS.values
    value = weights[PRIZE] * prizes(state, grid_of(state, seat), int(rounds) + 1)
    value += weights[FULL] * float(full_sail(state, seat))
    value += weights[CHARTED] * float(len(state.chart.tiles))
    if state.where[seat] < 0:
        return value
    return value + errands(state, seat, held, rounds).worth(state.where[seat])


def full_sail(state: Ahoy, seat: Seat) -> i64:
    """Return what the highest unplaced die shows, while Full Sail is free for it; 0 if it is not."""
    board = state.boards[seat]
    best: i64 = 0
    if state.slots[FIRST_SLOT[board] + FULL_SAIL_SLOT] == FREE:
        for die in range(FIRST_DIE[board], FIRST_DIE[board + 1]):
            if state.die_at[die] == UNPLACED:
                best = max(best, state.dice[die])
    return best


def reserve(state: Ahoy) -> i64:
    """Count the Patrols that are not on the map."""
    count: i64 = 0
    for figure in range(PATROLS, STRONGHOLDS):
        if state.where[figure] < 0:
            count += 1
    return count
