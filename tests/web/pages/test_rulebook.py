"""The rules as a page shows them."""

from __future__ import annotations

import re
from html import unescape

import pytest

from herna.games import CATALOGUE, game
from herna.i18n.catalog import LANGUAGES
from herna.i18n.speak import Speaker
from herna.rulebook import rulebook as numbered
from herna.web.pages.rulebook import READER, chapters, matching, row_number, rulebook, says
from web.guests import Inn

TEXT = """# A game

Words before the first number, with <b>no markup</b> of their own.

## A1 Moving

- **A1.1** Move *once*, see [the map](map.md).
  - On foot.
    - **A1.1.1** Or by `ship`.
- **A1.2 Storms.** They end a move.

| A1 | A ruling |
|---|---|
| A2 | Another |
"""


def test_numbers_begin_paragraphs_and_tables_belong_to_the_one_before() -> None:
    opening, moving = chapters(READER.parse(TEXT))
    assert [str(block) for block in opening.paragraphs[0].blocks] == [
        "<p>Words before the first number, with &lt;b&gt;no markup&lt;/b&gt; of their own.</p>"
    ]
    assert [each.number for each in moving.paragraphs] == ["A1.1", "A1.1.1", "A1.2"]
    first, second, third = moving.paragraphs
    assert first.blocks == ["<p>Move <em>once</em>, see the map.</p>", '<p class="item">On foot.</p>']
    assert second.blocks == ["<p>Or by <code>ship</code>.</p>"]
    assert third.blocks == ["<p><strong>Storms.</strong> They end a move.</p>"]
    assert [[str(cell) for cell in row] for row in third.table] == [["A1", "A ruling"], ["A2", "Another"]]
    assert [row_number(row, moving.title) for row in third.table] == ["A1.A1", "A1.A2"]


def test_a_search_finds_words_in_titles_texts_and_tables() -> None:
    found = tuple(chapters(READER.parse(TEXT)))
    assert [p.number for c in matching(found, "moving foot") for p in c.paragraphs] == ["A1.1"]
    assert [p.number for c in matching(found, "another") for p in c.paragraphs] == ["A1.2"]
    assert matching(found, "zeppelin") == ()


def test_a_paragraph_leads_to_those_that_it_speaks_of() -> None:
    found = chapters(READER.parse("## A1 Moving\n\n- A1.1 Plain, unlike A1.2 and R-01.\n- A1.2 See (A1.1)."))
    first, second = found[0].paragraphs
    assert first.number == "A1.1"
    assert first.blocks == ['<p>Plain, unlike <a href="#A1.2">A1.2</a> and <a href="#R-01">R-01</a>.</p>']
    assert second.blocks == ['<p>See (<a href="#A1.1">A1.1</a>).</p>']


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["ahoy", "arcs", "scythe", "smashup"])
def test_what_a_paragraph_speaks_of_is_there(key: str, language: str) -> None:
    shown = rulebook(key, language)
    pieces = [p for chapter in shown for p in chapter.paragraphs]
    html = "".join(
        str(part) for p in pieces for part in (*p.blocks, *(cell for row in p.table for cell in row))
    )
    there = {paragraph.key for paragraph in numbered(key)} | set(re.findall(r'strong id="([^"]+)"', html))
    assert {number for number in re.findall(r'href="#([^"]+)"', html) if number not in there} == set()


@pytest.mark.parametrize("key", CATALOGUE)
def test_every_paragraph_that_tests_can_name_has_its_address(key: str) -> None:
    shown = rulebook(key, "en")
    numbers = {each.number for chapter in shown for each in chapter.paragraphs}
    numbers |= {
        row_number(row, chapter.title) for chapter in shown for p in chapter.paragraphs for row in p.table
    }
    numbers |= {chapter.title.split(" ")[0] for chapter in shown}
    assert {paragraph.key for paragraph in numbered(key)} - numbers == set()


PLACES = re.compile(r'<(?:div class="para"|tr) id="([^"]+)"|<details class="says-no"(.*?)</details>')
"""Numbered paragraphs and rows of the rules page, and what is said to whoever may not do something."""


def said_at(page: str) -> dict[str, list[str]]:
    """Return the sentences of the rules page by the paragraph that they stand at."""
    found: dict[str, list[str]] = {}
    at = ""
    for number, listed in re.findall(
        r'<(?:div class="para"|tr) id="([^"]+)"|<details class="says-no"(.*?)</details>', page
    ):
        at = number or at
        if listed:
            found[at] = [unescape(each) for each in re.findall(r"<li>(.*?)</li>", listed)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CATALOGUE)
def test_a_paragraph_lists_what_is_said_to_whoever_may_not(inn: Inn, key: str, language: str) -> None:
    page = inn.guest(language).get(f"/rules/{key}").text
    wanted: dict[str, list[str]] = {}
    for reason in game(key).reasons():
        wanted.setdefault(reason.rule, []).append(Speaker(language, key).reason(reason))
    assert said_at(page) == wanted


def test_the_sentences_are_those_that_players_read() -> None:
    assert says("arcs", "en")["A8.3"] == ("All your cards are of the lead suit.",)
    assert says("ahoy", "en")["H15.2"] == (
        "It costs … gold.",
        "It costs a die: place one on the card.",
        "It costs a die, and yours for this turn are placed.",
    )
    assert "Nekontroluješ Továrnu." in says("scythe", "cs")["S17.1"]
