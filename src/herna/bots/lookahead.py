"""Looking ahead: what a position is worth, and where a move that was begun will lead."""

from __future__ import annotations

from math import exp
from typing import Any, Final, final

from herna.kernel.choice import Choice, Seat
from herna.kernel.engine import settle, take
from herna.kernel.game import Game
from herna.kernel.rng import Rng
from herna.kernel.rows import i64
from herna.kernel.state import Outcome, State

WIN: Final = 0.9
"""How much of a finished game's worth is winning it; the rest is by how much."""

LONGEST_MOVE: Final = 24
"""A move of more answers than this is judged unfinished."""


def shares(values: list[float], spread: float) -> list[float]:
    """Return the chances to win of seats that stand so well, when ``spread`` is a clear lead."""
    best = max(values)
    grown = [exp((value - best) / spread) for value in values]
    total = sum(grown)
    return [each / total for each in grown]


def worth(values: list[float], spread: float, outcome: Outcome | None) -> list[float]:
    """Return what a position is worth to each seat, from 0 to 1, all together 1."""
    found = shares(values, spread)
    if outcome is None:
        return found
    prize = WIN / len(outcome.winners)
    worths = [(1.0 - WIN) * each for each in found]
    for seat in outcome.winners:
        worths[seat] += prize
    return worths


def share(values: list[float], spread: float, outcome: Outcome | None, seat: Seat) -> float:
    """Return what a position is worth to one seat: the same as in :func:`worth`, only quicker."""
    own = values[seat]
    total = 0.0
    for value in values:
        total += exp((value - own) / spread)
    if outcome is None:
        return 1.0 / total
    prize = WIN / float(len(outcome.winners)) if seat in outcome.winners else 0.0
    return prize + (1.0 - WIN) / total


def draw(weights: list[float], rng: Rng) -> i64:
    """Return an index, with chances in proportion to weights that need not be whole."""
    total = 0.0
    for weight in weights:
        total += weight
    x = total * float(rng.bits()) / 4294967296.0
    for i in range(len(weights)):
        x -= weights[i]
        if x < 0.0:
            return i
    return len(weights) - 1


def likeliest(weights: list[float]) -> i64:
    """Return the index of the largest weight; of equal ones the first."""
    found: i64 = 0
    most = weights[0]
    for i in range(1, len(weights)):
        if weights[i] > most:
            found, most = i, weights[i]
    return found


@final
class Move:
    """Where a move began: it goes on while its questions lie on top of what was waiting then."""

    def __init__(self, game: Game[Any], state: State, choice: Choice) -> None:
        self.game: Final = game
        self.seat: Final = choice.seat
        self.prompt: Final = choice.prompt
        self.depth: Final[i64] = len(state.stack)
        self.spread: Final = game.spread()

    def lasts(self, state: State, choice: Choice) -> bool:
        """Whether the question belongs to the same move."""
        depth: i64 = len(state.stack)
        return depth > self.depth or (depth == self.depth and choice.prompt != self.prompt)

    def outcome(self, state: State, leaves: i64, rng: Rng) -> float:
        """Return what the move is worth to its seat if it goes on well, trying up to so many endings."""
        for _answer in range(LONGEST_MOVE):
            choice = settle(state)
            if choice is None or not self.lasts(state, choice):
                break
            count: i64 = len(choice.options)
            if choice.seat == self.seat and leaves >= count:
                return self.best(state, count, leaves // count, rng)
            take(state, draw(self.game.prior(state, choice), rng))
        return share(self.game.values(state), self.spread, state.outcome, self.seat)

    def go_on(self, state: State, most: i64) -> None:
        """Go on with the move as habit has it, for up to so many answers."""
        choice = settle(state)
        for _answer in range(most):
            if choice is None or not self.lasts(state, choice):
                break
            take(state, likeliest(self.game.prior(state, choice)))
            choice = settle(state)

    def best(self, state: State, count: i64, leaves: i64, rng: Rng) -> float:
        """Return what the best answer to the pending question of the move is worth."""
        found = 0.0
        for index in range(count):
            twin = state.copy()
            take(twin, index)
            found = max(found, self.outcome(twin, leaves, rng))
        return found


def weigh(move: Move, world: State, leaves: i64, rng: Rng) -> list[float]:
    """Return what each option of the pending choice is worth to its seat in one possible world."""
    choice = world.pending
    assert choice is not None
    found: list[float] = []
    luck = rng.split()
    for index in range(len(choice.options)):
        twin = world.copy()
        take(twin, index)
        found.append(move.outcome(twin, leaves, luck.copy()))
    return found


def sure_seat(choice: Choice, seen: State) -> Seat:
    """Return the seat that is asked, once it is clear that the view is its own."""
    if seen.viewer != choice.seat:
        raise ValueError(
            f"the choice is seat {choice.seat}'s, the view is of {seen.viewer}: show each its own"
        )
    return choice.seat


def certain(game: Game[Any], seen: State, choice: Choice) -> int:
    """Return the index of the one answer that needs no thought, or -1."""
    return 0 if len(choice.options) == 1 else game.reflex(seen, choice)
