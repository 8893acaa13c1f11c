"""Which numbered paragraphs speak of which cards: found by the cards' names, so nobody keeps a list."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from herna.games import game
from herna.i18n.catalog import LANGUAGES
from herna.i18n.speak import Speaker
from herna.rulebook import rulebook
from herna.ui.look import look

FIRST: Final = LANGUAGES[0]
"""The rules are first written in this language, in which names stand unchanged."""
EXAMPLES: Final = "T"
"""How the numbers of worked examples begin."""


@cache
def names(key: str) -> dict[str, str]:
    """Return the cards that rules call by their own names, by those names; general words are none."""
    almanac = look(key).almanac
    if almanac is None:
        return {}
    speaker = Speaker(FIRST, key, almanac.box)
    printed = [each for each in game(key).cards() if not speaker.has(f"almanac-{each}")]
    found = [almanac.entries[each] for each in printed if each in almanac.entries]
    return {almanac.name(entry, speaker): entry.key for entry in found}


@cache
def named_in(key: str) -> dict[str, tuple[str, ...]]:
    """Return what each numbered paragraph speaks of, in the order in which it does."""
    known = names(key)
    if not known:
        return {}
    longest = sorted(known, key=len, reverse=True)
    pattern = re.compile(rf"(?<!\w)({'|'.join(re.escape(name) for name in longest)})(?!\w)")
    found = {}
    for paragraph in rulebook(key):
        keys = dict.fromkeys(known[name] for name in pattern.findall(paragraph.text))
        if keys:
            found[paragraph.key] = tuple(keys)
    return found


@cache
def paragraphs_about(key: str) -> dict[str, tuple[str, ...]]:
    """Return the numbers of the paragraphs that speak of each thing.

    Rules come before worked examples, and of each those that name the fewest other things.
    """
    found: dict[str, list[tuple[bool, int, str]]] = {}
    for number, things in named_in(key).items():
        for thing in things:
            found.setdefault(thing, []).append((number.startswith(EXAMPLES), len(things), number))
    return {
        thing: tuple(number for *_order, number in sorted(numbers, key=lambda each: each[:2]))
        for thing, numbers in found.items()
    }
