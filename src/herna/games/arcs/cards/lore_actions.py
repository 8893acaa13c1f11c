"""New actions of lore (A17.3)."""

from __future__ import annotations

from typing import Final, final

from herna.games.arcs.actions.build import put_ship
from herna.games.arcs.actions.slots import city_returned
from herna.games.arcs.actions.tax import Tax, taxable
from herna.games.arcs.atlas import NEIGHBOURS, PRINTED_SITES, SITE_SYSTEM, SITES_OF, SYSTEMS
from herna.games.arcs.changes import add_ships, destroy_ship, put_building, return_building
from herna.games.arcs.components import (
    FLEET,
    FORCE_BEAMS,
    LIVING_STRUCTURES,
    LORE,
    SURVIVAL_OVERRIDES,
    SYSTEM,
    TOOL_PRIESTS,
    TYRANTS_AUTHORITY,
)
from herna.games.arcs.queries import is_city, ships_at
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import DAMAGED, FLEET_PICK, FRESH, ON_SITE, TAX, WHERE
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
        state.do(Tax(self.seat, TAX.target(option)))


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


def guide_lanes(state: Arcs, seat: Seat) -> Row:
    """List where Force Beams can take ships from: a fresh starport of yours, or next to one."""
    found: i64 = 0
    for site in range(state.sites):
        if state.buildings[site] == 4 * seat + 2:
            port = SITE_SYSTEM[site]
            found |= 1 << port
            for system in NEIGHBOURS[state.setup][port]:
                found |= 1 << system
    return vec[i64](
        [system for system in SYSTEMS[state.setup] if found >> system & 1 != 0 and occupied(state, system)]
    )


def occupied(state: Arcs, system: i64) -> bool:
    """Whether anybody has ships in a system."""
    return any(ships_at(state, system, seat) > 0 for seat in range(state.seats))


def beacon(state: Arcs, seat: Seat, system: i64) -> bool:
    """Whether a seat has a fresh starport in a system."""
    return any(state.buildings[site] == 4 * seat + 2 for site in SITES_OF[system])


@final
class Guide(Ask[Arcs]):
    """Force Beams move ships of anybody to or from a fresh starport of yours."""

    def choice(self, state: Arcs) -> Choice:
        """Ask from where."""
        return Choice(
            self.seat, "guide-from", WHERE.each(guide_lanes(state, self.seat)), LORE.ref(FORCE_BEAMS)
        )

    def take(self, state: Arcs, option: Option) -> None:
        """Go on to the destination."""
        state.do(GuideTo(self.seat, WHERE.target(option)))


@final
class GuideTo(Ask[Arcs]):
    """Choose where the ships go; one end is your starport."""

    def __init__(self, seat: Seat, start: i64) -> None:
        super().__init__(seat)
        self.start: Final = start

    def choice(self, state: Arcs) -> Choice:
        """Ask for an adjacent system."""
        options = room(6)
        from_port = beacon(state, self.seat, self.start)
        for system in NEIGHBOURS[state.setup][self.start]:
            if from_port or beacon(state, self.seat, system):
                options = append(options, WHERE.of(system))
        return Choice(self.seat, "move-to", options, SYSTEM.ref(self.start))

    def take(self, state: Arcs, option: Option) -> None:
        """Go on to the ships of each seat."""
        state.do(GuideFresh(self.seat, self.start, WHERE.target(option), 0, 0))


@final
class GuideFresh(Ask[Arcs]):
    """Choose how many fresh ships of a seat are guided."""

    def __init__(self, seat: Seat, start: i64, to: i64, whose: Seat, moved: i64) -> None:
        super().__init__(seat)
        self.start: Final = start
        self.to: Final = to
        self.whose: Final = whose
        self.moved: Final = moved

    def choice(self, state: Arcs) -> Choice:
        """Ask for a number; in all at least one ship moves."""
        at = 4 * self.start + self.whose
        least: i64 = 0
        if self.moved == 0 and state.damaged[at] == 0 and not self.others(state):
            least = min(1, state.fresh[at])
        options = room(8)
        for count in range(least, state.fresh[at] + 1):
            options = append(options, FRESH.of(0, count))
        return Choice(self.seat, "guide-fresh", options, FLEET.ref(at))

    def others(self, state: Arcs) -> bool:
        """Whether a later seat has ships there."""
        return any(ships_at(state, self.start, seat) > 0 for seat in range(self.whose + 1, state.seats))

    def take(self, state: Arcs, option: Option) -> None:
        """Move them, and go on to the damaged ones."""
        count = FRESH.value(option)
        ferry(state, self.whose, self.start, self.to, count, 0)
        state.do(GuideDamaged(self.seat, self.start, self.to, self.whose, self.moved + count))


@final
class GuideDamaged(Ask[Arcs]):
    """Choose how many damaged ships of a seat are guided; then the next seat's."""

    def __init__(self, seat: Seat, start: i64, to: i64, whose: Seat, moved: i64) -> None:
        super().__init__(seat)
        self.start: Final = start
        self.to: Final = to
        self.whose: Final = whose
        self.moved: Final = moved

    def choice(self, state: Arcs) -> Choice:
        """Ask for a number."""
        at = 4 * self.start + self.whose
        least: i64 = 0
        if self.moved == 0 and not self.others(state):
            least = min(1, state.damaged[at])
        options = room(8)
        for count in range(least, state.damaged[at] + 1):
            options = append(options, DAMAGED.of(0, count))
        return Choice(self.seat, "guide-damaged", options, FLEET.ref(at))

    def others(self, state: Arcs) -> bool:
        """Whether a later seat has ships there."""
        return any(ships_at(state, self.start, seat) > 0 for seat in range(self.whose + 1, state.seats))

    def take(self, state: Arcs, option: Option) -> None:
        """Move them, and go on to the next seat."""
        count = DAMAGED.value(option)
        ferry(state, self.whose, self.start, self.to, 0, count)
        if self.whose + 1 < state.seats:
            state.do(GuideFresh(self.seat, self.start, self.to, self.whose + 1, self.moved + count))


def ferry(state: Arcs, whose: Seat, start: i64, to: i64, fresh: i64, damaged: i64) -> None:
    """Move ships of a seat without any of the usual consequences."""
    if fresh + damaged > 0:
        add_ships(state, start, whose, -fresh, -damaged)
        add_ships(state, to, whose, fresh, damaged)
        state.tell("guided", whose, SYSTEM.ref(start), SYSTEM.ref(to), n=fresh + damaged)


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
