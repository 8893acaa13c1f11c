"""Crew: stays in front of its seat and answers to what happens."""

from __future__ import annotations

from typing import Final, final

from harbours.card import Card
from harbours.changes import draw, gain
from harbours.state import Harbours
from herna.kernel.choice import Seat
from herna.kernel.rows import i64
from herna.kernel.step import Pick, Step


class Crew(Card):
    """A card that joins the crew of whoever plays it."""

    def play(self, state: Harbours, you: Seat, card: i64, pick: Pick) -> None:
        """Join."""
        state.keeper[card] = you


@final
class Diver(Crew):
    """After you lose a ship, take a gold."""

    def after_sinking(self, state: Harbours, you: Seat, area: i64) -> Step[Harbours] | None:
        """Dive for it."""
        return Salvage(you)


@final
class Gossip(Crew):
    """After you lose a ship, draw a card."""

    def after_sinking(self, state: Harbours, you: Seat, area: i64) -> Step[Harbours] | None:
        """Spread the news."""
        return Hearsay(you)


@final
class Salvage(Step[Harbours]):
    """A seat takes a gold from a wreck."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: Harbours) -> None:
        """Take it."""
        gain(state, self.seat, 1)


@final
class Hearsay(Step[Harbours]):
    """A seat draws a card."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: Harbours) -> None:
        """Draw it."""
        draw(state, self.seat)


DECK: Final = ((6, Diver("diver")), (6, Gossip("gossip")))
"""How many of each there are."""
