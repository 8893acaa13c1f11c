"""What Rivals probably hold, from the chances to Surpass that they let go; for bots that imagine hands."""

from __future__ import annotations

from typing import Final

from herna.games.arcs.components import NOBODY, NUMBERS
from herna.games.arcs.hands import SUIT_COUNT, passed_over
from herna.games.arcs.pieces import number_of, suit_of
from herna.games.arcs.state import FACE_DOWN, Arcs
from herna.kernel.choice import Seat
from herna.kernel.pile import Pile
from herna.kernel.rng import Rng
from herna.kernel.rows import Row, append, i64, room

TRUST: Final = 20
"""In how many of a hundred worlds a seat that did not Surpass is believed to hold nothing that could have.

Few, since ``greedy`` bots often wait: later in the chapter 14 % of them hold such a card where chance gives
22 (two seats), 24 where it gives 24 (three), 27 where it gives 29 (four)."""
LAID: Final = 70
"""The same for a card laid face down: of 490 that such bots laid, 11 could have Surpassed."""


def infer(world: Arcs, seen: Arcs, rng: Rng) -> None:
    """Take from Rivals, most times, the unseen cards they would have Surpassed with.

    Whoever Copied or Pivoted had, as a rule, no higher card of the lead suit: neither in hand nor among the
    cards laid face down this round. Such a card changes places with another that the viewer has not seen
    either, in the discard pile or with a Rival of whom it can be believed. So every world stays one that
    ``seen`` is a view of.
    """
    trusted = trust(world, rng)
    if trusted == 0:
        return
    places = unseen_places(seen)
    holders, cards = room(len(places)), room(len(places))
    for place in places:
        holders = append(holders, holder_at(world, place))
        cards = append(cards, pile_at(world, place).cards()[cell_of(place)])
    for i in range(len(places)):
        if not fits(world, trusted, holders[i], cards[i]):
            j = partner(world, trusted, holders, cards, i, rng)
            if j >= 0:
                cards[i], cards[j] = cards[j], cards[i]
                there = pile_at(world, places[j])
                pile_at(world, places[i]).exchange(cell_of(places[i]), there, cell_of(places[j]))


def trust(world: Arcs, rng: Rng) -> i64:
    """Return what is believed this time, as bits: who has nothing higher in which suit."""
    found: i64 = 0
    for seat in range(world.seats):
        for suit in range(SUIT_COUNT):
            if passed_over(world, seat, suit) < NUMBERS:
                if rng.below(100) < TRUST:
                    found |= 1 << belief(seat, suit)
                if rng.below(100) < LAID:
                    found |= 1 << belief(seat + FACE_DOWN, suit)
    return found


def belief(holder: Seat, suit: i64) -> i64:
    """Return the bit of what is believed about a holder and a suit."""
    return SUIT_COUNT * holder + suit


def fits(world: Arcs, trusted: i64, holder: Seat, card: i64) -> bool:
    """Whether a card may be with a seat, or in the discard pile, as far as is believed."""
    if holder == NOBODY:
        return True
    suit = suit_of(card)
    if trusted >> belief(holder, suit) & 1 == 0:
        return True
    return number_of(card) <= passed_over(world, holder % FACE_DOWN, suit)


def partner(world: Arcs, trusted: i64, holders: Row, cards: Row, i: i64, rng: Rng) -> i64:
    """Return where a card may go so that both fit, each such place as likely as any other, or -1."""
    count: i64 = 0
    found: i64 = -1
    for j in range(len(cards)):
        if fits(world, trusted, holders[i], cards[j]) and fits(world, trusted, holders[j], cards[i]):
            count += 1
            if rng.below(count) == 0:
                found = j
    return found


CELLS: Final = 32
"""More cards than any pile has."""


def place_in(pile: i64, cell: i64) -> i64:
    """Return a place: a pile, and a cell of it."""
    return CELLS * pile + cell


def pile_of(place: i64) -> i64:
    """Return which pile a place is in."""
    return place // CELLS


def cell_of(place: i64) -> i64:
    """Return which cell of its pile a place is."""
    return place % CELLS


def unseen_places(seen: Arcs) -> Row:
    """List where action cards lie that the viewer does not know."""
    found = room(24)
    for number in range(seen.seats + 2):
        for at in pile_at(seen, place_in(number, 0)).unseen():
            found = append(found, place_in(number, at))
    return found


def pile_at(state: Arcs, place: i64) -> Pile:
    """Return the pile of a place: a hand, the cards played this round, or the discard pile."""
    number = pile_of(place)
    if number < state.seats:
        return state.hands[number]
    return state.played if number == state.seats else state.discard


def holder_at(state: Arcs, place: i64) -> Seat:
    """Return who holds the card of a place, plus FACE_DOWN for one laid on the table, or NOBODY."""
    number = pile_of(place)
    if number < state.seats:
        return number
    return state.played_by[cell_of(place)] if number == state.seats else NOBODY
