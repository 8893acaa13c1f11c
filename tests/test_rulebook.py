"""Numbered rules, and which of them tests name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from herna import rulebook
from herna.games import CATALOGUE
from herna.i18n.catalog import LANGUAGES, catalog
from herna.i18n.inserted import ENTRY
from herna.kernel.errors import HernaError, UnknownGame
from herna.rulebook import Named, Paragraph, compare, coverage, exemptions, named, paragraphs

RULES = """# Rules
## B1 Goal
- **B1.1** Most points win.
- **B1.2 Ties** are shared.
  - **B1.2.1** With everybody.
## B2 Rulings
| # | Question | Ruling |
|---|---|---|
| A1 | Storm at sea? | Yes | H1 |
| R-01 | Two storms? | No |
| B2.7 | Three? | Never |
## B3 Notes
Nothing numbered here.
## B4 Scenarios
- T1 A scenario. [B1.1]
- no number
"""

# Never collected: text for the reader of marks, which must not believe the test that does not run.
TESTS = """
import pytest
from marks import card, rule
CREW = ("diver", "gossip")
LATER: tuple[str, ...] = ("storm",)
BARE: int
HARD = pytest.param(1)

@rule("B1.1", "T1")
@card(*CREW)
def test_one() -> None: ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.card("windfall"))])
def test_two(x: int) -> None: ...

@pytest.mark.skip(reason="no")
@rule("B1.2")
def test_three() -> None: ...

@rule("B1.2")
def helper() -> None: ...

class TestMore:
    @rule("A1", *UNKNOWN, 3)
    @card(*LATER)
    def test_four(self) -> None: ...
"""


def test_every_numbered_paragraph_is_read() -> None:
    found = list(paragraphs(RULES))
    keys = ["B1.1", "B1.2", "B1.2.1", "B2.A1", "R-01", "B2.7", "B3", "T1"]
    assert [paragraph.key for paragraph in found] == keys
    assert found[0] == Paragraph("B1.1", "B1 Goal", "Most points win.")
    assert found[1].text == "Ties are shared."
    assert found[3].short == "A1"
    assert found[0].short == "B1.1"
    assert found[6].text == "B3 Notes"


def test_a_last_section_without_paragraphs_counts_too() -> None:
    assert [paragraph.key for paragraph in paragraphs("## B9 End\nwords")] == ["B9"]


def test_marks_of_tests_that_run_are_read(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "helpers.py").write_text("@rule('B9')\ndef test_no(): ...", encoding="utf-8")
    claims = named(tmp_path)
    assert claims.rules == {"B1.1", "T1", "A1"}
    assert claims.cards == {"diver", "gossip", "windfall", "storm"}


def test_what_is_named_exempt_and_missing_is_told_apart() -> None:
    claims = Named({"B1.1", "A1", "B7.7"}, {"storm", "kraken"})
    exempt = {"B3": "no rule", "B1.*": "a heading"}
    found = compare(list(paragraphs(RULES)), ["storm", "diver", "diver"], exempt, claims)
    assert found.plain() == {
        "paragraphs": {"total": 8, "named": 2, "exempt": 3, "missing": ["R-01", "B2.7", "T1"]},
        "cards": {"total": 2, "named": 1, "missing": ["diver"]},
        "unknown": ["B7.7", "kraken"],
    }


def test_an_exemption_needs_a_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "RULES", tmp_path)
    assert exemptions("harbours") == {}
    path = tmp_path / "harbours-exempt.toml"
    path.write_text('"B1.1" = "a heading"\n', encoding="utf-8")
    assert exemptions("harbours") == {"B1.1": "a heading"}
    path.write_text('"B1.1" = " "\n', encoding="utf-8")
    with pytest.raises(HernaError, match=r"harbours-exempt\.toml: B1\.1 needs a reason"):
        exemptions("harbours")


def test_missing_rules_and_unknown_games_are_sentences(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(rulebook, "RULES", tmp_path)
    with pytest.raises(HernaError, match="the rules of harbours should be in"):
        coverage("harbours")
    with pytest.raises(UnknownGame):
        coverage("chess")


@pytest.mark.parametrize("key", CATALOGUE)
def test_tests_name_only_what_there_is(key: str) -> None:
    assert coverage(key).unknown == ()


@pytest.mark.parametrize("key", CATALOGUE)
def test_every_game_is_covered_whole(key: str) -> None:
    found = coverage(key)
    assert found.missing == ()
    assert found.missing_cards == ()


@pytest.mark.parametrize("key", CATALOGUE)
def test_what_only_replays_defend_are_paragraphs_that_tests_name(key: str) -> None:
    claims = named(rulebook.TESTS / key).rules
    known = {paragraph.key: paragraph.short for paragraph in rulebook.rulebook(key)}
    listed = rulebook.only_replays(key)
    assert len(set(listed)) == len(listed)
    assert [each for each in listed if not {each, known.get(each)} & claims] == []


def test_nothing_of_the_example_game_is_exempt() -> None:
    assert coverage("harbours").exempt == ()


# The example game speaks one language only.
TRANSLATED = [(key, language) for key in CATALOGUE if key != "harbours" for language in LANGUAGES[1:]]


@pytest.mark.parametrize(("key", "language"), TRANSLATED)
def test_each_numbered_paragraph_is_in_every_language(key: str, language: str) -> None:
    first, translated = rulebook.rulebook(key), rulebook.rulebook(key, language)
    assert [paragraph.key for paragraph in translated] == [paragraph.key for paragraph in first]
    assert [paragraph.key for paragraph in translated if not paragraph.text.strip()] == []
    pairs = zip(first, translated, strict=True)
    assert [one.key for one, other in pairs if len(one.text) > 40 and one.text == other.text] == []


@pytest.mark.parametrize(("key", "language"), TRANSLATED)
def test_a_translation_names_only_what_the_catalog_names(key: str, language: str) -> None:
    words = catalog(language, key)
    text = (rulebook.RULES / f"{key}.{language}.md").read_text(encoding="utf-8")
    assert [entry for entry in ENTRY.findall(text) if not words.has(entry)] == []


@pytest.mark.parametrize("key", CATALOGUE)
def test_readers_see_no_working_notes(key: str) -> None:
    for path in rulebook.RULES.glob(f"{key}*.md"):
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"PROPOSED|OFFICIAL|components\.json|\[(CZ|LAW|ART|FAQ)\]", text), path
