"""Arcs in the catalogue: how many play, leaders and lore, the variants, and how a game begins."""

from __future__ import annotations

from typing import Final, final

from herna.games.arcs.atlas import SETUP_KEYS
from herna.games.arcs.audit import complaints
from herna.games.arcs.components import NONE
from herna.games.arcs.encode import passages, write
from herna.games.arcs.mind.characters import CHARACTERS
from herna.games.arcs.mind.heuristic import prior, values
from herna.games.arcs.mind.inference import infer
from herna.games.arcs.mind.parts import parts
from herna.games.arcs.mind.weights import WEIGHTS
from herna.games.arcs.near_end import near_end
from herna.games.arcs.printed import (
    ACTION_KEYS,
    AMBITION_KEYS,
    COURT_KEYS,
    DIE_KEYS,
    LEADER_KEYS,
    LORE_KEYS,
)
from herna.games.arcs.reasons import REASONS
from herna.games.arcs.scoring import breakdown, scores
from herna.games.arcs.setup import set_up
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import ALL, VERBS
from herna.games.arcs.why import refusals
from herna.kernel.choice import Choice, Seat
from herna.kernel.game import Game, Setup
from herna.kernel.observe import Passage
from herna.kernel.rng import Rng
from herna.kernel.rows import Line, i64
from herna.kernel.verb import Verb
from herna.kernel.weights import Weights
from herna.kernel.why import Reason, Refusal

VARIANTS: Final[dict[str, tuple[str, ...]]] = {
    "leaders": ("none", "base", "pack", "both"),
    "lore": ("one", "two"),
    "setup": ("random", "1", "2", "3", "4"),
    "discard": ("joint", "split"),
    "concede": ("off", "on"),
}
"""Which leaders and lore, lore for each player, the setup card, discard piles (A22), conceding (A21.6)."""


@final
class ArcsGame(Game[Arcs]):
    """Two to four seats; the base game, or with leaders and lore."""

    def __init__(self) -> None:
        super().__init__("arcs", VERBS, (2, 3, 4), VARIANTS, rules=2)

    def new(self, setup: Setup, rng: Rng) -> Arcs:
        """Put the game on the table."""
        return set_up(setup, rng)

    def standings(self, state: Arcs) -> list[int]:
        """Return each seat's Power if the chapter ended now."""
        return scores(state)

    def breakdown(self, state: Arcs) -> list[tuple[str, list[int]]]:
        """Return Power gained so far, and what each declared ambition would bring."""
        return breakdown(state)

    def sides(self, state: Arcs) -> list[list[str]]:
        """Return each seat's leader, when leaders are in play."""
        return [[LEADER_KEYS[leader]] if leader != NONE else [] for leader in state.leader]

    def whole(self) -> tuple[Verb, ...]:
        """Return the verb that moves all ships."""
        return (ALL,)

    def turn(self, state: Arcs) -> Seat:
        """Return whose turn it is: it ends with the last action."""
        return state.active

    def limit(self, seats: int) -> int:
        """Five chapters of a few hundred answers for each seat, with room to spare."""
        return 4000 * seats

    def answers(self, seats: int) -> int:
        """Leave room beyond 20, the longest list of answers that random games met."""
        return 32

    def values(self, state: Arcs) -> list[float]:
        """Return an estimate of each seat's final Power."""
        return values(state)

    def parts(self, state: Arcs) -> list[tuple[str, list[float]]]:
        """Return the same part by part."""
        return parts(state)

    def weights(self) -> Weights:
        """Return the numbers of the estimate."""
        return WEIGHTS

    def characters(self) -> dict[str, dict[str, float]]:
        """Return how builders, raiders and gamblers value things."""
        return CHARACTERS

    def spread(self) -> float:
        """Two won ambitions apart, the better seat nearly always wins."""
        return 12.0

    def prior(self, state: Arcs, choice: Choice) -> list[float]:
        """Return how promising each option looks at first sight."""
        return prior(state, choice)

    def infer(self, world: Arcs, seen: Arcs, rng: Rng) -> None:
        """Deal Rivals likelier hands, from what they did not Surpass."""
        infer(world, seen, rng)

    def passages(self, seats: int) -> list[Passage]:
        """Return what the numbers for learners mean."""
        return passages(seats)

    def write(self, state: Arcs, seat: Seat, line: Line, at: i64) -> i64:
        """Write what a seat knows as numbers."""
        return write(state, seat, line, at)

    def refusals(self, seen: Arcs, seat: Seat) -> list[Refusal]:
        """Return why actions and cards cannot be used now."""
        return refusals(seen, seat)

    def reasons(self) -> list[Reason]:
        """Return every reason that refusals give."""
        return REASONS.every

    def complaints(self, state: Arcs) -> list[str]:
        """Return what is wrong with the components."""
        return complaints(state)

    def near_end(self, state: Arcs, rng: Rng) -> bool:
        """Bring a game close to its end, where a turn begins."""
        return near_end(state, rng)

    def cards(self) -> list[str]:
        """Return the key of every card, setup card, die and ambition."""
        keys = [*ACTION_KEYS, *COURT_KEYS, *LEADER_KEYS, *LORE_KEYS]
        return [*keys, *SETUP_KEYS, *DIE_KEYS, *AMBITION_KEYS]


GAME: Final = ArcsGame()
