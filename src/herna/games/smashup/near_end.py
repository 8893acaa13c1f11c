"""Positions close to the end of a game, for those who look for faults: no rule uses this."""

from __future__ import annotations

from typing import Final

from herna.games.smashup.changes import enter
from herna.games.smashup.queries import is_minion
from herna.games.smashup.state import SmashUp
from herna.kernel.choice import Seat
from herna.kernel.pile import PUBLIC, only
from herna.kernel.rng import Rng
from herna.kernel.rows import i64, vec

PROMPT: Final = "turn"
"""Asked while nothing else is under way."""
LEAST_POINTS: Final = 11
POINTS: Final = 4
"""From so many points a base or two are missing; so many different numbers of them are tried."""
BASES_LEFT: Final = 3
CARDS_MORE: Final = 6
DISCARDED: Final = 20


def near_end(state: SmashUp, rng: Rng) -> bool:
    """Give everybody many points, leave few bases, and deal odd hands, discards and crowds."""
    asked = state.pending
    if asked is None or asked.prompt != PROMPT:
        return False
    state.vp = vec[i64]([LEAST_POINTS + rng.below(POINTS) for _seat in range(state.seats)])
    left = rng.below(BASES_LEFT)
    while state.base_deck.size() > left:
        state.base_deck.deal(state.base_discard, PUBLIC)
    for seat in range(state.seats):
        redeal(state, seat, rng)
    return True


def redeal(state: SmashUp, seat: Seat, rng: Rng) -> None:
    """Let a seat draw and discard some cards, and stand some of its minions at bases."""
    deck, hand = state.decks[seat], state.hands[seat]
    for _drawn in range(rng.below(CARDS_MORE)):
        if deck.size() > 0:
            deck.deal(hand, only(seat))
    for _discarded in range(rng.below(DISCARDED)):
        if deck.size() > 0:
            deck.deal(state.discards[seat], PUBLIC)
    for card in hand.cards():
        if is_minion(state, card) and rng.below(2) == 0:
            hand.give(card, state.tables[seat], PUBLIC)
            enter(state, card, seat, state.row[rng.below(len(state.row))])
