"""What a seat knows as numbers for learners."""

from __future__ import annotations

from harbours.components import AREA, CARD
from harbours.state import Harbours
from herna.kernel.choice import Seat
from herna.kernel.observe import Passage, from_seat
from herna.kernel.rows import Line, i16, i64

HELD = 1
CREW = 2

ABOUT_A_SEAT = [
    Passage("ships", AREA.count, "its ships in each area"),
    Passage("stock", 4, "ships not built, gold, bid (-9 if face down), cards in hand"),
]


def passages(seats: int) -> list[Passage]:
    """Return what the numbers mean: round and turn, each seat from the own one on, and the cards it knows."""
    found = [
        Passage(
            "turn",
            6,
            "rounds begun, who starts, who is active, actions left, both dice of a raid",
        )
    ]
    for away in range(seats):
        found += [Passage(f"seat {away}: {each.about}", each.count, each.says) for each in ABOUT_A_SEAT]
    cards = "for each card: 0 unknown, 1 in the own hand, 2 in the own crew, 3 in the next seat's, and so on"
    return [*found, Passage("cards", CARD.count, cards)]


def write(state: Harbours, seat: Seat, line: Line, at: i64) -> i64:
    """Write the numbers; return where the next one goes."""
    line[at] = i16(state.round)
    line[at + 1] = i16(from_seat(state.first, seat, state.seats))
    line[at + 2] = i16(from_seat(state.active, seat, state.seats))
    line[at + 3] = i16(state.actions)
    for place, roll in enumerate(state.rolls):
        line[at + 4 + place] = i16(roll)
    at += 6
    for away in range(state.seats):
        at = write_seat(state, (seat + away) % state.seats, seat, line, at)
    for card in range(CARD.count):
        keeper = state.keeper[card]
        line[at + card] = i16(CREW + (keeper - seat) % state.seats) if keeper >= 0 else 0
    state.hands[seat].mark(line, at, HELD, seat)
    return at + CARD.count


def write_seat(state: Harbours, who: Seat, seat: Seat, line: Line, at: i64) -> i64:
    """Write what a seat has."""
    for area in range(AREA.count):
        line[at + area] = i16(state.ships.at(area, who))
    at += AREA.count
    line[at] = i16(state.supply[who])
    line[at + 1] = i16(state.gold[who])
    line[at + 2] = i16(state.bids.seen(who, seat))
    line[at + 3] = i16(state.hands[who].size())
    return at + 4
