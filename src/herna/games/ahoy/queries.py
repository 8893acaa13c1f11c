"""Questions about the state; nothing here changes it."""

from __future__ import annotations

from herna.games.ahoy.boards import (
    BLACK,
    CANNON_SLOTS,
)
from herna.games.ahoy.chart import UNCHARTED
from herna.games.ahoy.components import (
    ADMIRAL,
    ASHORE,
    CUTTER,
    FIGURES,
    FOG,
    MAX_SEATS,
    NOBODY,
    PATROLS,
    STRONGHOLDS,
    WHITE,
)
from herna.games.ahoy.space import is_island, island_of, region_of
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.tiles import SUIT, TERRAIN
from herna.kernel.bits import bit, has, places
from herna.kernel.choice import Seat
from herna.kernel.rows import Row, i64, vec


def owner(state: Ahoy, figure: i64) -> Seat:
    """Return whose figure it is."""
    if figure < PATROLS:
        return figure
    return ADMIRAL if figure < CUTTER else state.union


def aboard(state: Ahoy, seat: Seat, card: i64) -> bool:
    """Whether a seat has this card in its Crew."""
    return has(state.crew[seat], card)


def used_up(state: Ahoy, card: i64) -> bool:
    """Whether Crew that works once per turn has done so (H5.8)."""
    return has(state.used, card)


def cards_in(mask: i64) -> Row:
    """Return the market cards of a mask."""
    return places(mask)


def smuggler(state: Ahoy, seat: Seat) -> bool:
    """Whether a seat plays a Smuggler."""
    return seat not in (ADMIRAL, state.union)


def total_fame(state: Ahoy, seat: Seat) -> i64:
    """Return a seat's Fame from all sources."""
    fame = state.fame
    return fame[seat] + fame[MAX_SEATS + seat] + fame[2 * MAX_SEATS + seat] + fame[3 * MAX_SEATS + seat]


# Smugglers' boards.


def grid_of(state: Ahoy, seat: Seat) -> i64:
    """Return which of the two Smugglers' boards a seat has: 0 or 1."""
    return 1 if state.boards[seat] == WHITE else 0


def white_marker(state: Ahoy, grid: i64) -> i64:
    """Return where the white marker is on a rewards grid."""
    return state.markers[grid]


def black_marker(state: Ahoy, grid: i64) -> i64:
    """Return where the black marker is on a rewards grid."""
    return state.markers[BLACK + grid]


def pledge_pile(grid: i64, side: i64) -> i64:
    """Return the pile under one of the two pledge markers of a Smuggler's board."""
    return 2 * grid + side


# The map.


def at_island(state: Ahoy, seat: Seat) -> bool:
    """Whether a seat's Flagship is on an Island."""
    return is_island(state.where[seat])


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


def neighbours(state: Ahoy, seat: Seat) -> Row:
    """Return the seats whose Flagships are in the region of this one's."""
    tile = region_of(state.where[seat])
    return vec[i64](
        [other for other in range(state.seats) if other != seat and region_of(state.where[other]) == tile]
    )


def barred_by_stronghold(state: Ahoy, seat: Seat) -> bool:
    """Whether a Stronghold on its Island keeps a seat's Flagship from trade (H16.4.5)."""
    if seat == ADMIRAL or not at_island(state, seat):
        return False
    return strongholds_at(state, state.where[seat]) > 0


def recruit_suits(state: Ahoy, seat: Seat) -> i64:
    """Return the suits of which a seat may recruit now, as a mask (H15.3, H16.4.4)."""
    suits: i64 = 0
    where = state.where
    if at_island(state, seat) and not barred_by_stronghold(state, seat):
        suits = bit(SUIT[region_of(where[seat])])
    if seat == ADMIRAL:
        for figure in range(STRONGHOLDS, CUTTER):
            if where[figure] != ASHORE:
                suits |= bit(SUIT[region_of(where[figure])])
    return suits


def islands_with(state: Ahoy, comrades: i64) -> Row:
    """Return the Islands with at least so many Comrades."""
    return vec[i64]([island_of(tile) for tile in state.chart.tiles if state.comrades[tile] >= comrades])


def figures_in_region(state: Ahoy, seat: Seat) -> Row:
    """Return every figure in the region of a seat's Flagship, one's own included (H24.30)."""
    where = state.where
    tile = region_of(where[seat])
    return vec[i64](
        [figure for figure in range(FIGURES) if where[figure] != ASHORE and region_of(where[figure]) == tile]
    )


def explorable(state: Ahoy, space: i64, way: i64) -> bool:
    """Whether a step off the map from here can explore: a tile is left, and there is room for it (H10.2)."""
    return state.chart.step(space, way) == UNCHARTED and state.tiles.size() > 0


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
            there |= bit(other)
    if there == 0 or loaded(state, figure):
        return there
    eager: i64 = 0
    for other in range(FIGURES):
        if has(there, other) and loaded(state, other):
            eager |= bit(other)
    return eager
