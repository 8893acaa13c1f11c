"""Bases as printed in 2025: three work once in each turn, and the Mushroom Kingdom has other numbers."""

from __future__ import annotations

from typing import Final, final

from herna.games.smashup.base import Base
from herna.games.smashup.cards.first import bases as first
from herna.games.smashup.cards.first import lasting_bases
from herna.games.smashup.frames import Trigger
from herna.games.smashup.limits import first_this_turn_at
from herna.games.smashup.printing import reprinted_bases
from herna.games.smashup.state import SmashUp
from herna.kernel.choice import Seat
from herna.kernel.rows import i64


@final
class TheHomeworld(lasting_bases.TheHomeworld):
    """After the first minion each turn is played here, its owner may play an extra one of power 2 or less."""

    def after_play(self, state: SmashUp, base: i64, owner: Seat) -> None:
        """Give it once each turn."""
        if first_this_turn_at(state, base):
            super().after_play(state, base, owner)


@final
class TarPits(Base):
    """The first minion destroyed here each turn goes under its owner's deck instead of being discarded."""

    def swallows(self, state: SmashUp, base: i64, victim: i64) -> bool:
        """Put only the first minion of each turn under the deck."""
        return first_this_turn_at(state, base)


@final
class CaveOfShinies(lasting_bases.CaveOfShinies):
    """After the first minion each turn is destroyed here, its owner gains a victory point."""

    def after_death(self, state: SmashUp, base: i64, victim: i64) -> Trigger | None:
        """Console its owner once each turn."""
        return super().after_death(state, base, victim) if first_this_turn_at(state, base) else None


DECK: Final[tuple[Base, ...]] = reprinted_bases(
    first.DECK,
    TheHomeworld("the-homeworld", 23, (4, 2, 1), entry="the-homeworld-2025"),
    TarPits("tar-pits", 16, (4, 3, 2), entry="tar-pits-2025"),
    CaveOfShinies("cave-of-shinies", 23, (4, 2, 1), entry="cave-of-shinies-2025"),
    lasting_bases.MushroomKingdom("mushroom-kingdom", 19, (4, 3, 2)),
)
"""The bases, in the order of their numbers."""
