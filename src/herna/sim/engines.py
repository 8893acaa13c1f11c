"""Where many games are played: in this process, on all cores, or on a Ray cluster, behind one call.

Portions of work are handed out in order and their results given back in order, so that what comes out does
not depend on who played it; only a few portions wait at a time, so that memory does not grow with them.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from herna.kernel.errors import HernaError

Portion = TypeVar("Portion")
Result = TypeVar("Result")

HERE: Final = "process"
POOL: Final = "pool"
RAY: Final = "ray"
ENGINES: Final = (HERE, POOL, RAY)

AHEAD: Final = 2
"""How many portions wait for each worker."""
DEATHS: Final = 5
"""How many workers may die in a row before we believe that the work itself kills them."""


@dataclass(frozen=True)
class Engine:
    """Who does the work."""

    kind: str = HERE
    jobs: int = 1
    address: str = ""
    """A Ray cluster's address; without one, Ray starts on this machine."""


def engine(kind: str = "", jobs: int = 1, address: str = "") -> Engine:
    """Return an engine by its name; without one, several jobs mean all cores' pool."""
    chosen = kind or (POOL if jobs > 1 else HERE)
    if chosen not in ENGINES:
        raise HernaError(f"there is no engine {kind!r}; there are: {', '.join(ENGINES)}")
    if address and chosen != RAY:
        raise HernaError("an address is that of a Ray cluster; add --engine ray")
    return Engine(chosen, jobs, address)


def run(task: Callable[[Portion], Result], portions: Iterable[Portion], by: Engine) -> Iterator[Result]:
    """Do a task for every portion; give the results in the portions' order."""
    if by.kind == RAY:
        return on_ray(task, portions, by)
    if by.kind == POOL:
        return in_pool(task, portions, by)
    return map(task, portions)


def in_pool(task: Callable[[Portion], Result], portions: Iterable[Portion], by: Engine) -> Iterator[Result]:
    """Use so many processes; what a dying one had in hand is done again by a new one."""
    coming = iter(portions)
    waiting: deque[tuple[Portion, Future[Result]]] = deque()
    pool = new_pool(by.jobs)
    deaths = 0
    try:
        while True:
            while len(waiting) < AHEAD * by.jobs:
                portion = next(coming, None)
                if portion is None:
                    break
                waiting.append((portion, pool.submit(task, portion)))
            if not waiting:
                return
            try:
                result = waiting[0][1].result()
            except BrokenProcessPool:
                deaths += 1
                if deaths >= DEATHS:
                    raise HernaError(f"{deaths} workers in a row died; the work itself ends them") from None
                pool.shutdown(wait=False, cancel_futures=True)
                pool = new_pool(by.jobs)
                waiting = deque((left, pool.submit(task, left)) for left, _lost in waiting)
                continue
            deaths = 0
            waiting.popleft()
            yield result
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def new_pool(jobs: int) -> ProcessPoolExecutor:
    """Return fresh workers; they start from nothing, so that they are the same on every system."""
    return ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"))


def on_ray(task: Callable[[Portion], Result], portions: Iterable[Portion], by: Engine) -> Iterator[Result]:
    """Use a Ray cluster, which plays again what a lost worker or machine had in hand."""
    ray = import_ray()
    started = not ray.is_initialized()
    if started:
        start_ray(ray, by)
    remote = ray.remote(max_retries=DEATHS)(call)
    workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: deque[Any] = deque()
    try:
        for portion in portions:
            waiting.append(remote.remote(task, portion))
            if len(waiting) > AHEAD * workers:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())
    finally:
        if started:
            ray.shutdown()


def call(task: Callable[[Portion], Result], portion: Portion) -> Result:
    """Do a task for one portion, on some machine."""
    return task(portion)


def import_ray() -> Any:
    """Return Ray, or say how to get it."""
    try:
        import ray
    except ImportError:
        raise HernaError('Ray is not installed; install it with: pip install "herna[scale]"') from None
    return ray


def start_ray(ray: Any, by: Engine) -> None:
    """Join the cluster at the engine's address, or start one on this machine."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    path = os.pathsep.join(folder for folder in sys.path if folder)
    shared: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if by.address:
            ray.init(by.address, **shared)
        else:
            here = {"env_vars": {"PYTHONPATH": path}}
            ray.init(num_cpus=max(1, by.jobs), include_dashboard=False, runtime_env=here, **shared)
    except (ConnectionError, RuntimeError, ValueError) as wrong:
        raise HernaError(f"Ray cannot be reached at {by.address or 'this machine'}: {wrong}") from None
