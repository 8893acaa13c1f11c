"""Houses for tests: one for all, where nothing else is asked for."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from web.desk import FLAGS, Desk
from web.guests import Inn
from web.inns import guest, inn

__all__ = ["guest", "inn"]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """A real browser."""
    with sync_playwright() as playwright:
        path = os.environ.get("HERNA_CHROMIUM") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def desk(chromium: Browser, inn: Inn) -> Iterator[Desk]:
    """Somewhere to open windows; at the end, none of them may have asked another host or complained."""
    found = Desk(chromium, inn.url)
    yield found
    found.leave()


@pytest.fixture(params=["our letters", "the machine's letters"])
def any_letters(desk: Desk, request: pytest.FixtureRequest) -> str:
    """Windows with the typefaces of the house, and again with those that the machine happens to have."""
    found = str(request.param)
    desk.ours = found == "our letters"
    return found
