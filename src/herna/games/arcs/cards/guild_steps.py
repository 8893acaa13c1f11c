"""What Guild cards ask for in the Prelude."""

from __future__ import annotations

from typing import Final, final

from herna.games.arcs.actions.raid import steal_card, steal_token, stealable_cards, stealable_slots
from herna.games.arcs.actions.slots import Gain, discard_slot
from herna.games.arcs.atlas import SYSTEMS
from herna.games.arcs.changes import place_ships
from herna.games.arcs.components import (
    COURT,
    ELDER_BROKER,
    FUEL,
    MATERIAL,
    RELIC,
    RELIC_FENCE,
    SLOTS,
    WEAPON,
)
from herna.games.arcs.state import EMPTY, Arcs
from herna.games.arcs.verbs import RESOURCE_PICK, SLOT_PICK, STEAL, STEAL_CARD, WHERE
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, i64, room, vec
from herna.kernel.step import Ask


def tokens_of(state: Arcs, seat: Seat) -> Row:
    """List a seat's slots that hold a token."""
    found = room(SLOTS)
    for at in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if state.slots[at] != EMPTY:
            found = append(found, at)
    return found


@final
class TakeTokens(Ask[Arcs]):
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
        state.do(TakeTokens(self.seat, self.card, self.kind, self.left - 1))
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
class PlaceThree(Ask[Arcs]):
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
class SellToken(Ask[Arcs]):
    """Discard a token to gain a relic (R-30)."""

    def choice(self, state: Arcs) -> Choice:
        """Ask for the token."""
        return Choice(self.seat, "fence", SLOT_PICK.each(tokens_of(state, self.seat)), COURT.ref(RELIC_FENCE))

    def take(self, state: Arcs, option: Option) -> None:
        """Discard it, and gain."""
        discard_slot(state, SLOT_PICK.target(option))
        state.do(Gain(self.seat, RELIC))
