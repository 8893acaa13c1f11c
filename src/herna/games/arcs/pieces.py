"""How pieces and places are written as numbers, and what can be read off such a number."""

from __future__ import annotations

from herna.games.arcs.components import MAX_SEATS, NUMBERS, PIECES, RESOURCES, SLOTS
from herna.kernel.choice import Seat
from herna.kernel.rows import Row, append, i64, room

# A building: 4 * owner + 2 for a starport + 1 if damaged, or EMPTY.


def city_of(seat: Seat, damaged: bool = False) -> i64:
    """Return a city of a seat."""
    return 4 * seat + 1 if damaged else 4 * seat


def starport_of(seat: Seat, damaged: bool = False) -> i64:
    """Return a starport of a seat."""
    return 4 * seat + 3 if damaged else 4 * seat + 2


def owner(building: i64) -> Seat:
    """Return whose a building is; NOBODY's if there is none."""
    return building >> 2


def is_city(building: i64) -> bool:
    """Whether it is a city of anybody."""
    return building >= 0 and building & 2 == 0


def is_starport(building: i64) -> bool:
    """Whether it is a starport of anybody."""
    return building >= 0 and building & 2 != 0


def is_damaged(building: i64) -> bool:
    """Whether there is a building, and it is damaged."""
    return building >= 0 and building & 1 != 0


def hurt(building: i64) -> i64:
    """Return a building, damaged."""
    return building | 1


def mended(building: i64) -> i64:
    """Return a building, fresh."""
    return building & ~1


def counterpart(building: i64) -> i64:
    """Return a starport for a city and a city for a starport, as damaged as it was."""
    return building ^ 2


def taken_over(building: i64, seat: Seat) -> i64:
    """Return a building of the same kind, as damaged as it was, of another seat."""
    return 4 * seat + (building & 3)


# Cells of the rows that have one for each seat at each place.


def fleet(system: i64, seat: Seat) -> i64:
    """Return where a seat's ships in a system are counted."""
    return MAX_SEATS * system + seat


def fleet_system(cell: i64) -> i64:
    """Return in which system the ships of a cell are."""
    return cell // MAX_SEATS


def fleet_owner(cell: i64) -> Seat:
    """Return whose ships are counted in a cell."""
    return cell % MAX_SEATS


def agents_on(position: i64, seat: Seat) -> i64:
    """Return where a seat's agents on the Court card at a position are counted."""
    return MAX_SEATS * position + seat


def captive(captor: Seat, owner: Seat) -> i64:
    """Return where the Captives that one seat has of another are counted."""
    return MAX_SEATS * captor + owner


def captive_owner(cell: i64) -> Seat:
    """Return whose agents are counted in a cell of Captives."""
    return cell % MAX_SEATS


def trophy(captor: Seat, owner: Seat, piece: i64) -> i64:
    """Return where the Trophies that one seat has of another are counted, by kind of piece."""
    return PIECES * (MAX_SEATS * captor + owner) + piece


def trophy_captor(cell: i64) -> Seat:
    """Return who has the Trophies counted in a cell."""
    return cell // (PIECES * MAX_SEATS)


def trophy_owner(cell: i64) -> Seat:
    """Return whose pieces are counted in a cell of Trophies."""
    return cell // PIECES % MAX_SEATS


def trophy_piece(cell: i64) -> i64:
    """Return which kind of piece is counted in a cell of Trophies."""
    return cell % PIECES


def outrage_of(seat: Seat, kind: i64) -> i64:
    """Return which cell is a seat's Outrage slot of a type."""
    return RESOURCES * seat + kind


def slot_of(seat: Seat, slot: i64) -> i64:
    """Return which cell is a resource slot of a seat."""
    return SLOTS * seat + slot


def slot_owner(at: i64) -> Seat:
    """Return whose a resource slot is."""
    return at // SLOTS


def slot_number(at: i64) -> i64:
    """Return which of its seat's slots a resource slot is."""
    return at % SLOTS


# Action cards: 7 * suit + number - 1.


def suit_of(card: i64) -> i64:
    """Return the suit of an action card."""
    return card // NUMBERS


def number_of(card: i64) -> i64:
    """Return the number printed on an action card, 1 to 7."""
    return card % NUMBERS + 1


# Several counts in one number, four bits for each: tokens by type, ships by seat.


def bundled(bundle: i64, which: i64) -> i64:
    """Return one of the counts of a bundle."""
    return bundle >> 4 * which & 15


def bundle_of(which: i64, count: i64 = 1) -> i64:
    """Return a bundle with so many of one kind; bundles are added and subtracted."""
    return count << 4 * which


def unbundled(bundle: i64) -> Row:
    """List the tokens of a bundle, in order of type."""
    found = room(SLOTS)
    for kind in range(RESOURCES):
        for _each in range(bundled(bundle, kind)):
            found = append(found, kind)
    return found
