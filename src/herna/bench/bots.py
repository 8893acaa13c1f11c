"""How fast bots think: decisions of a greedy bot and rounds of search, in a second of processor time."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from herna.bots.mcts import AHEAD, Limits, Search
from herna.bots.registry import unguarded
from herna.bots.tree import seedling
from herna.games import game
from herna.kernel.choice import Choice
from herna.kernel.engine import settle, take
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from herna.kernel.state import State
from herna.kernel.view import redact

ROUNDS: Final = 200
"""How many rounds a search lasts while it is timed."""

EVERY: Final = 7
"""Every so many decisions the position is kept, to search from."""


@dataclass(frozen=True)
class Thinking:
    """How fast bots think at one table size."""

    name: str
    seats: int
    greedy_per_s: float
    """Decisions of a greedy bot, its view already made."""
    rounds_per_s: float
    """Rounds of search, the first glance of each search included."""
    ahead_per_s: float
    """The same where rounds are played on, as ``hard`` does."""


def thinking(key: str, seats: int, seconds: float) -> Thinking:
    """Let greedy bots play for a while, then search from where they have been; in this process and build."""
    found: list[tuple[State, Choice]] = []
    spent, decisions, number = 0.0, 0, 0
    while spent < seconds or not found:
        more, count = game_of_greedy(key, seats, number, found)
        spent, decisions, number = spent + more, decisions + count, number + 1
    greedy = round(decisions / max(spent, 1e-9))
    plain = searching(key, found, seconds, Limits(ROUNDS))
    return Thinking(key, seats, greedy, plain, searching(key, found, seconds, Limits(ROUNDS, 0.0, AHEAD)))


def searching(key: str, kept: list[tuple[State, Choice]], seconds: float, limits: Limits) -> float:
    """Search from positions for so long; return the rounds in a second of processor time."""
    spent, rounds = 0.0, 0
    while spent < seconds:
        for seen, choice in kept:
            start = time.process_time()
            search = Search(game(key), seen, choice, seeded(rounds), seedling(seen.seats))
            search.run(limits, thorough=True)
            spent += time.process_time() - start
            rounds += limits.rounds
            if spent >= seconds:
                break
    return round(rounds / spent)


def game_of_greedy(key: str, seats: int, number: int, kept: list[tuple[State, Choice]]) -> tuple[float, int]:
    """Play one game; return the seconds that the bots thought, and how often; keep some positions."""
    table = game(key)
    state: State = table.new(table.check(Setup(seats, {})), seeded(number))
    mind, rng = unguarded("greedy", table), seeded(number + 1)
    spent, decisions = 0.0, 0
    choice = settle(state)
    while choice is not None:
        seen = redact(state, choice.seat)
        if decisions % EVERY == 0:
            kept.append((seen, choice))
        start = time.process_time()
        index = mind.choose(seen, choice, rng)
        spent += time.process_time() - start
        decisions += 1
        take(state, index)
        choice = settle(state)
    return spent, decisions
