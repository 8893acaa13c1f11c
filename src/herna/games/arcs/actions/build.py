"""Build (A12.5-A12.8)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.arcs.atlas import PRINTED_SITES, SITE_SYSTEM
from herna.games.arcs.changes import add_ships, put_building
from herna.games.arcs.components import EMPTY, SYSTEM
from herna.games.arcs.listeners import (
    AFTER_LAUNCH,
    BUILDS_FRESH,
    CITY_PRICE,
    CITY_SITES,
    STARPORT_SITES,
    listeners,
)
from herna.games.arcs.pieces import city_of, is_starport, owner, starport_of
from herna.games.arcs.queries import controlled_elsewhere, present, shares
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import CITY_BUILD, ON_SITE, SHIP_BUILD, STARPORT_BUILD
from herna.kernel.bits import bit, has
from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.rows import Row, append, i64, room
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
    """List where a seat may build a starport: in slots, and where its cards say."""
    return more_starport_sites(state, seat, free_sites(state, seat, 0, PRINTED_SITES, room(16)))


def more_starport_sites(state: Arcs, seat: Seat, found: Row) -> Row:
    """Add where a seat's cards let it build a starport."""
    for card in listeners(state, seat, STARPORT_SITES):
        found = card.starport_sites(state, seat, found)
    return found


def city_sites(state: Arcs, seat: Seat) -> Row:
    """List where a seat may build a city: in slots, and where its cards say."""
    return more_city_sites(state, seat, free_sites(state, seat, 0, PRINTED_SITES, room(16)))


def more_city_sites(state: Arcs, seat: Seat, found: Row) -> Row:
    """Add where a seat's cards let it build a city."""
    for card in listeners(state, seat, CITY_SITES):
        found = card.city_sites(state, seat, found)
    return found


def launch_sites(state: Arcs, seat: Seat) -> Row:
    """List the starports where a seat may build a ship: its own, each once a turn (A12.6)."""
    found = room(8)
    foreign = shares(state, seat)
    for site in range(state.profile.sites):
        building = state.buildings[site]
        if is_starport(building) and (foreign or owner(building) == seat) and not has(state.launched, site):
            found = append(found, site)
    return found


def build_options(state: Arcs, seat: Seat, options: Row) -> Row:
    """Add a city, a starport and ships, where there is a place for them."""
    slot = free_slot(state, seat)
    if slot or len(more_city_sites(state, seat, room(1))) > 0:
        options = append(options, CITY_BUILD.of())
    if slot or len(more_starport_sites(state, seat, room(1))) > 0:
        options = append(options, STARPORT_BUILD.of())
    return SHIP_BUILD.onto(options, launch_sites(state, seat))


@final
@mypyc_attr(free_list_len=1)
class BuildCity(Ask[Arcs]):
    """Build the leftmost city of the board (A12.5)."""

    def choice(self, state: Arcs) -> Choice:
        """List the free planets where a city may stand."""
        return Choice(self.seat, "city", ON_SITE.each(city_sites(state, self.seat)))

    def take(self, state: Arcs, option: Option) -> None:
        """Pay what cards ask for it, and build it."""
        site = ON_SITE.target(option)
        for card in listeners(state, self.seat, CITY_PRICE):
            price = card.city_price(state, self.seat, site)
            if price is not None:
                state.do(price, PutCity(self.seat, site))
                return
        put_city(state, self.seat, site)


@final
class PutCity(Step[Arcs]):
    """A city that was paid for is built."""

    def __init__(self, seat: Seat, site: i64) -> None:
        self.seat: Final = seat
        self.site: Final = site

    def run(self, state: Arcs) -> None:
        """Put the city on its site, damaged where a Rival is in control (A12.7)."""
        put_city(state, self.seat, self.site)


def put_city(state: Arcs, seat: Seat, site: i64) -> None:
    """Put a city from the board on a site, damaged under foreign control; without one, do nothing (A12.8)."""
    if state.cities[seat] > 0:
        state.cities[seat] -= 1
        put_building(state, site, city_of(seat, controlled_elsewhere(state, SITE_SYSTEM[site], seat)))
        state.tell("built-city", seat, SYSTEM.ref(SITE_SYSTEM[site]))


@final
@mypyc_attr(free_list_len=1)
class BuildStarport(Ask[Arcs]):
    """Build a starport (A12.5)."""

    def choice(self, state: Arcs) -> Choice:
        """List the free planets where a starport may stand."""
        return Choice(self.seat, "starport", ON_SITE.each(starport_sites(state, self.seat)))

    def take(self, state: Arcs, option: Option) -> None:
        """Build it, damaged under foreign control."""
        seat, site = self.seat, ON_SITE.target(option)
        if state.starports[seat] > 0:
            state.starports[seat] -= 1
            put_building(state, site, starport_of(seat, controlled_elsewhere(state, SITE_SYSTEM[site], seat)))
            state.tell("built-starport", seat, SYSTEM.ref(SITE_SYSTEM[site]))


def put_ship(state: Arcs, seat: Seat, system: i64) -> None:
    """Build a ship in a system, damaged under foreign control unless a card keeps it fresh (A12.7)."""
    if state.ships[seat] == 0:
        return
    state.ships[seat] -= 1
    damaged = controlled_elsewhere(state, system, seat) and not builds_fresh(state, seat)
    add_ships(state, system, seat, 0 if damaged else 1, 1 if damaged else 0)
    state.tell("built-ship", seat, SYSTEM.ref(system))


def builds_fresh(state: Arcs, seat: Seat) -> bool:
    """Whether a card keeps ships fresh that a seat builds under foreign control."""
    return any(card.builds_fresh(state, seat) for card in listeners(state, seat, BUILDS_FRESH))


@final
@mypyc_attr(free_list_len=1)
class BuildShip(Step[Arcs]):
    """Build a ship at a starport."""

    def __init__(self, seat: Seat, site: i64) -> None:
        self.seat: Final = seat
        self.site: Final = site

    def run(self, state: Arcs) -> None:
        """Put the ship in the starport's system; the starport builds no other this turn (A12.6)."""
        state.launched |= bit(self.site)
        put_ship(state, self.seat, SITE_SYSTEM[self.site])
        for card in listeners(state, self.seat, AFTER_LAUNCH):
            step = card.after_launch(state, self.seat, self.site)
            if step is not None:
                state.then(step)
