"""Positions close to the end of a game, for those who look for faults: no rule uses this."""

from __future__ import annotations

from typing import Final

from herna.games.ahoy.changes import draw_plans, gain_fame, gain_gold, join_crew
from herna.games.ahoy.components import CARGO_LIMIT
from herna.games.ahoy.queries import cards_in, total_fame
from herna.games.ahoy.state import BY_REGIONS, NO_CARD, Ahoy
from herna.kernel.choice import Seat
from herna.kernel.pile import PUBLIC
from herna.kernel.rng import Rng
from herna.kernel.rows import i64

PROMPT: Final = "turn"
"""Asked between two actions."""
LEAST_FAME: Final = 22
FAME: Final = 8
"""The last round begins with 30; so many numbers below it are tried."""
GOLD: Final = 8
CREW: Final = 4


def near_end(state: Ahoy, rng: Rng) -> bool:
    """Give everybody nearly thirty Fame, gold, Crew and Cargo, and the Union its plans."""
    asked = state.pending
    if asked is None or asked.prompt != PROMPT:
        return False
    for seat in range(state.seats):
        fame = LEAST_FAME + rng.below(FAME) - total_fame(state, seat)
        if fame > 0:
            gain_fame(state, seat, fame, BY_REGIONS)
        gain_gold(state, seat, rng.below(GOLD))
        enlist(state, seat, rng)
    draw_plans(state)
    return True


def enlist(state: Ahoy, seat: Seat, rng: Rng) -> None:
    """Give a seat cards of the deck as Crew and Cargo."""
    for _card in range(rng.below(CREW)):
        card = turned_up(state)
        if card != NO_CARD:
            join_crew(state, seat, card)
    while len(cards_in(state.cargo[seat])) < CARGO_LIMIT and rng.below(2) == 0:
        card = turned_up(state)
        if card == NO_CARD:
            return
        state.cargo[seat] |= 1 << card


def turned_up(state: Ahoy) -> i64:
    """Turn up a card, or return NO_CARD; some are left for the Market."""
    if state.deck.size() <= len(state.market):
        return NO_CARD
    card = state.deck.top()
    state.deck.deal(state.open, PUBLIC)
    return card
