"""Where each space of the map is drawn."""

from __future__ import annotations

import math
from typing import Final

from herna.games.scythe.board import AXES

RADIUS: Final = 60.0
"""From the middle of a hex to a corner."""
WIDTH: Final = math.sqrt(3) * RADIUS


def centre(space: int) -> tuple[float, float]:
    """Return the middle of a space; the Factory is the origin."""
    q, r = int(AXES[0][space]), int(AXES[1][space])
    return round((q + r / 2) * WIDTH, 1), round(r * 1.5 * RADIUS, 1)
