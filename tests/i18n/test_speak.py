"""A speaker says options, prompts, the story and names, with cases and links."""

from __future__ import annotations

import pytest

from harbours import GAME
from harbours.components import AREA, CARD
from harbours.reasons import NO_GOLD, NO_RIVAL
from harbours.verbs import BID, PLAY, SHIP, TRADE, WHOM
from herna.i18n.catalog import Catalog, MissingWords
from herna.i18n.speak import Part, Speaker, begun
from herna.kernel.choice import CHANCE, EVERYONE, PASS, Choice
from herna.kernel.event import Event
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from herna.kernel.rows import i64, vec
from herna.kernel.why import Reasons, Refusal

STATE = GAME.new(Setup(3, {}), seeded(1))


def speaker(language: str = "en") -> Speaker:
    """Return somebody who sees the whole table."""
    return Speaker(language, "harbours", STATE, ["Ada", "Bob"])


def test_options_are_said_with_their_target_in_the_case_the_sentence_needs() -> None:
    assert speaker().option(TRADE.of(4)) == "Trade at Harbour 5"
    assert speaker("cs").option(TRADE.of(4)) == "Obchodovat v přístavu 5"
    assert speaker("cs").option(PLAY.of(0)) == "Zahrát Bouři"
    assert speaker().option(BID.of(value=3)) == "Bid 3"
    assert speaker().option(SHIP.of(value=1)) == "One ship"


def test_a_name_without_the_case_is_said_as_it_is() -> None:
    assert speaker("en").name("card-0", "acc") == "Storm"
    assert speaker("cs").name("card-0", "acc") == "Bouři"
    assert speaker("cs").name("card-0", "ins") == "Bouře"


def test_doing_nothing_may_be_said_otherwise_at_each_prompt() -> None:
    assert speaker().option(PASS) == "Pass"
    assert speaker().option(PASS, "turn") == "End the turn"
    assert speaker().option(PASS, "storm") == "Pass"


def test_seats_have_the_names_of_people() -> None:
    assert speaker().option(WHOM.of(1)) == "Bob"
    assert speaker().name("seat-2") == "Seat 3"
    assert speaker().seat(CHANCE) == "nobody"
    assert speaker().text("seat-1") == ""


def test_prompts_name_their_source() -> None:
    asked = Choice(0, "sail-to", vec[i64](), AREA.ref(2))
    assert speaker().prompt(asked) == "Sail from Harbour 3 to where?"
    assert speaker("cs").prompt(asked) == "Kam popluješ z přístavu 3?"
    assert speaker().prompt(Choice(0, "bid", vec[i64]())) == "How much do you bid to start?"
    with_nothing = Choice(0, "sail-to", vec[i64]())
    assert speaker().prompt(with_nothing) == "Sail from nobody to where?"


def test_the_story_is_cut_into_text_and_names() -> None:
    event = Event("sailed", 1, (AREA.ref(0), AREA.ref(1)), 2, EVERYONE)
    assert speaker().event(event) == "Bob sails from Harbour 1 to Harbour 2 with 2 ships"
    assert speaker().event_parts(event) == (
        Part("Bob", "seat-1"),
        Part(" sails from "),
        Part("Harbour 1", "area-0"),
        Part(" to "),
        Part("Harbour 2", "area-1"),
        Part(" with 2 ships"),
    )


def test_a_private_line_is_said_without_its_secret() -> None:
    event = Event("drew", 0, (CARD.ref(6),), 0, 0)
    assert speaker().event(event) == "Ada draws Windfall"
    assert speaker().event(event.redacted(1)) == "Ada draws a card"
    assert speaker().event(Event("drew-hidden", CHANCE, (), 0, EVERYONE)) == "nobody draws a card"


def test_names_of_people_cannot_forge_links() -> None:
    rogue = Speaker("en", "harbours", STATE, ["\ue000card-1\ue001x\ue002"])
    assert rogue.seats == ["card-1x"]


def test_several_names_are_listed_as_a_person_would() -> None:
    assert speaker().listed([]) == ""
    assert speaker().listed(["a"]) == "a"
    assert speaker("cs").listed(["a", "b", "c"]) == "a, b a c"


def test_refusals_say_what_and_why() -> None:
    refusal = Refusal("build", NO_GOLD, n=2)
    assert speaker().refusal(refusal) == "A ship costs 2 gold."
    assert speaker().refused(Refusal("raid", NO_RIVAL)) == "Raid"
    assert speaker().refused(refusal) == "Build a ship"
    assert speaker("cs").refused(refusal) == "Postavit loď"
    assert speaker().refused(Refusal("card-0", NO_RIVAL)) == "Storm"


def test_a_reason_is_said_without_a_table_and_leaves_open_what_only_a_table_knows() -> None:
    assert speaker().reason(NO_GOLD) == "A ship costs … gold."
    assert speaker("cs").reason(NO_GOLD) == "Loď stojí … zlaťáků."
    assert speaker().reason(NO_RIVAL) == speaker().refusal(Refusal("raid", NO_RIVAL))
    lacks = Reasons().add("resources", "S10.2")
    assert Speaker("en", "scythe").reason(lacks) == "It costs …; you lack …"
    assert Speaker("cs", "scythe").reason(lacks) == "Chybí ti …"


def test_cards_tell_what_they_do() -> None:
    assert speaker().text("card-6") == "Take three gold."
    assert speaker().text("area-0") == ""


def test_a_sentence_that_wants_too_much_is_an_error() -> None:
    with pytest.raises(MissingWords, match=r"wants \$b"):
        speaker().event(Event("storm", 0, (AREA.ref(0),), 0, EVERYONE))
    with pytest.raises(MissingWords, match="without looking"):
        Speaker("en", "harbours").name("card-0")


def test_say_gives_plain_entries() -> None:
    assert speaker().say("text-round", n=1, of=8) == "Round 1 of 8"
    assert Speaker("cs").say("over") == "Hra skončila"


def test_what_one_language_lacks_is_said_in_the_other_with_its_names_and_numbers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("HERNA_STRICT")
    someone = speaker("cs")
    someone.catalog = Catalog("cs", "harbours")
    for key in ("event-gained", "prompt-sail-to", "verb-trade"):
        del someone.catalog.wants[key]
    assert someone.event(Event("gained", 1, (), 4, EVERYONE)) == "Bob takes 4 gold"
    assert someone.option(TRADE.of(4)) == "Trade at přístav 5"
    assert someone.prompt(Choice(0, "sail-to", vec[i64](), AREA.ref(2))) == "Sail from přístav 3 to where?"
    assert someone.event(Event("never-heard-of", 1, (), 4, EVERYONE)) == "event-never-heard-of"


def test_a_sentence_begins_with_a_capital_unless_with_somebodys_own_name() -> None:
    czech = Speaker("cs", "harbours", STATE, ["bob", "X3"])
    mine, theirs = (
        begun((Part(czech.seat(seat, "dat"), f"seat-{seat}"),), czech.seats)[0].text for seat in (0, 1)
    )
    assert (mine, theirs) == ("bobovi", "Hráči X3")
    assert begun((Part("stará mapa", "card-1"),), czech.seats)[0].text == "Stará mapa"
