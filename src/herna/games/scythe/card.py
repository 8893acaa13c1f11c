"""What is printed on encounter and Factory cards: a price, and what one gains for it."""

from __future__ import annotations

from typing import Final, final

from herna.games.scythe.components import Benefit
from herna.kernel.rows import Row, i64, vec


@final
class Prize:
    """What a card gives; each part of it may be refused.

    ``territories`` is how many may produce; of ``pieces`` each may be placed, of ``either`` one.
    """

    def __init__(
        self,
        coins: i64 = 0,
        power: i64 = 0,
        popularity: i64 = 0,
        cards: i64 = 0,
        food: i64 = 0,
        metal: i64 = 0,
        oil: i64 = 0,
        wood: i64 = 0,
        any_resources: i64 = 0,
        territories: i64 = 0,
        pieces: tuple[Benefit, ...] = (),
        either: tuple[Benefit, ...] = (),
    ) -> None:
        self.coins: Final = coins
        self.power: Final = power
        self.popularity: Final = popularity
        self.cards: Final = cards
        self.resources: Final[Row] = vec[i64]([food, metal, oil, wood])
        self.any_resources: Final = any_resources
        self.territories: Final = territories
        self.pieces: Final = pieces
        self.either: Final = either

    def plain(self) -> bool:
        """Whether it gives anything beside pieces."""
        tracks = self.coins + self.power + self.popularity + self.cards
        return tracks + self.any_resources + self.territories + sum(self.resources) > 0


@final
class Offer:
    """One option of an encounter: coins or popularity for a prize."""

    def __init__(self, coins: i64, popularity: i64, prize: Prize) -> None:
        self.coins: Final = coins
        self.popularity: Final = popularity
        self.prize: Final = prize


@final
class FactoryCard:
    """The top action of a Factory card; every card has the same bottom action."""

    def __init__(self, coins: i64, power: i64, popularity: i64, cards: i64, prize: Prize) -> None:
        self.coins: Final = coins
        self.power: Final = power
        self.popularity: Final = popularity
        self.cards: Final = cards
        self.prize: Final = prize
