"""Imports go one way: kernel, games, words and drawings and bots, simulation, web and commands."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "herna"

LEVELS = {
    part: level
    for level, parts in enumerate(
        (
            ["kernel", "build.generated"],
            ["games", "build.compile"],
            ["i18n", "build.background", "rulebook", "parts", "cups"],
            ["learn", "ui", "bots"],
            ["envs"],
            ["sim"],
            ["train"],
            ["web.guard"],
            ["web.store"],
            ["web.table", "web.config"],
            ["web.mind", "web.news", "web.honours", "web.club", "web.post", "web.cups"],
            ["web.house"],
            ["web.pages", "web.api"],
            ["web.app"],
            ["web.serve"],
            ["bench"],
            ["build.training"],  # a program that nothing imports: it measures, to teach the C compiler
            ["cli"],
            ["__main__"],
        )
    )
    for part in parts
}
"""How far from the rules a part stands: it may import what stands nearer, and itself."""

CORE = {"mypy_extensions", "librt", "herna", "__future__"}
"""What kernel and rules may import besides the standard library."""

FILES = sorted(path for path in SOURCE.rglob("*.py") if path.name != "__init__.py" or path.parent != SOURCE)


def imports(path: Path) -> set[str]:
    """Return the full names a module imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def part(name: str) -> str:
    """Return the part of Herna that a full name belongs to, a folder within a folder if it is one; or ""."""
    words = name.split(".")
    if words[0] != "herna" or len(words) == 1:
        return ""
    inner = ".".join(words[1:3])
    return inner if inner in LEVELS else words[1]


def part_of(path: Path) -> str:
    """Return the part that a module is of; what only says what a folder is for is of none."""
    place = path.relative_to(SOURCE).with_suffix("")
    return "" if place.parts[-1] == "__init__" else part(".".join(["herna", *place.parts]))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_module_imports_only_what_stands_nearer_to_the_rules(path: Path) -> None:
    own = part_of(path) or path.relative_to(SOURCE).parts[0]
    drawing = own == "games" and "ui" in path.relative_to(SOURCE).parts
    for name in imports(path):
        target = part(name)
        if not target or target == "__version__":
            continue
        if drawing:
            assert target in ("kernel", "games", "ui", "i18n"), f"a drawing imports {name}"
        else:
            assert target == own or LEVELS[target] < LEVELS[own], f"{own} imports {name}"


@pytest.mark.parametrize("folder", ["web", "build"])
def test_a_folder_of_folders_imports_nothing_by_itself(folder: str) -> None:
    assert not imports(SOURCE / folder / "__init__.py")


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_games_never_import_each_other(path: Path) -> None:
    words = path.relative_to(SOURCE).with_suffix("").parts
    if words[0] != "games" or len(words) < 3:
        return
    for name in imports(path):
        target = name.split(".")
        if target[:2] == ["herna", "games"] and (SOURCE / "games" / target[2]).is_dir():
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
