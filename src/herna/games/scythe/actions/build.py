"""Build: a structure leaves the player mat for good (S10.15)."""

from __future__ import annotations

from typing import Final, final

from herna.games.scythe.changes import build
from herna.games.scythe.components import NOWHERE, STRUCTURE, STRUCTURES
from herna.games.scythe.queries import building_ground
from herna.games.scythe.state import Scythe
from herna.games.scythe.verbs import BUILD, ONTO
from herna.kernel.bits import onto
from herna.kernel.choice import Choice, Option, Seat, or_pass
from herna.kernel.rows import append, i64, room, vec
from herna.kernel.step import Ask


@final
class Build(Ask[Scythe]):
    """Choose the structure, or refuse; a card says where it must stand."""

    def __init__(self, seat: Seat, where: i64 = NOWHERE) -> None:
        super().__init__(seat)
        self.where: Final = where

    def choice(self, state: Scythe) -> Choice:
        """Ask for a structure that is still on the mat."""
        seat = self.seat
        options = room(5)
        if self.possible(state):
            for piece in range(seat * STRUCTURES, seat * STRUCTURES + STRUCTURES):
                if state.structures[piece] == NOWHERE:
                    options = append(options, BUILD.of(piece))
        return Choice(seat, "build", vec[i64]() if len(options) == 0 else or_pass(options))

    def possible(self, state: Scythe) -> bool:
        """Whether there is ground to build on; a card is not offered where there is none."""
        return self.where != NOWHERE or building_ground(state, self.seat) != 0

    def take(self, state: Scythe, option: Option) -> None:
        """Go on to the territory, if it is not given."""
        if not BUILD.owns(option):
            return
        structure = BUILD.target(option) % STRUCTURES
        if self.where == NOWHERE:
            state.do(BuildAt(self.seat, structure))
        else:
            build(state, self.seat, structure, self.where)


@final
class BuildAt(Ask[Scythe]):
    """Choose a territory with an own worker and no structure."""

    def __init__(self, seat: Seat, structure: i64) -> None:
        super().__init__(seat)
        self.structure: Final = structure

    def choice(self, state: Scythe) -> Choice:
        """List the territories where the structure may stand."""
        spots = onto(ONTO, room(8), building_ground(state, self.seat))
        return Choice(self.seat, "build-at", spots, STRUCTURE.ref(self.seat * STRUCTURES + self.structure))

    def take(self, state: Scythe, option: Option) -> None:
        """Build the structure there; its bonus counts from the next turn on (S10.17)."""
        build(state, self.seat, self.structure, ONTO.target(option))
