"""Rulebooks for people as pages: whole, and only what one looks for."""

from __future__ import annotations

import re
from html import unescape

import pytest

from herna.games import CATALOGUE
from herna.i18n.catalog import LANGUAGES
from herna.learn.book import RULEBOOK, books
from herna.web.pages.book import matching, page
from herna.web.pages.rulebook import plain
from web.guests import Inn

BOOKS = [key for key in CATALOGUE if books(key)]
HEADING = re.compile(r"<h[23] id=.*?</h[23]>")
BARE = re.compile(r"<[^>]*>")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", BOOKS)
def test_every_passage_is_found_by_its_heading_without_accents(key: str, language: str) -> None:
    headings = HEADING.findall(page(key, RULEBOOK, language))
    assert len(headings) > 10
    for heading in headings:
        words = plain(unescape(BARE.sub(" ", heading))).upper()
        assert heading in matching(key, RULEBOOK, language, words)


def test_what_is_not_spoken_of_is_not_found_and_leads_elsewhere(inn: Inn) -> None:
    czech = inn.guest("cs")
    found = czech.get("/rules/arcs/rulebook?q=predzvest").text
    assert "předzvěst" in found.lower() and len(found) < len(czech.get("/rules/arcs/rulebook").text)
    assert 'href="/rules/arcs?q=predzvest"' in found
    assert 'href="/rules/arcs/almanac?q=predzvest"' in found
    nothing = czech.get("/rules/arcs/rulebook?q=vzducholod").text
    assert "Žádný odstavec nemá všechna tato slova" in nothing and "<h2" not in nothing


def test_a_passage_comes_with_the_heading_of_its_chapter() -> None:
    shown = str(matching("scythe", RULEBOOK, "en", "bolster combat card"))
    assert "Produce</h3>" not in shown
    assert -1 < shown.find("The top actions</h2>") < shown.find("Bolster</h3>")
