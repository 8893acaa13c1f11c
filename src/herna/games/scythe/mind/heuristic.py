"""A quick number for bots: the score now, and what stars, engine, popularity and threats promise."""

from __future__ import annotations

from typing import Final

from herna.games.scythe.board import BESIDE, TERRITORIES
from herna.games.scythe.cards.objectives import CARDS
from herna.games.scythe.components import (
    ALL_CUBES,
    ALL_FOUR,
    MAX_POPULARITY,
    MAX_POWER,
    MAX_STARS,
    MECHS,
    NOBODY,
    NOWHERE,
    PAID_IN,
    PAIR_WORTH,
    RECRUITS,
    STRUCTURES,
    UNITS,
    WORKERS,
    Bottom,
    Goal,
)
from herna.games.scythe.mind.weights import (
    AT_HOME,
    CARD,
    FACTORY_CARD,
    HOARD,
    MECH,
    OBJECTIVE_NEAR,
    POPULARITY,
    POWER,
    READY,
    RECRUIT,
    RESOURCE,
    STAR_PROGRESS,
    STRUCTURE,
    THREAT,
    UPGRADE,
    WEIGHTS,
    WORKER,
)
from herna.games.scythe.queries import (
    enemy_fighters,
    holdings,
    on_base,
    price,
    stars_placed,
    structures_built,
    workers_out,
)
from herna.games.scythe.scoring import score, tier
from herna.games.scythe.state import Scythe
from herna.kernel.bits import places, size
from herna.kernel.choice import Seat
from herna.kernel.rows import Row, i64

UPGRADES: Final = 6
"""Cubes to move for the star of upgrades."""
LEAST_LEFT: Final = 0.3
"""As much of the game as is always thought to be left, so that nobody stops building."""
STOCK: Final = 10
"""Resources beyond this many are no help to the engine."""


def values(state: Scythe) -> list[float]:
    """Return each seat's score now, and what it has in hand to become a better one."""
    left = remaining(state)
    return [float(score(state, seat)) + promise(state, seat, left) for seat in range(state.seats)]


def remaining(state: Scythe) -> float:
    """Return how much of the game is left, from 1 to 0, by the stars of the leader."""
    if state.outcome is not None:
        return 0.0
    most: i64 = 0
    for seat in range(state.seats):
        most = max(most, stars_placed(state, seat))
    return max(LEAST_LEFT, float(MAX_STARS - most) / float(MAX_STARS))


def promise(state: Scythe, seat: Seat, left: float) -> float:
    """Return what a seat's engine, stars to come and position are worth."""
    if left == 0.0:
        return 0.0
    worth = WEIGHTS.values[STAR_PROGRESS] * progress(state, seat)
    have = holdings(state, seat)
    engine = works(state, seat) + strength(state, seat) + hearts(state, seat) + supplies(state, seat, have)
    engine += secrets(state, seat) + stance(state, seat) - danger(state, seat)
    return worth + engine * left


def works(state: Scythe, seat: Seat) -> float:
    """Return what upgrades, mechs, recruits, structures, workers and a Factory card are worth."""
    w = WEIGHTS.values
    engine = w[UPGRADE] * float(size(state.cubes[seat]))
    engine += w[MECH] * float(size(state.mechs[seat]))
    engine += w[RECRUIT] * float(size(state.recruits[seat]))
    engine += w[STRUCTURE] * float(structures_built(state, seat))
    engine += w[WORKER] * float(workers_out(state, seat))
    return engine + w[FACTORY_CARD] if state.factory_card[seat] != NOBODY else engine


def strength(state: Scythe, seat: Seat) -> float:
    """Return what power and combat cards are worth."""
    w = WEIGHTS.values
    return w[POWER] * float(state.power[seat]) + w[CARD] * float(state.hands[seat].size())


def hearts(state: Scythe, seat: Seat) -> float:
    """Return what popularity is worth, which multiplies the score."""
    return WEIGHTS.values[POPULARITY] * float(state.popularity[seat]) * float(1 + tier(state, seat))


def supplies(state: Scythe, seat: Seat, have: Row) -> float:
    """Return what resources are worth, and how near they are to paying for something."""
    if state.mat[seat] == NOBODY:
        return stocked(state, seat, have)
    return stocked(state, seat, have) + WEIGHTS.values[READY] * ready(state, seat, have)


def secrets(state: Scythe, seat: Seat) -> float:
    """Return what the seat's best objective promises."""
    return WEIGHTS.values[OBJECTIVE_NEAR] * objective(state, seat)


def stance(state: Scythe, seat: Seat) -> float:
    """Return what units that wait at home take away; never above zero."""
    return WEIGHTS.values[AT_HOME] * float(at_home(state, seat))


def danger(state: Scythe, seat: Seat) -> float:
    """Return what enemies next door threaten to take."""
    return WEIGHTS.values[THREAT] * float(threatened(state, seat))


def stocked(state: Scythe, seat: Seat, have: Row) -> float:
    """Return what resources are worth beside their points: some to work with, few to keep."""
    total = have[0] + have[1] + have[2] + have[3]
    kept = float(total // 2 * PAIR_WORTH[tier(state, seat)])
    return WEIGHTS.values[RESOURCE] * float(min(total, STOCK)) - WEIGHTS.values[HOARD] * kept


def progress(state: Scythe, seat: Seat) -> float:
    """Return how far a seat has come towards the stars it has not placed; near ones count more."""
    return (
        part(state, seat, Goal.UPGRADES, size(state.cubes[seat]), UPGRADES)
        + part(state, seat, Goal.MECHS, size(state.mechs[seat]), MECHS)
        + part(state, seat, Goal.STRUCTURES, structures_built(state, seat), STRUCTURES)
        + part(state, seat, Goal.RECRUITS, size(state.recruits[seat]), RECRUITS)
        + part(state, seat, Goal.WORKERS, workers_out(state, seat), WORKERS)
        + part(state, seat, Goal.POPULARITY, state.popularity[seat], MAX_POPULARITY)
        + part(state, seat, Goal.POWER, state.power[seat], MAX_POWER)
    )


def part(state: Scythe, seat: Seat, goal: i64, done: i64, whole: i64) -> float:
    """Return how much of a star is done, near ones counting more; nothing if it is placed."""
    if state.stars.at(seat, goal) != 0:
        return 0.0
    share = float(done) / float(whole)
    return share * share


def objective(state: Scythe, seat: Seat) -> float:
    """Return the share of conditions that hold of the seat's best objective, as far as it can be seen."""
    best = 0.0
    for card in state.objectives[seat].cards():
        if card >= 0:
            conditions = CARDS[card].conditions
            met: i64 = 0
            for condition in conditions:
                if condition.met(state, seat):
                    met += 1
            best = max(best, float(met) / float(len(conditions)))
    return best


def ready(state: Scythe, seat: Seat, have: Row) -> float:
    """Return how near a seat is to paying for bottom actions that still do something for it."""
    total = 0.0
    for bottom in range(4):
        if worthwhile(state, seat, bottom):
            need = float(price(state, seat, bottom))
            share = min(1.0, float(have[PAID_IN[bottom]]) / need)
            total += share * share
    return total


def worthwhile(state: Scythe, seat: Seat, bottom: i64) -> bool:
    """Whether the main effect of a bottom action is not used up."""
    if bottom == Bottom.UPGRADE:
        return state.cubes[seat] != ALL_CUBES
    if bottom == Bottom.DEPLOY:
        return state.mechs[seat] != ALL_FOUR
    if bottom == Bottom.BUILD:
        return structures_built(state, seat) < STRUCTURES
    return state.recruits[seat] != ALL_FOUR


def threatened(state: Scythe, seat: Seat) -> i64:
    """How many of a seat's territories with units have enemy combat units next door."""
    near: i64 = 0
    danger = enemy_fighters(state, seat)
    for where in places((state.working[seat] | state.fighting[seat]) & TERRITORIES):
        if BESIDE[where] & danger != 0:
            near += 1
    return near


def at_home(state: Scythe, seat: Seat) -> i64:
    """How many of a seat's units wait on a home base."""
    count: i64 = 0
    for unit in range(seat * UNITS, seat * UNITS + UNITS):
        if state.at[unit] != NOWHERE and on_base(state.at[unit]):
            count += 1
    return count
