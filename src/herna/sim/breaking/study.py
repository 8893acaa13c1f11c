"""Breaks rules at random, one line at a time, and counts what the tests notice."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from herna.kernel.errors import HernaError
from herna.sim.breaking.breaks import Break, breaks
from herna.sim.breaking.equal import Equal, equals
from herna.sim.breaking.noticing import NOTICED, ONE, ORDER, SURVIVED, TRACKS, UNSEEN

PROJECT: Final = Path(__file__).resolve().parents[4]
PLUGIN: Final = "herna.sim.breaking.noticing"
NOT_RULES: Final = frozenset(
    {
        "ui", "encode", "heuristic", "habits", "weights", "inference", "mind",
        "audit", "complaints", "why", "near_end", "game",
    }
)  # fmt: skip
"""Modules and folders of a game that draw, judge, guess or check, and decide nothing."""
CONTRACT: Final = ("test_play.py", "test_copies.py", "test_secrets.py", "test_replays.py")
"""The promises of every game that depend on its rules; they are tried after the game's own tests."""
PYTEST: Final = (sys.executable, "-m", "pytest", "-q", "-s", "-p", "no:cacheprovider", "-p", PLUGIN)


@dataclass(frozen=True)
class Ground:
    """What is broken, and which tests should notice."""

    key: str
    files: tuple[Path, ...]
    tests: tuple[Path, ...]
    late: tuple[Path, ...]
    """Tests for every game, tried last."""
    project: Path
    equal: Path
    """The list of breaks that change nothing."""
    kept: Path
    """Where it is kept which tests run which line."""


@dataclass(frozen=True)
class Broke:
    """One break, and what came of it."""

    path: str
    found: Break
    came: str
    test: str = ""
    late: bool = False
    rules: tuple[str, ...] = ()
    """The paragraphs that the test names."""

    def told(self) -> str:
        """Say where it is and what was changed."""
        return f"{self.path}:{self.found.first} {self.found.where}: {self.found.change}"


def ground_of(key: str, project: Path = PROJECT) -> Ground:
    """Return the rules of a game in a checkout, and its tests."""
    source, tests = project / "src" / "herna" / "games" / key, project / "tests"
    if not (tests / "games" / key).exists() or not source.exists():
        raise HernaError(f"to break rules takes a clone of the project with the tests of {key}")
    files = tuple(path for path in sorted(source.rglob("*.py")) if is_rule(path.relative_to(source)))
    late = tuple(tests / "contract" / name for name in CONTRACT)
    equal = tests / "games" / key / "equivalent.toml"
    return Ground(
        key, files, (tests / "games" / key,), late, project, equal, project / ".build" / f"tracks-{key}.json"
    )


def is_rule(place: Path) -> bool:
    """Whether a module of a game states rules."""
    return not NOT_RULES & set(place.with_suffix("").parts)


def every(ground: Ground) -> list[tuple[Path, Break]]:
    """Return every way to break the rules, but for those that change nothing."""
    spared = equals(ground.equal)
    found = [(path, each) for path in ground.files for each in breaks(path.read_text(encoding="utf-8"))]
    return [(path, each) for path, each in found if not any(one.is_for(path, each) for one in spared)]


def stale(ground: Ground) -> list[Equal]:
    """Return what stands on the list of breaks that change nothing and can no longer be broken so."""
    found = [(path, each) for path in ground.files for each in breaks(path.read_text(encoding="utf-8"))]
    return [one for one in equals(ground.equal) if not any(one.is_for(*each) for each in found)]


def chosen(ground: Ground, count: int, seed: int) -> list[tuple[Path, Break]]:
    """Return so many breaks at random, in the order in which they stand in the sources."""
    found = every(ground)
    picked = random.Random(seed).sample(range(len(found)), min(count, len(found)))
    return [found[number] for number in sorted(picked)]


def study(
    ground: Ground,
    broken: Sequence[tuple[Path, Break]],
    jobs: int,
    only: dict[str, list[str]] | None = None,
) -> Iterator[Broke]:
    """Break one line after the other, and say of each whether a test noticed.

    A break that nobody noticed is tried once more with the tests started anew, for what is worked out at the
    import; not so where ``only`` says for each break which paragraphs' tests are tried.
    """
    known = {(str(path), each.number): each for path, each in broken}
    again: list[dict[str, Any]] = []
    for line in lines(ground, broken, jobs, only or {}):
        if line["came"] == NOTICED or only is not None:
            yield outcome(ground, known[line["path"], line["number"]], line)
        else:
            again.append(line)
    with ThreadPoolExecutor(jobs) as pool:
        for line in pool.map(partial(anew, ground), again):
            yield outcome(ground, known[line["path"], line["number"]], line)


def outcome(ground: Ground, found: Break, line: dict[str, Any]) -> Broke:
    """Return one break and what came of it."""
    place = str(Path(line["path"]).relative_to(ground.project))
    return Broke(
        place,
        found,
        line["came"],
        line.get("test", ""),
        line.get("late", False),
        tuple(line.get("rules", ())),
    )


# long: what is handed to the process, and what comes back, stand together
def lines(
    ground: Ground, broken: Sequence[tuple[Path, Break]], jobs: int, only: dict[str, list[str]]
) -> Iterator[dict[str, Any]]:
    """Let the tests run with each break, in one process that copies itself; give what it writes."""
    with tempfile.TemporaryDirectory(prefix="herna-break-") as folder:
        order, out = Path(folder) / "order.json", Path(folder) / "out.jsonl"
        plain = {
            "game": ground.key,
            "chosen": [[str(path), each.number] for path, each in broken],
            "files": [str(path) for path in ground.files],
            "last": [str(path) for path in ground.late],
            "tracks": str(ground.kept),
            "out": str(out),
            "jobs": jobs,
            "only": only,
        }
        order.write_text(json.dumps(plain), encoding="utf-8")
        out.touch()
        tests = [str(path) for path in (*ground.tests, *ground.late)]
        log = Path(folder) / "log"
        with log.open("w") as said, out.open(encoding="utf-8") as answers:
            process = subprocess.Popen(
                [*PYTEST, *tests],
                cwd=ground.project,
                env=environment(ground) | {ORDER: str(order)},
                stdout=said,
                stderr=subprocess.STDOUT,
            )
            yield from followed(process, answers)
        if process.returncode:
            last = [line for line in log.read_text(errors="replace").splitlines() if line.strip()]
            raise HernaError(f"the tests could not be run: {' '.join(last[-3:]) or 'no reason was given'}")


def followed(process: subprocess.Popen[bytes], answers: Any) -> Iterator[dict[str, Any]]:
    """Give what a process writes into a file, line by line, until it ends."""
    rest = ""
    try:
        while True:
            ended = process.poll() is not None
            rest += answers.read()
            *whole, rest = rest.split("\n")
            yield from (json.loads(line) for line in whole)
            if ended and not whole:
                return
            if not whole:
                try:
                    process.wait(0.2)
                except subprocess.TimeoutExpired:
                    continue
    finally:
        if process.poll() is None:
            process.terminate()
            process.wait()


def environment(ground: Ground) -> dict[str, str]:
    """Return an environment in which this ground's sources are found first, and pytest starts quickly."""
    paths = [str(ground.project / "src"), str(ground.project / "tests")]
    if "PYTHONPATH" in os.environ:
        paths.append(os.environ["PYTHONPATH"])
    alone = {"HERNA_BUILD": "", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return dict(os.environ, PYTHONPATH=os.pathsep.join(paths), **alone)


def anew(ground: Ground, line: dict[str, Any]) -> dict[str, Any]:
    """Start the game's own tests anew with one break in place, from the import on."""
    one = f"{line['path']}:{line['number']}"
    done = subprocess.run(
        [*PYTEST, "-x", *[str(path) for path in ground.tests]],
        cwd=ground.project,
        env=environment(ground) | {ONE: one, TRACKS: str(ground.kept)},
        capture_output=True,
        text=True,
        check=False,
    )
    if not done.returncode:
        return line | {"came": UNSEEN if line["came"] == UNSEEN else SURVIVED}
    failed = [each.split()[1] for each in done.stdout.splitlines() if each.startswith(("FAILED ", "ERROR "))]
    return line | {"came": NOTICED, "test": failed[0] if failed else "", "late": False}
