"""The pages of owners and of one's own player in a real browser: for everybody, in both themes and sizes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from web.club.test_leaving import appointed, inside
from web.desk import Desk
from web.guests import Guest, Inn, apart
from web.test_browser_look import audit, seated

MAIL: dict[str, Any] = {
    "mail": "smtp://127.0.0.1:9",
    "mail_from": "herna@club.example",
    "url": "https://herna.example",
}
PATHS = (
    "/me",
    "/me/programs",
    "/me/messages",
    "/me/leave",
    "/device",
    "/owner",
    "/owner/players",
    "/owner/tables",
    "/owner/rules",
    "/owner/journal",
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """A house that sends mail."""
    found = Inn(f"sqlite:///{tmp_path_factory.mktemp('club') / 'herna.db'}", **MAIL).open()
    yield found
    found.close()


@pytest.fixture(scope="module")
def olga(house: Inn) -> Guest:
    """An owner with a table, programs and a decision in the journal."""
    found = house.guest()
    found.post("/manners", {"name": "Olga"})
    apart(appointed(house, inside(house, "Olga")))
    house.house.gate.owners.add(inside(house, "Olga"))
    found.new_table(seat1="open", seat2="none", seat3="none", listed="1")
    found.post("/owner/rules", {"idle_days": "30", "note": "Welcome"})
    found.post("/me/programs", {"look": "1", "where": "game:harbours", "days": "7", "label": "Robot"})
    found.post("/me/programs/mark", {"program": "1"})
    return found


@pytest.mark.parametrize(("theme", "phone"), [("dark", False), ("light", True)], ids=["dark", "light-phone"])
def test_the_audit_finds_nothing_on_pages_of_players_and_owners(
    chromium: Browser, house: Inn, olga: Guest, theme: str, phone: bool
) -> None:
    desk = Desk(chromium, house.url)
    page = seated(desk, olga.client.cookies["herna"], theme, phone)
    for path in PATHS:
        page.goto(path)
        audit(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{path} scrolls sideways"
    desk.leave()


def test_a_program_is_let_in_and_taken_back_in_a_browser(chromium: Browser, house: Inn) -> None:
    desk = Desk(chromium, house.url)
    page = desk.window(phone=True, language="cs")
    page.goto("/me/programs")
    page.locator("input[name=label]").fill("Námořník")
    page.locator("input[name=talk]").uncheck()
    page.locator("select[name=where]").select_option("game:harbours")
    page.get_by_role("button", name="Vytvořit token").click()
    token = page.locator("#the-token").text_content() or ""
    answer = page.request.get("/api/me", headers={"Authorization": f"Bearer {token}", "Cookie": ""})
    assert answer.json()["rights"] == ["look", "play"] and answer.json()["game"] == "harbours"
    page.get_by_role("button", name="Vzít zpátky").click()
    page.wait_for_selector("text=Námořník", state="detached")
    assert page.request.get("/api/me", headers={"Authorization": f"Bearer {token}"}).status == 403
    desk.leave()
