"""Questions about the state; nothing here changes it."""

from __future__ import annotations

from harbours.components import CARD, NOBODY, SHIPS
from harbours.state import Harbours
from herna.kernel.choice import Seat
from herna.kernel.rows import Row, i64, vec


def fleet(state: Harbours, seat: Seat) -> Row:
    """Areas where a seat has ships."""
    return state.ships.lines(seat)


def rivals(state: Harbours, area: i64, seat: Seat) -> Row:
    """Other seats with ships in an area."""
    return vec[i64]([other for other in state.ships.columns(area) if other != seat])


def contested(state: Harbours, seat: Seat) -> Row:
    """Areas where a seat has ships beside a rival's."""
    ships = state.ships
    return vec[i64]([area for area in ships.lines(seat) if ships.others(area, seat) > 0])


def can_raid(state: Harbours, seat: Seat, places: Row) -> bool:
    """Whether a rival has ships in one of these areas of a seat."""
    ships = state.ships
    return any(ships.others(area, seat) > 0 for area in places)


def holder(state: Harbours, area: i64) -> Seat:
    """Return who has the most ships in an area, or NOBODY if tied or empty."""
    best: i64 = 0
    found: Seat = NOBODY
    for seat in range(state.seats):
        count = state.ships.at(area, seat)
        if count == best:
            found = NOBODY
        elif count > best:
            best, found = count, seat
    return found


def complaints(state: Harbours) -> list[str]:
    """Say which ships, gold or crew cards cannot be as they are."""
    found: list[str] = []
    for seat in range(state.seats):
        at_sea = sum([state.ships.at(area, seat) for area in state.ships.lines(seat)])
        if at_sea + state.supply[seat] != SHIPS:
            found.append(f"seat {seat} has {at_sea + state.supply[seat]} ships, not {SHIPS}")
        if state.gold[seat] < 0:
            found.append(f"seat {seat} owes gold")
    for card in range(CARD.count):
        if state.keeper[card] != NOBODY and not state.table.holds(card):
            found.append(f"card {card} is crew but not on the table")
    return found
