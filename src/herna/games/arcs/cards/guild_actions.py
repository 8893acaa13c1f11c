"""New actions of Guild cards (A17.3)."""

from __future__ import annotations

from typing import Final, final

from herna.games.arcs.actions.slots import Gain, hand_over
from herna.games.arcs.atlas import SITE_SYSTEM
from herna.games.arcs.changes import add_captives, add_trophy, return_agents
from herna.games.arcs.components import (
    AGENT,
    CAPTIVE,
    COURT,
    COURT_ENFORCERS,
    ELDER_BROKER,
    NONE,
    PRISON_WARDENS,
    RESOURCE,
    RESOURCES,
    SEAT,
    SLOTS,
)
from herna.games.arcs.queries import (
    captive_count,
    has_type,
    is_city,
    position,
    types_at,
    weapon_icons,
)
from herna.games.arcs.state import EMPTY, Arcs
from herna.games.arcs.verbs import CAPTIVE_PICK, COURT_PICK, ON_SITE, RESOURCE_PICK, SLOT_PICK
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, i64, room
from herna.kernel.step import Ask


def captives_of(state: Arcs, seat: Seat) -> Row:
    """List a seat's Captives, one option for each owner."""
    options = room(5)
    for owner in range(state.seats):
        if state.captives[4 * seat + owner] > 0:
            options = append(options, CAPTIVE_PICK.of(4 * seat + owner))
    return options


class UseCaptives(Ask[Arcs]):
    """Prison Wardens use any number of Captives, at least one."""

    def __init__(self, seat: Seat, first: bool = True) -> None:
        super().__init__(seat)
        self.first: Final = first

    def captive(self, state: Arcs, prompt: str) -> Choice:
        """Return the question for a Captive; the first is not optional."""
        options = captives_of(state, self.seat)
        return Choice(
            self.seat, prompt, options if self.first else or_pass(options), COURT.ref(PRISON_WARDENS)
        )


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
        add_captives(state, self.seat, at % 4, -1)
        return_agents(state, at % 4, 1)
        state.tell("returned-captive", self.seat, CAPTIVE.ref(at))
        state.do(AnyResource(self.seat, COURT.ref(PRISON_WARDENS)), Pressgang(self.seat, False))


@final
class AnyResource(Ask[Arcs]):
    """Gain a resource of any type that is in supply."""

    def __init__(self, seat: Seat, source: str) -> None:
        super().__init__(seat)
        self.source: Final = source

    def choice(self, state: Arcs) -> Choice:
        """Ask for the type."""
        options = room(RESOURCES)
        for kind in range(RESOURCES):
            if state.supply[kind] > 0:
                options = append(options, RESOURCE_PICK.of(kind))
        return Choice(self.seat, "gain", options, self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Gain it."""
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
        add_captives(state, self.seat, at % 4, -1)
        add_trophy(state, self.seat, at % 4, AGENT)
        state.tell("executed", self.seat, CAPTIVE.ref(at))
        state.do(Execute(self.seat, False))


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
                count += state.influence[4 * at + other]
        if state.court[at] != NONE and 0 < count < icons:
            options = append(options, COURT_PICK.of(state.court[at]))
    return options


@final
class Abduct(Ask[Arcs]):
    """All Rival agents on a Court card become your Captives."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for the card."""
        return Choice(self.seat, "abduct", abductable(state, self.seat), COURT.ref(COURT_ENFORCERS))

    def take(self, state: Arcs, option: Option) -> None:
        """Capture them; own agents stay."""
        at = position(state, COURT_PICK.target(option))
        for other in range(state.seats):
            if other != self.seat:
                add_captives(state, self.seat, other, state.influence[4 * at + other])
                state.influence[4 * at + other] = 0
        state.tell("abducted", self.seat, COURT.ref(COURT_PICK.target(option)))


def lacking(state: Arcs, seat: Seat, rival: Seat) -> Row:
    """List the seat's slots with a token of a type the Rival does not have (R-34)."""
    found = room(SLOTS)
    for at in range(SLOTS * seat, SLOTS * seat + SLOTS):
        token = state.slots[at]
        if token != EMPTY and not has_type(state, rival, token):
            found = append(found, at)
    return found


def tradable(state: Arcs, seat: Seat) -> Row:
    """List Rival cities under your control whose owner has their resource and lacks one of yours."""
    options = room(4)
    for site in range(state.sites):
        building = state.buildings[site]
        if is_city(building) and building >> 2 != seat and state.ruler[SITE_SYSTEM[site]] == seat:
            rival = building >> 2
            if len(lacking(state, seat, rival)) > 0 and len(wanted(state, site)) > 0:
                options = append(options, ON_SITE.of(site))
    return options


def wanted(state: Arcs, site: i64) -> Row:
    """List the slots of a city's owner that hold a token of the city's type."""
    rival = state.buildings[site] >> 2
    types = types_at(state, site)
    found = room(SLOTS)
    for at in range(SLOTS * rival, SLOTS * rival + SLOTS):
        token = state.slots[at]
        if token != EMPTY and types >> token & 1 != 0:
            found = append(found, at)
    return found


@final
class Trade(Ask[Arcs]):
    """Choose the Rival city to trade with."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for the city."""
        return Choice(self.seat, "trade", tradable(state, self.seat), COURT.ref(ELDER_BROKER))

    def take(self, state: Arcs, option: Option) -> None:
        """Go on to the tokens."""
        state.do(TradeTake(self.seat, ON_SITE.target(option)))


@final
class TradeTake(Ask[Arcs]):
    """Choose the token to take: of the city's type."""

    def __init__(self, seat: Seat, site: i64) -> None:
        super().__init__(seat)
        self.site: Final = site

    def choice(self, state: Arcs) -> Choice:
        """Ask for a slot of the Rival."""
        return Choice(
            self.seat, "trade-take", SLOT_PICK.each(wanted(state, self.site)), COURT.ref(ELDER_BROKER)
        )

    def take(self, state: Arcs, option: Option) -> None:
        """Go on to the token to give."""
        state.do(TradeGive(self.seat, SLOT_PICK.target(option)))


@final
class TradeGive(Ask[Arcs]):
    """Choose the token to give: of a type the Rival does not have; then swap."""

    def __init__(self, seat: Seat, taken: i64) -> None:
        super().__init__(seat)
        self.taken: Final = taken

    def choice(self, state: Arcs) -> Choice:
        """Ask for one of your slots."""
        options = SLOT_PICK.each(lacking(state, self.seat, self.taken // SLOTS))
        return Choice(self.seat, "trade-give", options, COURT.ref(ELDER_BROKER))

    def take(self, state: Arcs, option: Option) -> None:
        """Swap at once; both place what they got."""
        rival = self.taken // SLOTS
        gets, gives = state.slots[self.taken], state.slots[SLOT_PICK.target(option)]
        state.slots[self.taken] = EMPTY
        state.slots[SLOT_PICK.target(option)] = EMPTY
        state.tell("traded", self.seat, RESOURCE.ref(gives), RESOURCE.ref(gets), SEAT.ref(rival))
        hand_over(state, rival, gives)
        hand_over(state, self.seat, gets)
