"""What the four structures give their owner from the turn after they were built (S13)."""

from __future__ import annotations

from typing import Final, final

from herna.games.scythe.actions.gains import Gain
from herna.games.scythe.components import STRUCTURES, Structure, Top, Track
from herna.games.scythe.mat import Ability
from herna.games.scythe.queries import controlled
from herna.games.scythe.state import Scythe
from herna.kernel.bits import bit, has
from herna.kernel.choice import Seat
from herna.kernel.rows import i64
from herna.kernel.step import Step


def stands(state: Scythe, seat: Seat, structure: i64) -> i64:
    """Return where a structure of a seat that has been built stands."""
    return state.structures[seat * STRUCTURES + structure]


@final
class Mine(Ability):
    """Its territory is a tunnel for its owner."""

    def opens_tunnels(self, state: Scythe, seat: Seat) -> i64:
        """Count the Mine's territory as a tunnel, once the Mine is built."""
        return bit(stands(state, seat, Structure.MINE))


@final
class Monument(Ability):
    """Bolster gives popularity, too."""

    def after_top(self, seat: Seat, top: i64) -> Step[Scythe] | None:
        """Give one popularity after Bolster."""
        return Gain(seat, Track.POPULARITY, 1, unbidden=True) if top == Top.BOLSTER else None


@final
class Armory(Ability):
    """Trade gives power, too."""

    def after_top(self, seat: Seat, top: i64) -> Step[Scythe] | None:
        """Give one power after Trade."""
        return Gain(seat, Track.POWER, 1, unbidden=True) if top == Top.TRADE else None


@final
class Mill(Ability):
    """Its territory produces on top of the usual number, and as if one worker more were there."""

    def also_produces(self, state: Scythe, seat: Seat) -> i64:
        """Produce where it stands, if its owner is in control there."""
        where = stands(state, seat, Structure.MILL)
        if state.profile.mill_needs_control and not has(controlled(state, seat), where):
            return 0
        return bit(where)


STRUCTURE_TEXTS: Final[list[Ability]] = [Mine(), Monument(), Armory(), Mill()]
"""In the order of the structures."""
