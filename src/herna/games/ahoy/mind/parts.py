"""How well each seat stands, part by part, so that a bot can say what it hopes for."""

from __future__ import annotations

from herna.games.ahoy.mind.heuristic import (
    forces,
    freedom,
    guns,
    hull,
    pledges,
    purse,
    rounds_left,
    share_regions,
    trade,
)
from herna.games.ahoy.queries import smuggler, total_fame
from herna.games.ahoy.scoring import control, stronger
from herna.games.ahoy.state import Ahoy


def parts(state: Ahoy) -> list[tuple[str, list[float]]]:
    """Return the parts whose sum is what the heuristic says of each seat."""
    seats = range(state.seats)
    fame = [float(total_fame(state, seat)) for seat in seats]
    squadron, union = control(state)
    best = max([int(total_fame(state, seat)) for seat in seats])
    rounds = rounds_left(state, best, squadron, union)
    regions = [0.0 for _seat in seats]
    share_regions(state, regions, rounds, squadron, union)
    held = stronger(state, squadron, union)
    traders = [seat for seat in seats if state.seats > 2 and smuggler(state, seat)]
    return [
        ("fame", fame),
        ("regions", regions),
        ("pledges", [pledges(state, seat, held) if seat in traders else 0.0 for seat in seats]),
        ("trade", [trade(state, seat, held, rounds) if seat in traders else 0.0 for seat in seats]),
        ("purse", [purse(state, seat) for seat in seats]),
        ("hull", [hull(state, seat) for seat in seats]),
        ("guns", [guns(state, seat) for seat in seats]),
        ("freedom", [freedom(state, seat) for seat in seats]),
        ("forces", [forces(state, seat) for seat in seats]),
    ]
