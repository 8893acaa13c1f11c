"""The Court deck."""

from __future__ import annotations

from typing import Final

from herna.games.arcs.card import Card
from herna.games.arcs.cards import guild, vox
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import USE_COURT
from herna.kernel.bits import first
from herna.kernel.choice import Seat
from herna.kernel.rows import Row, append, i64

PRINTED: Final[list[Card]] = [*guild.DECK, *vox.DECK]
"""What is printed on each Court card."""


def usable(state: Arcs, seat: Seat, card: i64) -> bool:
    """Whether a seat may use a card's Prelude action; not one it secured in this Prelude (A11.5)."""
    return state.secured >> card & 1 == 0 and PRINTED[card].usable(state, seat)


def prelude_options(state: Arcs, seat: Seat, options: Row) -> Row:
    """Add the Prelude actions of a seat's Guild cards."""
    left = state.held[seat]
    while left != 0:
        card = first(left)
        if usable(state, seat, card):
            options = append(options, USE_COURT.of(card))
        left &= left - 1
    return options
