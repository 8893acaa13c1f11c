"""Questions about dice and the slots they go to; nothing here changes the state (H6, H14)."""

from __future__ import annotations

from typing import Final

from herna.games.ahoy.boards import (
    CREW_SLOTS,
    CUTTER_SLOT,
    FIRST_DIE,
    FIRST_SLOT,
    GUNSHIP_SLOT,
    GUNSHIP_SLOT_TOO,
    SOLID,
    TWIN,
)
from herna.games.ahoy.card import CREW, DIE_ACTION, PIPS_FOR_GOLD, listeners
from herna.games.ahoy.components import ASHORE, CUTTER, GUNSHIP, PIPS
from herna.games.ahoy.state import DAMAGED, FREE, UNPLACED, Ahoy
from herna.kernel.bits import places
from herna.kernel.choice import Seat
from herna.kernel.rows import Row, append, i64, room, vec


def unplaced(state: Ahoy, seat: Seat) -> i64:
    """Count the dice that a seat has not placed."""
    board = state.boards[seat]
    count: i64 = 0
    for die in range(FIRST_DIE[board], FIRST_DIE[board + 1]):
        if state.die_at[die] == UNPLACED:
            count += 1
    return count


def pips_for_gold(state: Ahoy, seat: Seat) -> i64:
    """Return by how much a gold may alter a die of a seat, at most."""
    most: i64 = 1
    if listeners(state, seat, PIPS_FOR_GOLD) != 0:
        for card in places(listeners(state, seat, PIPS_FOR_GOLD)):
            most = max(most, CREW[card].pips_for_gold())
    return most


def price(state: Ahoy, seat: Seat, change: i64) -> i64:
    """Return the gold that it costs to alter a die by so much (H6.3)."""
    pips = pips_for_gold(state, seat)
    if change < 0:
        change = -change
    return (change + pips - 1) // pips


def within_reach(state: Ahoy, seat: Seat, value: i64) -> i64:
    """Return the values that a die can be given with a seat's gold, as a mask (H6.3, H6.4)."""
    reach = state.gold[seat] * pips_for_gold(state, seat)
    low = max(1, value - reach)
    high = min(PIPS, value + reach)
    return (2 << high) - (1 << low)


def own_slots(state: Ahoy, seat: Seat, content: i64) -> Row:
    """Return a seat's slots on board, Crew and ships with this content; of equal ones only the first."""
    slots = state.slots
    found = room(24)
    listed = False
    board = state.boards[seat]
    for slot in range(FIRST_SLOT[board], FIRST_SLOT[board + 1]):
        if TWIN[slot] == 0:
            listed = False
        if slots[slot] == content and not listed:
            found = append(found, slot)
            listed = True
    if listeners(state, seat, DIE_ACTION) != 0:
        for card in places(listeners(state, seat, DIE_ACTION)):
            if slots[CREW_SLOTS + card] == content:
                found = append(found, CREW_SLOTS + card)
    if seat == state.union:
        found = ship_slots(state, CUTTER, content, found)
        found = ship_slots(state, GUNSHIP, content, found)
    return found


SHIP_SLOTS: Final = (vec[i64]([CUTTER_SLOT]), vec[i64]([GUNSHIP_SLOT, GUNSHIP_SLOT_TOO]))
"""The slots on the plans of both ships."""


def slots_of_ship(ship: i64) -> Row:
    """Return the slots on a ship's plan."""
    return SHIP_SLOTS[ship - CUTTER]


def ship_slots(state: Ahoy, ship: i64, content: i64, found: Row) -> Row:
    """Add the slots of a ship's plan with this content, if it is in play."""
    if state.where[ship] != ASHORE:
        for slot in slots_of_ship(ship):
            if state.slots[slot] == content:
                found = append(found, slot)
    return found


def hull(state: Ahoy, figure: i64) -> Row:
    """Return the slots that damage to a Flagship or ship can go to (H14.1, H14.3, H14.6)."""
    if figure >= CUTTER:
        return ship_slots(state, figure, FREE, room(2))
    return vec[i64](
        [slot for slot in own_slots(state, figure, FREE) if slot < CUTTER_SLOT and SOLID[slot] == 1]
    )


def planks(state: Ahoy, seat: Seat) -> Row:
    """Return the slots of a seat's own board that can be damaged."""
    return vec[i64]([slot for slot in hull(state, seat) if slot < CREW_SLOTS])


def leaks(state: Ahoy, seat: Seat) -> Row:
    """Return the damaged slots that a seat can repair; of equal ones only the first (H14.7)."""
    return vec[i64]([slot for slot in own_slots(state, seat, DAMAGED) if slot < CUTTER_SLOT])


def damaged(state: Ahoy, seat: Seat) -> bool:
    """Whether any die slot of a seat is damaged, ships included (H24.24)."""
    return len(own_slots(state, seat, DAMAGED)) > 0
