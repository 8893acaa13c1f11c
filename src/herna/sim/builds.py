"""The same games in both builds, side by side: after every answer both must be at the same position."""

from __future__ import annotations

import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any, Final

from herna.build import compile as compiler
from herna.games import CATALOGUE, game
from herna.kernel.errors import HernaError
from herna.kernel.game import Setup
from herna.kernel.record import Record, read, write
from herna.sim import fuzz
from herna.sim.digest import BYTES
from herna.sim.fuzz import KEPT, Fuzzed, Fuzzing
from herna.sim.tries import Tried

COMPILED: Final = "compiled"
INTERPRETED: Final = "interpreted"
BUILDS: Final = (COMPILED, INTERPRETED)
BOTS: Final = "bots"
"""What is compiled besides a game, so that bots are compared, too."""


@contextmanager
def trees(key: str) -> Iterator[dict[str, Path]]:
    """Give a folder with the sources alone and one with a game compiled, making it if need be."""
    made = compiler.build(compiler.EFFORT[False], [key, BOTS])
    with tempfile.TemporaryDirectory(prefix="herna-builds-") as folder:
        for source in (compiler.PACKAGE, compiler.EXAMPLE):
            if source.exists():
                ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
                shutil.copytree(source, Path(folder) / source.name, ignore=ignored)
        yield {COMPILED: made, INTERPRETED: Path(folder)}


def fuzz_both(asked: Fuzzing, kept: Path, where: dict[str, Path] | None = None) -> Fuzzed:
    """Play the same games in both builds until there were enough decisions or findings."""
    table = game(asked.game)
    table.check(Setup(asked.seats or table.seats[0], asked.variants))
    done = Fuzzed(asked.game)
    with ExitStack() as stack:
        folders = where or stack.enter_context(trees(asked.game))
        one, two = [stack.enter_context(told(folders[name], name, asked)) for name in BUILDS]
        for first, second in zip(one, two, strict=True):
            fuzz.count(done, compared(first, second), kept)
            if done.decisions >= asked.decisions or len(done.findings) >= KEPT:
                break
    return done


def compared(compiled: Tried, interpreted: Tried) -> Tried:
    """Return what both have found, or the first answer at which they differ."""
    one, two = compiled.prints or b"", interpreted.prints or b""
    shared = min(len(one), len(two))
    places = range(0, shared, BYTES)
    at = next((at for at in places if one[at : at + BYTES] != two[at : at + BYTES]), -1)
    faults = [(tried.kind, tried.message) for tried in (compiled, interpreted)]
    same = faults[0] == faults[1] and len(one) == len(two)
    if at < 0 and same:
        return compiled
    answers = at // BYTES + 1 if at >= 0 else shared // BYTES + 1
    longer = max(compiled, interpreted, key=lambda tried: len(tried.record.answers)).record
    cut = Record(longer.game, longer.setup, longer.seed, longer.answers[:answers], rules=longer.rules)
    said = [f"{name}: {kind or 'no fault'} {told}" for name, (kind, told) in zip(BUILDS, faults, strict=True)]
    where = "the positions differ" if at >= 0 else "; ".join(said)
    message = f"the builds differ at answer {answers}: {where}"
    return Tried(cut, compiled.near_end, None, "builds", message, compiled.decisions)


@contextmanager
def told(folder: Path, build: str, asked: Fuzzing) -> Iterator[Iterator[Tried]]:
    """Let a process of its own play in one build; give what it tells, game by game."""
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join([str(folder), str(compiler.EXAMPLE.parent)]))
    said = json.dumps(asdict(asked))
    command = [sys.executable, "-m", "herna.sim.builds", build, CATALOGUE[asked.game], said]
    with tempfile.TemporaryFile("w+") as errors:
        process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True)
        assert process.stdout is not None
        try:
            yield lines(process.stdout, errors, build)
        finally:
            process.kill()
            process.wait()
            process.stdout.close()


def lines(out: IO[str], errors: IO[str], build: str) -> Iterator[Tried]:
    """Read what a process tells; it plays until it is stopped."""
    for line in out:
        plain = json.loads(line)
        yield Tried(
            read(json.dumps(plain["record"])),
            plain["near_end"],
            base64.b64decode(plain["prints"]),
            plain["kind"],
            plain["message"],
            plain["decisions"],
        )
    errors.seek(0)
    last = errors.read().strip().splitlines() or ["no reason was given"]
    raise HernaError(f"the {build} build ended: {last[-1]}")


def plain(tried: Tried) -> dict[str, object]:
    """Return a game that was tried as plain data."""
    return {
        "record": json.loads(write(tried.record)),
        "near_end": tried.near_end,
        "prints": base64.b64encode(tried.prints or b"").decode(),
        "kind": tried.kind,
        "message": tried.message,
        "decisions": tried.decisions,
    }


def main(arguments: list[str] | None = None) -> None:
    """Play in this process and this build until nobody listens, for :func:`told`."""
    build, module, said = arguments or sys.argv[1:]
    asked = Fuzzing(**json.loads(said))
    CATALOGUE.setdefault(asked.game, module)
    found: Any = game(asked.game)
    source = str(sys.modules[type(found).__module__].__file__)
    runs = INTERPRETED if source.endswith(".py") else COMPILED
    if runs != build:
        raise SystemExit(f"the {build} build was asked for, and this is the {runs} one")
    for tried in fuzz.games(asked, printed=True):
        sys.stdout.write(json.dumps(plain(tried)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
