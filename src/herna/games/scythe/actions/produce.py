"""Produce: workers bring in what their territories give; abilities add to it (S8.6, S13.4)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.scythe.board import TERRAIN, Terrain
from herna.games.scythe.changes import give_goods, new_worker
from herna.games.scythe.components import Cube
from herna.games.scythe.costs import produce_price
from herna.games.scythe.mat import ALSO_PRODUCES, listeners
from herna.games.scythe.queries import upgraded, workers_at, yields
from herna.games.scythe.state import Scythe
from herna.games.scythe.verbs import YIELD
from herna.kernel.bits import has, places
from herna.kernel.choice import Choice, Option, Seat, or_pass
from herna.kernel.rows import append, i64, room
from herna.kernel.step import Ask


def produce(state: Scythe, seat: Seat) -> None:
    """Pay the uncovered symbols of the row, then let territories produce."""
    power, popularity, coins = produce_price(state, seat)
    state.power[seat] -= power
    state.popularity[seat] -= popularity
    state.coins[seat] -= coins
    count = 3 if upgraded(state, seat, Cube.PRODUCE) else 2
    state.do(ProduceAt(seat, count, extra_spots(state, seat)))


def extra_spots(state: Scythe, seat: Seat) -> i64:
    """Return where a seat's abilities produce with one worker more, on top of the usual territories."""
    found: i64 = 0
    for ability in listeners(state, seat, ALSO_PRODUCES):
        found |= ability.also_produces(state, seat)
    return found


def output(state: Scythe, seat: Seat, where: i64, extra: i64) -> i64:
    """How much a territory can give a seat now."""
    if not yields(where):
        return 0
    count = workers_at(state, seat, where)
    if has(extra, where):
        count += 1
    if TERRAIN[where] == Terrain.VILLAGE:
        return min(count, state.idle[seat])
    return count


@final
@mypyc_attr(free_list_len=1)
class ProduceAt(Ask[Scythe]):
    """One territory after the other; those with one worker more come on top of the usual number."""

    def __init__(self, seat: Seat, left: i64, extra: i64 = 0, done: i64 = 0) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.extra: Final = extra
        self.done: Final = done
        """Territories that have produced in this action."""

    def choice(self, state: Scythe) -> Choice:
        """Ask for a territory and how much of what it could give is wanted."""
        spots = self.extra
        if self.left > 0:
            spots |= state.working[self.seat]
        options = room(10)
        for where in places(spots & ~self.done):
            for count in range(output(state, self.seat, where, self.extra), 0, -1):
                options = append(options, YIELD.of(where, count))
        return Choice(self.seat, "produce", options if len(options) == 0 else or_pass(options))

    def take(self, state: Scythe, option: Option) -> None:
        """Let it produce, and go on."""
        if not YIELD.owns(option):
            return
        where = YIELD.target(option)
        if TERRAIN[where] == Terrain.VILLAGE:
            for _worker in range(YIELD.value(option)):
                new_worker(state, self.seat, where)
        else:
            give_goods(state, self.seat, where, TERRAIN[where], YIELD.value(option))
        left = self.left if has(self.extra, where) else self.left - 1
        state.do(ProduceAt(self.seat, left, self.extra, self.done | 1 << where))
