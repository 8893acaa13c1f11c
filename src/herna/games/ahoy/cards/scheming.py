"""Crew that repairs, earns, persuades and steals (H24)."""

from __future__ import annotations

from typing import Final, final

from herna.games.ahoy.actions.cargo import stow
from herna.games.ahoy.actions.comrades import Shift
from herna.games.ahoy.actions.repair import RepairAll
from herna.games.ahoy.card import Crew
from herna.games.ahoy.changes import join_crew, leave_crew
from herna.games.ahoy.components import CARD, SEAT
from herna.games.ahoy.market import (
    CONVINCING_COMRADE,
    CONVINCING_COMRADE_TOO,
    DOCUMENTARIAN,
    ELDER,
    NAIVE_NOBLE,
    SHIPWRIGHT,
)
from herna.games.ahoy.queries import cards_in, damaged, smuggler
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.verbs import AS_CARGO, AS_CREW, STEAL
from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.rows import Row, append, i64, room, vec
from herna.kernel.step import Ask, Step


@final
class Shipwright(Crew):
    """A die repairs all your damage."""

    def die_action(self, state: Ahoy, you: Seat) -> Step[Ahoy]:
        """Repair it."""
        return RepairAll(you)


@final
class ConvincingComrade(Crew):
    """A die moves up to two Comrades from one Island to another, whoever owns the card."""

    def die_action(self, state: Ahoy, you: Seat) -> Step[Ahoy]:
        """Persuade them."""
        return Shift(you)


@final
class Documentarian(Crew):
    """A gold at the end of your turn beside an enemy Flagship."""

    def pay_at_turn_end(self, state: Ahoy, you: Seat) -> i64:
        """Look around in the region; there is never more than one gold."""
        return 1 if len(neighbours(state, you)) > 0 else 0


@final
class Elder(Crew):
    """A gold at the end of your turn without any damage."""

    def pay_at_turn_end(self, state: Ahoy, you: Seat) -> i64:
        """Inspect every slot."""
        return 0 if damaged(state, you) else 1


def neighbours(state: Ahoy, seat: Seat) -> Row:
    """Return the seats whose Flagships are in the region of this one's."""
    tile = state.where[seat] >> 2
    return vec[i64](
        [other for other in range(state.seats) if other != seat and state.where[other] >> 2 == tile]
    )


@final
class NaiveNoble(Crew):
    """Give him up to steal a Crew or a Cargo from a Flagship in your region."""

    def usable(self, state: Ahoy, you: Seat) -> bool:
        """He may be given up for nothing, too (H24.33)."""
        return True

    def use(self, state: Ahoy, you: Seat) -> None:
        """Send him."""
        leave_crew(state, you, self.card)
        state.tell("boxed", you, CARD.ref(self.card))
        state.do(Steal(you))


@final
class Steal(Ask[Ahoy]):
    """Choose what to steal."""

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
            if state.cargo[victim] >> card & 1:
                state.cargo[victim] &= ~(1 << card)
            elif state.crew[victim] >> card & 1:
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
        """Keep it so."""
        if AS_CREW.owns(option):
            join_crew(state, self.seat, self.card)
        else:
            stow(state, self.seat, self.card)


DECK: Final[list[Crew]] = [
    Shipwright(SHIPWRIGHT),
    ConvincingComrade(CONVINCING_COMRADE),
    ConvincingComrade(CONVINCING_COMRADE_TOO),
    Documentarian(DOCUMENTARIAN),
    Elder(ELDER),
    NaiveNoble(NAIVE_NOBLE),
]
