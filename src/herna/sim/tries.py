"""One game that is played to look for faults: at random or by a bot, from the start or from near the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from herna.bots import bot
from herna.kernel.choice import Choice
from herna.kernel.engine import playout, settle, take
from herna.kernel.game import Game
from herna.kernel.match import Match
from herna.kernel.record import Record
from herna.kernel.rng import Rng, seeded
from herna.kernel.state import State
from herna.kernel.view import redact
from herna.sim import checks, worlds
from herna.sim.digest import digest
from herna.sim.play import RANDOM, luck

LOOK_EVERY: Final = 23
"""The components are counted at every so many decisions."""
DEEP_EVERY: Final = 40
"""Every so many games one is played with every check there is."""
DEEP_DECISIONS: Final = 60
"""How many decisions of such a game are checked."""
WATCHED: Final = 2
"""How many answers two worlds are given side by side at each decision, when secrets are watched."""
NEAR_EVERY: Final = 3
"""Every so many games one is brought close to its end."""
NEAR_WITHIN: Final = 150
"""It is brought there within so many decisions, when a turn begins."""


class Fault(Exception):  # noqa: N818
    """A promise that was not kept."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


@dataclass
class Tried:
    """One game that was tried."""

    record: Record
    near_end: int | None = None
    """After how many answers it was brought close to its end, if it was."""
    prints: bytes | None = None
    """A fingerprint of the position after every answer, if they are wanted."""
    kind: str = ""
    """What kind of fault was found, or ""."""
    message: str = ""
    decisions: int = 0

    def note(self, state: State) -> None:
        """Take a fingerprint, if they are wanted."""
        if self.prints is not None:
            self.prints += digest(state)


class Play:
    """One game, and who plays it."""

    def __init__(self, table: Game[Any], tried: Tried, rng: Rng, name: str = RANDOM) -> None:
        self.table = table
        self.tried = tried
        self.record = tried.record
        self.rng = rng
        seats = range(self.record.setup.seats)
        self.bots = [] if name == RANDOM else [bot(name, table) for _seat in seats]

    def pick(self, state: State, choice: Choice) -> int:
        """Return an answer; a bot that fails, and is answered for by its guard, is a fault."""
        if not self.bots:
            return int(self.rng.below(len(choice.options)))
        guard = self.bots[choice.seat]
        index = guard.choose(redact(state, choice.seat), choice, self.rng)
        if guard.faults:
            raise Fault("bot", guard.faults[0])
        return index

    def write(self, choice: Choice, index: int) -> str:
        """Write an answer into the record."""
        code = self.table.verbs.code(choice.options[index])
        self.record.answers.append(code)
        self.tried.decisions += 1
        return code


def try_one(play: Play, number: int) -> None:
    """Play one game: quickly, with every check, or close to its end."""
    if number % DEEP_EVERY == 0:
        deep(play)
    else:
        quick(play, near=number % NEAR_EVERY == NEAR_EVERY - 1)


def quick(play: Play, near: bool) -> None:
    """Play one game, checking the options of every choice and the components now and then."""
    table, record, tried = play.table, play.record, play.tried
    state: State = table.new(record.setup, seeded(record.seed))
    limit = table.limit(record.setup.seats)
    soon = int(play.rng.below(NEAR_WITHIN)) if near else limit
    choice = settle(state)
    while choice is not None:
        if len(record.answers) >= soon and tried.near_end is None and brought_near(play, state):
            choice = settle(state)
            continue
        check_options(table, choice)
        if len(record.answers) % LOOK_EVERY == 0:
            report("components", checks.bad_components(table, state))
            if tried.near_end is not None:
                check_deeply(table, state, choice, play.rng)
        if len(record.answers) >= limit:
            raise Fault("runaway", f"not over after {limit} decisions with {record.setup.seats} seats")
        index = play.pick(state, choice)
        play.write(choice, index)
        take(state, index)
        choice = settle(state)
        tried.note(state)
    report("components", checks.bad_components(table, state))


def brought_near(play: Play, state: State) -> bool:
    """Bring a game close to its end, if a turn begins; what is asked there is asked anew."""
    at = len(play.record.answers)
    if not bring_near(play.table, play.record, state, at):
        return False
    play.tried.near_end = at
    report("components", checks.bad_components(play.table, state))
    return True


def bring_near(table: Game[Any], record: Record, state: State, at: int) -> bool:
    """Do so by luck that depends on the record alone."""
    if not table.near_end(state, luck(record.seed + at + 1)):
        return False
    state.pending = None
    return True


def watch(play: Play, most: int) -> None:
    """Play one game; at each decision compare worlds that one viewer cannot tell apart."""
    table, rng = play.table, play.rng
    state: State = table.new(play.record.setup, seeded(play.record.seed))
    choice = settle(state)
    while choice is not None and play.tried.decisions < most:
        everybody = checks.viewers(state)
        viewer = everybody[rng.below(len(everybody))]
        report("leak", worlds.leaks(table, state, viewer, rng, steps=WATCHED))
        report("leak", worlds.secret_acts(table, state, viewer))
        report("leak", worlds.open_bids(table, state, viewer))
        index = play.pick(state, choice)
        play.write(choice, index)
        take(state, index)
        choice = settle(state)


def check_options(table: Game[Any], choice: Choice) -> None:
    """Look at the options of a choice; only odd ones are looked at closely."""
    options = list(choice.options)
    if len(options) > checks.MOST_OPTIONS or len(set(options)) < len(options):
        report("options", checks.bad_options(table, choice))


def deep(play: Play) -> None:
    """Play the beginning of a game with views, secrets, undo and records checked at every decision."""
    table, record, rng = play.table, play.record, play.rng
    match = Match(table, record)
    rehearsal: State = table.new(record.setup, seeded(record.seed))
    length = playout(rehearsal, rng.copy(), table.limit(record.setup.seats))
    skip = int(rng.below(length + 1))
    for number in range(skip + DEEP_DECISIONS):
        choice = match.choice
        if choice is None:
            break
        code = table.verbs.code(choice.options[rng.below(len(choice.options))])
        play.tried.decisions += 1
        if number < skip:
            match.answer(code)
            continue
        check_deeply(table, match.state, choice, rng)
        play.tried.note(match.state)
        report("undo", checks.bad_undo(match, code))
    report("record", checks.bad_record(match))


def check_deeply(table: Game[Any], state: State, choice: Choice, rng: Rng) -> None:
    """Check one position in every way."""
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
