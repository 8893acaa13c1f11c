"""Code in the documentation is the code that is there."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from quotes import PROJECT, Block, blocks, names_of, outline, quoted, source

BLOCKS = blocks()


def of(kind: str) -> list[Block]:
    """Return the blocks of a kind."""
    return [block for block in BLOCKS if block.kind == kind]


def named(block: Block) -> str:
    """Return how a block is called in a report."""
    return f"{block.page.name}: {block.said or block.code[:30]}"


@pytest.mark.parametrize("block", BLOCKS, ids=named)
def test_every_block_says_where_it_is_from(block: Block) -> None:
    assert block.kind in ("quote", "outline", "example")


@pytest.mark.parametrize("block", of("quote"), ids=named)
def test_a_quote_is_the_source_word_by_word(block: Block) -> None:
    assert block.code == quoted(block.said), "write quotes anew with: python tests/quotes.py"


@pytest.mark.parametrize("block", of("outline"), ids=named)
def test_an_outline_has_the_names_and_signatures_of_the_source(block: Block) -> None:
    found: dict[str, str] = {}
    for path in sorted((PROJECT / block.said).glob("*.py")):
        found |= outline(path.read_text(encoding="utf-8"))
    said = outline(block.code)
    assert len(said) > 10
    assert {name: found.get(name) for name in said} == said


@pytest.mark.parametrize("block", of("example"), ids=named)
def test_an_example_imports_what_is_there(block: Block) -> None:
    for node in ast.walk(ast.parse(block.code)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("herna"):
            assert [each.name for each in node.names if not there(node.module or "", each.name)] == []


def there(module: str, name: str) -> bool:
    """Whether a module of ours has a name, or a package a module; nothing is imported for it."""
    path = PROJECT / "src" / Path(*module.split("."))
    if path.is_dir() and ((path / name).is_dir() or (path / f"{name}.py").exists()):
        return True
    text = (path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text(encoding="utf-8")
    found = [each for node in ast.parse(text).body for each in names_of(node)]
    found += [node.name for node in ast.walk(ast.parse(text)) if isinstance(node, ast.alias)]
    return name in found


def test_source_is_found_by_name() -> None:
    text = "A: int = 1\n\n\n@final\nclass B:\n    def c(self) -> None:\n        pass\n"
    assert source(text, "A", "x.py") == "A: int = 1"
    assert source(text, "B", "x.py").startswith("@final\nclass B:")
    assert source(text, "B.c", "x.py") == "def c(self) -> None:\n    pass"
    with pytest.raises(LookupError, match=r"x\.py has no D"):
        source(text, "D", "x.py")


def test_outlines_differ_where_the_source_does() -> None:
    assert outline("class A(B):\n    x: int\n\n    def f(self, a: int = 0) -> str: ...\n") == {
        "A": "B",
        "A.x": "int",
        "A.f": "(self, a: int=0) -> str",
    }
