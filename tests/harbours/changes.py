"""What several rules do to the state."""

from __future__ import annotations

from harbours.components import AREA, CARD, HAND_LIMIT, SHIP_COST
from harbours.state import Harbours
from herna.kernel.choice import Seat
from herna.kernel.pile import PUBLIC, only
from herna.kernel.rows import i64


def gain(state: Harbours, seat: Seat, gold: i64) -> None:
    """Take gold from the bank."""
    state.gold[seat] += gold
    state.tell("gained", seat, n=gold)


def draw(state: Harbours, seat: Seat) -> None:
    """Take the top card, if there is one and room in the hand."""
    hand = state.hands[seat]
    if state.deck.size() > 0 and hand.size() < HAND_LIMIT:
        card = state.deck.draw()
        hand.put(card, only(seat))
        state.tell("drew", seat, CARD.ref(card), to=seat)


def show(state: Harbours, seat: Seat, card: i64) -> None:
    """Lay a card from the hand on the table."""
    state.hands[seat].take(card)
    state.table.put(card, PUBLIC)
    state.tell("played", seat, CARD.ref(card))


def build(state: Harbours, seat: Seat, area: i64) -> None:
    """Buy a ship for an area."""
    state.gold[seat] -= SHIP_COST
    state.supply[seat] -= 1
    state.ships.add(area, seat, 1)
    state.tell("built", seat, AREA.ref(area))


def move(state: Harbours, seat: Seat, start: i64, to: i64, ships: i64) -> None:
    """Move ships from one area to another."""
    state.ships.add(start, seat, -ships)
    state.ships.add(to, seat, ships)
