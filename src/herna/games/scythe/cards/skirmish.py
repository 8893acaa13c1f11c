"""The steps of the abilities that speak before the dials of a combat are set (S11)."""

from __future__ import annotations

from typing import Final, final

from herna.games.scythe.changes import lose_power
from herna.games.scythe.components import ABILITY, COMBAT_CARD, SEAT, Faction, Slot
from herna.games.scythe.mat import ability_number
from herna.games.scythe.state import Scythe
from herna.games.scythe.verbs import STOLEN, USE
from herna.kernel.choice import CHANCE, PASS, Choice, Option, Seat, or_pass
from herna.kernel.pile import only
from herna.kernel.rows import i64, vec
from herna.kernel.step import Ask, Step

SHOT: Final = 1
"""The power that Artillery costs."""
HIT: Final = 2
"""The power that the foe loses."""


def whether_to_use(seat: Seat, faction: i64) -> Choice:
    """Ask whether a faction's combat ability is used."""
    number = ability_number(faction, Slot.COMBAT)
    return Choice(seat, "ability", or_pass(vec[i64]([USE.of(number)])), ABILITY.ref(number))


@final
class FireArtillery(Ask[Scythe]):
    """A power for two of the foe's."""

    def __init__(self, seat: Seat, foe: Seat) -> None:
        super().__init__(seat)
        self.foe: Final = foe

    def choice(self, state: Scythe) -> Choice:
        """Ask whether to fire."""
        return whether_to_use(self.seat, Faction.NORDIC)

    def take(self, state: Scythe, option: Option) -> None:
        """Pay one power, and let the foe lose two, down to none; or hold the fire."""
        if option == PASS:
            return
        state.tell("artillery", self.seat, SEAT.ref(self.foe))
        lose_power(state, self.seat, SHOT)
        lose_power(state, self.foe, HIT)


@final
class SendScout(Ask[Scythe]):
    """A combat card of the foe's may be stolen."""

    def __init__(self, seat: Seat, foe: Seat) -> None:
        super().__init__(seat)
        self.foe: Final = foe

    def choice(self, state: Scythe) -> Choice:
        """Offer to send the scout."""
        return whether_to_use(self.seat, Faction.CRIMEA)

    def take(self, state: Scythe, option: Option) -> None:
        """Let chance take a card from the foe's hand, unless the scout stays at home."""
        if option != PASS:
            state.do(Steal(self.seat, self.foe))


@final
class Steal(Ask[Scythe]):
    """A random combat card changes hands; only the two of them see it."""

    def __init__(self, thief: Seat, victim: Seat) -> None:
        super().__init__(CHANCE)
        self.thief: Final = thief
        self.victim: Final = victim

    def choice(self, state: Scythe) -> Choice:
        """Let chance pick one of the cards in the victim's hand."""
        return Choice(CHANCE, "scout", STOLEN.each(state.hands[self.victim].cards()))

    def take(self, state: Scythe, option: Option) -> None:
        """Hand the card over; nobody else sees which."""
        card = STOLEN.target(option)
        known = state.hands[self.victim].take(card)
        state.hands[self.thief].put(card, known | only(self.thief))
        state.tell("scouted", self.thief, COMBAT_CARD.ref(card), SEAT.ref(self.victim), to=self.thief)


@final
class DisarmFoe(Step[Scythe]):
    """The foe loses two power."""

    def __init__(self, seat: Seat, foe: Seat) -> None:
        self.seat: Final = seat
        self.foe: Final = foe

    def run(self, state: Scythe) -> None:
        """Take two power from the foe, down to none; it costs nothing."""
        state.tell("disarmed", self.seat, SEAT.ref(self.foe))
        lose_power(state, self.foe, HIT)
