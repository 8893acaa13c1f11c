"""A batch over several processes: each plays tables of its own and writes what they ask into shared memory.

Nothing is pickled between two steps: answers, observations and options lie in memory that all processes see,
and a pipe carries a single byte to say that it is somebody else's turn. The tables of one process may be
answered while others still play: ``send`` some, ``recv`` whoever is ready.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterable
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
from numpy.typing import DTypeLike, NDArray

from herna.envs.batch import Batch, BatchEnv
from herna.envs.encoding import PLACING
from herna.games import CATALOGUE
from herna.kernel.errors import HernaError

GO, RESET, LEAVE, READY, FAILED = b"g", b"r", b"l", b"y", b"!"


@dataclass(frozen=True)
class Shape:
    """What one process plays, and so what its memory holds."""

    game: str
    module: str
    """Where the game's package is, also for games that another process added to the catalogue."""
    count: int
    seats: int
    variants: dict[str, str]
    reward: str
    dtype: str

    def env(self) -> BatchEnv:
        """Return the tables of one process."""
        kind = np.dtype(self.dtype)
        return BatchEnv(self.game, self.count, self.seats, self.variants, self.reward, kind)

    def arrays(self) -> list[tuple[tuple[int, ...], DTypeLike]]:
        """Return the shape and kind of each array: six of a batch, then the answers and the seed."""
        batch: tuple[NDArray[Any], ...] = self.env().buffers()
        own: list[tuple[tuple[int, ...], DTypeLike]] = [((self.count,), np.int64), ((1,), np.int64)]
        return [*((each.shape, each.dtype) for each in batch), *own]

    def size(self) -> int:
        """Return how many bytes all arrays take."""
        return sum(padded(shape, kind) for shape, kind in self.arrays())

    def laid_out(self, memory: SharedMemory) -> list[NDArray[Any]]:
        """Return the arrays in a piece of memory."""
        found: list[NDArray[Any]] = []
        start = 0
        for shape, kind in self.arrays():
            found.append(np.ndarray(shape, kind, memory.buf, start))
            start += padded(shape, kind)
        return found


def padded(shape: tuple[int, ...], kind: DTypeLike) -> int:
    """Return how many bytes an array takes, up to the next multiple of eight."""
    return -(-int(np.prod(shape)) * np.dtype(kind).itemsize // 8) * 8


class Worker:
    """One process and the memory that it shares with us."""

    def __init__(self, shape: Shape) -> None:
        self.shape: Final = shape
        self.memory: Final = SharedMemory(create=True, size=shape.size())
        self.arrays: Final = shape.laid_out(self.memory)
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(
            target=play, args=(shape, self.memory.name, theirs), daemon=True
        )
        self.process.start()
        theirs.close()

    def tell(self, what: bytes) -> None:
        """Say whose turn it is."""
        self.pipe.send_bytes(what)

    def hear(self) -> Batch:
        """Wait for the process; return what its tables ask, in its own memory."""
        try:
            said = self.pipe.recv_bytes()
        except EOFError:
            raise HernaError("a process that plays tables has ended; make the environment again") from None
        if said[:1] == FAILED:
            raise HernaError(said[1:].decode())
        observed, starts, options, seat, done, paid, _answers, _seed = self.arrays
        return Batch(observed, starts, options[: starts[-1]], seat, done, paid)

    def close(self) -> None:
        """Let the process go, and give the memory back."""
        if self.process.is_alive():
            self.tell(LEAVE)
            self.process.join(5)
        if self.process.is_alive():
            self.process.kill()
        self.pipe.close()
        self.arrays.clear()
        self.memory.close()
        self.memory.unlink()


def play(shape: Shape, name: str, pipe: Connection) -> None:
    """Play tables for another process until it says that it is enough."""
    CATALOGUE.setdefault(shape.game, shape.module)
    memory = SharedMemory(name=name)
    arrays = shape.laid_out(memory)
    env, into = shape.env(), Batch(*arrays[:6])
    while (said := pipe.recv_bytes()) != LEAVE:
        try:
            if said == RESET:
                env.reset(int(arrays[7][0]), into)
            else:
                env.step(arrays[6], into)
        except HernaError as wrong:
            pipe.send_bytes(FAILED + str(wrong).encode())
        else:
            pipe.send_bytes(READY)
    arrays.clear()
    memory.close()


class ManyEnv:
    """Batches of one game in several processes; each has ``count`` tables of its own."""

    def __init__(
        self,
        game: str,
        count: int,
        workers: int,
        seats: int = 2,
        variants: dict[str, str] | None = None,
        reward: str = PLACING,
        dtype: DTypeLike = np.int16,
    ) -> None:
        if workers < 1:
            raise HernaError(f"tables need at least one process, not {workers}")
        self.count: Final = count
        kind = np.dtype(dtype).str
        BatchEnv(game, count, seats, variants, reward, dtype)  # what is wrong is said here, not by a process
        shape = Shape(game, CATALOGUE[game], count, seats, variants or {}, reward, kind)
        self.workers: Final = [Worker(shape) for _worker in range(workers)]

    def reset(self, seed: int = 0) -> list[Batch]:
        """Set every table, those of all processes together as one ``BatchEnv`` of so many would."""
        for place, worker in enumerate(self.workers):
            worker.arrays[7][0] = seed + place * self.count
            worker.tell(RESET)
        return [worker.hear() for worker in self.workers]

    def send(self, worker: int, places: NDArray[np.int64]) -> None:
        """Answer at all tables of one process, which plays on by itself."""
        if len(places) != self.count:
            raise HernaError(f"{self.count} tables want as many answers, not {len(places)}")
        self.workers[worker].arrays[6][:] = places
        self.workers[worker].tell(GO)

    def recv(self) -> tuple[int, Batch]:
        """Wait for any process; return its place, and what its tables ask until they are answered."""
        ready = wait([worker.pipe for worker in self.workers])[0]
        place = next(i for i, worker in enumerate(self.workers) if worker.pipe is ready)
        return place, self.workers[place].hear()

    def step(self, places: Iterable[NDArray[np.int64]]) -> list[Batch]:
        """Answer at all tables, and wait for all processes."""
        for worker, own in enumerate(places):
            self.send(worker, own)
        return [worker.hear() for worker in self.workers]

    def close(self) -> None:
        """Let all processes go."""
        for worker in self.workers:
            worker.close()

    def __enter__(self) -> ManyEnv:
        return self

    def __exit__(self, *_how: object) -> None:
        self.close()
