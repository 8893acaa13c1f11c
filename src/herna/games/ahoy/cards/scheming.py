"""Crew that repairs, persuades and steals (H24)."""

from __future__ import annotations

from typing import Any, Final, final

from herna.games.ahoy.actions.cargo import stow
from herna.games.ahoy.actions.comrades import Shift
from herna.games.ahoy.actions.repair import RepairAll
from herna.games.ahoy.card import Crew
from herna.games.ahoy.changes import join_crew, leave_crew
from herna.games.ahoy.components import CARD, SEAT
from herna.games.ahoy.market import (
    CONVINCING_COMRADE,
    CONVINCING_COMRADE_TOO,
    NAIVE_NOBLE,
    SHIPWRIGHT,
)
from herna.games.ahoy.queries import aboard, cards_in, neighbours, smuggler
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.verbs import AS_CARGO, AS_CREW, STEAL
from herna.kernel.bits import bit, has
from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.rows import append, i64, room, vec
from herna.kernel.step import Ask, Step


@final
class Shipwright(Crew):
    """A die repairs all your damage."""

    def die_action(self, state: Ahoy, you: Seat) -> Step[Any] | None:
        """Remove all damage tokens from your board and Crew (H24.8)."""
        return RepairAll(you)


@final
class ConvincingComrade(Crew):
    """A die moves up to two Comrades from one Island to another, whoever owns the card."""

    def die_action(self, state: Ahoy, you: Seat) -> Step[Any] | None:
        """Ask for an Island with Comrades, and where up to two of them go."""
        return Shift(you)


@final
class NaiveNoble(Crew):
    """Give him up to steal a Crew or a Cargo from a Flagship in your region."""

    def free_action(self, state: Ahoy, you: Seat) -> None:
        """Send him, if need be for nothing (H24.33)."""
        leave_crew(state, you, self.card)
        state.tell("boxed", you, CARD.ref(self.card))
        state.do(Steal(you))


@final
class Steal(Ask[Ahoy]):
    """Choose a Crew or Cargo of a Flagship in your region, to be stolen."""

    def choice(self, state: Ahoy) -> Choice:
        """Ask for a card of a neighbour."""
        options = room(12)
        for victim in neighbours(state, self.seat):
            options = STEAL.onto(options, cards_in(state.crew[victim] | state.cargo[victim]))
        return Choice(self.seat, "steal", options)

    def take(self, state: Ahoy, option: Option) -> None:
        """Take it; a Smuggler may keep it as Crew or as Cargo."""
        card = STEAL.target(option)
        for victim in neighbours(state, self.seat):
            if has(state.cargo[victim], card):
                state.cargo[victim] &= ~bit(card)
            elif aboard(state, victim, card):
                leave_crew(state, victim, card)
            else:
                continue
            state.tell("robbed", self.seat, CARD.ref(card), SEAT.ref(victim))
        state.do(Keep(self.seat, card))


@final
class Keep(Ask[Ahoy]):
    """Decide whether a stolen card becomes Crew or Cargo."""

    def __init__(self, seat: Seat, card: i64) -> None:
        super().__init__(seat)
        self.card: Final = card

    def choice(self, state: Ahoy) -> Choice:
        """Ask a Smuggler; others have no hold."""
        options = vec[i64]([AS_CREW.of(self.card)])
        if smuggler(state, self.seat):
            options = append(options, AS_CARGO.of(self.card))
        return Choice(self.seat, "keep", options, CARD.ref(self.card))

    def take(self, state: Ahoy, option: Option) -> None:
        """Put the stolen card into the Crew, or into the hold, which may then be too full."""
        if AS_CREW.owns(option):
            join_crew(state, self.seat, self.card)
        else:
            stow(state, self.seat, self.card)


DECK: Final[list[Crew]] = [
    Shipwright(SHIPWRIGHT),
    ConvincingComrade(CONVINCING_COMRADE),
    ConvincingComrade(CONVINCING_COMRADE_TOO),
    NaiveNoble(NAIVE_NOBLE),
]
