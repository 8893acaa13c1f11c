"""``bench web``, ``chaos`` and ``load``: how fast the pages are, and what kills and crowds do to tables."""

from __future__ import annotations

import sys
from dataclasses import asdict
from typing import Final

from rich.table import Table

from herna.bench.chaos import chaos
from herna.bench.load import load
from herna.bench.pages import bench_web
from herna.cli.output import OUT, put

WEB: Final = "web"
CHAOS: Final = "chaos"
LOAD: Final = "load"


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


def bench_chaos(kills: int, db: str, json: bool) -> None:
    """Kill the server under load; anything lost, doubled or stuck is a failure."""
    found = chaos(kills, db)
    if json:
        put(asdict(found))
    else:
        table = Table("kills", "acknowledged", "lost", "doubled", "stuck", "tables", "servers")
        table.add_row(*[str(number) for number in asdict(found).values()])
        OUT.print(table)
    if found.lost or found.doubled or found.stuck:
        sys.exit(1)


def bench_load(tables: int, streams: int, seconds: float, think: float, db: str, json: bool) -> None:
    """Play at many tables with many streams open, and say what each costs."""
    found = asdict(load(tables, streams, seconds, think, db))
    if json:
        put(found)
        return
    table = Table("measured", "value")
    for name, value in found.items():
        table.add_row(name, str(value))
    OUT.print(table)
