"""Whether speed holds: with more seats, from the first to the last tenth of a game, over many games."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from herna.games import game
from herna.kernel import engine
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from herna.kernel.state import State

KEPT: Final = 2_000
"""How many states are held to weigh one."""
TENTHS: Final = 10


@dataclass(frozen=True)
class Growth:
    """How one table size behaves."""

    name: str
    seats: int
    decisions_per_s: float
    first_tenth: float
    """Decisions a second in the first tenth of games."""
    last_tenth: float
    state_bytes: int
    """Memory of one state in the middle of a game."""


def growth(key: str, seats: int, seconds: float) -> Growth:
    """Measure one table size, in this process and this build."""
    table = game(key)
    setup = table.check(Setup(seats, {}))
    spent = [0.0] * TENTHS
    decisions = [0] * TENTHS
    number = 0
    while sum(spent) < seconds:
        number += 1
        rehearsal: State = table.new(setup, seeded(number))
        length = int(engine.playout(rehearsal, seeded(number + 1), table.limit(seats)))
        state: State = table.new(setup, seeded(number))
        rng = seeded(number + 1)
        for tenth in range(TENTHS):
            share = length * (tenth + 1) // TENTHS - length * tenth // TENTHS
            start = time.process_time()
            decisions[tenth] += int(engine.playout(state, rng, share))
            spent[tenth] += time.process_time() - start
    return Growth(
        key,
        seats,
        round(sum(decisions) / sum(spent)),
        round(decisions[0] / spent[0]),
        round(decisions[-1] / spent[-1]),
        weight(key, seats),
    )


def weight(key: str, seats: int) -> int:
    """Return the bytes that one state in the middle of a game takes, by holding many copies of it."""
    table = game(key)
    setup = table.check(Setup(seats, {}))
    length = engine.playout(table.new(setup, seeded(1)), seeded(2), table.limit(seats))
    state: State = table.new(setup, seeded(1))
    engine.playout(state, seeded(2), length // 2)
    before = resident()
    held = [state.copy() for _ in range(KEPT)]
    grown = resident() - before
    return max(0, grown) // len(held)


def resident() -> int:
    """Return the memory this process has in use, in bytes; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, ValueError):
        return 0
    return pages * 4096
