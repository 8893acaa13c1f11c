"""Pirates as printed in 2025: Buccaneer escapes once a turn, and Saucy Wench is called Cut Lass."""

from __future__ import annotations

from typing import Final, final

from herna.games.smashup.card import MINION
from herna.games.smashup.cards.first import pirates as first
from herna.games.smashup.limits import use_this_turn, used_this_turn
from herna.games.smashup.printing import Deck, reprinted
from herna.games.smashup.state import SmashUp
from herna.kernel.choice import or_pass
from herna.kernel.rows import Row, i64, vec


@final
class Buccaneer(first.Buccaneer):
    """Once each turn, if it would be destroyed, you may move it to another base instead."""

    def ways_out(self, state: SmashUp, card: i64) -> Row:
        """To any other base, or not."""
        if used_this_turn(state, card):
            return vec[i64]()
        ways = super().ways_out(state, card)
        return or_pass(ways) if len(ways) > 0 else ways

    def has_escaped(self, state: SmashUp, card: i64) -> None:
        """That was it for this turn."""
        use_this_turn(state, card)


DECK: Final[Deck] = reprinted(
    first.DECK,
    Buccaneer("buccaneer", MINION, 4, entry="buccaneer-2025"),
    first.SaucyWench("saucy-wench", MINION, 3, entry="saucy-wench-2025"),
)
"""How many of each card the faction has."""
