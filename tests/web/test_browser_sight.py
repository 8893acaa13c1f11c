"""On a phone the map goes to what is asked: the pieces to choose from, or the place a dialog is about."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from web.desk import Desk, asked, options, press
from web.guests import Inn, apart
from web.positions import Laid, laid, laid_when_asked

AWAY = """share => {
    const size = (each) => each.getBoundingClientRect().width * each.getBoundingClientRect().height;
    const all = [...document.querySelectorAll("#part-board svg[viewBox]")];
    const svg = all.sort((a, b) => size(b) - size(a))[0];
    const box = svg.getBoundingClientRect();
    const at = { clientX: box.left + box.width * share, clientY: box.top + box.height * share };
    for (let i = 0; i < 16; i++) svg.dispatchEvent(
        new WheelEvent("wheel", { bubbles: true, cancelable: true, deltaY: -1, ...at }));
}"""
"""Turn the wheel over a corner of the map, until little else is seen."""

SEEN = """() => {
    const drawn = (refs) => refs.flatMap((ref) => [...document.querySelectorAll(
        `#main [data-ref="${CSS.escape(ref)}"]`)]).filter((each) => each.getBoundingClientRect().width);
    const hit = (each, x, y) => {
        const box = each.getBoundingClientRect();
        for (const on of document.elementsFromPoint(box.left + box.width * x, box.top + box.height * y)) {
            if (each.contains(on)) return true;
            if (!on.closest("#part-board")) return false;
        }
        return false;
    };
    const refs = (some, name) => [...document.querySelectorAll(some)].map((each) => each.dataset[name]);
    const steps = [0.08, 0.25, 0.5, 0.75, 0.92];
    const options = drawn(refs("#answers .option[data-anchor]", "anchor"));
    const pressed = (each) => steps.some((x) => steps.some((y) => hit(each, x, y)));
    const some = options.length ? options.some(pressed) : null;
    if (options.some((each) => each.closest("#part-board"))) return some;
    const about = drawn(refs("#part-dialog [data-space]", "space"));
    return about.length ? about.some((each) => hit(each, 0.5, 0.5)) : some;
}"""
"""Whether something to choose is in sight, or the place that is asked about; null if none is drawn."""


def phone(desk: Desk, inn: Inn, table: Laid) -> Page:
    """Open a phone's window of whoever sits at these tables."""
    context = desk.context(phone=True)
    context.add_cookies([{"name": "herna", "value": table.token, "url": inn.url}])
    return context.new_page()


@pytest.mark.parametrize("key", ["ahoy", "arcs", "smashup"])
def test_the_map_goes_to_the_next_question_wherever_one_looked(desk: Desk, inn: Inn, key: str) -> None:
    table = apart(laid(inn.house.config.db, key, (0.2, 0.4, 0.6), seed=4))
    page = phone(desk, inn, table)
    found: list[bool | None] = []
    for at in table.tables:
        page.goto(f"/t/{at}")
        asked(page)
        for corner in (0.02, 0.98, 0.02):
            if page.locator("#part-board svg").first.is_visible():
                page.evaluate(AWAY, corner)
                page.wait_for_timeout(200)
            press(page, 0)
            page.wait_for_timeout(200)
            if not options(page).count():
                break  # now somebody else is asked
            found.append(page.evaluate(SEEN))
    assert False not in found
    assert any(found), "nothing to choose was drawn, so nothing was looked for"


@pytest.mark.parametrize(
    ("key", "prompt", "seed"),
    [("scythe", "move", 2), ("scythe", "dial", 11), ("arcs", "collect", 13), ("ahoy", "spoils", 2)],
)
def test_a_map_looked_at_elsewhere_comes_back_to_what_is_asked(
    desk: Desk, inn: Inn, key: str, prompt: str, seed: int
) -> None:
    table = apart(laid_when_asked(inn.house.config.db, key, prompt, "", seed))
    page = phone(desk, inn, table)
    page.goto(f"/t/{table.tables[0]}")
    page.wait_for_timeout(200)
    assert page.evaluate(SEEN)
    lost = 0
    for corner in (0.02, 0.98):
        page.keyboard.press("0")
        page.evaluate(AWAY, corner)
        lost += not page.evaluate(SEEN)
        page.locator("[data-tab=own]:not(main)").tap()
        page.locator("[data-tab=board]:not(main)").tap()
        page.wait_for_timeout(200)
        assert page.evaluate(SEEN)
    assert lost
