"""Produce: workers bring in what their territories give; the Mill helps (S8.6, S13.4)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.scythe.board import TERRAIN, Terrain
from herna.games.scythe.changes import give_goods, new_worker
from herna.games.scythe.components import MILL_CONTROL, STRUCTURES, Cube, Structure
from herna.games.scythe.costs import produce_price
from herna.games.scythe.queries import controlled, has_cube, workers_at, works, yields
from herna.games.scythe.state import Scythe
from herna.games.scythe.verbs import YIELD
from herna.kernel.bits import has, places
from herna.kernel.choice import Choice, Option, Seat, or_pass
from herna.kernel.rows import append, i64, room
from herna.kernel.step import Ask

NO_MILL: Final = -1


def produce(state: Scythe, seat: Seat) -> None:
    """Pay the uncovered symbols of the row, then let territories produce."""
    power, popularity, coins = produce_price(state, seat)
    state.power[seat] -= power
    state.popularity[seat] -= popularity
    state.coins[seat] -= coins
    count = 2 if has_cube(state, seat, Cube.PRODUCE) else 3
    state.do(ProduceAt(seat, count, mill_hex(state, seat), 0))


def mill_hex(state: Scythe, seat: Seat) -> i64:
    """Return where a seat's Mill may produce, or NO_MILL."""
    if not works(state, seat, Structure.MILL):
        return NO_MILL
    where = state.structures[seat * STRUCTURES + Structure.MILL]
    if state.switches & MILL_CONTROL != 0 and not has(controlled(state, seat), where):
        return NO_MILL
    return where


def output(state: Scythe, seat: Seat, where: i64, mill: i64) -> i64:
    """How much a territory can give a seat now."""
    if not yields(where):
        return 0
    count = workers_at(state, seat, where)
    if where == mill:
        count += 1
    if TERRAIN[where] == Terrain.VILLAGE:
        return min(count, state.idle[seat])
    return count


@final
@mypyc_attr(free_list_len=1)
class ProduceAt(Ask[Scythe]):
    """One territory after the other; the Mill's comes on top of the usual number."""

    def __init__(self, seat: Seat, left: i64, mill: i64, done: i64) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.mill: Final = mill
        self.done: Final = done
        """Territories that have produced in this action."""

    def choice(self, state: Scythe) -> Choice:
        """Ask for a territory and how much of what it could give is wanted."""
        spots: i64 = 0
        if self.left > 0:
            spots = state.working[self.seat]
        if self.mill != NO_MILL:
            spots |= 1 << self.mill
        options = room(10)
        for where in places(spots & ~self.done):
            for count in range(output(state, self.seat, where, self.mill), 0, -1):
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
        left = self.left if where == self.mill else self.left - 1
        state.do(ProduceAt(self.seat, left, self.mill, self.done | 1 << where))
