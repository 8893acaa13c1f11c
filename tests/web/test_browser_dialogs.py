"""Dialogs on the board: off what they ask about, folding, with dials that turn and dice chosen together."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page

from herna.learn.lesson import lesson
from web.desk import MOVED, Desk, asked, create, reach
from web.guests import Inn, apart
from web.positions import laid_when_asked
from web.test_browser_hands import at_table
from web.test_browser_look import audit

A_DIAL = ("scythe", "dial", "", 11)
DICE = ("arcs", "collect", "die-2", 13)
COVERED = """() => {
    const box = (each) => each.getBoundingClientRect();
    const dialogs = [...document.querySelectorAll("#part-dialog > *")].map(box);
    const about = document.querySelector("#part-dialog [data-space]").dataset.space;
    const space = box(document.querySelector(`#part-board [data-ref="${about}"]`));
    const across = (each) => Math.min(each.right, space.right) - Math.max(each.left, space.left);
    const down = (each) => Math.min(each.bottom, space.bottom) - Math.max(each.top, space.top);
    return dialogs.some((each) => across(each) > space.width / 2 && down(each) > space.height / 2);
}"""


def at_dialog(desk: Desk, inn: Inn, where: tuple[str, str, str, int]) -> tuple[Page, str]:
    """Sit down where a dialog asks something."""
    key, prompt, piece, seed = where
    table = apart(laid_when_asked(inn.house.config.db, key, prompt, piece, seed))
    context = desk.context(bypass_csp=True)
    context.add_cookies([{"name": "herna", "value": table.token, "url": inn.url}])
    page = context.new_page()
    page.goto(f"/t/{table.tables[0]}")
    asked(page)
    return page, table.tables[0]


def answers(inn: Inn, table: str) -> list[str]:
    """Return what was answered at a table."""
    given: list[str] = at_table(inn, table).record.answers
    return given


@pytest.mark.parametrize("where", [A_DIAL, DICE], ids=["dial", "dice"])
def test_a_dialog_covers_nothing_it_asks_about_and_folds_to_its_heading(
    desk: Desk, inn: Inn, where: tuple[str, str, str, int]
) -> None:
    page, _table = at_dialog(desk, inn, where)
    for width, height in ((1440, 900), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(200)
        assert not page.evaluate(COVERED)
    audit(page)
    fold = page.locator("#part-dialog [data-folds]").first
    before = page.locator("#part-dialog > *").first.bounding_box()
    fold.click()
    after = page.locator("#part-dialog > *").first.bounding_box()
    assert before is not None and after is not None
    assert after["height"] < before["height"] / 3
    assert fold.get_attribute("aria-expanded") == "false"
    fold.click()
    assert fold.get_attribute("aria-expanded") == "true"


def shown(page: Page) -> tuple[str | None, Any, str | None]:
    """Return what a dial shows to the ear, to the eye, and what pressing its button would answer."""
    dial = page.locator("[data-turn]")
    value = page.locator("[data-turned-to]").get_attribute("value")
    return dial.get_attribute("aria-valuenow"), dial.locator(".dr4").text_content(), value


def test_a_dial_is_turned_by_keys_and_by_hand_and_set_by_enter(desk: Desk, inn: Inn) -> None:
    page, table = at_dialog(desk, inn, A_DIAL)
    before = answers(inn, table)
    dial = page.locator("[data-turn]")
    dial.focus()
    page.keyboard.press("Home")
    assert shown(page) == ("0", "0", "dial.x0")
    page.keyboard.press("ArrowUp")
    assert shown(page) == ("1", "1", "dial.x1")
    visible = page.locator("[data-turned]:visible")
    assert visible.count() == 1 and visible.get_attribute("data-turned") == "1"
    page.keyboard.press("3")
    assert shown(page) == ("3", "3", "dial.x3")
    assert (dial.get_attribute("aria-valuetext") or "").startswith("3: ")
    box = dial.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y - box["height"] * 0.36)
    page.mouse.down()
    assert shown(page)[0] == "0"
    page.mouse.move(x + box["width"] * 0.36, y, steps=4)
    assert shown(page) == ("2", "2", "dial.x2")
    page.mouse.up()
    page.mouse.move(x, y)
    assert shown(page)[0] == "2"
    assert answers(inn, table) == before
    version = page.locator("#main").get_attribute("data-version")
    dial.press("Enter")
    page.wait_for_function(MOVED, arg=version)
    assert answers(inn, table)[len(before)] == "dial.x2"


def at_the_dial() -> str:
    """Return the address of the first step of a lesson that wants a dial set to 2."""
    found = lesson("scythe", "moving-and-combat")
    done = next(at for at, step in enumerate(found.steps) if step.go == ("dial.x2",))
    return f"/learn/scythe/moving-and-combat?way={'0' * done}"


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_dial_of_a_lesson_turns_and_lights_the_number_that_is_wanted(desk: Desk, phone: bool) -> None:
    page = desk.window(phone=phone, language="cs")
    page.goto(at_the_dial())
    dial = page.locator("[data-turn]")
    lit = [mark.get_attribute("data-at") for mark in dial.locator("[data-at].taught").all()]
    assert lit == ["2"]
    dial.press("Home")
    assert shown(page) == ("0", "0", "dial.x0")
    page.locator("[data-turned-to]").click()
    assert "4 a 3 je jen 7" in page.locator(".kindly").inner_text()
    mark = page.locator("[data-turn] [data-at='2'] circle").bounding_box()
    assert mark is not None
    page.mouse.click(mark["x"] + mark["width"] / 2, mark["y"] + mark["height"] / 2)
    assert shown(page) == ("2", "2", "dial.x2")
    done = int(page.locator("progress.way").get_attribute("value") or "")
    page.locator("[data-turned-to]").click()
    page.wait_for_function("n => document.querySelector('progress.way').value === n", arg=done + 1)
    assert page.locator(".kindly").count() == 0


def test_dice_are_chosen_together_with_what_they_promise(desk: Desk, inn: Inn) -> None:
    page, table = at_dialog(desk, inn, DICE)
    before = answers(inn, table)
    form = page.locator("[data-together]")
    sets = json.loads(form.get_attribute("data-together") or "")
    most = max(sets, key=lambda counts: [int(count) for count in counts.split(",")])
    assault = most.split(",")[0]
    page.locator(f"[name=assault][value='{assault}']").check(force=True)
    promised = json.loads(page.locator("[data-adds]").first.get_attribute("data-adds") or "")["hit"]
    chosen = [page.locator(f"[name={kind}]:checked").get_attribute("value") for kind in ("skirmish", "raid")]
    assert (
        page.locator("[data-commits]").get_attribute("value") == sets[",".join([assault, *map(str, chosen)])]
    )
    told = float(page.locator("[data-sum=hit]").inner_text())
    assert told == pytest.approx(int(assault) * promised + int(chosen[0] or 0) * 0.5, abs=0.06)
    codes = (page.locator("[data-commits]").get_attribute("value") or "").split()
    version = page.locator("#main").get_attribute("data-version")
    page.locator("[data-commits]").click()
    page.wait_for_function(MOVED, arg=version)
    assert answers(inn, table)[len(before) :][: len(codes)] == codes


def test_the_audit_finds_nothing_in_what_opens_over_the_table(desk: Desk) -> None:
    page = desk.window(bypass_csp=True)
    create(page)
    asked(page)
    for key, opened in (("?", "#keys[open]"), ("s", "#score[open]")):
        page.keyboard.press(key)
        page.wait_for_selector(opened)
        audit(page)
        page.keyboard.press("Escape")
        page.wait_for_selector(opened, state="detached")
    page.evaluate("document.getElementById('main').dataset.confirm = 'always'")
    reach(page, "#answers [data-ends]")
    page.locator("#answers [data-ends]").click()
    page.wait_for_selector("#sure[open]")
    audit(page)
