"""What the templates draw, as plain data: the land, the mats, the cards, a combat."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Piece:
    """A unit or structure on the map, or several alike."""

    ref: str
    kind: str
    side: str
    x: float
    scale: float
    count: int
    mover: bool
    spent: bool


@dataclass(frozen=True)
class Lot:
    """Resource tokens of one kind on a space."""

    key: str
    count: int
    x: float


@dataclass(frozen=True)
class Space:
    """A territory or home base with all that stands on it."""

    ref: str
    number: int
    terrain: str
    variant: int
    x: float
    y: float
    holder: str
    tunnel: bool
    encounter: str
    """``open`` while its token lies there, ``gone`` afterwards, empty where there was none."""
    threat: str
    """What entering means, if it is offered: ``combat``, ``workers`` or nothing."""
    driven: int
    """Workers that would be driven away."""
    pieces: tuple[Piece, ...]
    lots: tuple[Lot, ...]


@dataclass(frozen=True)
class Base:
    """A home base on the map: whose it is, whether its faction plays, and the pieces that stand there."""

    ref: str
    side: str
    x: float
    y: float
    live: bool
    pieces: tuple[Piece, ...]


@dataclass(frozen=True)
class Box:
    """A red or green box of a mat: what it is for, and whether a cube lies on it or made it free."""

    icon: str
    state: str = ""


@dataclass(frozen=True)
class Half:
    """One thing that a top action may do."""

    ref: str
    boxes: tuple[Box, ...]
    cube: str
    """The ref of the cube that lies on its last box, if it does."""


@dataclass(frozen=True)
class Section:
    """A section of a player mat, top and bottom."""

    ref: str
    top: str
    bottom: str
    when: str
    """``now`` for the action token, ``last`` for where it stood before this turn, otherwise empty."""
    costs: tuple[Box, ...]
    halves: tuple[Half, ...]
    structure: str
    structure_ref: str
    built: int
    """Where the structure stands, or -1."""
    bottom_ref: str
    price: tuple[Box, ...]
    paid_in: str
    need: int
    have: int
    coins: int
    recruit_ref: str
    bonus: str
    enlisted: bool


@dataclass(frozen=True)
class Ability:
    """A square of the faction mat."""

    ref: str
    icon: str
    unlocked: bool


@dataclass(frozen=True)
class Once:
    """A bonus for a recruit."""

    ref: str
    icon: str
    taken: bool


@dataclass(frozen=True)
class Power:
    """Everything about one player that anybody may know."""

    seat: int
    side: str
    mat: str
    you: bool
    active: bool
    power: int
    popularity: int
    coins: int
    stars: int
    mechs: int
    workers: int
    structures: int
    cards: int
    goods: tuple[tuple[str, int], ...]
    lands: int
    estimate: int
    factory: str
    """The ref of the Factory card, or empty."""
    sections: tuple[Section, ...]
    abilities: tuple[Ability, ...]
    own_ability: str
    onces: tuple[Once, ...]
    refs: frozenset[str]
    """Everything drawn on the mats."""


@dataclass(frozen=True)
class Goal:
    """A column of the triumph track: who has placed a star there, and how far the viewer is."""

    ref: str
    key: str
    icon: str
    need: int
    have: int
    winners: tuple[str, ...]


@dataclass(frozen=True)
class Mark:
    """A player's marker on a track, moved aside and down where several stand."""

    side: str
    seat: int
    value: int
    aside: float
    down: float


@dataclass(frozen=True)
class Card:
    """A card in the viewer's hand."""

    ref: str
    value: int = 0
    committed: bool = False


@dataclass(frozen=True)
class Side:
    """One side of a combat."""

    power: Power
    left: int
    dial: int
    """The power dialled, -1 while nobody may know."""
    cards: tuple[int, ...]
    """The values of committed cards the viewer may know."""
    most: int
    reach: int
    """The highest total it could come to, as far as the viewer can know."""
    fighters: tuple[str, ...]


@dataclass(frozen=True)
class Try:
    """One setting of the viewer's dial."""

    power: int
    total: int
    """With the best cards in hand."""
    chance: int
    """How often that wins, in percent, even if the other side commits everything."""


@dataclass(frozen=True)
class Stake:
    """What a combat is about."""

    goods: tuple[tuple[str, int], ...]
    starred: tuple[int, ...]
    """Whom a victory would bring a star."""
    workers: int
    """The defender's workers there, who would be sent home."""


@dataclass(frozen=True)
class Combat:
    """A combat in progress."""

    where: str
    terrain: str
    sides: tuple[Side, ...]
    tries: tuple[Try, ...]
    """What the viewer may dial now, if that is asked."""
    stake: Stake


@dataclass(frozen=True)
class Commitment:
    """What one side of a combat had committed."""

    power: Power
    dial: int
    cards: tuple[int, ...]

    @property
    def total(self) -> int:
        """Dial and cards together."""
        return self.dial + sum(self.cards)


@dataclass(frozen=True)
class Result:
    """How a combat ended."""

    where: str
    winner: int
    sides: tuple[Commitment, ...]


@dataclass(frozen=True)
class Bonus:
    """The structure bonus tile: what the viewer's structures count, and what each count pays."""

    ref: str
    count: int
    coins: int
    steps: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Scene:
    """All that a viewer sees of a table of Scythe, as the templates draw it."""

    turn: int
    spaces: tuple[Space, ...]
    bases: tuple[Base, ...]
    powers: tuple[Power, ...]
    goals: tuple[Goal, ...]
    popularity: tuple[Mark, ...]
    strength: tuple[Mark, ...]
    bonus: Bonus
    hand: tuple[Card, ...]
    objectives: tuple[str, ...]
    factory: int
    encounters: int
    deck: int
    combat: Combat | None
    result: Result | None
    """How the latest combat ended, until something else is done."""
    encounter: str
    """The encounter card being resolved by the viewer, or empty."""
    tray: tuple[str, ...]
    """What is offered and drawn nowhere else."""
