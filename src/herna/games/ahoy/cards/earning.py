"""Crew that earns gold, and makes more of it (H24)."""

from __future__ import annotations

from typing import Final, final

from herna.games.ahoy.card import Crew
from herna.games.ahoy.components import HARBOR, WRECKAGE
from herna.games.ahoy.market import DIVER, DOCUMENTARIAN, ELDER, MERCHANT, MIDDLEMAN
from herna.games.ahoy.queries import neighbours
from herna.games.ahoy.slots import damaged
from herna.games.ahoy.state import Ahoy
from herna.kernel.choice import Seat
from herna.kernel.rows import i64

MIDDLEMAN_PIPS: Final = 2


@final
class Middleman(Crew):
    """Each gold spent on a die alters it by one or two."""

    def pips_for_gold(self) -> i64:
        """Let each gold alter the die by up to two instead of one (H24.18)."""
        return MIDDLEMAN_PIPS


@final
class Merchant(Crew):
    """A gold for anchoring at a Harbor."""

    def anchor_gold(self, state: Ahoy, you: Seat, terrain: i64) -> i64:
        """Trade there; an Island is no Harbor (H24.6)."""
        return 1 if terrain == HARBOR else 0


@final
class Diver(Crew):
    """A gold for anchoring at Wreckage, beside the Treasure."""

    def anchor_gold(self, state: Ahoy, you: Seat, terrain: i64) -> i64:
        """Dive for it (H24.16)."""
        return 1 if terrain == WRECKAGE else 0


@final
class Documentarian(Crew):
    """A gold at the end of your turn beside an enemy Flagship."""

    def turn_end_gold(self, state: Ahoy, you: Seat) -> i64:
        """Look around in the region; there is never more than one gold (H24.5)."""
        return 1 if len(neighbours(state, you)) > 0 else 0


@final
class Elder(Crew):
    """A gold at the end of your turn without any damage."""

    def turn_end_gold(self, state: Ahoy, you: Seat) -> i64:
        """Inspect every slot (H24.24)."""
        return 0 if damaged(state, you) else 1


DECK: Final[list[Crew]] = [
    Middleman(MIDDLEMAN),
    Merchant(MERCHANT),
    Diver(DIVER),
    Documentarian(DOCUMENTARIAN),
    Elder(ELDER),
]
