"""The count one key away, and the end of a game in a real browser."""

from __future__ import annotations

from web.desk import Desk, asked, create, press


def test_the_score_is_one_key_away_and_one_key_gone(desk: Desk) -> None:
    page = desk.window()
    create(page)
    asked(page)
    page.keyboard.press("s")
    page.wait_for_selector("#score[open] .scores tr")
    assert "If it ended now" in page.locator("#score").inner_text()
    page.keyboard.press("s")
    assert page.locator("#score[open]").count() == 0


def test_the_end_counts_up_and_gives_a_picture(desk: Desk) -> None:
    page = desk.window()
    create(page)
    while asked(page):
        press(page)
    page.emulate_media(reduced_motion="no-preference")
    finals = sorted(int(n) for n in page.locator(".finals b").all_inner_texts())
    page.locator(".ask.over ~ .tools .option.main").click()
    page.wait_for_selector(".ending")
    page.wait_for_function("() => !document.querySelector('.to-come')")
    shown = "all => all.map(each => Number(each.textContent)).sort((a, b) => a - b)"
    page.wait_for_function(
        "wanted => String([...document.querySelectorAll('.tot span')].map(each => Number(each.textContent))"
        ".sort((a, b) => a - b)) === String(wanted)",
        arg=finals,
    )
    assert page.eval_on_selector_all(".tot span", shown) == finals
    with page.expect_download() as coming:
        page.locator("[data-png]").click()
    data = coming.value.path().read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert int.from_bytes(data[16:20]) == 1200
