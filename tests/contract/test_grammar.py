"""Sentences agree with what they speak of: every name has a gender, and the cases that sentences ask for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from contract.slots import ALL, kinds, slots
from contract.tables import USUAL, Table
from herna.games import CATALOGUE
from herna.i18n.catalog import LANGUAGES, catalog
from herna.i18n.speak import CASES, GENDER, LETTERS, SEAT_KIND, Speaker
from herna.kernel.choice import EVERYONE
from herna.kernel.event import Event

COUNTS = (0, 1, 2, 5)
NAMES = ("Viola", "Bohouš", "X3", "Eva Malá")
GENDERED = [language for language in LANGUAGES if catalog(language).say("genders")]
SAME_ACCUSATIVE = {"cs": {"i", "n", "ip", "fp", "np"}}
"""Genders whose accusative may be the plain name: a castle, a town; not a man, a ship, or men."""


def full(key: str) -> Table:
    """Return a game's table with all its seats."""
    return next(table for table in reversed(USUAL) if table.key == key)


@cache
def speaker(language: str, key: str) -> Speaker:
    """Return somebody who sees a whole table."""
    table = full(key)
    return Speaker(language, key, table.new(1), NAMES[: table.seats])


def refs(key: str, kind: str) -> list[str]:
    """Return every component of a kind that this table has."""
    if kind == SEAT_KIND:
        return [f"{SEAT_KIND}-{seat}" for seat in range(full(key).seats)]
    return list(kinds(key)[kind].refs) if kind in kinds(key) else []


def plain_entry(speaking: Speaker, ref: str) -> str:
    """Return the catalog entry of a component."""
    return speaking.entry(ref)[0]


def named(key: str) -> set[str]:
    """Return how the entries begin under which components of a game are found."""
    speaking = speaker(LANGUAGES[0], key)
    every = [kind for places in slots(key).values() for found in places.values() for kind in found]
    found = [ref for kind in {*every, *kinds(key)} if kind != SEAT_KIND for ref in refs(key, kind)]
    return {plain_entry(speaking, ref).partition("-")[0] for ref in found}


@pytest.mark.parametrize("language", GENDERED)
@pytest.mark.parametrize("key", CATALOGUE)
def test_every_component_has_a_gender(key: str, language: str) -> None:
    words, begins = catalog(language, key), named(key)
    genders = words.say("genders").split()
    entries = [each for each in words.wants if "." not in each and each.partition("-")[0] in begins]
    own = [each for each in entries if f"{each}.text" in words.wants or not words.wants[each] - {"n"}]
    assert own
    assert [each for each in own if not words.has(f"{each}.{GENDER}")] == []
    assert [each for each in own if words.say(f"{each}.{GENDER}") not in genders] == []


def fillings(key: str, places: dict[int, set[str]]) -> Iterator[tuple[str, ...]]:
    """Return what may be named in a line: each component at each of its places, once."""
    length = max(places, default=-1) + 1
    usual = [
        refs(key, min(places.get(place) or places.get(ALL) or {SEAT_KIND}))[0] for place in range(length)
    ]
    yield tuple(usual)
    for place, found in places.items():
        for kind in found:
            for ref in refs(key, kind):
                yield (ref, ref) if place == ALL else (*usual[:place], ref, *usual[place + 1 :])


def asked(speaking: Speaker, key: str, given: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Return which components a line asks for, each with the case it wants it in."""
    for wanted in speaking.catalog.wanted(key):
        base, _, case = wanted.partition("-")
        if case in CASES and (base == "all" or base in LETTERS):
            every = given if base == "all" else given[LETTERS.index(base) : LETTERS.index(base) + 1]
            yield from ((ref, case) for ref in every if not ref.startswith(SEAT_KIND))


def lacks(speaking: Speaker, ref: str, case: str) -> bool:
    """Whether a component has no form for a case, and its plain name will not do."""
    if speaking.cased(plain_entry(speaking, ref), case) != plain_entry(speaking, ref):
        return False
    return not (case == "acc" and speaking.gender(ref) in SAME_ACCUSATIVE.get(speaking.language, ()))


@pytest.mark.parametrize("key", CATALOGUE)
def test_of_every_event_it_is_known_what_it_may_name(key: str) -> None:
    wants = catalog(LANGUAGES[0], key).wants
    naming = {
        each: {want.partition("-")[0] for want in wants[each]} for each in wants if each[:6] == "event-"
    }
    told = slots(key)
    unknown = [each for each, names in naming.items() if names & {*LETTERS, "all"} and each[6:] not in told]
    assert unknown == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CATALOGUE)
def test_every_event_is_told_with_every_component_of_its_kind(key: str, language: str) -> None:
    speaking, missing = speaker(language, key), set()
    for name, places in slots(key).items():
        for given in fillings(key, places):
            for n in COUNTS:
                said = speaking.event(Event(name, 0, given, n, EVERYONE))
                assert re.search(r"[{}]|  |\b\w+-\d", said) is None or "436-1337" in said, said
                assert said[0].isupper() or said[0].isdigit(), said
            wanted = asked(speaking, f"event-{name}", given) if language in GENDERED else ()
            missing |= {(ref, case, name) for ref, case in wanted if lacks(speaking, ref, case)}
    assert sorted(missing) == []


@pytest.mark.parametrize("language", GENDERED)
@pytest.mark.parametrize("key", CATALOGUE)
def test_every_answer_asks_only_for_cases_that_its_components_have(key: str, language: str) -> None:
    speaking = speaker(language, key)
    missing = set()
    for verb in full(key).game.verbs.verbs:
        for wanted in speaking.catalog.wanted(f"verb-{verb.key}"):
            base, _, case = wanted.partition("-")
            if base == "target" and case in CASES and verb.kind is not None and verb.kind.key != SEAT_KIND:
                missing |= {(verb.key, ref, case) for ref in verb.kind.refs if lacks(speaking, ref, case)}
    assert sorted(missing) == []
