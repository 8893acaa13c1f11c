"""What a turn still has, and how far everybody is from the end: what stands beside every question."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Left:
    """What a turn still has of one thing, such as actions, plays or dice."""

    word: str
    """The catalog entry that says how many are left, with ``$n``."""
    count: int
    of: int
    """How many there were."""

    @property
    def spent(self) -> int:
        """How many are gone; a turn may also have gained some."""
        return max(0, self.of - self.count)


@dataclass(frozen=True)
class Race:
    """How far everybody has come towards what ends the game."""

    word: str
    """The catalog entry that says what counts, with the goal as ``$n``."""
    goal: int
    reached: tuple[int, ...]
    """How much each seat has, in order."""
