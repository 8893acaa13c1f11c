"""Windows of a real browser, and what every one of them must keep to."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 120_000
ASKED = """() => document.querySelector('#answers .option:not([disabled])')
    || document.querySelector('.ask.over')"""
MOVED = """v => document.getElementById('main')?.dataset.version !== v
    || document.querySelector('#sure[open]')"""


class Desk:
    """Opens windows, each a visitor of its own, and watches what they do."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.contexts: list[BrowserContext] = []
        self.ours = True
        """Whether windows get the typefaces of the house; else they have only what the machine has."""
        self.strangers: list[str] = []
        self.complaints: list[str] = []

    def context(self, phone: bool = False, language: str = "en", **more: Any) -> BrowserContext:
        """Return a visitor's browser."""
        size = PHONE if phone else WIDE
        found = self.browser.new_context(
            base_url=self.url,
            viewport={"width": size["width"], "height": size["height"]},
            locale={"en": "en-GB", "cs": "cs-CZ"}[language],
            has_touch=phone,
            reduced_motion="reduce",
            **{"service_workers": "block", **more},
        )
        found.set_default_timeout(PATIENCE)
        if not self.ours:
            found.route("**/type/*", lambda route: route.abort())
        found.on("request", self.asked)
        found.on("console", self.said)
        self.contexts.append(found)
        return found

    def window(self, phone: bool = False, language: str = "en", **more: Any) -> Page:
        """Return a new visitor's first window."""
        return self.context(phone, language, **more).new_page()

    def asked(self, request: Request) -> None:
        """Remember requests that leave the host."""
        if urlsplit(request.url).netloc != urlsplit(self.url).netloc and not request.url.startswith("data:"):
            self.strangers.append(request.url)

    def said(self, message: ConsoleMessage) -> None:
        """Remember what the browser complains about, except answers that a test wants to be refused."""
        if message.type == "error" and "Failed to load resource" not in message.text:
            self.complaints.append(message.text)

    def leave(self) -> None:
        """Close everything; nothing may have been asked of others, and no script or style refused."""
        for context in self.contexts:
            context.close()
        assert self.strangers == []
        assert self.complaints == []


def options(page: Page) -> Any:
    """Return the buttons with answers that may be pressed now."""
    return page.locator("#answers .option:not([disabled])")


def asked(page: Page) -> bool:
    """Wait until this window is asked something or the game is over; say whether it is asked."""
    page.wait_for_function(ASKED)
    return page.locator(".ask.over").count() == 0


def choose(button: Any) -> None:
    """Press a button; one whose piece is drawn shows only to the keyboard."""
    if "drawn" in (button.get_attribute("class") or ""):
        button.press("Enter")
    else:
        button.click()


def press(page: Page, which: int = -1) -> None:
    """Press one of the answers, and confirm if the page asks to."""
    buttons = options(page)
    version = page.locator("#main").get_attribute("data-version")
    choose(buttons.last if which < 0 else buttons.nth(min(which, buttons.count() - 1)))
    page.wait_for_function(MOVED, arg=version)
    if page.locator("#sure[open]").count():
        page.locator("[data-sure=yes]").click()
        page.wait_for_function("v => document.getElementById('main')?.dataset.version !== v", arg=version)


def reach(page: Page, selector: str, which: int = 0) -> None:
    """Answer until something is offered; a game in which it never is fails."""
    for _answer in range(60):
        assert asked(page), "the game is over"
        if page.locator(selector).count():
            return
        press(page, which)
    raise AssertionError(f"{selector} was never offered")


def create(page: Page, **fields: str) -> str:
    """Create a table by the form, and return its address."""
    usual = {"seat1": "bot", "seat2": "none", "seat3": "none", "speed": "at-once", "level1": "random"}
    page.goto("/new?game=harbours")
    for name, value in {**usual, **fields}.items():
        box = page.locator(f"[name={name}]")
        if box.first.get_attribute("type") == "radio":
            page.locator(f"[name={name}][value={value}]").check(force=True)
        elif box.evaluate("each => each.tagName") == "SELECT":
            box.select_option(value, force=True)
        else:
            box.fill(value)
    page.locator("button[form=create]").click()
    page.wait_for_url("**/t/*")
    return page.url.rpartition("/")[2].partition("?")[0]
