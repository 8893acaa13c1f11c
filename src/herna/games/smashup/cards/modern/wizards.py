"""Wizards as printed in 2025: the Archmage gives an extra action as a talent."""

from __future__ import annotations

from typing import Final, final

from herna.games.smashup.actions.play_action import grant_actions
from herna.games.smashup.card import MINION, Card
from herna.games.smashup.cards.first import wizards as first
from herna.games.smashup.components import CARD
from herna.games.smashup.printing import Deck, reprinted
from herna.games.smashup.state import SmashUp
from herna.kernel.choice import Seat
from herna.kernel.rows import i64


@final
class Archmage(Card):
    """Talent: play an extra action."""

    def talent(self, state: SmashUp, seat: Seat, card: i64) -> None:
        """Give the extra action, which stays even if the Archmage does not (A13)."""
        grant_actions(state, seat, 1, CARD.ref(card))


DECK: Final[Deck] = reprinted(
    first.DECK,
    Archmage("archmage", MINION, 4, entry="archmage-2025"),
)
"""How many of each card the faction has."""
