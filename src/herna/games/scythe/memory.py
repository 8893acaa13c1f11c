"""What is remembered during a turn, and forgotten all at once when the next one begins."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.scythe.components import NOBODY, NOWHERE
from herna.kernel.rows import Row, filled, i64

NOTHING: Final[Row] = filled(4)
"""No resource of any kind is carried."""


@final
class Trip:
    """A movement that ended beside enemy combat units, which the end of the game would undo."""

    def __init__(self, unit: i64, origin: i64, crew: i64, load: Row) -> None:
        self.unit: Final = unit
        self.origin: Final = origin
        """Where it began."""
        self.crew: Final = crew
        """The workers it carried, as a set of the seat's units."""
        self.load: Final = load
        """The resources it carried."""


NO_TRIPS: Final[list[Trip]] = []


@final
@mypyc_attr(acyclic=True)
class TurnMemory:
    """The memory of one turn: a new turn begins with a new one, so that nothing of a rival's is left in it.

    Copies share the rows: whoever changes one replaces it.
    """

    # long: a line for each thing that is remembered, and what it is
    def __init__(self) -> None:
        self.fresh_structures: i64 = 0
        """What the active seat has built this turn."""
        self.fresh_recruits: i64 = 0
        """Whom the active seat has enlisted this turn."""
        self.coerced: i64 = 0
        """Whether the active seat has paid with a combat card this turn."""
        self.driven: i64 = 0
        """Enemy workers the active seat has forced to retreat this turn."""
        self.dealt: i64 = 0
        """The pairs of seats that have made an offer in this window."""
        self.moves: i64 = 0
        """Units the active seat may still move in this action."""
        self.moved: i64 = 0
        """Units of the active seat that have moved, as a set."""
        self.mover: i64 = NOBODY
        """The unit being moved, or NOBODY."""
        self.steps: i64 = 0
        """Steps it has left."""
        self.origin: i64 = NOWHERE
        """Where its movement began."""
        self.load: Row = NOTHING
        """Resources it carries."""
        self.crew: i64 = 0
        """Workers it carries, as a set of the seat's units."""
        self.touched: i64 = 0
        """What has been decided about its load on this space, as bits."""
        self.trips: list[Trip] = NO_TRIPS
        """Movements that ended beside enemy combat units."""

    def copy(self) -> TurnMemory:
        """Return a memory that can change without changing this one."""
        twin = TurnMemory()
        twin.fresh_structures = self.fresh_structures
        twin.fresh_recruits = self.fresh_recruits
        twin.coerced = self.coerced
        twin.driven = self.driven
        twin.dealt = self.dealt
        twin.moves = self.moves
        twin.moved = self.moved
        twin.mover = self.mover
        twin.steps = self.steps
        twin.origin = self.origin
        twin.load = self.load
        twin.crew = self.crew
        twin.touched = self.touched
        twin.trips = self.trips
        return twin
