"""What programs say and hear of the player behind them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from herna.web.store.wishes import Wishes

Named = Literal["look", "play", "host", "talk", "account", "order"]
Form = Literal["json", "discord", "slack", "matrix", "ntfy"]


@dataclass
class MeView:
    """Who a token stands for, and what it may do; ``until`` is 0 if it never ends."""

    player: str
    name: str
    program: bool
    rights: list[str]
    game: str
    table: str
    until: float


@dataclass
class MeRequest:
    """What shall change of a player; what is left out stays."""

    name: str = ""
    program: bool | None = None
    """Whether a program plays; everybody sees it at every table."""


@dataclass
class TokenRequest:
    """A token for a program: its rights, at one game or table only if one is named, for so many days."""

    rights: list[Named]
    label: str = ""
    game: str = ""
    table: str = ""
    days: int = 0
    """0 is until it is taken back."""


@dataclass
class TokenView:
    """A token, without itself."""

    id: str
    label: str
    rights: list[str]
    game: str
    table: str
    until: float
    created: float
    seen: float


@dataclass
class Made:
    """A new token; it is shown only now."""

    token: str
    tokens: list[TokenView] = field(default_factory=list)


@dataclass
class HookView:
    """An address of the web that hears of things; ``wrong`` is what went wrong the last time."""

    id: str
    form: str
    wrong: str


@dataclass
class MessagesView:
    """What a player hears of: pairs like ``turn.mail``; quiet hours; hours between two mails."""

    wanted: list[str]
    quiet: list[int]
    zone: str
    pause: int
    mail: bool
    """Whether there is a confirmed address for mail."""
    browsers: int
    hooks: list[HookView]


@dataclass
class MessagesRequest:
    """What a player wants to hear of."""

    wanted: list[str]
    quiet: list[int] = field(default_factory=list)
    """Two hours, or none."""
    zone: str = ""
    pause: int = Wishes().pause


@dataclass
class HookRequest:
    """An address of the web, and the form that messages take there."""

    url: str
    form: Form = "json"


@dataclass
class LeaveRequest:
    """The player's own name, to be sure."""

    name: str
