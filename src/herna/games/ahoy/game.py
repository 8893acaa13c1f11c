"""Ahoy in the catalogue: how many play, the variants, and how a game begins."""

from __future__ import annotations

from typing import Final, final

from herna.games.ahoy import audit, encode, why
from herna.games.ahoy.boards import REWARD_KEYS
from herna.games.ahoy.components import FACTION_KEYS, PLAN_KEYS
from herna.games.ahoy.market import CARD_KEYS
from herna.games.ahoy.mind import habits, heuristic, inference
from herna.games.ahoy.mind import parts as standing
from herna.games.ahoy.mind.characters import CHARACTERS
from herna.games.ahoy.mind.weights import WEIGHTS
from herna.games.ahoy.near_end import near_end
from herna.games.ahoy.reasons import REASONS
from herna.games.ahoy.registry import put_in_place
from herna.games.ahoy.scoring import parts, scores
from herna.games.ahoy.setup import set_up
from herna.games.ahoy.state import Ahoy
from herna.games.ahoy.tiles import TILES
from herna.games.ahoy.verbs import VERBS
from herna.kernel.choice import Choice, Seat
from herna.kernel.game import Game, Setup
from herna.kernel.observe import Passage
from herna.kernel.rng import Rng
from herna.kernel.rows import Line, i64
from herna.kernel.weights import Weights
from herna.kernel.why import Reason, Refusal


@final
class AhoyGame(Game[Ahoy]):
    """Two to four seats; the starting map may be mirrored, and Enlist read more widely."""

    def __init__(self) -> None:
        put_in_place()
        super().__init__(
            "ahoy", VERBS, (2, 3, 4), {"map": ("standard", "mirror"), "enlist": ("literal", "wide")}, rules=2
        )

    def new(self, setup: Setup, rng: Rng) -> Ahoy:
        """Put the game on the table."""
        return set_up(setup.seats, setup.variants, rng)

    def disputed(self) -> tuple[str, ...]:
        """Return the one question of Enlist that has two answers."""
        return ("enlist",)

    def standings(self, state: Ahoy) -> list[int]:
        """Return everybody's Fame if the game ended now."""
        return scores(state)

    def breakdown(self, state: Ahoy) -> list[tuple[str, list[int]]]:
        """Return the Fame by where it came from."""
        return parts(state)

    def sides(self, state: Ahoy) -> list[list[str]]:
        """Return each seat's faction."""
        return [[FACTION_KEYS[board]] for board in state.boards]

    def turn(self, state: Ahoy) -> Seat:
        """Return whose turn it is: it ends with the last die."""
        return state.active

    def limit(self, seats: int) -> int:
        """Sixty rounds at most; no simulated round came near so many decisions for a seat."""
        return 60 * 200 * seats

    def answers(self, seats: int) -> int:
        """Leave room beyond 43, the longest list of answers that random games met."""
        return 64

    def values(self, state: Ahoy) -> list[float]:
        """Return each seat's Fame, and what stands ready to become Fame."""
        return heuristic.values(state)

    def parts(self, state: Ahoy) -> list[tuple[str, list[float]]]:
        """Return the same part by part."""
        return standing.parts(state)

    def weights(self) -> Weights:
        """Return the numbers of the heuristic."""
        return WEIGHTS

    def characters(self) -> dict[str, dict[str, float]]:
        """Return how builders, raiders and gamblers value things."""
        return CHARACTERS

    def prior(self, state: Ahoy, choice: Choice) -> list[float]:
        """Return how often a sensible player would choose each option."""
        return habits.prior(state, choice)

    def infer(self, world: Ahoy, seen: Ahoy, rng: Rng) -> None:
        """Let pledges lie the way that pays."""
        inference.infer(world, seen, rng)

    def passages(self, seats: int) -> list[Passage]:
        """Return what the numbers for learners mean."""
        return encode.passages(seats)

    def write(self, state: Ahoy, seat: Seat, line: Line, at: i64) -> i64:
        """Write what a seat knows as numbers."""
        return encode.write(state, seat, line, at)

    def refusals(self, seen: Ahoy, seat: Seat) -> list[Refusal]:
        """Return why what is not offered cannot be done now."""
        return why.refusals(seen, seat)

    def reasons(self) -> list[Reason]:
        """Return every reason that refusals give."""
        return REASONS.every

    def complaints(self, state: Ahoy) -> list[str]:
        """Return what is lost, doubled or out of bounds."""
        return audit.complaints(state)

    def near_end(self, state: Ahoy, rng: Rng) -> bool:
        """Bring a game close to its end, where a turn begins."""
        return near_end(state, rng)

    def cards(self) -> list[str]:
        """Return the keys of market cards, plans, tiles, rewards and boards."""
        rewards = [f"reward-{key}" for key in REWARD_KEYS]
        tiles = [f"tile-{tile.key}" for tile in TILES]
        return [*dict.fromkeys([*CARD_KEYS, *PLAN_KEYS, *tiles, *rewards, *FACTION_KEYS])]


GAME: Final = AhoyGame()
