"""Copies of a position: what they share until one of the two changes, and that whoever changes it says so."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

import pytest

import herna.games.smashup.state as written
from games.smashup.table import table
from herna.games.smashup.game import GAME
from herna.kernel.dump import dump
from herna.kernel.engine import playout, settle
from herna.kernel.game import Setup
from herna.kernel.rng import seeded

PACKAGE = Path(written.__file__).parent

REPLACED = {
    *("factions", "vp", "marked", "used", "hushed", "tenure", "lowered", "auras", "host", "boosts"),
    *("memo", "spent", "triggers", "memory"),
}
"""Rows and lists that copies share for good: a rule may replace one, but never write in it."""

OWNED = {
    *("minions", "actions", "alert", "where", "controller", "bonus", "arrived"),
    *("credits", "plays", "played"),
}
"""Rows that copies share until the state writes in one; nobody else does."""

PILES = {"aside_piles", "base_piles"}
"""Piles that copies share; whoever wants one asks for it by its property."""


LOOKING: Final = {"position.py", "encode.py"}
"""Modules that look at those piles without asking, so that looking makes no copies; they change none."""

CHANGES: Final = {
    "put",
    "take",
    "draw",
    "deal",
    "give",
    "clear",
    "show",
    "show_all",
    "shuffle",
    "swap",
    "tuck",
}
"""What changes a pile."""


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


def read(function: ast.FunctionDef) -> set[str]:
    """Name what a function reads or writes of some object."""
    return {node.attr for node in ast.walk(function) if isinstance(node, ast.Attribute)}


def calls(function: ast.FunctionDef, name: str) -> bool:
    """Whether a function calls a method of this name."""
    return any(
        isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == name
        for node in ast.walk(function)
    )


def faults(path: Path) -> list[str]:
    """Name the functions of a module that change what copies share; only the state may, once it owns it."""
    found = []
    for function in functions(path):
        rows, state = written_rows(function), path.name == "state.py"
        if rows & REPLACED or (rows & OWNED and not (state and calls(function, "_own"))):
            found.append(function.name)
        beyond = CHANGES if path.name in LOOKING else PILES
        if not state and read(function) & {*beyond, "_own", "_own_piles", "cells"}:
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
        "state.arrived[card] += 1",
        "state.memo[card] = 1",
        "state.minions = append(state.minions, card)",
        "state.triggers.append(trigger)",
        "state.aside_piles[seat].take(card)",
        "state.base_piles[0].put(base)",
        "state._own()",
        "state.hands[seat].cells = cells",
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
    assert twin.base_piles is state.base_piles
    assert twin.plays is state.plays
    there = list(state.base_deck.cards())
    twin.base_deck.draw()
    assert list(state.base_deck.cards()) == there
    assert list(twin.base_deck.cards()) == there[:-1]
    twin.count_play(0, 1)
    assert (twin.plays[0], state.plays[0]) == (1, 0)
