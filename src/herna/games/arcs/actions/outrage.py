"""Provoking Outrage (A14.2)."""

from __future__ import annotations

from typing import Final, final

from herna.games.arcs.actions.slots import discard_type
from herna.games.arcs.changes import cover_outrage, discard_guild
from herna.games.arcs.components import (
    GUILD_CARDS,
    GUILD_SUIT,
    LOYAL_EMPATHS,
    LOYAL_ENGINEERS,
    LOYAL_KEEPERS,
    LOYAL_MARINES,
    LOYAL_PILOTS,
    OUTRAGE,
    RESOURCES,
)
from herna.games.arcs.state import Arcs
from herna.kernel.choice import Seat
from herna.kernel.rows import i64, vec
from herna.kernel.step import Step

LOYAL: Final = vec[i64]([LOYAL_ENGINEERS, LOYAL_PILOTS, LOYAL_MARINES, LOYAL_KEEPERS, LOYAL_EMPATHS])
"""The Loyal card of each suit, which Outrage leaves alone."""


def provoke(state: Arcs, seat: Seat, kind: i64) -> None:
    """Discard a seat's tokens and Guild cards of a type, and cover its Outrage slot (A14.2)."""
    state.tell("outrage", seat, OUTRAGE.ref(RESOURCES * seat + kind))
    discard_type(state, seat, kind)
    for card in range(GUILD_CARDS):
        if state.where[card] == seat and GUILD_SUIT[card] == kind and card != LOYAL[kind]:
            discard_guild(state, card)
    cover_outrage(state, seat, kind)


@final
class Provoke(Step[Arcs]):
    """A seat provokes Outrage of each of these types."""

    def __init__(self, seat: Seat, types: i64) -> None:
        self.seat: Final = seat
        self.types: Final = types

    def run(self, state: Arcs) -> None:
        """Provoke it."""
        for kind in range(RESOURCES):
            if self.types >> kind & 1 != 0:
                provoke(state, self.seat, kind)
