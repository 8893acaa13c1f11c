"""A quick number for bots: Fame, and what stands ready to become Fame."""

from __future__ import annotations

from typing import Final

from herna.games.ahoy.boards import CANNON_SLOTS, CREW_SLOTS, FIRST_SLOT
from herna.games.ahoy.components import ADMIRAL, CARGO_LIMIT, GOAL, PATROLS, SEA, STRONGHOLDS
from herna.games.ahoy.market import CARD_SUIT, DELIVER_TO
from herna.games.ahoy.queries import smuggler, total_fame, unplaced
from herna.games.ahoy.scoring import control, pledge_score, stronger
from herna.games.ahoy.state import DAMAGED, Ahoy
from herna.games.ahoy.tiles import SUIT
from herna.games.ahoy.verbs import (
    ANCHOR,
    BUILD,
    CHANGE,
    DELIVER,
    END_TURN,
    EXPLORE,
    GAIN_TWO,
    LAND_TWO,
    PATROL,
    RECRUIT,
    SET_ASIDE,
    SMUGGLE,
    STEP,
    TREASURE,
    VERBS,
)
from herna.kernel.bits import places, size
from herna.kernel.choice import Choice, Seat
from herna.kernel.rows import Row, i64
from herna.kernel.weights import Weights

WEIGHTS: Final = Weights()
ROUND_FAME: Final = WEIGHTS.add("fame-per-round", 7.0)
HOLD: Final = WEIGHTS.add("hold-a-region", 0.62)
MARGIN: Final = WEIGHTS.add("margin-of-control", 0.12)
GOLD: Final = WEIGHTS.add("gold", 0.3)
CREW: Final = WEIGHTS.add("crew", 0.6)
DAMAGE: Final = WEIGHTS.add("damage", 0.35)
CARGO: Final = WEIGHTS.add("cargo", 2.6)
NEARNESS: Final = WEIGHTS.add("nearness", 0.42)
ERRAND: Final = WEIGHTS.add("errand", 1.2)
READY: Final = WEIGHTS.add("ready-comrade", 0.22)
PLAN_IN_HAND: Final = WEIGHTS.add("plan-in-hand", 0.5)
LOADED: Final = WEIGHTS.add("loaded", 0.4)
DIE: Final = WEIGHTS.add("unplaced-die", 0.15)
PLEDGE: Final = WEIGHTS.add("pledge", 0.75)
FIGURE: Final = WEIGHTS.add("patrol-in-supply", 0.12)
CENTRE: Final = WEIGHTS.add("at-an-island", 0.25)

BOUNDED: Final = 3
"""A margin of control counts up to here."""
FAR: Final = 12


def values(state: Ahoy) -> list[float]:
    """Return each seat's Fame, and what control, Cargo, pledges, pieces and dice promise."""
    weights = WEIGHTS.values
    squadron, union = control(state)
    best: i64 = 0
    found: list[float] = []
    for seat in range(state.seats):
        fame = total_fame(state, seat)
        best = max(best, fame)
        found.append(float(fame) + possessions(state, seat))
    if state.seats > 2:
        held = stronger(state, squadron, union)
        for seat in range(state.seats):
            if smuggler(state, seat):
                found[seat] += smuggling(state, seat, held)
    rounds = min(6.0, 1.0 + float(max(0, GOAL - best)) / weights[ROUND_FAME])
    for tile in state.chart.tiles:
        margin = max(-BOUNDED, min(BOUNDED, squadron[tile] - union[tile]))
        worth = float(state.wealth[tile]) * rounds
        share = weights[MARGIN] * float(margin)
        if margin != 0:
            share += weights[HOLD] / 2.0 if margin > 0 else -weights[HOLD] / 2.0
        found[ADMIRAL] += worth * share / 2.0
        found[state.union] -= worth * share / 2.0
    found[ADMIRAL] -= weights[FIGURE] * float(reserve(state))
    found[state.union] += weights[READY] * float(min(state.ready, 6))
    found[state.union] += weights[PLAN_IN_HAND] * float(state.hand.size())
    return found


def possessions(state: Ahoy, seat: Seat) -> float:
    """Return what gold, Crew, undamaged slots, loaded Cannons and dice are worth to any seat."""
    weights = WEIGHTS.values
    value = weights[GOLD] * float(min(state.gold[seat], 5))
    crew = state.crew[seat]
    value += weights[CREW] * float(size(crew))
    board = state.boards[seat]
    for slot in range(FIRST_SLOT[board], FIRST_SLOT[board + 1]):
        if state.slots[slot] == DAMAGED:
            value -= weights[DAMAGE]
    if crew != 0:
        for card in places(crew):
            if state.slots[CREW_SLOTS + card] == DAMAGED:
                value -= weights[DAMAGE]
    for slot in CANNON_SLOTS[board]:
        if state.slots[slot] >= 0:
            value += weights[LOADED] * float(state.dice[state.slots[slot]]) / 6.0
    if state.where[seat] & 3 == 3:
        value += weights[CENTRE]
    return value + weights[DIE] * float(unplaced(state, seat))


def smuggling(state: Ahoy, seat: Seat, regions: Row) -> float:
    """Return what Cargo on the way, and pledges made, are worth to a Smuggler."""
    weights = WEIGHTS.values
    value = weights[PLEDGE] * float(pledge_score(state, seat, regions))
    cargo = state.cargo[seat]
    for card in places(cargo):
        distance = nearest(state, seat, DELIVER_TO[card])
        if distance < FAR:
            value += max(weights[CARGO] / 4.0, weights[CARGO] - weights[NEARNESS] * float(distance))
        else:
            value += weights[CARGO] / 4.0
    if size(cargo) < CARGO_LIMIT:
        value += errand(state, seat)
    return value


def errand(state: Ahoy, seat: Seat) -> float:
    """Return what the nearest card of the Market is worth as Cargo that can be delivered somewhere."""
    weights = WEIGHTS.values
    best = 0.0
    for card in state.market:
        if card >= 0 and nearest(state, seat, DELIVER_TO[card]) < FAR:
            distance = nearest(state, seat, CARD_SUIT[card])
            best = max(best, weights[ERRAND] - weights[NEARNESS] * float(distance) / 2.0)
    return best


def nearest(state: Ahoy, seat: Seat, suit: i64) -> i64:
    """Return how far a Flagship is from an Island of a suit, as the gull flies; FAR if there is none."""
    cells = state.chart.cells
    best: i64 = FAR
    here = cells[state.where[seat]] if state.where[seat] >= 0 else 0
    for tile in state.chart.tiles:
        if SUIT[tile] == suit:
            there = cells[4 * tile + 3]
            rows = there // SEA - here // SEA
            columns = there % SEA - here % SEA
            rows = -rows if rows < 0 else rows
            columns = -columns if columns < 0 else columns
            best = min(best, rows + columns)
    return best


def reserve(state: Ahoy) -> i64:
    """Count the Patrols that are not on the map."""
    count: i64 = 0
    for figure in range(PATROLS, STRONGHOLDS):
        if state.where[figure] < 0:
            count += 1
    return count


def prior(state: Ahoy, choice: Choice) -> list[float]:
    """Return how often a sensible player would choose each option."""
    found: list[float] = []
    for option in choice.options:
        inland = STEP.owns(option) and STEP.target(option) & 3 == 3
        found.append(TO_AN_ISLAND if inland else HABITS[option])
    return found


TO_AN_ISLAND: Final = 3.0

HABITS: Final = VERBS.table(
    (
        (VERBS.verbs[0], 0.2),
        (SET_ASIDE, 0.2),
        (CHANGE, 0.2),
        (DELIVER, 12.0),
        (SMUGGLE, 3.0),
        (RECRUIT, 3.0),
        (PATROL, 5.0),
        (LAND_TWO, 5.0),
        (TREASURE, 5.0),
        (BUILD, 5.0),
        (GAIN_TWO, 1.5),
        (EXPLORE, 1.5),
        (ANCHOR, 1.5),
        (END_TURN, 0.6),
    )
)
"""How promising the options of some verbs are, doing nothing first; all others are as good as each other."""
