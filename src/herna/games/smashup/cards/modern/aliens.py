"""Aliens as printed in 2025: Terraforming brings the actions along to the new base."""

from __future__ import annotations

from typing import Final, final

from herna.games.smashup.card import STANDARD
from herna.games.smashup.cards.first import aliens as first
from herna.games.smashup.printing import Deck, reprinted
from herna.games.smashup.state import SmashUp
from herna.kernel.rows import i64


@final
class Terraforming(first.Terraforming):
    """Swap a base in play, with all cards on it, for one from the base deck; perhaps an extra minion."""

    def take_along(self, state: SmashUp, action: i64, new: i64) -> None:
        """Move an action to the new base."""
        state.move(action, new)


DECK: Final[Deck] = reprinted(
    first.DECK,
    Terraforming("terraforming", STANDARD, entry="terraforming-2025"),
)
"""How many of each card the faction has."""
