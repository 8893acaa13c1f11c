"""Questions about the state; nothing here changes it."""

from __future__ import annotations

from harbours.components import NOBODY
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
