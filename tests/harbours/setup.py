"""From the box to the table."""

from __future__ import annotations

from harbours.changes import draw
from harbours.components import (
    AREA,
    CARD,
    HOMES,
    NOBODY,
    SHIPS,
    START_CARDS,
    START_GOLD,
    START_SHIPS,
)
from harbours.state import NO_BID, Harbours
from harbours.turn import Round
from herna.kernel.cover import covers
from herna.kernel.pile import Pile
from herna.kernel.rng import Rng
from herna.kernel.rows import Grid, filled, i64, vec


def set_up(seats: int, rng: Rng) -> Harbours:
    """Give every seat a home, ships, gold and cards."""
    state = Harbours(seats, rng)
    state.round = 0
    state.first = 0
    state.active = 0
    state.actions = 0
    state.ships = Grid(filled(AREA.count * seats), seats)
    state.supply = filled(seats, SHIPS - START_SHIPS)
    state.gold = filled(seats, START_GOLD)
    state.bids = covers(seats, NO_BID)
    state.rolls = filled(2)
    state.keeper = filled(CARD.count, NOBODY)
    state.deck = Pile(vec[i64]())
    state.table = Pile(vec[i64]())
    state.hands = [Pile(vec[i64]()) for _ in range(seats)]
    for card in range(CARD.count):
        state.deck.put(card)
    state.deck.shuffle(rng)
    for seat in range(seats):
        state.ships.add(HOMES[seat], seat, START_SHIPS)
        for _ in range(START_CARDS):
            draw(state, seat)
    state.do(Round())
    return state
