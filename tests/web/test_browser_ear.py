"""Boards of the four games read as sentences: what a screen reader finds on them, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from web.desk import Desk
from web.guests import Inn, apart
from web.positions import laid

LINE = re.compile(r"^(?P<in>\s*)- '?(?P<kind>[a-z]+)(?P<rest>.*)$")
SPOKEN = ("img", "button")
"""What is read by its name alone; what is drawn inside is not read."""

BARE = re.compile(r"[\d\s·/+\u2013\u2212▲▼$.,:\"'-]+")
"""Numbers that nobody says the meaning of."""

DRAWN = """selector => [...document.querySelectorAll('#part-board ' + selector)].map(each =>
    each.getAttribute('aria-label') ?? each.querySelector('title').textContent)"""
PLACED = {
    "ahoy": (".fig, .med", 12),
    "arcs": (".fleet", 3),
    "scythe": (".pc", 8),
    "smashup": (".mini", 2),
}
"""What stands on each board, and how much of it there is at least."""


def spoken(snapshot: str) -> Iterator[tuple[str, str]]:
    """Yield what is read, each with its kind, without what is inside a picture or a button."""
    closed = -1
    for line in snapshot.splitlines():
        found = LINE.match(line)
        if found is None:
            continue
        depth = len(found["in"])
        if 0 <= closed < depth:
            continue
        closed = depth if found["kind"] in SPOKEN else -1
        name = found["rest"].strip().removesuffix(":")
        yield found["kind"], name if found["kind"] in SPOKEN else after(name)


def after(rest: str) -> str:
    """Return the text behind a kind and its name."""
    return re.sub(r"^\"(?:[^\"\\]|\\.)*\"(\s*\[[^\]]*\])*'?:?", "", rest).lstrip(": '\"")


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("key", ["ahoy", "arcs", "scythe", "smashup"])
def test_a_board_is_read_in_sentences(desk: Desk, inn: Inn, key: str, language: str) -> None:
    found = apart(laid(inn.house.config.db, key, (0.6,)))
    page = seated(desk, found.token, language)
    page.goto(f"/t/{found.tables[0]}")
    page.wait_for_selector("#part-board", state="attached")
    read = list(spoken(page.locator("#part-board").aria_snapshot()))
    bare = [(kind, text) for kind, text in read if kind not in SPOKEN and text and BARE.fullmatch(text)]
    assert bare == [], "numbers without a word"
    names = " ".join(text for kind, text in read if kind in SPOKEN).replace("''", "'")
    selector, least = PLACED[key]
    pieces = page.evaluate(DRAWN, selector)
    assert len(pieces) >= least
    assert [each for each in pieces if " ".join(each.split()).rstrip(".") not in names] == []
    assert all(re.search(r"[^\W\d]{2}", each) for each in pieces)


def test_a_region_of_ahoy_says_who_stands_how(desk: Desk, inn: Inn) -> None:
    found = apart(laid(inn.house.config.db, "ahoy", (0.6,)))
    for language, pattern in (("en", r"region: wealth \d, Squadron \d+ to Union \d+"), ("cs", r"region.*\d")):
        page = seated(desk, found.token, language)
        page.goto(f"/t/{found.tables[0]}")
        regions = page.evaluate(DRAWN, ".med")
        assert regions and all(re.search(pattern, each) for each in regions)
        assert page.locator("#part-board .fig").first.get_attribute("role") in SPOKEN


def seated(desk: Desk, token: str, language: str) -> Page:
    """Open a window of somebody who sits at the table."""
    context = desk.context(language=language)
    cookies = {"herna": token, "herna_manners": f"lang={language}"}
    context.add_cookies([{"name": name, "value": value, "url": desk.url} for name, value in cookies.items()])
    return context.new_page()
