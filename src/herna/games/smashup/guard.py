"""The guard against endless loops (U13.1): a position that comes back too often offers nothing old."""

from __future__ import annotations

import hashlib

from herna.games.smashup.components import LOOP_WATCH
from herna.games.smashup.state import SmashUp
from herna.kernel.choice import PASS, Option, Seat
from herna.kernel.dump import dump
from herna.kernel.rows import Row, append, filled, i64, room, vec
from herna.kernel.view import redact


def position(state: SmashUp, seat: Seat, prompt: str) -> i64:
    """Return a number for all that a seat knows and what it is asked, counters left out."""
    seen = redact(state, seat)
    seen.memory = vec[i64]()
    seen.plays = filled(state.seats)
    seen.played = vec[i64]([1 if count > 0 else 0 for count in state.played])
    seen.arrivals = 0
    seen.arrived = filled(len(seen.arrived))
    seen.story = None
    seen.pending = None
    text = f"{prompt} {dump(seen)}"
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=7).digest(), "big")


def fresh(state: SmashUp, seat: Seat, prompt: str, options: Row) -> Row:
    """Return the options without those taken in this very position when it comes for the third time."""
    if state.plays[seat] < LOOP_WATCH:
        return options
    here = position(state, seat, prompt)
    taken: list[int] = []
    times = 0
    for i in range(0, len(state.memory), 2):
        if state.memory[i] == here:
            times += 1
            taken.append(state.memory[i + 1])
    if times < 2:
        return options
    kept = room(len(options))
    for option in options:
        if option == PASS or option not in taken:
            kept = append(kept, option)
    return kept


def remember(state: SmashUp, seat: Seat, prompt: str, option: Option) -> None:
    """Note the option taken in this position, once a seat has played many cards this turn."""
    if state.plays[seat] >= LOOP_WATCH:
        here = position(state, seat, prompt)
        state.memory = append(append(state.memory[:], here), option)
