"""The move that a figure is making, and what is special about it (H9.12)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.ahoy.state import Ahoy
from herna.kernel.bits import bit, has
from herna.kernel.choice import Seat
from herna.kernel.rows import i64

# What is special about a move, as bits.
PEACEFUL: Final = 1
"""It ignores battles."""
STURDY: Final = 2
"""It ignores Wreckage."""
SAILING: Final = 4
"""It is a Sail action."""
WINDED: Final = 8
"""It is a Tailwind action."""
COLLECTING: Final = 16
"""It collects Treasure on the way."""
PUSHED: Final = 32
"""An enemy causes it (H9.14)."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Course:
    """A move and how far it has come; it never changes, each step makes a new one."""

    def __init__(
        self, number: i64, seat: Seat, figure: i64, manner: i64, left: i64, chain: i64 = 0, emptied: i64 = 0
    ) -> None:
        self.number: Final = number
        """Every move has its number, a push a negative one."""
        self.seat: Final = seat
        """Who decides."""
        self.figure: Final = figure
        self.manner: Final = manner
        self.left: Final = left
        """Movement left."""
        self.chain: Final = chain
        """The spaces the figure was carried out of since its last voluntary step, as a mask (H9.10)."""
        self.emptied: Final = emptied
        """The spaces whose Treasure was collected on the way, as a mask."""

    def carried_out_of(self, space: i64) -> bool:
        """Whether the figure was carried out of a space since its last voluntary step."""
        return has(self.chain, space)

    def has_emptied(self, space: i64) -> bool:
        """Whether the Treasure of a space was collected on the way."""
        return has(self.emptied, space)

    def stepped(self) -> Course:
        """Return this move after a voluntary step: one movement less, and a new chain."""
        return Course(self.number, self.seat, self.figure, self.manner, self.left - 1, 0, self.emptied)

    def ended(self) -> Course:
        """Return this move without any movement left."""
        return Course(self.number, self.seat, self.figure, self.manner, 0, self.chain, self.emptied)

    def carried(self, space: i64) -> Course:
        """Return this move once the figure is carried out of a space."""
        chain = self.chain | bit(space)
        return Course(self.number, self.seat, self.figure, self.manner, self.left, chain, self.emptied)

    def emptying(self, space: i64) -> Course:
        """Return this move once the Treasure of a space is taken."""
        emptied = self.emptied | bit(space)
        return Course(self.number, self.seat, self.figure, self.manner, self.left, self.chain, emptied)


def begin(state: Ahoy, seat: Seat, figure: i64, most: i64, manner: i64) -> Course:
    """Begin a move; whatever move the figure was making is over (H9.14)."""
    state.moves += 1
    number = -state.moves if manner & PUSHED else state.moves
    state.course[figure] = number
    return Course(number, seat, figure, manner, most)


def on_course(state: Ahoy, course: Course) -> bool:
    """Whether the figure is still making this move, and was not moved or removed meanwhile."""
    return state.course[course.figure] == course.number
