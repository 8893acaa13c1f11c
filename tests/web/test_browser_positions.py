"""Real games at random points, on three sizes of screen, with our letters and with the machine's alone.

``HERNA_POSITIONS`` says how many points of each game are looked at: a few with every run, or a hundred.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from herna.games.arcs.components import GUILD_CARDS
from web.desk import Desk
from web.guests import Inn, apart
from web.positions import laid, laid_where

POSITIONS: Final = int(os.environ.get("HERNA_POSITIONS", "2"))
SIZES: Final = ((1440, 900), (1280, 720), (390, 844))
A_GAME: Final = 10
"""How many positions are taken from one game before another is dealt."""

WRONG: Final = (Path(__file__).parent / "wrong.js").read_text(encoding="utf-8")
"""What is cut, overlaps, or is asked where nobody sees it."""

WORD: Final = """place => {
    const word = document.createElement("small");
    Object.assign(word.style, { fontSize: "14px", whiteSpace: "nowrap" });
    word.textContent = "Ozvěna";
    place.append(word);
}"""
"""Write a word where it has not enough room."""


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


def crowded(state: Any) -> bool:
    """Whether three ambition markers lie on one ambition."""
    lying = [int(mark) for mark in state.markers if mark >= 0]
    return any(lying.count(each) == len(state.markers) for each in lying)


def of_vox(state: Any) -> bool:
    """Whether two Vox cards are in the Court, whose text begins with a word."""
    return sum(int(card) >= GUILD_CARDS for card in state.court) >= 2


@pytest.mark.usefixtures("any_letters")
@pytest.mark.parametrize(("right", "seed"), [(crowded, 2), (of_vox, 1)], ids=["ambitions", "court"])
def test_the_columns_of_arcs_stand_whole(
    desk: Desk, inn: Inn, right: Callable[[Any], bool], seed: int
) -> None:
    table = apart(laid_where(inn.house.config.db, "arcs", right, seed))
    for language in ("en", "cs"):
        page = opened(desk, inn, table.token, language)
        page.goto(f"/t/{table.tables[0]}")
        for size in SIZES:
            assert looked_at(page, size)[0] == []
        page.context.close()


def test_words_that_lie_over_others_are_seen(desk: Desk, inn: Inn) -> None:
    table = apart(laid_where(inn.house.config.db, "arcs", of_vox, 1))
    page = opened(desk, inn, table.token, "cs")
    page.goto(f"/t/{table.tables[0]}")
    page.locator(".court-card .emblem").first.evaluate(WORD)
    assert any("Ozvěna lies over" in each for each in looked_at(page, SIZES[0])[0])


WHOLE: Final = """() => {
    const inside = (each, place) => {
        const [a, b] = [each.getBoundingClientRect(), place.getBoundingClientRect()];
        return a.left >= b.left - 1 && a.right <= b.right + 1
            && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
    };
    const acts = document.querySelector('.end-acts');
    return document.documentElement.scrollWidth <= innerWidth
        && [...acts.children].every((each) => inside(each.querySelector('button') ?? each, acts))
        && [...document.querySelectorAll('.ending .scroll')]
            .every((each) => each.scrollWidth <= each.clientWidth);
}"""


@pytest.mark.usefixtures("any_letters")
@pytest.mark.parametrize("key", ["ahoy", "arcs", "scythe", "smashup"])
def test_the_page_of_an_end_shows_every_part_of_the_count(desk: Desk, inn: Inn, key: str) -> None:
    table = apart(laid(inn.house.config.db, key, (1.0,)))
    for language in ("en", "cs"):
        page = opened(desk, inn, table.token, language)
        page.goto(f"/t/{table.tables[0]}/end")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("document.fonts.ready")
            assert page.evaluate(WHOLE), (language, width)
