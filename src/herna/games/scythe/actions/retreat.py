"""Retreat: to the home base, or where an ability lets them (S14.17, S11.4, S11.18)."""

from __future__ import annotations

from typing import Final, final

from herna.games.scythe.actions.load import is_mech
from herna.games.scythe.board import HEX, LAKES
from herna.games.scythe.changes import home, note_places, put_unit, send_workers_home
from herna.games.scythe.components import CHARACTER, FIRST_WORKER, NOBODY, UNIT, UNITS
from herna.games.scythe.mat import REFUGES, listeners
from herna.games.scythe.queries import worker_set, workers_at
from herna.games.scythe.state import Scythe
from herna.games.scythe.verbs import ALONG, RETREAT
from herna.kernel.bits import first, onto, places
from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.rows import i64, room
from herna.kernel.step import Step


@final
class Retreat(Step[Scythe]):
    """All units of the loser leave the territory; resources stay."""

    def __init__(self, seat: Seat, where: i64) -> None:
        self.seat: Final = seat
        self.where: Final = where

    def run(self, state: Scythe) -> None:
        """Send them home, or ask where they go."""
        seat = self.seat
        if havens(state, seat, self.where) != 0:
            state.do(RetreatUnit(seat, self.where, 0))
            return
        base = home(state, seat)
        for unit in range(seat * UNITS, seat * UNITS + FIRST_WORKER):
            if state.at[unit] == self.where:
                state.at[unit] = base
        note_places(state, seat, CHARACTER)
        send_workers_home(state, seat, self.where)


def havens(state: Scythe, seat: Seat, where: i64) -> i64:
    """Return where a seat's combat units may retreat to instead of their home base."""
    found: i64 = 0
    for ability in listeners(state, seat, REFUGES):
        found |= ability.refuges(state, seat, where)
    return found


@final
class RetreatUnit(Step[Scythe]):
    """Each combat unit goes home or to a lake; then the workers."""

    def __init__(self, seat: Seat, where: i64, lakes: i64) -> None:
        self.seat: Final = seat
        self.where: Final = where
        self.lakes: Final = lakes
        """Lakes that mechs have gone to."""

    def ask(self, state: Scythe) -> Choice | None:
        """Ask for the next unit's refuge."""
        unit = self.next_unit(state)
        if unit == NOBODY:
            state.do(Along(self.seat, self.where, self.lakes))
            return None
        refuges = havens(state, self.seat, self.where) | 1 << home(state, self.seat)
        return Choice(self.seat, "retreat", onto(RETREAT, room(7), refuges), UNIT.ref(unit))

    def next_unit(self, state: Scythe) -> i64:
        """Return a combat unit that is still there, or NOBODY."""
        for unit in range(self.seat * UNITS, self.seat * UNITS + FIRST_WORKER):
            if state.at[unit] == self.where:
                return unit
        return NOBODY

    def take(self, state: Scythe, option: Option) -> None:
        """Put the unit on its home base or its lake, and ask for the next; workers may follow a mech."""
        unit = self.next_unit(state) % UNITS
        refuge = RETREAT.target(option)
        put_unit(state, self.seat, unit, refuge)
        lakes = self.lakes
        if is_mech(unit):
            lakes |= (1 << refuge) & LAKES
        state.do(RetreatUnit(self.seat, self.where, lakes))


@final
class Along(Step[Scythe]):
    """Workers go along to the lake of a mech, or home."""

    def __init__(self, seat: Seat, where: i64, lakes: i64) -> None:
        self.seat: Final = seat
        self.where: Final = where
        self.lakes: Final = lakes

    def ask(self, state: Scythe) -> Choice | None:
        """Ask how many go along; the rest goes home."""
        if self.lakes == 0:
            send_workers_home(state, self.seat, self.where)
            return None
        lake = first(self.lakes)
        count = workers_at(state, self.seat, self.where)
        return Choice(self.seat, "along", ALONG.up_to(count, lake), HEX.ref(lake))

    def take(self, state: Scythe, option: Option) -> None:
        """Let them go, and ask about the next lake."""
        lake, left = ALONG.target(option), ALONG.value(option)
        for unit in places(worker_set(state, self.seat, self.where)):
            if left > 0:
                put_unit(state, self.seat, unit, lake)
                left -= 1
        state.do(Along(self.seat, self.where, self.lakes & ~(1 << lake)))
