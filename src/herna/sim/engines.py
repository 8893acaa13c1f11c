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
from typing import Any, Final, Generic, TypeVar

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
    crew: Crew[Portion, Result] = Crew(task, by.jobs)
    try:
        for portion in portions:
            crew.add(portion)
            if len(crew.waiting) >= AHEAD * by.jobs:
                yield crew.first()
        while crew.waiting:
            yield crew.first()
    finally:
        crew.pool.shutdown(wait=False, cancel_futures=True)


class Crew(Generic[Portion, Result]):
    """Workers, the portions they have not finished, and what was promised for each."""

    def __init__(self, task: Callable[[Portion], Result], jobs: int) -> None:
        self.task = task
        self.jobs = jobs
        self.pool = new_pool(jobs)
        self.waiting: deque[Portion] = deque()
        self.promised: deque[Future[Result]] = deque()
        self.deaths = 0

    def add(self, portion: Portion) -> None:
        """Hand out one more portion."""
        self.waiting.append(portion)
        try:
            self.promised.append(self.pool.submit(self.task, portion))
        except BrokenProcessPool:
            self.replace()

    def first(self) -> Result:
        """Return the result of the portion that waits longest."""
        while True:
            try:
                result = self.promised[0].result()
            except BrokenProcessPool:
                self.replace()
                continue
            self.deaths = 0
            self.waiting.popleft()
            self.promised.popleft()
            return result

    def replace(self) -> None:
        """Hire new workers and hand out again all that is not finished."""
        self.deaths += 1
        if self.deaths >= DEATHS:
            raise HernaError(f"{self.deaths} workers in a row died; the work itself ends them") from None
        self.pool.shutdown(wait=False, cancel_futures=True)
        self.pool = new_pool(self.jobs)
        portions, self.waiting, self.promised = self.waiting, deque(), deque()
        for portion in portions:
            self.add(portion)


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
