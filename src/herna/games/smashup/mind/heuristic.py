"""A quick number for bots: points now, places at bases about to score, cards and tempo."""

from __future__ import annotations

from typing import Final

from herna.games.smashup.components import (
    ANY_ACTION,
    EXTRA_MINION,
    FREE_MINION,
    HAND_LIMIT,
    NOWHERE,
    SMALL_MINION,
)
from herna.games.smashup.power import breakpoint_of, power, reward, strengths
from herna.games.smashup.queries import cancelled, count_at
from herna.games.smashup.state import SmashUp
from herna.games.smashup.verbs import AT, DISCARD_, PASS_ON, PLAY, TARGET, USE, USE_BASE
from herna.kernel.choice import PASS, Choice, Option, Seat
from herna.kernel.pile import UNKNOWN
from herna.kernel.rows import Row, i64
from herna.kernel.weights import Weights

WEIGHTS: Final = Weights()
REWARD: Final = WEIGHTS.add("reward", 0.8)
"""How much of a base's points counts when it is full."""
PRESENCE: Final = WEIGHTS.add("presence", 0.06)
"""Each power in play."""
HAND: Final = WEIGHTS.add("card-in-hand", 0.25)
TEMPO: Final = WEIGHTS.add("tempo", 0.2)
"""Each play that the active seat still has."""
ATTACHED: Final = WEIGHTS.add("attached-action", 0.15)
LEAD: Final = WEIGHTS.add("lead", 0.03)
"""Each power by which a place is safe, up to a few."""
SAFE: Final = 4

HARMFUL: Final = ("destroy-which", "return-which", "bury-which")
HELPFUL: Final = ("strengthen-which", "rescue-which", "powderkeg", "sacrifice")


def values(state: SmashUp) -> list[float]:
    """Return each seat's points, and what its minions, hand and plays promise."""
    found = [float(state.vp[seat]) + hand(state, seat) for seat in range(state.seats)]
    for base in state.row:
        promise(state, base, found, found)
    presence(state, found)
    found[state.active] += plays(state)
    return found


def hand(state: SmashUp, seat: Seat) -> float:
    """Return what a seat's cards in hand are worth."""
    return WEIGHTS.values[HAND] * float(min(state.hands[seat].size(), HAND_LIMIT))


def presence(state: SmashUp, found: list[float]) -> None:
    """Add what actions in play are worth to who controls them."""
    for action in state.actions:
        found[state.controller[action]] += WEIGHTS.values[ATTACHED]


def plays(state: SmashUp) -> float:
    """Return what the plays are worth that the active seat still has."""
    credits = state.credits
    count = credits[FREE_MINION] + credits[EXTRA_MINION] + credits[SMALL_MINION] + credits[ANY_ACTION]
    return WEIGHTS.values[TEMPO] * float(count)


def promise(state: SmashUp, base: i64, prizes: list[float], board: list[float]) -> None:
    """Add what the places at a base promise, the more the nearer its breakpoint, and the power there."""
    weights = WEIGHTS.values
    powers = strengths(state, base)
    goal = breakpoint_of(state, base)
    total: i64 = 0
    for strength in powers:
        total += strength
    full = 1.0 if total >= goal else float(total) / float(goal)
    paying = not cancelled(state, base)
    for seat in range(state.seats):
        here = count_at(state, seat, base)
        if here == 0:
            continue
        place = place_of(powers, seat)
        points = reward(state, base, place)
        if paying:
            points += state.printed.bases[base].pays(state, seat, place, here, powers[seat])
        prizes[seat] += weights[REWARD] * full * full * float(points)
        board[seat] += weights[PRESENCE] * float(powers[seat])
        board[seat] += weights[LEAD] * float(min(SAFE, lead(powers, seat))) * full


def place_of(powers: Row, seat: Seat) -> i64:
    """Return a seat's place by power."""
    place: i64 = 1
    for strength in powers:
        if strength > powers[seat]:
            place += 1
    return place


def lead(powers: Row, seat: Seat) -> i64:
    """Return by how much a seat is ahead of the next one below it."""
    best: i64 = 0
    for other in range(len(powers)):
        if other != seat and best < powers[other] <= powers[seat]:
            best = powers[other]
    return powers[seat] - best


def prior(state: SmashUp, choice: Choice) -> list[float]:
    """Return how often a sensible player would choose each option."""
    return [likely(state, choice, option) for option in choice.options]


def reflex(choice: Choice) -> int:
    """Return the index of a plain pass before a scoring, where nothing can be used, else -1 (U14.5).

    A bot does not pass on: whoever watches would learn that its hand has no special.
    """
    if choice.prompt != "before-scoring" or choice.options[0] != PASS:
        return -1
    return 0


def likely(state: SmashUp, choice: Choice, option: Option) -> float:
    """Return how often a sensible player would choose one option."""
    if option == PASS or PASS_ON.owns(option):
        return reluctance(choice, option)
    if PLAY.owns(option):
        card = PLAY.target(option)
        return 2.0 + float(state.printed.powers[card]) if card != UNKNOWN else 2.0
    if TARGET.owns(option):
        return aimed(state, choice, TARGET.target(option))
    if AT.owns(option):
        return pull(state, AT.target(option))
    if DISCARD_.owns(option):
        return 6.0 - float(min(5, state.printed.powers[DISCARD_.target(option)]))
    return 3.0 if USE.owns(option) or USE_BASE.owns(option) else 1.0


def reluctance(choice: Choice, option: Option) -> float:
    """Return how often a sensible player would pass, and hardly ever for all scorings to come."""
    if option != PASS:
        return 0.01
    return 0.3 if choice.prompt in ("turn", "before-scoring") else 1.0


def aimed(state: SmashUp, choice: Choice, minion: i64) -> float:
    """Return how good a minion looks as a target: strong rivals to harm, strong friends to help."""
    if state.where[minion] == NOWHERE:
        return 1.0
    mine = state.controller[minion] == choice.seat
    strength = 1.0 + float(power(state, minion))
    if choice.prompt in HARMFUL:
        return 0.2 if mine else strength
    if choice.prompt in HELPFUL:
        return strength if mine else 0.2
    return strength


def pull(state: SmashUp, base: i64) -> float:
    """Return how attractive a base is: worth much, and near its breakpoint."""
    if base not in state.row:
        return 1.0
    total: i64 = 0
    for strength in strengths(state, base):
        total += strength
    goal = breakpoint_of(state, base)
    full = 1.0 if total >= goal else float(total) / float(goal)
    return 0.5 + full * float(1 + reward(state, base, 1))
