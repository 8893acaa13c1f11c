"""What Guild cards ask for in the Prelude."""

from __future__ import annotations

from typing import Final, final

from herna.games.arcs.actions.raid import steal_card, steal_token, stealable_cards, stealable_slots
from herna.games.arcs.actions.slots import Gain, discard_slot, discard_type
from herna.games.arcs.atlas import SYSTEMS
from herna.games.arcs.changes import place_ships
from herna.games.arcs.components import NONE, RELIC
from herna.games.arcs.queries import tokens_of
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import RESOURCE_PICK, SLOT_PICK, STEAL, STEAL_CARD, WHERE
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import Row, append, i64, remove, room, vec
from herna.kernel.step import Ask, Step

MUSTERED: Final = 3


@final
class TakeTokens(Ask[Arcs]):
    """Gain tokens of a type, up to the empty slots; stolen from Rivals while the supply is empty."""

    def __init__(self, seat: Seat, source: str, kind: i64, left: i64) -> None:
        super().__init__(seat)
        self.source: Final = source
        self.kind: Final = kind
        self.left: Final = left

    def choice(self, state: Arcs) -> Choice:
        """Ask for another, or stop."""
        options = room(8)
        if self.left > 0 and state.supply[self.kind] > 0:
            options = append(options, RESOURCE_PICK.of(self.kind))
        elif self.left > 0:
            options = thefts(state, self.seat, self.kind, options)
        return Choice(self.seat, "interest", or_pass(options), self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Take it, and go on."""
        if option == PASS:
            return
        if RESOURCE_PICK.owns(option):
            state.do(Gain(self.seat, self.kind))
        else:
            steal_token(state, self.seat, STEAL.target(option))
        state.then(TakeTokens(self.seat, self.source, self.kind, self.left - 1))


def thefts(state: Arcs, seat: Seat, kind: i64, options: Row) -> Row:
    """Add every token of a type, or of any, that a seat may steal."""
    for rival in range(state.seats):
        if rival != seat:
            options = STEAL.onto(options, stealable_slots(state, seat, rival, kind))
    return options


@final
class Theft(Ask[Arcs]):
    """Steal a token of a type from a Rival; with NONE for a type, any token or a Guild card."""

    def __init__(self, seat: Seat, source: str, kind: i64) -> None:
        super().__init__(seat)
        self.source: Final = source
        self.kind: Final = kind

    def choice(self, state: Arcs) -> Choice:
        """Ask for it; nothing happens if nothing can be stolen."""
        options = thefts(state, self.seat, self.kind, room(8))
        if self.kind == NONE:
            for rival in range(state.seats):
                if rival != self.seat:
                    options = STEAL_CARD.onto(options, stealable_cards(state, rival))
        return Choice(self.seat, "theft", options, self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Take the token or the Guild card chosen from its Rival."""
        if STEAL.owns(option):
            steal_token(state, self.seat, STEAL.target(option))
        else:
            steal_card(state, self.seat, STEAL_CARD.target(option))


@final
class PlaceThree(Ask[Arcs]):
    """Place three ships in a system you control."""

    def __init__(self, seat: Seat, source: str) -> None:
        super().__init__(seat)
        self.source: Final = source

    def choice(self, state: Arcs) -> Choice:
        """Ask for a system; without one nothing happens."""
        found = vec[i64]([system for system in SYSTEMS[state.setup] if state.ruler[system] == self.seat])
        return Choice(self.seat, "muster", WHERE.each(found), self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Place the ships, or as many as the supply has."""
        place_ships(state, WHERE.target(option), self.seat, MUSTERED)


@final
class Brokerage(Ask[Arcs]):
    """Gain a material, a fuel and a weapon, in the order you like."""

    def __init__(self, seat: Seat, types: Row, source: str) -> None:
        super().__init__(seat)
        self.types: Final = types
        """What is still to gain."""
        self.source: Final = source

    def choice(self, state: Arcs) -> Choice:
        """Ask which comes next; a type that is out is skipped."""
        left = vec[i64]([kind for kind in self.types if state.supply[kind] > 0])
        return Choice(self.seat, "broker", RESOURCE_PICK.each(left), self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Gain it, and go on."""
        kind = RESOURCE_PICK.target(option)
        left = remove(self.types[:], kind)
        state.do(Gain(self.seat, kind), Brokerage(self.seat, left, self.source))


@final
class SellToken(Ask[Arcs]):
    """Discard a token to gain a relic (R-30)."""

    def __init__(self, seat: Seat, source: str) -> None:
        super().__init__(seat)
        self.source: Final = source

    def choice(self, state: Arcs) -> Choice:
        """Ask for the token."""
        return Choice(self.seat, "fence", SLOT_PICK.each(tokens_of(state, self.seat)), self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Discard it, and gain."""
        discard_slot(state, SLOT_PICK.target(option))
        state.do(Gain(self.seat, RELIC))


@final
class Scatter(Ask[Arcs]):
    """Place one ship in each of these systems; if there are too few, choose which."""

    def __init__(self, seat: Seat, systems: Row, source: str) -> None:
        super().__init__(seat)
        self.systems: Final = systems
        self.source: Final = source

    def ask(self, state: Arcs) -> Choice | None:
        """Ask only at a shortage (A3.2)."""
        if state.ships[self.seat] >= len(self.systems):
            for system in self.systems:
                place_ships(state, system, self.seat, 1)
            return None
        if state.ships[self.seat] == 0:
            return None
        return Choice(self.seat, "scatter", WHERE.each(self.systems), self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Place one, and go on."""
        system = WHERE.target(option)
        place_ships(state, system, self.seat, 1)
        state.do(Scatter(self.seat, remove(self.systems[:], system), self.source))


@final
class Monopoly(Step[Arcs]):
    """Every Rival of a Cartel's holder discards all tokens of its type."""

    def __init__(self, cartel: i64, kind: i64, source: str) -> None:
        self.cartel: Final = cartel
        self.kind: Final = kind
        self.source: Final = source

    def run(self, state: Arcs) -> None:
        """Take all tokens of that type from everybody but whoever holds the Cartel."""
        holder = state.where[self.cartel]
        state.tell("monopoly", holder, self.source)
        for seat in range(state.seats):
            if seat != holder:
                discard_type(state, seat, self.kind)
