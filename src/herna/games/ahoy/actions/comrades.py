"""Comrades that go from Island to Island (H24.20, H25.1, H25.11)."""

from __future__ import annotations

from typing import Final, final

from herna.games.ahoy.components import SPACE
from herna.games.ahoy.queries import islands_with
from herna.games.ahoy.space import island_of, region_of
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.verbs import COUNT, ISLAND, LAND
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, i64, vec
from herna.kernel.step import Ask

SHIFTED: Final = 2


def other_islands(state: Ahoy, island: i64) -> Row:
    """Return all Islands of the map but one."""
    return vec[i64]([island_of(tile) for tile in state.chart.tiles if island_of(tile) != island])


def resettle(state: Ahoy, seat: Seat, start: i64, to: i64, count: i64) -> None:
    """Move Comrades from one Island to another."""
    state.comrades[region_of(start)] -= count
    state.comrades[region_of(to)] += count
    state.tell("resettled", seat, SPACE.ref(start), SPACE.ref(to), n=count)


@final
class Shift(Ask[Ahoy]):
    """Choose the Island that up to two Comrades leave."""

    def choice(self, state: Ahoy) -> Choice:
        """List the Islands with Comrades that may leave."""
        return Choice(self.seat, "comrades-from", or_pass(ISLAND.each(islands_with(state, 1))))

    def take(self, state: Ahoy, option: Option) -> None:
        """Go on to the destination."""
        if option != PASS:
            state.do(ShiftTo(self.seat, ISLAND.target(option), SHIFTED, all_of_them=False))


@final
class ShiftTo(Ask[Ahoy]):
    """Choose the Island they go to; if all must leave, until none is left."""

    def __init__(self, seat: Seat, start: i64, most: i64, all_of_them: bool) -> None:
        super().__init__(seat)
        self.start: Final = start
        self.most: Final = most
        self.all_of_them: Final = all_of_them

    def choice(self, state: Ahoy) -> Choice:
        """List the Islands where they may go."""
        islands = LAND.each(other_islands(state, self.start))
        return Choice(self.seat, "comrades-to", islands, SPACE.ref(self.start))

    def take(self, state: Ahoy, option: Option) -> None:
        """Go on to the number."""
        state.do(ShiftCount(self.seat, self.start, LAND.target(option), self.most, self.all_of_them))


@final
class ShiftCount(Ask[Ahoy]):
    """Choose how many go there."""

    def __init__(self, seat: Seat, start: i64, to: i64, most: i64, all_of_them: bool) -> None:
        super().__init__(seat)
        self.start: Final = start
        self.to: Final = to
        self.most: Final = most
        self.all_of_them: Final = all_of_them

    def choice(self, state: Ahoy) -> Choice:
        """Ask for the number."""
        most = min(self.most, state.comrades[region_of(self.start)])
        return Choice(self.seat, "comrades-count", COUNT.up_to(most), SPACE.ref(self.to))

    def take(self, state: Ahoy, option: Option) -> None:
        """Move that many Comrades; if all must leave, ask where those still here go."""
        resettle(state, self.seat, self.start, self.to, COUNT.value(option))
        if self.all_of_them and state.comrades[region_of(self.start)] > 0:
            state.do(ShiftTo(self.seat, self.start, self.most, all_of_them=True))
