"""Scythe in the catalogue: how many play, the variants, and how a game begins."""

from __future__ import annotations

from typing import Final, final

from herna.games.scythe.audit import complaints
from herna.games.scythe.cards import KEYS
from herna.games.scythe.components import NOBODY, TURN_LIMIT, Faction, Mat
from herna.games.scythe.encode import passages, write
from herna.games.scythe.mind.characters import CHARACTERS
from herna.games.scythe.mind.habits import prior
from herna.games.scythe.mind.heuristic import values
from herna.games.scythe.mind.inference import infer
from herna.games.scythe.mind.parts import parts
from herna.games.scythe.mind.weights import WEIGHTS
from herna.games.scythe.near_end import near_end
from herna.games.scythe.profile import DISPUTED, VARIANTS
from herna.games.scythe.reasons import REASONS
from herna.games.scythe.scoring import breakdown, scores
from herna.games.scythe.setup import set_up
from herna.games.scythe.state import Scythe
from herna.games.scythe.verbs import LOAD_ALL, VERBS
from herna.games.scythe.why import refusals
from herna.kernel.choice import Choice, Seat
from herna.kernel.game import Game, Setup
from herna.kernel.observe import Passage
from herna.kernel.rng import Rng
from herna.kernel.rows import Line, i64
from herna.kernel.verb import Verb
from herna.kernel.weights import Weights
from herna.kernel.why import Reason, Refusal

DECISIONS_A_TURN: Final = 400
"""More than any turn asks for: deals and sections 20, three movements with loads 82, three combats with
deals, cards and retreats 160, an encounter or a visit 25, a bottom action 15, windows and charges 10."""


@final
class ScytheGame(Game[Scythe]):
    """Two to five seats, two presets, and a switch for each rule that printings disagree about."""

    def __init__(self) -> None:
        super().__init__("scythe", VERBS, (2, 3, 4, 5), VARIANTS, rules=4)

    def new(self, setup: Setup, rng: Rng) -> Scythe:
        """Put the game on the table."""
        return set_up(setup.seats, setup.variants, rng)

    def disputed(self) -> tuple[str, ...]:
        """Return the variants that settle what printings or readers dispute."""
        return DISPUTED

    def standings(self, state: Scythe) -> list[int]:
        """Return what each seat would score now."""
        return scores(state)

    def breakdown(self, state: Scythe) -> list[tuple[str, list[int]]]:
        """Return the score part by part."""
        return breakdown(state)

    def sides(self, state: Scythe) -> list[list[str]]:
        """Return each seat's faction and player mat."""
        found: list[list[str]] = [[] for _seat in range(state.seats)]
        for seat in range(state.seats):
            if state.faction[seat] != NOBODY:
                found[seat].append(Faction(state.faction[seat]).name.lower())
            if state.mat[seat] != NOBODY:
                found[seat].append(Mat(state.mat[seat]).name.lower())
        return found

    def whole(self) -> tuple[Verb, ...]:
        """Return the verb that loads all there is."""
        return (LOAD_ALL,)

    def turn(self, state: Scythe) -> Seat:
        """Return whose turn it is."""
        return state.active

    def limit(self, seats: int) -> int:
        """Bound the game by its turn limit (S26.5) and the decisions of the longest turn."""
        return TURN_LIMIT * seats * DECISIONS_A_TURN

    def values(self, state: Scythe) -> list[float]:
        """Return how well each seat stands."""
        return values(state)

    def parts(self, state: Scythe) -> list[tuple[str, list[float]]]:
        """Return the same part by part."""
        return parts(state)

    def weights(self) -> Weights:
        """Return the numbers the heuristic reads."""
        return WEIGHTS

    def characters(self) -> dict[str, dict[str, float]]:
        """Return how builders, raiders and gamblers value things."""
        return CHARACTERS

    def spread(self) -> float:
        """Fifteen coins ahead is a clear lead."""
        return 15.0

    def prior(self, state: Scythe, choice: Choice) -> list[float]:
        """Return how promising each option looks."""
        return prior(state, choice)

    def infer(self, world: Scythe, seen: Scythe, rng: Rng) -> None:
        """Let rivals hold what they would not have revealed, and fight as players usually do."""
        infer(world, seen, rng)

    def passages(self, seats: int) -> list[Passage]:
        """Return what the numbers for learners mean."""
        return passages(seats)

    def write(self, state: Scythe, seat: Seat, line: Line, at: i64) -> i64:
        """Write what a seat knows as numbers."""
        return write(state, seat, line, at)

    def refusals(self, seen: Scythe, seat: Seat) -> list[Refusal]:
        """Return why things cannot be done now."""
        return refusals(seen, seat)

    def reasons(self) -> list[Reason]:
        """Return every reason that refusals give."""
        return REASONS.every

    def complaints(self, state: Scythe) -> list[str]:
        """Return what is wrong with the components."""
        return complaints(state)

    def near_end(self, state: Scythe, rng: Rng) -> bool:
        """Bring a game close to its end, where a turn begins."""
        return near_end(state, rng)

    def cards(self) -> list[str]:
        """Return the key of everything printed."""
        return KEYS


GAME: Final = ScytheGame()
