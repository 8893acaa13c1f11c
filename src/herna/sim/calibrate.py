"""How far ahead is clearly ahead: the spread at which a heuristic's estimates foretell winners best."""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from typing import Final

from herna.bots import bot
from herna.bots.lookahead import shares
from herna.games import game
from herna.kernel.engine import settle, take
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from herna.kernel.state import State
from herna.kernel.view import redact
from herna.sim.play import game_seed, luck

LEAST: Final = 0.25
STEP: Final = 1.1
TRIES: Final = 60
EVERY: Final = 10
"""One position in so many decisions is looked at."""

TINY: Final = 1e-9


@dataclass(frozen=True)
class Sight:
    """A position on the way: what each seat was estimated at, and who won in the end."""

    values: tuple[float, ...]
    winners: tuple[int, ...]


def sights(key: str, seats: int, games: int, seed: int = 0, name: str = "greedy") -> list[Sight]:
    """Let bots play; return positions on the way with what became of them."""
    table = game(key)
    found: list[Sight] = []
    for number in range(games):
        start = game_seed(seed, number)
        state: State = table.new(table.check(Setup(seats, {})), seeded(start))
        mind, rng = bot(name, table), luck(start)
        met: list[tuple[float, ...]] = []
        choice = settle(state)
        count = 0
        while choice is not None:
            if count % EVERY == 0:
                met.append(tuple(table.values(state)))
            count += 1
            take(state, mind.choose(redact(state, choice.seat), choice, rng))
            choice = settle(state)
        assert state.outcome is not None
        winners = tuple(int(seat) for seat in state.outcome.winners)
        found += [Sight(values, winners) for values in met]
    return found


def surprise(met: list[Sight], spread: float) -> float:
    """Return how surprising the winners were on average, if estimates were read with this spread."""
    total = 0.0
    for sight in met:
        chances = shares(list(sight.values), spread)
        total -= sum(log(max(TINY, chances[seat])) for seat in sight.winners) / len(sight.winners)
    return total / len(met)


def best_spread(met: list[Sight]) -> float:
    """Return the spread with which the winners were least surprising."""
    tried = [LEAST * STEP**number for number in range(TRIES)]
    return min(tried, key=lambda spread: surprise(met, spread))
