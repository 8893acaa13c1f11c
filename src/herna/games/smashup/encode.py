"""A seen state as numbers for learners."""

from __future__ import annotations

from typing import Final

from herna.games.smashup.components import (
    BASE,
    BOX,
    CREDITS,
    NOTHING,
    NOWHERE,
)
from herna.games.smashup.power import breakpoint_of, power, strengths
from herna.games.smashup.state import SmashUp
from herna.kernel.choice import Seat
from herna.kernel.pile import UNKNOWN, Pile
from herna.kernel.rows import Row, append, extend, filled, i64, room

TABLE_NUMBERS: Final = 8
SEAT_NUMBERS: Final = 9
CARD_NUMBERS: Final = 3

IN_HAND: Final = 1
IN_DISCARD: Final = 2
IN_DECK: Final = 3
SET_ASIDE: Final = 4
PLAYED: Final = 5
AT_BASE: Final = 6


def width(seats: int) -> int:
    """Return how many numbers there are."""
    return TABLE_NUMBERS + SEAT_NUMBERS * seats + CREDITS + BASE.count * (3 + seats) + BOX * CARD_NUMBERS


def encode(seen: SmashUp, seat: Seat) -> Row:
    """Turn and scoring; each seat from ``seat`` on; permissions; bases with powers; every card it knows."""
    row = room(width(seen.seats))
    for number in (
        seen.phase,
        (seen.active - seat) % seen.seats,
        (seen.first - seat) % seen.seats,
        seen.turn,
        seen.scoring,
        seen.awarded,
        seen.asleep,
        seen.dug,
    ):
        row = append(row, number)
    for i in range(seen.seats):
        row = extend(row, seat_numbers(seen, (seat + i) % seen.seats))
    row = extend(row, seen.credits)
    row = extend(row, base_numbers(seen, seat))
    return extend(row, card_numbers(seen, seat))


def seat_numbers(seen: SmashUp, seat: Seat) -> Row:
    """Return what everybody knows of a seat."""
    row = room(SEAT_NUMBERS)
    for number in (
        seen.vp[seat],
        seen.factions[2 * seat],
        seen.factions[2 * seat + 1],
        seen.hands[seat].size(),
        seen.decks[seat].size(),
        seen.discards[seat].size(),
        seen.plays[seat],
        seen.played[seat],
        seen.marked[seat],
    ):
        row = append(row, number)
    return row


def base_numbers(seen: SmashUp, seat: Seat) -> Row:
    """Return for each base whether it is in play, its breakpoint and age, and each seat's power there."""
    row = room(BASE.count * (3 + seen.seats))
    for base in range(BASE.count):
        here = base in seen.row
        row = append(row, 1 if here else 0)
        row = append(row, breakpoint_of(seen, base) if here else 0)
        row = append(row, seen.tenure[base])
        powers = strengths(seen, base) if here else filled(seen.seats)
        for i in range(seen.seats):
            row = append(row, powers[(seat + i) % seen.seats])
    return row


def card_numbers(seen: SmashUp, seat: Seat) -> Row:
    """Return for each card where it is, whose, and its power; of several copies the nearest seat's counts."""
    row = filled(BOX * CARD_NUMBERS)
    for i in range(seen.seats - 1, -1, -1):
        owner = (seat + i) % seen.seats
        mark(row, seen.hands[owner], IN_HAND, i)
        mark(row, seen.discards[owner], IN_DISCARD, i)
        mark(row, seen.decks[owner], IN_DECK, i)
        mark(row, seen.asides[owner], SET_ASIDE, i)
        mark(row, seen.tables[owner], PLAYED, i)
    for minion in seen.minions:
        place = minion % BOX * CARD_NUMBERS
        row[place] = AT_BASE + seen.where[minion]
        row[place + 1] = (seen.controller[minion] - seat) % seen.seats
        row[place + 2] = power(seen, minion)
    for action in seen.actions:
        host = seen.host[action]
        base = seen.where[action] if host == NOTHING else seen.where[host]
        place = action % BOX * CARD_NUMBERS
        row[place] = AT_BASE + base if base != NOWHERE else PLAYED
        row[place + 1] = (seen.controller[action] - seat) % seen.seats
        row[place + 2] = seen.memo[action]
    return row


def mark(row: Row, pile: Pile, place: i64, whose: i64) -> None:
    """Note where the known cards of a pile are."""
    for card in pile.cards():
        if card != UNKNOWN:
            row[card % BOX * CARD_NUMBERS] = place
            row[card % BOX * CARD_NUMBERS + 1] = whose
            row[card % BOX * CARD_NUMBERS + 2] = 0
