"""A compiled build that has been tried out: the C compiler lays out best what a trial run did most.

The modules are built to count what they do, random games are played and bots think for a minute, and
the modules are built again with the counts at hand. The rules are the same; they run a tenth faster or more.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sysconfig
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from herna.games import CATALOGUE, game
from herna.kernel.errors import HernaError
from herna.sim.bench import EXAMPLE, KERNEL, SPEED, THINKING, known, measure_in

COUNTING: Final = ["-fprofile-generate"]
KNOWING: Final = ["-fprofile-use", "-fprofile-correction", "-Wno-missing-profile"]
COUNTS: Final = "*.gcda"
"""The files in which a counting build leaves what it counted, beside what was compiled."""
SECONDS: Final = 2.0
"""How long every game is played, and thought about, at its smallest and its largest table."""


def can_train() -> bool:
    """Whether Python's modules are compiled by GCC, the one compiler that is taught this way."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    command = [*compiler, "-dM", "-E", "-x", "c", os.devnull]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return False
    return "__GNUC__" in done.stdout and "__clang__" not in done.stdout


def insist() -> None:
    """Refuse to go on with another compiler."""
    if not can_train():
        raise HernaError("a trained build needs GCC; without --trained any C compiler will do")


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
