"""Upgrade: a cube makes one top action better and one bottom action cheaper (S10.6)."""

from __future__ import annotations

from typing import Final, final

from herna.games.scythe.components import ALL_CUBES, BOTTOM, CUBE
from herna.games.scythe.queries import free_boxes
from herna.games.scythe.state import Scythe
from herna.games.scythe.verbs import LIFT, LOWER
from herna.kernel.bits import onto
from herna.kernel.choice import Choice, Option, Seat, or_pass
from herna.kernel.rows import changed, i64, room, vec
from herna.kernel.step import Ask


@final
class Upgrade(Ask[Scythe]):
    """Choose the cube, or refuse."""

    def choice(self, state: Scythe) -> Choice:
        """Ask for a green box with a cube."""
        left = ALL_CUBES & ~state.cubes[self.seat]
        if left == 0:
            return Choice(self.seat, "upgrade", vec[i64]())
        return Choice(self.seat, "upgrade", or_pass(onto(LIFT, room(7), left)))

    def take(self, state: Scythe, option: Option) -> None:
        """Go on to the box it goes to."""
        if LIFT.owns(option):
            state.do(Lower(self.seat, LIFT.target(option)))


@final
class Lower(Ask[Scythe]):
    """Choose the bottom action that becomes cheaper."""

    def __init__(self, seat: Seat, cube: i64) -> None:
        super().__init__(seat)
        self.cube: Final = cube

    def choice(self, state: Scythe) -> Choice:
        """Ask for an action with an empty dashed box."""
        return Choice(
            self.seat, "lower", onto(LOWER, room(4), free_boxes(state, self.seat)), CUBE.ref(self.cube)
        )

    def take(self, state: Scythe, option: Option) -> None:
        """Move the cube from its green box to a dashed red one: the one gives more, the other costs less."""
        seat, bottom = self.seat, LOWER.target(option)
        state.cubes = changed(state.cubes, seat, state.cubes[seat] | 1 << self.cube)
        state.lowered = state.lowered.copy()
        state.lowered.add(seat, bottom, 1)
        state.tell("upgraded", seat, CUBE.ref(self.cube), BOTTOM.ref(bottom))
