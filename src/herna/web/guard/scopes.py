"""What a program's token may do: which rights, at which game or table only, and until when."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from herna.web.guard.problems import BadNumber, NotYours


class Right(StrEnum):
    """One kind of thing that a token may be for."""

    LOOK = "look"
    """See what the player sees: tables with the player's hand, history."""
    PLAY = "play"
    """Sit down, answer, take back, leave and come back."""
    HOST = "host"
    """Open tables and tournaments, and do there what their hosts do."""
    TALK = "talk"
    """Speak at tables and while watching, mute and report."""
    ACCOUNT = "account"
    """The player itself: name, messages, data, other tokens."""
    ORDER = "order"
    """Look after the house, as its owners do; only they can give it."""


EVERYDAY: Final = frozenset(Right) - {Right.ORDER}
"""What everybody may give a program."""

ANYBODY: Final = "anybody"
"""What an address needs that every token may call: it tells no more than the token itself says."""

NEEDS: Final = "needs"
"""Under which name an address of the interface says what it needs; one that says nothing gets no token in."""

BY_GAME: Final = "by_game"
"""Says that an address has no table yet, and looks itself at the game that it is about."""

TABLE: Final = "table:"
GAME: Final = "game:"
UNTIL: Final = "until:"


@dataclass(frozen=True)
class Scope:
    """The bounds of one token; the token of a browser, or of a newcomer, has none."""

    rights: frozenset[Right] = frozenset(Right)
    game: str = ""
    table: str = ""
    until: float = 0.0
    """When it ends, in whole seconds, and never later than was said; 0 is never."""

    @property
    def bound(self) -> bool:
        """Whether there is anything that a player may do and the token may not."""
        return not self.rights >= EVERYDAY or bool(self.game or self.table or self.until)

    def text(self) -> str:
        """Write it for the database; never "", which is a browser's."""
        words = [each.value for each in Right if each in self.rights]
        limits = ((GAME, self.game), (TABLE, self.table), (UNTIL, str(int(self.until)) if self.until else ""))
        return " ".join([*words, *(f"{key}{value}" for key, value in limits if value)])

    @staticmethod
    def read(text: str) -> Scope:
        """Read what :meth:`text` wrote; "" has no bounds."""
        if not text:
            return Scope()
        words = text.split()
        known = {
            key: each[len(key) :] for key in (GAME, TABLE, UNTIL) for each in words if each.startswith(key)
        }
        rights = frozenset(Right(each) for each in words if ":" not in each)
        return Scope(rights, known.get(GAME, ""), known.get(TABLE, ""), float(known.get(UNTIL, "0")))

    def over(self, now: float) -> bool:
        """Whether its time is up."""
        return bool(self.until) and now >= self.until

    def check(self, need: str, now: float) -> None:
        """Refuse what the token is not for."""
        if self.over(now):
            raise NotYours("the time of this token is over; make a new one")
        if need != ANYBODY and need not in self.rights:
            raise NotYours(f"this token may not do that: it lacks the right to {need or 'call this address'}")

    def check_place(self, game: str, table: str) -> None:
        """Refuse a table or a game that the token is not for."""
        if self.table and table != self.table:
            raise NotYours(f"this token is for table {self.table} only")
        if self.game and game != self.game:
            raise NotYours(f"this token is for {self.game} only")


def wanted(rights: Iterable[str], game: str, table: str, until: float) -> Scope:
    """Return the bounds that somebody asks for, or refuse what makes no sense."""
    chosen = set(rights)
    if not chosen or not chosen <= set(Right):
        raise BadNumber(f"a token is for one or more of {', '.join(Right)}")
    return Scope(frozenset(Right(each) for each in chosen), game, table, until)
