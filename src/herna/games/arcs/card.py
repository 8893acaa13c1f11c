"""What a Court card can do; each card overrides what is printed on it."""

from __future__ import annotations

from typing import Final

from herna.games.arcs.state import Arcs
from herna.kernel.choice import Seat
from herna.kernel.rows import i64


class Card:
    """A printed Court card. One object serves every game, so it has no state."""

    def __init__(self, card: i64) -> None:
        self.card: Final = card
        """Its number among the Court cards."""

    def usable(self, state: Arcs, you: Seat) -> bool:
        """Whether it has a Prelude action that its holder may use now (A11.2)."""
        return False

    def prelude(self, state: Arcs, you: Seat) -> None:
        """Do what its Prelude action says."""

    def when_secured(self, state: Arcs, you: Seat) -> None:
        """Do what happens when a Vox card is secured (A12.16)."""
