"""What a first visit to a table weighs, counted by a browser, and that sheets made small say the same."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from herna.bench.pages import Caller
from herna.bench.weight import weight
from herna.ui.drawable import drawable_games
from herna.ui.look import look
from herna.web.pages.assets import STATIC
from herna.web.pages.packing import sheet, whole
from web.desk import Desk
from web.guests import Inn, apart
from web.positions import laid

MOST = 80_000
"""Bytes of page, styles, scripts and signs; typefaces, which browsers keep for a year, come besides."""

CAME = """() => ["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind))
    .map((each) => [new URL(each.name).pathname, each.encodedBodySize])"""
RULES = """(text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return [...sheet.cssRules].map((rule) => rule.cssText.replace(/\\s*,\\s*/g, ","));
}"""


def kind(path: str) -> str:
    """Return to which kind of what `herna bench web` counts an address belongs."""
    if path.startswith("/t/"):
        return "page"
    if path.startswith("/type/"):
        return "type"
    return {".css": "styles", ".js": "scripts"}.get(path[path.rfind(".") :], "signs")


@pytest.mark.parametrize("way", ["br", "gzip"])
@pytest.mark.parametrize("key", ["ahoy", "arcs", "scythe", "smashup"])
def test_a_table_in_mid_game_weighs_at_most_80_kb(desk: Desk, inn: Inn, key: str, way: str) -> None:
    found = apart(laid(inn.house.config.db, key, (0.5,)))
    context = desk.context(extra_http_headers={"Accept-Encoding": way})
    context.add_cookies([{"name": "herna", "value": found.token, "url": inn.url}])
    page = context.new_page()
    page.goto(f"/t/{found.tables[0]}")
    page.evaluate("document.fonts.ready.then(() => 0)")
    came = Counter[str]()
    for path, size in page.evaluate(CAME):
        came[kind(path)] += size
    assert came["page"] > 10_000 and came["styles"] > 5_000 and came["scripts"] > 5_000
    assert came.total() - came["type"] <= MOST, came
    if way == "gzip":
        caller = Caller(inn.port, found.token)
        counted = weight(lambda path: caller.ask("GET", path), f"/t/{found.tables[0]}")
        caller.wire.close()
        assert (counted["styles"], counted["scripts"]) == (came["styles"], came["scripts"])
        assert (
            counted["page"] == pytest.approx(came["page"], rel=0.01) and counted["type"] >= came["type"] > 0
        )


@pytest.mark.parametrize(
    "path",
    sorted(STATIC.glob("*.css")) + [look(key).css for key in drawable_games()],
    ids=lambda path: path.stem,
)
def test_a_sheet_made_small_says_the_same(chromium: Browser, path: Path) -> None:
    page = chromium.new_page()
    assert page.evaluate(RULES, sheet(path)) == page.evaluate(RULES, whole(path).decode())
    page.close()


def test_rare_letters_come_only_where_they_are_written(desk: Desk) -> None:
    for language in ("en", "cs"):
        page = desk.window(language=language)
        page.goto("/rules/harbours")
        page.evaluate("document.fonts.ready.then(() => 0)")
        came = [path for path, _size in page.evaluate(CAME) if path.startswith("/type/")]
        assert came and not any("-rare" in path for path in came)
        with page.expect_request("**/type/*-rare.*"):
            page.evaluate("document.querySelector('h1').textContent = 'Łódź'")
