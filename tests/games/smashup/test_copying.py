"""Copies of a position: what they share until one of the two changes, and that whoever changes it says so."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import herna.games.smashup.state as written
from games.smashup.helpers import table
from herna.games.smashup.game import GAME
from herna.kernel.dump import dump
from herna.kernel.engine import playout, settle
from herna.kernel.game import Setup
from herna.kernel.rng import seeded

PACKAGE = Path(written.__file__).parent

REPLACED = {
    *("factions", "vp", "marked", "used", "hushed", "tenure", "lowered", "auras", "host", "boosts"),
    *("spent", "triggers", "memory"),
}
"""Rows that copies share for good: a rule may replace one, but never write in it."""

OWNED = {
    *("minions", "actions", "alert", "where", "controller", "bonus", "note"),
    *("credits", "plays", "played", "frames"),
}
"""Rows that copies share until somebody calls ``own``."""

PILES = {"asides", "base_deck", "base_discard", "base_table", "base_aside"}
"""Piles that copies share until somebody calls ``own_piles``."""

CHANGES = {"put", "take", "draw", "show", "show_all", "shuffle", "swap", "tuck", "doubt"}
"""What changes a pile."""

AFTER_SOMEBODY_ELSE = {"replacement"}
"""Functions whose only caller has called ``own_piles``."""


def functions(path: Path) -> list[ast.FunctionDef]:
    """List the functions and methods of a module."""
    return [
        node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.FunctionDef)
    ]


def written_rows(function: ast.FunctionDef) -> set[str]:
    """Name the rows that a function changes in place: ``row[i] = ...``, ``row = append(row, ...)``."""
    found = set()
    for node in ast.walk(function):
        targets = node.targets if isinstance(node, ast.Assign) else []
        if isinstance(node, ast.AugAssign):
            targets = [node.target]
        for target in targets:
            for part in target.elts if isinstance(target, ast.Tuple) else [target]:
                if isinstance(part, ast.Subscript) and isinstance(part.value, ast.Attribute):
                    found.add(part.value.attr)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            first = node.args[0] if node.args else None
            if node.func.id in ("append", "remove", "pop", "extend") and isinstance(first, ast.Attribute):
                found.add(first.attr)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            grown = node.func.value
            if node.func.attr in ("append", "extend", "pop", "clear") and isinstance(grown, ast.Attribute):
                found.add(grown.attr)
    return found


def changed_piles(function: ast.FunctionDef) -> set[str]:
    """Name the shared piles that a function changes: ``state.asides[seat].put(card)``."""
    found = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
            pile = node.func.value
            if isinstance(pile, ast.Subscript):
                pile = pile.value
            if isinstance(pile, ast.Attribute):
                found.add(pile.attr)
    return found & PILES


def calls(function: ast.FunctionDef, name: str) -> bool:
    """Whether a function calls a method of this name."""
    return any(
        isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == name
        for node in ast.walk(function)
    )


def faults(path: Path) -> list[str]:
    """Name the functions of a module that change what copies share."""
    found = []
    for function in functions(path):
        rows = written_rows(function)
        if rows & REPLACED or (rows & OWNED and not calls(function, "own")):
            found.append(function.name)
        piled = changed_piles(function) and function.name not in AFTER_SOMEBODY_ELSE
        if piled and not calls(function, "own_piles"):
            found.append(function.name)
    return found


@pytest.mark.parametrize(
    "path",
    [path for path in sorted(PACKAGE.rglob("*.py")) if path.name != "setup.py" and "ui" not in path.parts],
    ids=lambda path: path.stem,
)
def test_no_rule_changes_what_copies_share(path: Path) -> None:
    """Setup apart, which makes the rows and piles that it fills."""
    assert faults(path) == []


@pytest.mark.parametrize(
    "line",
    [
        "state.vp[0] = 3",
        "state.note[card] += 1",
        "state.minions = append(state.minions, card)",
        "state.frames, frame = pop(state.frames)",
        "state.triggers.append(trigger)",
        "state.asides[seat].take(card)",
        "state.base_deck.put(base)",
    ],
)
def test_a_change_of_what_copies_share_would_be_found(line: str, tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text(f"def rule(state):\n    {line}\n", encoding="utf-8")
    assert faults(module) == ["rule"]


@pytest.mark.parametrize("texts", GAME.variants["card-texts"])
def test_what_is_played_on_a_copy_stays_there(texts: str) -> None:
    """And what is played on the original does not reach the copy, wherever the two part."""
    for seed in range(3):
        state = GAME.new(GAME.check(Setup(3, {"card-texts": texts})), seeded(seed))
        settle(state)
        rng = seeded(seed + 1)
        while state.outcome is None:
            twin, before = state.copy(), dump(state)
            playout(twin, seeded(seed + 2), 12)
            assert dump(state) == before
            twin, before = state.copy(), dump(state.copy())
            playout(state, rng, 9)
            assert dump(twin) == before


def test_a_copy_and_its_original_part_at_the_first_change() -> None:
    """Until then they have the same piles aside and of bases."""
    state = table("aliens dinosaurs", "ninjas pirates").state
    twin = state.copy()
    assert twin.base_deck is state.base_deck
    twin.own_piles()
    assert twin.base_deck is not state.base_deck
    assert list(twin.base_deck.cells) == list(state.base_deck.cells)
    twin.own()
    twin.plays[0] = 7
    assert state.plays[0] == 0
