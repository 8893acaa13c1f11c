"""The documentation speaks of what is there."""

from __future__ import annotations

import ast
import os
import re
import shlex
import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest
from typer.core import TyperGroup
from typer.main import get_command

from herna.cli.main import APP

PROJECT = Path(__file__).parents[1]
PAGES = sorted([*PROJECT.glob("*.md"), *(PROJECT / "docs").rglob("*.md")])
LINK = re.compile(r"\]\(([\w./-]+)(?:#[^)]*)?\)")
COMMAND = re.compile(r"\./herna +([a-z-][^`\n|]*)")
PYTHON = re.compile(r"```python\n(.*?)```", re.S)
BUILTIN = {"test", "docs"}
"""What the launcher does by itself."""


def listed() -> list[Path]:
    """Return the files and folders that the source tree of the architecture lists."""
    text = (PROJECT / "docs" / "architecture.md").read_text(encoding="utf-8")
    block = text.split("## 2. The source tree")[1].split("```")[1]
    found: list[Path] = []
    parents: dict[int, Path] = {-1: PROJECT}
    for line in block.strip("\n").splitlines():
        depth = (len(line) - len(line.lstrip())) // 2
        names = re.match(r"((?:[\w./]+/?(?:  (?=[\w./]+/))?)+)", line.strip())
        assert names is not None, line
        for name in names[1].split():
            path = parents[depth - 1] / name
            found.append(path)
            if name.endswith("/"):
                parents[depth] = path
    return found


def test_the_source_tree_is_there() -> None:
    paths = listed()
    assert len(paths) > 60
    assert [str(path) for path in paths if not path.exists()] == []


def test_the_source_tree_leaves_no_folder_out() -> None:
    source, tests = PROJECT / "src" / "herna", PROJECT / "tests"
    folders = {each.parent for depth in ("*", "web/*") for each in source.glob(f"{depth}/__init__.py")}
    folders |= {each.parent for each in tests.glob("*/*.py")}
    assert folders - set(listed()) == set()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(PROJECT)))
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = [link for link in LINK.findall(text) if not link.startswith("http")]
    assert [link for link in links if not (page.parent / link).exists()] == []


def commands(text: str) -> list[list[str]]:
    """Return the words of every call of ``./herna`` in a page, what stands for a name replaced by one."""
    found: list[list[str]] = []
    for line in COMMAND.findall(text):
        said = re.sub(r"<game>|\bGAME\b", "ahoy", line.partition(" #")[0])
        words = shlex.split(re.split(r"\s{2,}", said.strip())[0])
        if words and words[0] not in BUILTIN and "--help" not in words:
            found.append(words)
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(PROJECT)))
def test_commands_can_be_given_as_they_stand_there(page: Path) -> None:
    """Every command, subcommand and option is read as the program reads it; nothing is run."""
    program = get_command(APP)
    for words in commands(page.read_text(encoding="utf-8")):
        context = program.make_context("herna", list(words))
        while isinstance(context.command, TyperGroup):
            name, command, given = context.command.resolve_command(
                context, [*context._protected_args, *context.args]
            )
            assert command is not None, words
            # a command that is only named lacks what it is about; whatever else is said must be right
            context = command.make_context(name, given, parent=context, resilient_parsing=not given)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(PROJECT)))
def test_code_in_pages_is_python_that_is_there(page: Path) -> None:
    """It can be read, and what it imports from us exists."""
    for block in PYTHON.findall(page.read_text(encoding="utf-8")):
        for node in ast.walk(ast.parse(block)):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("herna"):
                here = import_module(node.module or "")
                for each in node.names:
                    assert hasattr(here, each.name) or find_spec(f"{node.module}.{each.name}"), each.name


def test_the_site_is_built_without_a_warning_and_loads_nothing_from_elsewhere(tmp_path: Path) -> None:
    """Pages, anchors and the reference hang together; no page needs a network."""
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path)],
        cwd=PROJECT,
        env={**os.environ, "PYTHONPATH": str(PROJECT / "src"), "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    pages = list(tmp_path.rglob("*.html"))
    assert len(pages) > 25
    for page in pages:
        text = page.read_text(encoding="utf-8")
        assert not re.findall(r"<(?:link|script|img)[^>]+(?:src|href)=\"?https?://", text), page
    kernel = (tmp_path / "reference" / "kernel" / "index.html").read_text(encoding="utf-8")
    assert "A game being played" in kernel


def test_the_project_speaks_of_itself_alone() -> None:
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        assert not re.search(r"/(home|tmp|usr/local)/", text), page
