"""Analysis: the chances to win over a finished game, and the decisions that changed them most."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from herna.bots.advice import EQUAL, SURE, advice
from herna.bots.mcts import Limits, Search
from herna.bots.tree import seedling
from herna.kernel.choice import Choice, Option, Seat
from herna.kernel.errors import BadRecord
from herna.kernel.game import Game
from herna.kernel.match import Match
from herna.kernel.record import Record
from herna.kernel.rng import Rng, seeded
from herna.kernel.state import State

ANALYSIS: Final = Limits(120)
"""How long each decision is looked at."""


@dataclass(frozen=True)
class Moment:
    """One decision of a finished game, looked at again."""

    at: int
    """How many answers had been given before."""
    seat: Seat
    prompt: str
    taken: Option
    best: Option
    loss: float
    """How much of the chance to win the answer gave away."""
    chances: tuple[float, ...]
    """How likely each seat was to win, as the answering seat could see it."""


@dataclass(frozen=True)
class Analysis:
    """The chances to win over a whole game."""

    moments: tuple[Moment, ...]
    final: tuple[float, ...]
    """One for the winner, shared if several; nothing for the others."""

    def curve(self) -> list[tuple[float, ...]]:
        """Return the chances before every decision and at the end: the mean of all seats' latest views."""
        latest: dict[int, tuple[float, ...]] = {}
        found: list[tuple[float, ...]] = []
        for moment in self.moments:
            latest[moment.seat] = moment.chances
            found.append(tuple(sum(each) / len(latest) for each in zip(*latest.values(), strict=True)))
        return [*found, self.final]

    def mistakes(self, most: int = 5) -> list[Moment]:
        """Return the decisions that gave away most, worst first; none that gave away nothing to speak of."""
        found = sorted(self.moments, key=lambda moment: (-moment.loss, moment.at))[:most]
        return [moment for moment in found if moment.loss > EQUAL]

    def turns(self, most: int = 5) -> list[Moment]:
        """Return the decisions around which the answering seat's chances changed most."""
        return sorted(self.moments, key=lambda moment: (-abs(self.swing(moment)), moment.at))[:most]

    def swing(self, moment: Moment) -> float:
        """Return by how much the answering seat's chances rose, or fell, until it was asked again."""
        later = self.final
        for other in reversed(self.moments):
            if other.at <= moment.at:
                break
            if other.seat == moment.seat:
                later = other.chances
        return later[moment.seat] - moment.chances[moment.seat]


def moments(game: Game[Any], record: Record, limits: Limits = ANALYSIS, seed: int = 0) -> Iterator[Moment]:
    """Look at every decision of a record again, one after the other."""
    final(record)
    match = Match(game, Record(record.game, record.setup, record.seed, [], record.salt, record.rules))
    match.record.branches.extend(record.branches)
    match.replay([])
    for number, code in enumerate(record.answers):
        choice = match.choice
        if choice is None:
            raise BadRecord(f"the record goes on after its game was over, with answer {number + 1}")
        option = match.option(code)
        yield moment(game, match.view(choice.seat), choice, option, number, limits, seeded(seed + number))
        match.answer(code)


def moment(
    game: Game[Any], seen: State, choice: Choice, taken: Option, at: int, limits: Limits, rng: Rng
) -> Moment:
    """Look at one decision again."""
    search = Search(game, seen, choice, rng, seedling(seen.seats))
    search.run(limits)
    index = list(choice.options).index(taken)
    search.insist(index, max(0, SURE - search.edges[index].visits), limits)
    best = int(search.best())
    loss = search.edges[best].mean(search.seat) - search.edges[index].mean(search.seat)
    chances = advice(search, best, 0.0).chances
    return Moment(at, choice.seat, choice.prompt, taken, choice.options[best], max(0.0, loss), chances)


def analyse(game: Game[Any], record: Record, limits: Limits = ANALYSIS, seed: int = 0) -> Analysis:
    """Return a finished game's chances over time; the same record and seed give the same analysis."""
    return Analysis(tuple(moments(game, record, limits, seed)), final(record))


def final(record: Record) -> tuple[float, ...]:
    """Return each seat's share of the victory."""
    if record.result is None:
        raise BadRecord("only a finished game can be analysed, and this record has no result")
    winners = record.result[0]
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(record.setup.seats))
