"""Printed cards: which of them have something to say, and when.

A game's ``card.py`` has a class with one method for every moment at which a card may speak; each does
nothing there. A card overrides what is printed on it, and that is all: here its class is compared with
the one it comes from, once, when the cards are laid out.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from herna.kernel.rows import Row, append, i64, room


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """What is printed on the cards of one edition. It never changes, so a dump only tells its name."""

    def __init__(self, key: str) -> None:
        self.key: Final = key


def speaks(card: object, base: type[Any], moment: str) -> bool:
    """Whether a card has text of its own for a moment: its class has another method than the base."""
    return getattr(type(card), moment) is not getattr(base, moment)


def methods(base: type[Any]) -> list[str]:
    """Name the methods that a class declares itself, by the alphabet: the moments of its cards."""
    declared = vars(base)
    return sorted([name for name in declared if name[0] != "_" and callable(declared[name])])


@final
class Moments:
    """The moments of a game, each with a place of its own in the sets that say when a card speaks."""

    def __init__(self, base: type[Any], *names: str) -> None:
        self.base: Final = base
        self.names: Final = list(names) if names else methods(base)
        """The moments named, or every method that the base declares."""

    def place(self, name: str) -> i64:
        """Return the number of a moment."""
        return self.names.index(name)

    def of(self, card: object) -> i64:
        """Return the set of all moments at which a card speaks."""
        spoken: i64 = 0
        for place, name in enumerate(self.names):
            if speaks(card, self.base, name):
                spoken |= 1 << place
        return spoken

    def bit(self, name: str) -> i64:
        """Return the set of one moment."""
        place: i64 = self.names.index(name)
        return 1 << place

    def speakers(self, cards: list[Any], name: str) -> Row:
        """Return the numbers of the cards that speak at a moment, in order."""
        found = room(8)
        for number, card in enumerate(cards):
            if speaks(card, self.base, name):
                found = append(found, number)
        return found

    def speaking(self, cards: list[Any], name: str) -> i64:
        """Return the set of the cards, at most 58, that speak at a moment."""
        spoken: i64 = 0
        for number in self.speakers(cards, name):
            spoken |= 1 << number
        return spoken
