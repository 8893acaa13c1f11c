"""What programs send and are sent about tournaments."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal


@dataclass
class CupRequest:
    """What a program wants of the tournament that it opens."""

    games: list[str]
    """One, or several that take turns from round to round."""
    kind: Literal["swiss", "robin", "knockout", "ladder"] = "swiss"
    size: int = 2
    """How many sit at a table."""
    rounds: int = 0
    """0 is as many as it takes."""
    most: int = 0
    """How many places there are; once they are taken it begins. 0 is 64, and it does not."""
    entry: int = 0
    """Seconds after which it begins by itself; 0 is when its host says."""
    pace: Literal["quick", "slow"] = "quick"
    bank: int = 0
    more: int = 0
    allowance: int = 0
    """Seconds for each answer at a slow pace; 0 is a day."""
    length: int = 0
    """Seconds after which a round should be over; 0 is 90 minutes, or 14 days at a slow pace."""
    forgotten: Literal["played", "last"] = "played"
    """How a game counts that a bot had to end for somebody: as it ended, or as the last place."""
    listed: bool = True
    programs: bool = True
    """Whether programs may enter; whoever opens it without them does not enter by this interface."""
    watch: bool = True
    undo: bool = False
    name: str = ""
    """What the tournament is called."""


@dataclass
class BotsRequest:
    """How many bots of which level shall take part."""

    count: int
    level: str = ""


@dataclass
class EntrantRequest:
    """Which entrant is meant."""

    number: int


@dataclass
class CupBrief:
    """A tournament in a list."""

    cup: str
    name: str
    stage: str
    kind: str
    games: list[str]
    round: int
    entrants: int
    places: int
    pace: str
    programs: bool
    """Whether programs may enter."""


@dataclass
class EntrantView:
    """Somebody who takes part; ``gone`` is the round in which they gave up, 0 if they did not."""

    number: int
    name: str
    level: str
    gone: int
    me: bool


@dataclass
class PairingView:
    """A table of a round: entrants in the order of their seats; alone, somebody has a bye."""

    round: int
    game: str
    table: str
    entrants: list[int]
    due: float
    over: bool
    places: list[float]
    scores: list[int]
    points: list[float]


@dataclass
class StandingView:
    """How an entrant stands."""

    rank: int
    entrant: int
    points: float
    played: int
    won: float
    strength: float
    beaten: float
    margin: float


@dataclass
class CupView:
    """A tournament; ``token`` is given to newcomers only."""

    cup: str
    name: str
    stage: str
    kind: str
    games: list[str]
    size: int
    round: int
    rounds: int
    """How many there will be; 0 if that is not known."""
    places: int
    begins: float
    pace: str
    bank: int
    more: int
    allowance: int
    length: int
    forgotten: str
    programs: bool
    """Whether programs may enter and play."""
    host: bool
    """Whether the caller has opened it."""
    entrants: list[EntrantView]
    pairings: list[PairingView]
    standings: list[StandingView]
    token: str = field(default="")
