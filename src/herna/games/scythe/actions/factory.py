"""The Factory: a card for the first visit, and its section from the next turn on (S16)."""

from __future__ import annotations

from typing import final

from herna.games.scythe.actions.pay import PayCard
from herna.games.scythe.actions.prize import award
from herna.games.scythe.cards.factory import CARDS
from herna.games.scythe.components import FACTORY_CARD, NOWHERE
from herna.games.scythe.state import Scythe
from herna.games.scythe.verbs import KEEP
from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.pile import PUBLIC
from herna.kernel.rows import changed, i64
from herna.kernel.step import Ask


@final
class KeepCard(Ask[Scythe]):
    """Look at the Factory cards and keep one."""

    def choice(self, state: Scythe) -> Choice:
        """List the cards that lie on the board."""
        return Choice(self.seat, "factory", KEEP.each(state.factory.cards()))

    def take(self, state: Scythe, option: Option) -> None:
        """Take the card for the rest of the game; from now on everybody sees it (S23.4)."""
        card = KEEP.target(option)
        state.factory.take(card)
        state.factory_away.put(card, PUBLIC)
        state.factory_card = changed(state.factory_card, self.seat, card)
        state.tell("kept", self.seat, FACTORY_CARD.ref(card))


def can_use(state: Scythe, seat: Seat, card: i64) -> bool:
    """Whether a seat can pay for the top action of its Factory card."""
    printed = CARDS[card]
    return (
        state.coins[seat] >= printed.coins
        and state.power[seat] >= printed.power
        and state.popularity[seat] >= printed.popularity
        and state.hands[seat].size() >= printed.cards
    )


def use_factory(state: Scythe, seat: Seat, card: i64) -> None:
    """Pay what the card says, then gain what it says; pieces need an own worker where they go."""
    printed = CARDS[card]
    state.coins[seat] -= printed.coins
    state.power[seat] -= printed.power
    state.popularity[seat] -= printed.popularity
    state.tell("factory", seat, FACTORY_CARD.ref(card))
    if printed.cards > 0:
        state.then(PayCard(seat))
    award(state, seat, printed.prize, NOWHERE, FACTORY_CARD.ref(card))
