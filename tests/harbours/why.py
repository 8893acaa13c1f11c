"""Why an action that is not offered cannot be taken now."""

from __future__ import annotations

from harbours.components import SHIP_COST
from harbours.queries import can_raid, fleet
from harbours.reasons import NO_GOLD, NO_RIVAL, NO_SHIPS
from harbours.state import Harbours
from herna.kernel.choice import Seat
from herna.kernel.why import Refusal


def refusals(seen: Harbours, seat: Seat) -> list[Refusal]:
    """Return the reasons that hold for a seat in the middle of its turn."""
    asked = seen.pending
    if asked is None or asked.seat != seat or asked.prompt != "turn":
        return []
    found: list[Refusal] = []
    if seen.gold[seat] < SHIP_COST:
        found.append(Refusal("build", NO_GOLD, n=SHIP_COST))
    elif seen.supply[seat] == 0:
        found.append(Refusal("build", NO_SHIPS))
    if not can_raid(seen, seat, fleet(seen, seat)):
        found.append(Refusal("raid", NO_RIVAL))
    return found
