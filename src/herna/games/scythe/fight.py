"""A combat in progress: who fights where, and what both sides have committed face down (S14)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.kernel.choice import Seat
from herna.kernel.cover import Cover
from herna.kernel.rows import i64

SECRETS: Final = 2
"""What each side of a combat covers: its dial, and the set of its cards."""


def dial_place(side: i64) -> i64:
    """Return where a side's dial is among what is covered."""
    return side * SECRETS


def cards_place(side: i64) -> i64:
    """Return where the set of a side's cards is among what is covered."""
    return side * SECRETS + 1


@final
@mypyc_attr(acyclic=True)
class Fight:
    """A combat in progress; the attacker is side 0."""

    def __init__(
        self,
        where: i64,
        attacker: Seat,
        defender: Seat,
        attackers_cards: i64,
        defenders_cards: i64,
        secrets: Cover,
    ) -> None:
        self.where: Final = where
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.attackers_cards: Final = attackers_cards
        self.defenders_cards: Final = defenders_cards
        """How many combat cards each side may play."""
        self.secrets: Final = secrets
        """For each side the dial, and its committed cards as a set; the cards stay in hand until revealed."""

    def copy(self) -> Fight:
        """Return a fight that can change without changing this one."""
        return Fight(
            self.where,
            self.attacker,
            self.defender,
            self.attackers_cards,
            self.defenders_cards,
            self.secrets.copy(),
        )

    def seat(self, side: i64) -> Seat:
        """Return who fights on a side."""
        return self.attacker if side == 0 else self.defender

    def limit(self, side: i64) -> i64:
        """Return how many combat cards a side may play."""
        return self.attackers_cards if side == 0 else self.defenders_cards

    def dial(self, side: i64) -> i64:
        """Return the power a side has committed."""
        return self.secrets.at(dial_place(side))

    def cards(self, side: i64) -> i64:
        """Return the combat cards a side has committed, as a set."""
        return self.secrets.at(cards_place(side))
