"""The companion of a first game has a word and a page of the rulebook for every question of every game."""

from __future__ import annotations

import pytest

from contract.tables import USUAL, Table
from herna.games import CATALOGUE, game
from herna.i18n.catalog import LANGUAGES, catalog
from herna.i18n.speak import Speaker
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from herna.learn.book import books, headings
from herna.learn.companion import paragraphs, use_of, word
from herna.rulebook import rulebook

BOOKS = [key for key in CATALOGUE if books(key)]

LONGEST = 260
"""How many letters a word on a question has at most: two sentences, or three short ones."""


def prompts(key: str) -> list[str]:
    """Return every question of a game."""
    entries = catalog(LANGUAGES[0], key).wants
    return [
        each.removeprefix("prompt-") for each in entries if each.startswith("prompt-") and "." not in each
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", BOOKS)
def test_every_question_has_a_word_and_a_page_of_the_rulebook(key: str, language: str) -> None:
    speaker = Speaker(language, key)
    chapters = headings(key, language)
    assert len(prompts(key)) > 30
    for prompt in prompts(key):
        found = word(speaker, prompt)
        assert found is not None, prompt
        assert 40 < len(found.words) <= LONGEST, (prompt, len(found.words))
        assert found.chapter in chapters.values(), (prompt, paragraphs(key).get(prompt))
        page, _, place = found.address.partition("#")
        assert page == f"/rules/{key}/rulebook"
        assert chapters[place] == found.chapter


@pytest.mark.parametrize("key", BOOKS)
def test_words_are_about_questions_and_paragraphs_that_there_are(key: str) -> None:
    numbers = {paragraph.key for paragraph in rulebook(key)}
    assert set(paragraphs(key)) == set(prompts(key))
    assert set(paragraphs(key).values()) <= numbers
    for language in LANGUAGES:
        entries = catalog(language, key).wants
        said = {each.removeprefix("companion-") for each in entries if each.startswith("companion-")}
        parts = {each for each in said if each.startswith("part-")}
        assert said - parts == set(prompts(key))


@pytest.mark.parametrize("table", [each for each in USUAL if each.key in BOOKS], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_a_standing_has_a_use(table: Table, language: str) -> None:
    speaker = Speaker(language, table.key)
    for part, _amounts in table.game.parts(table.new(1)):
        assert use_of(speaker, part), part


def test_a_game_without_a_companion_is_played_without_one() -> None:
    state = game("harbours").new(Setup(2, {}), seeded(1))
    assert word(Speaker(LANGUAGES[0], "harbours", state), "turn") is None
