"""A battle in progress: the record that its steps share."""

from __future__ import annotations

from typing import Final, final

from herna.games.arcs.components import FACES_OF_A_DIE
from herna.kernel.choice import Seat
from herna.kernel.rows import i64, vec


def face_of(die: i64, number: i64) -> i64:
    """Return the face with a number, from 1, of a type of die."""
    return FACES_OF_A_DIE * die + number - 1


def die_of(face: i64) -> i64:
    """Return the type of die that a face is on."""
    return face // FACES_OF_A_DIE


def number_of_face(face: i64) -> i64:
    """Return the number of a face on its die, from 1."""
    return face % FACES_OF_A_DIE + 1


@final
class Fight:
    """A battle in progress, or another roll of battle dice."""

    def __init__(self, system: i64, attacker: Seat, defender: Seat) -> None:
        self.system: Final = system
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.is_battle: bool = True
        """False for a roll of dice that a card grants instead."""
        self.all_fresh: bool = False
        """Whether every attacking ship was fresh at the start."""
        self.dice = vec[i64]([0, 0, 0])
        """Dice collected, by type."""
        self.rolled = vec[i64]()
        """Faces that lie on the table."""
        self.rerolled = vec[i64]()
        """The options used to roll dice again."""
        self.taken: i64 = 0
        """Trophies the attacker has taken."""
        self.razed = vec[i64]()
        """For each city destroyed the types it had, as bits."""
        self.keys: i64 = 0

    def copy(self) -> Fight:
        """Return a record that can change without changing this one."""
        twin = Fight(self.system, self.attacker, self.defender)
        twin.is_battle = self.is_battle
        twin.all_fresh = self.all_fresh
        twin.dice = self.dice[:]
        twin.rolled = self.rolled[:]
        twin.rerolled = self.rerolled[:]
        twin.taken = self.taken
        twin.razed = self.razed[:]
        twin.keys = self.keys
        return twin
