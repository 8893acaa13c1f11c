"""What the cards say in both languages is what they do, in the rulebook's terms."""

from __future__ import annotations

import re
from typing import Final

import pytest

from herna.games.scythe.card import Prize
from herna.games.scythe.cards.encounters import OFFERS
from herna.games.scythe.cards.factory import CARDS as FACTORY_CARDS
from herna.games.scythe.cards.objectives import CARDS as OBJECTIVES
from herna.games.scythe.components import Benefit, Resource
from herna.i18n.catalog import LANGUAGES, catalog, files, package

STEMS: Final = {
    "coins": r"\$(\d)|(\d) minc",
    "power": r"(\d) power|(\d) moc",
    "popularity": r"(\d) popularit",
    "cards": r"(\d) combat card|(\d) bojov\S+ kart",
    "food": r"(\d) food|(\d) jídl",
    "metal": r"(\d) metal|(\d) kov",
    "oil": r"(\d) oil|(\d) rop",
    "wood": r"(\d) wood|(\d) dřev",
    "any": r"any (\d) resources|(\d) libovoln",
    "territories": r"on up to (\d)|až na (\d) územích",
    "upgrade": r"an upgrade|vylepšení",
    "mech": r"a mech|mecha",
    "structure": r"a structure|budovu",
    "recruit": r"a recruit|rekruta",
    "worker": r"a worker|dělníka",
}
"""How each thing is written, with its number where it has one, in English or in Czech."""

OFF_TERMS: Final = {
    r"\bsíla\b|stupnice síly": "moc",
    r"\bcíle?\b": "úkol",
    r"\bvýrob|\bvyráb": "produkce",
    r"\bzbrojení": "Podpora",
    r"\bpotravin": "jídlo",
    r"\bčíselník": "bojový ukazatel",
    r"\bbonus za stavby": "stavební bonus",
    r"\bžeton akce": "akční figurka",
}
"""Czech words the rulebook does not use, and the one it does."""


def said(text: str) -> dict[str, int]:
    """Return the things a text names, and how many of each."""
    found: dict[str, int] = {}
    for thing, pattern in STEMS.items():
        match = re.search(pattern, text)
        if match is not None:
            found[thing] = int(next((number for number in match.groups() if number), 1))
    return found


def given(prize: Prize) -> dict[str, int]:
    """Return what a card gives, in the same form."""
    found = {
        "coins": prize.coins,
        "power": prize.power,
        "popularity": prize.popularity,
        "cards": prize.cards,
        "any": prize.any_resources,
        "territories": prize.territories,
        **{kind.name.lower(): prize.resources[kind] for kind in Resource},
        **{Benefit(piece).name.lower(): 1 for piece in (*prize.pieces, *prize.either)},
    }
    return {thing: int(count) for thing, count in found.items() if count > 0}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_encounter_says_what_it_costs_and_gives(language: str) -> None:
    words = catalog(language, "scythe")
    for number, offer in enumerate(OFFERS):
        text = words.say(f"encounter-{number // 3 + 1}-{'abc'[number % 3]}.text")
        price, _colon, gain = text.rpartition(": ")
        cost = {"coins": int(offer.coins), "popularity": int(offer.popularity)}
        assert said(price) == {thing: count for thing, count in cost.items() if count > 0}, text
        assert said(gain) == given(offer.prize), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_factory_card_says_what_it_costs_and_gives(language: str) -> None:
    words = catalog(language, "scythe")
    for number, card in enumerate(FACTORY_CARDS):
        top, _stop, move = words.say(f"factory-card-{number + 1}.text").partition(". ")
        price, _colon, gain = top.partition(": ")
        cost = {"coins": card.coins, "power": card.power, "popularity": card.popularity, "cards": card.cards}
        assert said(price) == {thing: int(count) for thing, count in cost.items() if count > 0}, top
        assert said(gain) == given(card.prize), top
        assert re.findall(r"\d", move) == ["2", "3"]


@pytest.mark.parametrize(("language", "late"), [("en", "At the end of the turn."), ("cs", "Na konci tahu.")])
def test_an_objective_says_its_numbers_and_when(language: str, late: str) -> None:
    words = catalog(language, "scythe")
    for number, objective in enumerate(OBJECTIVES):
        text = words.say(f"objective-{number + 1}.text")
        assert text.endswith(late) == objective.late, text
        for condition in objective.conditions:
            least, most = condition.least, condition.most
            wanted = least if least > 0 else most
            if wanted > 1:
                assert str(int(wanted)) in re.findall(r"\d+", text), text


def test_the_czech_words_are_those_of_the_rulebook() -> None:
    for path in files(package("scythe") / "locales", "cs"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("#"):
                continue
            for pattern, term in OFF_TERMS.items():
                assert re.search(pattern, line.partition("=")[2] or line, re.I) is None, f"{line}: say {term}"
