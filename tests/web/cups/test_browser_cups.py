"""The pages of tournaments in a real browser: for everybody, and up to date by themselves."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.cups.test_pages import opened
from web.desk import Desk
from web.guests import Inn, until
from web.test_browser_look import audit, seated


@pytest.fixture(scope="module")
def ended(inn: Inn) -> str:
    """A tournament of bots that is over."""
    host = inn.guest()
    cup = opened(host, name="Jana", listed="1", bots="3")
    host.post(f"{cup}/start")
    until(lambda: "Over" in host.get(cup).text)
    return cup


@pytest.mark.parametrize(("theme", "phone"), [("dark", False), ("light", True)], ids=["dark", "light-phone"])
def test_the_audit_finds_nothing_on_pages_of_tournaments(
    desk: Desk, inn: Inn, ended: str, theme: str, phone: bool
) -> None:
    host = inn.guest("cs")
    entering = opened(host, name="Petr", mine="1", most="8", bots="2")
    page = seated(desk, host.client.cookies["herna"], theme, phone)
    for path in ("/cups", "/cups/new", ended, entering)[0 if phone else 2 :]:
        page.goto(path)
        audit(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{path} scrolls sideways"
    page.locator(".sure summary").last.click()
    audit(page)


def test_whoever_watches_sees_the_rounds_begin_and_end(desk: Desk, inn: Inn) -> None:
    host = inn.guest()
    cup = opened(host, name="Jana", listed="1", bots="2")
    page = desk.window()
    page.goto(cup)
    expect(page.locator(".entrants li")).to_have_count(2)
    host.post(f"{cup}/start")
    until(lambda: "Over" in host.get(cup).text)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator(".big-tag")).to_have_text("Over", timeout=60_000)
    expect(page.locator(".meets .go")).to_have_count(1)
    expect(page.locator(".board tbody tr")).to_have_count(2)
