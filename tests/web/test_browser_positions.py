"""Real games at random points, on three sizes of screen, with our letters and with the machine's alone.

``HERNA_POSITIONS`` says how many points of each game are looked at: a few with every run, or a hundred.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from web.desk import Desk
from web.guests import Inn, apart
from web.positions import laid

POSITIONS: Final = int(os.environ.get("HERNA_POSITIONS", "2"))
SIZES: Final = ((1440, 900), (1280, 720), (390, 844))
A_GAME: Final = 10
"""How many positions are taken from one game before another is dealt."""

WRONG: Final = (Path(__file__).parent / "wrong.js").read_text(encoding="utf-8")
"""What is cut, overlaps, or is asked where nobody sees it."""


def opened(desk: Desk, inn: Inn, token: str, language: str) -> Page:
    """Open a window of somebody who sits at these tables."""
    context = desk.context(language=language)
    context.add_cookies([{"name": "herna", "value": token, "url": inn.url}])
    return context.new_page()


def looked_at(page: Page, size: tuple[int, int]) -> list[Any]:
    """Return what is wrong on a size of screen, once the page has settled; and how high its prompt is."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(400)
    found: list[Any] = page.evaluate(WRONG)
    over = page.locator(".ask.over").count() == 0
    return [found, page.evaluate("document.querySelector('.prompt').offsetHeight") if over else 0]


@pytest.mark.usefixtures("any_letters")
@pytest.mark.parametrize("key", ["ahoy", "arcs", "scythe", "smashup"])
def test_nothing_is_cut_covered_or_asked_off_the_screen(desk: Desk, inn: Inn, key: str) -> None:
    found: list[str] = []
    heights: dict[tuple[int, int], set[int]] = {size: set() for size in SIZES}
    for begin in range(0, POSITIONS, A_GAME):
        count = min(A_GAME, POSITIONS - begin)
        seed = 2 + begin // A_GAME
        shares = tuple((i + 0.5) / count for i in range(count))
        table = apart(laid(inn.house.config.db, key, shares, seed=seed))
        page = opened(desk, inn, table.token, ("en", "cs")[seed % 2])
        for share, at in zip(shares, table.tables, strict=True):
            page.goto(f"/t/{at}")
            for size in SIZES:
                wrong, height = looked_at(page, size)
                heights[size] |= {height} - {0}
                found += [f"{key} {seed} {share:.2f} {size[0]}x{size[1]}: {each}" for each in wrong]
        page.context.close()
    assert not found, "\n".join(found)
    assert all(len(each) <= 1 for each in heights.values()), heights
