"""Ahoy in the catalogue."""

from __future__ import annotations

from typing import Final, final

from herna.games.ahoy.registry import put_in_place
from herna.games.ahoy.scoring import parts, scores
from herna.games.ahoy.setup import set_up
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.verbs import VERBS
from herna.kernel.game import Game, Setup
from herna.kernel.rng import Rng


@final
class AhoyGame(Game[Ahoy]):
    """Two to four seats; the starting map may be mirrored, and Enlist read more widely."""

    def __init__(self) -> None:
        put_in_place()
        super().__init__(
            "ahoy", VERBS, (2, 3, 4), {"map": ("standard", "mirror"), "enlist": ("literal", "wide")}
        )

    def new(self, setup: Setup, rng: Rng) -> Ahoy:
        """Put the game on the table."""
        return set_up(setup.seats, setup.variants, rng)

    def standings(self, state: Ahoy) -> list[int]:
        """Return everybody's Fame if the game ended now."""
        return scores(state)

    def breakdown(self, state: Ahoy) -> list[tuple[str, list[int]]]:
        """Return the Fame by where it came from."""
        return parts(state)

    def limit(self, seats: int) -> int:
        """Sixty rounds at most; no simulated round came near so many decisions for a seat."""
        return 60 * 200 * seats


GAME: Final = AhoyGame()
