"""One edition of Smash Up: what is printed on every card and base, and who speaks when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias, final

from herna.games.smashup.base import BASE_MOMENTS, Base
from herna.games.smashup.card import ABOUT_ITSELF, MOMENTS, Card
from herna.games.smashup.components import COPIES, PLACES
from herna.kernel.printed import Edition
from herna.kernel.rows import Row, append, filled, i64, vec

Deck: TypeAlias = tuple[tuple[int, Card], ...]
"""How many of each card a faction has."""


@final
class Printing(Edition):
    """The cards and bases by number, their printed numbers in rows, and the moments at which they speak."""

    cards: vec[Card]
    kinds: Row
    powers: Row
    gives: Row
    names: Row
    """A number for each title: copies of a card have the same (U11.11)."""
    speaks: Row
    """The moments at which each card speaks."""
    answers: Row
    """Those of them at which somebody else acts."""
    numbers: dict[str, int]
    """The first card of each title."""
    by_faction: Row
    """The moments at which some card of each faction speaks."""
    bases: vec[Base]
    breakpoints: Row
    rewards: Row
    """Victory points for the first, second and third place at each base."""
    sites: Row
    """The moments at which each base speaks."""

    def __init__(self, key: str, decks: Sequence[Deck], bases: Sequence[Base]) -> None:
        super().__init__(key)
        self.cards, self.bases = vec[Card](), vec[Base]()
        self.kinds, self.powers, self.gives = vec[i64](), vec[i64](), vec[i64]()
        self.names, self.speaks, self.answers = vec[i64](), vec[i64](), vec[i64]()
        self.numbers = {}
        self.by_faction = filled(len(decks))
        self.breakpoints, self.rewards, self.sites = vec[i64](), vec[i64](), vec[i64]()
        for _copy in range(COPIES):
            for faction, deck in enumerate(decks):
                for count, card in deck:
                    for _one in range(count):
                        self.add_card(card, faction)
        for base in bases:
            self.add_base(base)
        self.specials: Final = MOMENTS.speakers(list(self.cards), "usable_before")
        """The cards that may be used before a base scores."""

    def add_card(self, card: Card, faction: i64) -> None:
        """Lay out the next card."""
        name: i64 = self.numbers.setdefault(card.key, len(self.names))
        moments = MOMENTS.of(card) if name == len(self.names) else self.speaks[name]
        self.cards = append(self.cards, card)
        self.kinds = append(self.kinds, card.kind)
        self.powers = append(self.powers, card.power)
        self.gives = append(self.gives, card.gives)
        self.names = append(self.names, name)
        self.speaks = append(self.speaks, moments)
        self.answers = append(self.answers, moments & ~ABOUT_ITSELF)
        self.by_faction[faction] |= moments

    def add_base(self, base: Base) -> None:
        """Lay out the next base."""
        self.bases = append(self.bases, base)
        self.breakpoints = append(self.breakpoints, base.breakpoint)
        for place in range(PLACES):
            self.rewards = append(self.rewards, base.rewards[place])
        self.sites = append(self.sites, BASE_MOMENTS.of(base))


def reprinted(deck: Deck, *cards: Card) -> Deck:
    """Return the deck with these cards in the places of those with the same title."""
    new = {card.key: card for card in cards}
    return tuple([(count, new.get(card.key, card)) for count, card in deck])


def reprinted_bases(deck: tuple[Base, ...], *bases: Base) -> tuple[Base, ...]:
    """Return the bases with these in the places of those with the same title."""
    new = {base.key: base for base in bases}
    return tuple([new.get(base.key, base) for base in deck])
