"""Random play that looks for faults, and keeps a record that shows each one again."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from herna.games import game
from herna.kernel.choice import Choice
from herna.kernel.engine import playout, settle, take
from herna.kernel.errors import HernaError, RulesError
from herna.kernel.game import Game, Setup
from herna.kernel.match import Match
from herna.kernel.record import Record, write
from herna.kernel.rng import Rng, seeded
from herna.kernel.state import State
from herna.sim import checks, worlds
from herna.sim.play import game_seed, luck

KEPT: Final = 20
"""So many different findings end a run: then there is enough to do."""
LOOK_EVERY: Final = 23
"""The components are counted at every so many decisions."""
DEEP_EVERY: Final = 40
"""Every so many games one is played with every check there is."""
DEEP_DECISIONS: Final = 60
"""How many decisions of such a game are checked."""
WATCHED: Final = 2
"""How many answers two worlds are given side by side at each decision, when secrets are watched."""


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
    findings: list[Finding] = field(default_factory=list)

    def plain(self) -> dict[str, object]:
        """Return it as plain data, for ``--json``."""
        return asdict(self)


class Fault(Exception):  # noqa: N818
    """A promise that was not kept."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


def setup_of(table: Game[Any], asked: Fuzzing, rng: Rng) -> Setup:
    """Return a setup that was not fixed, at random."""
    seats = asked.seats or table.seats[rng.below(len(table.seats))]
    chosen = {name: values[rng.below(len(values))] for name, values in table.variants.items()}
    return table.check(Setup(seats, chosen | asked.variants))


def fuzz(asked: Fuzzing, folder: Path) -> Fuzzed:
    """Play at random until there were enough decisions or findings."""
    table = game(asked.game)
    table.check(Setup(asked.seats or table.seats[0], asked.variants))
    done = Fuzzed(asked.game)
    while done.decisions < asked.decisions and len(done.findings) < KEPT:
        seed = game_seed(asked.seed, done.games)
        rng = luck(seed)
        record = Record(asked.game, setup_of(table, asked, rng), seed, [], rules=table.rules)
        try:
            try_one(table, record, rng, done, asked)
        except Fault as fault:
            note(done, fault.kind, str(fault), record, folder)
        except RulesError as wrong:
            note(done, "dead end", str(wrong), record, folder)
        except Exception as wrong:
            note(done, "crash", f"{type(wrong).__name__}: {wrong}", record, folder)
        done.games += 1
    return done


def note(done: Fuzzed, kind: str, message: str, record: Record, folder: Path) -> None:
    """Keep a finding and its record, unless the same was found before."""
    if any(finding.kind == kind and finding.message == message for finding in done.findings):
        return
    path = folder / f"{record.game}-{len(done.findings) + 1}-{kind.replace(' ', '-')}.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(write(record), encoding="utf-8")
    except OSError as wrong:
        raise HernaError(
            f"the finding cannot be kept in {folder}: {wrong.strerror}; {kind}: {message}"
        ) from None
    done.findings.append(Finding(kind, message, str(path)))


def try_one(table: Game[Any], record: Record, rng: Rng, done: Fuzzed, asked: Fuzzing) -> None:
    """Play one game: only watched for secrets, or quickly, or with every check."""
    if asked.secrets:
        watch(table, record, rng, done, asked.decisions)
    elif done.games % DEEP_EVERY == 0:
        deep(table, record, rng, done)
    else:
        quick(table, record, rng, done, asked.decisions)


def quick(table: Game[Any], record: Record, rng: Rng, done: Fuzzed, most: int) -> None:
    """Play one game, checking the options of every choice and the components now and then."""
    state: State = table.new(record.setup, seeded(record.seed))
    limit, verbs = table.limit(record.setup.seats), table.verbs
    choice = settle(state)
    while choice is not None and done.decisions < most:
        check_options(table, choice)
        if len(record.answers) % LOOK_EVERY == 0:
            report("components", checks.bad_components(table, state))
        if len(record.answers) >= limit:
            raise Fault("runaway", f"not over after {limit} decisions with {record.setup.seats} seats")
        index = rng.below(len(choice.options))
        record.answers.append(verbs.code(choice.options[index]))
        done.decisions += 1
        take(state, index)
        choice = settle(state)
    report("components", checks.bad_components(table, state))


def watch(table: Game[Any], record: Record, rng: Rng, done: Fuzzed, most: int) -> None:
    """Play one game; at each decision compare worlds that one viewer cannot tell apart."""
    state: State = table.new(record.setup, seeded(record.seed))
    choice = settle(state)
    while choice is not None and done.decisions < most:
        everybody = checks.viewers(state)
        viewer = everybody[rng.below(len(everybody))]
        report("leak", worlds.leaks(table, state, viewer, rng, steps=WATCHED))
        report("leak", worlds.secret_acts(table, state, viewer))
        report("leak", worlds.open_bids(table, state, viewer))
        index = rng.below(len(choice.options))
        record.answers.append(table.verbs.code(choice.options[index]))
        done.decisions += 1
        take(state, index)
        choice = settle(state)


def check_options(table: Game[Any], choice: Choice) -> None:
    """Look at the options of a choice; only odd ones are looked at closely."""
    options = list(choice.options)
    if len(options) > checks.MOST_OPTIONS or len(set(options)) < len(options):
        report("options", checks.bad_options(table, choice))


def deep(table: Game[Any], record: Record, rng: Rng, done: Fuzzed) -> None:
    """Play the beginning of a game with views, secrets, undo and records checked at every decision."""
    match = Match(table, record)
    rehearsal: State = table.new(record.setup, seeded(record.seed))
    length = playout(rehearsal, rng.copy(), table.limit(record.setup.seats))
    skip = int(rng.below(length + 1))
    for number in range(skip + DEEP_DECISIONS):
        choice = match.choice
        if choice is None:
            break
        code = table.verbs.code(choice.options[rng.below(len(choice.options))])
        done.decisions += 1
        if number < skip:
            match.answer(code)
            continue
        check_deeply(match, rng)
        report("undo", checks.bad_undo(match, code))
    report("record", checks.bad_record(match))


def check_deeply(match: Match[Any], rng: Rng) -> None:
    """Check one position in every way."""
    table, state, choice = match.game, match.state, match.choice
    assert choice is not None
    report("options", checks.bad_options(table, choice))
    report("components", checks.bad_components(table, state))
    report("copy", checks.bad_copy(state, rng.copy()))
    for viewer in checks.viewers(state):
        report("view", checks.bad_view(table, state, viewer, rng))
        report("leak", worlds.leaks(table, state, viewer, rng, steps=3))
        report("leak", worlds.secret_acts(table, state, viewer))
        report("leak", worlds.open_bids(table, state, viewer))


def report(kind: str, found: list[str]) -> None:
    """Raise a fault if anything was found."""
    if found:
        raise Fault(kind, found[0])
