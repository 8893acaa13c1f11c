"""A seen state as numbers for learners."""

from __future__ import annotations

from harbours.components import AREA, CARD
from harbours.state import Harbours
from herna.kernel.choice import Seat
from herna.kernel.rows import Row, append, extend, room

HELD = 1
CREW = 2


def width(seats: int) -> int:
    """Return how many numbers there are."""
    return 4 + (AREA.count + 4) * seats + CARD.count


def encode(seen: Harbours, seat: Seat) -> Row:
    """Round and turn; each seat's ships, gold, bid and hand from ``seat`` on; and the cards it knows."""
    row = room(width(seen.seats))
    row = append(row, seen.round)
    row = append(row, (seen.first - seat) % seen.seats)
    row = append(row, (seen.active - seat) % seen.seats)
    row = append(row, seen.actions)
    for i in range(seen.seats):
        other = (seat + i) % seen.seats
        for area in range(AREA.count):
            row = append(row, seen.ships.at(area, other))
        row = append(row, seen.supply[other])
        row = append(row, seen.gold[other])
        row = append(row, seen.bids.at(other))
        row = append(row, seen.hands[other].size())
    return extend(row, known_cards(seen, seat))


def known_cards(seen: Harbours, seat: Seat) -> Row:
    """Return for each card whether it is in the seat's hand, or in whose crew it is."""
    row = room(CARD.count)
    for card in range(CARD.count):
        keeper = seen.keeper[card]
        place = CREW + (keeper - seat) % seen.seats if keeper >= 0 else 0
        row = append(row, HELD if seen.hands[seat].holds(card) else place)
    return row
