"""Tax (A12.1-A12.4)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.games.arcs.actions.slots import gain
from herna.games.arcs.atlas import SITE_SYSTEM
from herna.games.arcs.changes import capture
from herna.games.arcs.components import EMPTY, NOBODY, RESOURCES, SITE, SYSTEM
from herna.games.arcs.listeners import AFTER_TAX, CAPTURES, MAY_TAX, TAXES_AGAIN, heard, listeners
from herna.games.arcs.pieces import is_starport, owner
from herna.games.arcs.queries import shares, types_at
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import RESOURCE_PICK, TAX
from herna.kernel.bits import bit, has
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, i64, room
from herna.kernel.step import Ask, Step


def taxable(state: Arcs, seat: Seat, own_only: bool = False) -> Row:
    """List your cities and the Rivals' in systems you control, each once a turn."""
    found = room(8)
    again = any(card.taxes_again(state, seat) for card in listeners(state, seat, TAXES_AGAIN))
    asked = heard(state, seat, MAY_TAX)
    like_own = shares(state, seat)
    buildings, ruler = state.buildings, state.ruler
    for site in range(state.profile.sites):
        building = buildings[site]
        if is_starport(building):
            continue
        mine = owner(building) == seat
        fine = building != EMPTY and (mine or like_own or ruler[SITE_SYSTEM[site]] == seat)
        if asked:
            fine = may_tax(state, seat, site, fine)
        if fine and (mine or not own_only) and (again or not has(state.taxed, site)):
            found = append(found, site)
    return found


def may_tax(state: Arcs, seat: Seat, site: i64, fine: bool) -> bool:
    """Whether a seat may tax a site, after its cards were asked."""
    for card in listeners(state, seat, MAY_TAX):
        fine = card.may_tax(state, seat, site, fine)
    return fine


def takes_captive(state: Arcs, seat: Seat, site: i64) -> bool:
    """Whether taxing this site captures an agent: a Rival's city, not one used like Loyal (A2.14)."""
    building = state.buildings[site]
    if building == EMPTY or owner(building) == seat:
        return False
    captures = state.ruler[SITE_SYSTEM[site]] == seat
    for card in listeners(state, seat, CAPTURES):
        captures = card.captures(state, seat, site, captures)
    return captures


def tax(state: Arcs, seat: Seat, site: i64) -> None:
    """Take the resource of a city's planet, and of a Rival's city also an agent; then cards speak."""
    state.tell("taxed", seat, SYSTEM.ref(SITE_SYSTEM[site]))
    state.taxed |= bit(site)
    state.do(Collected(seat, site))
    if heard(state, seat, AFTER_TAX):
        state.then(AfterTax(seat, site))


class Yield(Ask[Arcs]):
    """What a Tax brings: one of the types of the city, which is chosen if it is at a gate."""

    def types(self, state: Arcs) -> i64:
        """Return the types it has, as bits."""
        raise NotImplementedError

    def captive(self, state: Arcs) -> Seat:
        """Return whose agent is captured, or NOBODY."""
        raise NotImplementedError

    def source(self) -> str:
        """Name what is taxed."""
        return ""

    def choice(self, state: Arcs) -> Choice:
        """Ask for one of the types."""
        types = self.types(state)
        options = room(RESOURCES)
        for kind in range(RESOURCES):
            if has(types, kind):
                options = append(options, RESOURCE_PICK.of(kind))
        if len(options) == 0:
            options = or_pass(options)
        return Choice(self.seat, "tax-type", options, self.source())

    def take(self, state: Arcs, option: Option) -> None:
        """Gain the resource, if there is one to gain, and capture the agent in any case (A12.2)."""
        captive = self.captive(state)
        if captive != NOBODY:
            capture(state, self.seat, captive)
        if option != PASS:
            gain(state, self.seat, RESOURCE_PICK.target(option))


@final
@mypyc_attr(free_list_len=1)
class Collected(Yield):
    """The yield of a city that is taxed."""

    def __init__(self, seat: Seat, site: i64) -> None:
        super().__init__(seat)
        self.site: Final = site

    def types(self, state: Arcs) -> i64:
        """Return the types of the city."""
        return types_at(state, self.site)

    def captive(self, state: Arcs) -> Seat:
        """Return whose agent is captured."""
        if takes_captive(state, self.seat, self.site):
            return owner(state.buildings[self.site])
        return NOBODY

    def source(self) -> str:
        """Name the city, for the question which resource it yields."""
        return SITE.ref(self.site)


@final
class CollectedAgain(Yield):
    """The second yield of a city that may be gone by now: as it stood before."""

    def __init__(self, seat: Seat, types: i64, captive: Seat) -> None:
        super().__init__(seat)
        self.before: Final = types
        self.owner: Final = captive

    def types(self, state: Arcs) -> i64:
        """Return the types it had."""
        return self.before

    def captive(self, state: Arcs) -> Seat:
        """Return whose agent is captured again."""
        return self.owner


@final
class AfterTax(Step[Arcs]):
    """What a seat's cards add to a Tax."""

    def __init__(self, seat: Seat, site: i64) -> None:
        self.seat: Final = seat
        self.site: Final = site

    def run(self, state: Arcs) -> None:
        """Let each card that reacts to a Tax do so, in the order of the cards."""
        for card in listeners(state, self.seat, AFTER_TAX):
            step = card.after_tax(state, self.seat, self.site)
            if step is not None:
                state.then(step)


def tax_options(state: Arcs, seat: Seat, options: Row) -> Row:
    """Add a Tax of each city that may be taxed."""
    return TAX.onto(options, taxable(state, seat))
