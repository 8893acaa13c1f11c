"""Everything that can be asked, answered, told or refused is said in every language."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from hypothesis import given

from contract.tables import SEEDS, SHARES, TABLES, USUAL, Table, match, position, tried
from herna.games import CATALOGUE, game
from herna.i18n.catalog import LANGUAGES, catalog, package
from herna.i18n.speak import CASES, Speaker
from herna.kernel.choice import CHANCE
from herna.kernel.view import redact
from herna.rulebook import rulebook
from herna.ui.panel import panel


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CATALOGUE)
def test_every_verb_variant_and_title_has_words(key: str, language: str) -> None:
    words, found = catalog(language, key), game(key)
    wanted = ["game-title", "game-title.tagline", "game-title.about"]
    wanted += [f"verb-{verb.key}" for verb in found.verbs.verbs]
    for name, values in found.variants.items():
        wanted += [f"variant-{name}", *[f"variant-{name}-{value}" for value in values]]
    assert [entry for entry in wanted if not words.has(entry)] == []


@pytest.mark.parametrize("table", USUAL, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_that_may_be_chosen_has_a_name(table: Table, language: str) -> None:
    speaker = Speaker(language, table.key, table.new(1))
    for verb in table.game.verbs.verbs:
        if verb.kind is None or not verb_used(table, verb.kind.key):
            continue
        for ref in verb.kind.refs:
            for case in ("", *CASES):
                assert speaker.name(ref, case)


def verb_used(table: Table, kind: str) -> bool:
    """Whether refs of this kind are components; the seats of a larger table are not at this one."""
    return kind != "seat" or table.seats == max(table.game.seats)


@pytest.mark.parametrize("table", TABLES, ids=str)
@tried(2)
@given(seed=SEEDS, share=SHARES)
def test_questions_and_answers_are_said(table: Table, seed: int, share: float) -> None:
    state = position(table, seed, share)
    asked = state.pending
    assert asked is not None
    seen = redact(state, asked.seat)
    for language in LANGUAGES:
        shown = panel(asked, Speaker(language, table.key, seen))
        assert shown.prompt
        assert all(button.label for button in shown.buttons)
        labels = [(button.anchor, button.label) for button in shown.buttons]
        assert len(set(labels)) == len(labels), "two answers look the same"


@pytest.mark.parametrize("table", USUAL, ids=str)
@tried(1)
@given(seed=SEEDS)
def test_the_whole_story_is_told_to_everybody(table: Table, seed: int) -> None:
    played = match(table, seed, 1.0)
    for viewer in (*range(table.seats), -2):
        seen = played.view(viewer)
        for language in LANGUAGES:
            speaker = Speaker(language, table.key, seen)
            for event in seen.story or []:
                assert speaker.event(event)


@pytest.mark.parametrize("table", TABLES, ids=str)
@tried(3)
@given(seed=SEEDS, share=SHARES)
def test_refusals_name_a_reason_and_a_paragraph(table: Table, seed: int, share: float) -> None:
    state = position(table, seed, share)
    rules = {paragraph.key for paragraph in rulebook(table.key)}
    verbs = {verb.key for verb in table.game.verbs.verbs}
    for seat in range(table.seats):
        seen = redact(state, seat)
        for refusal in table.game.refusals(seen, seat):
            assert refusal.rule in rules
            assert refusal.reason in table.game.reasons()
            for language in LANGUAGES:
                speaker = Speaker(language, table.key, seen)
                assert speaker.refusal(refusal)
                assert speaker.refused(refusal)
            offered = list(seen.pending.options) if seen.pending else []
            assert refusal.about not in {table.game.verbs.verb(option).key for option in offered}
            assert refusal.about in verbs or speaker.name(refusal.about)


def calls(folder: Path) -> list[tuple[str, ast.Call]]:
    """Return every call in the rules of a game, by the name that is called."""
    found = []
    for path in sorted(folder.rglob("*.py")):
        if "ui" in path.relative_to(folder).parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = (
                    node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                )
                found.append((name, node))
    return found


def literal(node: ast.Call, place: int) -> str:
    """Return an argument if it is a plain word, or ""."""
    if len(node.args) > place:
        value = node.args[place]
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            return value.value
    return ""


def wanted_by(name: str, node: ast.Call) -> list[str]:
    """Return the entries that a call in the rules will need."""
    if name == "tell" and (word := literal(node, 0)):
        private = any(each.arg == "to" for each in node.keywords)
        return [f"event-{word}", f"event-{word}-hidden"] if private else [f"event-{word}"]
    if name == "Choice" and (word := literal(node, 1)) and not is_chance(node):
        return [f"prompt-{word}"]
    if name in ("one", "maybe") and (word := literal(node, 0)):
        return [f"prompt-{word}"]
    return []


@pytest.mark.parametrize("key", CATALOGUE)
def test_reasons_are_said_in_every_language_and_cite_a_paragraph(key: str) -> None:
    reasons = game(key).reasons()
    assert {reason.rule for reason in reasons} <= {paragraph.key for paragraph in rulebook(key)}
    pairs = [(reason.key, reason.rule) for reason in reasons]
    assert pairs and sorted(set(pairs)) == sorted(pairs)
    for language in LANGUAGES:
        said = {entry.id.name for entry in catalog(language, key).own if entry.id.name.startswith("why-")}
        assert said == {f"why-{reason.key}" for reason in reasons}


@pytest.mark.parametrize("key", CATALOGUE)
def test_every_word_in_the_rules_has_an_entry(key: str) -> None:
    wanted = {entry for name, node in calls(package(key)) for entry in wanted_by(name, node)}
    assert wanted
    for language in LANGUAGES:
        assert sorted(entry for entry in wanted if not catalog(language, key).has(entry)) == []


def is_chance(node: ast.Call) -> bool:
    """Whether a question is put to chance, which nobody reads."""
    return isinstance(node.args[0], ast.Name) and node.args[0].id == "CHANCE" and CHANCE < 0


@pytest.mark.parametrize("table", USUAL, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_parts_of_the_score_have_names(table: Table, language: str) -> None:
    words = catalog(language, table.key)
    for part, _points in table.game.breakdown(table.new(1)):
        assert words.has(f"score-{part}")
