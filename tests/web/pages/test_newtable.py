"""The form for a new table: what settles a dispute is folded, and comes back as it was."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from herna.games import game
from herna.web.pages import newtable
from web.desk import Desk
from web.guests import Guest

FOLD = re.compile(r'<details class="rulings"( open)?>(.*?)</details>', re.DOTALL)


def fold(page: str) -> tuple[bool, str]:
    """Return whether the rulings of a form are unfolded, and what they are."""
    found = FOLD.search(page)
    assert found is not None
    return bool(found[1]), found[2]


@pytest.mark.parametrize("key", ["scythe", "smashup", "ahoy"])
def test_rulings_are_folded_and_the_other_variants_are_not(guest: Guest, key: str) -> None:
    page = guest.get(f"/new?game={key}").text
    opened, text = fold(page)
    disputed = game(key).disputed()
    assert not opened and disputed
    for variant in game(key).variants:
        assert (f'name="variant-{variant}"' in text) == (variant in disputed)
        assert f'name="variant-{variant}"' in page


def test_a_form_with_rulings_of_ones_own_comes_back_unfolded(guest: Guest) -> None:
    opened, text = fold(guest.get("/new?game=scythe&variant-factory-speed=4").text)
    assert opened and "your own choice" in text


def test_one_button_puts_the_rulings_back(desk: Desk) -> None:
    page = desk.window()
    page.goto("/new?game=scythe")
    told = page.locator(".rulings [data-usual]")
    expect(told).to_have_text("as usual")
    page.locator(".rulings summary").click()
    page.locator("[name=variant-factory-speed][value='4']").check(force=True)
    expect(told).to_have_text("your own choice")
    page.locator("[data-all-usual]").click()
    expect(told).to_have_text("as usual")
    assert page.locator("[name=variant-factory-speed][value='3']").is_checked()


def test_whoever_seats_an_expert_is_told_where_it_has_learnt(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where no net is shipped, ``expert`` plays as ``hard``: nobody is to find out by losing to it less."""
    monkeypatch.setattr(newtable, "learnt_tables", lambda table: [2, 4] if table.key == "scythe" else [])
    told = "these numbers of players: 2 and 4. At other tables it plays as Hard does."
    assert told in guest.get("/new?game=scythe").text
    assert "has learnt nothing for this game yet" in guest.get("/new?game=harbours").text
    monkeypatch.setattr(newtable, "learnt_tables", lambda table: list(table.seats))
    assert "has learnt" not in guest.get("/new?game=scythe").text.replace("and has learnt</option>", "")


def test_a_bot_is_seated_with_a_character_if_it_judges_at_all(guest: Guest) -> None:
    page = guest.get("/new?game=harbours&seat1=bot&level1=hard&character1=raider").text
    assert '<option value="raider" selected>Raider</option>' in page
    chosen = {"seat1": "bot", "level1": "medium", "character1": "raider", "seat2": "bot", "level2": "random"}
    table = guest.new_table(**chosen, character2="builder", seat3="none")
    seats = guest.get(f"/api/tables/{table}").json()["seats"]
    assert [seat["level"] for seat in seats] == ["", "medium:raider", "random"]
    usual = {"game": "harbours", "seat0": "me", "seat1": "bot", "level1": "medium", "seat2": "none"}
    assert guest.post("/new", {**usual, "seat3": "none", "character1": "poet"}).status_code == 400
