"""How fast the rules run: random play on one core, by the same loop in either build.

Time is the processor's, not the clock's, so that whatever else the machine does counts for less.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from herna.bench.bots import Thinking, thinking
from herna.bench.envs import Stepping, stepping
from herna.bench.growth import Growth, growth
from herna.build import background
from herna.build import compile as compiler
from herna.games import CATALOGUE, game
from herna.kernel import engine
from herna.kernel.errors import HernaError
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from herna.kernel.state import State
from herna.kernel.view import redact, sample

KERNEL: Final = "kernel"
"""What ``bench`` calls the small example game."""
EXAMPLE: Final = "harbours"
SPEED: Final = "speed"
GROWTH: Final = "growth"
THINKING: Final = "thinking"
STEPPING: Final = "stepping"
COPIES: Final = 2_000
GAMES: Final = 16
"""How many positions copies are measured on."""


@dataclass(frozen=True)
class Row:
    """One line of the table: a game with so many seats, in one build."""

    name: str
    seats: int
    build: str
    decisions_per_s: float
    games_per_s: float
    options: float
    """Options per decision."""
    copy_us: float
    redact_us: float
    sample_us: float


def is_compiled(module: str) -> bool:
    """Whether a module runs compiled."""
    return not str(import_module(module).__file__).endswith(".py")


def build_of(key: str) -> str:
    """Return ``compiled`` if both the kernel and the game are, otherwise ``interpreted``."""
    compiled = is_compiled("herna.kernel.engine") and is_compiled(f"{CATALOGUE[key]}.game")
    return "compiled" if compiled else "interpreted"


def positions(table: Any, seats: int) -> list[State]:
    """Return positions from the middle of random games."""
    found: list[State] = []
    for number in range(GAMES):
        state: State = table.new(table.check(Setup(seats, {})), seeded(number))
        length = int(engine.playout(state.copy(), seeded(number), table.limit(seats)))
        engine.playout(state, seeded(number), length // 2)
        found.append(state)
    return found


def timed(call: Any, *arguments: Any) -> float:
    """Return the microseconds one call takes, of many."""
    start = time.process_time()
    for _ in range(COPIES // GAMES):
        call(*arguments)
    return (time.process_time() - start) * 1e6 / (COPIES // GAMES)


def measure(key: str, seats: int, seconds: float) -> Row:
    """Play random games for some seconds, in this process and this build."""
    table = game(key)
    decisions = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or not games:
        state = table.new(table.check(Setup(seats, {})), seeded(games))
        decisions += int(engine.playout(state, seeded(games + 1), table.limit(seats)))
        games += 1
    middle = positions(table, seats)
    asked = [state.pending for state in middle if state.pending is not None]
    seen = [redact(state, 0) for state in middle]
    return Row(
        name=key,
        seats=seats,
        build=build_of(key),
        decisions_per_s=round(decisions / spent),
        games_per_s=round(games / spent, 2),
        options=round(sum(len(choice.options) for choice in asked) / max(1, len(asked)), 2),
        copy_us=round(sum(timed(state.copy) for state in middle) / GAMES, 3),
        redact_us=round(sum(timed(redact, state, 0) for state in middle) / GAMES, 3),
        sample_us=round(sum(timed(sample, state, seeded(1)) for state in seen) / GAMES, 3),
    )


def tree() -> dict[str, Path]:
    """Return the source folders that a measurement needs, by package name."""
    found = {"herna": compiler.PACKAGE}
    if compiler.EXAMPLE.exists():
        found[EXAMPLE] = compiler.EXAMPLE
    return found


@contextmanager
def interpreted() -> Iterator[Path]:
    """Give a folder with the sources alone, so that nothing compiled is found."""
    with tempfile.TemporaryDirectory(prefix="herna-bench-") as folder:
        for name, source in tree().items():
            ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
            shutil.copytree(source, Path(folder) / name, ignore=ignored)
        yield Path(folder)


@contextmanager
def compiled(quick: bool = False) -> Iterator[Path | None]:
    """Give a folder with the fastest modules, making them if need be; None if that is not possible.

    In a hurry any compiled modules do that are finished already.
    """
    trained = not quick and background.can_train()
    try:
        yield (background.ready() if quick else None) or compiler.build(
            compiler.EFFORT[trained], trained=trained
        )
    except HernaError as wrong:
        print(f"herna: {wrong}", file=sys.stderr)
        yield None


def measure_in(folder: Path, key: str, seats: int, seconds: float, what: str = SPEED, *more: int) -> Any:
    """Measure in a process of its own that finds the game in this folder; return plain data."""
    environment = dict(os.environ, PYTHONPATH=str(folder))
    wanted = [what, key, CATALOGUE[key], str(seats), str(seconds), *map(str, more)]
    command = [sys.executable, "-m", "herna.bench.rules", *wanted]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = done.stderr.strip().splitlines() or ["no reason was given"]
        raise HernaError(f"{key} could not be measured: {lines[-1]}")
    return json.loads(done.stdout)


def known(key: str) -> str:
    """Return a game's key in the catalogue; ``kernel`` is the example game, which is added to it."""
    if key != KERNEL:
        return key
    if not compiler.EXAMPLE.exists():
        raise HernaError("the example game is not installed; run this in a clone of the project")
    CATALOGUE.setdefault(EXAMPLE, EXAMPLE)
    if str(compiler.EXAMPLE.parent) not in sys.path:
        sys.path.append(str(compiler.EXAMPLE.parent))
    return EXAMPLE


def bench(
    keys: list[str], seconds: float = 2.0, builds: tuple[str, ...] = (), quick: bool = False
) -> Iterator[Row]:
    """Measure games at their largest table, compiled and interpreted."""
    with interpreted() as plain, compiled(quick) as made:
        folders = {"compiled": made, "interpreted": plain}
        for key in [known(key) for key in keys]:
            seats = max(game(key).seats)
            for build, folder in folders.items():
                if folder is not None and (not builds or build in builds):
                    yield Row(**measure_in(folder, key, seats, seconds))


def bench_growth(keys: list[str], seconds: float = 2.0, quick: bool = False) -> Iterator[Growth]:
    """Measure every table size of games, in the compiled build where there is one."""
    with interpreted() as plain, compiled(quick) as made:
        for key in [known(key) for key in keys]:
            for seats in game(key).seats:
                yield Growth(**measure_in(made or plain, key, seats, seconds, GROWTH))


def bench_thinking(keys: list[str], seconds: float = 2.0, quick: bool = False) -> Iterator[Thinking]:
    """Measure how fast bots think at the smallest and the largest table, compiled where that is possible."""
    with interpreted() as plain, compiled(quick) as made:
        for key in [known(key) for key in keys]:
            for seats in sorted({min(game(key).seats), max(game(key).seats)}):
                yield Thinking(**measure_in(made or plain, key, seats, seconds, THINKING))


def bench_envs(
    keys: list[str], seconds: float = 2.0, quick: bool = False, processes: int = 0
) -> Iterator[Stepping]:
    """Measure what learners get at the smallest and the largest table, compiled where that is possible."""
    with interpreted() as plain, compiled(quick) as made:
        for key in [known(key) for key in keys]:
            for seats in sorted({min(game(key).seats), max(game(key).seats)}):
                yield Stepping(**measure_in(made or plain, key, seats, seconds, STEPPING, processes))


MEASURES: Final[dict[str, Callable[..., Row | Growth | Thinking | Stepping]]] = {
    SPEED: measure,
    GROWTH: growth,
    THINKING: thinking,
    STEPPING: stepping,
}
"""What a process of its own can be asked to measure."""


def main() -> None:
    """Measure one game in this process, for :func:`measure_in`."""
    what, key, module, seats, seconds, *more = sys.argv[1:]
    CATALOGUE.setdefault(key, module)
    found = MEASURES[what](key, int(seats), float(seconds), *map(int, more))
    print(json.dumps(asdict(found)))


if __name__ == "__main__":
    main()
