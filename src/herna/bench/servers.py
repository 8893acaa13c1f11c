"""Servers in processes of their own, for measuring and killing; what one says before it fails is kept."""

from __future__ import annotations

import logging
import multiprocessing
import os
import socket
import time
import urllib.request
from multiprocessing.process import BaseProcess
from multiprocessing.sharedctypes import Synchronized
from pathlib import Path
from typing import Any, Final

import uvicorn

from herna.games import CATALOGUE
from herna.kernel.errors import HernaError
from herna.web.config import Config
from herna.web.guard.readers import Reader, many_files
from herna.web.serve import USUAL_HOST, settle

LEASE: Final = 1.0
PATIENCE: Final = 120.0
"""Seconds within which a server must answer, or a table go on, on a machine that is not overloaded."""

UNBOUND: Final[dict[str, Any]] = {
    "posts_per_minute": 10**9,
    "tables_per_hour": 10**9,
    "streams_per_client": 10**6,
    "at_once": 10**6,
    "processes": 1,
    "lease": LEASE,
}
"""All guests come from this machine, so what one client may do does not matter here."""

TAIL: Final = 3000
"""How many characters of a server's log are shown when it failed."""


class ServerFailed(HernaError):  # noqa: N818
    """A server that ended by itself, or never answered."""


def patience() -> float:
    """Return how many seconds to wait: longer while more processes want to run than there are cores."""
    return PATIENCE * max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


def shift(clock: Synchronized[float]) -> None:
    """Let this process's clock be wrong by as much as somebody else says."""
    right = time.time
    vars(time)["time"] = lambda: right() + clock.value


def open_house(
    port: int, db: str, secret: bytes, catalogue: dict[str, str], log: Path, clock: Synchronized[float]
) -> None:
    """Serve until killed; this runs in a process of its own, and writes all it says to a file."""
    shift(clock)
    from herna.web.app import create_app

    with log.open("ab") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    many_files()
    CATALOGUE.update(catalogue)
    config = Config(db, secret, **UNBOUND)
    app = create_app(config)
    settle()
    uvicorn.run(app, host=USUAL_HOST, port=port, log_level="error", http=Reader)


class Server:
    """A server process that is killed and started again on the same port."""

    def __init__(self, db: str, secret: bytes, port: int, log: Path) -> None:
        self.db: Final = db
        self.secret: Final = secret
        self.port: Final = port
        self.log: Final = log
        self.process: BaseProcess | None = None
        self.clock: Final[Synchronized[float]] = multiprocessing.get_context("forkserver").Value("d", 0.0)
        """By how many seconds its clock is wrong."""

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self.process is not None and self.process.pid is not None
        return self.process.pid

    def start(self) -> None:
        """Start it, without waiting."""
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["herna.web.app", "herna.bench.servers"])
        arguments = (self.port, self.db, self.secret, dict(CATALOGUE), self.log, self.clock)
        self.process = context.Process(target=open_house, args=arguments)
        self.process.start()

    def is_open(self) -> bool:
        """Whether the server answers a question about its health."""
        try:
            with urllib.request.urlopen(f"http://{USUAL_HOST}:{self.port}/health", timeout=5) as reply:
                return bool(reply.status == 200)
        except OSError:
            return False

    def wait(self) -> None:
        """Wait until it answers; a server that ends by itself or never answers is a finding."""
        start = time.monotonic()
        while not self.is_open():
            assert self.process is not None
            if not self.process.is_alive():
                raise self.failure(f"ended by itself with exit code {self.process.exitcode}")
            waited = time.monotonic() - start
            if waited > patience():
                raise self.failure(f"did not answer within {waited:.0f} seconds")
            time.sleep(0.02)

    def failure(self, what: str) -> ServerFailed:
        """Return what went wrong, with the last that the server wrote."""
        said = self.log.read_text(errors="replace")[-TAIL:].strip() if self.log.exists() else ""
        return ServerFailed(f"a server {what}; its log ends with:\n{said or '(nothing)'}")

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
