"""The 28 encounter cards (S15): option A is free, the others cost coins or popularity."""

from __future__ import annotations

from typing import Final

from herna.games.scythe.card import Offer, Prize
from herna.games.scythe.components import Benefit

MECH: Final = (Benefit.MECH,)
STRUCTURE: Final = (Benefit.STRUCTURE,)
RECRUIT: Final = (Benefit.RECRUIT,)
UPGRADE: Final = (Benefit.UPGRADE,)
WORKER: Final = (Benefit.WORKER,)

CARDS: Final = (
    (
        Offer(0, 0, Prize(coins=2, popularity=1)),
        Offer(2, 0, Prize(food=4)),
        Offer(0, 2, Prize(pieces=STRUCTURE)),
    ),
    (
        Offer(0, 0, Prize(popularity=1, cards=1)),
        Offer(2, 0, Prize(wood=4)),
        Offer(0, 2, Prize(pieces=RECRUIT)),
    ),
    (
        Offer(0, 0, Prize(popularity=1, food=2)),
        Offer(2, 0, Prize(food=3, pieces=WORKER)),
        Offer(0, 3, Prize(pieces=MECH)),
    ),
    (
        Offer(0, 0, Prize(popularity=1, metal=2)),
        Offer(3, 0, Prize(pieces=RECRUIT)),
        Offer(0, 2, Prize(metal=4)),
    ),
    (
        Offer(0, 0, Prize(popularity=1, food=2)),
        Offer(4, 0, Prize(pieces=MECH)),
        Offer(0, 2, Prize(food=2, metal=2)),
    ),
    (
        Offer(0, 0, Prize(coins=2, popularity=1)),
        Offer(3, 0, Prize(pieces=RECRUIT)),
        Offer(0, 2, Prize(food=4)),
    ),
    (
        Offer(0, 0, Prize(popularity=1, oil=2)),
        Offer(2, 0, Prize(pieces=UPGRADE)),
        Offer(0, 2, Prize(oil=4)),
    ),
    (
        Offer(0, 0, Prize(coins=2, popularity=1)),
        Offer(2, 0, Prize(oil=4)),
        Offer(0, 2, Prize(pieces=RECRUIT)),
    ),
    (
        Offer(0, 0, Prize(popularity=1, oil=2)),
        Offer(3, 0, Prize(pieces=STRUCTURE)),
        Offer(0, 2, Prize(oil=4)),
    ),
    (
        Offer(0, 0, Prize(popularity=1, oil=2)),
        Offer(4, 0, Prize(pieces=MECH)),
        Offer(0, 2, Prize(coins=2, any_resources=2)),
    ),
    (
        Offer(0, 0, Prize(popularity=1, food=2)),
        Offer(2, 0, Prize(food=3, pieces=WORKER)),
        Offer(0, 2, Prize(pieces=STRUCTURE)),
    ),
    (
        Offer(0, 0, Prize(popularity=1, wood=2)),
        Offer(3, 0, Prize(pieces=STRUCTURE)),
        Offer(0, 2, Prize(wood=3, pieces=WORKER)),
    ),
    (
        Offer(0, 0, Prize(coins=2, popularity=1)),
        Offer(2, 0, Prize(power=2, popularity=2)),
        Offer(0, 3, Prize(any_resources=5)),
    ),
    (
        Offer(0, 0, Prize(popularity=1, food=2)),
        Offer(2, 0, Prize(any_resources=3)),
        Offer(0, 2, Prize(metal=3, pieces=WORKER)),
    ),
    (
        Offer(0, 0, Prize(popularity=2)),
        Offer(2, 0, Prize(any_resources=3)),
        Offer(0, 3, Prize(any_resources=5)),
    ),
    (
        Offer(0, 0, Prize(popularity=1, food=2)),
        Offer(2, 0, Prize(any_resources=2, pieces=WORKER)),
        Offer(0, 2, Prize(pieces=RECRUIT)),
    ),
    (
        Offer(0, 0, Prize(popularity=1, cards=1)),
        Offer(2, 0, Prize(power=2, cards=2)),
        Offer(0, 3, Prize(pieces=MECH)),
    ),
    (
        Offer(0, 0, Prize(popularity=1, food=2)),
        Offer(2, 0, Prize(any_resources=3)),
        Offer(0, 2, Prize(wood=3, pieces=WORKER)),
    ),
    (
        Offer(0, 0, Prize(coins=2, popularity=1)),
        Offer(2, 0, Prize(food=4)),
        Offer(0, 2, Prize(power=3, cards=2)),
    ),
    (
        Offer(0, 0, Prize(popularity=1, cards=1)),
        Offer(2, 0, Prize(popularity=3)),
        Offer(0, 2, Prize(wood=4)),
    ),
    (
        Offer(0, 0, Prize(popularity=2)),
        Offer(4, 0, Prize(pieces=MECH)),
        Offer(0, 2, Prize(power=3, cards=2)),
    ),
    (
        Offer(0, 0, Prize(coins=2, popularity=1)),
        Offer(2, 0, Prize(metal=4)),
        Offer(0, 2, Prize(pieces=STRUCTURE)),
    ),
    (
        Offer(0, 0, Prize(coins=2, popularity=1)),
        Offer(3, 0, Prize(pieces=RECRUIT)),
        Offer(0, 2, Prize(food=3, pieces=WORKER)),
    ),
    (
        Offer(0, 0, Prize(popularity=1, cards=1)),
        Offer(2, 0, Prize(any_resources=3)),
        Offer(0, 3, Prize(pieces=MECH)),
    ),
    (
        Offer(0, 0, Prize(power=2, popularity=1)),
        Offer(2, 0, Prize(power=4)),
        Offer(0, 2, Prize(any_resources=2, pieces=UPGRADE)),
    ),
    (
        Offer(0, 0, Prize(power=2, popularity=1)),
        Offer(2, 0, Prize(popularity=3)),
        Offer(0, 2, Prize(pieces=STRUCTURE)),
    ),
    (
        Offer(0, 0, Prize(coins=2, popularity=1)),
        Offer(2, 0, Prize(metal=4)),
        Offer(0, 3, Prize(pieces=MECH)),
    ),
    (
        Offer(0, 0, Prize(coins=2, popularity=1)),
        Offer(2, 0, Prize(any_resources=2, pieces=WORKER)),
        Offer(0, 2, Prize(pieces=STRUCTURE)),
    ),
)
"""Each card's three options: coins, popularity, and what they buy."""

OFFERS: Final = tuple([offer for card in CARDS for offer in card])
"""All options, three of each card."""
