"""A school for one game with so many seats: games, a lesson, an examination, and again, in its own folder.

Everything is in the folder, so that whoever stops can go on: the positions, the best net so far, and a line
about each year in ``curve.jsonl``.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import count, takewhile
from math import inf
from pathlib import Path
from time import monotonic
from typing import Any, Final

import numpy as np

from herna.games import CATALOGUE, game
from herna.kernel.errors import HernaError
from herna.sim.engines import Engine, run
from herna.sim.play import ALONE
from herna.train.export import written
from herna.train.gate import Trial, judge
from herna.train.learner import RATE, Learner, fresh, loss, mixed
from herna.train.lots import Lot, load, parted, save, together
from herna.train.rows import rows_of
from herna.train.selfplay import Teacher, play

WINDOW: Final = 12
"""From so many lots of games the net learns; older ones are forgotten."""

PLAYING: Final = 0.5
LEARNING: Final = 0.2
"""How much of a year goes into games, and at most into lessons; the rest is for the examination."""

ENOUGH: Final = 3
"""Lessons without progress on games kept aside, after which a net has learnt what it can."""

MOST_LESSONS: Final = 10
LEAST: Final = 0.1
"""The last lessons go in steps of this size beside the first, so that the net settles."""

ROUNDS: Final = 20
"""How long bots search in the games of later years, and in examinations."""


@dataclass(frozen=True)
class Plan:
    """What is to be learnt, where it is kept, and how much time there is."""

    game: str
    seats: int
    folder: Path
    minutes: float = 10.0
    years: int = 1
    """How often games, lesson and examination follow each other."""
    examined: int = 200
    """How many games an examination has at most."""
    games: int = 0
    """How many games a year has, whatever time they take: so it can be repeated elsewhere; 0 goes by time."""
    by: Engine = ALONE

    @property
    def best(self) -> Path:
        """The file of the best net so far."""
        return self.folder / "best.net"

    @property
    def curve(self) -> Path:
        """The file with a line for every year."""
        return self.folder / "curve.jsonl"


def past(plan: Plan) -> list[dict[str, Any]]:
    """Return what happened in earlier years."""
    if not plan.curve.exists():
        return []
    try:
        return [json.loads(line) for line in plan.curve.read_text(encoding="utf-8").splitlines()]
    except ValueError as wrong:
        raise HernaError(f"{plan.curve} is damaged; choose another folder: {wrong}") from None


def attend(plan: Plan) -> Iterator[dict[str, Any]]:
    """Go on where the last year ended, for so many years; give what each brought."""
    plan.folder.mkdir(parents=True, exist_ok=True)
    first = len(past(plan))
    for number in range(first, first + plan.years):
        found = year(plan, number, 60 * plan.minutes / plan.years)
        with plan.curve.open("a", encoding="utf-8") as curve:
            curve.write(json.dumps(found) + "\n")
        yield found


def year(plan: Plan, number: int, seconds: float) -> dict[str, Any]:
    """Play, learn and examine once; return what came of it."""
    start = monotonic()
    lot = games(plan, number, seconds * PLAYING)
    save(lot, plan.folder / f"lot-{number:04d}.npz")
    played = monotonic()
    known = together([load(path) for path in sorted(plan.folder.glob("lot-*.npz"))[-WINDOW:]])
    learner, progress = taught(known, inf if plan.games else seconds * LEARNING, number)
    learnt = monotonic()
    story = {"year": number, "games": len(np.unique(known.games)), "positions": len(known.lines)}
    candidate = plan.folder / f"net-{number:04d}.net"
    candidate.write_bytes(written(game(plan.game), plan.seats, learner, {**story, **progress}))
    verdict = judge(trial(plan, number, candidate), plan.examined, plan.by)
    if verdict.sure:
        draft = plan.best.with_suffix(".draft")
        draft.write_bytes(candidate.read_bytes())
        draft.replace(plan.best)
    spent = {"playing": played - start, "learning": learnt - played, "examining": monotonic() - learnt}
    minutes = {name: round(each / 60, 2) for name, each in spent.items()}
    return {**story, **progress, "minutes": minutes, "gate": verdict.plain(), "kept": verdict.sure}


def games(plan: Plan, number: int, seconds: float) -> Lot:
    """Play games for some time: of ``greedy`` in the first year, later of searches with the best net."""
    best = str(plan.best) if plan.best.exists() else ""
    rounds = ROUNDS if best else 0
    teacher = Teacher(plan.game, plan.seats, rounds, best, CATALOGUE[plan.game])
    end = monotonic() + seconds
    first = 1_000_000 * number
    some = takewhile(lambda each: each == first or monotonic() < end, count(first))
    numbers = range(first, first + plan.games) if plan.games else some
    return together(list(run(partial(play, teacher), numbers, plan.by)))


def taught(lot: Lot, seconds: float, seed: int) -> tuple[Learner, dict[str, Any]]:
    """Return the net that foretold games kept aside best, and how well it did, lesson by lesson."""
    start = monotonic()
    learnt, kept = parted(lot)
    if not len(learnt.lines) or not len(kept.lines):
        raise HernaError("there was time for too few games to learn from; give it more minutes")
    draws = np.random.default_rng(seed)
    rows = rows_of(learnt.lines)
    learner = Learner(rows, fresh(rows, lot.worths.shape[1], draws))
    best, wait, curve, finest = loss(chance(kept), kept.worths), 0, [], learner.params
    for lesson in range(MOST_LESSONS):
        past = max(lesson / MOST_LESSONS, (monotonic() - start) / seconds)
        learner.lesson(learnt, draws, RATE * max(LEAST, 1 - past))
        now = loss(learner.foretells(kept.lines), kept.worths)
        curve.append(round(now, 4))
        wait += 1
        if now < best:
            best, wait = now, 0
            finest = {name: numbers.copy() for name, numbers in learner.params.items()}
        if wait >= ENOUGH or (lesson > 0 and monotonic() - start > seconds):
            break
    learner.params = finest
    return learner, {"surprise": measured(learner, kept), "lessons": curve}


def chance(lot: Lot) -> Any:
    """Return the opinion of somebody who knows nothing."""
    return np.full_like(lot.worths, 1 / lot.worths.shape[1])


def measured(learner: Learner, kept: Lot) -> dict[str, float]:
    """Return how surprised by games kept aside are: chance, the heuristic, the net, and both together."""
    said = learner.foretells(kept.lines)
    found = {
        "chance": loss(chance(kept), kept.worths),
        "heuristic": loss(kept.guesses, kept.worths),
        "net": loss(said, kept.worths),
        "both": loss(mixed(said, kept.guesses), kept.worths),
    }
    return {name: round(each, 4) for name, each in found.items()}


def trial(plan: Plan, number: int, candidate: Path) -> Trial:
    """Return the examination of a net: against the best so far, or against bots without one."""
    old = str(plan.best) if plan.best.exists() else ""
    seed = 7_000_000 + number
    return Trial(plan.game, plan.seats, str(candidate), old, ROUNDS, seed, CATALOGUE[plan.game])
