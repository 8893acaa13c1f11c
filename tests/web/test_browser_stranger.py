"""A stranger's way in a real browser: the lobby, a first lesson to its end, a game with a companion."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from herna.i18n.catalog import catalog
from herna.learn.lesson import Lesson, Step, lesson, lessons
from web.desk import Desk

WAYS = [
    ("ahoy", "cs", False),
    ("ahoy", "en", True),
    ("arcs", "en", True),
    ("arcs", "cs", False),
    ("scythe", "cs", True),
    ("scythe", "en", False),
    ("smashup", "en", False),
    ("smashup", "cs", True),
]
"""Each game in each language and at each size."""
PLAIN = re.compile(r"\{[^}]*\}|\s+")


def fits(page: Page) -> bool:
    """Whether nothing scrolls sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def begin(page: Page, found: Lesson, language: str) -> None:
    """Go from the lobby to the first lesson of a game, by the links that a stranger sees."""
    page.goto("/")
    page.get_by_role("link", name=catalog(language).say("nav-learn"), exact=True).first.click()
    page.wait_for_url("**/learn")
    page.locator(f'.lessons a[href^="/learn/{found.game}/{found.key}"]').click()
    page.wait_for_url(f"**/learn/{found.game}/{found.key}*")


def take(page: Page, step: Step, done: int, language: str) -> None:
    """Read what the teacher says, and do it."""
    told = page.locator(".teacher .words")
    first = PLAIN.split(step.words.in_language(language))[0]
    assert first in told.inner_text()
    assert told.is_visible() and fits(page)
    assert page.locator("progress.way").get_attribute("value") == str(done)
    assert page.locator(".kindly").count() == 0
    answer = page.locator(f'#answers .wanted[value="{step.go[0] if step.go else ""}"]').first
    assert answer.is_visible()
    assert not any(each.is_visible() for each in page.locator("#part-dialog [data-together]").all())
    with page.expect_navigation(wait_until="commit"):
        answer.click()


@pytest.mark.parametrize(("game", "language", "phone"), WAYS)
def test_from_the_lobby_through_a_lesson_to_a_game_with_a_companion(
    desk: Desk, game: str, language: str, phone: bool
) -> None:
    page = desk.window(phone=phone, language=language)
    found = lesson(game, lessons(game)[0])
    begin(page, found, language)
    for done, step in enumerate(found.steps):
        take(page, step, done, language)
    words = catalog(language, game)
    assert page.locator(".teacher .words").inner_text() == words.say("learn-end")
    with page.expect_navigation(url="**/t/*"):
        page.get_by_role("button", name=words.say("learn-play")).click()
    page.wait_for_selector(".companion.on")
    assert page.locator("#part-board svg").count()  # on a phone the board may be the tab that is not asked
    assert page.locator(".prompt").is_visible()
    assert fits(page)
