"""New actions of Guild cards (A17.3)."""

from __future__ import annotations

from typing import Final, final

from herna.games.arcs.actions.slots import Gain, hand_over
from herna.games.arcs.atlas import SITE_SYSTEM
from herna.games.arcs.changes import add_captives, add_trophy, return_captive
from herna.games.arcs.components import AGENT, CAPTIVE, COURT, EMPTY, NONE, RESOURCE, SEAT, SLOTS
from herna.games.arcs.pieces import agents_on, captive, captive_owner, is_city, owner, slot_owner
from herna.games.arcs.queries import (
    captive_count,
    has_type,
    in_supply,
    position,
    tokens_of,
    types_at,
    weapon_icons,
)
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import CAPTIVE_PICK, COURT_PICK, ON_SITE, RESOURCE_PICK, SLOT_PICK
from herna.kernel.bits import has
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, i64, room
from herna.kernel.step import Ask


def captives_of(state: Arcs, seat: Seat) -> Row:
    """List a seat's Captives, one option for each owner."""
    options = room(5)
    for other in range(state.seats):
        if state.captives[captive(seat, other)] > 0:
            options = append(options, CAPTIVE_PICK.of(captive(seat, other)))
    return options


class UseCaptives(Ask[Arcs]):
    """Use any number of Captives, at least one."""

    def __init__(self, seat: Seat, source: str, first: bool = True) -> None:
        super().__init__(seat)
        self.source: Final = source
        self.first: Final = first

    def captive(self, state: Arcs, prompt: str) -> Choice:
        """Return the question for a Captive; the first is not optional."""
        options = captives_of(state, self.seat)
        return Choice(self.seat, prompt, options if self.first else or_pass(options), self.source)


@final
class Pressgang(UseCaptives):
    """Return any number of Captives; each buys a resource of any type."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for a Captive."""
        return self.captive(state, "pressgang")

    def take(self, state: Arcs, option: Option) -> None:
        """Return it, and go on to the resource."""
        if option == PASS:
            return
        at = CAPTIVE_PICK.target(option)
        return_captive(state, self.seat, captive_owner(at))
        state.tell("returned-captive", self.seat, CAPTIVE.ref(at))
        state.do(AnyResource(self.seat, self.source), Pressgang(self.seat, self.source, False))


@final
class AnyResource(Ask[Arcs]):
    """Gain a resource of any type that is in supply."""

    def __init__(self, seat: Seat, source: str) -> None:
        super().__init__(seat)
        self.source: Final = source

    def choice(self, state: Arcs) -> Choice:
        """Ask for the type."""
        return Choice(self.seat, "gain", RESOURCE_PICK.each(in_supply(state)), self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Gain one token of the type that was named."""
        state.do(Gain(self.seat, RESOURCE_PICK.target(option)))


@final
class Execute(UseCaptives):
    """Move any number of Captives to your Trophies."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for a Captive."""
        return self.captive(state, "execute")

    def take(self, state: Arcs, option: Option) -> None:
        """Move it, and go on."""
        if option == PASS:
            return
        at = CAPTIVE_PICK.target(option)
        add_captives(state, self.seat, captive_owner(at), -1)
        add_trophy(state, self.seat, captive_owner(at), AGENT)
        state.tell("executed", self.seat, CAPTIVE.ref(at))
        state.do(Execute(self.seat, self.source, False))


def can_press(state: Arcs, seat: Seat) -> bool:
    """Whether a seat has Captives to use."""
    return captive_count(state, seat) > 0


def abductable(state: Arcs, seat: Seat) -> Row:
    """List Court cards with Rival agents, fewer in all than the seat's Weapon icons."""
    icons = weapon_icons(state, seat)
    options = room(4)
    for at in range(len(state.court)):
        count: i64 = 0
        for other in range(state.seats):
            if other != seat:
                count += state.influence[agents_on(at, other)]
        if state.court[at] != NONE and 0 < count < icons:
            options = append(options, COURT_PICK.of(state.court[at]))
    return options


@final
class Abduct(Ask[Arcs]):
    """All Rival agents on a Court card become your Captives."""

    def __init__(self, seat: Seat, source: str) -> None:
        super().__init__(seat)
        self.source: Final = source

    def choice(self, state: Arcs) -> Choice:
        """Ask for the card."""
        return Choice(self.seat, "abduct", abductable(state, self.seat), self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Capture them; own agents stay."""
        at = position(state, COURT_PICK.target(option))
        for other in range(state.seats):
            if other != self.seat:
                add_captives(state, self.seat, other, state.influence[agents_on(at, other)])
                state.influence[agents_on(at, other)] = 0
        state.tell("abducted", self.seat, COURT.ref(COURT_PICK.target(option)))


def lacking(state: Arcs, seat: Seat, rival: Seat) -> Row:
    """List the seat's slots with a token of a type the Rival does not have (R-34)."""
    found = room(SLOTS)
    for at in tokens_of(state, seat):
        if not has_type(state, rival, state.slots[at]):
            found = append(found, at)
    return found


def tradable(state: Arcs, seat: Seat) -> Row:
    """List Rival cities under your control whose owner has their resource and lacks one of yours."""
    options = room(4)
    for site in range(state.profile.sites):
        building = state.buildings[site]
        rival = owner(building)
        controlled = is_city(building) and rival != seat and state.ruler[SITE_SYSTEM[site]] == seat
        if controlled and len(lacking(state, seat, rival)) > 0 and len(wanted(state, site)) > 0:
            options = append(options, ON_SITE.of(site))
    return options


def wanted(state: Arcs, site: i64) -> Row:
    """List the slots of a city's owner that hold a token of the city's type."""
    types = types_at(state, site)
    found = room(SLOTS)
    for at in tokens_of(state, owner(state.buildings[site])):
        if has(types, state.slots[at]):
            found = append(found, at)
    return found


@final
class Trade(Ask[Arcs]):
    """Choose the Rival city to trade with."""

    def __init__(self, seat: Seat, source: str) -> None:
        super().__init__(seat)
        self.source: Final = source

    def choice(self, state: Arcs) -> Choice:
        """Ask for the city."""
        return Choice(self.seat, "trade", tradable(state, self.seat), self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Go on to the tokens."""
        state.do(TradeTake(self.seat, ON_SITE.target(option), self.source))


@final
class TradeTake(Ask[Arcs]):
    """Choose the token to take: of the city's type."""

    def __init__(self, seat: Seat, site: i64, source: str) -> None:
        super().__init__(seat)
        self.site: Final = site
        self.source: Final = source

    def choice(self, state: Arcs) -> Choice:
        """Ask for a slot of the Rival."""
        return Choice(self.seat, "trade-take", SLOT_PICK.each(wanted(state, self.site)), self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Go on to the token to give."""
        state.do(TradeGive(self.seat, SLOT_PICK.target(option), self.source))


@final
class TradeGive(Ask[Arcs]):
    """Choose the token to give: of a type the Rival does not have; then swap."""

    def __init__(self, seat: Seat, taken: i64, source: str) -> None:
        super().__init__(seat)
        self.taken: Final = taken
        self.source: Final = source

    def choice(self, state: Arcs) -> Choice:
        """Ask for one of your slots."""
        options = SLOT_PICK.each(lacking(state, self.seat, slot_owner(self.taken)))
        return Choice(self.seat, "trade-give", options, self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Swap at once; both place what they got."""
        rival = slot_owner(self.taken)
        gets, gives = state.slots[self.taken], state.slots[SLOT_PICK.target(option)]
        state.slots[self.taken] = EMPTY
        state.slots[SLOT_PICK.target(option)] = EMPTY
        state.tell("traded", self.seat, RESOURCE.ref(gives), RESOURCE.ref(gets), SEAT.ref(rival))
        hand_over(state, self.seat, gets)
        hand_over(state, rival, gives)
