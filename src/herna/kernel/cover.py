"""Numbers set face down, such as a secret bid or a dial, and who knows them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.kernel.choice import EVERYONE, TABLE, Seat
from herna.kernel.pile import PUBLIC, knows, only
from herna.kernel.rows import Row, filled, i64

HIDDEN: Final[i64] = -9
"""Stands for a number that the viewer may not see."""


@final
@mypyc_attr(acyclic=True)
class Cover:
    """A row of numbers, each with the mask of who knows it."""

    def __init__(self, values: Row, known: Row) -> None:
        self.values = values
        self.known = known

    def copy(self) -> Cover:
        """Return a cover that can change without changing this one."""
        return Cover(self.values[:], self.known[:])

    def at(self, place: i64) -> i64:
        """Return a number, or HIDDEN in a view that may not show it."""
        return self.values[place]

    def seen(self, place: i64, viewer: Seat) -> i64:
        """Return a number if a viewer may see it, or HIDDEN."""
        return self.values[place] if knows(self.known[place], viewer) else HIDDEN

    def put(self, place: i64, value: i64, seat: Seat) -> None:
        """Set a number face down, known to one seat only; EVERYONE lays it open."""
        self.values[place] = value
        self.known[place] = PUBLIC if seat == EVERYONE else only(seat)

    def show(self, place: i64) -> i64:
        """Turn a number up for all to see, and return it."""
        self.known[place] = PUBLIC
        return self.values[place]

    def redact(self, viewer: Seat) -> None:
        """Hide the numbers that the viewer does not know."""
        if viewer == TABLE:
            return
        for place in range(len(self.values)):
            if not knows(self.known[place], viewer):
                self.values[place] = HIDDEN


def covers(size: i64, value: i64 = 0) -> Cover:
    """Return a cover of equal numbers, all of them open."""
    return Cover(filled(size, value), filled(size, PUBLIC))
