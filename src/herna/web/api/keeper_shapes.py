"""What the programs of owners send and are sent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass
class ReportView:
    """What somebody has told the owners about somebody else, by what the house calls them inside."""

    id: str
    at: float
    by: str
    about: str
    table: str
    text: str


@dataclass
class OwnedView:
    """What waits for an owner, and how the house is."""

    version: str
    owners: dict[str, float]
    """Who keeps order, since when."""
    reports: list[ReportView]
    sizes: dict[str, int]
    """People, tables by how far they are, and the bytes of the database."""
    room: int | None
    """Megabytes that the disk of the database has left; null if it is not on this machine."""
    gauges: dict[str, int]
    mail: bool


@dataclass
class BanView:
    """Who is not welcome: a player, an address, or a player's words; ``until`` is null for ever."""

    kind: str
    about: str
    reason: str
    by: str
    at: float
    until: float | None


@dataclass
class AdmissionView:
    """An invitation to the house, without itself."""

    id: str
    note: str
    uses: int
    until: float


@dataclass
class Decided:
    """What is decided; days are 0 where nothing is ever cleared away."""

    closed: bool
    note: str
    words: str
    terms: str
    contact: str
    idle_days: int
    done_days: int
    guest_days: int
    notice_days: int
    admissions: list[AdmissionView]
    bans: list[BanView]


@dataclass
class DecideRequest:
    """What shall be decided anew; what is left out stays."""

    closed: bool | None = None
    """Whether newcomers need an invitation to the house."""
    note: str | None = None
    words: str | None = None
    """Words that nobody shall have to read, a line each."""
    terms: str | None = None
    contact: str | None = None
    idle_days: int | None = None
    done_days: int | None = None
    guest_days: int | None = None
    notice_days: int | None = None


@dataclass
class AdmissionRequest:
    """An invitation to the house: for how many people, for how many days."""

    uses: int = 1
    days: int = 14
    note: str = ""


@dataclass
class Admitting:
    """A new invitation to the house as a link; it is shown only now."""

    link: str
    decided: Decided


@dataclass
class BanRequest:
    """Who is not welcome, for how many days; 0 is until somebody ends it."""

    kind: Literal["player", "address", "speech"]
    about: str
    """A player as the house calls them inside; or an address, or a net of them."""
    reason: str = ""
    days: int = 0


@dataclass
class PardonRequest:
    """Whose ban shall end."""

    kind: Literal["player", "address", "speech"]
    about: str


@dataclass
class DeedView:
    """Something that an owner has done."""

    at: float
    by: str
    what: str
    detail: str
