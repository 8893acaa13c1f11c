"""Imports go one way: kernel, games, words and drawings and bots, simulation, web and commands."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "herna"

LEVELS = {
    "kernel": 0,
    "generated": 0,
    "games": 1,
    "compile": 1,
    "i18n": 2,
    "fast": 2,
    "rulebook": 2,
    "learn": 3,
    "ui": 3,
    "bots": 3,
    "envs": 4,
    "sim": 5,
    "web": 6,
    "cli": 7,
    "__main__": 8,
}
"""How far from the rules a part stands: it may import what stands nearer, and itself."""

CORE = {"mypy_extensions", "librt", "herna", "__future__"}
"""What kernel and rules may import besides the standard library."""

FILES = sorted(path for path in SOURCE.rglob("*.py") if path.parent != SOURCE or path.stem in LEVELS)


def imports(path: Path) -> set[str]:
    """Return the full names a module imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            module = node.module or ""
            found |= {f"{module}.{alias.name}" for alias in node.names} if module == "herna" else {module}
    return found


def part(name: str) -> str:
    """Return the part of Herna that a full name belongs to, or ""."""
    words = name.split(".")
    return words[1] if words[0] == "herna" and len(words) > 1 else ""


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_module_imports_only_what_stands_nearer_to_the_rules(path: Path) -> None:
    words = path.relative_to(SOURCE).with_suffix("").parts
    level = LEVELS[words[0]]
    drawing = words[0] == "games" and "ui" in words
    for name in imports(path):
        target = part(name)
        if not target or target == "__version__":
            continue
        if drawing:
            assert target in ("kernel", "games", "ui", "i18n"), f"a drawing imports {name}"
        else:
            assert LEVELS[target] < level or target == words[0], f"{words[0]} imports {name}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_games_never_import_each_other(path: Path) -> None:
    words = path.relative_to(SOURCE).with_suffix("").parts
    if words[0] != "games" or len(words) < 3:
        return
    for name in imports(path):
        target = name.split(".")
        if target[:2] == ["herna", "games"] and len(target) > 2:
            assert target[2] == words[1]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_rules_do_not_know_what_bots_think(path: Path) -> None:
    words = path.relative_to(SOURCE).with_suffix("").parts
    if words[0] != "games" or "mind" in words or words[-1] == "game":
        return
    for name in imports(path):
        assert name.split(".")[3:4] != ["mind"], f"a rule imports {name}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_rules_need_nothing_but_the_standard_library(path: Path) -> None:
    words = path.relative_to(SOURCE).with_suffix("").parts
    if words[0] not in ("kernel", "games") or "ui" in words:
        return
    tops = {name.split(".")[0] for name in imports(path)}
    assert tops <= CORE | set(sys.stdlib_module_names)


def test_the_kernel_knows_no_game() -> None:
    for path in (SOURCE / "kernel").glob("*.py"):
        assert {part(name) for name in imports(path)} <= {"kernel", ""}
