"""What a base can do; each base overrides what is printed on it (U6.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from herna.games.smashup.state import SmashUp
from herna.kernel.choice import Seat
from herna.kernel.rows import i64
from herna.kernel.step import Step

if TYPE_CHECKING:
    from herna.games.smashup.frames import Trigger


class Base:
    """A printed base. It has no state."""

    def __init__(self, key: str, answers: bool = False) -> None:
        self.key: Final = key
        self.answers: Final = answers
        """Whether it does something after a minion was played here."""

    def after_play(self, state: SmashUp, owner: Seat) -> None:
        """Do what the base does after a minion of ``owner`` was played here."""

    def after_death(self, state: SmashUp, base: i64, victim: i64) -> Trigger | None:
        """Return what the base does after a minion was destroyed here; it is still in play when asked."""
        return None

    def at_start(self, state: SmashUp, base: i64) -> Trigger | None:
        """Return what the base does at the start of a turn."""
        return None

    def pays(self, state: SmashUp, seat: Seat, place: i64, minions: i64, power: i64) -> i64:
        """Return the victory points a seat gets beyond those of its place."""
        return 0

    def after_scoring(self, state: SmashUp, base: i64) -> None:
        """Do what must be done after the base has scored, and what each player may do."""

    def usable_after(self, state: SmashUp, seat: Seat, base: i64) -> bool:
        """Whether a seat may use the base after it has scored."""
        return False

    def use_after(self, state: SmashUp, seat: Seat, base: i64) -> Step[SmashUp]:
        """Return what a seat does with the base after it has scored."""
        raise NotImplementedError

    def after_replacement(self, state: SmashUp, new: i64) -> None:
        """Do what follows once another base has taken this one's place."""


BASES: Final[list[Base]] = []
"""What is printed on each base; the package ``cards`` lays them out here."""
