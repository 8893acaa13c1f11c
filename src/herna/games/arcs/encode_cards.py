"""What a seat knows of cards, as numbers for learners: the Court, leaders and lore, action cards."""

from __future__ import annotations

from typing import Final

from herna.games.arcs.components import ACTION_CARD, COURT, LEADERS, LORE_CARDS, MAX_SEATS
from herna.games.arcs.pieces import agents_on
from herna.games.arcs.state import FACE_DOWN, Arcs
from herna.kernel.choice import Seat
from herna.kernel.observe import Passage, from_seat
from herna.kernel.rows import Line, i16, i64

ROW: Final = 4
"""Places in the Court row."""
PLAYED: Final = 8
"""How many of the cards played this round are told in order."""
OWN_HAND: Final = 1
OTHER_HAND: Final = 2
ON_TABLE: Final = 6
IN_DISCARD: Final = 7

WHO: Final = "1 this seat, 2 the next one, and so on, 0 nobody"

CARDS: Final = [
    Passage("row", ROW * (1 + MAX_SEATS), "each place of the Court: the card from 1, agents by seat"),
    Passage("court", COURT.count, "where each Court card is: by seat from 1, elsewhere from 5"),
    Passage("leaders", LEADERS, f"whose each leader is ({WHO}), -1 on offer"),
    Passage("lore", LORE_CARDS, f"whose each lore is ({WHO}), -1 on offer"),
    Passage("cards", ACTION_CARD.count, "1 own hand, 2 another's hand, 6 played, 7 discarded, 0 unknown"),
    Passage("played", 2 * PLAYED, f"the card from 1 (0 unknown), whose ({WHO}), 8 more if face down"),
    Passage("piles", 4, "cards in the discard pile, the open one, the Court deck, out of the Court"),
]


def write_cards(state: Arcs, seat: Seat, line: Line, at: i64) -> i64:
    """Write the Court, leaders and lore."""
    for place in range(len(state.court)):
        line[at + place * (1 + MAX_SEATS)] = i16(state.court[place] + 1)
        for away in range(state.seats):
            agents = state.influence[agents_on(place, (seat + away) % state.seats)]
            line[at + place * (1 + MAX_SEATS) + 1 + away] = i16(agents)
    at += ROW * (1 + MAX_SEATS)
    for card in range(COURT.count):
        place = state.where[card]
        line[at + card] = i16(from_seat(place, seat, state.seats) if place < MAX_SEATS else place + 1)
    at += COURT.count
    for leader in range(LEADERS):
        line[at + leader] = i16(whose(state.leader_of[leader], seat, state.seats))
    at += LEADERS
    for lore in range(LORE_CARDS):
        line[at + lore] = i16(whose(state.lore_of[lore], seat, state.seats))
    return at + LORE_CARDS


def whose(who: Seat, seat: Seat, seats: i64) -> i64:
    """Return whose a leader or lore is as a seat sees it, 0 for nobody's, -1 for one on offer."""
    return who + 1 if who < 0 else from_seat(who, seat, seats)


def write_action_cards(state: Arcs, seat: Seat, line: Line, at: i64) -> i64:
    """Write where action cards are known to be, and those played this round in their order."""
    for away in range(state.seats):
        place: i64 = OWN_HAND if away == 0 else OTHER_HAND + away - 1
        state.hands[(seat + away) % state.seats].mark(line, at, place, seat)
    state.played.mark(line, at, ON_TABLE, seat)
    state.discard.mark(line, at, IN_DISCARD, seat)
    state.open_discard.mark(line, at, IN_DISCARD + 1, seat)
    at += ACTION_CARD.count
    for place in range(min(state.played.size(), PLAYED)):
        by, face = state.played_by[place] % FACE_DOWN, state.played_by[place] // FACE_DOWN
        line[at + 2 * place] = i16(state.played.seen(place, seat) + 1)
        line[at + 2 * place + 1] = i16(FACE_DOWN * face + from_seat(by, seat, state.seats))
    at += 2 * PLAYED
    line[at] = i16(state.discard.size())
    line[at + 1] = i16(state.open_discard.size())
    line[at + 2] = i16(state.court_deck.size())
    line[at + 3] = i16(state.court_open.size())
    return at + 4
