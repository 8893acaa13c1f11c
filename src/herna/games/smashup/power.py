"""Power, totals and breakpoints (U7), worked out anew whenever somebody asks."""

from __future__ import annotations

from herna.games.smashup.base import BASE_LENDS
from herna.games.smashup.card import STRENGTH
from herna.games.smashup.components import BASE, NOWHERE, PLACES
from herna.games.smashup.queries import cancelled, declined
from herna.games.smashup.state import SmashUp
from herna.kernel.rows import Row, filled, i64


def power(state: SmashUp, minion: i64) -> i64:
    """Return a minion's current power: everything added first, raised to 0 last (U7.1, U7.3)."""
    printed = state.printed
    total = printed.powers[minion] + state.bonus[minion]
    if printed.speaks[minion] & STRENGTH != 0:
        total += printed.cards[minion].strength(state, minion)
    for aura in state.auras:
        total += printed.cards[aura].lends(state, aura, minion)
    base = state.where[minion]
    if base != NOWHERE and printed.sites[base] & BASE_LENDS != 0:
        total += lent_to(state, base, minion)
    if total < 0:
        return 0
    return total


def lent_to(state: SmashUp, base: i64, minion: i64) -> i64:
    """Return the power a base lends to a minion, whose controller may do without it."""
    if cancelled(state, base) or declined(state, base, state.controller[minion]):
        return 0
    return state.printed.bases[base].lends(state, base, minion)


def strengths(state: SmashUp, base: i64) -> Row:
    """Return each seat's total power at a base (U7.6)."""
    found = filled(state.seats)
    for minion in state.minions:
        if state.where[minion] == base:
            found[state.controller[minion]] += power(state, minion)
    return found


def base_totals(state: SmashUp) -> Row:
    """Return the power of everybody at each base."""
    found, where = filled(BASE.count), state.where
    for minion in state.minions:
        found[where[minion]] += power(state, minion)
    return found


def breakpoint_of(state: SmashUp, base: i64) -> i64:
    """Return a base's breakpoint now, never below 0 (U7.4)."""
    found = state.printed.breakpoints[base] - state.lowered[base]
    if found < 0:
        return 0
    return found


def reward(state: SmashUp, base: i64, place: i64) -> i64:
    """Return the victory points on a base for a place (U8.5.3)."""
    if place > PLACES:
        return 0
    return state.printed.rewards[base * PLACES + place - 1]


def extremes(powers: Row) -> tuple[i64, i64]:
    """Return the lowest and the highest of some powers, equal when there are none."""
    lowest = highest = powers[0] if len(powers) > 0 else 0
    for strength in powers:
        if strength < lowest:
            lowest = strength
        elif strength > highest:
            highest = strength
    return lowest, highest
