"""A table played by the keyboard alone, and pieces that glide only if they moved."""

from __future__ import annotations

import time

from playwright.sync_api import Page

from web.desk import ASKED, MOVED, Desk, asked, create, reach

PLACED = "() => document.activeElement !== document.body && !!document.activeElement.closest('main')"
GLIDES = """async (change) => {
    const main = document.getElementById("main");
    const { moving } = await import("/static/moves.js");
    const svg = document.querySelector("#part-board svg[viewBox]");
    svg.insertAdjacentHTML("beforeend",
        '<g class="piece" data-ref="a"><rect width="60" height="60"/></g>' +
        '<g class="piece" data-ref="b"><rect width="60" height="60"/></g>');
    const glide = moving(main);
    if (change === "room") document.querySelector(".prompt").style.minHeight = "300px";
    else svg.querySelector("[data-ref=a]").setAttribute("transform", "translate(100 40)");
    glide();
    return document.getAnimations().map((each) => each.effect.target.dataset.ref ?? "");
}"""


def press_key(page: Page, key: str) -> None:
    """Press a key that answers, confirm with the keyboard if the page asks, and wait for what comes of it."""
    version = page.locator("#main").get_attribute("data-version")
    page.keyboard.press(key)
    page.wait_for_function(MOVED, arg=version)
    if page.locator("#sure[open]").count():
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Enter")
        page.wait_for_function("v => document.getElementById('main').dataset.version !== v", arg=version)


def test_a_whole_game_by_the_keyboard_alone(desk: Desk) -> None:
    page = desk.window()
    create(page)
    answers, last = 0, time.monotonic() + 120
    while asked(page):
        assert time.monotonic() < last, f"stuck after {answers} answers"
        offered = page.locator("#answers .option:not([disabled])").count()
        press_key(page, str(1 + answers % min(3, offered)) if answers % 5 < 2 else str(min(9, offered)))
        answers += 1
        page.wait_for_function(ASKED)
        if not page.locator(".ask.over").count():
            page.wait_for_function(PLACED)
    assert answers > 10


def test_keys_undo_and_redo_walk_and_explain_themselves(desk: Desk) -> None:
    page = desk.window()
    create(page)
    reach(page, "#answers [value^=trade]")
    own = page.locator("#part-own").inner_text()
    codes = [each.get_attribute("value") or "" for each in page.locator("#answers .option").all()]
    press_key(page, str(1 + next(i for i, code in enumerate(codes) if code.startswith("trade"))))
    after = page.locator("#part-own").inner_text()
    assert after != own
    press_key(page, "u")
    assert page.locator("#part-own").inner_text() == own
    press_key(page, "r")
    assert page.locator("#part-own").inner_text() == after
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("() => document.activeElement.matches('.is-option[data-ref]')")
    page.keyboard.press("?")
    assert page.locator("#keys dt").count() == page.locator("#keys dd").count() > 5
    page.keyboard.press("Escape")
    assert not page.locator("#keys").is_visible()


def test_only_what_moved_glides(desk: Desk) -> None:
    page = desk.window()
    create(page)
    asked(page)
    page.emulate_media(reduced_motion="no-preference")
    assert page.evaluate(GLIDES, "piece") == ["a"]
    page.reload()
    asked(page)
    assert page.evaluate(GLIDES, "room") == []
