"""Words and numbers stand out from what is under them, drawn ones too, which an audit of pages leaves out."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from web.desk import Desk
from web.guests import Inn, apart
from web.positions import laid
from web.test_browser_look import seated

CONTRAST: Final = (Path(__file__).parent / "contrast.js").read_text(encoding="utf-8")
BARE: Final = "* { -webkit-text-fill-color: #0000 !important } text, tspan { fill: #0000 !important }"
"""A sheet under which no word is seen, and all else stays."""

SHARE: Final = 0.25
"""Which part of a word's pixels may stand out less than they must: those over an edge of what is under."""


def picture(page: Page) -> str:
    """Return what is seen."""
    return base64.b64encode(page.screenshot()).decode()


def faint(page: Page) -> list[Any]:
    """Return the words that stand out too little: where, what, and by how much."""
    page.evaluate(CONTRAST)
    words = page.evaluate("wordsSeen()")
    assert len(words) > 50, "there is nothing to read"
    whole = picture(page)
    sheet = page.add_style_tag(content=BARE)
    bare = picture(page)
    sheet.evaluate("each => each.remove()")
    found = page.evaluate("given => faintWords(...given)", [words, whole, bare, SHARE])
    return [f"{each['of']}: {each['words']!r} {each['ratio']:.2f}" for each in found]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("key", ["ahoy", "arcs", "scythe", "smashup"])
def test_words_stand_out_from_what_is_drawn_under_them(desk: Desk, inn: Inn, key: str, theme: str) -> None:
    found = apart(laid(inn.house.config.db, key, (0.03, 0.6)))
    page = seated(desk, found.token, theme)
    for table in found.tables:
        page.goto(f"/t/{table}")
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(400)
        assert faint(page) == []


def test_a_faint_number_on_the_map_is_found(desk: Desk, inn: Inn) -> None:
    found = apart(laid(inn.house.config.db, "scythe", (0.03,)))
    page = seated(desk, found.token)
    page.goto(f"/t/{found.tables[0]}")
    page.wait_for_selector("#part-board .tag text")
    page.add_style_tag(content=".tag text { fill: #b9b09a }")
    assert any("tag" in each for each in faint(page))
