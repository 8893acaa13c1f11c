"""Deploy: a mech leaves the faction mat and uncovers its ability (S10.13)."""

from __future__ import annotations

from typing import Final, final

from herna.games.scythe.changes import deploy_mech
from herna.games.scythe.components import ABILITY, ALL_FOUR, NOWHERE
from herna.games.scythe.mat import SLOTS, ability_number
from herna.games.scythe.queries import supply_spots
from herna.games.scythe.state import Scythe
from herna.games.scythe.verbs import MECH, ONTO
from herna.kernel.bits import onto, places
from herna.kernel.choice import Choice, Option, Seat, or_pass
from herna.kernel.rows import append, i64, room, vec
from herna.kernel.step import Ask


@final
class Deploy(Ask[Scythe]):
    """Choose the mech, or refuse; a card says where it must stand."""

    def __init__(self, seat: Seat, where: i64 = NOWHERE) -> None:
        super().__init__(seat)
        self.where: Final = where

    def choice(self, state: Scythe) -> Choice:
        """Ask for a mech that is still on the mat."""
        seat = self.seat
        left = ALL_FOUR & ~state.mechs[seat]
        if left == 0 or (self.where == NOWHERE and supply_spots(state, seat) == 0):
            return Choice(seat, "deploy", vec[i64]())
        options = room(5)
        for slot in places(left):
            options = append(options, MECH.of(ability_number(state.faction[seat], slot)))
        return Choice(seat, "deploy", or_pass(options))

    def take(self, state: Scythe, option: Option) -> None:
        """Go on to the territory, if it is not given."""
        if not MECH.owns(option):
            return
        slot = MECH.target(option) % SLOTS
        if self.where == NOWHERE:
            state.do(DeployAt(self.seat, slot))
        else:
            deploy_mech(state, self.seat, slot, self.where)


@final
class DeployAt(Ask[Scythe]):
    """Choose a territory with an own worker."""

    def __init__(self, seat: Seat, slot: i64) -> None:
        super().__init__(seat)
        self.slot: Final = slot

    def choice(self, state: Scythe) -> Choice:
        """List the territories where the mech may appear."""
        spots = onto(ONTO, room(8), supply_spots(state, self.seat))
        covered = ability_number(state.faction[self.seat], self.slot)
        return Choice(self.seat, "deploy-at", spots, ABILITY.ref(covered))

    def take(self, state: Scythe, option: Option) -> None:
        """Put the mech there; its ability works from now on (S10.14)."""
        deploy_mech(state, self.seat, self.slot, ONTO.target(option))
