"""Bots think in processes of their own, so that the server always has time for people."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from threading import Thread
from typing import Any, Final, TypeVar

from herna.fast import ready
from herna.games import CATALOGUE
from herna.kernel.record import write
from herna.kernel.rng import seeded
from herna.web import worker
from herna.web.tables import Live
from herna.web.wake import begin

LOG: Final = logging.getLogger("herna.web")
PATIENCE: Final = 60.0
"""Seconds after which a thought is given up."""

T = TypeVar("T")


@dataclass(frozen=True)
class Question:
    """What a bot is asked, taken from a table before it is left."""

    table: str
    record: str
    seat: int
    level: str
    codes: tuple[str, ...]
    """The legal answers, for the case that the bot gives none."""


def question(live: Live, seat: int, level: str) -> Question:
    """Return what to ask a bot that sits at a seat."""
    match = live.playing()
    choice = match.choice
    assert choice is not None
    codes = tuple(match.game.verbs.code(option) for option in choice.options)
    return Question(live.table.id, write(match.record), seat, level, codes)


class Thinkers:
    """A few processes that think for the bots of all tables."""

    def __init__(self, processes: int = 0, building: Thread | None = None) -> None:
        self.processes: Final = processes or max(1, min(4, (os.cpu_count() or 2) - 1))
        self.pool: ProcessPoolExecutor | None = None
        self.building = building

    def call(self, work: Callable[..., T], *args: object) -> asyncio.Future[T]:
        """Let a process do something; once the compiled rules are ready, new processes use them."""
        if self.building is not None and not self.building.is_alive():
            self.building = None
            self.close()
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.processes,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=begin,
                initargs=(str(ready() or ""), dict(CATALOGUE)),
            )
        return asyncio.get_running_loop().run_in_executor(self.pool, work, *args)

    async def work(self, work: Callable[..., T], *args: object) -> T | None:
        """Let a process do something within the time given; None if it could not, even at a second try."""
        for _attempt in range(2):
            pool = self.pool
            try:
                return await asyncio.wait_for(self.call(work, *args), PATIENCE)
            except (BrokenProcessPool, TimeoutError) as wrong:
                LOG.warning("a bot's process gave up: %s", type(wrong).__name__)
                if pool is self.pool or pool is None:
                    self.close()
            except Exception:
                LOG.exception("a bot failed")
                return None
        return None

    async def answer(self, asked: Question) -> str:
        """Return a bot's answer; a legal one at random if it has none."""
        luck = secrets.randbits(64)
        found = await self.work(worker.think, asked.table, asked.record, asked.seat, asked.level, luck)
        if found is not None and found in asked.codes:
            return found
        return asked.codes[seeded(luck).below(len(asked.codes))]

    def close(self) -> None:
        """Send the processes home; one that is deep in thought is ended."""
        pool, self.pool = self.pool, None
        if pool is None:
            return
        running: dict[int, Any] = dict(getattr(pool, "_processes", None) or {})
        pool.shutdown(wait=False, cancel_futures=True)
        for process in running.values():
            process.terminate()
