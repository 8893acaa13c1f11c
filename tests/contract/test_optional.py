"""What may be done is asked: ``docs/rules/<game>-optional.toml`` says by which question."""

from __future__ import annotations

import ast
import re
import tomllib

import pytest

from herna.games import CATALOGUE
from herna.i18n.catalog import LANGUAGES, catalog, package
from herna.rulebook import RULES, rulebook

GAMES = [key for key in CATALOGUE if key != "harbours"]


MAY = re.compile(r"\b(may|up to|optional(ly)?|declines?)\b(?! not\b)")
"""How a paragraph says that something is left to somebody."""
EXAMPLES = {"ahoy": "H30", "arcs": "A25", "scythe": "S27", "smashup": "U17"}
"""What the numbers of worked examples begin with: they show what the paragraphs before them leave open."""


def lists(key: str) -> tuple[dict[str, str], dict[str, str]]:
    """Return what is asked, by paragraph, and where there is no question, with the reason."""
    path = RULES / f"{key}-optional.toml"
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    return found["asked"], found["no-question"]


def listed(key: str) -> dict[str, list[str]]:
    """Return the paragraphs that leave something to the player, each with its questions."""
    return {
        mark: [part.partition(":")[0].strip() for part in line.split(";")]
        for mark, line in lists(key)[0].items()
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


@pytest.mark.parametrize("key", GAMES)
def test_every_paragraph_that_leaves_something_open_is_listed(key: str) -> None:
    asked, without = lists(key)
    rules = {rule.key: rule for rule in rulebook(key)}
    open_to = {
        mark
        for mark, rule in rules.items()
        if MAY.search(rule.text) and not rule.section.startswith(EXAMPLES[key])
    }
    known = set(asked) | set(without)
    assert sorted(open_to - known) == [], "say which question asks, or why none has to"
    assert sorted(known - set(rules)) == []
    assert set(asked) & set(without) == set()
    assert [mark for mark, reason in without.items() if not reason.strip()] == []
