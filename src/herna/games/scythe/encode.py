"""A seen state as numbers for learners."""

from __future__ import annotations

from typing import Final

from herna.games.scythe.board import HEX
from herna.games.scythe.components import (
    COMBAT_CARD,
    FACTORY_CARD,
    GOAL,
    NOBODY,
    OBJECTIVE,
    STRUCTURES,
    UNITS,
    VALUE,
)
from herna.games.scythe.queries import controller, fighters_at, workers_at
from herna.games.scythe.state import Scythe
from herna.kernel.bits import has, size
from herna.kernel.choice import Seat
from herna.kernel.rows import Row, append, extend, filled, i64, room

TURN: Final = 11
"""Numbers about the turn."""
MOVING: Final = 9
"""Numbers about the unit on its way."""
FIGHTING: Final = 5
"""Numbers about the combat in progress."""
PER_SEAT: Final = 13 + 4 + 6 + 4 + 4 + 4 + STRUCTURES + GOAL.count
"""Numbers about each seat."""
PER_HEX: Final = 6
"""Numbers about each space, and then two for each seat."""
VALUES: Final = 6


def width(seats: int) -> int:
    """Return how many numbers there are."""
    spaces = HEX.count * (PER_HEX + 2 * seats)
    return (
        TURN + MOVING + FIGHTING + PER_SEAT * seats + spaces + VALUES + OBJECTIVE.count + FACTORY_CARD.count
    )


def encode(seen: Scythe, seat: Seat) -> Row:
    """The turn; each seat from ``seat`` on; every space; and the cards that the seat knows.

    Seats are told by how far they sit from ``seat``, so that a learner plays every chair alike.
    """
    row = extend(extend(turn_part(seen, seat), move_part(seen)), fight_part(seen, seat))
    for i in range(seen.seats):
        row = extend(row, seat_part(seen, (seat + i) % seen.seats, i))
    for where in range(HEX.count):
        row = extend(row, hex_part(seen, seat, where))
    return extend(row, card_part(seen, seat))


def turn_part(seen: Scythe, seat: Seat) -> Row:
    """Whose turn it is, and how far it has come."""
    row = room(width(seen.seats))
    row = append(row, seen.profile.code())
    row = append(row, seen.tile)
    row = append(row, seen.turns)
    row = append(row, away(seen, seat, seen.active))
    row = append(row, seen.turn.fresh_structures)
    row = append(row, seen.turn.fresh_recruits)
    row = append(row, seen.turn.coerced)
    row = append(row, seen.turn.driven)
    row = append(row, seen.turn.moves)
    row = append(row, seen.turn.moved)
    return append(row, seen.factory.size())


def away(seen: Scythe, seat: Seat, other: Seat) -> i64:
    """Return how many chairs after a seat another one sits."""
    return (other - seat) % seen.seats


def move_part(seen: Scythe) -> Row:
    """The unit on its way and what it carries."""
    row = room(MOVING)
    row = append(row, seen.turn.mover)
    row = append(row, seen.turn.steps)
    row = append(row, seen.turn.origin)
    row = append(row, size(seen.turn.crew))
    row = append(row, seen.turn.touched)
    return extend(row, seen.turn.load)


def fight_part(seen: Scythe, seat: Seat) -> Row:
    """The combat, and what the seat has committed to it."""
    fight = seen.fight
    if fight is None:
        return filled(FIGHTING, NOBODY)
    row = room(FIGHTING)
    row = append(row, fight.where)
    row = append(row, away(seen, seat, fight.attacker))
    row = append(row, away(seen, seat, fight.defender))
    if seat not in (fight.attacker, fight.defender):
        return extend(row, filled(2, NOBODY))
    side: i64 = 0 if seat == fight.attacker else 1
    row = append(row, fight.dial(side))
    return append(row, size(fight.cards(side)))


def seat_part(seen: Scythe, seat: Seat, place: i64) -> Row:
    """What lies open about one seat."""
    row = room(PER_SEAT)
    row = append(row, place)
    row = append(row, seen.faction[seat])
    row = append(row, seen.mat[seat])
    row = append(row, seen.power[seat])
    row = append(row, seen.popularity[seat])
    row = append(row, seen.coins[seat])
    row = append(row, seen.section[seat])
    row = append(row, seen.idle[seat])
    row = append(row, seen.hands[seat].size())
    row = append(row, seen.objectives[seat].size())
    row = append(row, seen.factory_card[seat])
    row = append(row, seen.at[seat * UNITS])
    row = append(row, (away(seen, seat, seen.left[seat]) + place) % seen.seats)
    return extend(row, piece_part(seen, seat))


def piece_part(seen: Scythe, seat: Seat) -> Row:
    """What has left one seat's mats, and its stars."""
    row = room(PER_SEAT)
    for bottom in range(4):
        row = append(row, seen.lowered.at(seat, bottom))
    row = bits_onto(row, seen.cubes[seat], 6)
    row = bits_onto(row, seen.mechs[seat], 4)
    row = bits_onto(row, seen.recruits[seat], 4)
    row = bits_onto(row, seen.bonuses[seat], 4)
    for structure in range(STRUCTURES):
        row = append(row, seen.structures[seat * STRUCTURES + structure])
    for goal in range(GOAL.count):
        row = append(row, seen.stars.at(seat, goal))
    return row


def bits_onto(row: Row, mask: i64, count: i64) -> Row:
    """Add a 0 or 1 for each member of a set."""
    for place in range(count):
        row = append(row, 1 if has(mask, place) else 0)
    return row


def hex_part(seen: Scythe, seat: Seat, where: i64) -> Row:
    """Who and what is on a space."""
    row = room(PER_HEX + 2 * seen.seats)
    holder = controller(seen, where)
    row = append(row, NOBODY if holder < 0 else away(seen, seat, holder))
    row = append(row, 1 if has(seen.tokens, where) else 0)
    for resource in range(4):
        row = append(row, seen.goods.at(where, resource))
    for i in range(seen.seats):
        other = (seat + i) % seen.seats
        row = append(row, fighters_at(seen, other, where))
        row = append(row, workers_at(seen, other, where))
    return row


def card_part(seen: Scythe, seat: Seat) -> Row:
    """The seat's own combat cards by value, its objectives, and the Factory cards it has seen."""
    row = room(VALUES + OBJECTIVE.count + FACTORY_CARD.count)
    held = [0] * VALUES
    for card in seen.hands[seat].cards():
        if 0 <= card < COMBAT_CARD.count:
            held[VALUE[card]] += 1
    for count in held:
        row = append(row, count)
    for card in range(OBJECTIVE.count):
        row = append(row, 1 if seen.objectives[seat].holds(card) else 0)
    for card in range(FACTORY_CARD.count):
        row = append(row, 1 if seen.factory.holds(card) else 0)
    return row
