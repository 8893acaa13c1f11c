"""Movements into combats: the end of the game undoes those that were not fought (S14.15, S14.25)."""

from __future__ import annotations

from herna.games.scythe.board import HEX
from herna.games.scythe.changes import add_goods, home, put_unit
from herna.games.scythe.components import RESOURCE, UNITS
from herna.games.scythe.memory import Trip
from herna.games.scythe.queries import enemy_fighters, enemy_units
from herna.games.scythe.state import Scythe
from herna.kernel.bits import has, places
from herna.kernel.choice import Seat
from herna.kernel.rows import i64


def remember_trip(state: Scythe, unit: i64) -> None:
    """Remember a movement that has just ended beside enemy combat units."""
    turn = state.turn
    turn.trips = [*turn.trips, Trip(unit, turn.origin, turn.crew, turn.load)]


def undo_open_combats(state: Scythe) -> None:
    """Send units back that moved in for combats that will not happen."""
    seat = state.active
    contested = enemy_fighters(state, seat)
    for trip in state.turn.trips:
        if has(contested, state.at[seat * UNITS + trip.unit]):
            send_back(state, seat, trip)


def send_back(state: Scythe, seat: Seat, trip: Trip) -> None:
    """Undo one movement; if the way back is taken, units go home and resources stay."""
    where = state.at[seat * UNITS + trip.unit]
    back = trip.origin
    if has(enemy_units(state, seat), back):
        back = home(state, seat)
    else:
        for resource in range(RESOURCE.count):
            add_goods(state, where, resource, -trip.load[resource])
            add_goods(state, back, resource, trip.load[resource])
    put_unit(state, seat, trip.unit, back)
    for worker in places(trip.crew):
        put_unit(state, seat, worker, back)
    state.tell("went-back", seat, HEX.ref(where))
