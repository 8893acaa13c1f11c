"""Messages in real browsers: two play, one hears of it by push, mail and web address, and stops it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from herna.web.post.sealing import new_key, public
from web.desk import Desk, options, press
from web.guests import until
from web.post.service import opened
from web.post.test_messages import SECRET, Club, club, linked, settled
from web.test_browser_look import audit

__all__ = ["club"]

SUBSCRIBED = """() => {
  const plain = (text) => atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = (text) => Uint8Array.from(plain(text), each => each.charCodeAt(0));
  const keys = {p256dh: bytes('%s').buffer, auth: bytes('%s').buffer};
  PushManager.prototype.getSubscription = async () => null;
  PushManager.prototype.subscribe = async (wish) => {
    const key = new Uint8Array(wish.applicationServerKey);
    if (!wish.userVisibleOnly || key.length !== 65) throw new Error('no key of a house');
    return {endpoint: '%s', getKey: (name) => keys[name]};
  };
}"""
"""What the maker of a browser runs elsewhere, a service that takes its messages: ours is on this machine."""


@pytest.fixture
def windows(chromium: Browser, club: Club) -> Iterator[Desk]:
    """Windows into that house."""
    found = Desk(chromium, club.inn.url)
    yield found
    found.leave()


def wait(page: Page, true: Callable[[], object]) -> None:
    """Wait until something is true, while the browser goes on."""

    def checked() -> object:
        page.wait_for_timeout(20)
        return true()

    until(checked)


def phone(windows: Desk, club: Club, key: str) -> BrowserContext:
    """Return a telephone whose messages come by our own service."""
    found = windows.context(phone=True, language="cs", service_workers="allow", bypass_csp=True)
    found.grant_permissions(["notifications"], origin=club.inn.url)
    found.add_init_script(f"({SUBSCRIBED % (public(key), SECRET, club.there.url + '/browser')})()")
    return found


NOTED = """() => {
  self.shown = [];
  const show = self.registration.showNotification.bind(self.registration);
  self.registration.showNotification = (title, more) => {
    self.shown.push({title, tag: more.tag, path: more.data});
    return show(title, more);
  };
}"""
"""Notes what the page's worker shows."""


def delivered(page: Page, club: Club, text: str, times: int) -> list[dict[str, str]]:
    """Hand a message to the page's worker so often, as the browser does, and return what it shows."""
    session = page.context.new_cdp_session(page)
    registered: list[dict[str, Any]] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated", lambda each: registered.extend(each["registrations"])
    )
    session.send("ServiceWorker.enable")
    wait(page, lambda: registered and page.context.service_workers)
    (worker,) = page.context.service_workers
    worker.evaluate(NOTED)
    where = {"origin": club.inn.url, "registrationId": registered[0]["registrationId"]}
    for _time in range(times):
        session.send("ServiceWorker.deliverPushMessage", {**where, "data": text})
    wait(page, lambda: worker.evaluate("() => self.shown.length") == times)
    found: list[dict[str, str]] = worker.evaluate("() => self.shown")
    return found


def seated(windows: Desk, eva: Page) -> Page:
    """Let Jana open a table and Eva sit down there; return Jana's window."""
    jana = windows.window()
    jana.goto("/tables?game=harbours&seats=2")
    jana.locator("#quick-name").fill("Jana")
    jana.locator("form[action='/quick'] button").click()
    jana.wait_for_url("**/t/*")
    eva.goto(jana.url)
    eva.locator("[name=name]").fill("Eva")
    eva.locator("form[action$='/sit'] button").click()
    eva.wait_for_selector("#part-board svg")
    jana.wait_for_selector("#part-board svg")
    return jana


def move_away(window: Page) -> None:
    """Answer until this window is not asked any more."""
    while options(window).count():
        press(window)
        window.wait_for_timeout(200)


def move(window: Page, other: Page) -> None:
    """Let the other one be asked, whoever begins."""
    wait(window, lambda: options(window).count() or options(other).count())
    move_away(window)
    options(other).first.wait_for(state="attached")


def test_a_message_is_pushed_to_a_telephone_whose_page_is_closed(windows: Desk, club: Club) -> None:
    key = new_key()
    eva = phone(windows, club, key).new_page()
    jana = seated(windows, eva)
    move(eva, jana)  # Jana is asked
    table = jana.url
    eva.goto("/me/messages")
    audit(eva)
    assert eva.evaluate("document.documentElement.scrollWidth <= innerWidth")
    eva.get_by_role("button", name="Posílat zprávy do tohoto prohlížeče").click()
    eva.wait_for_selector("form[action*='/try/push/']")
    eva.locator("input[type=url]").fill(f"{club.there.url}/hook")
    eva.get_by_role("button", name="Přidat").click()
    eva.wait_for_selector("form[action*='/try/hook/']")
    worker = eva.context.new_page()
    worker.goto("/offline")  # a page that follows no table
    eva.close()
    move_away(jana)
    wait(jana, lambda: {each.path for each in club.there.taken} == {"/browser", "/hook"})
    settled(club)
    (pushed,) = [each for each in club.there.taken if each.path == "/browser"]
    (hooked,) = [each for each in club.there.taken if each.path == "/hook"]
    said = opened(pushed.body, key, SECRET).decode()
    assert hooked.json()["title"] == json.loads(said)["title"] == "Jsi na tahu"
    first, again = delivered(worker, club, said, 2)
    assert first["title"] == "Jsi na tahu" and table.endswith(first["path"])
    assert first["tag"] and again == first, "what comes twice takes its own place"


def test_a_letter_is_confirmed_received_and_no_more_wanted(windows: Desk, club: Club) -> None:
    eva = windows.window(phone=True)
    jana = seated(windows, eva)
    move(eva, jana)
    eva.goto("/me/messages")
    eva.locator("input[type=email]").fill("eva@example.org")
    eva.get_by_role("button", name="Send the letter").click()
    eva.wait_for_selector("[role=status]:has-text('eva@example.org')")
    until(lambda: club.box.letters)
    mailbox = windows.window()
    mailbox.goto(linked(club.box.letters[0], "/me/messages/address/"))
    mailbox.locator("main form button").click()
    mailbox.wait_for_selector("text=Messages go to eva@example.org from now on")
    eva.goto("about:blank")
    move_away(jana)
    wait(jana, lambda: len(club.box.letters) == 2)
    letter = club.box.letters[1]
    assert letter["Subject"] == "Your turn" and jana.url.rpartition("/")[2] in letter.get_content()
    mailbox.goto(linked(letter, "/stop/"))
    mailbox.locator("main form button").click()
    mailbox.wait_for_selector("text=No more news will come by e-mail")
    eva.goto("/me/messages")
    assert eva.locator("input[name='turn.mail']").is_checked() is False


def test_from_desk_to_phone_by_a_letter(windows: Desk, club: Club) -> None:
    desk, mobile = windows.window(), windows.window(phone=True, language="cs")
    desk.goto("/tables?game=harbours&seats=2")
    desk.locator("#quick-name").fill("Jana")
    desk.locator("form[action='/quick'] button").click()
    desk.wait_for_url("**/t/*")
    table = desk.url
    desk.goto("/me/messages")
    desk.locator("input[type=email]").fill("jana@example.org")
    desk.get_by_role("button", name="Send the letter").click()
    wait(desk, lambda: club.box.letters)
    desk.goto(linked(club.box.letters[0], "/me/messages/address/"))
    desk.locator("main form button").click()
    mobile.goto("/device")
    assert mobile.evaluate("document.documentElement.scrollWidth <= innerWidth")
    mobile.locator("input[type=email]").fill("jana@example.org")
    mobile.get_by_role("button", name="Poslat dopis").click()
    mobile.wait_for_selector("text=Podívej se do schránky")
    wait(mobile, lambda: len(club.box.letters) == 2)
    mobile.goto(linked(club.box.letters[1], "/device/"))
    mobile.get_by_role("button", name="Pokračovat jako").click()
    mobile.wait_for_url(f"{club.inn.url}/")
    assert mobile.locator(f"a[href='/t/{table.rpartition('/')[2]}']").count()
