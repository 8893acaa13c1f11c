"""Repair: a damaged Loyal ship or building becomes fresh, wherever it is (A12.12)."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from herna.games.arcs.atlas import SITE_SYSTEM, SYSTEMS
from herna.games.arcs.changes import add_ships, mend_building
from herna.games.arcs.components import SYSTEM
from herna.games.arcs.pieces import fleet, fleet_system, is_damaged, owner
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import DAMAGED_ONE, FLEET_PICK, ON_SITE
from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.rows import Row, append, room
from herna.kernel.step import Ask


def can_repair(state: Arcs, seat: Seat) -> bool:
    """Whether a seat has a damaged ship or building."""
    return state.wounds[seat] > 0


def broken(state: Arcs, seat: Seat) -> Row:
    """List a seat's damaged ships, by system, and buildings."""
    options = room(8)
    for system in SYSTEMS[state.setup]:
        if state.damaged[fleet(system, seat)] > 0:
            options = append(options, FLEET_PICK.of(fleet(system, seat), DAMAGED_ONE))
    for site in range(state.profile.sites):
        building = state.buildings[site]
        if owner(building) == seat and is_damaged(building):
            options = append(options, ON_SITE.of(site))
    return options


@final
@mypyc_attr(free_list_len=1)
class Repair(Ask[Arcs]):
    """Make one damaged Loyal ship or building fresh."""

    def choice(self, state: Arcs) -> Choice:
        """List what is damaged, ships and buildings."""
        return Choice(self.seat, "repair", broken(state, self.seat))

    def take(self, state: Arcs, option: Option) -> None:
        """Turn the building or one ship of that system to its fresh side."""
        if ON_SITE.owns(option):
            mend_building(state, ON_SITE.target(option))
            state.tell("repaired", self.seat, SYSTEM.ref(SITE_SYSTEM[ON_SITE.target(option)]))
        else:
            system = fleet_system(FLEET_PICK.target(option))
            add_ships(state, system, self.seat, 1, -1)
            state.tell("repaired", self.seat, SYSTEM.ref(system))
