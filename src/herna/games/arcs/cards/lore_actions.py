"""New actions of lore (A17.3)."""

from __future__ import annotations

from typing import Final, final

from herna.games.arcs.actions.build import put_ship
from herna.games.arcs.actions.slots import city_returned
from herna.games.arcs.actions.tax import tax, taxable
from herna.games.arcs.atlas import PRINTED_SITES, SITE_SYSTEM, SYSTEMS
from herna.games.arcs.changes import add_ships, destroy_ship, put_building, return_building
from herna.games.arcs.components import (
    LIVING_STRUCTURES,
    LORE,
    SURVIVAL_OVERRIDES,
    SYSTEM,
    TOOL_PRIESTS,
    TYRANTS_AUTHORITY,
)
from herna.games.arcs.queries import is_city
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import FLEET_PICK, ON_SITE, TAX, WHERE
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, i64, room, vec
from herna.kernel.step import Ask

SUMMON_USED: Final = 4
"""The bit of ``state.used`` for Summon's once a turn."""


def summon_sites(state: Arcs, seat: Seat) -> Row:
    """List the cities of anybody in systems the seat controls."""
    found = room(6)
    for site in range(state.sites):
        if is_city(state.buildings[site]) and state.ruler[SITE_SYSTEM[site]] == seat:
            found = append(found, site)
    return found


@final
class Summon(Ask[Arcs]):
    """Tool-Priests build a ship at a city in a system you control, once a turn."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for the city."""
        return Choice(
            self.seat, "summon", ON_SITE.each(summon_sites(state, self.seat)), LORE.ref(TOOL_PRIESTS)
        )

    def take(self, state: Arcs, option: Option) -> None:
        """Build it."""
        state.used |= SUMMON_USED
        put_ship(state, self.seat, SITE_SYSTEM[ON_SITE.target(option)])


@final
class Nurture(Ask[Arcs]):
    """Living Structures tax one of your own cities."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for the city."""
        options = TAX.each(taxable(state, self.seat, own_only=True))
        return Choice(self.seat, "nurture", options, LORE.ref(LIVING_STRUCTURES))

    def take(self, state: Arcs, option: Option) -> None:
        """Tax it."""
        tax(state, self.seat, TAX.target(option))


def prunable(state: Arcs, seat: Seat) -> Row:
    """List your buildings in slots whose counterpart is available (R-23)."""
    found = room(6)
    for site in range(PRINTED_SITES):
        building = state.buildings[site]
        if building >> 2 == seat:
            left = state.starports[seat] if is_city(building) else state.cities[seat]
            if left > 0:
                found = append(found, site)
    return found


@final
class Prune(Ask[Arcs]):
    """Living Structures replace a starport by a city or the other way round."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for the building."""
        options = ON_SITE.each(prunable(state, self.seat))
        return Choice(self.seat, "prune", options, LORE.ref(LIVING_STRUCTURES))

    def take(self, state: Arcs, option: Option) -> None:
        """Replace it; its damage is kept (A3.5)."""
        seat, site = self.seat, ON_SITE.target(option)
        building = state.buildings[site]
        before = state.cities[seat]
        return_building(state, site)
        if is_city(building):
            state.starports[seat] -= 1
        else:
            state.cities[seat] -= 1
        put_building(state, site, building ^ 2)
        state.tell("pruned", seat, SYSTEM.ref(SITE_SYSTEM[site]))
        if is_city(building):
            city_returned(state, seat, before)


def annexable(state: Arcs, seat: Seat) -> Row:
    """List Rival buildings in systems you control of which you have one left."""
    found = room(6)
    for site in range(state.sites):
        building = state.buildings[site]
        if building >= 0 and building >> 2 != seat and state.ruler[SITE_SYSTEM[site]] == seat:
            left = state.cities[seat] if is_city(building) else state.starports[seat]
            if left > 0:
                found = append(found, site)
    return found


@final
class Annex(Ask[Arcs]):
    """Tyrant's Authority replaces a Rival's building by your own of the same kind."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for the building."""
        options = ON_SITE.each(annexable(state, self.seat))
        return Choice(self.seat, "annex", options, LORE.ref(TYRANTS_AUTHORITY))

    def take(self, state: Arcs, option: Option) -> None:
        """Replace it; its damage is kept, its owner rearranges."""
        seat, site = self.seat, ON_SITE.target(option)
        building = state.buildings[site]
        rival = building >> 2
        before = state.cities[rival]
        return_building(state, site)
        if is_city(building):
            state.cities[seat] -= 1
        else:
            state.starports[seat] -= 1
        put_building(state, site, 4 * seat + (building & 3))
        state.tell("annexed", seat, SYSTEM.ref(SITE_SYSTEM[site]))
        if is_city(building):
            city_returned(state, rival, before)


def martyrs(state: Arcs, seat: Seat) -> Row:
    """List the systems where a seat has a fresh ship to lose."""
    return vec[i64]([system for system in SYSTEMS[state.setup] if state.fresh[4 * system + seat] > 0])


@final
class Martyr(Ask[Arcs]):
    """Survival Overrides: destroy a fresh ship of yours to destroy another player's there."""

    def choice(self, state: Arcs) -> Choice:
        """Ask where."""
        options = WHERE.each(martyrs(state, self.seat))
        return Choice(self.seat, "martyr", options, LORE.ref(SURVIVAL_OVERRIDES))

    def take(self, state: Arcs, option: Option) -> None:
        """Lose the ship, and go on."""
        system = WHERE.target(option)
        add_ships(state, system, self.seat, -1, 0)
        state.ships[self.seat] += 1
        state.tell("martyred", self.seat, SYSTEM.ref(system))
        state.do(MartyrWhom(self.seat, system))


@final
class MartyrWhom(Ask[Arcs]):
    """Choose the ship that goes down as well; none if there is none."""

    def __init__(self, seat: Seat, system: i64) -> None:
        super().__init__(seat)
        self.system: Final = system

    def choice(self, state: Arcs) -> Choice:
        """Ask for a ship of another player."""
        options = room(8)
        for other in range(state.seats):
            at = 4 * self.system + other
            if other != self.seat and state.fresh[at] > 0:
                options = append(options, FLEET_PICK.of(at, 0))
            if other != self.seat and state.damaged[at] > 0:
                options = append(options, FLEET_PICK.of(at, 1))
        return Choice(self.seat, "martyr-whom", or_pass(options), LORE.ref(SURVIVAL_OVERRIDES))

    def take(self, state: Arcs, option: Option) -> None:
        """Destroy it."""
        if option != PASS:
            other = FLEET_PICK.target(option) % 4
            destroy_ship(state, self.system, other, self.seat, FLEET_PICK.value(option) == 1)
