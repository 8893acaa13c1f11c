"""Plays many games at once, on one core or on all; what comes out depends only on the seed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from herna.bots import Bot, bot
from herna.games import CATALOGUE, game
from herna.kernel.engine import playout, settle, take
from herna.kernel.game import Game, Setup
from herna.kernel.record import Record
from herna.kernel.rng import Rng, seeded
from herna.kernel.state import State
from herna.kernel.view import redact
from herna.sim.engines import Engine, run

RANDOM: Final = "random"
ALONE: Final = Engine()
CHUNK: Final = 32
"""How many games a worker is handed at once."""


@dataclass(frozen=True)
class Study:
    """What to play: a game, its setup, who sits where, how often, and from which seed."""

    game: str
    seats: int
    games: int
    seed: int = 0
    bots: tuple[str, ...] = (RANDOM,)
    """One name for all seats, or one for each."""
    variants: tuple[tuple[str, str], ...] = ()
    module: str = ""
    """Where the game lives, if it is not in the catalogue of a fresh process."""

    def setup(self) -> Setup:
        """Return the checked setup."""
        return game(self.game).check(Setup(self.seats, dict(self.variants)))

    def seated(self) -> list[str]:
        """Return the bot of each seat."""
        return [self.bots[seat % len(self.bots)] for seat in range(self.seats)]


@dataclass(frozen=True)
class Played:
    """How one game went."""

    index: int
    finished: bool
    """Whether it ended within the game's own bound."""
    decisions: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    sides: tuple[tuple[str, ...], ...] = ()
    """What each seat played with: factions, mats, leaders."""


def study(
    key: str,
    seats: int,
    games: int,
    seed: int = 0,
    bots: Sequence[str] = (RANDOM,),
    variants: dict[str, str] | None = None,
) -> Study:
    """Return a study of a game in the catalogue; raise BadSetup or UnknownGame if there is no such table."""
    found = Study(
        key, seats, games, seed, tuple(bots), tuple(sorted((variants or {}).items())), CATALOGUE.get(key, "")
    )
    found.setup()
    for name in found.bots:
        bot(name, game(key)).close()
    return found


def game_seed(seed: int, index: int) -> int:
    """Return the seed of one game of a study: 128 bits that no other game shares."""
    return int.from_bytes(hashlib.sha256(f"herna:{seed}:{index}".encode()).digest()[:16], "big")


def luck(seed: int) -> Rng:
    """Return what the bots of a game roll with, apart from the game's own chance."""
    return seeded(int.from_bytes(hashlib.sha256(f"bots:{seed}".encode()).digest()[:16], "big"))


def play_one(table: Game[Any], study: Study, bots: Sequence[Bot], index: int) -> Played:
    """Play one game of a study."""
    seed = game_seed(study.seed, index)
    state: State = table.new(study.setup(), seeded(seed))
    rng, most = luck(seed), table.limit(study.seats)
    if all(name == RANDOM for name in study.bots):
        decisions = int(playout(state, rng, most))
    else:
        decisions = len(answers(state, bots, rng, most))
    sides = tuple(map(tuple, table.sides(state)))
    outcome = state.outcome
    if outcome is None:
        return Played(index, False, decisions, (), (), sides)
    return Played(index, True, decisions, tuple(map(int, outcome.winners)), tuple(outcome.scores), sides)


def answers(state: State, bots: Sequence[Bot], rng: Rng, most: int) -> list[int]:
    """Let bots play a state to its end, or for so many decisions; return the options they took."""
    given: list[int] = []
    choice = settle(state)
    while choice is not None and len(given) < most:
        seen = redact(state, choice.seat)
        index = bots[choice.seat].choose(seen, choice, rng)
        given.append(int(choice.options[index]))
        take(state, index)
        choice = settle(state)
    return given


def record_of(study: Study, index: int) -> Record:
    """Return the record of one game of a study, by playing it again."""
    table = game(study.game)
    seed = game_seed(study.seed, index)
    state: State = table.new(study.setup(), seeded(seed))
    bots = [bot(name, table) for name in study.seated()]
    given = answers(state, bots, luck(seed), table.limit(study.seats))
    outcome = state.outcome
    result = None if outcome is None else (list(map(int, outcome.winners)), list(outcome.scores))
    codes = [table.verbs.code(option) for option in given]
    return Record(study.game, study.setup(), seed, codes, rules=table.rules, result=result)


def play_chunk(study: Study, indices: Sequence[int]) -> list[Played]:
    """Play some games of a study, in this process."""
    if study.module:
        CATALOGUE.setdefault(study.game, study.module)
    table = game(study.game)
    bots = [bot(name, table) for name in study.seated()]
    try:
        return [play_one(table, study, bots, index) for index in indices]
    finally:
        for each in bots:
            each.close()


def chunks(first: int, games: int) -> Iterator[range]:
    """Cut the games from one on into portions."""
    for start in range(first, games, CHUNK):
        yield range(start, min(start + CHUNK, games))


def play_many(study: Study, by: Engine = ALONE, first: int = 0) -> Iterator[Played]:
    """Play the games of a study from one on, in their order, wherever the engine has them played."""
    for portion in run(partial(play_chunk, study), chunks(first, study.games), by):
        yield from portion


@dataclass
class Tally:
    """What a study has shown so far; it does not grow with the number of games."""

    study: Study
    finished: int = 0
    games: int = 0
    decisions: int = 0
    shortest: int = 0
    longest: int = 0
    wins: list[float] = field(default_factory=list)
    """Games won by each seat; a shared victory counts in parts."""
    points: list[int] = field(default_factory=list)
    sides: dict[str, list[float]] = field(default_factory=dict)
    """For each faction, mat, leader and pair of them: how often it was played, how often it won."""

    def __post_init__(self) -> None:
        self.wins = [0.0] * self.study.seats
        self.points = [0] * self.study.seats

    def add(self, played: Played) -> None:
        """Count one more game."""
        self.shortest = played.decisions if not self.games else min(self.shortest, played.decisions)
        self.longest = max(self.longest, played.decisions)
        self.games += 1
        self.decisions += played.decisions
        self.finished += played.finished
        for seat in played.winners:
            self.wins[seat] += 1 / len(played.winners)
        for seat, score in enumerate(played.scores):
            self.points[seat] += score
        for seat, sides in enumerate(played.sides):
            won = 1 / len(played.winners) if seat in played.winners else 0.0
            for side in [*sides, " + ".join(sides)] if len(sides) > 1 else sides:
                count = self.sides.setdefault(side, [0, 0.0])
                count[0] += 1
                count[1] += won

    def plain(self) -> dict[str, object]:
        """Return it as plain data, for ``--json``."""
        ended = max(1, self.finished)
        return {
            "game": self.study.game,
            "seats": self.study.seats,
            "variants": dict(self.study.variants),
            "bots": self.study.seated(),
            "seed": self.study.seed,
            "games": self.games,
            "finished": self.finished,
            "decisions": self.decisions,
            "length": {
                "mean": round(self.decisions / max(1, self.games), 2),
                "shortest": self.shortest,
                "longest": self.longest,
            },
            "wins": [round(wins, 4) for wins in self.wins],
            "mean_scores": [round(points / ended, 4) for points in self.points],
            "sides": {
                side: {"played": played, "won": round(won, 4)}
                for side, (played, won) in sorted(self.sides.items())
            },
        }
