"""A module has one subject and a function one purpose: both stay short, or say why not."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

import pytest

PROJECT = Path(__file__).parents[2]
FOLDERS = (PROJECT / "src", PROJECT / "tests" / "harbours")
FILES = sorted(path for folder in FOLDERS for path in folder.rglob("*.py"))

MODULE = 300
"""Lines that no module has."""
FUNCTION = 25
"""The most lines of a function."""
REASON = "# long: "
"""How the comment begins that says why, right above a function or in the first lines of a module."""

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef


def functions(text: str) -> Iterator[Function]:
    """Return every function and method of a module."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node


def too_long(text: str) -> list[str]:
    """Return the functions that are too long and do not say why; the whole module by its number of lines."""
    lines = text.splitlines()
    found = []
    for node in functions(text):
        first = min([node.lineno, *[each.lineno for each in node.decorator_list]])
        above = lines[first - 2].strip() if first > 1 else ""
        size = (node.end_lineno or 0) - node.lineno + 1
        if size > FUNCTION and not above.startswith(REASON):
            found.append(f"{node.name} has {size} lines")
        elif size <= FUNCTION and above.startswith(REASON):
            found.append(f"{node.name} is not long any more")
    if len(lines) >= MODULE and not any(line.startswith(REASON) for line in lines[:5]):
        found.append(f"{len(lines)} lines")
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PROJECT)))
def test_modules_and_functions_are_short_or_say_why(path: Path) -> None:
    assert too_long(path.read_text(encoding="utf-8")) == []


def test_a_reason_stands_right_above() -> None:
    body = "\n".join(["    pass"] * FUNCTION)
    long, short = f"def f():\n{body}\n", "def f():\n    pass\n"
    assert too_long(long) == ["f has 26 lines"]
    assert too_long(f"{REASON}a table\n{long}") == []
    assert too_long(f"{REASON}a table\n@final\n{long}") == []
    assert too_long(f"{REASON}a table\n{short}") == ["f is not long any more"]
    assert too_long("\n" * MODULE) == ["300 lines"]
    assert too_long(f"{REASON}a table" + "\n" * MODULE) == []
