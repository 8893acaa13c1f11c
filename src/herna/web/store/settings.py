"""What the owners of a house have decided, and what follows if they have decided nothing."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

from sqlalchemy import delete, insert, select

from herna.web.guard.problems import BadNumber
from herna.web.store.society import SETTINGS
from herna.web.store.store import Store

DECIDED: Final = "house-"
"""How the keys of these settings begin; others keep theirs in the same table."""

LONGEST_TEXT: Final = 20_000
LONGEST_NOTE: Final = 600
MOST_DAYS: Final = 3650


@dataclass(frozen=True)
class HouseRules:
    """What was decided. Days are 0 where nothing is ever cleared away."""

    closed: bool = False
    """Whether newcomers need an invitation to the house."""
    note: str = ""
    """What everybody reads in the lobby."""
    words: str = ""
    """Words that nobody here shall have to read, a line each."""
    terms: str = ""
    contact: str = ""
    idle_days: int = 0
    """After so many days without an answer a table is announced to be cleared away."""
    done_days: int = 0
    """The same for games that are over."""
    guest_days: int = 0
    """After so many days a guest is forgotten who has no table, no name of their own and no passkey."""
    notice_days: int = 14
    """How long an announcement stands before the table goes."""

    @property
    def clears(self) -> bool:
        """Whether anything is ever cleared away."""
        return bool(self.idle_days or self.done_days or self.guest_days)


PLAIN: Final = HouseRules()


def text(value: bool | int | str) -> str:
    """Return a decision as it is kept."""
    return value if isinstance(value, str) else str(int(value))


def decided(kept: dict[str, str]) -> HouseRules:
    """Return what was decided, from what forms and the database hold."""
    found: dict[str, bool | int | str] = {}
    for each in fields(HouseRules):
        if each.name not in kept:
            continue
        given, usual = kept[each.name].strip(), getattr(PLAIN, each.name)
        if isinstance(usual, str):
            found[each.name] = given[: LONGEST_NOTE if each.name == "note" else LONGEST_TEXT]
        elif isinstance(usual, bool):
            found[each.name] = given == "1"
        else:
            found[each.name] = days(given, each.name)
    return HouseRules(**found)  # type: ignore[arg-type]  # each by the type of what is usual


def days(given: str, name: str) -> int:
    """Return a number of days."""
    if not (given.isascii() and given.isdecimal() and int(given[:9]) <= MOST_DAYS):
        raise BadNumber(f"{name} must be a number of days up to {MOST_DAYS}, not {given[:20]!r}")
    return int(given)


class Settings:
    """The table of decisions."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store

    async def read(self) -> HouseRules:
        """Return what was decided."""
        kept = select(SETTINGS).where(SETTINGS.c.key.startswith(DECIDED, autoescape=True))
        async with self.store.engine.connect() as connection:
            rows = (await connection.execute(kept)).all()
        return decided({row.key.removeprefix(DECIDED): row.value for row in rows})

    async def write(self, rules: HouseRules) -> None:
        """Keep what was decided, in place of what was before."""
        rows = [{"key": DECIDED + key, "value": text(value)} for key, value in rules.__dict__.items()]
        async with self.store.begin() as connection:
            await connection.execute(
                delete(SETTINGS).where(SETTINGS.c.key.startswith(DECIDED, autoescape=True))
            )
            await connection.execute(insert(SETTINGS), rows)
