"""Power, totals and breakpoints (U7), worked out anew whenever somebody asks."""

from __future__ import annotations

from herna.games.smashup.card import CHANGING, FACES, LEADS, MICROBOT
from herna.games.smashup.components import (
    BASE,
    BREAKPOINTS,
    LENT,
    MUSHROOM_BREAKPOINT,
    MUSHROOM_KINGDOM,
    MUSHROOM_REWARD,
    NOWHERE,
    PLACES,
    REWARDS,
)
from herna.games.smashup.queries import cancelled, declined
from herna.games.smashup.state import SmashUp
from herna.kernel.rows import Row, filled, i64


def power(state: SmashUp, minion: i64) -> i64:
    """Return a minion's current power: everything added first, raised to 0 last (U7.1, U7.3)."""
    total = FACES.powers[minion] + state.bonus[minion]
    if FACES.traits[minion] & CHANGING:
        total += FACES.cards[minion].strength(state, minion)
    if len(state.auras) > 0:
        total += from_auras(state, minion)
    base = state.where[minion]
    if base != NOWHERE and LENT[base] > 0:
        total += lent_to(state, base, minion)
    if total < 0:
        return 0
    return total


def from_auras(state: SmashUp, minion: i64) -> i64:
    """Return the power that minions of the same controller give to one that counts as a Microbot."""
    who, microbot = state.controller[minion], FACES.traits[minion] & MICROBOT
    total: i64 = 0
    for aura in state.auras:
        if state.controller[aura] == who:
            microbot |= FACES.traits[aura] & LEADS
            total += FACES.gives[aura]
    if microbot == 0:
        return 0
    return total


def lent_to(state: SmashUp, base: i64, minion: i64) -> i64:
    """Return the power a base lends to a minion, whose controller may do without it."""
    if cancelled(state, base) or declined(state, base, state.controller[minion]):
        return 0
    return LENT[base]


def is_microbot(state: SmashUp, minion: i64) -> bool:
    """Whether a minion in play counts as a Microbot: by its name, or because of its Alpha."""
    if FACES.traits[minion] & MICROBOT:
        return True
    who = state.controller[minion]
    return any(FACES.traits[aura] & LEADS != 0 and state.controller[aura] == who for aura in state.auras)


def strengths(state: SmashUp, base: i64) -> Row:
    """Return each seat's total power at a base (U7.6)."""
    found = filled(state.seats)
    for minion in state.minions:
        if state.where[minion] == base:
            found[state.controller[minion]] += power(state, minion)
    return found


def leaders(state: SmashUp) -> i64:
    """Return the seats that control a minion which gives Microbots power, as bits."""
    found: i64 = 0
    for aura in state.auras:
        if FACES.gives[aura] > 0:
            found |= 1 << state.controller[aura]
    return found


def base_totals(state: SmashUp) -> Row:
    """Return the power of everybody at each base."""
    found, led = filled(BASE.count), leaders(state)
    traits, powers, bonus, where = FACES.traits, FACES.powers, state.bonus, state.where
    for minion in state.minions:  # as in ``power``, but most need not be asked anything
        total = powers[minion] + bonus[minion]
        if traits[minion] & CHANGING != 0:
            total += FACES.cards[minion].strength(state, minion)
        if led != 0 and led >> state.controller[minion] & 1 != 0:
            total += from_auras(state, minion)
        if total > 0:
            found[where[minion]] += total
    for base in state.row:
        if LENT[base] > 0:
            found[base] = total_of(strengths(state, base))
    return found


def total_of(powers: Row) -> i64:
    """Return the power of all players together."""
    total: i64 = 0
    for strength in powers:
        total += strength
    return total


def breakpoint_of(state: SmashUp, base: i64) -> i64:
    """Return a base's breakpoint now, never below 0 (U7.4)."""
    found = printed_breakpoint(state, base) - state.lowered[base]
    if found < 0:
        return 0
    return found


def printed_breakpoint(state: SmashUp, base: i64) -> i64:
    """Return the breakpoint on a base, by the edition that is played."""
    if base == MUSHROOM_KINGDOM and state.profile.modern:
        return MUSHROOM_BREAKPOINT
    return BREAKPOINTS[base]


def reward(state: SmashUp, base: i64, place: i64) -> i64:
    """Return the victory points on a base for a place, by the edition that is played (U8.5.3)."""
    if place > PLACES:
        return 0
    if place == 1 and base == MUSHROOM_KINGDOM and state.profile.modern:
        return MUSHROOM_REWARD
    return REWARDS[base * PLACES + place - 1]


def extremes(powers: Row) -> tuple[i64, i64]:
    """Return the lowest and the highest of some powers, equal when there are none."""
    lowest = highest = powers[0] if len(powers) > 0 else 0
    for strength in powers:
        if strength < lowest:
            lowest = strength
        elif strength > highest:
            highest = strength
    return lowest, highest
