"""Everything in the box: nine harbours in a square, ships, gold, twenty-four cards."""

from __future__ import annotations

from typing import Final

from herna.kernel.kind import Kind
from herna.kernel.rows import Row, i64, vec

MAX_SEATS: Final = 4
NOBODY: Final = -1

AREA: Final = Kind("area", 9)
SEAT: Final = Kind("seat", MAX_SEATS)
CARD: Final = Kind("card", 24)

WORTH: Final = vec[i64]([1, 2, 1, 2, 3, 2, 1, 2, 1])
"""What a harbour yields, and its points for whoever has the most ships there."""

HOMES: Final = vec[i64]([0, 8, 2, 6])
"""Where each seat starts."""

SHIPS: Final = 7
START_SHIPS: Final = 2
START_GOLD: Final = 3
START_CARDS: Final = 2
HAND_LIMIT: Final = 4
MAX_BID: Final = 5
SHIP_COST: Final = 2
ACTIONS: Final = 4
ROUNDS: Final = 8


def beside(area: int) -> Row:
    """List the harbours next to one."""
    line, column = divmod(area, 3)
    return vec[i64](
        [other for other in range(AREA.count) if abs(other // 3 - line) + abs(other % 3 - column) == 1]
    )


NEIGHBOURS: Final = tuple([beside(area) for area in range(AREA.count)])
"""The harbours one sail away from each."""
