"""Games to learn from: bots play against themselves, now and then at random, and some positions are kept."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from herna.bots.lookahead import certain, shares
from herna.bots.mcts import Limits, Search
from herna.bots.net import Net
from herna.bots.nets import from_file
from herna.bots.simple import GreedyBot
from herna.bots.tree import seedling
from herna.envs.encoding import small_numbers
from herna.games import CATALOGUE, game
from herna.kernel.choice import Choice
from herna.kernel.engine import settle, take
from herna.kernel.game import Game, Setup
from herna.kernel.rng import Rng, seeded
from herna.kernel.state import State
from herna.kernel.view import redact
from herna.sim.play import game_seed
from herna.train.lots import Lot

KEPT: Final = 16
"""How many positions of a game are kept: those of one game are much alike."""

WORLDS: Final = 1
"""In how many worlds ``greedy`` looks: more games teach more than better ones."""

STRAY: Final = 15
"""How many answers of a hundred are given at random: so other positions are seen than those of good play."""

OWN_WORD: Final = 0.5
"""How much of what is learnt from a game of searches is what the search thought; the rest is who won."""


@dataclass(frozen=True)
class Teacher:
    """Who plays the games: ``greedy``, or searches of so many rounds, with a net beside the heuristic."""

    game: str
    seats: int
    rounds: int = 0
    net: str = ""
    """The file of a net, if there is one already."""
    module: str = ""
    """Where the game lives, for processes that have not met it yet."""

    def table(self) -> Game[Any]:
        """Return the game that is played, entering it in the catalogue of a process that has not met it."""
        if self.module:
            CATALOGUE.setdefault(self.game, self.module)
        return game(self.game)


@dataclass
class Kept:
    """One position, as every seat is told of it, and what was thought of it."""

    lines: list[Any]
    guess: list[float]
    thought: list[float] | None


class Memory:
    """Some positions of a game, every one as likely to stay, however long the game lasts."""

    def __init__(self, rng: Rng) -> None:
        self.rng: Final = rng
        self.seen = 0
        self.kept: list[Kept] = []

    def place(self) -> int:
        """Return where the next position is to be kept, or -1."""
        self.seen += 1
        if len(self.kept) < KEPT:
            return len(self.kept)
        found = int(self.rng.below(self.seen))
        return found if found < KEPT else -1

    def put(self, place: int, position: Kept) -> None:
        """Keep a position, in the place of another if there are enough."""
        if place == len(self.kept):
            self.kept.append(position)
        else:
            self.kept[place] = position


def play(teacher: Teacher, number: int) -> Lot:
    """Play one game; the same number gives the same game."""
    table = teacher.table()
    seed = game_seed(teacher.rounds, number)
    state: State = table.new(table.check(Setup(teacher.seats, {})), seeded(seed))
    rng = seeded(seed + 1)
    net = from_file(Path(teacher.net), table, teacher.seats) if teacher.net else None
    memory, mind = Memory(rng), GreedyBot(table, WORLDS)
    choice = settle(state)
    while choice is not None:
        seen = redact(state, choice.seat)
        index, thought = answer(teacher, mind, seen, choice, net, rng)
        if len(choice.options) > 1 and (place := memory.place()) >= 0:
            memory.put(place, looked(table, state, thought))
        take(state, rng.below(len(choice.options)) if rng.below(100) < STRAY else index)
        choice = settle(state)
    return told(state, memory.kept, number)


def answer(
    teacher: Teacher, mind: GreedyBot, seen: State, choice: Choice, net: Net | None, rng: Rng
) -> tuple[int, list[float] | None]:
    """Return what the teacher answers, and what it thinks of each seat's chances, if it thinks at all."""
    sure = certain(mind.game, seen, choice)
    if sure >= 0:
        return sure, None
    if teacher.rounds == 0:
        return int(mind.choose(seen, choice, rng)), None
    search = Search(mind.game, seen, choice, rng, seedling(seen.seats), net)
    search.run(Limits(teacher.rounds))
    tried = [edge for edge in search.edges if edge.visits]
    visits = float(sum(int(edge.visits) for edge in tried))
    thought = [sum(edge.totals[seat] for edge in tried) / visits for seat in range(seen.seats)]
    return int(search.best()), thought


def looked(table: Game[Any], state: State, thought: list[float] | None) -> Kept:
    """Return a position as each of the seats is told of it: games are dear, looking at them again is not."""
    lines = [small_numbers(table.encode(state, viewer)).copy() for viewer in range(state.seats)]
    return Kept(lines, shares(table.values(state), table.spread()), thought)


def told(state: State, kept: list[Kept], number: int) -> Lot:
    """Return the positions of a finished game with how it ended."""
    assert state.outcome is not None
    winners = state.outcome.winners
    ended = [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
    worths = [
        ended
        if each.thought is None
        else [(1 - OWN_WORD) * won + OWN_WORD * said for won, said in zip(ended, each.thought, strict=True)]
        for each in kept
    ]
    seats = range(state.seats)
    return Lot(
        np.stack([line for each in kept for line in each.lines]),
        np.array([turned(worth, seat) for worth in worths for seat in seats], np.float32),
        np.array([turned(each.guess, seat) for each in kept for seat in seats], np.float32),
        np.full(len(kept) * state.seats, number, np.int64),
    )


def turned(numbers: list[float], viewer: int) -> list[float]:
    """Return a number for each seat, counted from the one that looks."""
    return [*numbers[viewer:], *numbers[:viewer]]
