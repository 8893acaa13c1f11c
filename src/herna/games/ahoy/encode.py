"""A seen state as numbers for learners."""

from __future__ import annotations

from typing import Final

from herna.games.ahoy.components import CARD, DIE, FIGURES, MAX_SEATS, PLAN, SEA, SLOT, TILE
from herna.games.ahoy.duel import Side
from herna.games.ahoy.queries import total_fame
from herna.games.ahoy.slots import unplaced
from herna.games.ahoy.state import Ahoy
from herna.kernel.bits import has
from herna.kernel.choice import Seat
from herna.kernel.rows import Row, append, extend, i64, room, vec

TABLE_NUMBERS: Final = 13
TILE_NUMBERS: Final = 5
SEAT_NUMBERS: Final = 4
SIDE_NUMBERS: Final = 5
DECKED: Final = 0
BOXED: Final = 1
FOR_SALE: Final = 2
IN_CREW: Final = 3
IN_HOLD: Final = 7
PLEDGED: Final = 11
HELD: Final = 1
SPENT: Final = 2


def width(seats: int) -> int:
    """Return how many numbers there are."""
    fixed = TABLE_NUMBERS + TILE_NUMBERS * TILE.count + FIGURES + 2 * DIE.count + SLOT.count
    return fixed + SEAT_NUMBERS * seats + CARD.count + PLAN.count + 8 + 2 * SIDE_NUMBERS


def encode(seen: Ahoy, seat: Seat) -> Row:
    """The table, the map, figures, dice and slots, the seats from ``seat`` on, cards, rewards, battle."""
    row = room(width(int(seen.seats)))
    row = extend(row, table(seen, seat))
    for tile in range(TILE.count):
        row = extend(row, region(seen, tile))
    for space in seen.where:
        row = append(row, space + 1)
    row = extend(extend(extend(row, seen.dice), seen.die_at), seen.slots)
    for i in range(seen.seats):
        other = (seat + i) % seen.seats
        row = append(row, seen.boards[other])
        row = append(row, seen.gold[other])
        row = append(row, total_fame(seen, other))
        row = append(row, unplaced(seen, other))
    for card in range(CARD.count):
        row = append(row, card_place(seen, card, seat))
    for card in range(PLAN.count):
        place: i64 = HELD if seen.hand.holds(card) else 0
        row = append(row, SPENT if seen.spent.holds(card) else place)
    row = extend(extend(row, seen.markers), seen.sides.values)
    row = append(append(row, seen.drawn + 1), seen.used)
    return extend(extend(row, battle(seen.duel.attacker)), battle(seen.duel.defender))


def battle(side: Side) -> Row:
    """Return a side of the battle; which plans were played for it shows in its dice and its bonus."""
    return vec[i64]([side.fighter, side.dice, side.roll, side.shot, side.bonus])


def table(seen: Ahoy, seat: Seat) -> Row:
    """Return the round, the turn, the supplies and the sizes of what lies face down."""
    row = room(TABLE_NUMBERS)
    row = append(row, seen.round)
    row = append(row, (seen.first - seat) % seen.seats)
    row = append(row, (seen.active - seat) % seen.seats)
    row = append(row, (seen.union - seat) % seen.seats)
    row = append(row, seen.due)
    row = append(row, seen.free)
    row = append(row, seen.ready)
    row = append(row, seen.muster)
    row = append(row, seen.bank)
    row = append(row, seen.tiles.size())
    row = append(row, seen.deck.size())
    row = append(row, seen.plans.size())
    return append(row, seen.hand.size())


def region(seen: Ahoy, tile: i64) -> Row:
    """Return where a tile lies, how it is turned, its wealth and its Comrades; zeros if it is not there."""
    row = room(TILE_NUMBERS)
    corner = seen.chart.corners[tile]
    row = append(row, corner // SEA if corner >= 0 else 0)
    row = append(row, corner % SEA if corner >= 0 else 0)
    row = append(row, seen.chart.turns[tile])
    row = append(row, seen.wealth[tile])
    return append(row, seen.comrades[tile])


def card_place(seen: Ahoy, card: i64, seat: Seat) -> i64:
    """Return where a market card is; those of seats are counted from ``seat`` on."""
    for i in range(seen.seats):
        other = (seat + i) % seen.seats
        if has(seen.crew[other], card):
            return IN_CREW + i
        if has(seen.cargo[other], card):
            return IN_HOLD + i
    for pile in range(MAX_SEATS):
        if has(seen.pledges[pile], card):
            return PLEDGED + pile
    for other_card in seen.market:
        if other_card == card:
            return FOR_SALE
    return BOXED if seen.open.holds(card) else DECKED
