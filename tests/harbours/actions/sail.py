"""Sail: from where, where to, how many."""

from __future__ import annotations

from typing import Final, final

from harbours.changes import move
from harbours.components import AREA, NEIGHBOURS
from harbours.queries import fleet
from harbours.state import Harbours
from harbours.verbs import SHIP, WHERE
from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.rows import i64
from herna.kernel.step import Ask


@final
class Sail(Ask[Harbours]):
    """Choose the area to sail from."""

    def choice(self, state: Harbours) -> Choice:
        """Ask for an area with ships."""
        return Choice(self.seat, "sail-from", WHERE.each(fleet(state, self.seat)))

    def take(self, state: Harbours, option: Option) -> None:
        """Go on to the destination."""
        state.do(SailTo(self.seat, WHERE.target(option)))


@final
class SailTo(Ask[Harbours]):
    """Choose the area to sail to."""

    def __init__(self, seat: Seat, start: i64) -> None:
        super().__init__(seat)
        self.start: Final = start

    def choice(self, state: Harbours) -> Choice:
        """Ask for an area next door."""
        return Choice(self.seat, "sail-to", WHERE.each(NEIGHBOURS[self.start]), AREA.ref(self.start))

    def take(self, state: Harbours, option: Option) -> None:
        """Go on to the number."""
        state.do(SailShips(self.seat, self.start, WHERE.target(option)))


@final
class SailShips(Ask[Harbours]):
    """Choose how many ships sail."""

    def __init__(self, seat: Seat, start: i64, to: i64) -> None:
        super().__init__(seat)
        self.start: Final = start
        self.to: Final = to

    def choice(self, state: Harbours) -> Choice:
        """Ask for a number, from one to all."""
        return Choice(self.seat, "sail-ships", SHIP.up_to(state.ships.at(self.start, self.seat)))

    def take(self, state: Harbours, option: Option) -> None:
        """Sail."""
        ships = SHIP.value(option)
        move(state, self.seat, self.start, self.to, ships)
        state.tell("sailed", self.seat, AREA.ref(self.start), AREA.ref(self.to), n=ships)
