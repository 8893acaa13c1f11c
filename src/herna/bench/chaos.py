"""Breaks what servers stand on while tables play, and counts what was lost: nothing may be."""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sqlalchemy import URL

from herna.bench.faults import Faults, Wire
from herna.bench.guests import Guest, Played
from herna.bench.servers import Server, door, patience
from herna.kernel.errors import HernaError
from herna.ui.drawable import drawable_games
from herna.web.guard.problems import NoSuchTable
from herna.web.serve import USUAL_HOST
from herna.web.store.database import address
from herna.web.store.store import Store
from herna.web.table.log import ready

POSTGRES: Final = 5432
"""Where PostgreSQL usually listens."""


@dataclass(frozen=True)
class Chaos:
    """What became of the answers that were acknowledged, and of the tables."""

    faults: dict[str, int]
    """How many of each kind happened."""
    acknowledged: int
    lost: int
    """Answers that were acknowledged and are not in the record, at their place."""
    doubled: int
    """Answers in the record that nobody gave, or gave once and are there twice."""
    went_back: int
    """Looks that showed less than was seen or acknowledged before."""
    stuck: int
    """Tables that do not go on, or whose record no longer plays."""
    tables: int
    servers: int


def stuck(guests: list[Guest]) -> int:
    """Return how many tables do not go on within the time they have."""
    waiting = {
        guest: (len(guest.played), guest.played[-1].version if guest.played else 0) for guest in guests
    }
    start = time.monotonic()
    while waiting and time.monotonic() - start < patience():
        time.sleep(0.1)
        for guest, (tables, version) in list(waiting.items()):
            if len(guest.played) > tables or (guest.played and guest.played[-1].version > version):
                del waiting[guest]
    return len(waiting)


async def audit(db: str, tables: list[Played]) -> tuple[int, int, int]:
    """Compare what was acknowledged with what is in the records: lost, doubled, and records that break."""
    lost = doubled = broken = 0
    store = Store(db)
    await store.open()
    for played in tables:
        try:
            row, seats = await store.table(played.table)
        except NoSuchTable:
            lost += 1 + len(played.acknowledged)
            continue
        entries = await store.entries(played.table)
        kept = {entry.number: entry for entry in entries}
        lost += sum(kept.get(entry.number) != entry for entry in played.acknowledged)
        mine = [entry for entry in entries if entry.seat in played.tokens]
        doubled += sum(entry not in played.sent for entry in mine) + len(entries) - len(kept)
        try:
            ready(row, len(seats), entries)
            broken += row.version != len(entries)
        except HernaError:
            broken += 1
    await store.close()
    return lost, doubled, broken


def failed(found: Chaos) -> bool:
    """Whether anything was lost, doubled, out of order, or does not go on."""
    return bool(found.lost or found.doubled or found.went_back or found.stuck)


# long: one experiment from its beginning to its end, in the order in which it happens
def chaos(
    count: int,
    db: str = "",
    tables: int = 6,
    seed: int = 0,
    games: list[str] | None = None,
    kinds: tuple[str, ...] = ("kill",),
) -> Chaos:
    """Let tables play over loopback while faults happen; then look whether anything is missing."""
    os.environ.setdefault("PYTHONWARNINGS", "ignore:resource_tracker")  # the killed leave their locks to it
    rng = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        where = db or f"sqlite:///{Path(folder) / 'herna.db'}"
        url = address(where)
        wire = None if url.get_backend_name() == "sqlite" else Wire(url.port or POSTGRES)
        through = where if wire is None else shown_to_servers(url, wire)
        secret = secrets.token_bytes(32)
        doors = [door() for _server in range(2 if wire else 1)]
        ports = [int(each.getsockname()[1]) for each in doors]
        servers = [Server(through, secret, port, Path(folder) / f"{port}.log") for port in ports]
        guests = [Guest(number, ports, games or drawable_games(), seed) for number in range(tables)]
        for guest in guests:
            guest.start()
        try:
            done = Faults(servers, rng, wire).happen(count, list(kinds))
            standing = stuck(guests)
            for guest in guests:
                guest.leaving.set()
            for guest in guests:
                guest.join()
        finally:
            for server in servers:
                server.kill()
            for each in doors:
                each.close()
            if wire is not None:
                wire.close()
        played = [each for guest in guests for each in guest.played]
        lost, doubled, broken = asyncio.run(audit(where, played))
    acknowledged = sum(len(each.acknowledged) for each in played)
    went_back = sum(each.went_back for each in played)
    return Chaos(done, acknowledged, lost, doubled, went_back, standing + broken, len(played), len(servers))


def shown_to_servers(url: URL, wire: Wire) -> str:
    """Return the database's address by way of a network that we can break."""
    return url.set(host=USUAL_HOST, port=wire.port).render_as_string(hide_password=False)
