"""Zombies as printed in 2025: They're Coming to Get You works once in each of your turns."""

from __future__ import annotations

from typing import Final, final

from herna.games.smashup.card import ON_BASE
from herna.games.smashup.cards.first import zombies as first
from herna.games.smashup.limits import use_this_turn, used_this_turn
from herna.games.smashup.printing import Deck, reprinted
from herna.games.smashup.state import SmashUp
from herna.kernel.choice import Seat
from herna.kernel.rows import i64


@final
class TheyreComingToGetYou(first.TheyreComingToGetYou):
    """Once in each of your turns you may play a minion here from your discard pile instead of your hand."""

    def opens(self, state: SmashUp, card: i64, seat: Seat) -> bool:
        """Let one of its controller's minions come."""
        return state.controller[card] == seat and not used_this_turn(state, card)

    def has_opened(self, state: SmashUp, card: i64) -> None:
        """That was it for this turn."""
        use_this_turn(state, card)


DECK: Final[Deck] = reprinted(
    first.DECK,
    TheyreComingToGetYou("theyre-coming-to-get-you", ON_BASE, entry="theyre-coming-to-get-you-2025"),
)
"""How many of each card the faction has."""
