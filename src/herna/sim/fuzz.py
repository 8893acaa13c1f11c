"""Play that looks for faults, and keeps a record that shows each one again.

Games are played at random or by bots, from the beginning or from positions close to the end.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from herna.bots import bot
from herna.games import game
from herna.kernel.errors import HernaError, RulesError
from herna.kernel.game import Game, Setup
from herna.kernel.record import Record, write
from herna.kernel.rng import Rng
from herna.sim.play import RANDOM, game_seed, luck
from herna.sim.tries import Fault, Play, Tried, try_one, watch

KEPT: Final = 20
"""So many different findings end a run: then there is enough to do."""
NEAR_END: Final = "near_end"
"""What the record of a finding calls the number of answers before that."""


@dataclass(frozen=True)
class Fuzzing:
    """Which game to play at random, how long, and from which seed."""

    game: str
    decisions: int
    seed: int = 0
    seats: int = 0
    """0 tries every number of seats."""
    variants: dict[str, str] = field(default_factory=dict)
    """Variants not named here are tried in every way."""
    bot: str = RANDOM
    """Who plays."""
    secrets: bool = False
    """Look for nothing but what tells a secret, at every decision."""


@dataclass(frozen=True)
class Finding:
    """A fault, and the file with the game that shows it."""

    kind: str
    message: str
    record: str


@dataclass
class Fuzzed:
    """What was tried and found."""

    game: str
    decisions: int = 0
    games: int = 0
    near_end: int = 0
    """How many of the games were brought close to their end."""
    findings: list[Finding] = field(default_factory=list)

    def plain(self) -> dict[str, object]:
        """Return it as plain data, for ``--json``."""
        return asdict(self)


def setup_of(table: Game[Any], asked: Fuzzing, rng: Rng) -> Setup:
    """Return a setup that was not fixed, at random."""
    seats = asked.seats or table.seats[rng.below(len(table.seats))]
    chosen = {name: values[rng.below(len(values))] for name, values in table.variants.items()}
    return table.check(Setup(seats, chosen | asked.variants))


def games(asked: Fuzzing, printed: bool = False) -> Iterator[Tried]:
    """Play one game after the other for ever."""
    table = game(asked.game)
    number = decisions = 0
    while True:
        seed = game_seed(asked.seed, number)
        rng = luck(seed)
        record = Record(asked.game, setup_of(table, asked, rng), seed, [], rules=table.rules)
        tried = Tried(record, prints=b"" if printed else None)
        try:
            play = Play(table, tried, rng, asked.bot)
            if asked.secrets:
                watch(play, asked.decisions - decisions)
            else:
                try_one(play, number)
        except Fault as fault:
            tried.kind, tried.message = fault.kind, str(fault)
        except RulesError as wrong:
            tried.kind, tried.message = "dead end", str(wrong)
        except Exception as wrong:
            tried.kind, tried.message = "crash", f"{type(wrong).__name__}: {wrong}"
        yield tried
        number += 1
        decisions += tried.decisions


def fuzz(asked: Fuzzing, folder: Path) -> Fuzzed:
    """Play until there were enough decisions or findings."""
    table = game(asked.game)
    table.check(Setup(asked.seats or table.seats[0], asked.variants))
    bot(asked.bot, table).close()
    done = Fuzzed(asked.game)
    for tried in games(asked):
        count(done, tried, folder)
        if done.decisions >= asked.decisions or len(done.findings) >= KEPT:
            break
    return done


def count(done: Fuzzed, tried: Tried, folder: Path) -> None:
    """Add one game to what was tried."""
    done.decisions += tried.decisions
    done.games += 1
    done.near_end += tried.near_end is not None
    if tried.kind:
        note(done, tried, folder)


def note(done: Fuzzed, tried: Tried, folder: Path) -> None:
    """Keep a finding and its record, unless the same was found before."""
    kind, message, record = tried.kind, tried.message, tried.record
    if any(finding.kind == kind and finding.message == message for finding in done.findings):
        return
    path = folder / f"{record.game}-{len(done.findings) + 1}-{kind.replace(' ', '-')}.json"
    plain = json.loads(write(record))
    if tried.near_end is not None:
        plain[NEAR_END] = tried.near_end
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(plain, ensure_ascii=False), encoding="utf-8")
    except OSError as wrong:
        raise HernaError(
            f"the finding cannot be kept in {folder}: {wrong.strerror}; {kind}: {message}"
        ) from None
    done.findings.append(Finding(kind, message, str(path)))
