"""A table that lives: waiting that can be shortened, what happened meanwhile, motion and sounds."""

from __future__ import annotations

from playwright.sync_api import Page

from web.desk import ASKED, Desk, asked, create, options, press

MOTION = """async () => {
    const main = document.getElementById("main");
    const { moving } = await import("/static/moves.js");
    const board = document.querySelector("#part-board svg[viewBox]");
    const own = document.getElementById("part-own");
    const die = (value) => '<p class="piece" data-ref="die-9"><svg class="die" viewBox="0 0 24 24">' +
        `<use href="#pips-${value}"/></svg></p>`;
    const card = '<article class="piece" data-ref="card-old">a</article>';
    own.insertAdjacentHTML("beforeend", `<b id="points">3</b>${die(2)}${card}`);
    const play = moving(main);
    const token = '<g class="piece" data-ref="new"><rect width="60" height="60"/></g>';
    board.insertAdjacentHTML("beforeend", token);
    own.querySelector("#points").textContent = "7";
    own.querySelector("[data-ref=die-9]").outerHTML = die(5);
    own.querySelector("[data-ref=card-old]").dataset.ref = "card-new";
    play();
    const told = document.getAnimations().map((each) => {
        const on = each.effect.target;
        const kind = on.matches(".die") ? "die" : "";
        return [on.dataset.ref ?? on.id ?? "", kind, each.effect.getTiming().duration];
    });
    return { told, points: own.querySelector("#points").textContent };
}"""
LISTEN = """() => {
    window.heard = [];
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...at) {
        heard.push(1);
        return start.apply(this, at);
    };
}"""
SETTLED = """() => document.getElementById("points").textContent === "7"
    && document.querySelector("[data-ref=die-9] use").getAttribute("href") === "#pips-5" """


def answer_until_waiting(page: Page) -> None:
    """Answer until somebody else is asked."""
    for _answer in range(30):
        page.wait_for_function("() => document.querySelector('#answers .option:not([disabled]), .waiting')")
        if page.locator(".waiting").count():
            return
        press(page, 0)
    raise AssertionError("nobody else was ever asked")


def test_waiting_says_who_is_asked_what_and_can_be_made_shorter(desk: Desk) -> None:
    page = desk.window()
    create(page, speed="calm", seat2="bot", seat3="bot", level2="random", level3="random")
    answer_until_waiting(page)
    waiting = page.locator(".waiting").inner_text()
    assert "Waiting for" in waiting
    assert "is asked:" in waiting or "thinking" in waiting
    page.get_by_role("button", name="At once").click()
    page.wait_for_function(ASKED)
    answer_until_waiting_or_asked(page)
    assert page.locator(".since li").count() > 0


def answer_until_waiting_or_asked(page: Page) -> None:
    """Answer once; at this speed others are done before anybody looks."""
    press(page, 0)
    page.wait_for_function(ASKED)
    while not page.locator(".since").count():
        press(page, 0)
        page.wait_for_function(ASKED)


def test_skipping_lasts_until_the_next_question(desk: Desk) -> None:
    page = desk.window()
    create(page, speed="calm", seat2="bot", seat3="bot", level2="random", level3="random")
    answer_until_waiting(page)
    with page.expect_response("**/pace") as answer:
        page.locator("[data-skip]").click()
    assert answer.value.ok
    page.wait_for_function(ASKED)
    answer_until_waiting(page)
    assert page.locator("[data-skip]").is_enabled()
    assert page.get_by_role("button", name="Calmly").get_attribute("aria-pressed") == "true"


def test_what_happened_meanwhile_is_told_and_shown_again(desk: Desk) -> None:
    page = desk.window()
    create(page, seat2="bot", level2="random")
    asked(page)
    answer_until_waiting_or_asked(page)
    assert "Since your last turn" in page.locator(".since").inner_text()
    board = page.locator("#part-board").inner_html().replace(" lit", "")
    page.keyboard.press("l")
    page.wait_for_selector(".again-strip p")
    assert options(page).first.is_enabled(), "an answer waits for a picture"
    page.wait_for_selector(".again-strip", state="detached")
    assert page.locator("#part-board").inner_html().replace(" lit", "") == board
    page.keyboard.press("l")
    page.wait_for_selector(".again-strip p")
    press(page, 0)
    assert page.locator(".again-strip").count() == 0


def test_motion_means_something_and_ends_with_the_truth(desk: Desk) -> None:
    page = desk.window()
    create(page)
    asked(page)
    page.emulate_media(reduced_motion="no-preference")
    found = page.evaluate(MOTION)
    told = {name or kind: lasts for name, kind, lasts in found["told"]}
    assert set(told) == {"new", "points", "die", "card-new"}
    assert all(200 <= lasts <= 400 for lasts in told.values())
    page.wait_for_function(SETTLED)
    page.emulate_media(reduced_motion="reduce")
    page.reload()
    asked(page)
    assert page.evaluate(MOTION)["told"] == []


def test_sounds_are_off_until_asked_for_and_made_here(desk: Desk) -> None:
    page = desk.window()
    create(page)
    asked(page)
    page.evaluate(LISTEN)
    press(page, 0)
    assert page.evaluate("heard.length") == 0
    with page.expect_response("**/manners"):
        page.get_by_role("button", name="Turn sounds on").click()
    assert page.evaluate("heard.length") > 0
    switch = page.get_by_role("button", name="Turn sounds off")
    assert switch.get_attribute("aria-pressed") == "true"
    page.reload()
    assert page.locator("#main").get_attribute("data-sound") == "on"
