"""A compiled build that has been tried out: the C compiler lays out best what a trial run did most.

The modules are built to count what they do, random games are played and bots think for a minute, and
the modules are built again with the counts at hand. The rules are the same; they run a tenth faster or more.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from herna.bench.rules import EXAMPLE, KERNEL, SPEED, THINKING, known, measure_in
from herna.build.compile import PREFIX, chosen_units, extensions, run_compiler
from herna.games import CATALOGUE, game

COUNTING: Final = ["-fprofile-generate"]
KNOWING: Final = ["-fprofile-use", "-fprofile-correction", "-Wno-missing-profile"]
COUNTS: Final = "*.gcda"
"""The files in which a counting build leaves what it counted, beside what was compiled."""
SECONDS: Final = 2.0
"""How long every game is played, and thought about, at its smallest and its largest table."""


def build_here(folder: Path, opt: str, only: Sequence[str]) -> None:
    """Build in a stage what counts, try it out, and build it again by what was counted."""
    os.chdir(folder)
    made = extensions(".", opt, only)
    forget(folder)
    run_compiler(counting(made), "--force")
    rehearse(folder, [name.removeprefix(PREFIX) for name in chosen_units(Path(), only)])
    run_compiler(knowing(made), "--force")


def forget(folder: Path) -> None:
    """Throw away what earlier trial runs have counted: it was of other sources."""
    for path in folder.rglob(COUNTS):
        path.unlink()


def counting(made: list[Any]) -> list[Any]:
    """Let extensions count what they do."""
    for extension in made:
        extension.extra_compile_args = [*extension.extra_compile_args, *COUNTING]
        extension.extra_link_args = [*extension.extra_link_args, *COUNTING]
    return made


def knowing(made: list[Any]) -> list[Any]:
    """Let extensions that have counted be built by their counts."""
    for extension in made:
        kept = [each for each in extension.extra_compile_args if each not in COUNTING]
        extension.extra_compile_args = [*kept, *KNOWING]
        extension.extra_link_args = [each for each in extension.extra_link_args if each not in COUNTING]
    return made


def rehearse(folder: Path, units: Sequence[str], seconds: float = SECONDS) -> None:
    """Play every game that is compiled, and let bots think about it, each in a process that counts."""
    for key in [known(KERNEL if unit == EXAMPLE else unit) for unit in units if is_game(unit)]:
        for seats in sorted({min(game(key).seats), max(game(key).seats)}):
            measure_in(folder, key, seats, seconds, SPEED)
            if "bots" in units:
                measure_in(folder, key, seats, seconds, THINKING)


def is_game(unit: str) -> bool:
    """Whether a unit is a game: the kernel and the bots are rehearsed with them."""
    return unit == EXAMPLE or unit in CATALOGUE


def main(arguments: Sequence[str] | None = None) -> None:
    """Build in a stage that :func:`herna.build.compile.build` has laid out."""
    parser = argparse.ArgumentParser(prog="herna compile --trained", description=main.__doc__)
    parser.add_argument("--here", required=True, type=Path)
    parser.add_argument("--opt", required=True)
    parser.add_argument("--only", action="append", default=[])
    chosen = parser.parse_args(arguments)
    build_here(chosen.here, chosen.opt, chosen.only)


if __name__ == "__main__":
    main()
