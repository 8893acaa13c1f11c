"""Cards can be read where they lie: on every size of screen, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from herna.games import game
from herna.games.smashup import ui
from herna.games.smashup.cards import FIRST
from herna.i18n.catalog import LANGUAGES
from herna.i18n.speak import Speaker
from web.desk import Desk
from web.guests import Inn, apart
from web.positions import laid

TEMPLATE = Path(str(ui.__file__)).parent / "templates" / "smash.j2"
CUT = """([cards, many]) => {
    const card = document.querySelector('.own-place .scard');
    const cut = [];
    for (const [title, words] of cards) {
        card.querySelector('.title').textContent = title;
        card.querySelector('.words').textContent = words;
        card.classList.toggle('wordy', words.length > many);
        if (card.scrollHeight > card.clientHeight + 2) cut.push(title);
    }
    return cut;
}"""
"""Writes every card upon one in hand, and returns those that do not fit."""


def printed(language: str) -> list[tuple[str, str]]:
    """Return the titles and texts of all cards, of both editions."""
    game("smashup")
    speaker = Speaker(language, "smashup")
    entries = [f"card-{key}{edition}" for key in FIRST.numbers for edition in ("", "-2025")]
    return [
        (speaker.say(entry), speaker.say(f"{entry}.text"))
        for entry in entries
        if speaker.has(entry) and speaker.has(f"{entry}.text")
    ]


@pytest.mark.usefixtures("any_letters")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1440, 900), (1366, 768), (1280, 700), (390, 844)], ids=str)
def test_no_text_of_a_card_in_hand_is_cut_off(
    desk: Desk, inn: Inn, size: tuple[int, int], language: str
) -> None:
    found = apart(laid(inn.house.config.db, "smashup", (0.5,), seed=3))
    context = desk.context(language=language)
    context.add_cookies([{"name": "herna", "value": found.token, "url": inn.url}])
    page = context.new_page()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"/t/{found.tables[0]}")
    page.wait_for_selector(".own-place .scard")
    page.evaluate("document.fonts.ready")
    many = re.search(r'" wordy" if text\(one.ref\)\|length > (\d+)', TEMPLATE.read_text(encoding="utf-8"))
    assert many is not None
    cards = printed(language)
    assert len(cards) > 100
    assert page.evaluate(CUT, [cards, int(many[1])]) == []
