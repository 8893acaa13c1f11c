"""Prelude actions of Guild cards."""

from __future__ import annotations

from typing import Final, final

from herna.games.arcs.actions.raid import steal_card, steal_token, stealable_cards, stealable_slots
from herna.games.arcs.actions.slots import Gain, discard_slot
from herna.games.arcs.atlas import SYSTEMS
from herna.games.arcs.cards.farseers import Refresh
from herna.games.arcs.cards.union import LayUnion, union_cards
from herna.games.arcs.cards.vox import Scatter
from herna.games.arcs.changes import discard_guild, may_seize, place_ships, seize
from herna.games.arcs.components import (
    ADMIN_UNION,
    ARMS_UNION,
    CONSTRUCTION_UNION,
    COURT,
    COURT_ENFORCERS,
    ELDER_BROKER,
    FARSEERS,
    FUEL,
    FUEL_CARTEL,
    GATEKEEPERS,
    GUILD_CARDS,
    LATTICE_SPIES,
    LOYAL_MARINES,
    MATERIAL,
    MATERIAL_CARTEL,
    MINING_INTEREST,
    PRISON_WARDENS,
    RELIC,
    RELIC_FENCE,
    SHIPPING_INTEREST,
    SILVER_TONGUES,
    SKIRMISHERS,
    SLOTS,
    SPACING_UNION,
    WEAPON,
)
from herna.games.arcs.queries import empty_slots, gates
from herna.games.arcs.state import EMPTY, Arcs
from herna.games.arcs.verbs import RESOURCE_PICK, SLOT_PICK, STEAL, STEAL_CARD, USE_COURT, WHERE
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, i64, room, vec
from herna.kernel.step import Ask

FENCE_USED: Final = 2
"""The bit of ``state.used`` for Relic Fence's once a turn."""

DISCARD_TO: Final = (
    1 << MINING_INTEREST
    | 1 << MATERIAL_CARTEL
    | 1 << FUEL_CARTEL
    | 1 << GATEKEEPERS
    | 1 << SHIPPING_INTEREST
    | 1 << PRISON_WARDENS
    | 1 << SKIRMISHERS
    | 1 << COURT_ENFORCERS
    | 1 << LOYAL_MARINES
    | 1 << FARSEERS
    | 1 << SILVER_TONGUES
    | 1 << ELDER_BROKER
)
"""Cards that may be discarded in any Prelude, even for nothing (A11.6), as bits."""


def usable(state: Arcs, seat: Seat, card: i64) -> bool:
    """Whether a Guild card in the seat's play area has a Prelude action it may use now."""
    if state.secured >> card & 1 != 0:
        return False
    if card in (ADMIN_UNION, CONSTRUCTION_UNION, SPACING_UNION, ARMS_UNION):
        return len(union_cards(state, card)) > 0
    if card == LATTICE_SPIES:
        return not state.begun
    if card == RELIC_FENCE:
        return state.used & FENCE_USED == 0 and len(tokens_of(state, seat)) > 0
    return DISCARD_TO >> card & 1 != 0


def prelude_options(state: Arcs, seat: Seat, options: Row) -> Row:
    """Add the Prelude actions of a seat's Guild cards."""
    for card in range(GUILD_CARDS):
        if state.where[card] == seat and usable(state, seat, card):
            options = append(options, USE_COURT.of(card))
    return options


def tokens_of(state: Arcs, seat: Seat) -> Row:
    """List a seat's slots that hold a token."""
    found = room(SLOTS)
    for at in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if state.slots[at] != EMPTY:
            found = append(found, at)
    return found


def use(state: Arcs, seat: Seat, card: i64) -> None:
    """Use a Guild card's Prelude action."""
    if card != LATTICE_SPIES:
        state.begun = True
    state.tell("used", seat, COURT.ref(card))
    if card in (ADMIN_UNION, CONSTRUCTION_UNION, SPACING_UNION, ARMS_UNION):
        state.do(LayUnion(seat, card))
        return
    if card == RELIC_FENCE:
        state.used |= FENCE_USED
        state.do(RelicFence(seat))
        return
    discard_guild(state, card)
    if card in (MINING_INTEREST, SHIPPING_INTEREST):
        kind: i64 = MATERIAL if card == MINING_INTEREST else FUEL
        state.do(Interest(seat, card, kind, empty_slots(state, seat)))
    elif card in (MATERIAL_CARTEL, FUEL_CARTEL):
        state.do(Theft(seat, card, MATERIAL if card == MATERIAL_CARTEL else FUEL))
    elif card == GATEKEEPERS:
        state.do(Scatter(seat, gates(state)[:], COURT.ref(card)))
    elif card in (PRISON_WARDENS, SKIRMISHERS, COURT_ENFORCERS, LOYAL_MARINES):
        state.do(Muster(seat, card))
    else:
        use_relic_or_psionic(state, seat, card)


def use_relic_or_psionic(state: Arcs, seat: Seat, card: i64) -> None:
    """Use a discarded card of the two subtler suits."""
    if card == LATTICE_SPIES:
        if may_seize(state, seat):
            seize(state, seat)
    elif card == FARSEERS:
        state.do(Refresh(seat, 0))
    elif card == SILVER_TONGUES:
        state.do(Theft(seat, card, -1))
    elif card == ELDER_BROKER:
        state.do(Brokerage(seat, 1 << MATERIAL | 1 << FUEL | 1 << WEAPON))


@final
class Interest(Ask[Arcs]):
    """Gain tokens of a type, up to the empty slots; stolen from Rivals while the supply is empty."""

    def __init__(self, seat: Seat, card: i64, kind: i64, left: i64) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.kind: Final = kind
        self.left: Final = left

    def choice(self, state: Arcs) -> Choice:
        """Ask for another, or stop."""
        options = room(8)
        if self.left > 0 and state.supply[self.kind] > 0:
            options = append(options, RESOURCE_PICK.of(self.kind))
        elif self.left > 0:
            options = thefts(state, self.seat, self.kind, options)
        return Choice(self.seat, "interest", or_pass(options), COURT.ref(self.card))

    def take(self, state: Arcs, option: Option) -> None:
        """Take it, and go on."""
        if option == PASS:
            return
        state.do(Interest(self.seat, self.card, self.kind, self.left - 1))
        if RESOURCE_PICK.owns(option):
            state.do(Gain(self.seat, self.kind))
        else:
            steal_token(state, self.seat, STEAL.target(option))


def thefts(state: Arcs, seat: Seat, kind: i64, options: Row) -> Row:
    """Add every token of a type, or of any, that a seat may steal."""
    for rival in range(state.seats):
        if rival != seat:
            options = STEAL.onto(options, stealable_slots(state, seat, rival, kind))
    return options


@final
class Theft(Ask[Arcs]):
    """Steal a token of a type from a Rival; with no type given, any token or a Guild card."""

    def __init__(self, seat: Seat, card: i64, kind: i64) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.kind: Final = kind

    def choice(self, state: Arcs) -> Choice:
        """Ask for it; nothing happens if nothing can be stolen."""
        options = thefts(state, self.seat, self.kind, room(8))
        if self.kind < 0:
            for rival in range(state.seats):
                if rival != self.seat:
                    options = STEAL_CARD.onto(options, stealable_cards(state, rival))
        return Choice(self.seat, "theft", options, COURT.ref(self.card))

    def take(self, state: Arcs, option: Option) -> None:
        """Steal it."""
        if STEAL.owns(option):
            steal_token(state, self.seat, STEAL.target(option))
        else:
            steal_card(state, self.seat, STEAL_CARD.target(option))


@final
class Muster(Ask[Arcs]):
    """Place three ships in a system you control."""

    def __init__(self, seat: Seat, card: i64) -> None:
        super().__init__(seat)
        self.card: Final = card

    def choice(self, state: Arcs) -> Choice:
        """Ask for a system; without one nothing happens."""
        found = vec[i64]([system for system in SYSTEMS[state.setup] if state.ruler[system] == self.seat])
        return Choice(self.seat, "muster", WHERE.each(found), COURT.ref(self.card))

    def take(self, state: Arcs, option: Option) -> None:
        """Place them."""
        place_ships(state, WHERE.target(option), self.seat, 3)


@final
class Brokerage(Ask[Arcs]):
    """Gain a material, a fuel and a weapon, in the order you like."""

    def __init__(self, seat: Seat, types: i64) -> None:
        super().__init__(seat)
        self.types: Final = types
        """What is still to gain, as bits."""

    def choice(self, state: Arcs) -> Choice:
        """Ask which comes next; a type that is out is skipped."""
        options = room(3)
        for kind in (MATERIAL, FUEL, WEAPON):
            if self.types >> kind & 1 != 0 and state.supply[kind] > 0:
                options = append(options, RESOURCE_PICK.of(kind))
        return Choice(self.seat, "broker", options, COURT.ref(ELDER_BROKER))

    def take(self, state: Arcs, option: Option) -> None:
        """Gain it, and go on."""
        kind = RESOURCE_PICK.target(option)
        state.do(Gain(self.seat, kind), Brokerage(self.seat, self.types & ~(1 << kind)))


@final
class RelicFence(Ask[Arcs]):
    """Discard a token to gain a relic (R-30)."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for the token."""
        return Choice(self.seat, "fence", SLOT_PICK.each(tokens_of(state, self.seat)), COURT.ref(RELIC_FENCE))

    def take(self, state: Arcs, option: Option) -> None:
        """Discard it, and gain."""
        discard_slot(state, SLOT_PICK.target(option))
        state.do(Gain(self.seat, RELIC))
