"""Positions close to the end of a game, for those who look for faults: no rule uses this."""

from __future__ import annotations

from typing import Final

from herna.games.arcs.changes import capture, cover_outrage
from herna.games.arcs.components import EMPTY, NONE, RESOURCES, SLOTS
from herna.games.arcs.court import draw_court, give_guild, is_guild
from herna.games.arcs.queries import slot_open
from herna.games.arcs.state import DISCARDED, Arcs
from herna.kernel.choice import Seat
from herna.kernel.rng import Rng
from herna.kernel.rows import changed, i64, vec

PROMPT: Final = "lead"
"""Asked when a round begins."""
LEAST_POWER: Final = 20
POWER: Final = 13
"""The game is won with 27 to 33; so many numbers below and around it are tried."""
LAST_CHAPTERS: Final = 4
AMBITIONS: Final = 5
CARDS: Final = 6
CAPTIVES: Final = 3


def near_end(state: Arcs, rng: Rng) -> bool:
    """Let it be one of the last chapters, with much Power, ambitions declared and full play areas."""
    asked = state.pending
    if asked is None or asked.prompt != PROMPT:
        return False
    state.power = vec[i64]([LEAST_POWER + rng.below(POWER) for _seat in range(state.seats)])
    state.chapter = LAST_CHAPTERS + rng.below(2)
    for marker in range(len(state.markers)):
        if state.markers[marker] == NONE and rng.below(2) == 0:
            state.markers = changed(state.markers, marker, rng.below(AMBITIONS))
    for _card in range(rng.below(CARDS)):
        deal_court(state, rng.below(state.seats))
    for seat in range(state.seats):
        enrich(state, seat, rng)
    return True


def deal_court(state: Arcs, seat: Seat) -> None:
    """Give a seat the next Guild card of the Court deck; a Vox card is discarded."""
    card = draw_court(state)
    if card == NONE:
        return
    if is_guild(card):
        give_guild(state, card, seat)
    else:
        state.where[card] = DISCARDED


def enrich(state: Arcs, seat: Seat, rng: Rng) -> None:
    """Fill a seat's slots with any tokens, and give it Captives and an Outrage."""
    for slot in range(SLOTS):
        kind = rng.below(RESOURCES)
        at = SLOTS * seat + slot
        if slot_open(state, seat, slot) and state.slots[at] == EMPTY and state.supply[kind] > 0:
            state.supply[kind] -= 1
            state.slots[at] = kind
    for _captive in range(rng.below(CAPTIVES)):
        capture(state, seat, (seat + 1 + rng.below(state.seats - 1)) % state.seats)
    if rng.below(3) == 0:
        cover_outrage(state, seat, rng.below(RESOURCES))
