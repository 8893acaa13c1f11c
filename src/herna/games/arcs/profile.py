"""What the players agreed on before the game: the variants, by what they mean for the rules."""

from __future__ import annotations

from typing import Final, final

from herna.games.arcs.atlas import PRINTED_SITES
from herna.games.arcs.components import BASE_LEADERS, BASE_LORE, LEADERS, LORE_CARDS, SITE
from herna.kernel.rows import Row, i64, vec

RANDOM: Final = -1
"""Instead of a setup card: one is drawn."""


@final
class Profile:
    """The variants of a table; it never changes, so copies of a state share it."""

    def __init__(self, variants: dict[str, str]) -> None:
        self.sets: Final = variants["leaders"]
        """Which sets of leaders and lore are used: none, base, pack or both."""
        self.leaders: Final = self.sets != "none"
        """Whether it is played with Leaders & Lore (A20)."""
        self.two_lore: Final = variants["lore"] == "two"
        """Whether two lore cards are drafted by each player (A20.1)."""
        self.split: Final = variants["discard"] == "split"
        """Whether face-up plays are discarded to an open pile (A22)."""
        self.may_concede: Final = variants["concede"] == "on"
        """Whether players may concede (A21.6)."""
        chosen = variants["setup"]
        self.setup: Final[i64] = RANDOM if chosen == "random" else int(chosen) - 1
        """Which of the four setup cards for this number of players is used, or RANDOM."""
        self.sites: Final[i64] = SITE.count if self.leaders else PRINTED_SITES
        """How many sites may hold buildings: the printed slots, or those of lore as well."""

    def used(self, number: i64, base: i64) -> bool:
        """Whether a leader or lore belongs to a set in use; the first ``base`` are the base set's."""
        return self.sets == "both" or (number < base) == (self.sets == "base")

    def leaders_used(self) -> Row:
        """List the leaders of the sets in use."""
        return vec[i64]([leader for leader in range(LEADERS) if self.used(leader, BASE_LEADERS)])

    def lore_used(self) -> Row:
        """List the lore of the sets in use."""
        return vec[i64]([lore for lore in range(LORE_CARDS) if self.used(lore, BASE_LORE)])
