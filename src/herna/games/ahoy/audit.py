"""Whether the table still holds what the box held (H1.1, H23.1)."""

from __future__ import annotations

from herna.games.ahoy.boards import GRID_SIZE
from herna.games.ahoy.components import (
    CARD,
    COMRADES,
    DIE,
    FIGURES,
    GOLD,
    MAX_SEATS,
    MOST_WEALTH,
    PIPS,
    PLEDGE,
    SLOT,
    TILE,
)
from herna.games.ahoy.state import BOXED, Ahoy
from herna.kernel.bits import has


def complaints(state: Ahoy) -> list[str]:
    """Return what is lost, doubled or out of bounds."""
    found: list[str] = []
    if state.bank < 0 or min(state.gold) < 0 or state.bank + sum(state.gold) != GOLD:
        found.append(f"there are {state.bank} gold in supply and {list(state.gold)} with the seats")
    if min(state.ready, state.muster, *state.comrades) < 0:
        found.append("there are fewer than no Comrades somewhere")
    if state.ready + state.muster + sum(state.comrades) != COMRADES:
        found.append(f"there are not {COMRADES} Comrades")
    if min(state.fame) < 0:
        found.append("somebody has less than no Fame")
    if not all(0 <= marker < GRID_SIZE for marker in state.markers):
        found.append("a reward marker is not on the grid")
    return found + bad_dice(state) + bad_map(state) + bad_cards(state)


def bad_dice(state: Ahoy) -> list[str]:
    """Return what is wrong with action dice: each lies on one slot, or on none."""
    found = [
        f"die {die} shows {state.dice[die]}" for die in range(DIE.count) if not 1 <= state.dice[die] <= PIPS
    ]
    for die in range(DIE.count):
        slots = [slot for slot in range(SLOT.count) if state.slots[slot] == die]
        wanted = [state.die_at[die]] if state.die_at[die] >= 0 else []
        if slots != wanted:
            found.append(f"die {die} should be at {wanted}, not at {slots}")
        if state.die_at[die] < BOXED:
            found.append(f"die {die} is nowhere")
    return found


def bad_map(state: Ahoy) -> list[str]:
    """Return what is wrong with tiles, wealth dice and figures."""
    found: list[str] = []
    on_map = set(state.chart.tiles)
    if on_map | ({state.drawn} - {-1}) != set(state.charted.cards()):
        found.append("the tiles of the map are not those that were drawn")
    for tile in range(TILE.count):
        if not (1 <= state.wealth[tile] <= MOST_WEALTH if tile in on_map else state.wealth[tile] == 0):
            found.append(f"the wealth of tile {tile} is {state.wealth[tile]}")
        if state.comrades[tile] > 0 and tile not in on_map:
            found.append(f"there are Comrades on tile {tile}, which is not on the map")
    for figure in range(FIGURES):
        space = state.where[figure]
        if space >= 0 and state.chart.cells[space] < 0:
            found.append(f"figure {figure} is on space {space}, which is not on the map")
    return found


def bad_cards(state: Ahoy) -> list[str]:
    """Return the market cards that are in two places, or in use without having been turned up."""
    found: list[str] = []
    for card in range(CARD.count):
        places = sum([has(state.crew[seat], card) for seat in range(MAX_SEATS)])
        places += sum([has(state.cargo[seat], card) for seat in range(MAX_SEATS)])
        places += sum([has(state.pledges[pile], card) for pile in range(PLEDGE.count)])
        places += sum([1 for other in state.market if other == card])
        if places > 1:
            found.append(f"card {card} is in {places} places")
        if places > 0 and not state.open.holds(card):
            found.append(f"card {card} is in use and in the deck")
    return found
