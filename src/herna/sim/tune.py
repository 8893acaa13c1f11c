"""Tuning a heuristic by playing: small changes are kept only if they win, and the result is checked afresh.

Each step changes some weights a little and lets a bot with the changed weights meet the same bot with
those found so far, on the same setups from both seats. A change stays if its share of wins lies surely
above a half. In the end the weights found meet those we started from, on setups never used before.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from math import cos, exp, log, pi, sqrt
from typing import Any, Final

from herna.bots import bot
from herna.games import CATALOGUE, game
from herna.kernel.engine import settle, take
from herna.kernel.errors import BadSetup
from herna.kernel.game import Setup
from herna.kernel.rng import Rng, seeded
from herna.kernel.state import State
from herna.kernel.view import redact
from herna.sim.engines import Engine, run
from herna.sim.play import ALONE, game_seed, luck
from herna.sim.ratings import interval

PATIENCE: Final = 20
"""Games after which a change that surely loses is given up."""

CHECK: Final = 1_000_000
"""Setups from this number on are kept for the check at the end."""


@dataclass(frozen=True)
class Tuning:
    """What to tune: a game, by which bot, for how many steps of how many games."""

    game: str
    bot: str = "greedy"
    steps: int = 30
    games: int = 200
    seed: int = 0
    size: float = 0.3
    """How large a change is: about this part of a weight."""
    module: str = ""


@dataclass(frozen=True)
class Step:
    """One change that was tried."""

    weights: tuple[float, ...]
    wins: float
    games: int
    kept: bool


def tuning(key: str, bot_name: str, steps: int, games: int, seed: int = 0, size: float = 0.3) -> Tuning:
    """Return what to tune; say so if there is nothing to."""
    if not game(key).weights().values:
        raise BadSetup(f"the heuristic of {key} has no weights to tune")
    bot(bot_name, game(key)).close()
    return Tuning(key, bot_name, steps, games, seed, size, CATALOGUE[key])


def meet(wanted: Tuning, new: tuple[float, ...], old: tuple[float, ...], number: int) -> float:
    """Play one game between two sets of weights; return the new one's share of the victory."""
    if wanted.module:
        CATALOGUE.setdefault(wanted.game, wanted.module)
    table = game(wanted.game)
    seats = min(table.seats)
    seed = game_seed(wanted.seed, number // seats)
    state: State = table.new(table.check(Setup(seats, {})), seeded(seed))
    own = number % seats
    minds = [bot(wanted.bot, table) for _seat in range(seats)]
    lucks = [luck(seed + seat) for seat in range(seats)]
    weights = table.weights()
    before = weights.values[:]
    try:
        choice = settle(state)
        while choice is not None:
            weights.set(list(new if choice.seat == own else old))
            seen = redact(state, choice.seat)
            take(state, minds[choice.seat].choose(seen, choice, lucks[choice.seat]))
            choice = settle(state)
    finally:
        weights.set(before)
    assert state.outcome is not None
    return 1 / len(state.outcome.winners) if own in state.outcome.winners else 0.0


def duel(
    wanted: Tuning, new: tuple[float, ...], old: tuple[float, ...], first: int, by: Engine = ALONE
) -> tuple[float, int]:
    """Let two sets of weights meet until one surely loses or the games are played; return wins and games."""
    wins = 0.0
    played = 0
    while played < wanted.games:
        numbers = range(first + played, first + min(played + PATIENCE, wanted.games))
        wins += sum(run(partial(meet, wanted, new, old), numbers, by))
        played += len(numbers)
        if interval(wins, played)[1] < fair(wanted):
            break
    return wins, played


def fair(wanted: Tuning) -> float:
    """Return what equal bots would win."""
    return 1 / min(game(wanted.game).seats)


def changed(weights: tuple[float, ...], size: float, rng: Rng) -> tuple[float, ...]:
    """Change about a third of the weights, at least one, each by a factor around one."""
    must = rng.below(len(weights))
    return tuple(
        weight * exp(size * normal(rng)) if place == must or rng.below(3) == 0 else weight
        for place, weight in enumerate(weights)
    )


def normal(rng: Rng) -> float:
    """Return a number as often as the bell curve has it."""
    one = (int(rng.bits()) + 1) / 4294967297.0
    two = int(rng.bits()) / 4294967296.0
    return sqrt(-2 * log(one)) * cos(2 * pi * two)


def climb(wanted: Tuning, by: Engine = ALONE) -> Iterator[Step]:
    """Try one change after the other; give each with its result."""
    best = tuple(game(wanted.game).weights().values)
    rng = seeded(wanted.seed)
    for number in range(wanted.steps):
        new = changed(best, wanted.size, rng)
        wins, played = duel(wanted, new, best, number * wanted.games, by)
        kept = interval(wins, played)[0] > fair(wanted)
        if kept:
            best = new
        yield Step(new, wins, played, kept)


def check(wanted: Tuning, weights: tuple[float, ...], by: Engine = ALONE) -> dict[str, Any]:
    """Let the weights found meet those we started from, on fresh setups; return both and the result."""
    found = game(wanted.game).weights()
    wins, played = duel(wanted, weights, tuple(found.values), CHECK, by)
    low, high = interval(wins, played)
    return {
        "game": wanted.game,
        "bot": wanted.bot,
        "weights": {name: round(each, 4) for name, each in zip(found.names, weights, strict=True)},
        "before": dict(zip(found.names, found.values, strict=True)),
        "games": played,
        "win_rate": round(wins / played, 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }
