"""The gate: a new net takes the place of the old one only if bots that think with it surely win more."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from herna.bots.mcts import Limits
from herna.bots.net import Net
from herna.bots.nets import from_file
from herna.bots.thinker import Thinker
from herna.games import CATALOGUE, game
from herna.kernel.engine import settle, take
from herna.kernel.game import Game, Setup
from herna.kernel.rng import seeded
from herna.kernel.state import State
from herna.kernel.view import redact
from herna.sim.engines import Engine, run
from herna.sim.play import ALONE, game_seed, luck
from herna.sim.ratings import interval

AT_ONCE: Final = 40
"""After so many games it is looked whether more can change the answer."""


@dataclass(frozen=True)
class Trial:
    """One bot with a net among others with another one; an empty name is a bot without."""

    game: str
    seats: int
    new: str
    old: str
    rounds: int
    seed: int
    module: str = ""


@dataclass(frozen=True)
class Verdict:
    """How a trial went."""

    wins: float
    games: int
    seats: int

    @property
    def sure(self) -> bool:
        """Whether the new net surely wins more than its even share."""
        return interval(self.wins, self.games)[0] > 1 / self.seats

    @property
    def hopeless(self) -> bool:
        """Whether it surely does not win more."""
        return interval(self.wins, self.games)[1] < 1 / self.seats

    def plain(self) -> dict[str, Any]:
        """Return it as plain data."""
        low, high = interval(self.wins, self.games)
        share = self.wins / max(1, self.games)
        return {
            "wins": round(self.wins, 2),
            "games": self.games,
            "share": round(share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }


def mind(table: Game[Any], path: str, seats: int, rounds: int) -> Thinker:
    """Return a bot that thinks with a net, or without."""

    def net(count: int) -> Net | None:
        return from_file(Path(path), table, count) if path else None

    return Thinker(table, Limits(rounds), net)


def meet(trial: Trial, number: int) -> float:
    """Play one game; return the new net's share of the victory. It sits in every seat of each setup."""
    if trial.module:
        CATALOGUE.setdefault(trial.game, trial.module)
    table, seats = game(trial.game), trial.seats
    seed, own = game_seed(trial.seed, number // seats), number % seats
    state: State = table.new(table.check(Setup(seats, {})), seeded(seed))
    names = [trial.new if seat == own else trial.old for seat in range(seats)]
    minds = [mind(table, name, seats, trial.rounds) for name in names]
    lucks = [luck(seed + seat) for seat in range(seats)]
    choice = settle(state)
    while choice is not None:
        seen = redact(state, choice.seat)
        take(state, minds[choice.seat].choose(seen, choice, lucks[choice.seat]))
        choice = settle(state)
    assert state.outcome is not None
    return 1 / len(state.outcome.winners) if own in state.outcome.winners else 0.0


def judge(trial: Trial, most: int, by: Engine = ALONE) -> Verdict:
    """Let two nets meet; stop early only when the new one surely loses, never because it leads just now."""
    verdict = Verdict(0.0, 0, trial.seats)
    while verdict.games < most and not verdict.hopeless:
        numbers = range(verdict.games, min(most, verdict.games + AT_ONCE))
        wins = sum(run(partial(meet, trial), numbers, by))
        verdict = Verdict(verdict.wins + wins, numbers.stop, trial.seats)
    return verdict
