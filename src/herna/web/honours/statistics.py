"""Somebody's games in figures: by game, faction, number of players and opponent; streaks, head to head."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final, TypeVar

from herna.web.store.ledger import PROGRAM, Result

MOST_OPPONENTS: Final = 20
FAVOURITES: Final = 3
K = TypeVar("K")


@dataclass
class Tally:
    """How somebody did in some of their games."""

    played: int = 0
    won: float = 0.0
    places: float = 0.0

    def add(self, mine: Result) -> None:
        """Count one more game."""
        self.played += 1
        self.won += mine.won
        self.places += mine.place

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.won / max(1, self.played)

    @property
    def place(self) -> float:
        """The mean place, from 1."""
        return self.places / max(1, self.played)


@dataclass
class Rival:
    """Somebody one has played against, and who was ahead how often."""

    player: str
    name: str
    bot: bool
    played: int = 0
    ahead: int = 0
    behind: int = 0
    level: int = 0

    def meet(self, mine: Result, other: Result) -> None:
        """Count one more game together."""
        self.played += 1
        self.ahead += mine.place < other.place
        self.behind += mine.place > other.place
        self.level += mine.place == other.place


@dataclass
class Streaks:
    """Games won in a row: now, and at most."""

    now: int = 0
    longest: int = 0

    def add(self, won: bool) -> None:
        """Count one more game."""
        self.now = self.now + 1 if won else 0
        self.longest = max(self.longest, self.now)


@dataclass
class History:
    """All that is counted of somebody's games."""

    all: Tally = field(default_factory=Tally)
    by_game: dict[str, Tally] = field(default_factory=dict)
    by_seats: dict[int, Tally] = field(default_factory=dict)
    by_side: dict[tuple[str, str], Tally] = field(default_factory=dict)
    """By a game and a faction, mat or leader of it."""
    rivals: list[Rival] = field(default_factory=list)
    streaks: Streaks = field(default_factory=Streaks)
    favourites: dict[str, list[str]] = field(default_factory=dict)
    """What somebody plays most often, by game."""


def own(visitor: str, game: list[Result]) -> Result:
    """Return how somebody did in a game; of several seats at one screen, the best."""
    return min((each for each in game if each.visitor == visitor), key=lambda each: each.place)


def history(visitor: str, games: Iterable[list[Result]]) -> History:
    """Return somebody's games in figures; the games are in the order in which they ended."""
    found, rivals = History(), dict[str, Rival]()
    for game in games:
        mine = own(visitor, game)
        tallies = [found.all, of(found.by_game, mine.game), of(found.by_seats, mine.seats)]
        tallies += [of(found.by_side, (mine.game, side)) for side in mine.sides.split()]
        for tally in tallies:
            tally.add(mine)
        found.streaks.add(mine.won > 0)
        for other in game:
            if other.visitor != visitor:
                met(rivals, other).meet(mine, other)
    found.rivals = sorted(rivals.values(), key=lambda each: (-each.played, each.name))[:MOST_OPPONENTS]
    found.favourites = favourites(found.by_side)
    return found


def of(tallies: dict[K, Tally], key: K) -> Tally:
    """Return the tally of something, which may be new."""
    return tallies.setdefault(key, Tally())


def met(rivals: dict[str, Rival], other: Result) -> Rival:
    """Return what is known of an opponent; people are called as they were last, bots by their level."""
    bot = other.visitor is None
    rival = rivals.setdefault(other.player, Rival(other.player, "", bot or other.level == PROGRAM))
    rival.name = other.level if bot else other.name
    return rival


def favourites(sides: dict[tuple[str, str], Tally]) -> dict[str, list[str]]:
    """Return what somebody plays most often, for each game."""
    often: dict[str, Counter[str]] = {}
    for (game, side), tally in sides.items():
        often.setdefault(game, Counter())[side] = tally.played
    return {game: [side for side, _times in each.most_common(FAVOURITES)] for game, each in often.items()}


def named(rivals: list[Rival], known: Callable[[str], bool], somebody: str) -> list[Rival]:
    """Return opponents as others may see them: people who do not share their history have no name."""
    for each in rivals:
        if not each.bot and not known(each.player):
            each.player, each.name = "", somebody
    return rivals
