"""Every game package has the same shape: who knows one can find the way in the others."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
EXAMPLE = "harbours"
GAMES = ("arcs", "smashup", "scythe", "ahoy", EXAMPLE)

SHARED = (
    "__init__.py",
    "game.py",
    "components.py",
    "state.py",
    "setup.py",
    "verbs.py",
    "queries.py",
    "changes.py",
    "turn.py",
    "actions/__init__.py",
    "card.py",
    "cards/__init__.py",
    "scoring.py",
    "audit.py",
    "why.py",
    "encode.py",
    "mind/__init__.py",
    "mind/heuristic.py",
    "ui/__init__.py",
    "ui/names.py",
    "ui/almanac.py",
    "locales/en.ftl",
    "locales/cs.ftl",
)
"""What is in every game, the example too."""

VARIED = ("profile.py", "mind/inference.py")
"""What is in every game with variants, and with secrets worth guessing."""


def home(key: str) -> Path:
    """Return where a game is."""
    return PROJECT / "tests" / key if key == EXAMPLE else PROJECT / "src" / "herna" / "games" / key


@pytest.mark.parametrize("key", GAMES)
def test_a_game_has_the_modules_of_all_games(key: str) -> None:
    wanted = SHARED if key == EXAMPLE else SHARED + VARIED
    assert [name for name in wanted if not (home(key) / name).exists()] == []


@pytest.mark.parametrize("key", GAMES)
def test_cards_are_asked_by_one_name_in_all_games(key: str) -> None:
    found = [path for path in home(key).rglob("*.py") if "listeners" in functions(path)]
    assert len(found) == 1, f"listeners(state, …, MOMENT) stands once in a game, not in {found}"


@pytest.mark.parametrize("key", GAMES)
def test_helpers_that_set_a_table_are_in_one_place(key: str) -> None:
    assert (PROJECT / "tests" / "games" / key / "table.py").exists()


@pytest.mark.parametrize("key", GAMES)
def test_a_throw_away_card_is_tried_at_every_moment(key: str) -> None:
    assert list((PROJECT / "tests" / "games" / key).glob("test_*moments.py")) != []


def functions(path: Path) -> set[str]:
    """Return the names of the functions that a module has."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
