"""The two lowest rungs of the ladder: any answer at all, and the best one step ahead."""

from __future__ import annotations

from typing import Any, Final, final

from herna.bots.bot import Bot
from herna.bots.lookahead import Move, certain, sure_seat, weigh
from herna.kernel.choice import Choice
from herna.kernel.game import Game
from herna.kernel.rng import Rng
from herna.kernel.rows import i64
from herna.kernel.state import State
from herna.kernel.view import sample

WORLDS: Final = 2
"""How many worlds a greedy bot imagines before it answers."""

LEAVES: Final = 4
"""How many ways to end each move it looks at."""


@final
class RandomBot(Bot):
    """Takes any option, each as likely."""

    def choose(self, seen: State, choice: Choice, rng: Rng) -> int:
        """Take any of the options, each as likely as the others."""
        return rng.below(len(choice.options))


@final
class GreedyBot(Bot):
    """Looks one move ahead, in a world that fits what it sees, and takes what looks best then."""

    def __init__(self, game: Game[Any], worlds: i64 = WORLDS, leaves: i64 = LEAVES) -> None:
        super().__init__(game)
        self.worlds: Final = worlds
        self.leaves: Final = leaves

    def choose(self, seen: State, choice: Choice, rng: Rng) -> int:
        """Weigh every option in each world, if there is more than one worth a thought."""
        sure_seat(choice, seen)
        sure = certain(self.game, seen, choice)
        if sure >= 0:
            return sure
        return highest(self.weights(seen, choice, rng), rng)

    def weights(self, seen: State, choice: Choice, rng: Rng) -> list[float]:
        """Return what each option is worth, all worlds together."""
        totals = [0.0 for _option in choice.options]
        move = Move(self.game, seen, choice)
        for _world in range(self.worlds):
            world = sample(seen, rng)
            self.game.infer(world, seen, rng)
            for index, value in enumerate(weigh(move, world, self.leaves, rng)):
                totals[index] += value
        return totals


def highest(weights: list[float], rng: Rng) -> i64:
    """Return the index of the largest weight; of equal ones, any."""
    best = max(weights)
    ties = [index for index in range(len(weights)) if weights[index] >= best]
    return ties[rng.below(len(ties))]
