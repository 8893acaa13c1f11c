"""What a base can do, and when it may speak; each base overrides what is printed on it (U6.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from herna.games.smashup.state import SmashUp
from herna.kernel.choice import Seat
from herna.kernel.printed import Moments
from herna.kernel.rows import i64
from herna.kernel.step import Step

if TYPE_CHECKING:
    from herna.games.smashup.frames import Trigger


@mypyc_attr(allow_interpreted_subclasses=True)
class Base:
    """A printed base. It has no state."""

    def __init__(self, key: str, breakpoint_: i64, rewards: tuple[int, int, int], entry: str = "") -> None:
        self.key: Final = key
        self.breakpoint: Final = breakpoint_
        self.rewards: Final = rewards
        """Victory points for the first, second and third place."""
        self.entry: Final = entry or key
        """Its entry in the catalogues of words."""

    def lends(self, state: SmashUp, base: i64, minion: i64) -> i64:
        """Return the power the base gives to a minion here, as long as its controller wants it."""
        return 0

    def after_play(self, state: SmashUp, base: i64, owner: Seat) -> None:
        """Do what the base does after a minion of ``owner`` was played here."""

    def after_death(self, state: SmashUp, base: i64, victim: i64) -> Trigger | None:
        """Return what the base does after a minion was destroyed here; it is still in play when asked."""
        return None

    def swallows(self, state: SmashUp, base: i64, victim: i64) -> bool:
        """Whether a minion destroyed here goes under its owner's deck instead of being discarded."""
        return False

    def at_start(self, state: SmashUp, base: i64) -> Trigger | None:
        """Return what the base does at the start of a turn."""
        return None

    def at_end(self, state: SmashUp, base: i64) -> Trigger | None:
        """Return what the base does at the end of a turn."""
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


BASE_MOMENTS: Final = Moments(
    Base,
    *("lends", "after_play", "after_death", "swallows", "at_start", "at_end"),
    *("pays", "after_scoring", "usable_after", "after_replacement"),
)
"""When a base may speak."""

BASE_LENDS: Final = BASE_MOMENTS.bit("lends")
BASE_AFTER_PLAY: Final = BASE_MOMENTS.bit("after_play")
BASE_AFTER_DEATH: Final = BASE_MOMENTS.bit("after_death")
BASE_SWALLOWS: Final = BASE_MOMENTS.bit("swallows")
BASE_AT_START: Final = BASE_MOMENTS.bit("at_start")
BASE_AT_END: Final = BASE_MOMENTS.bit("at_end")
