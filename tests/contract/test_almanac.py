"""Everything in a game's box stands in its almanac, is drawn, and is told in every language."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games import CATALOGUE, game
from herna.i18n.catalog import LANGUAGES
from herna.i18n.speak import Speaker
from herna.rulebook import rulebook
from herna.ui.almanac import Almanac
from herna.ui.look import look
from herna.ui.mentions import named_in, paragraphs_about


def almanac(key: str) -> Almanac[Any]:
    """Return a game's almanac."""
    found = look(key).almanac
    assert found is not None
    return found


@pytest.mark.parametrize("key", CATALOGUE)
def test_every_printed_thing_has_one_entry(key: str) -> None:
    found = almanac(key)
    keys = [entry.key for shelf in found.shelves for entry in shelf.entries]
    assert "" not in keys
    assert len(keys) == len(set(keys))
    assert set(game(key).cards()) <= set(keys)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CATALOGUE)
def test_everything_is_drawn_and_told(key: str, language: str) -> None:
    found, drawings = almanac(key), look(key)
    speaker = Speaker(language, key, found.box)
    for shelf in found.shelves:
        assert speaker.say(shelf.title)
        for entry in shelf.entries:
            picture = found.drawn(drawings, entry.ref, speaker)
            assert picture.startswith("<"), entry
            assert picture.endswith(">"), entry
            assert ' id="' not in picture, "the page would have one address twice"
            name = found.name(entry, speaker)
            assert name == name[:1].upper() + name[1:], entry
            assert found.text(entry, speaker) or found.facts(found.box, entry.ref, speaker), entry


@pytest.mark.parametrize("key", CATALOGUE)
def test_rules_name_things_that_there_are(key: str) -> None:
    numbers = {paragraph.key for paragraph in rulebook(key)}
    assert set(named_in(key)) <= numbers
    about = paragraphs_about(key)
    assert about
    assert set(about) <= set(almanac(key).entries)
