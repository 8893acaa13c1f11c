"""Cards can be read where they lie: on every size of screen, in both languages, with one name or two."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from herna.games import game
from herna.games.smashup import ui
from herna.games.smashup.cards import FIRST
from herna.i18n.catalog import LANGUAGES
from herna.i18n.speak import Speaker
from herna.ui.look import look
from web.desk import Desk
from web.guests import Inn, apart
from web.positions import laid
from web.test_browser_positions import SIZES, looked_at, opened

WIDE = 761
"""From so many pixels on, a table is one page; below, it is several tabs."""
OTHERS = LANGUAGES[1:]
"""Languages in which the names that are printed in the first one may stand beside ours."""
TEMPLATE = Path(str(ui.__file__)).parent / "templates" / "smash.j2"
CUT = """([cards, many]) => {
    const card = document.querySelector('.own-place .scard');
    const cut = [];
    for (const [title, also, words] of cards) {
        const small = Object.assign(document.createElement('small'), { className: 'also' });
        small.textContent = also;
        card.querySelector('.title').replaceChildren(title, ...(also ? [' ', small] : []));
        card.querySelector('.words').textContent = words;
        card.classList.toggle('wordy', words.length > many);
        if (card.scrollHeight > card.clientHeight + 2) cut.push(title);
    }
    return cut;
}"""
"""Writes every card upon one in hand, and returns those that do not fit."""


def printed(language: str, both: bool) -> list[tuple[str, str, str]]:
    """Return the titles and texts of all cards, of both editions; between them what else they are called."""
    game("smashup")
    first, speaker = Speaker(LANGUAGES[0], "smashup"), Speaker(language, "smashup")
    entries = [f"card-{key}{edition}" for key in FIRST.numbers for edition in ("", "-2025")]
    told = [entry for entry in entries if speaker.has(entry) and speaker.has(f"{entry}.text")]
    names = {entry: (speaker.say(entry), first.say(entry)) for entry in told}
    return [
        (own, other if both and other != own else "", speaker.say(f"{entry}.text"))
        for entry, (own, other) in names.items()
    ]


@pytest.mark.usefixtures("any_letters")
@pytest.mark.parametrize(
    ("language", "both"), [*((each, False) for each in LANGUAGES), *((each, True) for each in OTHERS)]
)
@pytest.mark.parametrize("size", [(1440, 900), (1366, 768), (1280, 700), (390, 844)], ids=str)
def test_no_text_of_a_card_in_hand_is_cut_off(
    desk: Desk, inn: Inn, size: tuple[int, int], language: str, both: bool
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
    cards = printed(language, both)
    assert len(cards) > 100 and (sum(bool(also) for _own, also, _words in cards) > 50) == both
    assert page.evaluate(CUT, [cards, int(many[1])]) == []


NAMED = (Path(__file__).parent / "named.js").read_text(encoding="utf-8")
"""Writes every card upon each place with two names; returns the places, and what is cut there."""


def called(key: str, language: str) -> list[tuple[str, str, str, str]]:
    """Return of everything in a box what kind it is, its two names, and its text; once without the second."""
    almanac = look(key).almanac
    assert almanac is not None
    speaker = Speaker(language, key, almanac.box)
    speaker.both = True
    named = [
        (
            entry.ref.rpartition("-")[0],
            almanac.name(entry, speaker),
            "" if speaker.has(f"almanac-{entry.key}") else speaker.also(entry.ref),
            almanac.text(entry, speaker),
        )
        for entry in almanac.entries.values()
    ]
    return [each for each in named if each[2]] + [(kind, own, "", text) for kind, own, _also, text in named]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    ("key", "seed", "share", "wanted"),
    [
        ("ahoy", 5, 0.6, ("card tuck", "card mcard")),
        ("arcs", 6, 0.8, ("court court-card", "court guild-card")),
        ("scythe", 3, 0.5, ()),
        ("smashup", 3, 0.5, ("card scard", "base base")),
    ],
)
def test_two_names_of_a_card_cut_and_cover_nothing(
    desk: Desk, inn: Inn, key: str, seed: int, share: float, wanted: tuple[str, ...], language: str
) -> None:
    found = apart(laid(inn.house.config.db, key, (share,), seed=seed))
    page = opened(desk, inn, found.token, language)
    page.context.add_cookies([{"name": "herna_manners", "value": "names=both", "url": inn.url}])
    page.goto(f"/t/{found.tables[0]}")
    cards = called(key, language)
    for size in SIZES:
        wrong, _height = looked_at(page, size)
        assert wrong == [], size
    places: set[str] = set()
    tabs = page.locator(".tabs [data-tab]")
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for tab in range(tabs.count() if size[0] < WIDE else 1):
            if size[0] < WIDE:
                tabs.nth(tab).click()
            seen = page.evaluate(NAMED, cards)
            assert seen["cut"] == [], (size, seen["cut"][:12])
            places |= {place.partition(" in ")[0] for place in seen["places"]}
    assert places >= set(wanted)
