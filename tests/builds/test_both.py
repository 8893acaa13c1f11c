"""The compiled build keeps the same promises and plays the same games as the interpreted one."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from herna.build import compile as compiling
from herna.games import CATALOGUE
from herna.kernel.errors import HernaError
from herna.sim.builds import fuzz_both
from herna.sim.fuzz import Fuzzing

PROJECT = Path(__file__).parents[2]
TESTS = PROJECT / "tests"
SUITES = ("tests/kernel", "tests/contract")
DECISIONS = 4500
"""So many answers of each game are compared one by one, some near the end, too; by hand a million are."""
IGNORED = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")


def plain_tree(project: Path) -> Path:
    """Lay out the package and the example game without anything compiled; return where."""
    root = project / "src"
    shutil.copytree(compiling.PACKAGE, root / "herna", ignore=IGNORED)
    shutil.copytree(compiling.EXAMPLE, root / "harbours", ignore=IGNORED)
    (project / "docs").symlink_to(PROJECT / "docs")
    return root


def compiled_tree(project: Path, stage: Path) -> Path:
    """Lay out the same with the compiled modules of a stage beside their sources."""
    root = plain_tree(project)
    for name, paths in compiling.units(stage).items():
        for module in (stage / f"{name}__mypyc.py", *paths):
            made = compiling.binary(module)
            shutil.copy2(made, root / made.relative_to(stage))
    return root


def environment(tree: Path) -> dict[str, str]:
    """Return an environment in which this tree is found first, and the tests after it."""
    return dict(os.environ, PYTHONPATH=f"{tree}{os.pathsep}{TESTS}", HERNA_STRICT="1", HERNA_BUILD="compiled")


def games_in(tree: Path, *keys: str) -> Any:
    """Play the same games in a tree, all or only some, and return their fingerprints."""
    command = [sys.executable, str(TESTS / "builds" / "digest.py"), *keys]
    done = subprocess.run(
        command, env=environment(tree), cwd=tree, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_kernel_and_contract_hold_in_the_compiled_build_which_plays_the_same_games(tmp_path: Path) -> None:
    fast = compiled_tree(tmp_path / "fast", compiling.build("1"))
    slow = plain_tree(tmp_path / "slow")
    compiled, interpreted = games_in(fast), games_in(slow)
    assert (compiled["builds"], interpreted["builds"]) == (["compiled"], ["interpreted"])
    assert compiled["games"] == interpreted["games"]
    assert len(compiled["games"]) > 0
    for key in [key for key in CATALOGUE if key != "harbours"]:
        tried = fuzz_both(Fuzzing(key, DECISIONS), tmp_path / key, {"compiled": fast, "interpreted": slow})
        assert (tried.findings, tried.near_end > 0) == ([], True)
    with pytest.raises(HernaError, match="the compiled build was asked for, and this is the interpreted one"):
        fuzz_both(Fuzzing("harbours", 1), tmp_path, {"compiled": slow, "interpreted": slow})
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "2"]
    command += ["-o", f"pythonpath={shlex.join([str(fast), str(TESTS)])}", *SUITES]
    done = subprocess.run(
        command, env=environment(fast), cwd=PROJECT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:]
