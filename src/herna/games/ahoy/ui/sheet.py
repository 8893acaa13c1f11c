"""What the drawing of the chart is given: tiles, spaces, figures and places, as plain data."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Mark:
    """A small sign on the chart: which symbol, where its middle is, and how far it is turned."""

    symbol: str
    x: float
    y: float
    turn: int = 0


@dataclass(frozen=True)
class Sea:
    """One space of a region: what is printed there, in the drawing's units from the tile's corner."""

    ref: str
    x: int
    y: int
    terrain: str
    art: str
    """The symbol of its drawing."""
    turn: int
    """How far the drawing is turned, in degrees; only currents are."""
    suit: str
    """The suit of an Island, or "". """
    chip: Mark | None
    wind: Mark | None
    gold: tuple[Mark, ...]
    tailwind: int
    treasure: int
    current: str
    """Which way a current carries: n, e, s, w, or "". """


@dataclass(frozen=True)
class Bar:
    """A sandbar: the middle of the line it lies on, and whether that line is upright."""

    x: int
    y: int
    upright: bool
    shape: int


@dataclass(frozen=True)
class Tally:
    """One side's control of a region, as a small tag."""

    key: str
    value: int
    wins: bool
    x: float
    """Where its tag begins, from the middle of the region; it lies on the line between the spaces."""


@dataclass(frozen=True)
class Tile:
    """A region: where it lies, its spaces, its wealth and who holds it."""

    ref: str
    suit: str
    x: int
    y: int
    sheet: int
    spaces: tuple[Sea, ...]
    bars: tuple[Bar, ...]
    holder: str
    """The key of the faction that controls it, or "". """
    wealth: int
    tallies: tuple[Tally, ...]


@dataclass(frozen=True)
class Figure:
    """A piece on the chart: its middle and its side."""

    ref: str
    symbol: str
    key: str
    x: float
    y: float
    side: float
    mine: bool = False
    count: int = 1
    """More than one: so many stand for this one drawing."""
    space: str = ""
    """The ref of the space it stands on."""


@dataclass(frozen=True)
class Ornament:
    """Something drawn where no tile lies."""

    symbol: str
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class Draft:
    """A place where something could be put."""

    ref: str
    kind: str
    """explore: an uncharted space; block: where a tile could lie; tile: the drawn tile as it might lie."""
    x: int
    y: int
    tile: Tile | None = None


@dataclass(frozen=True)
class Course:
    """The last moves of a Flagship as a plotted line, and where it began."""

    key: str
    seat: int
    line: str
    x: int
    y: int


@dataclass(frozen=True)
class Ahead:
    """A space that the step after next could reach: where it is drawn, and which step that is."""

    x: int
    y: int
    step: int


@dataclass(frozen=True)
class Chart:
    """The whole map and the part of the sea that is shown."""

    x: int
    y: int
    width: int
    height: int
    tiles: tuple[Tile, ...]
    figures: tuple[Figure, ...]
    ornaments: tuple[Ornament, ...]
    cartouche: Ornament | None
    courses: tuple[Course, ...]
    drafts: tuple[Draft, ...]
    ahead: tuple[Ahead, ...]
    uncharted: int
    bold: float
    """How much larger numbers are written, so that a large map stays readable."""
    focus: str
    """The ref of the viewer's Flagship, to show first where the chart is larger than the screen."""
