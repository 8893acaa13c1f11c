"""A plugin for pytest: collects the tests once, then breaks line after line in copies of the process.

It must not import the rules itself, for the tests decide how those are imported.
"""

from __future__ import annotations

import importlib.machinery
import json
import os
import resource
import signal
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType
from typing import Any, Final

from herna.sim.breaking.breaks import Break, breaks, broken
from herna.sim.breaking.swap import Swapper
from herna.sim.breaking.tracks import Tracks, cited, tracked

ORDER: Final = "HERNA_BREAK_ORDER"
"""In the environment: a file that says what to break, and where to write what was noticed."""
ONE: Final = "HERNA_BREAK_ONE"
"""In the environment: one module and the number of one break, which the tests then run with."""
TRACKS: Final = "HERNA_BREAK_TRACKS"
"""In the environment beside that: where the tests that run each line are kept, so that those come first."""
MEMORY: Final = 4 << 30
"""Bytes a broken rule may take before that counts as noticed."""
PATIENCE: Final = (2.0, 30.0)
"""Seconds of the processor a test may take, and that many times what it takes unbroken."""
WHOLE: Final = 240
"""Seconds of the processor that all tests of a game may take when they are started anew."""
LATE: Final = 8.0
"""Seconds that the tests for every game may take for one break, the quickest first."""

NOTICED: Final = "noticed"
SURVIVED: Final = "survived"
UNSEEN: Final = "unseen"
"""No test runs the line."""
ANEW: Final = "anew"
"""It works when a module is imported, so the tests must be started anew for it."""


@dataclass
class Order:
    """What to break, and where to write what came of it."""

    game: str
    chosen: list[tuple[str, int]]
    """Modules and the numbers of their breaks."""
    files: list[str]
    last: list[str]
    """Folders of tests that are tried after all others."""
    tracks: str
    """Where the tests that run each line are kept."""
    out: str
    jobs: int = 1
    only: dict[str, list[str]] = field(default_factory=dict)
    """For a break, written ``path:number``, the paragraphs whose tests alone are tried, until shown."""


def ordered() -> Order | None:
    """Return what this process was asked to do, if anything."""
    path = os.environ.get(ORDER)
    if path is None:
        return None
    plain = json.loads(Path(path).read_text(encoding="utf-8"))
    return Order(**plain | {"chosen": [tuple(each) for each in plain["chosen"]]})


FAILED: Final[list[str]] = []
"""The tests that failed in this process."""


def pytest_configure() -> None:
    """Where one break was asked for, import its module with it."""
    if (asked := os.environ.get(ONE)) is not None:
        path, _, number = asked.rpartition(":")
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (WHOLE, WHOLE))
        import_broken(path, int(number))


def import_broken(path: str, number: int) -> None:
    """Let a module be imported with a break, wherever it is found."""
    code = broken(Path(path).read_text(encoding="utf-8"), path, number)
    loader: Any = importlib.machinery.SourceFileLoader
    usual = loader.get_code

    def get_code(self: Any, name: str) -> CodeType | None:
        found: CodeType | None = code if os.path.realpath(self.path) == path else usual(self, name)
        return found

    loader.get_code = get_code


def pytest_collection_modifyitems(config: Any, items: list[Any]) -> None:
    """Of tests for every game keep those of this one."""
    if (asked := os.environ.get(ONE)) is not None:
        sooner(items, asked.rpartition(":")[0], Path(os.environ[TRACKS]))
    order = ordered()
    if order is not None:
        dropped = [item for item in items if is_late(item, order) and not is_about(item, order.game)]
        items[:] = [item for item in items if item not in set(dropped)]
        config.hook.pytest_deselected(items=dropped)


def sooner(items: list[Any], path: str, kept: Path) -> None:
    """Let those tests come first that run most of a module, and quick ones before slow ones."""
    tracks = Tracks(**json.loads(kept.read_text(encoding="utf-8")))
    runs = Counter(test for tests in tracks.lines.get(path, {}).values() for test in tests)
    known = {name: (-runs[test], tracks.seconds[test]) for test, name in enumerate(tracks.tests)}
    items.sort(key=lambda item: known.get(item.nodeid, (0, 0.0)))


def is_late(item: Any, order: Order) -> bool:
    """Whether a test is one of those for every game."""
    return any(str(item.path).startswith(folder) for folder in order.last)


def is_about(item: Any, game: str) -> bool:
    """Whether a test for every game is tried with this one."""
    return f"[{game}" in item.nodeid or f"-{game}" in item.nodeid or "[" not in item.nodeid


def pytest_runtest_logreport(report: Any) -> None:
    """Note which test fails, in whichever of its phases."""
    if report.failed:
        FAILED.append(report.nodeid)


def pytest_runtestloop(session: Any) -> bool | None:
    """Instead of running the tests, break line after line and see which test notices."""
    order = ordered()
    if order is None:
        return None
    items = session.items
    tracks = tracked(items, order.files, Path(order.tracks), perform)
    with Path(order.out).open("w", encoding="utf-8") as out:
        Breaker(order, items, tracks, out).run()
    return True


def perform(items: list[Any], at: int) -> bool:
    """Run one test, followed by the next; return whether it passed."""
    before = len(FAILED)
    follower = items[at + 1] if at + 1 < len(items) else None
    items[at].config.hook.pytest_runtest_protocol(item=items[at], nextitem=follower)
    return len(FAILED) == before


class Breaker:
    """Breaks lines in copies of this process, some at a time."""

    def __init__(self, order: Order, items: list[Any], tracks: Tracks, out: Any) -> None:
        self.order = order
        self.items = items
        self.tracks = tracks
        self.out = out
        self.swapper = Swapper(order.files)
        self.found: dict[str, list[Break]] = {}
        self.running: dict[int, tuple[dict[str, object], int]] = {}
        self.shown: set[str] = set()
        """Paragraphs named by tests that have noticed something."""

    def run(self) -> None:
        """Break everything that was chosen."""
        for path, number in self.order.chosen:
            while len(self.running) >= self.order.jobs:
                self.reap()
            self.begin(path, number)
        while self.running:
            self.reap()

    def begin(self, path: str, number: int) -> None:
        """Try one break, in a copy of this process if any test can notice."""
        if path not in self.found:
            self.found[path] = breaks(Path(path).read_text(encoding="utf-8"))
        found = self.found[path][number]
        line: dict[str, object] = {"path": path, "number": number}
        tests = self.tests(path, found)
        if not found.where:
            self.tell(line | {"came": ANEW})
        elif not tests and self.order.only:
            return
        elif not tests:
            self.tell(line | {"came": UNSEEN})
        else:
            end, start = os.pipe()
            child = os.fork()
            if child == 0:
                os.close(end)
                self.suffer(path, number, tests, start)
            os.close(start)
            self.running[child] = (line, end)

    def tests(self, path: str, found: Break) -> list[int]:
        """Return the tests that run a line: first those that name its paragraph, then the quickest."""
        covering = self.tracks.covering(path, found.first, found.last)
        wanted = self.order.only.get(f"{path}:{found.number}")
        if wanted is not None:
            left = set(wanted) - self.shown
            return [test for test in covering if set(self.tracks.marks[test]) & left]
        named = cited(path, found.where)
        late = [test for test in covering if is_late(self.items[test], self.order)]
        own = sorted(set(covering) - set(late), key=self.tracks.seconds.__getitem__)
        own.sort(key=lambda test: not named & set(self.tracks.marks[test]))
        return own + self.in_time(late)

    def in_time(self, tests: list[int]) -> list[int]:
        """Return the quickest of some tests, as many as fit into the time there is."""
        kept, spent = [], 0.0
        for test in sorted(tests, key=self.tracks.seconds.__getitem__):
            spent += self.tracks.seconds[test]
            if spent > LATE:
                break
            kept.append(test)
        return kept

    def suffer(self, path: str, number: int, tests: list[int], pipe: int) -> None:
        """Run the tests with the break until one notices; never returns."""
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        code = broken(Path(path).read_text(encoding="utf-8"), path, number)
        if not self.swapper.swap(path, code):
            os.write(pipe, ANEW.encode())
            os._exit(0)
        chosen = [self.items[test] for test in tests]
        for at, test in enumerate(tests):
            os.write(pipe, f"{test} ".encode())
            signal.setitimer(signal.ITIMER_PROF, PATIENCE[0] + PATIENCE[1] * self.tracks.seconds[test])
            if not perform(chosen, at):
                os._exit(1)
        os.write(pipe, SURVIVED.encode())
        os._exit(0)

    def reap(self) -> None:
        """Wait until one copy of the process is done, and write down what came of it."""
        child, _status = os.wait()
        line, end = self.running.pop(child)
        with os.fdopen(end, encoding="utf-8") as pipe:
            said = pipe.read()
        last = said.split()[-1] if said.split() else ""
        if last in (ANEW, SURVIVED):
            self.tell(line | {"came": last})
        else:
            test = int(last) if last.isdecimal() else -1
            self.tell(line | {"came": NOTICED} | self.noticed_by(test))

    def noticed_by(self, test: int) -> dict[str, object]:
        """Say which test noticed."""
        if test < 0:
            return {"test": "", "late": False, "rules": []}
        item = self.items[test]
        self.shown.update(self.tracks.marks[test])
        return {
            "test": self.tracks.tests[test],
            "late": is_late(item, self.order),
            "rules": self.tracks.marks[test],
        }

    def tell(self, line: dict[str, object]) -> None:
        """Tell one thing to whoever started this process."""
        self.out.write(json.dumps(line) + "\n")
        self.out.flush()


if sys.platform == "win32":
    raise SystemExit("herna: rules can be broken only where a process can copy itself, not on Windows")
