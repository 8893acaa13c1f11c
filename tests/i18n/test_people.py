"""Names of people in Czech sentences: told apart by how they end."""

from __future__ import annotations

import pytest

from harbours import GAME
from herna.i18n.people import inflected
from herna.i18n.people.cs import CASES
from herna.i18n.speak import Speaker
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from herna.web.table.plan import BOT_NAMES

NAMES = {
    "Viola": "Violy Viole Violu Violo Viole Violou",
    "Klára": "Kláry Kláře Kláru Kláro Kláře Klárou",
    "Olga": "Olgy Olze Olgu Olgo Olze Olgou",
    "Káťa": "Káti Kátě Káťu Káťo Kátě Káťou",
    "Míša": "Míši Míše Míšu Míšo Míše Míšou",
    "Maria": "Marie Marii Marii Marie Marii Marií",
    "Alice": "Alice Alici Alici Alice Alici Alicí",
    "Dagmar": "Dagmar Dagmar Dagmar Dagmar Dagmar Dagmar",
    "Nováková": "Novákové Novákové Novákovou Nováková Novákové Novákovou",
    "Honza": "Honzy Honzovi Honzu Honzo Honzovi Honzou",
    "Bohouš": "Bohouše Bohoušovi Bohouše Bohouši Bohoušovi Bohoušem",
    "Zdeněk": "Zdeňka Zdeňkovi Zdeňka Zdeňku Zdeňkovi Zdeňkem",
    "Pavel": "Pavla Pavlovi Pavla Pavle Pavlovi Pavlem",
    "Petr": "Petra Petrovi Petra Petře Petrovi Petrem",
    "Jiří": "Jiřího Jiřímu Jiřího Jiří Jiřím Jiřím",
    "Ivo": "Iva Ivovi Iva Ivo Ivovi Ivem",
}


@pytest.mark.parametrize("name", NAMES)
def test_names_are_declined(name: str) -> None:
    assert [inflected(name, case, "cs") for case in CASES] == NAMES[name].split()


def test_several_words_are_declined_one_by_one() -> None:
    assert inflected("Jan Novák", "dat", "cs") == "Janovi Novákovi"


@pytest.mark.parametrize("name", ["X3", "Harry", "Q", "", "Jan 2"])
def test_what_has_no_czech_ending_has_no_form(name: str) -> None:
    assert inflected(name, "dat", "cs") is None


@pytest.mark.parametrize("name", BOT_NAMES)
def test_bots_can_be_spoken_of_in_every_case(name: str) -> None:
    assert all(inflected(name, case, "cs") for case in CASES)


def test_a_language_without_cases_leaves_names_alone() -> None:
    assert inflected("X3", "dat", "en") == "X3"


def test_a_name_without_a_form_is_said_with_a_word_that_has_one() -> None:
    state = GAME.new(Setup(3, {}), seeded(1))
    speaker = Speaker("cs", "harbours", state, ["Viola", "X3"])
    assert [speaker.name(f"seat-{seat}", "dat") for seat in range(3)] == ["Viole", "hráči X3", "místu 3"]
    assert speaker.seat(-1, "dat") == "nikomu"
    assert speaker.gender("seat-0") == ""


def test_pages_say_names_in_cases_too() -> None:
    assert Speaker("cs").say("relieve", name="Viola") == "Ať za Violu hraje bot"
    assert Speaker("cs").say("relieve", name="X3") == "Ať za hráče X3 hraje bot"
