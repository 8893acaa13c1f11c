"""The drawer with all that is known of a piece: beside the game, on a phone as a sheet, also in lessons."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from web.desk import PHONE, WIDE, Desk
from web.guests import Inn, apart
from web.positions import laid
from web.test_browser_look import audit

HOLD = """(piece) => {
    const box = piece.getBoundingClientRect();
    const [clientX, clientY] = [box.x + box.width / 2, box.y + box.height / 2];
    const at = { bubbles: true, cancelable: true, pointerType: "touch", clientX, clientY };
    piece.dispatchEvent(new PointerEvent("pointerdown", at));
    return new Promise((done) => setTimeout(() => {
        piece.dispatchEvent(new PointerEvent("pointerup", at));
        piece.dispatchEvent(new MouseEvent("click", at));
        done();
    }, 650));
}"""
"""A finger stays on a piece for a while."""


def table(desk: Desk, inn: Inn, key: str, phone: bool = False, language: str = "en", **more: Any) -> Page:
    """Open a table in the middle of a game, where this window is asked."""
    found = apart(laid(inn.house.config.db, key, (0.5,), seed=3))
    context = desk.context(phone=phone, language=language, **more)
    context.add_cookies([{"name": "herna", "value": found.token, "url": inn.url}])
    page = context.new_page()
    page.goto(f"/t/{found.tables[0]}")
    page.wait_for_selector("#answers .option")
    return page


def opened(page: Page) -> str:
    """Wait for the drawer, and return what stands in it."""
    page.wait_for_selector("#drawer:not([hidden]) h2")
    return page.locator("#drawer").inner_text()


def box(page: Page) -> dict[str, float]:
    """Return where the drawer lies."""
    found: Any = page.locator("#drawer").bounding_box()
    return dict(found)


def test_a_territory_tells_who_is_there_and_a_card_what_the_almanac_says(desk: Desk, inn: Inn) -> None:
    page = table(desk, inn, "scythe", language="cs")
    page.locator("#part-board .hex:not(.is-option)").first.evaluate(
        "each => each.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))"
    )
    assert "kontroluje" in opened(page).lower()
    place = box(page)
    assert place["x"] + place["width"] == pytest.approx(WIDE["width"])
    assert place["width"] < WIDE["width"] / 3, "the game stays in sight beside it"
    page.keyboard.press("Escape")
    assert page.locator("#drawer").is_hidden()
    card = page.locator("#part-own .obj").first
    card.click()
    assert card.locator("h3").inner_text() in opened(page)
    assert page.locator("#drawer .specimen > *").count() == 1
    almanac = page.locator("#drawer .on a").get_attribute("href") or ""
    page.goto(almanac)
    assert page.locator(f"[id='{almanac.partition('#')[2]}']").count() == 1


def test_a_piece_to_choose_opens_by_the_other_button_and_by_a_key_and_answers_nothing(
    desk: Desk, inn: Inn
) -> None:
    page = table(desk, inn, "arcs")
    version = page.locator("#main").get_attribute("data-version")
    piece = page.locator("#part-own .is-option[data-ref], #part-board .is-option[data-ref]").first
    piece.click(button="right")
    opened(page)
    page.locator("#drawer [data-shut]").click()
    assert page.locator("#drawer").is_hidden()
    piece.focus()
    page.keyboard.press("i")
    opened(page)
    page.keyboard.press("Escape")
    assert page.locator("#drawer").is_hidden()
    assert piece.evaluate("each => each === document.activeElement"), "the keyboard stands where it stood"
    assert page.locator("#main").get_attribute("data-version") == version


def test_on_a_phone_holding_a_piece_opens_a_sheet_and_answers_nothing(desk: Desk, inn: Inn) -> None:
    page = table(desk, inn, "smashup", phone=True, language="cs")
    version = page.locator("#main").get_attribute("data-version")
    page.locator("[data-tab=own]:not(main)").tap()
    card = page.locator("#part-own .scard").first
    name = card.locator(".title").inner_text()
    card.evaluate(HOLD)
    assert name in opened(page)
    place = box(page)
    assert (place["x"], place["width"]) == (0, PHONE["width"])
    assert place["y"] > PHONE["height"] / 4
    assert place["y"] + place["height"] == pytest.approx(PHONE["height"])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("#drawer [data-shut]").tap()
    assert page.locator("#drawer").is_hidden()
    assert page.locator("#main").get_attribute("data-version") == version


@pytest.mark.parametrize(("key", "theme", "phone"), [("scythe", "dark", False), ("ahoy", "light", True)])
def test_the_audit_finds_nothing_in_an_open_drawer(
    desk: Desk, inn: Inn, key: str, theme: str, phone: bool
) -> None:
    page = table(desk, inn, key, phone, bypass_csp=True)
    page.context.add_cookies([{"name": "herna_manners", "value": f"theme={theme}", "url": desk.url}])
    page.reload()
    page.wait_for_selector("#answers .option")
    page.locator("#part-own [data-ref]").nth(2).evaluate(HOLD)
    opened(page)
    audit(page)


def test_pieces_of_a_lesson_tell_what_they_are(desk: Desk) -> None:
    page = desk.window()
    page.goto("/learn/smashup/first")
    card = page.locator("#part-own .scard").first
    name = card.locator(".title").inner_text()
    card.hover()
    page.wait_for_selector("#preview:not([hidden])")
    assert name in page.locator("#preview").inner_text()
    card.click()
    assert name in opened(page)
    assert page.url.endswith("/learn/smashup/first"), "reading is not answering"


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_replay_has_the_same_drawer_and_follows_the_position(desk: Desk, inn: Inn, phone: bool) -> None:
    found = apart(laid(inn.house.config.db, "scythe", (1.0,), seed=3))
    context = desk.context(phone=phone, bypass_csp=True)
    context.add_cookies([{"name": "herna", "value": found.token, "url": inn.url}])
    page = context.new_page()
    page.goto(f"/t/{found.tables[0]}/replay?at=2")
    place = page.locator("#part-board .hex").nth(7)
    if phone:
        place.evaluate(HOLD)
    else:
        place.evaluate(
            "each => each.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))"
        )
    title = opened(page).splitlines()[0]
    audit(page)
    with page.expect_response(lambda answer: "/entry/" in answer.url) as answered:
        page.keyboard.press("ArrowRight")
    assert "at=3" in answered.value.url
    assert opened(page).splitlines()[0] == title
    page.keyboard.press("Escape")
    assert page.locator("#drawer").is_hidden()
