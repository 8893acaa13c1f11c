"""What each component is called: its entry in the catalogs."""

from __future__ import annotations

from typing import Final

from herna.games.ahoy.actions.cargo import Pledge
from herna.games.ahoy.boards import (
    ACTION,
    ACTION_KEYS,
    AMOUNTS,
    BOARD_OF,
    CREW_SLOTS,
    CUTTER_SLOT,
    GRID_SIZE,
    GUNSHIP_SLOT,
    REWARD_KEYS,
    REWARDS,
)
from herna.games.ahoy.chart import turned
from herna.games.ahoy.components import (
    CUTTER,
    FACTION_KEYS,
    GUNSHIP,
    NOWHERE,
    PATROLS,
    PLAN_KEYS,
    SEA,
    STRONGHOLDS,
    TERRAIN_KEYS,
    WHITE,
)
from herna.games.ahoy.market import CARD_KEYS, CARGO_KEYS
from herna.games.ahoy.space import CORNERS, ISLAND_CORNER
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.tiles import SUIT, TERRAIN
from herna.kernel.bits import has
from herna.kernel.cover import HIDDEN

Name = tuple[str, int]
"""A catalog entry, and the number said with it."""

COMPASS: Final = (
    "north-west",
    "north",
    "north-east",
    "west",
    "",
    "east",
    "south-west",
    "south",
    "south-east",
)
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
BEYOND: Final = 2
"""Cells are counted from so far outside the map, where the farthest tile could be laid."""
PRINTED_ENTRIES = ("card-", "cargo-", "plan-")
"""How the entries of cards begin: their names are printed on them."""


def name(seen: Ahoy, ref: str) -> Name:
    """Return the catalog entry of a component, and the number said with it."""
    kind, _, number = ref.rpartition("-")
    return NAMERS[kind](seen, int(number))


def isle(seen: Ahoy, tile: int) -> int:
    """Number the Islands: two of each suit, the second one found being the new one."""
    suit = int(SUIT[tile])
    earlier = [other for other in seen.chart.tiles if SUIT[other] == suit]
    return 2 * suit + (1 if earlier and earlier[0] != tile else 0)


def tile_name(seen: Ahoy, tile: int) -> Name:
    """Name a region by its Island."""
    return "region", isle(seen, tile)


def space_name(seen: Ahoy, space: int) -> Name:
    """Name a space by its terrain, and where it lies from the Island."""
    tile, corner = divmod(space, CORNERS)
    if corner == ISLAND_CORNER:
        return "isle", isle(seen, tile)
    turn = seen.chart.turns[tile]
    row, column = divmod(int(turned(corner, turn)), 2)
    home_row, home_column = divmod(int(turned(ISLAND_CORNER, turn)), 2)
    way = COMPASS[(row - home_row + 1) * 3 + column - home_column + 1]
    return f"space-{TERRAIN_KEYS[int(TERRAIN[space])]}-{way}", isle(seen, tile)


def cell_name(seen: Ahoy, cell: int) -> Name:
    """Name a cell of the sea by a letter and a number, as on a chart."""
    corners = [divmod(int(corner), SEA) for corner in seen.chart.corners if corner != NOWHERE]
    top = min(row for row, _ in corners) - BEYOND
    left = min(column for _, column in corners) - BEYOND
    row, column = divmod(cell, SEA)
    return f"cell-{LETTERS[(column - left) % len(LETTERS)]}", row - top + 1


def figure_name(seen: Ahoy, figure: int) -> Name:
    """Name a figure by its kind and owner."""
    if figure < PATROLS:
        board = int(seen.boards[figure]) if figure < seen.seats else WHITE
        return f"flagship-{FACTION_KEYS[board]}", figure + 1
    if figure < STRONGHOLDS:
        return "patrol", figure - PATROLS + 1
    if figure < CUTTER:
        return "stronghold", figure - STRONGHOLDS + 1
    return ("gunship" if figure == GUNSHIP else "cutter"), 1


def handed_over(seen: Ahoy, card: int) -> bool:
    """Whether a card is being delivered: no longer in a hold, and not yet pledged (H18.22)."""
    return any(isinstance(step, Pledge) and step.card == card for step in seen.stack)


def card_name(seen: Ahoy, card: int) -> Name:
    """Name a market card by its Cargo while it is Cargo, delivered or pledged, otherwise by its Crew."""
    if any(has(held, card) for held in (*seen.cargo, *seen.pledges)) or handed_over(seen, card):
        return f"cargo-{CARGO_KEYS[card]}", card
    return f"card-{CARD_KEYS[card]}", card


def plan_name(_seen: Ahoy, plan: int) -> Name:
    """Name a plan of the Union by what it is called on the card."""
    return f"plan-{PLAN_KEYS[plan]}", plan


def die_name(seen: Ahoy, die: int) -> Name:
    """Name a die by what it shows."""
    return "die", int(seen.dice[die])


def slot_name(_seen: Ahoy, slot: int) -> Name:
    """Name a slot by its action, and by its place among those of the same action."""
    if slot >= CUTTER_SLOT:
        return (
            ("slot-cutter", 1) if slot == CUTTER_SLOT else ("slot-gunship", 4 if slot == GUNSHIP_SLOT else 6)
        )
    if slot >= CREW_SLOTS:
        return f"card-{CARD_KEYS[slot - CREW_SLOTS]}", slot - CREW_SLOTS
    first = slot
    while first > 0 and BOARD_OF[first - 1] == BOARD_OF[slot] and ACTION[first - 1] == ACTION[slot]:
        first -= 1
    return f"slot-{ACTION_KEYS[int(ACTION[slot])]}", slot - first + 1


def reward_name(_seen: Ahoy, reward: int) -> Name:
    """Name a space of a rewards grid by what it gives."""
    cell = reward % GRID_SIZE
    return f"reward-{REWARD_KEYS[int(REWARDS[cell])]}", int(AMOUNTS[cell])


def pledge_name(seen: Ahoy, pledge: int) -> Name:
    """Name a pledge pile by its side, for those who know it."""
    squadron = int(seen.sides.at(pledge // 2))
    if squadron == HIDDEN:
        return "pledge-covered", pledge % 2 + 1
    return ("pledge-squadron" if pledge % 2 == squadron else "pledge-union"), pledge % 2 + 1


NAMERS: Final = {
    "tile": tile_name,
    "space": space_name,
    "cell": cell_name,
    "figure": figure_name,
    "card": card_name,
    "plan": plan_name,
    "die": die_name,
    "slot": slot_name,
    "reward": reward_name,
    "pledge": pledge_name,
}
