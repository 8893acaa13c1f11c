"""Action cards and the initiative: what several rules do with them."""

from __future__ import annotations

from typing import Final

from herna.games.arcs.components import NUMBERS
from herna.games.arcs.pieces import suit_of
from herna.games.arcs.queries import lead_number
from herna.games.arcs.state import Arcs
from herna.kernel.choice import Seat
from herna.kernel.pile import PUBLIC, Pile, only
from herna.kernel.rows import i64


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
    if state.profile.split:
        for card in state.open_discard.cards():
            state.discard.put(card)
        state.open_discard.clear()


def take_action_card(state: Arcs, seat: Seat, card: i64, known: i64) -> None:
    """Put an action card into a hand; the seat knows it, and so does whoever did before."""
    state.hands[seat].put(card, known | only(seat))
    if known != PUBLIC:  # nobody can tell any more what that hand lacks
        forget_declined(state, seat)


def lay_face_down(state: Arcs, seat: Seat, card: i64, pile: Pile) -> None:
    """Let a card leave a hand face down; whoever knew some of that hand cannot tell any more what is left."""
    hand = state.hands[seat]
    hand.take(card)
    hand.doubt(only(seat))
    pile.put(card, only(seat))


# ``state.declined`` has three bits for each seat and suit: 7 less the lowest number led that it let go.

DECLINED_BITS: Final = 3
DECLINED_MASK: Final = 7
SUIT_COUNT: Final = 4


def declined_at(seat: Seat, suit: i64) -> i64:
    """Return where what a seat let go in a suit begins among the bits."""
    return DECLINED_BITS * (SUIT_COUNT * seat + suit)


def passed_over(state: Arcs, seat: Seat, suit: i64) -> i64:
    """Return the lowest number of a suit led since the deal that a seat did not Surpass, or 7."""
    return NUMBERS - (state.declined >> declined_at(seat, suit) & DECLINED_MASK)


def decline(state: Arcs, seat: Seat) -> None:
    """Remember for all to see that a seat did not Surpass the lead card."""
    suit, number = suit_of(state.lead_card), lead_number(state)
    if number < passed_over(state, seat, suit):
        at = declined_at(seat, suit)
        state.declined = state.declined & ~(DECLINED_MASK << at) | NUMBERS - number << at


def forget_declined(state: Arcs, seat: Seat) -> None:
    """Forget what a seat let go, in every suit."""
    for suit in range(SUIT_COUNT):
        state.declined &= ~(DECLINED_MASK << declined_at(seat, suit))
