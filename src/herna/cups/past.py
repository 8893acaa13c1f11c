"""What has happened in a tournament so far: its tables, who met whom, who sat where, who rested."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final


@dataclass(frozen=True)
class Played:
    """A table of a round: who sat where, and how each did; whoever is alone at one rests."""

    round: int
    players: tuple[int, ...]
    places: tuple[float, ...] = ()
    """From 1; those who tie share the mean of their places. Empty while the game goes on."""
    scores: tuple[int, ...] = ()

    @property
    def over(self) -> bool:
        """Whether it is known how it ended; a rest is over at once."""
        return self.rest or bool(self.places)

    @property
    def rest(self) -> bool:
        """Whether somebody has no opponent in this round."""
        return len(self.players) == 1

    def points(self, player: int) -> float:
        """Return what a player gets: 1 for the first place, 0 for the last, in even steps; 1 for a rest."""
        if self.rest:
            return 1.0
        if not self.places:
            return 0.0
        count = len(self.players)
        return (count - self.places[self.players.index(player)]) / (count - 1)

    def margin(self, player: int) -> float:
        """Return how far a player's score was above the table's mean, as a share of its whole spread."""
        spread = max(self.scores) - min(self.scores) if self.scores else 0
        if spread == 0:
            return 0.0
        mean = sum(self.scores) / len(self.scores)
        return (self.scores[self.players.index(player)] - mean) / spread


class Past:
    """All tables of a tournament up to now."""

    def __init__(
        self, entrants: Sequence[int], played: Iterable[Played] = (), gone: Iterable[int] = ()
    ) -> None:
        self.entrants: Final = tuple(entrants)
        """In the order in which they are seeded."""
        self.played: Final = tuple(played)
        self.present: Final = tuple(each for each in entrants if each not in set(gone))
        """Who has not given up."""
        self.seed: Final = {each: number for number, each in enumerate(self.entrants)}
        self.met: Final[Counter[tuple[int, int]]] = Counter()
        self.sat: Final[Counter[tuple[int, int]]] = Counter()
        """How often an entrant had a seat."""
        self.rests: Final[Counter[int]] = Counter()
        for table in self.played:
            self.note(table)

    def note(self, table: Played) -> None:
        """Remember who met and who sat where."""
        if table.rest:
            self.rests[table.players[0]] += 1
            return
        for pair in combinations(sorted(table.players), 2):
            self.met[pair] += 1
        for seat, player in enumerate(table.players):
            self.sat[player, seat] += 1

    @property
    def round(self) -> int:
        """The last round that began; 0 before the first."""
        return max((table.round for table in self.played), default=0)

    def meetings(self, one: int, other: int) -> int:
        """Return how often two have met."""
        return self.met[min(one, other), max(one, other)]

    def tables_of(self, player: int) -> list[Played]:
        """Return the tables of an entrant, in order."""
        return [table for table in self.played if player in table.players]

    def of_round(self, number: int) -> list[Played]:
        """Return the tables of a round."""
        return [table for table in self.played if table.round == number]

    def points(self, player: int) -> float:
        """Return what an entrant has got so far."""
        return sum(table.points(player) for table in self.played if player in table.players)
