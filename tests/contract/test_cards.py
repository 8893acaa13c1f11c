"""A card reads like its text: rules know no card by name, and the order of the lines is the rulebook's."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from herna.games.ahoy.components import PLAN_KEYS
from herna.games.ahoy.market import CARD_KEYS
from herna.games.arcs.printed import COURT_KEYS, LEADER_KEYS, LORE_KEYS
from herna.games.scythe.cards import TEXTS
from herna.games.smashup import GAME as SMASH_UP

PROJECT = Path(__file__).parents[2]
GAMES = PROJECT / "src" / "herna" / "games"
EXAMPLE = PROJECT / "tests" / "harbours"

NAMELESS = ("turn.py", "scoring.py", "queries.py", "actions/*.py")
"""Modules of the rules that never call a card by its name."""

CARDS: dict[str, Callable[[], set[str]]] = {
    "arcs": lambda: {*COURT_KEYS, *LEADER_KEYS, *LORE_KEYS},
    "ahoy": lambda: {*CARD_KEYS, *PLAN_KEYS} - {"cutter", "gunship"},  # these two are ships as well
    "smashup": lambda: set(SMASH_UP.cards()),
    "scythe": lambda: {re.sub(r"(?<!^)(?=[A-Z])", "-", type(text).__name__).lower() for text in TEXTS},
}
"""The keys of the cards that have their texts in classes, by game."""

TABLES = ("scythe.cards.encounters", "scythe.cards.factory", "scythe.cards.objectives", "scythe.cards.tiles")
"""Cards that are rows of numbers: nothing is asked of them by name."""


def spellings(key: str) -> set[str]:
    """Return how a card may be called in a source: as a constant, a class, a key, and in words."""
    words = re.split(r"[-_]", key)
    title = [word.capitalize() for word in words]
    return {"_".join(words).upper(), "".join(title), " ".join(title), f'"{key}"'}


@pytest.mark.parametrize("game", CARDS)
def test_rules_call_no_card_by_its_name(game: str) -> None:
    names = {name for key in CARDS[game]() for name in spellings(key)}
    named = re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in sorted(names)))
    for pattern in NAMELESS:
        for path in (GAMES / game).glob(pattern):
            found = named.findall(path.read_text(encoding="utf-8"))
            assert not found, f"{path.relative_to(GAMES)} names {sorted(set(found))}"


@pytest.mark.parametrize("game", CARDS)
def test_rules_do_not_import_cards(game: str) -> None:
    for pattern in NAMELESS:
        for path in (GAMES / game).glob(pattern):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                module = (node.module or "") if isinstance(node, ast.ImportFrom) else ""
                assert f"{game}.cards" not in module or module.endswith(TABLES), f"{path.name} imports cards"


def lays(node: ast.stmt) -> list[int]:
    """Return the lines on which a statement, what is nested in it apart, lays out the next steps."""
    return [
        call.lineno
        for call in ast.walk(node)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "do"
    ]


def backwards(body: list[ast.stmt], laid: bool) -> tuple[list[int], bool | None]:
    """Return the lines that lay out steps before those laid out already; and whether any are by the end."""
    found: list[int] = []
    for node in body:
        if isinstance(node, (ast.Return, ast.Raise, ast.Continue, ast.Break)):
            return found + ([node.lineno] if laid and lays(node) else []), None
        if isinstance(node, ast.If):
            ways = [backwards(node.body, laid), backwards(node.orelse, laid)]
            found += [line for lines, _ in ways for line in lines]
            ends = [end for _, end in ways if end is not None]
            if not ends:
                return found, None
            laid = any(ends)
        elif isinstance(node, (ast.For, ast.While)):
            once, end = backwards(node.body, laid)
            again, _ = backwards(node.body, bool(end))
            found += sorted({*once, *again})
            laid = laid or bool(end)
        elif lays(node):
            found += lays(node) if laid else []
            laid = True
    return found, laid


@pytest.mark.parametrize("folder", [*[GAMES / game for game in CARDS], EXAMPLE], ids=lambda path: path.name)
def test_the_rulebooks_order_is_the_order_of_the_lines(folder: Path) -> None:
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                lines, _ = backwards(node.body, False)
                assert not lines, f"{path.relative_to(PROJECT)}:{lines[0]} lays out what comes first last"


@pytest.mark.parametrize(
    ("lines", "wrong"),
    [
        ("state.do(a)\nstate.do(b)", [2]),
        ("for x in y:\n    state.do(x)", [2]),
        ("if x:\n    state.do(a)\nstate.do(b)", [3]),
        ("if x:\n    state.do(a)\n    return\nstate.do(b)", []),
        ("if x:\n    state.do(a)\nelse:\n    state.do(b)", []),
        ("for x in y:\n    state.do(x)\n    return", []),
        ("state.do(a, b)\nstate.then(c)", []),
    ],
)
def test_what_is_laid_out_backwards_is_found(lines: str, wrong: list[int]) -> None:
    assert backwards(ast.parse(lines).body, False)[0] == wrong
