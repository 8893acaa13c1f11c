"""The page on adding a card is true: its card and base are added as it says, and its tests are run."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from games.smashup import table as helper
from herna.games.smashup.cards import EDITIONS, FIRST
from herna.games.smashup.components import FACTIONS, faction_cards
from herna.games.smashup.printing import Deck, Printing
from herna.games.smashup.ui import LOOK
from herna.games.smashup.ui.pictures import placed

PAGE = Path(__file__).parents[3] / "docs" / "extend" / "add-a-card.md"
TEXT = PAGE.read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    """Return the code of the page in one language, from its top."""
    return re.findall(rf"```{language}\n(.*?)```", TEXT, re.DOTALL)


def deck_of(faction: int) -> Deck:
    """Return the deck of a faction as it is printed first."""
    return tuple((1, FIRST.cards[card]) for card in faction_cards(faction, 0))


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Run the page; put its minion in the place of the Zapbots, its base in that of the Oasis."""
    names: dict[str, Any] = {}
    exec("\n".join(blocks("python")), names)
    count, minion = names["ROW"]
    robots = [each for each in deck_of(FACTIONS.index("robots")) if each[1].key != "zapbot"]
    decks = [deck_of(faction) for faction in range(len(FACTIONS))]
    decks[FACTIONS.index("robots")] = (*robots, (count, minion))
    bases = [names["BASE_ROW"] if each.key == "jungle-oasis" else each for each in FIRST.bases]
    printed = Printing(FIRST.key, decks, bases)
    monkeypatch.setitem(EDITIONS, FIRST.key, printed)
    monkeypatch.setattr(helper, "FIRST", printed)
    monkeypatch.setattr(helper, "PLAIN", ("library", "opal", "tortuga", "mothership", "waiting-room"))
    return names


def test_the_decks_of_the_page_have_twenty_cards(said: dict[str, Any]) -> None:
    robots = faction_cards(FACTIONS.index("robots"), 0)
    assert [EDITIONS["first-print"].cards[card].key for card in robots].count("night-porter") == 4


@pytest.mark.parametrize("name", re.findall(r"^def (test_\w+)", TEXT, re.MULTILINE))
def test_what_the_page_tests_is_so(said: dict[str, Any], name: str) -> None:
    said[name]()


def test_the_words_and_the_picture_of_the_page_can_be_read(said: dict[str, Any]) -> None:
    minion = said["ROW"][1]
    (words,) = blocks("ftl")
    assert words.startswith(f"card-{minion.entry} = ")
    (picture,) = blocks("text")
    key, recipe = re.findall(r'"([^"]*)"', picture)
    assert key == minion.key
    figures = [placed(figure) for figure in recipe.split(";")]
    assert [one.figure for one in figures if f'id="sm-x-{one.figure}"' not in LOOK.symbols] == []
