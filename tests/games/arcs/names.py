"""The names by which tests call systems, Court cards, resources and pieces."""

from __future__ import annotations

from herna.games.arcs.components import CITY, SHIP, STARPORT
from herna.games.arcs.printed import (
    ACTION_KEYS,
    COURT_KEYS,
    RESOURCE_KEYS,
)

PLACES = ("gate", "arrow", "crescent", "hex")
SYSTEM_NAMES = [f"{cluster}-{place}" for cluster in range(1, 7) for place in PLACES]
PIECES = {"ship": SHIP, "starport": STARPORT, "city": CITY, "agent": 3}


def system(name: str) -> int:
    """Return the number of a system by its name: ``2-hex``."""
    return SYSTEM_NAMES.index(name)


def action(name: str) -> int:
    """Return the number of an action card."""
    return ACTION_KEYS.index(name)


def court(name: str) -> int:
    """Return the number of a Court card."""
    return COURT_KEYS.index(name)


def resource(name: str) -> int:
    """Return the number of a resource."""
    return RESOURCE_KEYS.index(name)
