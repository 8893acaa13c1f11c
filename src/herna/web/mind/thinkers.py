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

from herna.build.background import ready
from herna.games import CATALOGUE
from herna.kernel.record import write
from herna.web.mind import worker
from herna.web.mind.queue import FairQueue
from herna.web.mind.wake import begin
from herna.web.table.tables import Live

LOG: Final = logging.getLogger("herna.web")
PATIENCE: Final = 60.0
"""Seconds after which a thought is given up."""

TRIES: Final = 3
"""How often something is tried; a process may also end because another one did."""

CROWDED: Final = 4.0
"""How many questions may wait for each process before bots think shorter."""

SHORTEST: Final = 0.05
USUAL_SECONDS: Final = {"easy": 0.5, "medium": 1.2, "hard": 2.5, "expert": 2.5}
"""The longest that our own bots think, by level; in a crowded house it is shared out."""

MANNER_OF: Final = {"medium": "/d12", "hard": "/d12", "expert": "/d12/net"}
"""Who plays on beyond the moves it plans, or knows a net, does so also when it thinks shorter."""

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
    owner: str
    """Who opened the table: everybody's bots take turns."""


def question(live: Live, seat: int, level: str) -> Question:
    """Return what to ask a bot that sits at a seat."""
    match = live.playing()
    choice = match.choice
    assert choice is not None
    codes = tuple(match.game.verbs.code(option) for option in choice.options)
    return Question(live.table.id, write(match.record), seat, level, codes, live.table.host)


class Thinkers:
    """A few processes that think for the bots of all tables."""

    def __init__(self, processes: int = 0, building: Thread | None = None) -> None:
        self.processes: Final = processes or max(1, min(4, (os.cpu_count() or 2) - 1))
        self.pool: ProcessPoolExecutor | None = None
        self.queue: Final = FairQueue(self.processes)
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

    async def work(
        self, work: Callable[..., T], *args: object, owner: str = "", patient: bool = False
    ) -> T | None:
        """Let a process do something; None if it could not, even at a further try.

        Whoever asks waits in the line of an ``owner``; time counts once a process has begun.
        """
        for _attempt in range(TRIES):
            try:
                async with self.queue.place(owner, patient):
                    return await self.within_time(work, *args)
            except (BrokenProcessPool, TimeoutError) as wrong:
                LOG.warning("a bot's process gave up: %s", type(wrong).__name__)
            except Exception:
                LOG.exception("a bot failed")
                return None
        return None

    async def within_time(self, work: Callable[..., T], *args: object) -> T:
        """Let a process do something within the time given; who takes longer is sent home."""
        future = self.call(work, *args)
        pool = self.pool
        done, _late = await asyncio.wait({future}, timeout=PATIENCE)
        if not done or future.cancelled() or isinstance(future.exception(), BrokenProcessPool):
            if pool is self.pool:
                self.close()
            raise TimeoutError
        return future.result()

    async def answer(self, asked: Question) -> str:
        """Return a bot's answer; where processes fail, the one that looks best at first sight."""
        luck, level = secrets.randbits(64), self.affordable(asked.level)
        given = (asked.table, asked.record, asked.seat, level, luck)
        found = await self.work(worker.think, *given, owner=asked.owner)
        if found is not None and found in asked.codes:
            return found
        return await asyncio.to_thread(worker.glance, asked.record, asked.seat)

    def affordable(self, level: str) -> str:
        """Return how a bot thinks now: in a crowded house shorter, but never at random."""
        crowd = self.queue.waiting / self.processes
        known, _, character = level.partition(":")
        usual = USUAL_SECONDS.get(known)
        if usual is None or crowd < CROWDED:
            return level
        shorter = f"search:{max(SHORTEST, usual * CROWDED / crowd):.2f}s{MANNER_OF.get(known, '')}"
        return f"{shorter}:{character}" if character else shorter

    def close(self) -> None:
        """Send the processes home; one that is deep in thought is ended."""
        pool, self.pool = self.pool, None
        if pool is None:
            return
        running: dict[int, Any] = dict(getattr(pool, "_processes", None) or {})
        pool.shutdown(wait=False, cancel_futures=True)
        for process in running.values():
            process.terminate()
