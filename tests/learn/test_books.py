"""Rulebooks and player aids: what they cite is there, and what they show is drawn."""

from __future__ import annotations

import re

import pytest

from herna import rulebook
from herna.games import CATALOGUE
from herna.i18n.catalog import LANGUAGES, catalog
from herna.i18n.inserted import ENTRY
from herna.kernel.errors import HernaError
from herna.learn.book import (
    CITED,
    KINDS,
    NUMBER,
    UnknownBook,
    book,
    books,
    example,
    explained,
    moment,
    shot,
    shots,
)
from herna.web.pages.book import drawn, page

EVERY = [(key, kind) for key in CATALOGUE for kind in books(key)]
HEADING = re.compile(r"^(#+) ", re.MULTILINE)


def numbers(text: str) -> list[str]:
    """Return the paragraphs that a text cites, in order."""
    return [number for found in CITED.finditer(text) for number in NUMBER.findall(found[0])]


@pytest.mark.parametrize("key", [key for key in CATALOGUE if key != "harbours"])
def test_every_game_has_a_rulebook_and_a_player_aid(key: str) -> None:
    assert books(key) == KINDS


@pytest.mark.parametrize(("key", "kind"), EVERY)
def test_a_book_cites_paragraphs_that_there_are(key: str, kind: str) -> None:
    known = {each for paragraph in rulebook.rulebook(key) for each in (paragraph.key, paragraph.short)}
    known |= {paragraph.section.split()[0] for paragraph in rulebook.rulebook(key)}
    cited = numbers(book(key, kind, LANGUAGES[0]))
    assert len(cited) > 10
    assert [number for number in cited if number not in known] == []


@pytest.mark.parametrize(("key", "kind"), EVERY)
def test_a_book_is_the_same_in_every_language(key: str, kind: str) -> None:
    first = book(key, kind, LANGUAGES[0])
    for language in LANGUAGES[1:]:
        other = book(key, kind, language)
        assert HEADING.findall(other) == HEADING.findall(first)
        assert numbers(other) == numbers(first)
        seen = [{**vars(each), "words": ""} for each in shots(first)]
        assert [{**vars(each), "words": ""} for each in shots(other)] == seen
        assert all(each.words for each in (*shots(first), *shots(other)))
        assert [entry for entry in ENTRY.findall(other) if not catalog(language, key).has(entry)] == []


@pytest.mark.parametrize(("key", "kind"), EVERY)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_of_a_book_is_drawn(key: str, kind: str, language: str) -> None:
    html = str(page(key, kind, language))
    assert html.count("<figure") == len(list(shots(book(key, kind, language))))
    assert "{picture" not in html and "<!--picture" not in html


@pytest.mark.parametrize("key", sorted({key for key, _kind in EVERY}))
def test_the_example_game_is_played_to_its_end(key: str) -> None:
    whole = example(key)
    match = moment(key, len(whole.answers))
    assert match.choice is None and match.state.outcome is not None


def test_a_picture_says_what_it_shows() -> None:
    found = shot('at=57 seat=1 part=own show=desk size=small frame="0 0 10 -5"', " Words ")
    assert (found.at, found.seat, found.part, found.show) == (57, 1, "own", "desk")
    assert (found.frame, found.size, found.words) == ("0 0 10 -5", "small", "Words")
    for wrong in ("part=board", "at=3 shows=map"):
        with pytest.raises(HernaError, match="a picture is"):
            shot(wrong, "")


def test_a_picture_of_what_is_not_there_is_an_error() -> None:
    with pytest.raises(ValueError, match="nothing here is called"):
        drawn("smashup", shot("at=40 show=@base-99", ""), "en")
    with pytest.raises(HernaError, match="has only"):
        moment("smashup", 99_999)


def test_there_are_no_other_books() -> None:
    for key, kind in (("smashup", "../aid"), ("chess", "aid"), ("smashup", "novel")):
        with pytest.raises(UnknownBook):
            book(key, kind, "en")


@pytest.mark.parametrize("key", sorted({key for key, kind in EVERY if kind == "rulebook"}))
def test_the_numbered_rules_lead_to_where_the_rulebook_explains_them(key: str) -> None:
    found = explained(key)
    assert set(found) == set(numbers(book(key, "rulebook", LANGUAGES[0])))
    for language in LANGUAGES:
        html = re.sub(r"<figure.*?</figure>", "", str(page(key, "rulebook", language)), flags=re.DOTALL)
        sections = dict(re.findall(r'<h[23] id="(s[0-9]+)">(.*?)(?=<h[23] id|$)', html, re.DOTALL))
        for number, address in found.items():
            section = sections[address]
            assert f"#{number}" in section, f"{number} is not at {address}"
