"""What the templates draw, as plain data: the chart, the round, the Court, the boards, a battle."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Hull:
    """One drawn ship of a fleet, or the number behind it."""

    x: float
    hit: bool
    number: int = 0


@dataclass(frozen=True)
class Fleet:
    """A seat's ships in a system."""

    ref: str
    seat: int
    fresh: int
    damaged: int
    x: float
    y: float
    width: float
    hulls: tuple[Hull, ...]


@dataclass(frozen=True)
class Plot:
    """A place for a building, and what stands there."""

    ref: str
    x: float
    y: float
    kind: str
    seat: int
    hit: bool


@dataclass(frozen=True)
class System:
    """A gate or planet as it is drawn: its outline, who is in control, its buildings and the ships there."""

    ref: str
    outline: str
    gate: bool
    sort: str
    cluster: int
    mark: str
    ruler: int
    x: float
    y: float
    tag_x: float
    tag_y: float
    tag_width: float
    plots: tuple[Plot, ...]
    fleets: tuple[Fleet, ...]


@dataclass(frozen=True)
class Shut:
    """A cluster out of play."""

    number: int
    hull: str
    lane: str
    way: str
    x: float
    y: float
    sign_x: float
    sign_y: float
    before: int
    after: int


@dataclass(frozen=True)
class Open:
    """A cluster that may be chosen as a whole."""

    ref: str
    number: int
    x: float
    y: float


@dataclass(frozen=True)
class Chart:
    """The map: its rim and walls, the systems, and the clusters that are out of play."""

    rim: str
    thin: str
    walls: str
    passages: tuple[tuple[float, float, float], ...]
    systems: tuple[System, ...]
    shut: tuple[Shut, ...]
    clusters: tuple[Open, ...]
    chapters: tuple[str, ...]


@dataclass(frozen=True)
class Card:
    """An action card; without a number it lies face down."""

    ref: str
    suit: str = ""
    number: int = 0
    pips: int = 0
    ambition: str = ""
    actions: tuple[str, ...] = ()


@dataclass(frozen=True)
class Play:
    """A card played this round."""

    seat: int
    card: Card
    mode: str
    zeroed: bool
    now: bool


@dataclass(frozen=True)
class Marker:
    """An ambition marker: what the first and the second place are worth."""

    ref: str
    first: int
    second: int
    gold: bool


@dataclass(frozen=True)
class Rank:
    """What a seat has for an ambition, and what it would gain now; seat -1 is the third player's tokens."""

    seat: int
    have: int
    gain: int


@dataclass(frozen=True)
class Ambition:
    """A row of the ambitions."""

    ref: str
    key: str
    counts: tuple[str, ...]
    markers: tuple[Marker, ...]
    ranks: tuple[Rank, ...]


@dataclass(frozen=True)
class CourtCard:
    """A card of the Court or of a play area, with the agents on it."""

    ref: str
    suit: str
    cost: int
    agents: tuple[tuple[int, int], ...] = ()
    leader: int = -1
    """Who has the most agents there, or -1."""


@dataclass(frozen=True)
class Slot:
    """A resource slot: the token in it, the keys it costs a raider, and whether a city covers it."""

    ref: str
    token: str
    keys: int
    shut: bool
    tied: bool


@dataclass(frozen=True)
class Bits:
    """Pieces of one kind and owner that somebody holds."""

    ref: str
    kind: str
    seat: int
    count: int


@dataclass(frozen=True)
class Sore:
    """An Outrage slot of one resource type, and whether an agent covers it."""

    ref: str
    key: str
    hot: bool


@dataclass(frozen=True)
class Player:
    """Everything in front of one seat."""

    seat: int
    you: bool
    active: bool
    initiative: bool
    power: int
    gain: int
    cards: int
    slots: tuple[Slot, ...]
    bonuses: tuple[tuple[int, bool], ...]
    guild: tuple[CourtCard, ...]
    leader: str
    lore: tuple[str, ...]
    trophies: tuple[Bits, ...]
    captives: tuple[Bits, ...]
    outrage: tuple[Sore, ...]
    ships: int
    starports: int
    agents: int


@dataclass(frozen=True)
class Die:
    """A die on the table: its kind and the symbols of its face."""

    kind: str
    symbols: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Force:
    """One side of a battle."""

    seat: int
    fresh: int
    damaged: int
    hits: int = 0
    """Hits taken, once the battle is over."""
    lost: int = 0
    """Ships and buildings that these destroyed."""


@dataclass(frozen=True)
class Collecting:
    """Dice to be collected, all kinds together."""

    kinds: tuple[tuple[str, str, int, int, str], ...]
    """For each kind of die its ref, its key, the most there can be, what is proposed, what a die promises."""
    sets: str
    """For each set of dice the answers it takes, as the page's script reads it."""


@dataclass(frozen=True)
class Battle:
    """A battle in progress, or the latest one."""

    where: str
    attacker: Force
    defender: Force
    collected: tuple[tuple[str, str, int], ...]
    """For each kind of die its ref, its key and how many are collected."""
    dice: tuple[Die, ...]
    totals: tuple[tuple[str, int], ...]
    collecting: Collecting | None
    over: bool = False
    """Whether it has been fought, and only its result is looked at."""


@dataclass(frozen=True)
class Scene:
    """All that a viewer sees of a table of Arcs, as the templates draw it."""

    chapter: int
    goal: int
    chart: Chart
    plays: tuple[Play, ...]
    ambitions: tuple[Ambition, ...]
    available: tuple[Marker, ...]
    court: tuple[CourtCard, ...]
    deck: int
    discard: int
    supply: tuple[tuple[str, str, int], ...]
    players: tuple[Player, ...]
    hand: tuple[Card, ...]
    pips: int
    battle: Battle | None
    tray: tuple[str, ...]
    """What is offered and drawn nowhere else."""
