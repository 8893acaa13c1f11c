"""Work on many positions, shared among processes; where it is done changes nothing of what comes out.

A process that is forked has all positions already, so nothing is pickled on the way there; on the way back
come arrays. Where processes cannot be forked, or one is enough, the work is done here.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from herna.kernel.errors import HernaError

T = TypeVar("T")

Work = Callable[[range], T]
"""What one process does: its share of the positions, by their places, becomes one result."""


def all_cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def shares(count: int, processes: int) -> Iterator[range]:
    """Cut so many places into runs that are as long as each other, or one longer; none is empty."""
    processes = max(1, min(processes, count))
    for number in range(processes):
        yield range(count * number // processes, count * (number + 1) // processes)


def shared(work: Work[T], count: int, processes: int) -> list[T]:
    """Do work on so many places in so many processes; return the results in the order of the places."""
    if processes < 1:
        raise HernaError(f"work needs at least one process, not {processes}")
    parts = list(shares(count, processes))
    if len(parts) == 1 or sys.platform != "linux":
        return [work(part) for part in parts]
    context = multiprocessing.get_context("fork")
    waiting: list[tuple[Any, Connection]] = []
    for part in parts:
        here, there = context.Pipe(duplex=False)
        process = context.Process(target=answer, args=(work, part, there), daemon=True)
        process.start()
        there.close()
        waiting.append((process, here))
    return [heard(process, pipe) for process, pipe in waiting]


def answer(work: Work[Any], part: range, pipe: Connection) -> None:
    """Do one share in a process of its own and send what came of it."""
    try:
        pipe.send((True, work(part)))
    except HernaError as wrong:
        pipe.send((False, str(wrong)))


def heard(process: Any, pipe: Connection) -> Any:
    """Wait for one process and return its result."""
    try:
        well, found = pipe.recv()
    except EOFError:
        well, found = False, "a process ended before its work was done"
    process.join()
    pipe.close()
    if not well:
        raise HernaError(str(found))
    return found
