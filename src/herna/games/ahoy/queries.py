"""Questions about the state; nothing here changes it."""

from __future__ import annotations

from herna.games.ahoy.boards import (
    CANNON_SLOTS,
    CREW_SLOTS,
    CUTTER_SLOT,
    FIRST_DIE,
    FIRST_SLOT,
    GUNSHIP_SLOT,
    GUNSHIP_SLOT_TOO,
    SOLID,
    TWIN,
)
from herna.games.ahoy.components import (
    ADMIRAL,
    ASHORE,
    CARD,
    CUTTER,
    FIGURES,
    FOG,
    GUNSHIP,
    MAX_SEATS,
    NOBODY,
    NOWHERE,
    PATROLS,
    STRONGHOLDS,
)
from herna.games.ahoy.market import MIDDLEMAN, SEA_WITCH, SLOTTED
from herna.games.ahoy.state import DAMAGED, FREE, UNPLACED, Ahoy
from herna.games.ahoy.tiles import SUIT, TERRAIN
from herna.kernel.choice import Seat
from herna.kernel.rows import Row, append, i64, room, vec


def owner(state: Ahoy, figure: i64) -> Seat:
    """Return whose figure it is."""
    if figure < PATROLS:
        return figure
    return ADMIRAL if figure < CUTTER else state.union


def aboard(state: Ahoy, seat: Seat, card: i64) -> bool:
    """Whether a seat has this card in its Crew."""
    return state.crew[seat] >> card & 1 == 1


def cards_in(mask: i64) -> Row:
    """Return the market cards of a mask."""
    return vec[i64]([card for card in range(CARD.count) if mask >> card & 1])


def smuggler(state: Ahoy, seat: Seat) -> bool:
    """Whether a seat plays a Smuggler."""
    return seat not in (ADMIRAL, state.union)


def total_fame(state: Ahoy, seat: Seat) -> i64:
    """Return a seat's Fame from all sources."""
    fame = state.fame
    return fame[seat] + fame[MAX_SEATS + seat] + fame[2 * MAX_SEATS + seat] + fame[3 * MAX_SEATS + seat]


# The map.


def island_of(space: i64) -> i64:
    """Return the Island of a space's region."""
    return space | 3


def at_island(state: Ahoy, seat: Seat) -> bool:
    """Whether a seat's Flagship is on an Island."""
    return state.where[seat] & 3 == 3


def strongholds_at(state: Ahoy, space: i64) -> i64:
    """Count the Strongholds on a space."""
    where = state.where
    return (
        (1 if where[STRONGHOLDS] == space else 0)
        + (1 if where[STRONGHOLDS + 1] == space else 0)
        + (1 if where[STRONGHOLDS + 2] == space else 0)
    )


def patrols_at(state: Ahoy, space: i64) -> Row:
    """Return the Patrols on a space."""
    where = state.where
    return vec[i64]([figure for figure in range(PATROLS, STRONGHOLDS) if where[figure] == space])


def ashore(state: Ahoy, first: i64, end: i64) -> i64:
    """Return the first of these figures that is in the supply, or NOBODY."""
    for figure in range(first, end):
        if state.where[figure] == ASHORE:
            return figure
    return NOBODY


def barred_by_stronghold(state: Ahoy, seat: Seat) -> bool:
    """Whether a Stronghold on its Island keeps a seat's Flagship from trade (H16.4.5)."""
    if seat == ADMIRAL or not at_island(state, seat):
        return False
    return strongholds_at(state, state.where[seat]) > 0


def recruit_suits(state: Ahoy, seat: Seat) -> i64:
    """Return the suits of which a seat may recruit now, as a mask (H15.3, H16.4.4)."""
    suits: i64 = 0
    where = state.where
    if where[seat] & 3 == 3 and not barred_by_stronghold(state, seat):
        suits = 1 << SUIT[where[seat] >> 2]
    if seat == ADMIRAL:
        for figure in range(STRONGHOLDS, CUTTER):
            if where[figure] != ASHORE:
                suits |= 1 << SUIT[where[figure] >> 2]
    return suits


def islands_with(state: Ahoy, comrades: i64) -> Row:
    """Return the Islands with at least so many Comrades."""
    return vec[i64]([4 * tile + 3 for tile in state.chart.tiles if state.comrades[tile] >= comrades])


def figures_in_region(state: Ahoy, seat: Seat) -> Row:
    """Return every figure in the region of a seat's Flagship, one's own included (H24.30)."""
    where = state.where
    tile = where[seat] >> 2
    return vec[i64](
        [figure for figure in range(FIGURES) if where[figure] >= 0 and where[figure] >> 2 == tile]
    )


def opposite_edge(state: Ahoy, space: i64, way: i64) -> i64:
    """Return the last space of a row or column, seen from one whose ship leaves the map this way (H24.9)."""
    chart = state.chart
    back = (way + 2) % 4
    behind = chart.beside(space, back)
    while behind != NOWHERE:
        space = behind
        behind = chart.beside(space, back)
    return space


def witching(state: Ahoy, figure: i64) -> bool:
    """Whether a Flagship that leaves the map may follow a Sea Witch: its own tile lies behind it (H24.9)."""
    return figure < PATROLS and aboard(state, figure, SEA_WITCH)


# Battle.


def cannons_loaded(state: Ahoy, seat: Seat) -> bool:
    """Whether a seat has a die on its Cannons."""
    slots = state.slots
    return any(slots[slot] >= 0 for slot in CANNON_SLOTS[state.boards[seat]])


def loaded(state: Ahoy, figure: i64) -> bool:
    """Whether a figure has loaded Cannons (H11.2)."""
    if figure < STRONGHOLDS:
        return cannons_loaded(state, figure if figure < PATROLS else ADMIRAL)
    return figure != CUTTER


def foes(state: Ahoy, figure: i64, space: i64) -> i64:
    """Return the figures that one arriving at a space must fight, as a mask (H11.1)."""
    if TERRAIN[space] == FOG:
        return 0
    mine = owner(state, figure)
    where = state.where
    there: i64 = 0
    for other in range(FIGURES):
        if where[other] == space and owner(state, other) != mine:
            there |= 1 << other
    if there == 0 or loaded(state, figure):
        return there
    eager: i64 = 0
    for other in range(FIGURES):
        if there >> other & 1 and loaded(state, other):
            eager |= 1 << other
    return eager


# Dice and slots.


def unplaced(state: Ahoy, seat: Seat) -> i64:
    """Count the dice that a seat has not placed."""
    board = state.boards[seat]
    count: i64 = 0
    for die in range(FIRST_DIE[board], FIRST_DIE[board + 1]):
        if state.die_at[die] == UNPLACED:
            count += 1
    return count


def price(state: Ahoy, seat: Seat, change: i64) -> i64:
    """Return the gold that it costs to alter a die by so much (H6.3, H24.18)."""
    if change < 0:
        change = -change
    return (change + 1) // 2 if aboard(state, seat, MIDDLEMAN) else change


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
    if state.crew[seat] != 0:
        for card in SLOTTED:
            if state.crew[seat] >> card & 1 and slots[CREW_SLOTS + card] == content:
                found = append(found, CREW_SLOTS + card)
    if seat == state.union:
        found = ship_slots(state, CUTTER, content, found)
        found = ship_slots(state, GUNSHIP, content, found)
    return found


def ship_slots(state: Ahoy, ship: i64, content: i64, found: Row) -> Row:
    """Add the slots of a ship's plan with this content, if it is in play."""
    if state.where[ship] != ASHORE:
        first: i64 = CUTTER_SLOT if ship == CUTTER else GUNSHIP_SLOT
        last: i64 = CUTTER_SLOT if ship == CUTTER else GUNSHIP_SLOT_TOO
        for slot in range(first, last + 1):
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
