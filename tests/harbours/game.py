"""Harbours in the catalogue."""

from __future__ import annotations

from typing import Final, final

from harbours.audit import complaints
from harbours.encode import passages, write
from harbours.mind.characters import CHARACTERS
from harbours.mind.heuristic import parts, prior, values
from harbours.mind.weights import WEIGHTS
from harbours.reasons import REASONS
from harbours.scoring import breakdown, scores
from harbours.setup import set_up
from harbours.state import Harbours
from harbours.verbs import VERBS
from harbours.why import refusals
from herna.kernel.choice import Choice, Seat
from herna.kernel.game import Game, Setup
from herna.kernel.observe import Passage
from herna.kernel.rng import Rng
from herna.kernel.rows import Line, i64
from herna.kernel.weights import Weights
from herna.kernel.why import Reason, Refusal


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

    def breakdown(self, state: Harbours) -> list[tuple[str, list[int]]]:
        """Return the points by where they come from."""
        return breakdown(state)

    def limit(self, seats: int) -> int:
        """Eight rounds of at most a bid and a few answers for each action."""
        return 300 * seats

    def values(self, state: Harbours) -> list[float]:
        """Return how well each seat stands."""
        return values(state)

    def parts(self, state: Harbours) -> list[tuple[str, list[float]]]:
        """Return the same part by part."""
        return parts(state)

    def weights(self) -> Weights:
        """Return what the heuristic reads."""
        return WEIGHTS

    def characters(self) -> dict[str, dict[str, float]]:
        """Return how builders, raiders and gamblers value things."""
        return CHARACTERS

    def spread(self) -> float:
        """Three points ahead is a clear lead."""
        return 3.0

    def prior(self, state: Harbours, choice: Choice) -> list[float]:
        """Return how promising each option looks."""
        return prior(state, choice)

    def passages(self, seats: int) -> list[Passage]:
        """Return what the numbers for learners mean."""
        return passages(seats)

    def write(self, state: Harbours, seat: Seat, line: Line, at: i64) -> i64:
        """Write what a seat knows as numbers."""
        return write(state, seat, line, at)

    def refusals(self, seen: Harbours, seat: Seat) -> list[Refusal]:
        """Return why what is not offered cannot be done."""
        return refusals(seen, seat)

    def reasons(self) -> list[Reason]:
        """Return every reason that refusals give."""
        return REASONS.every

    def complaints(self, state: Harbours) -> list[str]:
        """Return what is wrong with the components."""
        return complaints(state)

    def cards(self) -> list[str]:
        """Return the four printed cards."""
        return ["storm", "windfall", "diver", "gossip"]


GAME: Final = HarboursGame()
