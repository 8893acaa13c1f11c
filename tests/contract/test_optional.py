"""What may be left undone is asked: every question named in ``docs/rules/<game>-optional.toml`` is put."""

from __future__ import annotations

import ast
import tomllib

import pytest

from herna.games import CATALOGUE
from herna.i18n.catalog import LANGUAGES, catalog, package
from herna.rulebook import RULES, rulebook

GAMES = [key for key in CATALOGUE if key != "harbours"]


def listed(key: str) -> dict[str, list[str]]:
    """Return the paragraphs that leave something to the player, each with its questions."""
    path = RULES / f"{key}-optional.toml"
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    return {
        mark: [part.partition(":")[0].strip() for part in line.split(";")] for mark, line in found.items()
    }


def words(key: str) -> set[str]:
    """Return every word that the rules of a game hold, in whatever call."""
    return {
        node.value
        for path in package(key).rglob("*.py")
        if "ui" not in path.parts and "mind" not in path.parts
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@pytest.mark.parametrize("key", GAMES)
def test_what_is_optional_is_a_paragraph_and_a_question_in_the_rules(key: str) -> None:
    known, said, found = {rule.key for rule in rulebook(key)}, words(key), listed(key)
    assert len(found) >= 10
    assert [mark for mark in found if mark not in known] == []
    prompts = {prompt for asked in found.values() for prompt in asked}
    assert sorted(prompts - said) == []
    for language in LANGUAGES:
        assert [word for word in sorted(prompts) if not catalog(language, key).has(f"prompt-{word}")] == []
