"""Which tests run which line, found once and kept until a rule or a test changes."""

from __future__ import annotations

import ast
import json
import os
import re
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

PARAGRAPH: Final = re.compile(r"\b[A-Z]\d+(?:\.[A-Z]?\d+)+\b")
"""How a docstring cites a numbered rule."""


@dataclass(frozen=True)
class Tracks:
    """What every test has run."""

    made_from: str
    tests: list[str]
    marks: list[list[str]]
    """The paragraphs each test names."""
    seconds: list[float]
    lines: dict[str, dict[str, list[int]]]
    """For each module and line the tests that run it."""

    def covering(self, path: str, first: int, last: int) -> list[int]:
        """Return the tests that run any of some lines."""
        here = self.lines.get(path, {})
        return sorted({test for line in range(first, last + 1) for test in here.get(str(line), [])})


# long: parent and child of one fork stand together
def tracked(
    items: list[Any], files: list[str], kept: Path, perform: Callable[[list[Any], int], bool]
) -> Tracks:
    """Return which tests run which line: as kept, or by running all of them in a copy of this process."""
    made_from = fingerprint(items, files)
    if kept.exists():
        found = Tracks(**json.loads(kept.read_text(encoding="utf-8")))
        if found.made_from == made_from:
            return found
    child = os.fork()
    if child == 0:
        try:
            found = follow(items, files, made_from, perform)
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_text(json.dumps(asdict(found)), encoding="utf-8")
        except Failing as wrong:
            kept.with_suffix(".failed").write_text(str(wrong), encoding="utf-8")
            os._exit(1)
        os._exit(0)
    _child, status = os.waitpid(child, 0)
    failed = kept.with_suffix(".failed")
    if failed.exists():
        said = failed.read_text(encoding="utf-8")
        failed.unlink()
        raise SystemExit(f"herna: a test fails before anything is broken: {said}")
    if status:
        raise SystemExit("herna: the tests ended before it was known which lines they run")
    return Tracks(**json.loads(kept.read_text(encoding="utf-8")))


class Failing(Exception):  # noqa: N818
    """A test that fails although nothing is broken."""


def fingerprint(items: list[Any], files: list[str]) -> str:
    """Return what changes with every rule and every test."""
    total = sha256()
    for path in sorted({*files, *[str(item.path) for item in items]}):
        total.update(path.encode() + Path(path).read_bytes())
    total.update("\n".join(item.nodeid for item in items).encode())
    return total.hexdigest()


# long: one pass over the tests, and what is made of it
def follow(
    items: list[Any], files: list[str], made_from: str, perform: Callable[[list[Any], int], bool]
) -> Tracks:
    """Run every test and note which lines it runs, and how long it takes."""
    from coverage import Coverage

    watch = Coverage(data_file=None, include=files, config_file=False)
    seconds: list[float] = []
    watch.start()
    for at, item in enumerate(items):
        watch.switch_context(str(at))
        start = time.process_time()
        if not perform(items, at):
            raise Failing(item.nodeid)
        seconds.append(round(time.process_time() - start, 4))
    watch.stop()
    data = watch.get_data()
    lines = {
        path: {
            str(line): sorted(int(test) for test in tests if test)
            for line, tests in data.contexts_by_lineno(path).items()
        }
        for path in files
    }
    names = [item.nodeid for item in items]
    return Tracks(made_from, names, [marks(item) for item in items], seconds, lines)


def marks(item: Any) -> list[str]:
    """Return the paragraphs a test names."""
    return sorted({str(each) for mark in item.iter_markers("rule") for each in mark.args})


@cache
def cited(path: str, where: str) -> frozenset[str]:
    """Return the paragraphs cited by a function, by what it stands in, and by its module."""
    tree: ast.AST = ast.parse(Path(path).read_text(encoding="utf-8"))
    found = set(PARAGRAPH.findall(said(tree)))
    for word in where.split("."):
        inner = [
            node
            for node in ast.walk(tree)
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and node.name == word
        ]
        if inner:
            tree = inner[0]
            found |= set(PARAGRAPH.findall(said(tree)))
    return frozenset(found)


def said(tree: ast.AST) -> str:
    """Return a docstring, or ""."""
    if isinstance(tree, (ast.Module, ast.FunctionDef, ast.ClassDef)):
        return ast.get_docstring(tree) or ""
    return ""
