"""The Court, Guild cards and agents on the Court: what several rules do with them."""

from __future__ import annotations

from herna.games.arcs.changes import add_captives, add_trophy, return_agents
from herna.games.arcs.components import AGENT, COURT, GUILD_CARDS, MAX_SEATS, NONE
from herna.games.arcs.listeners import find_moments
from herna.games.arcs.pieces import agents_on
from herna.games.arcs.queries import position
from herna.games.arcs.state import DISCARDED, IN_DECK, IN_ROW, Arcs
from herna.kernel.bits import bit
from herna.kernel.choice import Seat
from herna.kernel.pile import PUBLIC
from herna.kernel.rows import i64


def in_area(where: i64) -> bool:
    """Whether a place of a Court card is a seat's play area."""
    return 0 <= where < MAX_SEATS


def let_go(state: Arcs, card: i64) -> i64:
    """Take a Court card out of the play area it is in, if it is in one; return where it was."""
    was = state.where[card]
    if in_area(was):
        state.held[was] &= ~bit(card)
        find_moments(state, was)
    return was


def discard_guild(state: Arcs, card: i64) -> None:
    """Put a Court card on the face-up Court discard pile."""
    was = let_go(state, card)
    state.where[card] = DISCARDED
    state.tell("court-discarded", was if in_area(was) else state.active, COURT.ref(card))


def give_guild(state: Arcs, card: i64, seat: Seat) -> None:
    """Put a Guild card into a seat's play area, from wherever it was."""
    let_go(state, card)
    state.where[card] = seat
    state.held[seat] |= bit(card)
    find_moments(state, seat)


def cover(state: Arcs, card: i64) -> None:
    """Take a Court card from those that lie open; somebody must put it into the deck."""
    state.where[card] = IN_DECK
    state.court_open = state.court_open.copy()
    state.court_open.take(card)


def bury(state: Arcs, card: i64) -> None:
    """Put a Court card at the bottom of its deck, for all to see."""
    let_go(state, card)
    cover(state, card)
    state.court_deck.tuck(card, PUBLIC)
    state.tell("buried", state.active, COURT.ref(card))


def draw_court(state: Arcs) -> i64:
    """Turn up the top card of the Court deck, or return NONE."""
    if state.court_deck.size() == 0:
        return NONE
    card = state.court_deck.draw()
    state.court_open = state.court_open.copy()
    state.court_open.put(card, PUBLIC)
    return card


def shuffle_into_court(state: Arcs, card: i64) -> None:
    """Put a face-up Court card back into its deck; somebody must shuffle then."""
    cover(state, card)
    state.court_deck.put(card)


def refill(state: Arcs) -> None:
    """Fill empty Court positions from the deck, left to right (A12.17, R-06)."""
    for at in range(len(state.court)):
        if state.court[at] == NONE:
            card = draw_court(state)
            if card == NONE:
                return
            state.court[at] = card
            state.where[card] = IN_ROW + at
            state.tell("court-refilled", state.active, COURT.ref(card))


def agents_off(state: Arcs, at: i64, seat: Seat, as_trophies: bool) -> None:
    """Clear a Court position: own agents return, Rivals' become Captives, or Trophies in a Ransack."""
    for other in range(state.seats):
        cell = agents_on(at, other)
        count = state.influence[cell]
        state.influence[cell] = 0
        if count == 0:
            continue
        if other == seat:
            return_agents(state, seat, count)
        elif as_trophies:
            add_trophy(state, seat, other, AGENT, count)
        else:
            add_captives(state, seat, other, count)


def put_agent(state: Arcs, seat: Seat, card: i64) -> None:
    """Put an agent from a seat's supply on a Court card."""
    state.agents[seat] -= 1
    state.influence[agents_on(position(state, card), seat)] += 1
    state.tell("influenced", seat, COURT.ref(card))


def is_guild(card: i64) -> bool:
    """Whether a Court card is a Guild card and not a Vox card."""
    return card < GUILD_CARDS
