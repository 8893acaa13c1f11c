"""What a house counts about itself, for those who look after it; nothing in it names a person or a table."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path
from typing import Final

LOCAL: Final = ("127.0.0.1", "::1", "testclient")
STATM: Final = Path("/proc/self/statm")
PAGE: Final = 4096


class Counts:
    """Numbers that only grow, since the start."""

    def __init__(self) -> None:
        self.started: Final = time.monotonic()
        self.changes = 0
        self.problems: Final[Counter[int]] = Counter()


def memory() -> int:
    """Return how many bytes of memory this process has, or 0 where the system does not say."""
    try:
        return int(STATM.read_text().split()[1]) * PAGE
    except (OSError, ValueError, IndexError):
        return 0


def exposition(counts: Counts, gauges: dict[str, int]) -> str:
    """Return the numbers as Prometheus reads them."""
    lines = [
        "# TYPE herna_changes_total counter",
        f"herna_changes_total {counts.changes}",
        "# TYPE herna_problems_total counter",
        *[f'herna_problems_total{{status="{code}"}} {n}' for code, n in sorted(counts.problems.items())],
        "# TYPE herna_up_seconds gauge",
        f"herna_up_seconds {time.monotonic() - counts.started:.0f}",
    ]
    for name, value in {**gauges, "memory_bytes": memory()}.items():
        lines += [f"# TYPE herna_{name} gauge", f"herna_{name} {value}"]
    return "\n".join(lines) + "\n"
