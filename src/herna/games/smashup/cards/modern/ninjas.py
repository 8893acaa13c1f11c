"""Ninjas as printed in 2025: Ninja Acolyte, Infiltrate and Smoke Bomb differ."""

from __future__ import annotations

from typing import Final, final

from herna.games.smashup.card import MINION, ON_BASE, ON_MINION, Card
from herna.games.smashup.cards.first import ninjas as first
from herna.games.smashup.changes import destroy_action
from herna.games.smashup.components import BASE
from herna.games.smashup.limits import hush
from herna.games.smashup.printing import Deck, reprinted
from herna.games.smashup.queries import actions_on
from herna.games.smashup.questions import maybe_card
from herna.games.smashup.state import SmashUp
from herna.kernel.choice import Seat
from herna.kernel.rows import i64, vec
from herna.kernel.step import Pick


@final
class Infiltrate(Card):
    """You may destroy another action on its base. Talent: destroy it to silence the base until your turn."""

    def play(self, state: SmashUp, you: Seat, card: i64, pick: Pick) -> None:
        """Destroy one, or none."""
        here = actions_on(state, state.where[card])
        chosen = maybe_card(pick, "destroy-action", vec[i64]([each for each in here if each != card]))
        if chosen >= 0:
            destroy_action(state, chosen)

    def talent(self, state: SmashUp, seat: Seat, card: i64) -> None:
        """Destroy it, and take the base's ability away until this player's next turn."""
        base = state.where[card]
        destroy_action(state, card)
        hush(state, base, seat)
        state.tell("hushed", seat, BASE.ref(base))


@final
class SmokeBomb(first.Smoke):
    """It stays on the minion, while the one of the first print goes at the start of your turn."""


DECK: Final[Deck] = reprinted(
    first.DECK,
    first.NinjaAcolyte("ninja-acolyte", MINION, 2, entry="ninja-acolyte-2025"),
    Infiltrate("infiltrate", ON_BASE, entry="infiltrate-2025"),
    SmokeBomb("smoke-bomb", ON_MINION, entry="smoke-bomb-2025"),
)
"""How many of each card the faction has."""
