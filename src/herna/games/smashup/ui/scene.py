"""What Smash Up's templates are given: plain data, every word of it a key or a number."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Attached:
    """An action on a minion or on a base."""

    ref: str
    seat: int
    gives: int
    """Power it gives to its minion."""


@dataclass(frozen=True)
class Unit:
    """A minion in play with what is attached to it."""

    ref: str
    faction: str
    seat: int
    power: int
    printed: int
    marks: tuple[str, ...]
    attached: tuple[Attached, ...]

    @property
    def trend(self) -> str:
        """Whether its power is above or below the printed one."""
        return "up" if self.power > self.printed else "down" if self.power < self.printed else ""


@dataclass(frozen=True)
class Lane:
    """The minions of one seat at a base."""

    seat: int
    total: int
    place: int
    """Which place this is now, 0 without power or minions."""
    units: tuple[Unit, ...]


@dataclass(frozen=True)
class Share:
    """A seat's part of the gauge, in per cent of the breakpoint."""

    seat: int
    total: int
    at: float
    width: float


@dataclass(frozen=True)
class Step:
    """A place of the podium: what it pays and who holds it now."""

    place: int
    points: int
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Column:
    """A base with everything at it."""

    ref: str
    key: str
    faction: str
    need: int
    total: int
    short: int
    """Power still missing to break it."""
    scoring: bool
    gauge: tuple[Share, ...]
    podium: tuple[Step, ...]
    rivals: tuple[Lane, ...]
    mine: Lane | None
    """The viewer's own lane; a spectator has none."""
    on_base: tuple[Attached, ...]

    @property
    def hot(self) -> bool:
        """Whether it is about to break."""
        return self.short <= 2


@dataclass(frozen=True)
class Card:
    """A card shown whole: in hand, revealed, or to choose from."""

    ref: str
    key: str
    faction: str
    minion: bool
    power: int


@dataclass(frozen=True)
class Site:
    """A base that is not in play."""

    ref: str
    key: str
    faction: str
    need: int
    points: tuple[int, ...]


@dataclass(frozen=True)
class Faction:
    """A faction to choose, and who has it."""

    ref: str
    key: str
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Player:
    """What everybody may know of a seat."""

    seat: int
    you: bool
    active: bool
    factions: tuple[str, ...]
    points: int
    hand: int
    deck: int
    discard: int
    discarded: tuple[str, ...]
    """The cards of its discard pile, the latest first."""


@dataclass(frozen=True)
class Scene:
    """All that a viewer sees of a table of Smash Up, as the templates draw it."""

    phase: int
    turn: int
    target: int
    bases_left: int
    columns: tuple[Column, ...]
    players: tuple[Player, ...]
    hand: tuple[Card, ...]
    unknown: int
    """Cards of the viewer's hand that it does not know, which no rule makes happen."""
    minions: int
    actions: int
    """Minions and actions the viewer may still play; -1 outside its own second phase."""
    draft: tuple[Faction, ...]
    """The factions, while they are being chosen."""
    playing: tuple[Card, ...]
    """Cards being played or revealed."""
    offered: tuple[Card, ...]
    """Cards to choose from that lie nowhere on the table."""
    sites: tuple[Site, ...]
    """Bases to choose from that are not in play."""
    named: tuple[Faction, ...]
    """Factions to name."""
