"""People at tables, in real browsers."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Page

from web.desk import Desk, asked, choose, create, options, press, reach
from web.guests import Inn


def test_two_browsers_play_a_whole_game_with_bots_in_the_other_seats(desk: Desk) -> None:
    jana, eva = desk.window(), desk.window(language="cs")
    seats = {"seat1": "open", "seat2": "bot", "seat3": "bot", "level2": "random", "level3": "random"}
    table = create(jana, name0="Jana", title="Friday", **{**seats, "level1": "random"})
    link = jana.locator(".invite code").inner_text()
    eva.goto(link)
    eva.locator("[name=name]").fill("Eva")
    eva.get_by_role("button", name="Přisednout").click()
    jana.wait_for_selector("#part-board svg")
    answers, going, last = 0, True, time.monotonic() + 120
    while going:
        assert time.monotonic() < last, f"stuck after {answers} answers"
        going = False
        for page in (jana, eva):
            if page.locator(".ask.over").count():
                continue
            going = True
            if options(page).count():
                press(page, answers % 3 if answers % 5 < 2 else -1)
                answers += 1
                if answers == 9:
                    page.reload()
            else:
                page.wait_for_timeout(20)
    assert answers > 20
    assert re.search("Vítězí|Remíza", eva.locator(".ask.over").inner_text())
    assert jana.locator(".finals .chip").all_inner_texts() == eva.locator(".finals .chip").all_inner_texts()
    jana.goto("/replays")
    assert jana.locator(f"a[href='/t/{table}/replay']").count() == 1


def test_two_tabs_never_answer_twice(desk: Desk) -> None:
    context = desk.context()
    one = context.new_page()
    table = create(one)
    asked(one)
    two = context.new_page()
    two.goto(f"/t/{table}")
    asked(two)
    before = one.locator("#main").get_attribute("data-version")
    one.evaluate("window.EventSource.prototype.close; document.querySelectorAll('#answers button').length")
    press(two, 0)
    one.wait_for_function("v => document.getElementById('main').dataset.version !== v", arg=before)
    stale = one.evaluate(
        """async (version) => {
            const fields = new URLSearchParams(new FormData(document.getElementById("answers") ?? undefined));
            fields.set("version", version); fields.set("code", "bid.x0");
            const answer = await fetch(location.pathname + "/answer", {method: "POST", body: fields,
                headers: {Accept: "application/json"}});
            return [answer.status, (await answer.json()).word];
        }""",
        before,
    )
    assert stale[0] == 409
    assert "moved on" in stale[1]


def test_a_lost_connection_is_told_and_healed(desk: Desk) -> None:
    context = desk.context()
    page = context.new_page()
    create(page)
    asked(page)
    context.set_offline(True)
    choose(options(page).first)
    page.wait_for_function("() => document.getElementById('toast').textContent.includes('Connection lost')")
    version = page.locator("#main").get_attribute("data-version")
    context.set_offline(False)
    page.wait_for_function("() => document.getElementById('toast').textContent === ''")
    if asked(page):
        press(page, 0)
    assert page.locator("#main").get_attribute("data-version") != version


def move_on(page: Page, selector: str) -> str:
    """Click, wait until the table has moved on, and return what lies in front of the player then."""
    version = page.locator("#main").get_attribute("data-version")
    choose(page.locator(selector).first)
    page.wait_for_function("v => document.getElementById('main').dataset.version !== v", arg=version)
    return lying(page)


def lying(page: Page) -> str:
    """Return what lies in front of the player, in words: marks of the mouse and the keyboard do not count."""
    return page.locator("#part-own").inner_text()


def test_undo_redo_and_reset_with_the_mouse(desk: Desk) -> None:
    page = desk.window()
    create(page)
    reach(page, "#answers [value^=trade]")
    own = lying(page)
    once = move_on(page, "#answers [value^=trade]")
    twice = move_on(page, "#answers [value^=trade]")
    assert len({own, once, twice}) == 3
    assert move_on(page, "[data-act=undo]") == once
    assert move_on(page, "[data-act=redo]") == twice
    assert move_on(page, "[data-act=reset]") == own


def test_at_one_screen_nothing_is_shown_before_the_hand_over(desk: Desk) -> None:
    page = desk.window()
    create(page, seat1="here", name0="Jana", name1="Eva")
    who = re.search(r"Hand the screen to (\w+)", page.locator("body").inner_text())
    assert who is not None
    assert page.locator("#part-own").count() == 0
    page.get_by_role("link", name=f"I am {who[1]}").click()
    asked(page)
    assert who[1] in page.locator("#part-own").inner_text()
    secret = page.locator("#part-own .card h4").all_inner_texts()
    assert secret
    choose(options(page).first)
    for back in (False, True):
        if back:
            page.go_back()
        page.wait_for_selector(".hand-over")
        assert page.locator("#part-own").count() == 0
        assert not any(name in page.content() for name in secret)


def test_a_spectator_sees_the_game_go_on_but_no_hand(desk: Desk, inn: Inn) -> None:
    player, watcher = desk.window(), desk.window()
    table = create(player)
    asked(player)
    watcher.goto(f"/t/{table}")
    hand = player.locator("#part-own .card h4").all_inner_texts()
    assert hand
    assert watcher.locator("#part-own").inner_text().strip() == ""
    assert options(watcher).count() == 0
    before = watcher.locator("#main").get_attribute("data-version")
    press(player, 0)
    watcher.wait_for_function("v => document.getElementById('main').dataset.version !== v", arg=before)
    assert watcher.locator("#answers [name=code]").count() == 0


def test_talk_reaches_the_others_at_once(desk: Desk) -> None:
    one, two = desk.window(), desk.window()
    table = create(one)
    two.goto(f"/t/{table}")
    one.get_by_role("button", name="Chat").click()
    one.locator("#remark").fill("<b>hello</b> & welcome")
    one.keyboard.press("Enter")
    two.locator("#chat summary").click()
    two.wait_for_function(
        "() => document.getElementById('part-chat').textContent.includes('<b>hello</b> & welcome')"
    )
    assert two.locator("#part-chat b", has_text="hello").count() == 0


def test_talk_is_noticed_without_being_looked_for(desk: Desk) -> None:
    one, two = desk.window(), desk.window()
    table = create(one, title="Friday")
    two.goto(f"/t/{table}")
    one.get_by_role("button", name="Chat").click()
    for said in ("hello", "who is it"):
        two.wait_for_function("() => document.getElementById('main').dataset.unread !== undefined")
        one.locator("#remark").fill(said)
        one.keyboard.press("Enter")
        two.wait_for_function(f"() => document.getElementById('toast').textContent.includes('{said}')")
    assert two.locator("#unread").inner_text() == "2"
    assert two.title().startswith("(2) ")
    assert not one.locator("#unread").is_visible()
    assert "(" not in one.title()
    two.get_by_role("button", name="Chat").click()
    two.wait_for_function("() => document.getElementById('unread').hidden")
    assert "(" not in two.title()


def test_ending_a_turn_with_something_left_is_asked_about(desk: Desk) -> None:
    page = desk.window()
    page.goto("/settings")
    page.locator("[name=confirm][value=always]").check(force=True)
    page.get_by_role("button", name="Save").click()
    create(page)
    reach(page, "#answers [value=pass]")
    version = page.locator("#main").get_attribute("data-version")
    page.locator("#answers [value=pass]").click()
    page.wait_for_selector("#sure[open]")
    page.locator("[data-sure=no]").click()
    assert page.locator("#main").get_attribute("data-version") == version
    page.locator("#answers [value=pass]").click()
    page.locator("[data-sure=yes]").click()
    page.wait_for_function("v => document.getElementById('main').dataset.version !== v", arg=version)


def test_buttons_play_without_any_script(desk: Desk) -> None:
    page = desk.window(java_script_enabled=False)
    page.goto("/new?game=harbours")
    page.locator("[name=seat2][value=none]").check(force=True)
    page.locator("[name=seat3][value=none]").check(force=True)
    page.locator("[name=level1]").select_option("random", force=True)
    page.locator("[name=speed][value=at-once]").check(force=True)
    page.locator("button[form=create]").click()
    for _answer in range(4):
        while not options(page).count():
            page.wait_for_timeout(100)
            page.reload()
        options(page).first.click()
        page.wait_for_load_state()
    assert "moved on" not in page.locator("body").inner_text()
    assert page.locator("#part-board svg").count()
