"""The catalog entry of every component, and the number said with it."""

from __future__ import annotations

from herna.games.arcs.atlas import PLACES, SETUP_KEYS, SITE_SYSTEM, cluster_of
from herna.games.arcs.components import EMPTY, RESOURCES, SLOTS
from herna.games.arcs.pieces import (
    captive_owner,
    fleet_system,
    is_city,
    number_of,
    suit_of,
    trophy_owner,
    trophy_piece,
)
from herna.games.arcs.printed import (
    AMBITION_KEYS,
    COURT_KEYS,
    DIE_KEYS,
    FACE_KEYS,
    LEADER_KEYS,
    LORE_KEYS,
    RESOURCE_KEYS,
    SUIT_KEYS,
)
from herna.games.arcs.queries import first_place
from herna.games.arcs.state import Arcs

PLACE_KEYS = ("gate", "arrow", "crescent", "hex")
PIECE_KEYS = ("ship", "starport", "city", "agent")
UNKNOWN_CARD = "unknown-card"
"""The entry of a card whose face is not seen."""
PRINTED_ENTRIES = ("court-", "leader-", "lore-")
"""How the entries of cards begin: their names are printed on them."""


def in_system(prefix: str, system: int) -> tuple[str, int]:
    """Return the entry of something by its place in a cluster, and the cluster's number."""
    return f"{prefix}-{PLACE_KEYS[system % PLACES]}", int(cluster_of(system)) + 1


def site(seen: Arcs, index: int) -> tuple[str, int]:
    """Return a site by what stands there now."""
    building = seen.buildings[index]
    kind = "slot" if building == EMPTY else "city" if is_city(building) else "starport"
    return in_system(f"site-{kind}", SITE_SYSTEM[index])


def slot(seen: Arcs, index: int) -> tuple[str, int]:
    """Return a resource slot by what lies in it now."""
    token = seen.slots[index] if index < len(seen.slots) else EMPTY
    return f"slot-{'empty' if token == EMPTY else RESOURCE_KEYS[token]}", index % SLOTS + 1


def name(seen: Arcs, ref: str) -> tuple[str, int]:
    """Return the entry of a component and the number given to it as ``$n``."""
    kind, _, number = ref.rpartition("-")
    index = int(number)
    keys = {
        "court": COURT_KEYS,
        "leader": LEADER_KEYS,
        "lore": LORE_KEYS,
        "ambition": AMBITION_KEYS,
        "resource": RESOURCE_KEYS,
        "die": DIE_KEYS,
        "face": FACE_KEYS,
        "setup": SETUP_KEYS,
    }
    if kind in keys:
        return f"{kind}-{keys[kind][index]}", index + 1
    if kind in ("system", "fleet"):
        return in_system(kind, index if kind == "system" else int(fleet_system(index)))
    if kind == "site":
        return site(seen, index)
    if kind == "slot":
        return slot(seen, index)
    return piece(seen, kind, index)


def piece(seen: Arcs, kind: str, index: int) -> tuple[str, int]:
    """Return the entry of anything that is named by a number."""
    if kind == "action":
        return f"action-{SUIT_KEYS[suit_of(index)]}", int(number_of(index))
    if kind == "captive":
        return "captive", int(captive_owner(index)) + 1
    if kind == "trophy":
        return f"trophy-{PIECE_KEYS[trophy_piece(index)]}", int(trophy_owner(index)) + 1
    if kind == "outrage":
        return f"outrage-{RESOURCE_KEYS[index % RESOURCES]}", 0
    if kind == "marker":
        return "marker", first_place(seen, index)
    return ("cluster", index + 1) if kind == "cluster" else (UNKNOWN_CARD, 0)
