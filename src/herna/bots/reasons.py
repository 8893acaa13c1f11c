"""Why: what an answer or a turn changes of the parts of a game's heuristic, and what rivals make of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from herna.bots.lookahead import LONGEST_MOVE, Move, likeliest
from herna.kernel.choice import EVERYONE, Choice, Option, Seat
from herna.kernel.engine import settle, take
from herna.kernel.game import Game
from herna.kernel.rng import Rng
from herna.kernel.state import State
from herna.kernel.view import sample

WORLDS: Final = 4
"""In how many possible worlds each answer is followed."""

NOTICED: Final = 0.02
"""The least change that is told, as a share of a clear lead."""

GAINS: Final = 2
LOSSES: Final = 1
"""How many changes for the better and for the worse are told."""

REPLIES: Final = 24
"""Answers of rivals that are looked at before the seat is asked again."""

Parts = list[tuple[str, list[float]]]


@dataclass(frozen=True)
class Change:
    """A part of how well a seat stands, and by how much it changes."""

    part: str
    amount: float

    @property
    def key(self) -> str:
        """The catalog entry that says it, after "will have" or "has"."""
        return f"part-{self.part}.{'more' if self.amount > 0 else 'less'}"


@dataclass(frozen=True)
class Why:
    """What speaks for an answer and against it, beside the others that were looked at."""

    gains: tuple[Change, ...] = ()
    losses: tuple[Change, ...] = ()
    rival: Seat = EVERYONE
    """Who is asked next, if that may cost the seat something."""
    danger: tuple[Change, ...] = ()
    """What it may cost."""
    wins: bool = False


def changes(before: Parts, after: Parts, seat: Seat) -> dict[str, float]:
    """Return by how much each part of a seat's standing changed."""
    then = {key: amounts[seat] for key, amounts in before}
    return {key: amounts[seat] - then.get(key, 0.0) for key, amounts in after}


def noticed(found: dict[str, float], spread: float) -> tuple[tuple[Change, ...], tuple[Change, ...]]:
    """Return what is worth telling of some changes: the gains and the losses, the largest first."""
    order = sorted(found, key=lambda part: -abs(found[part]))
    told = [Change(part, found[part]) for part in order if abs(found[part]) >= NOTICED * spread]
    gains = [each for each in told if each.amount > 0][:GAINS]
    losses = [each for each in told if each.amount < 0][:LOSSES]
    return tuple(gains), tuple(losses)


class Trial:
    """One answer, followed in several worlds."""

    def __init__(self) -> None:
        self.own: dict[str, float] = {}
        """What the seat has of each part afterwards, on average."""
        self.lost: dict[str, float] = {}
        """What rivals change of it until the seat is asked again, on average."""
        self.next: list[Seat] = []
        self.wins = 0

    def add(self, game: Game[Any], world: State, seat: Seat) -> None:
        """Count where the answer led in one world."""
        before = game.parts(world)
        add(self.own, {key: amounts[seat] for key, amounts in before})
        if world.outcome is not None:
            self.wins += seat in world.outcome.winners
        elif world.pending is not None and world.pending.seat != seat:
            self.next.append(world.pending.seat)
            replied(game, world, seat)
            add(self.lost, changes(before, game.parts(world), seat))


def add(totals: dict[str, float], more: dict[str, float]) -> None:
    """Add one world's share of each part."""
    for part, amount in more.items():
        totals[part] = totals.get(part, 0.0) + amount / WORLDS


def reasons(
    game: Game[Any], seen: State, choice: Choice, ways: Sequence[tuple[Option, ...]], rng: Rng
) -> list[Why]:
    """Return what speaks for each of several ways to answer: an option, and the seat's answers after it."""
    trials = [Trial() for _way in ways]
    move = Move(game, seen, choice)
    for _world in range(WORLDS):
        world = sample(seen, rng)
        game.infer(world, seen, rng)
        for trial, way in zip(trials, ways, strict=True):
            twin = world.copy()
            followed(move, twin, way)
            trial.add(game, twin, choice.seat)
    return [why(game.spread(), trial, [each for each in trials if each is not trial]) for trial in trials]


def why(spread: float, trial: Trial, others: list[Trial]) -> Why:
    """Return what one answer has that the others have not, and what it leaves open to rivals."""
    besides: dict[str, float] = {}
    for part, amount in trial.own.items():
        usual = [each.own.get(part, 0.0) for each in others]
        besides[part] = amount - sum(usual) / len(usual) if usual else 0.0
    gains, losses = noticed(besides, spread)
    _good, danger = noticed(trial.lost, spread)
    rival = max(set(trial.next), key=trial.next.count) if trial.next else EVERYONE
    return Why(gains, losses, rival if danger else EVERYONE, danger, 2 * trial.wins > WORLDS)


def followed(move: Move, world: State, way: tuple[Option, ...]) -> None:
    """Give an answer and those that are to follow it, then end the move as habit has it."""
    choice = world.pending
    for option in way:
        if choice is None or choice.seat != move.seat or option not in list(choice.options):
            break
        take(world, list(choice.options).index(option))
        choice = settle(world)
    move.go_on(world, LONGEST_MOVE)


def replied(game: Game[Any], world: State, seat: Seat) -> None:
    """Let rivals answer, each for its own best at first sight, until the seat is asked again."""
    for _reply in range(REPLIES):
        choice = world.pending
        if choice is None or choice.seat == seat:
            return
        take(world, reply(game, world, choice))
        settle(world)


def reply(game: Game[Any], world: State, choice: Choice) -> int:
    """Return the index of a rival's answer: of those that look promising, what leaves it best off."""
    hopes = game.prior(world, choice)
    likely = sorted(range(len(hopes)), key=lambda index: -hopes[index])[:4]
    if len(likely) < 2:
        return int(likeliest(hopes))
    return max(likely, key=lambda index: outlook(game, world, choice, index))


def outlook(game: Game[Any], world: State, choice: Choice, index: int) -> float:
    """Return by how much a rival leads the others after an answer."""
    twin = world.copy()
    move = Move(game, twin, choice)
    take(twin, index)
    move.go_on(twin, LONGEST_MOVE)
    values = game.values(twin)
    return values[choice.seat] - max(value for i, value in enumerate(values) if i != choice.seat)
