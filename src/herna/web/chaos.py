"""Kills the server again and again while tables play, and counts what was lost: nothing may be."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import secrets
import socket
import tempfile
import time
import urllib.request
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final

import uvicorn

from herna.games import CATALOGUE
from herna.kernel.errors import HernaError
from herna.web.config import Config
from herna.web.database import address
from herna.web.guests import Guest, Played
from herna.web.problems import NoSuchTable
from herna.web.serve import USUAL_HOST
from herna.web.shelf import shelf
from herna.web.store import Store
from herna.web.tables import ready

EARLY: Final = 0.2
"""How often a server is killed before it has opened, in the middle of its start."""

LONGEST_LIFE: Final = 3.0
"""Seconds that a server lives, at most, once it has opened."""

LEASE: Final = 1.0
PATIENCE: Final = 120.0
"""Seconds after the last kill within which every table must have gone on."""


@dataclass(frozen=True)
class Chaos:
    """What was found."""

    kills: int
    acknowledged: int
    lost: int
    """Answers that were acknowledged and are not in the record."""
    doubled: int
    """Answers in the record that nobody gave, or gave once and are there twice."""
    stuck: int
    """Tables that do not go on, or whose record no longer plays."""
    tables: int
    servers: int


def open_house(port: int, db: str, secret: bytes, catalogue: dict[str, str]) -> None:
    """Serve until killed; this runs in a process of its own."""
    from herna.web.app import create_app

    CATALOGUE.update(catalogue)
    config = Config(db, secret, posts_per_minute=10**9, processes=1, lease=LEASE, streams_per_client=10**6)
    uvicorn.run(create_app(config), host=USUAL_HOST, port=port, log_level="error")


class Server:
    """A server process that is killed and started again on the same port."""

    def __init__(self, db: str, secret: bytes, port: int) -> None:
        self.db: Final = db
        self.secret: Final = secret
        self.port: Final = port
        self.process: BaseProcess | None = None

    def start(self) -> None:
        """Start it, without waiting."""
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["herna.web.app", "herna.web.chaos"])
        arguments = (self.port, self.db, self.secret, dict(CATALOGUE))
        self.process = context.Process(target=open_house, args=arguments)
        self.process.start()

    def is_open(self) -> bool:
        """Whether it answers."""
        try:
            with urllib.request.urlopen(f"http://{USUAL_HOST}:{self.port}/health", timeout=5) as reply:
                return bool(reply.status == 200)
        except OSError:
            return False

    def wait(self) -> None:
        """Wait until it answers; a server that ends by itself or never answers is a finding."""
        last = time.monotonic() + PATIENCE
        while not self.is_open():
            assert self.process is not None
            if not self.process.is_alive():
                raise HernaError(f"a server ended by itself with exit code {self.process.exitcode}")
            if time.monotonic() > last:
                raise HernaError(f"a server did not answer within {PATIENCE:.0f} seconds")
            time.sleep(0.02)

    def kill(self) -> None:
        """End it with SIGKILL: it cannot notice, and nothing is finished."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process.close()
            self.process = None


def door() -> socket.socket:
    """Hold a port for a server that comes and goes: it may listen there, nobody else is given it."""
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind((USUAL_HOST, 0))
    return held


def pester(servers: list[Server], kills: int, rng: random.Random) -> None:
    """Kill servers at random moments, each time starting them again; at the end all are open."""
    for server in servers:
        server.start()
    for _kill in range(kills):
        server = rng.choice(servers)
        if rng.random() >= EARLY:
            server.wait()
            time.sleep(rng.uniform(0, LONGEST_LIFE))
        else:
            time.sleep(rng.uniform(0, LONGEST_LIFE / 2))
        server.kill()
        server.start()
    for server in servers:
        server.wait()


def stuck(guests: list[Guest]) -> int:
    """Return how many tables do not go on within the time they have."""
    waiting = {
        guest: (len(guest.played), guest.played[-1].version if guest.played else 0) for guest in guests
    }
    last = time.monotonic() + PATIENCE
    while waiting and time.monotonic() < last:
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


def chaos(kills: int, db: str = "", tables: int = 6, seed: int = 0, games: list[str] | None = None) -> Chaos:
    """Let tables play over loopback while their server is killed; then look whether anything is missing."""
    os.environ.setdefault("PYTHONWARNINGS", "ignore:resource_tracker")  # the killed leave their locks to it
    rng = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        where = db or f"sqlite:///{Path(folder) / 'herna.db'}"
        shared = address(where).get_backend_name() != "sqlite"
        secret = secrets.token_bytes(32)
        doors = [door() for _server in range(1 + shared)]
        ports = [int(each.getsockname()[1]) for each in doors]
        servers = [Server(where, secret, port) for port in ports]
        guests = [Guest(number, ports, games or shelf(), seed) for number in range(tables)]
        for guest in guests:
            guest.start()
        try:
            pester(servers, kills, rng)
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
        played = [each for guest in guests for each in guest.played]
        lost, doubled, broken = asyncio.run(audit(where, played))
    acknowledged = sum(len(each.acknowledged) for each in played)
    return Chaos(kills, acknowledged, lost, doubled, standing + broken, len(played), len(servers))
