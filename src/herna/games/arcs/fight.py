"""A battle in progress: the record that its steps share."""

from __future__ import annotations

from typing import Final, final

from herna.kernel.choice import Seat
from herna.kernel.rows import i64, vec


@final
class Fight:
    """A battle in progress, or another roll of battle dice."""

    def __init__(self, system: i64, attacker: Seat, defender: Seat) -> None:
        self.system: Final = system
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.is_battle: bool = True
        """False for Fire Rifles."""
        self.all_fresh: bool = False
        """Whether every attacking ship was fresh at the start (Signal Breaker)."""
        self.dice = vec[i64]([0, 0, 0])
        """Dice collected, by type."""
        self.rolled = vec[i64]()
        """Faces that lie on the table: 6 * die + face, counted from 0."""
        self.rerolled: i64 = 0
        """Which reroll abilities were used, as bits."""
        self.taken: i64 = 0
        """Trophies the attacker has taken."""
        self.razed = vec[i64]()
        """Cities destroyed: the types that stood there, as bits."""
        self.keys: i64 = 0

    def copy(self) -> Fight:
        """Return a record that can change without changing this one."""
        twin = Fight(self.system, self.attacker, self.defender)
        twin.is_battle = self.is_battle
        twin.all_fresh = self.all_fresh
        twin.dice = self.dice[:]
        twin.rolled = self.rolled[:]
        twin.rerolled = self.rerolled
        twin.taken = self.taken
        twin.razed = self.razed[:]
        twin.keys = self.keys
        return twin
