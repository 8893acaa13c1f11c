"""Habit: how often a sensible player would choose each option, before any thought."""

from __future__ import annotations

from math import exp
from typing import Final

from herna.games.ahoy.actions.dice import REPAIRED, SAIL_RANGE
from herna.games.ahoy.boards import ACTION, CANNONS, FULL_SAIL, GRID_SIZE, NEGOTIATE, REPAIR, SAIL, TAILWIND
from herna.games.ahoy.components import CARD, DIE, FIGURE, MAX_SEATS, PIPS
from herna.games.ahoy.market import CARD_SUIT
from herna.games.ahoy.mind.errands import Errands, errands, suited
from herna.games.ahoy.mind.passage import carried
from herna.games.ahoy.mind.prizes import TASTE
from herna.games.ahoy.mind.weights import CHARTED, FULL, GUNS, LEAK, SAILED, WEIGHTS
from herna.games.ahoy.queries import at_island, grid_of, smuggler, white_marker
from herna.games.ahoy.scoring import holders
from herna.games.ahoy.slots import leaks
from herna.games.ahoy.space import is_island
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.tiles import WIND
from herna.games.ahoy.verbs import (
    ANCHOR,
    BUILD,
    CHANGE,
    CLAIM,
    DELIVER,
    END_TURN,
    EXPLORE,
    GAIN_TWO,
    JUMP,
    LAND_TWO,
    MOVE_MARKER,
    PATROL,
    PLACE,
    PLEDGE_TO,
    RECRUIT,
    SET_ASIDE,
    SMUGGLE,
    STEP,
    TREASURE,
    VERBS,
)
from herna.kernel.choice import Choice, Seat
from herna.kernel.rows import i64

HABITS: Final = VERBS.table(
    (
        (VERBS.verbs[0], 0.2),
        (SET_ASIDE, 0.2),
        (CHANGE, 0.2),
        (DELIVER, 12.0),
        (CLAIM, 10.0),
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

TO_AN_ISLAND: Final = 3.0
EAGER: Final = 10.0
"""How much a point of Fame speaks for an option where Smugglers weigh what each brings."""
STAY: Final = 0.5
"""Anchoring, beside a step that brings nothing."""
BARGAIN: Final = 0.3
"""What Smugglers expect of Negotiate at an Island, in Fame."""
POINTLESS: Final = -1.0
USUAL_ROUNDS: Final = 4.0
"""Habit plans for so many rounds."""

FLAGSHIPS: Final = [FIGURE.ref(seat) for seat in range(MAX_SEATS)]
DICE: Final[dict[str, int]] = {DIE.ref(die): die for die in range(DIE.count)}
CARDS: Final[dict[str, int]] = {CARD.ref(card): card for card in range(CARD.count)}


def prior(state: Ahoy, choice: Choice) -> list[float]:
    """Return how often a sensible player would choose each option."""
    seat, prompt = choice.seat, choice.prompt
    if state.seats > 2 and seat >= 0 and smuggler(state, seat):
        if prompt == "place":
            return placing(state, choice)
        if prompt in ("sail", "jump") and choice.source == FLAGSHIPS[seat]:
            return sailing(state, choice)
        if prompt == "reward":
            return rewarding(state, choice)
        if prompt == "pledge":
            return pledging(state, choice)
    found: list[float] = []
    for option in choice.options:
        inland = STEP.owns(option) and is_island(STEP.target(option))
        found.append(TO_AN_ISLAND if inland else HABITS[option])
    return found


# Smugglers.


def planned(state: Ahoy, seat: Seat) -> Errands:
    """Return what a Smuggler has in mind."""
    return errands(state, seat, holders(state), USUAL_ROUNDS)


def placing(state: Ahoy, choice: Choice) -> list[float]:
    """Prefer the slot that brings the Flagship furthest on its errand, or whatever else brings more."""
    plan = planned(state, choice.seat)
    value = state.dice[DICE[choice.source]]
    found: list[float] = []
    for option in choice.options:
        if PLACE.owns(option):
            gain = promised(state, choice.seat, plan, ACTION[PLACE.target(option)], value)
            found.append(exp(EAGER * gain))
        else:
            found.append(HABITS[option])
    return found


def promised(state: Ahoy, seat: Seat, plan: Errands, action: i64, value: i64) -> float:
    """Return the Fame that a die on a slot promises a Smuggler."""
    weights = WEIGHTS.values
    gain = 0.0
    if action == SAIL:
        way = plan.distance(state.where[seat])
        gain = weights[SAILED] * float(min(way, SAIL_RANGE)) if way > 0 else weights[CHARTED]
    elif action == FULL_SAIL:
        way = plan.distance(state.where[seat])
        gain = weights[SAILED] * float(min(way, value)) - weights[FULL] * float(value)
    elif action == TAILWIND:
        gain = windfall(state, seat, plan, value)
    elif action == NEGOTIATE:
        gain = BARGAIN if at_island(state, seat) else POINTLESS
    elif action == CANNONS:
        gain = weights[GUNS] * float(value) / float(PIPS)
    elif action == REPAIR:
        gain = weights[LEAK] * float(min(REPAIRED, len(leaks(state, seat))))
    return gain


def windfall(state: Ahoy, seat: Seat, plan: Errands, wind: i64) -> float:
    """Return what a Tailwind with this die brings a Smuggler at best."""
    now = plan.worth(state.where[seat])
    best = 0.0
    for space in state.chart.winds:
        if WIND[space] == wind:
            best = max(best, plan.worth(space) - now)
    return best


def sailing(state: Ahoy, choice: Choice) -> list[float]:
    """Prefer the step that brings the Flagship nearer to where it is wanted, then exploring."""
    plan = planned(state, choice.seat)
    now = plan.worth(state.where[choice.seat])
    found: list[float] = []
    for option in choice.options:
        if STEP.owns(option):
            found.append(exp(EAGER * (plan.worth(carried(state.chart, STEP.target(option))) - now)))
        elif JUMP.owns(option):
            found.append(exp(EAGER * (plan.worth(JUMP.target(option)) - now)))
        elif EXPLORE.owns(option):
            found.append(exp(EAGER * WEIGHTS.values[CHARTED]))
        else:
            found.append(STAY)
    return found


def rewarding(state: Ahoy, choice: Choice) -> list[float]:
    """Prefer the reward that, with those behind it, is worth most."""
    white = white_marker(state, grid_of(state, choice.seat))
    return [TASTE[GRID_SIZE * white + MOVE_MARKER.target(option) % GRID_SIZE] for option in choice.options]


def pledging(state: Ahoy, choice: Choice) -> list[float]:
    """Prefer the faction that holds more of the card's suit."""
    squadron, union = suited(state, holders(state), CARD_SUIT[CARDS[choice.source]])
    side = state.sides.at(grid_of(state, choice.seat))
    found: list[float] = []
    for option in choice.options:
        points = squadron if PLEDGE_TO.target(option) % 2 == side else union
        found.append(exp(3.0 * float(points)))
    return found
