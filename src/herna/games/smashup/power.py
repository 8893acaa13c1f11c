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
        who = state.controller[minion]
        for aura in state.auras:
            if state.controller[aura] == who:
                total += FACES.cards[aura].aura(state, aura, minion)
    base = state.where[minion]
    if base != NOWHERE and LENT[base] > 0:
        total += lent_to(state, base, minion)
    if total < 0:
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
    """Return the seats that control a minion with an aura, as bits."""
    found: i64 = 0
    for aura in state.auras:
        found |= 1 << state.controller[aura]
    return found


def base_totals(state: SmashUp) -> Row:
    """Return the power of everybody at each base."""
    found, led = filled(BASE.count), leaders(state)
    traits, powers, bonus = FACES.traits, FACES.powers, state.bonus
    where, controller = state.where, state.controller
    for minion in state.minions:
        base = where[minion]
        plain = traits[minion] & CHANGING == 0 and LENT[base] == 0
        if plain and led >> controller[minion] & 1 == 0:  # most: no need to ask further
            total = powers[minion] + bonus[minion]
            if total > 0:
                found[base] += total
        else:
            found[base] += power(state, minion)
    return found


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
