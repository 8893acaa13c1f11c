"""Tax (A12.1-A12.4)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.arcs.actions.outrage import Provoke
from herna.games.arcs.actions.ransack import Ransack
from herna.games.arcs.actions.slots import city_returned, gain
from herna.games.arcs.atlas import GATE, PRINTED_SITES, SITE_SYSTEM
from herna.games.arcs.cards.leaders import Mythic
from herna.games.arcs.changes import capture, hit_building
from herna.games.arcs.components import (
    ANARCHIST,
    EMPATH,
    EMPATHS_BOND,
    NOBODY,
    OVERSEER,
    RESOURCES,
    SHAPER,
    SITE,
    SYSTEM,
    UPSTART,
    WARLORD,
    WARLORDS_CRUELTY,
)
from herna.games.arcs.queries import (
    is_city,
    knows_lore,
    led_by,
    marked,
    ships_at,
    types_at,
)
from herna.games.arcs.state import EMPTY, Arcs
from herna.games.arcs.verbs import RESOURCE_PICK, TAX, USE_LEADER
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, i64, room, vec
from herna.kernel.step import Ask, Step

RUTHLESS_USED: Final = 1
"""The bit of ``state.used`` for Overseer's once a turn."""


def taxable(state: Arcs, seat: Seat, own_only: bool = False) -> Row:
    """List your cities and the Rivals' in systems you control, each once a turn."""
    found = room(8)
    special = state.leaders
    limited = not (special and knows_lore(state, seat, WARLORDS_CRUELTY) and marked(state, WARLORD))
    buildings, ruler = state.buildings, state.ruler
    for site in range(state.sites):
        building = buildings[site]
        if (building & 2 != 0 and building >= 0) or (limited and state.taxed >> site & 1 != 0):
            continue
        if special:
            fine = special_tax(state, seat, site)
        else:
            fine = building >= 0 and (building >> 2 == seat or ruler[SITE_SYSTEM[site]] == seat)
        if fine and (not own_only or building >> 2 == seat):
            found = append(found, site)
    return found


def special_tax(state: Arcs, seat: Seat, site: i64) -> bool:
    """Whether a seat may tax a site, its leader and lore considered."""
    building = state.buildings[site]
    system = SITE_SYSTEM[site]
    anarchist = led_by(state, seat, ANARCHIST)
    if building == EMPTY:
        return anarchist and site < PRINTED_SITES and ships_at(state, system, seat) > 0
    if state.ruler[system] == seat:
        return building >> 2 != seat or not anarchist
    if led_by(state, seat, UPSTART):
        return False
    if building >> 2 == seat:
        return not anarchist
    return (anarchist and ships_at(state, system, seat) > 0) or bonded(state, seat)


def bonded(state: Arcs, seat: Seat) -> bool:
    """Whether Empath's Bond lets a seat use others' buildings now."""
    return knows_lore(state, seat, EMPATHS_BOND) and marked(state, EMPATH)


def takes_captive(state: Arcs, seat: Seat, site: i64) -> bool:
    """Whether taxing this site captures an agent: a Rival's city, not one used like Loyal (A2.14)."""
    building = state.buildings[site]
    if building == EMPTY or building >> 2 == seat:
        return False
    system = SITE_SYSTEM[site]
    if state.ruler[system] == seat:
        return True
    return led_by(state, seat, ANARCHIST) and ships_at(state, system, seat) > 0


def tax(state: Arcs, seat: Seat, site: i64) -> None:
    """Take the resource of a city's planet, and of a Rival's city also an agent; then leaders speak."""
    state.tell("taxed", seat, SYSTEM.ref(SITE_SYSTEM[site]))
    state.taxed |= 1 << site
    if state.leaders:
        state.do(AfterTax(seat, site))
    state.do(Collected(seat, site))


@final
@mypyc_attr(free_list_len=1)
class Collected(Ask[Arcs]):
    """The yield of a Tax; a gate city's type is chosen."""

    def __init__(self, seat: Seat, site: i64) -> None:
        super().__init__(seat)
        self.site: Final = site

    def choice(self, state: Arcs) -> Choice:
        """Ask for one of the city's types."""
        types = types_at(state, self.site)
        options = room(RESOURCES)
        for kind in range(RESOURCES):
            if types >> kind & 1 != 0:
                options = append(options, RESOURCE_PICK.of(kind))
        if len(options) == 0:
            options = or_pass(options)
        return Choice(self.seat, "tax-type", options, SITE.ref(self.site))

    def take(self, state: Arcs, option: Option) -> None:
        """Gain it, and capture."""
        if takes_captive(state, self.seat, self.site):
            capture(state, self.seat, state.buildings[self.site] >> 2)
        if option != PASS:
            gain(state, self.seat, RESOURCE_PICK.target(option))


@final
@mypyc_attr(free_list_len=1)
class AfterTax(Step[Arcs]):
    """What leaders add to a Tax: Shaper's token, Overseer's repetition."""

    def __init__(self, seat: Seat, site: i64) -> None:
        self.seat: Final = seat
        self.site: Final = site

    def run(self, state: Arcs) -> None:
        """Offer it."""
        if led_by(state, self.seat, SHAPER) and SITE_SYSTEM[self.site] % 4 != GATE:
            state.do(Mythic(self.seat, SITE_SYSTEM[self.site]))
        elif led_by(state, self.seat, OVERSEER):
            state.do(RuthlessTax(self.seat, self.site))


@final
class RuthlessTax(Ask[Arcs]):
    """Overseer may hit the city to tax it again, once a turn."""

    def __init__(self, seat: Seat, site: i64) -> None:
        super().__init__(seat)
        self.site: Final = site

    def choice(self, state: Arcs) -> Choice:
        """Ask whether to."""
        options = vec[i64]([PASS])
        if state.used & RUTHLESS_USED == 0 and is_city(state.buildings[self.site]):
            options = vec[i64]([USE_LEADER.of(OVERSEER), PASS])
        return Choice(self.seat, "ruthless", options, SITE.ref(self.site))

    def take(self, state: Arcs, option: Option) -> None:
        """Hit, suffer Outrage, Ransack, then gain again (R-35)."""
        if option == PASS:
            return
        seat, site = self.seat, self.site
        state.used |= RUTHLESS_USED
        owner = state.buildings[site] >> 2
        captive = takes_captive(state, seat, site)
        types = types_at(state, site)
        state.do(TaxAgain(seat, types, owner if captive else NOBODY))
        ruthless_hit(state, seat, site)


def ruthless_hit(state: Arcs, seat: Seat, site: i64) -> None:
    """Deal a building the hit of Overseer; a destroyed city brings Outrage, a Rival's also a Ransack.

    Your own city covers its slots as it returns, before the Outrage that follows (R-35).
    """
    owner = state.buildings[site] >> 2
    before = state.cities[owner]
    razed = hit_building(state, site, seat)
    if razed > 0:
        if owner == seat:
            state.do(Provoke(seat, razed))
            city_returned(state, seat, before)
        else:
            state.do(Provoke(seat, razed), Ransack(seat, owner))


@final
@mypyc_attr(free_list_len=1)
class TaxAgain(Ask[Arcs]):
    """The second yield of a city that Overseer has hit, or destroyed."""

    def __init__(self, seat: Seat, types: i64, captive: Seat) -> None:
        super().__init__(seat)
        self.types: Final = types
        self.captive: Final = captive

    def choice(self, state: Arcs) -> Choice:
        """Ask for one of the types it had."""
        options = room(RESOURCES)
        for kind in range(RESOURCES):
            if self.types >> kind & 1 != 0:
                options = append(options, RESOURCE_PICK.of(kind))
        return Choice(self.seat, "tax-type", options if len(options) > 0 else or_pass(options))

    def take(self, state: Arcs, option: Option) -> None:
        """Gain it, and capture again."""
        if self.captive != NOBODY:
            capture(state, self.seat, self.captive)
        if option != PASS:
            gain(state, self.seat, RESOURCE_PICK.target(option))


def tax_options(state: Arcs, seat: Seat, options: Row) -> Row:
    """Add a Tax of each city that may be taxed."""
    return TAX.onto(options, taxable(state, seat))
