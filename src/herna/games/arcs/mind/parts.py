"""How well each seat stands, part by part, so that a bot can say what it hopes for."""

from __future__ import annotations

from herna.games.arcs.mind.heuristic import ambitions, urgency, values
from herna.games.arcs.mind.holdings import buildings, court, fleet, hand, safety, stores
from herna.games.arcs.state import Arcs


def parts(state: Arcs) -> list[tuple[str, list[float]]]:
    """Return the parts whose sum is what the heuristic says of each seat."""
    seats = range(state.seats)
    hopes = [0.0 for _seat in seats]
    scale = 0.0
    if state.outcome is None:
        ambitions(state, hopes)
        scale = urgency(state)
    power = [float(power) for power in state.power] if state.outcome is None else values(state)
    return [
        ("power", power),
        ("ambitions", hopes),
        ("buildings", [scale * buildings(state, seat) for seat in seats]),
        ("fleet", [scale * fleet(state, seat) for seat in seats]),
        ("stores", [scale * stores(state, seat) for seat in seats]),
        ("court", [scale * court(state, seat) for seat in seats]),
        ("safety", [scale * safety(state, seat) for seat in seats]),
        ("hand", [hand(state, seat) if state.outcome is None else 0.0 for seat in seats]),
    ]
