"""The command that shows how far a language is, and begins one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from herna.cli import translate
from herna.i18n.catalog import LANGUAGES
from herna.learn.lesson import lacking
from web.guests import command


@pytest.fixture
def folders(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Give a project with one catalog, one numbered rulebook and one book."""
    for path, text in (
        ("words/en.ftl", "hello = Hello\n"),
        ("rules/smashup.md", "## U1 Aim\n- U1.1 Whoever has fifteen points at the end of a turn wins.\n"),
        ("books/smashup/aid.en.md", "# Smash Up\n\nPlay a minion and an action in each of your turns.\n"),
    ):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    monkeypatch.setattr(translate, "folders", lambda: {"words": tmp_path / "words"})
    monkeypatch.setattr(translate, "RULES", tmp_path / "rules")
    monkeypatch.setattr(translate, "BOOKS", tmp_path / "books")
    monkeypatch.setattr(translate, "books", lambda key: ("aid",) if key == "smashup" else ())
    return tmp_path


def asked(*arguments: str) -> dict[str, object]:
    """Return what the command answers to programs."""
    answer = command("translate", *arguments, "--json")
    assert answer.exit_code == 0, answer.output
    found = json.loads(answer.output)
    assert isinstance(found, dict)
    return found


def texts(*arguments: str) -> dict[str, str]:
    """Return what is still to be done in rules and books."""
    found = asked(*arguments)["texts"]
    assert isinstance(found, dict)
    return {name: left for name, left in found.items() if not name.startswith("lesson ")}


def test_a_language_begins_with_copies_of_everything(folders: Path) -> None:
    assert texts("de") == {"rules/smashup.de.md": "not begun", "smashup/aid.de.md": "not begun"}
    begun = asked("de", "--start")["begun"]
    assert begun == [
        str(folders / path) for path in ("words/de.ftl", "rules/smashup.de.md", "books/smashup/aid.de.md")
    ]
    one = "1 lines still as in en"
    assert texts("de", "--start") == {"rules/smashup.de.md": one, "smashup/aid.de.md": one}
    (folders / "rules" / "smashup.de.md").write_text("## U1 Ziel\n- U1.2 Fünfzehn.\n", encoding="utf-8")
    assert texts("de", "--start")["rules/smashup.de.md"] == "without U1.1"
    assert asked("de")["spoken"] is False


def test_people_read_numbers_and_keys(folders: Path) -> None:
    (folders / "words" / "de.ftl").write_text("old = Alt\n", encoding="utf-8")
    answer = command("translate", "de", "--start")
    assert answer.exit_code == 0
    assert "2 files begun for de" in answer.output and "not spoken yet" in answer.output
    assert "words, missing: hello" in answer.output and "words, unknown: old" in answer.output


def test_a_lesson_lacks_what_it_says_only_in_the_first_language() -> None:
    first, other = LANGUAGES[:2]
    plain = {
        "title": {first: "One", other: "Jedna"},
        "step": [{first: "Two"}, {first: "Three", other: " "}, {"go": ["pass"]}],
    }
    assert lacking(plain, other) == 2
    assert lacking(plain, "de") == 3


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_that_are_spoken_are_whole(language: str) -> None:
    found = asked(language)
    # The example game's rules are in one language only.
    assert (found["spoken"], found["texts"]) == (True, {f"rules/harbours.{language}.md": "not begun"})
