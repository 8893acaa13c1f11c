"""Speeds to hold: measurements kept in a file, compared by their ratio to a control loop of the same run.

Machines differ and are noisy, so a speed alone says little. The control loop is the same arithmetic on every
machine; how many times faster or slower than it a game runs is what is compared.
"""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from herna.bench.rules import Row
from herna.kernel.errors import HernaError

TOLERATED: Final = 1.3
"""A game may become so many times slower against the control loop before it is a fault."""
LOOPS: Final = 300_000
TRIES: Final = 5


@dataclass(frozen=True)
class Drift:
    """How one row has changed: above 1 it has become slower."""

    name: str
    build: str
    slower: float

    @property
    def broken(self) -> bool:
        """Whether it is slower than tolerated."""
        return self.slower > TOLERATED


def control() -> float:
    """Return the rounds a second of the control loop, the best of a few tries."""
    best = 0.0
    for _ in range(TRIES):
        start = time.process_time()
        value = 1
        for step in range(LOOPS):
            value = (value * 1103515245 + step) & 0x7FFFFFFF
        best = max(best, LOOPS / (time.process_time() - start))
    return best


def plain(rows: list[Row], speed: float) -> dict[str, Any]:
    """Return measurements as they are kept."""
    found = [{"name": row.name, "build": row.build, "decisions_per_s": row.decisions_per_s} for row in rows]
    return {"control_per_s": round(speed), "rows": found}


def save(path: Path, rows: list[Row], speed: float) -> None:
    """Keep measurements as the new baseline."""
    path.write_text(json.dumps(plain(rows, speed), indent=1) + "\n")


def compare(path: Path, rows: list[Row], speed: float) -> list[Drift]:
    """Return how each row that the baseline knows has changed."""
    try:
        kept = json.loads(path.read_text())
        old = {(row["name"], row["build"]): row["decisions_per_s"] for row in kept["rows"]}
        old_speed = float(kept["control_per_s"])
    except (OSError, ValueError, KeyError, TypeError):
        raise HernaError(f"{path} is not a baseline; make one with: herna bench --save {path}") from None
    return [
        Drift(row.name, row.build, (old[key] / old_speed) / (row.decisions_per_s / speed))
        for row in rows
        if (key := (row.name, row.build)) in old
    ]
