"""Harbours in the catalogue."""

from __future__ import annotations

from typing import Final, final

from harbours.scoring import scores
from harbours.setup import set_up
from harbours.state import Harbours
from harbours.verbs import VERBS
from herna.kernel.game import Game, Setup
from herna.kernel.rng import Rng


@final
class HarboursGame(Game[Harbours]):
    """Two to four seats, no variants."""

    def __init__(self) -> None:
        super().__init__("harbours", VERBS, (2, 3, 4), {})

    def new(self, setup: Setup, rng: Rng) -> Harbours:
        """Put the game on the table."""
        return set_up(setup.seats, rng)

    def standings(self, state: Harbours) -> list[int]:
        """Return what each seat would score now."""
        return scores(state)

    def limit(self, seats: int) -> int:
        """Eight rounds of at most a bid and a few answers for each action."""
        return 300 * seats


GAME: Final = HarboursGame()
