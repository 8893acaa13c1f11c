"""Catalogs: the platform's words, a game's words on top, and what happens when some are missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from herna.games import CATALOGUE
from herna.i18n.catalog import LANGUAGES, Catalog, MissingWords, catalog, entries, files
from herna.i18n.speak import CASES, GENDER
from herna.kernel.errors import UnknownGame


def test_a_game_speaks_with_its_own_words_and_the_platforms() -> None:
    words = catalog("en", "harbours")
    assert words.say("game-title") == "Harbours"
    assert words.say("game-title.tagline") == "Ships, bids and gossip"
    assert words.say("verb-pass") == "Pass"
    assert not catalog("en").has("game-title")


def test_czech_counts_in_three_ways() -> None:
    words = catalog("cs", "harbours")
    assert [words.say("verb-ship", {"value": n}) for n in (1, 3, 5)] == ["Jedna loď", "3 lodě", "5 lodí"]


def test_a_missing_entry_is_an_error_in_tests() -> None:
    with pytest.raises(MissingWords, match="no cs words for 'nothing-such'"):
        catalog("cs", "harbours").say("nothing-such")
    with pytest.raises(MissingWords, match=r"area\.ins"):
        catalog("cs", "harbours").say("area.ins")


def test_a_missing_argument_is_an_error_in_tests() -> None:
    with pytest.raises(MissingWords, match="cannot be said"):
        catalog("en", "harbours").say("event-gained", {"n": 1})


def test_a_page_shows_the_fallback_or_the_key(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("HERNA_STRICT")
    words = Catalog("cs", "harbours")
    del words.wants["verb-raid"]
    assert words.say("verb-raid") == "Raid"
    del words.wants["event-gained"]
    assert words.say("event-gained", {"seat": "Bob", "n": 2}) == "Bob takes 2 gold"
    assert words.say("nothing-such") == "nothing-such"
    assert catalog("en").say("nothing-such") == "nothing-such"


def test_an_entry_with_attributes_only_has_no_sentence(tmp_path: Path) -> None:
    words = Catalog("en")
    (tmp_path / "en.ftl").write_text("bare =\n    .text = Only this\n", encoding="utf-8")
    for entry in entries([tmp_path / "en.ftl"]):
        words.bundle.add_resource(type("Body", (), {"body": [entry]})())
    words.wants["bare"] = frozenset()
    with pytest.raises(MissingWords):
        words.say("bare")


def test_a_language_may_be_a_file_and_a_folder(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en.ftl").write_text("one = One\n", encoding="utf-8")
    (tmp_path / "en" / "more.ftl").write_text("two = Two\n", encoding="utf-8")
    assert [entry.id.name for entry in entries(files(tmp_path, "en"))] == ["one", "two"]
    assert files(tmp_path, "cs") == []


def test_what_is_not_fluent_is_named(tmp_path: Path) -> None:
    path = tmp_path / "en.ftl"
    path.write_text("one = { $open\n", encoding="utf-8")
    with pytest.raises(MissingWords, match=r"en\.ftl is not Fluent near"):
        list(entries([path]))


def test_unknown_languages_and_games_are_refused() -> None:
    with pytest.raises(MissingWords, match="'de'"):
        catalog("de")
    with pytest.raises(UnknownGame, match="'chess'"):
        catalog("en", "chess")


@pytest.mark.parametrize("game", ["", *CATALOGUE])
def test_all_languages_say_the_same_things(game: str) -> None:
    first, *others = [Catalog(language, game) for language in LANGUAGES]
    plain = {
        key: bases(wants)
        for key, wants in first.wants.items()
        if key.partition(".")[2] not in (*CASES, GENDER)
    }
    for other in others:
        said = {
            key: bases(wants)
            for key, wants in other.wants.items()
            if key.partition(".")[2] not in (*CASES, GENDER)
        }
        assert said == plain


def bases(wants: frozenset[str]) -> set[str]:
    """Return what an entry wants, whatever the case it wants it in."""
    return {wanted.partition("-")[0] for wanted in wants}
