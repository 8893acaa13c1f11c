"""Prelude actions of lore."""

from __future__ import annotations

from typing import Final, final

from herna.games.arcs.actions.declare import Declare, can_declare
from herna.games.arcs.actions.secure import FreeSecure, influence_options, secure_options
from herna.games.arcs.actions.slots import city_returned, discard_slot, discard_type
from herna.games.arcs.cards.guild_actions import AnyResource, captives_of
from herna.games.arcs.changes import add_captives, add_trophy, put_agent, return_agents
from herna.games.arcs.components import (
    AGENT,
    AMBITIONS,
    CITY,
    EMPATHS_VISION,
    FUEL,
    KEEPERS_TRUST,
    LORE,
    LORE_CARDS,
    MATERIAL,
    NOBODY,
    PIECES,
    PSIONIC,
    RELIC,
    RESOURCES,
    SHIP,
    SLOTS,
    STARPORT,
    TROPHY,
    TYCOON,
    TYCOONS_AMBITION,
    TYCOONS_CHARM,
    TYRANT,
    TYRANTS_EGO,
    WARLORD,
    WARLORDS_CRUELTY,
    WARLORDS_TERROR,
    WEAPON,
)
from herna.games.arcs.queries import captive_count, marked, trophy_count
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import (
    CAPTIVE_PICK,
    DECLARE,
    INFLUENCE,
    SCRAP_LORE,
    SLOT_PICK,
    TROPHY_PICK,
    USE_LORE,
)
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, changed, i64, room
from herna.kernel.step import Ask

AMBITION_USED: Final = 8
"""The bit of ``state.used`` for Tycoon's Ambition, which must precede any other action."""

SOOTHES: Final = (
    (EMPATHS_VISION, 1 << PSIONIC),
    (KEEPERS_TRUST, 1 << RELIC),
    (WARLORDS_CRUELTY, 1 << WEAPON),
    (TYRANTS_EGO, 1 << WEAPON),
    (TYCOONS_CHARM, 1 << MATERIAL | 1 << FUEL),
)
"""Lore that may be discarded to free Outrage slots, and which, as bits."""


def soothed(lore: i64) -> i64:
    """Return the Outrage slots that a lore frees when it is discarded, as bits; 0 if it cannot be."""
    for card, types in SOOTHES:
        if card == lore:
            return types
    return 0


def prelude_options(state: Arcs, seat: Seat, options: Row) -> Row:
    """Add the Prelude actions of a seat's lore."""
    for lore in range(LORE_CARDS):
        if state.lore_of[lore] != seat:
            continue
        if usable(state, seat, lore):
            options = append(options, USE_LORE.of(lore))
        if soothed(lore) != 0:
            options = append(options, SCRAP_LORE.of(lore))
    return options


def usable(state: Arcs, seat: Seat, lore: i64) -> bool:
    """Whether a lore has a Prelude action, besides being discarded, that its seat may use now."""
    if lore == WARLORDS_TERROR:
        return marked(state, WARLORD) and trophy_count(state, seat) > 0
    if lore == TYRANTS_EGO:
        ready = marked(state, TYRANT) and captive_count(state, seat) > 0
        return ready and len(secure_options(state, seat, room(4))) > 0
    if lore == TYCOONS_AMBITION:
        ready = marked(state, TYCOON) and not state.begun and state.used & AMBITION_USED == 0
        return ready and can_declare(state, seat)
    if lore == TYCOONS_CHARM:
        return marked(state, TYCOON) and len(charmed(state, seat)) > 0
    return False


def use(state: Arcs, seat: Seat, lore: i64) -> None:
    """Use a lore's Prelude action."""
    state.tell("used", seat, LORE.ref(lore))
    if lore != TYCOONS_AMBITION:
        state.begun = True
    if lore == WARLORDS_TERROR:
        state.do(Terror(seat))
    elif lore == TYRANTS_EGO:
        state.do(Ego(seat))
    elif lore == TYCOONS_CHARM:
        state.do(Charm(seat, True))
    else:
        state.used |= AMBITION_USED
        discard_type(state, seat, MATERIAL)
        discard_type(state, seat, FUEL)
        state.do(BuyAmbition(seat))


def scrap(state: Arcs, seat: Seat, lore: i64) -> None:
    """Discard a lore, out of the game, to free Outrage slots."""
    state.begun = True
    state.lore_of = changed(state.lore_of, lore, NOBODY)
    state.tell("scrapped", seat, LORE.ref(lore))
    for kind in range(RESOURCES):
        at = RESOURCES * seat + kind
        if soothed(lore) >> kind & 1 != 0:
            agent = state.outrage[at] == 1
            state.outrage = changed(state.outrage, at, 0)
            if agent:
                return_agents(state, seat, 1)


@final
class Terror(Ask[Arcs]):
    """Warlord's Terror: each Trophy you give back buys an Influence."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for a Trophy."""
        options = room(12)
        first = 4 * PIECES * self.seat
        for at in range(first, first + 4 * PIECES):
            if state.trophies[at] > 0:
                options = append(options, TROPHY_PICK.of(at))
        return Choice(self.seat, "terror", or_pass(options), LORE.ref(WARLORDS_TERROR))

    def take(self, state: Arcs, option: Option) -> None:
        """Give it back, and influence."""
        if option == PASS:
            return
        at = TROPHY_PICK.target(option)
        owner = at // PIECES % 4
        before = state.cities[owner]
        state.tell("returned-trophy", self.seat, TROPHY.ref(at))
        state.do(TerrorInfluence(self.seat), self)
        give_back(state, at)
        city_returned(state, owner, before)


def give_back(state: Arcs, at: i64) -> None:
    """Return a Trophy to its owner's supply or board."""
    owner, piece = at // PIECES % 4, at % PIECES
    add_trophy(state, at // (4 * PIECES), owner, piece, -1)
    if piece == SHIP:
        state.ships[owner] += 1
    elif piece == STARPORT:
        state.starports[owner] += 1
    elif piece == CITY:
        state.cities[owner] += 1
    elif piece == AGENT:
        return_agents(state, owner, 1)


@final
class TerrorInfluence(Ask[Arcs]):
    """The Influence bought with a Trophy."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for a Court card."""
        options = influence_options(state, self.seat, room(4))
        return Choice(self.seat, "influence", options, LORE.ref(WARLORDS_TERROR))

    def take(self, state: Arcs, option: Option) -> None:
        """Put the agent there."""
        put_agent(state, self.seat, INFLUENCE.target(option))


@final
class Ego(Ask[Arcs]):
    """Tyrant's Ego: each Captive you give back buys a Secure."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for a Captive, while something can be secured."""
        options = room(4)
        if len(secure_options(state, self.seat, room(4))) > 0:
            options = captives_of(state, self.seat)
        return Choice(self.seat, "ego", or_pass(options), LORE.ref(TYRANTS_EGO))

    def take(self, state: Arcs, option: Option) -> None:
        """Give it back, and secure."""
        if option != PASS:
            at = CAPTIVE_PICK.target(option)
            add_captives(state, self.seat, at % 4, -1)
            return_agents(state, at % 4, 1)
            state.do(FreeSecure(self.seat, LORE.ref(TYRANTS_EGO)), self)


@final
class BuyAmbition(Ask[Arcs]):
    """Tycoon's Ambition: declare an ambition without a marker; no zero marker."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for one."""
        options = room(AMBITIONS)
        for ambition in range(AMBITIONS):
            if not marked(state, ambition):
                options = append(options, DECLARE.of(ambition))
        return Choice(self.seat, "declare", options, LORE.ref(TYCOONS_AMBITION))

    def take(self, state: Arcs, option: Option) -> None:
        """Declare it."""
        state.do(Declare(self.seat, DECLARE.target(option), False))


def charmed(state: Arcs, seat: Seat) -> Row:
    """List a seat's slots with material or fuel."""
    found = room(SLOTS)
    for at in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if state.slots[at] in (MATERIAL, FUEL):
            found = append(found, at)
    return found


@final
class Charm(Ask[Arcs]):
    """Tycoon's Charm: trade material and fuel one for one for anything in supply."""

    def __init__(self, seat: Seat, first: bool) -> None:
        super().__init__(seat)
        self.first: Final = first

    def choice(self, state: Arcs) -> Choice:
        """Ask for a token; the first is not optional."""
        options = SLOT_PICK.each(charmed(state, self.seat))
        return Choice(
            self.seat, "charm", options if self.first else or_pass(options), LORE.ref(TYCOONS_CHARM)
        )

    def take(self, state: Arcs, option: Option) -> None:
        """Discard it, gain another, and go on."""
        if option != PASS:
            discard_slot(state, SLOT_PICK.target(option))
            state.do(AnyResource(self.seat, LORE.ref(TYCOONS_CHARM)), Charm(self.seat, False))
