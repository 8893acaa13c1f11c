"""A tournament between bots: seats rotated, the same setups for all, and how sure the result is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Any, Final

from herna.bots import Guard, bot
from herna.games import CATALOGUE, game
from herna.kernel.engine import settle, take
from herna.kernel.errors import RulesError
from herna.kernel.game import Game, Setup
from herna.kernel.rng import seeded
from herna.kernel.state import State
from herna.kernel.view import redact
from herna.sim.engines import Engine, run
from herna.sim.lineups import Lineup, lineups, tables
from herna.sim.play import ALONE, game_seed, luck
from herna.sim.ratings import Ratings, interval, mean_interval, places

SHOWN_FAULTS: Final = 5
"""How many faults of a bot a report tells in words."""


@dataclass(frozen=True)
class Contest:
    """What is to be played."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: int = 0
    variants: tuple[tuple[str, str], ...] = ()
    module: str = ""
    """Where the game lives, for processes that have not met it yet."""

    def setup(self) -> Setup:
        """Return the checked setup."""
        return game(self.game).check(Setup(self.seats, dict(self.variants)))


@dataclass(frozen=True)
class Seated:
    """How one seat of a game did: its bot, place, share of the victory, and how long it thought."""

    bot: str
    place: float
    won: float
    decisions: int
    seconds: float
    slowest: float
    faults: int
    words: tuple[str, ...] = ()


def contest(
    key: str, bots: list[str], seats: int, games: int, seed: int = 0, variants: dict[str, str] | None = None
) -> Contest:
    """Return a contest that can be played; say what is wrong with one that cannot."""
    chosen = tuple(sorted((variants or {}).items()))
    smallest = min(game(key).seats)
    found = Contest(key, tuple(bots), seats or smallest, games, seed, chosen, CATALOGUE[key])
    found.setup()
    tables(bots, found.seats)
    for name in bots:
        bot(name, game(key), outside=True).close()
    return found


def play(contest: Contest, lineup: Lineup) -> list[Seated]:
    """Play one game; return how each seat did."""
    if contest.module:
        CATALOGUE.setdefault(contest.game, contest.module)
    table = game(contest.game)
    seed = game_seed(contest.seed, lineup.setup)
    state: State = table.new(contest.setup(), seeded(seed))
    clock = Clock(table, lineup.bots)
    try:
        clock.play(state, seed, table.limit(contest.seats))
    finally:
        for guard in clock.guards:
            guard.close()
    outcome = state.outcome
    if outcome is None:
        raise RulesError(f"game {lineup.setup} of {contest.game} did not end within the bound of its rules")
    order = places(outcome.winners, outcome.scores)
    return [
        clock.result(seat, order[seat], 1 / len(outcome.winners) if seat in outcome.winners else 0.0)
        for seat in range(contest.seats)
    ]


class Clock:
    """The bots at one table, and how long each of them thinks."""

    def __init__(self, table: Game[Any], names: tuple[str, ...]) -> None:
        self.guards: list[Guard] = [bot(name, table, outside=True) for name in names]
        self.decisions = [0] * len(names)
        self.seconds = [0.0] * len(names)
        self.slowest = [0.0] * len(names)

    def play(self, state: State, seed: int, limit: int) -> None:
        """Let the bots play to the end, each with luck of its own."""
        lucks = [luck(seed + seat) for seat in range(len(self.guards))]
        choice = settle(state)
        while choice is not None and sum(self.decisions) < limit:
            seat = int(choice.seat)
            seen = redact(state, seat)
            start = perf_counter()
            index = self.guards[seat].choose(seen, choice, lucks[seat])
            spent = perf_counter() - start
            self.decisions[seat] += 1
            self.seconds[seat] += spent
            self.slowest[seat] = max(self.slowest[seat], spent)
            take(state, index)
            choice = settle(state)

    def result(self, seat: int, place: float, won: float) -> Seated:
        """Return how a seat did."""
        guard = self.guards[seat]
        return Seated(
            guard.name,
            place,
            won,
            self.decisions[seat],
            self.seconds[seat],
            self.slowest[seat],
            guard.count,
            tuple(guard.faults[:SHOWN_FAULTS]),
        )


def games_of(contest: Contest, by: Engine = ALONE) -> Iterator[list[Seated]]:
    """Play all games of a contest, in their order, by any engine."""
    return run(partial(play, contest), lineups(list(contest.bots), contest.seats, contest.games), by)


@dataclass
class Score:
    """What one bot has done so far."""

    games: int = 0
    wins: float = 0.0
    places: float = 0.0
    squares: float = 0.0
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    faults: int = 0
    words: list[str] = field(default_factory=list)

    def add(self, seated: Seated) -> None:
        """Count one more seat in one more game."""
        self.games += 1
        self.wins += seated.won
        self.places += seated.place
        self.squares += seated.place * seated.place
        self.decisions += seated.decisions
        self.seconds += seated.seconds
        self.slowest = max(self.slowest, seated.slowest)
        self.faults += seated.faults
        self.words = (self.words + list(seated.words))[:SHOWN_FAULTS]


class Report:
    """What a contest has shown so far; it does not grow with the number of games."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.games = 0
        self.scores = {name: Score() for name in contest.bots}
        self.ratings = Ratings(list(self.scores))

    def add(self, seated: list[Seated]) -> None:
        """Count one more game."""
        self.games += 1
        for each in seated:
            self.scores[each.bot].add(each)
        self.ratings.add([each.bot for each in seated], [each.place for each in seated])

    def plain(self) -> dict[str, Any]:
        """Return it as plain data, for ``--json``."""
        return {
            "game": self.contest.game,
            "seats": self.contest.seats,
            "games": self.games,
            "seed": self.contest.seed,
            "variants": dict(self.contest.variants),
            "bots": {name: self.row(name) for name in self.scores},
        }

    def row(self, name: str) -> dict[str, Any]:
        """Return one bot's figures."""
        score = self.scores[name]
        low, high = interval(score.wins, score.games)
        rating, least, most = self.ratings.of(name)
        near, far = mean_interval(score.places, score.squares, score.games)
        return {
            "played": score.games,
            "win_rate": round(score.wins / max(1, score.games), 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "rating": round(rating, 2),
            "rating_low": round(least, 2),
            "rating_high": round(most, 2),
            "place": round(score.places / max(1, score.games), 3),
            "place_low": round(near, 3),
            "place_high": round(far, 3),
            "ms_per_decision": round(1000 * score.seconds / max(1, score.decisions), 3),
            "slowest_ms": round(1000 * score.slowest, 1),
            "decisions": score.decisions,
            "faults": score.faults,
            "fault_words": score.words,
        }
