"""What programs send and are sent: the shapes that the OpenAPI document describes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from herna.i18n.catalog import Language

ProgramsSit = Literal["yes", "invited", "no"]


@dataclass
class Problem:
    """Why a request was refused: a sentence for people, the status, and what exactly was wrong."""

    type: str
    title: str
    status: int
    detail: str


@dataclass
class SeatRequest:
    """What a seat shall be: ``me`` (the program), ``bot``, or ``open`` for whoever has the invitation."""

    kind: Literal["me", "bot", "open", "here"]
    name: str = ""
    level: str = ""


@dataclass
class TableRequest:
    """What a program wants of the table that it opens."""

    game: str
    seats: list[SeatRequest]
    name: str = ""
    variants: dict[str, str] = field(default_factory=dict)
    pace: Literal["live", "quick", "slow"] = "live"
    """live, quick with a bank of thinking time, or slow with a deadline for each answer."""
    bank: int = 0
    """Seconds each player may think at a quick pace; 0 is the usual 1200, with 15 added."""
    more: int = 0
    """Seconds added whenever the question passes on to somebody else."""
    allowance: int = 0
    """Seconds for each answer at a slow pace; 0 is no deadline."""
    speed: Literal["calm", "brisk", "at-once"] = "at-once"
    undo: bool = True
    watch: bool = True
    listed: bool = False
    """Whether everybody finds it in the lobby and may join."""
    programs_sit: ProgramsSit = "yes"
    """Which programs may sit down: all, those that have an invitation, or none. Callers of this are some."""
    language: Literal["", Language] = ""
    """What is spoken at a listed table."""


@dataclass
class Invitation:
    """How to get into a free seat."""

    seat: int
    token: str


@dataclass
class Seated:
    """Where a program sits, and the token that proves it."""

    table: str
    token: str
    seats: list[int]
    invitations: list[Invitation] = field(default_factory=list)


@dataclass
class JoinRequest:
    """An invitation to accept."""

    invitation: str
    name: str = ""


@dataclass
class AnswerRequest:
    """An answer to the choice that was pending at ``version``."""

    version: int
    code: str
    seat: int | None = None


@dataclass
class UndoRequest:
    """A wish to take back the last answer."""

    version: int
    seat: int | None = None


@dataclass
class OptionView:
    """A legal answer: its code is what to send, its number the same in every game of this kind."""

    code: str
    number: int
    anchor: str
    text: str


@dataclass
class ChoiceView:
    """What is asked; ``options`` are given only to the seat that must answer."""

    seat: int
    prompt: str
    text: str
    options: list[OptionView]


@dataclass
class SeatView:
    """Who sits at a seat."""

    seat: int
    kind: str
    name: str
    level: str
    program: bool
    """Whether a program of somebody plays, as it says of itself; bots of the house have a ``level``."""
    seconds_left: int | None
    """How long this player may still think; null where no clock runs for it."""
    called: int | None
    """Seconds left to show a sign of life before the seat may be given away; null if nobody asked."""


@dataclass
class PaceView:
    """What was agreed on about thinking time, in seconds."""

    key: str
    bank: int
    more: int
    allowance: int


@dataclass
class TableView:
    """A table as its viewer may see it."""

    table: str
    game: str
    name: str
    stage: str
    version: int
    viewer: int
    seats: list[SeatView]
    pace: PaceView
    variants: dict[str, str]
    uploaded: bool
    """Whether the game continues an uploaded record, whose beginning its uploader knows."""
    programs_sit: str
    """Which programs may sit down: ``yes``, ``invited`` or ``no``, where none may answer either."""
    commitment: str
    choice: ChoiceView | None
    can_undo: bool
    standings: list[int]
    winners: list[int] | None
    story: list[str]
    state: dict[str, Any]


@dataclass
class GameView:
    """A game that can be played here."""

    key: str
    seats: list[int]
    variants: dict[str, list[str]]
    rules: int
    bots: list[str]
