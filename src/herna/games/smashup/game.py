"""Smash Up in the catalogue: how many play, editions and options, and how a game begins."""

from __future__ import annotations

from typing import Final, final

from herna.games.smashup.audit import complaints
from herna.games.smashup.cards import EDITIONS, FIRST
from herna.games.smashup.components import FACTIONS, MOST_PLAYS, NOTHING, ROUND_LIMIT
from herna.games.smashup.encode import passages, write
from herna.games.smashup.mind.characters import CHARACTERS
from herna.games.smashup.mind.heuristic import WEIGHTS, prior, reflex, values
from herna.games.smashup.mind.inference import infer
from herna.games.smashup.mind.parts import parts
from herna.games.smashup.near_end import near_end
from herna.games.smashup.reasons import REASONS
from herna.games.smashup.setup import set_up
from herna.games.smashup.state import SmashUp
from herna.games.smashup.verbs import VERBS
from herna.games.smashup.why import refusals
from herna.kernel.choice import Choice, Seat
from herna.kernel.game import Game, Setup
from herna.kernel.observe import Passage
from herna.kernel.rng import Rng
from herna.kernel.rows import Line, i64
from herna.kernel.weights import Weights
from herna.kernel.why import Reason, Refusal

ANSWERS: Final = 20
"""More answers than any card asks for on average."""

VARIANTS: Final[dict[str, tuple[str, ...]]] = {
    "factions": ("snake", "free", "random"),
    "first-player": ("random", "first-seat"),
    "copies": ("one", "several"),
    "opening-redraw": ("mandatory-discard", "optional-shuffle-back"),
    "affect": ("core", "extended"),
    "empty-base-deck": ("no-replacement", "reshuffle"),
    "superlative-ties": ("all-tied", "controller-picks-one"),
    "grey-opal": ("own-minion", "any-minion"),
    "infiltrate-expiry": ("stays-inert", "destroyed"),
    "extra-from-discard": ("deferrable", "immediate"),
    "endless-game": ("round-limit", "none"),
    "card-texts": tuple(EDITIONS),
}

DISPUTED: Final = (
    "opening-redraw",
    "affect",
    "empty-base-deck",
    "superlative-ties",
    "grey-opal",
    "infiltrate-expiry",
    "extra-from-discard",
    "endless-game",
)
"""Where printings or readers differ."""


@final
class SmashUpGame(Game[SmashUp]):
    """Two to four seats, two factions each."""

    def __init__(self) -> None:
        super().__init__("smashup", VERBS, (2, 3, 4), VARIANTS, rules=4)

    def new(self, setup: Setup, rng: Rng) -> SmashUp:
        """Put the game on the table."""
        return set_up(setup.seats, setup.variants, rng)

    def disputed(self) -> tuple[str, ...]:
        """Return the variants that settle what printings or readers dispute."""
        return DISPUTED

    def standings(self, state: SmashUp) -> list[int]:
        """Return each seat's victory points."""
        return list(state.vp)

    def breakdown(self, state: SmashUp) -> list[tuple[str, list[int]]]:
        """Return the one thing that counts."""
        return [("points", self.standings(state))]

    def sides(self, state: SmashUp) -> list[list[str]]:
        """Return the two factions of each seat, as far as they are chosen."""
        found: list[list[str]] = [[] for _seat in range(state.seats)]
        for half, faction in enumerate(state.factions):
            if faction != NOTHING:
                found[half // 2].append(FACTIONS[faction])
        return [sorted(factions) for factions in found]

    def values(self, state: SmashUp) -> list[float]:
        """Return how well each seat stands."""
        return values(state)

    def parts(self, state: SmashUp) -> list[tuple[str, list[float]]]:
        """Return the same part by part."""
        return parts(state)

    def weights(self) -> Weights:
        """Return the numbers that the heuristic reads."""
        return WEIGHTS

    def characters(self) -> dict[str, dict[str, float]]:
        """Return how builders, raiders and gamblers value things."""
        return CHARACTERS

    def spread(self) -> float:
        """Two and a half points ahead is a clear lead: winners of greedy games were foretold best with it."""
        return 2.5

    def rounds(self) -> tuple[int, int, int]:
        """More than elsewhere: what a play is worth shows only over many deals of the others' hands."""
        return (20, 800, 6000)

    def prior(self, state: SmashUp, choice: Choice) -> list[float]:
        """Return how promising each option looks."""
        return prior(state, choice)

    def reflex(self, seen: SmashUp, choice: Choice) -> int:
        """Pass at once where there is nothing to use before a scoring."""
        return reflex(choice)

    def infer(self, world: SmashUp, seen: SmashUp, rng: Rng) -> None:
        """Let a rival that played no minion hold few of them."""
        infer(world, seen, rng)

    def passages(self, seats: int) -> list[Passage]:
        """Return what the numbers for learners mean."""
        return passages(seats)

    def write(self, state: SmashUp, seat: Seat, line: Line, at: i64) -> i64:
        """Write what a seat knows as numbers."""
        return write(state, seat, line, at)

    def refusals(self, seen: SmashUp, seat: Seat) -> list[Refusal]:
        """Return why cards and abilities cannot be used now."""
        return refusals(seen, seat)

    def reasons(self) -> list[Reason]:
        """Return every reason that refusals give."""
        return REASONS.every

    def complaints(self, state: SmashUp) -> list[str]:
        """Return what is wrong with the components."""
        return complaints(state)

    def turn(self, state: SmashUp) -> Seat:
        """Return whose turn it is."""
        return state.active

    def limit(self, seats: int) -> int:
        """Five hundred rounds, each turn with at most 200 cards and a few answers for each."""
        return ROUND_LIMIT * MOST_PLAYS * ANSWERS * seats

    def answers(self, seats: int) -> int:
        """Leave room beyond 36, the longest list of answers that random games met."""
        return 64

    def near_end(self, state: SmashUp, rng: Rng) -> bool:
        """Bring a game close to its end, where a turn begins."""
        return near_end(state, rng)

    def cards(self) -> list[str]:
        """Return the key of every card and base."""
        return list(FIRST.numbers) + [base.key for base in FIRST.bases]


GAME: Final = SmashUpGame()
