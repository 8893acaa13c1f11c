"""What Ahoy's templates are given: plain data, every word of it a key or a number."""

from __future__ import annotations

from dataclasses import dataclass

from herna.games.ahoy.ui.sheet import Chart, Tile


@dataclass(frozen=True)
class Slot:
    """A place for a die on a board, a Crew card or a ship card."""

    ref: str
    action: str
    takes: str
    """any, even, or the one value it takes."""
    dashed: bool
    hurt: bool
    die: int
    """The value of the die on it, or 0."""
    die_ref: str
    key: str
    """The key of the faction whose die it is, or "". """


@dataclass(frozen=True)
class Act:
    """One action of a board with its slots."""

    key: str
    symbol: str
    slots: tuple[Slot, ...]


@dataclass(frozen=True)
class Die:
    """An action die that is not on a slot."""

    ref: str
    value: int
    aside: bool = False


@dataclass(frozen=True)
class Card:
    """A market card, as Crew, Cargo or for sale; or a plan."""

    ref: str
    slots: tuple[Slot, ...] = ()
    suit: str = ""
    to: str = ""
    """The suit of the Islands its Cargo is delivered to."""
    cargo: str = ""
    """The key of its Cargo."""
    gold: int = 0
    """The price in gold; 0 means a die."""
    kind: str = ""
    """How it is used: passive, free or die; cargo while it is being delivered."""


@dataclass(frozen=True)
class Pledge:
    """One of a Smuggler's two piles; only its owner knows whose it is."""

    ref: str
    side: str
    """The key of the faction it is pledged to, or "" when covered."""
    cards: tuple[Card, ...]
    worth: int
    """What it would score now, for those who know its side."""


@dataclass(frozen=True)
class Reward:
    """A space of a Smuggler's rewards grid."""

    ref: str
    key: str
    amount: int
    row: int
    column: int
    near: bool
    """Whether the white marker could go there next."""


@dataclass(frozen=True)
class Hold:
    """What only a Smuggler has: Cargo, pledges, and the rewards grid with its markers."""

    cargo: tuple[Card, ...]
    pledges: tuple[Pledge, ...]
    rewards: tuple[Reward, ...]
    white: tuple[int, int]
    black: tuple[int, int]


@dataclass(frozen=True)
class Captain:
    """Everything in front of one seat."""

    seat: int
    key: str
    """Short for the faction: sq, un, red or wh."""
    role: str
    """The faction as the catalogs call it."""
    kind: str
    """Whose words describe its actions: squadron, union or smuggler."""
    you: bool
    active: bool
    first: bool
    fame: int
    gold: int
    loaded: bool
    dice: tuple[Die, ...]
    acts: tuple[Act, ...]
    crew: tuple[Card, ...]
    patrols: int
    """Patrols in supply, the Squadron's alone; so are the next two."""
    strongholds: int
    afloat: int
    ready: int
    """Ready Comrades, the Union's alone; so are the next four."""
    muster: int
    plans: tuple[Card, ...]
    covered: int
    """Plans in hand that the viewer does not know."""
    ships: tuple[Card, ...]
    held: int
    """Regions it controls, and what they are worth."""
    income: int
    hold: Hold | None

    @property
    def refs(self) -> frozenset[str]:
        """Everything drawn in its area, which is opened when one of them may be pressed."""
        hold = self.hold or Hold((), (), (), (0, 0), (0, 0))
        cards = (*self.crew, *self.plans, *self.ships, *hold.cargo)
        slots = [slot for act in self.acts for slot in act.slots]
        slots += [slot for card in cards for slot in card.slots]
        names = [
            *[card.ref for card in cards],
            *[slot.ref for slot in slots],
            *[slot.die_ref for slot in slots],
        ]
        names += [pile.ref for pile in hold.pledges] + [cell.ref for cell in hold.rewards]
        return frozenset(names)


@dataclass(frozen=True)
class Pin:
    """A place of the fame track with those who stand there."""

    fame: int
    at: float
    """How far along the track, in per cent."""
    label: float
    """Where the label is, which makes room for its neighbours."""
    captains: tuple[Captain, ...]
    me: bool


@dataclass(frozen=True)
class Market:
    """The cards for sale."""

    cards: tuple[Card, ...]
    left: int


@dataclass(frozen=True)
class Turn:
    """A turn of this round, played or to come."""

    captain: Captain
    when: str
    """done, now or next."""


@dataclass(frozen=True)
class Fighter:
    """One side of a battle."""

    captain: Captain
    ref: str
    symbol: str
    shot: int
    """By how much the Cannons die was turned down."""
    roll: int
    dice: tuple[int, ...]
    """The battle dice, when it is clear what they showed."""
    bonus: int
    total: int
    rolled: bool


@dataclass(frozen=True)
class Duel:
    """The battle in progress."""

    where: str
    """The ref of its space."""
    attacker: Fighter
    defender: Fighter
    winner: Captain | None


@dataclass(frozen=True)
class Lie:
    """One way the drawn tile may lie; the code is the answer that lays it so, "" if it is not asked now."""

    code: str
    tile: Tile


@dataclass(frozen=True)
class Drawn:
    """The tile that was drawn and is about to be laid."""

    ref: str
    lies: tuple[Lie, ...]


@dataclass(frozen=True)
class Scene:
    """All that a viewer sees of a table of Ahoy, as the templates draw it."""

    round: int
    chart: Chart
    pins: tuple[Pin, ...]
    market: Market
    captains: tuple[Captain, ...]
    turns: tuple[Turn, ...]
    duel: Duel | None
    drawn: Drawn | None
    loose: tuple[Card, ...]
    """Cards that are asked about and lie nowhere else: being delivered, stolen or just played."""
