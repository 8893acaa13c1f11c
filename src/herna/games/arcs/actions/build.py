"""Build (A12.5-A12.8)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.arcs.actions.outrage import LOYAL
from herna.games.arcs.actions.tax import RUTHLESS_USED, bonded, ruthless_hit
from herna.games.arcs.atlas import CLOUD_CITY, GATE_PORT, GATE_STATION, PRINTED_SITES, SITE_SYSTEM
from herna.games.arcs.changes import add_ships, put_building
from herna.games.arcs.components import (
    CLOUD_CITIES,
    GATE_PORTS,
    GATE_STATIONS,
    HIDDEN_HARBORS,
    OVERSEER,
    RESOURCE,
    SITE,
    SLOTS,
    SYSTEM,
)
from herna.games.arcs.queries import (
    controlled_elsewhere,
    holds,
    is_starport,
    knows_lore,
    led_by,
    present,
)
from herna.games.arcs.state import EMPTY, Arcs
from herna.games.arcs.verbs import CITY_BUILD, ON_SITE, SHIP_BUILD, SLOT_PICK, STARPORT_BUILD, USE_LEADER
from herna.kernel.choice import PASS, Choice, Option, Seat
from herna.kernel.rows import Row, append, i64, room, vec
from herna.kernel.step import Ask, Step


def free_slot(state: Arcs, seat: Seat) -> bool:
    """Whether some printed slot is empty in a system where the seat has a piece."""
    buildings = state.buildings
    for site in range(PRINTED_SITES):
        if buildings[site] == EMPTY and present(state, SITE_SYSTEM[site], seat):
            return True
    return False


def free_sites(state: Arcs, seat: Seat, first: i64, end: i64, found: Row) -> Row:
    """Add the empty sites of a range that lie in systems where the seat has a piece."""
    for site in range(first, end):
        if state.buildings[site] == EMPTY and present(state, SITE_SYSTEM[site], seat):
            found = append(found, site)
    return found


def starport_sites(state: Arcs, seat: Seat) -> Row:
    """List where a seat may build a starport: slots, and gates with Gate Ports."""
    found = free_sites(state, seat, 0, PRINTED_SITES, room(16))
    if state.leaders and knows_lore(state, seat, GATE_PORTS):
        found = free_sites(state, seat, GATE_PORT, GATE_STATION, found)
    return found


def city_sites(state: Arcs, seat: Seat) -> Row:
    """List where a seat may build a city: slots, gates with Gate Stations, and above planets it pays for."""
    found = free_sites(state, seat, 0, PRINTED_SITES, room(16))
    if state.leaders and knows_lore(state, seat, GATE_STATIONS):
        found = free_sites(state, seat, GATE_STATION, CLOUD_CITY, found)
    if state.leaders and knows_lore(state, seat, CLOUD_CITIES) and state.cities[seat] > 0:
        for site in free_sites(state, seat, CLOUD_CITY, SITE.count, room(8)):
            if len(payments(state, seat, state.types[SITE_SYSTEM[site]])) > 0:
                found = append(found, site)
    return found


def payments(state: Arcs, seat: Seat, kind: i64) -> Row:
    """List the slots whose token a seat may spend as this type, its Loyal card considered (R-17)."""
    anything = holds(state, seat, LOYAL[kind])
    found = room(SLOTS)
    for at in range(SLOTS * seat, SLOTS * seat + SLOTS):
        token = state.slots[at]
        if token == kind or (anything and token != EMPTY):
            found = append(found, at)
    return found


def spend_slot(state: Arcs, at: i64) -> i64:
    """Spend the token of a slot: in the Prelude it waits, later it returns at once (A11.4, A11.8)."""
    kind = state.slots[at]
    state.slots[at] = EMPTY
    if state.prelude:
        state.spent += 1 << 4 * kind
    else:
        state.supply[kind] += 1
    state.tell("spent", at // SLOTS, RESOURCE.ref(kind))
    return kind


def launch_sites(state: Arcs, seat: Seat) -> Row:
    """List the starports where a seat may build a ship: its own, each once a turn (A12.6)."""
    found = room(8)
    foreign = state.leaders and bonded(state, seat)
    for site in range(state.sites):
        building = state.buildings[site]
        if is_starport(building) and (foreign or building >> 2 == seat) and state.launched >> site & 1 == 0:
            found = append(found, site)
    return found


def build_options(state: Arcs, seat: Seat, options: Row) -> Row:
    """Add a city, a starport and ships, where there is a place for them."""
    slot = free_slot(state, seat)
    if slot or (state.leaders and len(city_sites(state, seat)) > 0):
        options = append(options, CITY_BUILD.of())
    if slot or (state.leaders and len(starport_sites(state, seat)) > 0):
        options = append(options, STARPORT_BUILD.of())
    return SHIP_BUILD.onto(options, launch_sites(state, seat))


@final
@mypyc_attr(free_list_len=1)
class BuildCity(Ask[Arcs]):
    """Build the leftmost city of the board (A12.5)."""

    def choice(self, state: Arcs) -> Choice:
        """Ask where."""
        return Choice(self.seat, "city", ON_SITE.each(city_sites(state, self.seat)))

    def take(self, state: Arcs, option: Option) -> None:
        """Build it; a cloud city is paid first."""
        site = ON_SITE.target(option)
        if site >= CLOUD_CITY:
            state.do(PayCloud(self.seat, site))
        else:
            put_city(state, self.seat, site)


def put_city(state: Arcs, seat: Seat, site: i64) -> None:
    """Put a city from the board on a site, damaged under foreign control; without one, do nothing (A12.8)."""
    if state.cities[seat] > 0:
        state.cities[seat] -= 1
        hurt: i64 = 1 if controlled_elsewhere(state, SITE_SYSTEM[site], seat) else 0
        put_building(state, site, 4 * seat + hurt)
        state.tell("built-city", seat, SYSTEM.ref(SITE_SYSTEM[site]))


@final
class PayCloud(Ask[Arcs]):
    """Spend a resource of the planet's type for a city without a slot."""

    def __init__(self, seat: Seat, site: i64) -> None:
        super().__init__(seat)
        self.site: Final = site

    def choice(self, state: Arcs) -> Choice:
        """Ask for the token."""
        kind = state.types[SITE_SYSTEM[self.site]]
        return Choice(self.seat, "pay", SLOT_PICK.each(payments(state, self.seat, kind)), SITE.ref(self.site))

    def take(self, state: Arcs, option: Option) -> None:
        """Pay and build."""
        spend_slot(state, SLOT_PICK.target(option))
        put_city(state, self.seat, self.site)


@final
@mypyc_attr(free_list_len=1)
class BuildStarport(Ask[Arcs]):
    """Build a starport (A12.5)."""

    def choice(self, state: Arcs) -> Choice:
        """Ask where."""
        return Choice(self.seat, "starport", ON_SITE.each(starport_sites(state, self.seat)))

    def take(self, state: Arcs, option: Option) -> None:
        """Build it, damaged under foreign control."""
        seat, site = self.seat, ON_SITE.target(option)
        if state.starports[seat] > 0:
            state.starports[seat] -= 1
            hurt: i64 = 1 if controlled_elsewhere(state, SITE_SYSTEM[site], seat) else 0
            put_building(state, site, 4 * seat + 2 + hurt)
            state.tell("built-starport", seat, SYSTEM.ref(SITE_SYSTEM[site]))


def put_ship(state: Arcs, seat: Seat, system: i64) -> None:
    """Build a ship in a system, damaged under foreign control unless harbours are hidden (A12.7)."""
    if state.ships[seat] == 0:
        return
    state.ships[seat] -= 1
    hurt = controlled_elsewhere(state, system, seat) and not knows_lore(state, seat, HIDDEN_HARBORS)
    add_ships(state, system, seat, 0 if hurt else 1, 1 if hurt else 0)
    state.tell("built-ship", seat, SYSTEM.ref(system))


@final
@mypyc_attr(free_list_len=1)
class BuildShip(Step[Arcs]):
    """Build a ship at a starport."""

    def __init__(self, seat: Seat, site: i64) -> None:
        self.seat: Final = seat
        self.site: Final = site

    def run(self, state: Arcs) -> None:
        """Launch it."""
        state.launched |= 1 << self.site
        put_ship(state, self.seat, SITE_SYSTEM[self.site])
        if state.leaders and led_by(state, self.seat, OVERSEER):
            state.do(RuthlessBuild(self.seat, self.site))


@final
class RuthlessBuild(Ask[Arcs]):
    """Overseer may hit the starport to build another ship there, once a turn."""

    def __init__(self, seat: Seat, site: i64) -> None:
        super().__init__(seat)
        self.site: Final = site

    def choice(self, state: Arcs) -> Choice:
        """Ask whether to."""
        options = vec[i64]([PASS])
        if state.used & RUTHLESS_USED == 0:
            options = vec[i64]([USE_LEADER.of(OVERSEER), PASS])
        return Choice(self.seat, "ruthless", options, SITE.ref(self.site))

    def take(self, state: Arcs, option: Option) -> None:
        """Hit it, and launch again."""
        if option != PASS:
            state.used |= RUTHLESS_USED
            ruthless_hit(state, self.seat, self.site)
            put_ship(state, self.seat, SITE_SYSTEM[self.site])
