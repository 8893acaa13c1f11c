"""Action cards and the initiative: what several rules do with them."""

from __future__ import annotations

from herna.games.arcs.components import NUMBERS
from herna.games.arcs.queries import lead_number, passed_over
from herna.games.arcs.state import Arcs
from herna.kernel.choice import Seat
from herna.kernel.pile import PUBLIC, Pile, only
from herna.kernel.rows import i64, room


def seize(state: Arcs, seat: Seat) -> None:
    """Take the initiative marker and mark it as seized (A9.3)."""
    state.initiative = seat
    state.seized = True
    state.tell("seized", seat)


def may_seize(state: Arcs, seat: Seat) -> bool:
    """Whether a seat may seize: it does not hold the marker and nobody has seized this round."""
    return not state.seized and state.initiative != seat


def gather_discards(state: Arcs) -> None:
    """Put the open action discard pile on the closed one; somebody must shuffle then."""
    if state.split:
        for card in state.open_discard.cards():
            state.discard.put(card)
        state.open_discard.cells = room(8)


def take_action_card(state: Arcs, seat: Seat, card: i64, known: i64) -> None:
    """Put an action card into a hand; the seat knows it, and so does whoever did before."""
    state.hands[seat].put(card, known | only(seat))
    if known != PUBLIC:  # nobody can tell any more what that hand lacks
        state.declined &= ~(4095 << 12 * seat)


def lay_face_down(state: Arcs, seat: Seat, card: i64, pile: Pile) -> None:
    """Let a card leave a hand face down; whoever knew some of that hand cannot tell any more what is left."""
    hand = state.hands[seat]
    hand.take(card)
    hand.doubt(only(seat))
    pile.put(card, only(seat))


def decline(state: Arcs, seat: Seat) -> None:
    """Remember for all to see that a seat did not Surpass the lead card."""
    suit, number = state.lead_card // NUMBERS, lead_number(state)
    if number < passed_over(state, seat, suit):
        shift = 3 * (4 * seat + suit)
        state.declined = state.declined & ~(7 << shift) | NUMBERS - number << shift
