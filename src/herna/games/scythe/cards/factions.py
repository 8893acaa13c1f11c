"""What each faction can do from the first turn on (S12)."""

from __future__ import annotations

from typing import Final, final

from herna.games.scythe.board import RIVER
from herna.games.scythe.changes import discard_card
from herna.games.scythe.components import COMBAT_CARD, FACTORY_SECTION
from herna.games.scythe.mat import Ability
from herna.games.scythe.state import Scythe
from herna.kernel.choice import Seat
from herna.kernel.rows import i64
from herna.kernel.step import Step


@final
class Swim(Ability):
    """Nordic: workers cross rivers."""

    def walks(self, state: Scythe, seat: Seat, here: i64) -> i64:
        """Return all spaces across a river from here, whatever their terrain."""
        return RIVER[here]


@final
class Relentless(Ability):
    """Rusviet: the action token may stay where it is."""

    def repeats(self, state: Scythe, section: i64) -> bool:
        """Stay on any section; on the Factory card as agreed."""
        return section != FACTORY_SECTION or state.profile.relentless_factory


@final
class Coercion(Ability):
    """Crimea: once in its turn it may spend a combat card as if it were a resource."""

    def may_spend_card(self, state: Scythe, seat: Seat) -> bool:
        """Only once, and only in the own turn."""
        return seat == state.active and state.turn.coerced == 0 and state.hands[seat].size() > 0

    def spend_card(self, seat: Seat, card: i64) -> Step[Scythe] | None:
        """Discard the combat card as a resource of any kind, once in this turn."""
        return Coerce(seat, card)


@final
class Coerce(Step[Scythe]):
    """A combat card is spent as a resource."""

    def __init__(self, seat: Seat, card: i64) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, state: Scythe) -> None:
        """Discard it, and remember that it was the turn's."""
        discard_card(state, self.seat, self.card)
        state.turn.coerced = 1
        state.tell("coerced", self.seat, COMBAT_CARD.ref(self.card))


@final
class Dominate(Ability):
    """Saxony: a star for every combat won, and for both objectives."""

    def counts_every_victory(self) -> bool:
        """Place a third star for combat, and more."""
        return True

    def keeps_objectives(self) -> bool:
        """Let the other objective stay in hand when one is revealed."""
        return True


@final
class Meander(Ability):
    """Polania: two options at each encounter."""

    def adds_options(self) -> i64:
        """Let a second option of an encounter be taken, with a payment of its own (S12.7)."""
        return 1


FACTION_TEXTS: Final[list[Ability]] = [Swim(), Relentless(), Coercion(), Dominate(), Meander()]
"""In the order of the factions."""
