"""The rules as a page shows them."""

from __future__ import annotations

import pytest

from herna.games import CATALOGUE
from herna.rulebook import rulebook as numbered
from herna.web.pages.rulebook import READER, chapters, matching, row_number, rulebook

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


@pytest.mark.parametrize("key", CATALOGUE)
def test_every_paragraph_that_tests_can_name_has_its_address(key: str) -> None:
    shown = rulebook(key, "en")
    numbers = {each.number for chapter in shown for each in chapter.paragraphs}
    numbers |= {
        row_number(row, chapter.title) for chapter in shown for p in chapter.paragraphs for row in p.table
    }
    numbers |= {chapter.title.split(" ")[0] for chapter in shown}
    assert {paragraph.key for paragraph in numbered(key)} - numbers == set()
