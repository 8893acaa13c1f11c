"""The documentation speaks of what is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from herna.cli.main import APP

PROJECT = Path(__file__).parents[1]
PAGES = sorted([*PROJECT.glob("*.md"), *PROJECT.glob("docs/*.md"), PROJECT / "docs" / "rules" / "README.md"])
LINK = re.compile(r"\]\(([\w./-]+)(?:#[^)]*)?\)")
COMMAND = re.compile(r"\./herna (\w+)")
BUILTIN = {"test"}


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


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(PROJECT)))
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = [link for link in LINK.findall(text) if not link.startswith("http")]
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(PROJECT)))
def test_commands_exist(page: Path) -> None:
    known = {command.name or getattr(command.callback, "__name__", "") for command in APP.registered_commands}
    known |= {group.name or "" for group in APP.registered_groups}
    said = set(COMMAND.findall(page.read_text(encoding="utf-8")))
    assert said - known - BUILTIN == set()


def test_the_project_speaks_of_itself_alone() -> None:
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        assert not re.search(r"/(home|tmp|usr/local)/", text), page
