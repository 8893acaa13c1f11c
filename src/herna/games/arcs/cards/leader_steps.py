"""What leaders of the base set ask for and do."""

from __future__ import annotations

from typing import Final, final

from herna.games.arcs.actions.battle import Battle
from herna.games.arcs.actions.move import Move
from herna.games.arcs.actions.secure import FreeInfluence, FreeSecure
from herna.games.arcs.actions.slots import Gain, discard_type
from herna.games.arcs.components import (
    COURT,
    FUEL,
    NOBODY,
    NONE,
    SEAT,
)
from herna.games.arcs.court import give_guild, put_agent
from herna.games.arcs.queries import guild_cards, in_supply, turn_order
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import COURT_PICK, INFLUENCE, RESOURCE_PICK
from herna.kernel.bits import bit, has
from herna.kernel.choice import PASS, Choice, Option, Seat, or_pass
from herna.kernel.rows import append, i64, room
from herna.kernel.step import Ask, Step


@final
class Ambitious(Ask[Arcs]):
    """Upstart may gain a resource of any type."""

    def __init__(self, seat: Seat, source: str) -> None:
        super().__init__(seat)
        self.source: Final = source

    def choice(self, state: Arcs) -> Choice:
        """Ask for a type in supply."""
        return Choice(self.seat, "gain", or_pass(RESOURCE_PICK.each(in_supply(state))), self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Gain one token of the type that was named, if any was."""
        if option != PASS:
            state.do(Gain(self.seat, RESOURCE_PICK.target(option)))


@final
class Bold(Ask[Arcs]):
    """Demagogue may place an agent on each Court card, at most one per card."""

    def __init__(self, seat: Seat, done: i64, source: str) -> None:
        super().__init__(seat)
        self.done: Final = done
        """Cards that got one, as bits."""
        self.source: Final = source

    def choice(self, state: Arcs) -> Choice:
        """Ask for a card without one yet."""
        options = room(5)
        if state.agents[self.seat] > 0:
            for card in state.court:
                if card != NONE and not has(self.done, card):
                    options = append(options, INFLUENCE.of(card))
        return Choice(self.seat, "influence", or_pass(options), self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Put the agent there, and go on."""
        if option != PASS:
            card = INFLUENCE.target(option)
            put_agent(state, self.seat, card)
            state.do(Bold(self.seat, self.done | bit(card), self.source))


@final
class Lavish(Step[Arcs]):
    """Fuel-Drinker discards all fuel once Tycoon was scored."""

    def __init__(self, seat: Seat, source: str) -> None:
        self.seat: Final = seat
        self.source: Final = source

    def run(self, state: Arcs) -> None:
        """Discard every fuel token that the Fuel-Drinker has."""
        state.tell("lavish", self.seat, self.source)
        discard_type(state, self.seat, FUEL)


@final
class Tactical(Step[Arcs]):
    """Warrior moves so that a Battle can follow, and battles."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: Arcs) -> None:
        """Ask for the Move, then for the Battle that it leads to."""
        state.do(Move(self.seat, to_battle=True), Battle(self.seat))


@final
class Charismatic(Step[Arcs]):
    """Feastbringer influences so that a Secure can follow, and secures."""

    def __init__(self, seat: Seat, source: str) -> None:
        self.seat: Final = seat
        self.source: Final = source

    def run(self, state: Arcs) -> None:
        """Ask for the Influence, then for the Secure that it makes possible."""
        influence = FreeInfluence(self.seat, self.source, to_secure=True)
        state.do(influence, FreeSecure(self.seat, self.source))


@final
class Generous(Ask[Arcs]):
    """Feastbringer gives a Guild card to the Rival with the least Power (R-18)."""

    def __init__(self, seat: Seat, source: str) -> None:
        super().__init__(seat)
        self.source: Final = source

    def choice(self, state: Arcs) -> Choice:
        """Ask for the card."""
        return Choice(self.seat, "generous", COURT_PICK.each(guild_cards(state, self.seat)), self.source)

    def take(self, state: Arcs, option: Option) -> None:
        """Give the card to the Rival with the least Power; of tied ones to the first in turn order."""
        poorest: Seat = NOBODY
        for seat in turn_order(state):
            if seat != self.seat and (poorest == NOBODY or state.power[seat] < state.power[poorest]):
                poorest = seat
        card = COURT_PICK.target(option)
        give_guild(state, card, poorest)
        state.tell("gave", self.seat, COURT.ref(card), SEAT.ref(poorest))
