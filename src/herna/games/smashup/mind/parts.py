"""How well each seat stands, part by part, so that a bot can say what it hopes for."""

from __future__ import annotations

from herna.games.smashup.mind.heuristic import hand, plays, presence, promise
from herna.games.smashup.state import SmashUp


def parts(state: SmashUp) -> list[tuple[str, list[float]]]:
    """Return the parts whose sum is what the heuristic says of each seat."""
    seats = range(state.seats)
    prizes = [0.0 for _seat in seats]
    board = [0.0 for _seat in seats]
    for base in state.row:
        promise(state, base, prizes, board)
    presence(state, board)
    return [
        ("points", [float(state.vp[seat]) for seat in seats]),
        ("places", prizes),
        ("board", board),
        ("hand", [hand(state, seat) for seat in seats]),
        ("tempo", [plays(state) if seat == state.active else 0.0 for seat in seats]),
    ]
