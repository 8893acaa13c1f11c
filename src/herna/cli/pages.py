"""``bench web``: how fast the pages are."""

from __future__ import annotations

from dataclasses import asdict
from typing import Final

from rich.table import Table

from herna.cli.tell import OUT, put
from herna.web.bench import bench_web

WEB: Final = "web"


def bench_pages(json: bool) -> None:
    """Measure an answer and its page, late in a random game of each title."""
    rows = bench_web()
    if json:
        put({"rows": [asdict(row) for row in rows]})
        return
    table = Table("game", "seats", "answers", "median ms", "95 % ms", "page kB, compressed")
    for row in rows:
        cells = (row.seats, row.answers, f"{row.median_ms:.1f}", f"{row.p95_ms:.1f}", f"{row.largest_kb:.1f}")
        table.add_row(row.game, *map(str, cells))
    OUT.print(table)
