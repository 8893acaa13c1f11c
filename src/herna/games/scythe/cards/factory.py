"""The 12 Factory cards (S16): what their top actions cost and give."""

from __future__ import annotations

from typing import Final

from herna.games.scythe.card import FactoryCard, Prize
from herna.games.scythe.components import Benefit

CARDS: Final = (
    FactoryCard(1, 0, 0, 1, Prize(territories=2)),
    FactoryCard(0, 0, 1, 0, Prize(either=(Benefit.RECRUIT, Benefit.UPGRADE))),
    FactoryCard(0, 0, 0, 1, Prize(popularity=2)),
    FactoryCard(0, 0, 0, 1, Prize(coins=3)),
    FactoryCard(0, 1, 0, 0, Prize(popularity=2)),
    FactoryCard(0, 1, 0, 0, Prize(coins=3)),
    FactoryCard(0, 0, 1, 0, Prize(either=(Benefit.MECH, Benefit.STRUCTURE))),
    FactoryCard(0, 0, 0, 1, Prize(any_resources=3)),
    FactoryCard(2, 0, 0, 0, Prize(popularity=1, pieces=(Benefit.UPGRADE,))),
    FactoryCard(2, 0, 0, 0, Prize(power=1, pieces=(Benefit.MECH,))),
    FactoryCard(2, 0, 0, 0, Prize(popularity=1, pieces=(Benefit.STRUCTURE,))),
    FactoryCard(2, 0, 0, 0, Prize(power=1, pieces=(Benefit.RECRUIT,))),
)
"""Each card's cost in coins, power, popularity and combat cards, and what it gives."""
