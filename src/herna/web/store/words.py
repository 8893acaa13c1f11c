"""Words that nobody in a house shall have to read: names that hold one are refused, in talk it is covered."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from herna.web.guard.problems import BadWord
from herna.web.store.lookalikes import alike

COVER: Final = "\N{BULLET}"
WORD: Final = re.compile(r"\w[\w@$|.*'-]*")
MOST_WORDS: Final = 1000
SHORTEST_INSIDE: Final = 5
"""A listed word so long is found inside of others, too; a shorter one only by itself, lest it hit others."""


class Words:
    """The list of a house, and what it covers; empty until an owner fills it."""

    def __init__(self, lines: str = "") -> None:
        listed = {alike(line) for line in lines.splitlines()[:MOST_WORDS] if line.strip()}
        self.whole: Final = frozenset(listed)
        self.inside: Final = tuple(sorted(word for word in listed if len(word) >= SHORTEST_INSIDE))

    def bad(self, word: str) -> bool:
        """Whether a word is listed, however it is spelled."""
        key = alike(word)
        return key in self.whole or any(each in key for each in self.inside)

    def check(self, names: Iterable[str]) -> None:
        """Refuse names with a listed word, also one written with spaces or signs between its letters."""
        for name in names if self.whole else ():
            if self.bad(name) or any(self.bad(word) for word in WORD.findall(name)):
                raise BadWord(f"{name!r} is no name for this house; choose another one")

    def covered(self, text: str) -> str:
        """Return a text with its listed words covered."""
        if not self.whole:
            return text
        return WORD.sub(lambda found: COVER * len(found[0]) if self.bad(found[0]) else found[0], text)
