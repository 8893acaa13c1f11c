"""The twelve region tiles as printed, each with its Island at the lower right (H1.2, H1.3, H1.4)."""

from __future__ import annotations

from typing import Final, final

from herna.games.ahoy.components import (
    COMPASS,
    CURRENT,
    FISH,
    FOG,
    HARBOR,
    ISLAND,
    NORTH,
    NOWHERE,
    OPEN,
    PARROT,
    SKULL,
    SOUTH,
    SWORDS,
    TREE,
    WRECKAGE,
)
from herna.kernel.rows import i64, vec

NW: Final = 0
NE: Final = 1
SW: Final = 2
SE: Final = 3
"""The corners of a tile as printed; the Island is at SE."""

NO_BAR: Final = (NOWHERE, NOWHERE)


@final
class Spot:
    """One space as printed: its terrain, its Tailwind die, its Treasure, where its current leads."""

    def __init__(self, terrain: int, wind: int = 0, treasure: int = 0, current: int = NOWHERE) -> None:
        self.terrain: Final = terrain
        self.wind: Final = wind
        self.treasure: Final = treasure
        self.current: Final = current


@final
class Region:
    """A tile as printed: its suit, three spaces beside the Island, and the two that a Sandbar parts."""

    def __init__(
        self, key: str, suit: int, nw: Spot, ne: Spot, sw: Spot, bar: tuple[int, int] = NO_BAR
    ) -> None:
        self.key: Final = key
        self.suit: Final = suit
        self.spots: Final = (nw, ne, sw, Spot(ISLAND))
        self.bar: Final = bar


SEA_SPOT: Final = Spot(OPEN)
FOG_SPOT: Final = Spot(FOG)
HARBOR_SPOT: Final = Spot(HARBOR)

TILES: Final = (
    Region("fish-a", FISH, FOG_SPOT, Spot(WRECKAGE, treasure=2), Spot(OPEN, wind=6)),
    Region("fish-b", FISH, Spot(OPEN, treasure=2), SEA_SPOT, Spot(CURRENT, current=SOUTH), (NW, NE)),
    Region("swords-a", SWORDS, SEA_SPOT, Spot(FOG, wind=6), Spot(WRECKAGE, treasure=2)),
    Region("swords-b", SWORDS, SEA_SPOT, Spot(WRECKAGE, treasure=2), Spot(FOG, wind=6)),
    Region("compass-a", COMPASS, HARBOR_SPOT, Spot(WRECKAGE, wind=5, treasure=1), SEA_SPOT),
    Region("compass-b", COMPASS, SEA_SPOT, SEA_SPOT, Spot(OPEN, wind=2), (NW, SW)),
    Region("skull-a", SKULL, Spot(CURRENT, current=SOUTH), HARBOR_SPOT, Spot(OPEN, wind=2)),
    Region("skull-b", SKULL, HARBOR_SPOT, Spot(OPEN, treasure=1), Spot(OPEN, treasure=1)),
    Region("tree-a", TREE, SEA_SPOT, FOG_SPOT, Spot(CURRENT, current=NORTH)),
    Region("tree-b", TREE, Spot(WRECKAGE, wind=3, treasure=1), SEA_SPOT, Spot(WRECKAGE, wind=4, treasure=1)),
    Region("parrot-a", PARROT, Spot(CURRENT, current=SOUTH), Spot(WRECKAGE, wind=5, treasure=1), SEA_SPOT),
    Region("parrot-b", PARROT, SEA_SPOT, Spot(HARBOR, treasure=1), Spot(OPEN, wind=4), (SW, SE)),
)
"""The tiles, in the order of their numbers."""

SPOTS: Final = [spot for tile in TILES for spot in tile.spots]

SUIT: Final = vec[i64]([tile.suit for tile in TILES])
"""The suit of each tile's Island."""
TERRAIN: Final = vec[i64]([spot.terrain for spot in SPOTS])
"""The terrain of each space."""
WIND: Final = vec[i64]([spot.wind for spot in SPOTS])
"""The Tailwind die printed on each space, 0 for none."""
TREASURE: Final = vec[i64]([spot.treasure for spot in SPOTS])
"""The gold of each space."""
CURRENTS: Final = vec[i64]([spot.current for spot in SPOTS])
"""Where each Strong Current leads on a tile that has not been turned."""
