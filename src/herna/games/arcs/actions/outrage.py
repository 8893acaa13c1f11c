"""Provoking Outrage (A14.2)."""

from __future__ import annotations

from typing import Final, final

from herna.games.arcs.actions.slots import discard_type
from herna.games.arcs.changes import cover_outrage
from herna.games.arcs.components import OUTRAGE, RESOURCES
from herna.games.arcs.court import discard_guild
from herna.games.arcs.listeners import DECK
from herna.games.arcs.pieces import outrage_of
from herna.games.arcs.queries import guild_cards
from herna.games.arcs.state import Arcs
from herna.kernel.bits import has
from herna.kernel.choice import Seat
from herna.kernel.rows import i64
from herna.kernel.step import Step


def provoke(state: Arcs, seat: Seat, kind: i64) -> None:
    """Discard a seat's tokens and Guild cards of a type, and cover its Outrage slot (A14.2)."""
    state.tell("outrage", seat, OUTRAGE.ref(outrage_of(seat, kind)))
    discard_type(state, seat, kind)
    for number in guild_cards(state, seat):
        card = DECK.court[number]
        if card.suit == kind and not card.withstands_outrage():
            discard_guild(state, number)
    cover_outrage(state, seat, kind)


@final
class Provoke(Step[Arcs]):
    """A seat provokes Outrage of each of these types."""

    def __init__(self, seat: Seat, types: i64) -> None:
        self.seat: Final = seat
        self.types: Final = types

    def run(self, state: Arcs) -> None:
        """Provoke Outrage type by type; a city in a gate may have several (L11)."""
        for kind in range(RESOURCES):
            if has(self.types, kind):
                provoke(state, self.seat, kind)
