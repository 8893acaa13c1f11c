"""Open tables in real browsers: one opens, another finds and joins."""

from __future__ import annotations

from web.desk import Desk


def test_an_open_table_is_found_and_joined(desk: Desk) -> None:
    jana, eva = desk.window(), desk.window(phone=True, language="cs")
    jana.goto("/tables?game=harbours&seats=2&pace=quick&language=cs")
    jana.locator("#quick-name").fill("Jana")
    jana.locator("form[action='/quick'] button").click()
    jana.wait_for_url("**/t/*")
    table = jana.url.rpartition("/")[2]
    eva.goto("/tables")
    eva.locator("[name=pace]").select_option("quick")
    eva.wait_for_url("**/tables?*pace=quick*")
    eva.locator("[name=language]").select_option("cs")
    eva.wait_for_url("**/tables?*language=cs*")
    assert eva.evaluate("document.documentElement.scrollWidth <= innerWidth")
    eva.locator(f"a[href='/t/{table}']").click()
    eva.locator("[name=name]").fill("Eva")
    eva.get_by_role("button", name="Přisednout").click()
    eva.wait_for_selector("#part-board svg")
    jana.wait_for_selector("#part-board svg")
    assert "Eva" in jana.locator("#part-people").text_content()  # type: ignore[operator]  # there is one


def test_a_watcher_talks_and_a_player_does_not_hear_it(desk: Desk) -> None:
    host, fan = desk.window(), desk.window()
    host.goto("/tables?game=harbours&seats=3")
    host.locator("#quick-name").fill("Jana")
    host.locator("form[action='/quick'] button").click()
    host.wait_for_url("**/t/*")
    for seat in (1, 2):
        host.locator(f"form[action$='/seats/{seat}/bot'] button").click()
        host.wait_for_load_state()
    host.wait_for_selector("#part-board svg")
    fan.goto(host.url)
    fan.locator("#watchers summary").click()
    fan.locator("#murmur").fill("Quite a hand.")
    fan.locator("#watchers form button").click()
    fan.wait_for_selector("[data-murmur]")
    host.wait_for_function(
        "() => document.getElementById('part-watchers').textContent.includes('Watching now')"
    )
    assert host.locator("[data-murmur]").count() == 0 and host.locator("#murmur").count() == 0
