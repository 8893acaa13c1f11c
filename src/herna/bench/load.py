"""A house under load, over loopback: many tables playing and many streams open, and what each costs."""

from __future__ import annotations

import asyncio
import secrets
import tempfile
import time
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import quantiles
from typing import Final

from herna.bench.guests import Guest
from herna.bench.servers import Server, door
from herna.ui.drawable import drawable_games
from herna.web.guard.metrics import PAGE
from herna.web.guard.readers import many_files
from herna.web.serve import USUAL_HOST

OPENING: Final = 100
"""How many streams are opened at once."""

PATIENCE: Final = 120.0
WITH_BOTS: Final = (0, 2)
"""Of five tables these have one person and bots: they have a third of all seats then."""


@dataclass(frozen=True)
class Load:
    """What a server under load did, and what each table and stream cost it."""

    tables: int
    streams: int
    seconds: float
    answers_per_s: float
    p50_ms: float
    p99_ms: float
    events: int
    """How many events the streams were given."""
    refused: int
    """Streams that could not be opened or did not stay open."""
    table_kb: float
    """Memory of the server for each table opened."""
    stream_kb: float
    """Memory of the server for each stream opened."""
    memory_mb: float
    """Memory of the server once all sit and watch."""
    grown_mb: float
    """By how much that grew while they played."""


class Watchers:
    """Open event streams that only count what they hear."""

    def __init__(self, port: int) -> None:
        self.port: Final = port
        self.events = 0
        self.lost = 0
        self.tasks: Final[list[asyncio.Task[None]]] = []

    async def watch(self, table: str, opened: asyncio.Event) -> None:
        """Follow a table until ended."""
        reader, writer = await asyncio.open_connection(USUAL_HOST, self.port)
        try:
            writer.write(f"GET /api/tables/{table}/events HTTP/1.1\r\nHost: {USUAL_HOST}\r\n\r\n".encode())
            while line := await reader.readline():
                if line.startswith(b"data:"):
                    self.events += 1
                    opened.set()
            self.lost += 1
        finally:
            opened.set()
            writer.close()

    async def open(self, tables: list[str], count: int) -> None:
        """Open streams, a few at a time, spread over the tables."""
        for start in range(0, count, OPENING):
            marks = [asyncio.Event() for _stream in range(start, min(start + OPENING, count))]
            for number, mark in enumerate(marks, start):
                self.tasks.append(asyncio.create_task(self.watch(tables[number % len(tables)], mark)))
            await asyncio.wait_for(asyncio.gather(*[mark.wait() for mark in marks]), PATIENCE)

    async def close(self) -> None:
        """Close every stream that watches."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def memory_of(server: Server) -> int:
    """Return how many bytes of memory a server has."""
    assert server.process is not None
    return int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]) * PAGE


def begin(
    server: Server, tables: int, games: list[str], think: float = 0.0, bots: bool = False
) -> list[Guest]:
    """Let guests sit down, two at each table, or at two of five tables one with bots; wait until all do."""
    turns = [[games[number % len(games)]] for number in range(tables)]
    guests = [
        Guest(3 * number + (not bots or number % 5 not in WITH_BOTS), [server.port], turn, 0, think)
        for number, turn in enumerate(turns)
    ]
    for guest in guests:
        guest.start()
    last = time.monotonic() + PATIENCE
    while not all(guest.played for guest in guests) and time.monotonic() < last:
        time.sleep(0.05)
    return [guest for guest in guests if guest.played]


def leave(guests: list[Guest]) -> None:
    """Let all guests finish what they were doing."""
    for guest in guests:
        guest.leaving.set()
    for guest in guests:
        guest.join()


async def measure(
    server: Server, tables: int, streams: int, seconds: float, think: float, games: list[str], bots: bool
) -> Load:
    """Play and watch for a while, once every game was played a little: only then is the house all there."""
    await asyncio.to_thread(leave, await asyncio.to_thread(begin, server, len(games), games))
    memories = [memory_of(server)]
    guests = await asyncio.to_thread(begin, server, tables, games, think, bots)
    memories.append(memory_of(server))
    watchers = Watchers(server.port)
    await watchers.open([guest.played[-1].table for guest in guests], streams)
    memories.append(memory_of(server))
    watchers.events, start = 0, time.monotonic()
    for guest in guests:
        guest.spent.clear()
    await asyncio.sleep(seconds)
    spent = [each for guest in guests for each in list(guest.spent)]
    memories.append(memory_of(server))
    found = summary(len(guests), streams, time.monotonic() - start, spent, watchers, memories)
    await asyncio.to_thread(leave, guests)
    await watchers.close()
    return found


def summary(
    tables: int, streams: int, took: float, spent: list[float], watchers: Watchers, memories: list[int]
) -> Load:
    """Put together what was measured; memory was looked at empty, seated, watched and played."""
    cuts = quantiles([*spent, *spent], n=100) if spent else [0.0] * 99
    seated, watched, played = [after - before for before, after in pairwise(memories)]
    return Load(
        tables=tables,
        streams=streams,
        seconds=round(took, 1),
        answers_per_s=round(len(spent) / took, 1),
        p50_ms=round(1000 * cuts[49], 1),
        p99_ms=round(1000 * cuts[98], 1),
        events=watchers.events,
        refused=watchers.lost,
        table_kb=round(seated / 1000 / max(1, tables), 1),
        stream_kb=round(watched / 1000 / max(1, streams), 1),
        memory_mb=round(memories[2] / 1_000_000, 1),
        grown_mb=round(played / 1_000_000, 1),
    )


def load(
    tables: int,
    streams: int,
    seconds: float,
    think: float = 0.0,
    db: str = "",
    games: list[str] | None = None,
    bots: bool = False,
) -> Load:
    """Open a house of our own in another process, and measure it."""
    many_files()
    with tempfile.TemporaryDirectory() as folder:
        held = door()
        where = db or f"sqlite:///{Path(folder) / 'herna.db'}"
        server = Server(where, secrets.token_bytes(32), int(held.getsockname()[1]), Path(folder) / "log")
        server.start()
        try:
            server.wait()
            return asyncio.run(
                measure(server, tables, streams, seconds, think, games or drawable_games(), bots)
            )
        finally:
            server.kill()
            held.close()
