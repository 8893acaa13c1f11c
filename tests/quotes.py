"""Code in the documentation: quoted from the source, or an outline of it.

``python tests/quotes.py`` writes all quotes anew.
Above each block of Python stands what it is: ``<!-- quote: FILE OBJECT OBJECT -->`` for source word by word,
``<!-- outline: FOLDER -->`` for names and signatures, ``<!-- example -->`` for a program of the reader's.
"""

from __future__ import annotations

import ast
import re
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

PROJECT: Final = Path(__file__).parents[1]
PAGES: Final = sorted([*PROJECT.glob("*.md"), *PROJECT.glob("docs/**/*.md")])
BLOCK: Final = re.compile(
    r"(?:^<!-- (\w+)(?:: (.+?))? -->\n\n?)?^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL
)


class Block(NamedTuple):
    """A block of Python in a page."""

    page: Path
    kind: str
    """What it is: quote, outline or example; "" if nothing says so."""
    said: str
    """What follows: a file and its objects, or a folder."""
    code: str


def blocks() -> list[Block]:
    """Return every block of Python in the documentation."""
    found = []
    for page in PAGES:
        for kind, said, code in BLOCK.findall(page.read_text(encoding="utf-8")):
            found.append(Block(page, kind, said, code))
    return found


def quoted(said: str) -> str:
    """Return the source of the objects of a file."""
    file, *names = said.split()
    text = (PROJECT / file).read_text(encoding="utf-8")
    parts = [source(text, name, file) for name in names]
    whole = parts[0]
    for before, part in pairwise(parts):
        short = not before.startswith(("def", "class", "@")) and not part.startswith(("def", "class", "@"))
        whole += ("\n" if short else "\n\n\n") + part
    return whole + "\n"


def source(text: str, name: str, file: str) -> str:
    """Return the source of a class, a function or a constant, or of a method as ``Class.method``."""
    body = ast.parse(text).body
    node: ast.stmt | None = None
    for word in name.split("."):
        node = next((each for each in body if word in names_of(each)), None)
        if node is None:
            raise LookupError(f"{file} has no {name}")
        body = node.body if isinstance(node, ast.ClassDef) else []
    assert node is not None
    decorators = node.decorator_list if isinstance(node, (ast.ClassDef, ast.FunctionDef)) else []
    first = min([node.lineno, *[each.lineno for each in decorators]])
    lines = text.splitlines()[first - 1 : node.end_lineno]
    return "\n".join(line[node.col_offset :] for line in lines)


def names_of(node: ast.stmt) -> list[str]:
    """Return the names that a statement defines."""
    if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    return [target.id for target in targets if isinstance(target, ast.Name)]


def outline(text: str) -> dict[str, str]:
    """Return the signature of each function, the bases of each class, the type of each constant and field."""
    found: dict[str, str] = {}
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef):
            found[node.name] = ", ".join(ast.unparse(base) for base in node.bases)
            for member in node.body:
                found |= {f"{node.name}.{name}": said for name, said in signatures(member)}
        else:
            found |= dict(signatures(node))
    return found


def signatures(node: ast.stmt) -> list[tuple[str, str]]:
    """Return what an outline says about a statement; of ``__init__`` also the fields that it sets."""
    if isinstance(node, ast.AnnAssign):
        return [(name, ast.unparse(node.annotation)) for name in names_of(node)]
    if not isinstance(node, ast.FunctionDef):
        return []
    returns = ast.unparse(node.returns) if node.returns is not None else ""
    found = [(node.name, f"({ast.unparse(node.args)}) -> {returns}")]
    return found + fields(node) if node.name == "__init__" else found


def fields(node: ast.FunctionDef) -> list[tuple[str, str]]:
    """Return the fields that a constructor sets; one that keeps a parameter has its type."""
    given = {each.arg: ast.unparse(each.annotation) for each in node.args.args if each.annotation is not None}
    found = []
    for each in ast.walk(node):
        if not isinstance(each, (ast.Assign, ast.AnnAssign)):
            continue
        target = each.target if isinstance(each, ast.AnnAssign) else each.targets[0]
        kept = given.get(each.value.id, "") if isinstance(each.value, ast.Name) else ""
        said = ast.unparse(each.annotation) if isinstance(each, ast.AnnAssign) else ""
        if isinstance(target, ast.Attribute):
            found.append((target.attr, kept or said))
    return found


def write() -> None:
    """Put the source as it is now into every quote."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        page.write_text(BLOCK.sub(renewed, text), encoding="utf-8")


def renewed(found: re.Match[str]) -> str:
    """Return a block with its source as it is now."""
    kind, said, _code = found.groups()
    if kind != "quote":
        return found[0]
    return f"<!-- quote: {said} -->\n\n```python\n{quoted(said)}```"


if __name__ == "__main__":
    write()
