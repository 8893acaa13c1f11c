"""Rows of the database as plain, typed records."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from herna.kernel.game import Setup
from herna.kernel.record import Branch, Record
from herna.web.guard.tokens import TABLE_LENGTH
from herna.web.store.clock import Clock, Terms

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"

UPLOAD: Final = "upload"
"""Where a table came from if not from another one; no table has this address."""

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"
STAND_IN: Final = "stand-in"
"""A bot that plays for a person, who may come back."""

ANSWER: Final = "answer"
UNDO: Final = "undo"
MORE: Final = "more"
"""An answer that was given in one gesture with the next one, and is taken back with it."""
HELD: Final = "held"
"""The last answer of a turn, which is over only when its player says so."""
END: Final = "end"
"""A player says that the turn is over."""


ALL: Final = "yes"
INVITED: Final = "invited"
NONE: Final = "no"
PROGRAMS_SIT: Final = (ALL, INVITED, NONE)
"""Which programs may sit down at a table: all, those its host invites, or none."""


@dataclass(frozen=True)
class Options:
    """What the players agreed on beside the rules."""

    pace: str = "live"
    undo: bool = True
    hints: bool = True
    watch: bool = True
    listed: bool = False
    programs_sit: str = ALL
    speed: str = "calm"
    colours: tuple[int, ...] = ()
    bank: int = 0
    more: int = 0
    allowance: int = 0

    @property
    def terms(self) -> Terms:
        """What was agreed on about time."""
        return Terms(self.bank, self.more, self.allowance)

    def text(self) -> str:
        """Write them for the database."""
        return json.dumps({**self.__dict__, "colours": list(self.colours)})

    @staticmethod
    def read(text: str) -> Options:
        """Read what :meth:`text` wrote; what is missing takes its usual value."""
        plain = json.loads(text)
        plain["colours"] = tuple(plain.get("colours", ()))
        return Options(**plain)


@dataclass(frozen=True)
class Visitor:
    """Somebody who came, with one browser or more, or a program; known by the token of a session."""

    id: str
    name: str
    session: str = field(default="", compare=False)
    """The device or program that acts now."""
    scopes: str = field(default="", compare=False)
    """What it may do; a session without scopes may do everything."""
    program: bool = field(default=False, compare=False)
    """Whether a program acts: it says so of itself, or comes by the interface for programs."""


@dataclass
class TableRow:
    """A table as stored."""

    id: str
    game: str
    name: str
    host: str
    created: float
    updated: float
    variants: dict[str, str]
    seed: str
    salt: str
    rules: int
    branches: list[Branch]
    options: Options
    stage: str
    version: int = 0
    turn: int | None = None
    result: tuple[list[int], list[int]] | None = None
    origin: str | None = None
    following: str | None = None
    clock: Clock = field(default_factory=Clock)
    language: str = ""
    """What is spoken at an open table; "" is whatever people like."""

    @property
    def cup(self) -> str:
        """The tournament that has opened this table; "" where somebody did, whose name is longer."""
        return self.host if len(self.host) == TABLE_LENGTH else ""

    @property
    def sealed_text(self) -> str:
        """What was sealed, as a command may hold it: hexadecimal digits only, or nothing."""
        digits = set("0123456789abcdef")
        return f"{self.salt}:{self.seed}" if set(self.salt + self.seed) <= digits else ""

    def record(self, seats: int, answers: list[str]) -> Record:
        """Return the record of the game at this table, with these answers."""
        setup = Setup(seats, dict(self.variants))
        return Record(
            self.game, setup, int(self.seed, 16), answers, self.salt, self.rules, list(self.branches)
        )

    def columns(self) -> dict[str, Any]:
        """Return it as the database keeps it."""
        plain = dict(self.__dict__)
        plain["variants"] = json.dumps(self.variants)
        plain["branches"] = json.dumps([[branch.at, f"{branch.seed:032x}"] for branch in self.branches])
        plain["options"] = self.options.text()
        plain["clock"] = self.clock.text()
        plain["result"] = None if self.result is None else json.dumps(self.result)
        return plain

    @staticmethod
    def read(row: Mapping[str, Any]) -> TableRow:
        """Read a row of the database."""
        plain = dict(row)
        plain["variants"] = json.loads(plain["variants"])
        plain["branches"] = [Branch(at, int(seed, 16)) for at, seed in json.loads(plain["branches"])]
        plain["options"] = Options.read(plain["options"])
        plain["clock"] = Clock.read(plain["clock"])
        result = plain["result"]
        if result is not None:
            winners, scores = json.loads(result)
            plain["result"] = (winners, scores)
        return TableRow(**plain)


@dataclass
class SeatRow:
    """A seat as stored."""

    seat: int
    kind: str
    visitor: str | None
    name: str
    level: str = ""
    serial: int = 0
    invite_hash: str | None = None
    called: float = 0.0
    """When this player was asked for a sign of life; 0 if nobody asked, or one was given."""

    @property
    def by_bot(self) -> bool:
        """Whether a bot answers for it now."""
        return self.kind in (BOT, STAND_IN)


@dataclass(frozen=True)
class Entry:
    """One line of a table's log: an answer, an answer taken back, or the word that a turn is over."""

    number: int
    seat: int
    kind: str
    code: str


@dataclass(frozen=True)
class Remark:
    """Something said at a table."""

    id: int
    seat: int
    text: str
    at: float


@dataclass
class Standing:
    """A table with its seats, for lists."""

    table: TableRow
    seats: list[SeatRow] = field(default_factory=list)


def fold(entries: list[Entry]) -> tuple[list[str], list[str]]:
    """Return the answers that stand, and those taken back that may be given again, the next one last."""
    answers: list[str] = []
    undone: list[str] = []
    for entry in entries:
        if entry.kind == UNDO:
            undone.append(answers.pop())
        elif entry.kind != END:
            answers.append(entry.code)
            undone = undone[:-1] if undone and undone[-1] == entry.code else []
    return answers, undone
