"""How well each seat stands, part by part, so that a bot can say what it hopes for."""

from __future__ import annotations

from herna.games.scythe.mind.heuristic import (
    danger,
    hearts,
    progress,
    remaining,
    secrets,
    stance,
    strength,
    supplies,
    works,
)
from herna.games.scythe.mind.weights import STAR_PROGRESS, WEIGHTS
from herna.games.scythe.queries import holdings
from herna.games.scythe.scoring import score
from herna.games.scythe.state import Scythe


def parts(state: Scythe) -> list[tuple[str, list[float]]]:
    """Return the parts whose sum is what the heuristic says of each seat."""
    seats = range(state.seats)
    left = remaining(state)
    stars = WEIGHTS.values[STAR_PROGRESS] if left > 0.0 else 0.0
    return [
        ("coins", [float(score(state, seat)) for seat in seats]),
        ("stars", [stars * progress(state, seat) for seat in seats]),
        ("works", [left * works(state, seat) for seat in seats]),
        ("strength", [left * strength(state, seat) for seat in seats]),
        ("hearts", [left * hearts(state, seat) for seat in seats]),
        ("supplies", [left * supplies(state, seat, holdings(state, seat)) for seat in seats]),
        ("secrets", [left * secrets(state, seat) for seat in seats]),
        ("stance", [left * stance(state, seat) for seat in seats]),
        ("safety", [-left * danger(state, seat) for seat in seats]),
    ]
