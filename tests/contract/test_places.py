"""No shift and no index by -1: what may be nowhere is looked at before it is used as a place.

Interpreted, sets and grids check their places themselves; compiled, such a shift is undefined and such an
index is somebody else's number. So the sources are searched for places that may be -1 and are used in a
function that never compares them.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module

import pytest

from herna.games import CATALOGUE
from herna.i18n.catalog import package

NAMED = re.compile(r"\b([A-Z][A-Z_]+)\b")
PLACES = ("has", "bit")
"""What takes a place in a set as its last argument, besides a shift."""

SURE = {
    "ahoy": {
        "anchor: state.where[seat]": "a Flagship is always on the map",
        "sail_on: space": "what sails is on the map",
        "weather: space": "what sails is on the map",
        "choice: space": "what sails is on the map",
    },
    "arcs": {
        "mixed: state.slots[at]": "only slots with a token are looked through",
        "wanted: state.slots[at]": "only slots with a token are looked through",
    },
    "smashup": {
        "unhindered: state.where[action]": "what forbids plays lies on a base",
        "shut_bases: state.where[action]": "what forbids plays lies on a base",
        "base_totals: state.controller[minion]": "a minion in play has a controller",
        "peopled: state.where[minion]": "a minion in play is at a base",
        "leaders: state.controller[aura]": "a minion in play has a controller",
    },
}
"""For each game what the search finds although it is always a place, and why."""


def absent(key: str) -> set[str]:
    """Return the constants of a game that stand for no place: those that are -1."""
    found = set()
    for name in ("components", "state"):
        module = import_module(f"{CATALOGUE[key]}.{name}")
        found |= {word for word, value in vars(module).items() if word.isupper() and value == -1}
    return found


def may_lack(key: str, words: set[str]) -> set[str]:
    """Return the attributes of a game's state that may hold such a constant, as their docstrings say."""
    found = set()
    for path in package(key).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found |= lacking(node, words)
    return found


def lacking(node: ast.ClassDef, words: set[str]) -> set[str]:
    """Return the attributes of a class whose docstrings name one of some constants."""
    found, last = set(), ""
    for line in node.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            last = line.target.id
        elif isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant) and last:
            if words & set(NAMED.findall(str(line.value.value))):
                found.add(last)
            last = ""
    return found


def functions(key: str) -> Iterator[ast.FunctionDef]:
    """Return every function of a game's rules."""
    for path in sorted(package(key).rglob("*.py")):
        if "ui" not in path.parts:
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef):
                    yield node


def unsure(node: ast.expr, fields: set[str], words: set[str]) -> bool:
    """Whether an expression reads a place that may be none."""
    if isinstance(node, ast.Name):
        return node.id in words
    if isinstance(node, ast.UnaryOp):
        return ast.unparse(node) == "-1"
    if isinstance(node, ast.Subscript):
        node = node.value
    return isinstance(node, ast.Attribute) and node.attr in fields and ast.unparse(node.value) == "state"


def used(function: ast.FunctionDef) -> Iterator[ast.expr]:
    """Return what is used as a place in a set: the width of a shift, or the last argument of ``has``."""
    for node in ast.walk(function):
        if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.LShift, ast.RShift)):
            yield node.right
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in PLACES:
            yield node.args[-1]


def looked_at(function: ast.FunctionDef) -> set[str]:
    """Return everything a function compares, as it is written."""
    found = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Compare):
            found |= {ast.unparse(each) for each in (node.left, *node.comparators)}
    return found


def unchecked(function: ast.FunctionDef, fields: set[str], words: set[str]) -> list[str]:
    """Return the places of a function that may be none, are used, and are never compared."""
    given = {
        target.id
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and unsure(node.value, fields, words)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    known = looked_at(function)
    return [
        ast.unparse(place)
        for place in used(function)
        if (ast.unparse(place) in given or unsure(place, fields, set())) and ast.unparse(place) not in known
    ]


@pytest.mark.parametrize("key", CATALOGUE)
def test_what_may_be_nowhere_is_looked_at_before_it_is_a_place(key: str) -> None:
    words = absent(key)
    fields = may_lack(key, words)
    assert key == "harbours" or fields
    found = {
        f"{function.name}: {place}"
        for function in functions(key)
        for place in unchecked(function, fields, words)
    }
    assert sorted(found - SURE.get(key, {}).keys()) == []


def test_the_search_finds_what_it_is_for() -> None:
    tree = ast.parse(
        "def undo(state):\n    place = state.trip[0]\n    return 1 << place | has(1, state.trip[1])\n"
    )
    function = tree.body[0]
    assert isinstance(function, ast.FunctionDef)
    assert unchecked(function, {"trip"}, set()) == ["place", "state.trip[1]"]
    checked = ast.parse(
        "def undo(state):\n    place = state.trip[0]\n    return place >= 0 and 1 << place\n"
    ).body[0]
    assert isinstance(checked, ast.FunctionDef)
    assert unchecked(checked, {"trip"}, set()) == []
