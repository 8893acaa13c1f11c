"""Awards after a game, worth a smile: each is somebody's for a reason that can be counted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

MOST_EACH: Final = 2
"""How many awards one seat gets at most."""

FEW: Final = 3
"""How often something must happen to be remarkable."""

FAR: Final = 0.2
"""How far behind somebody was who came back: a share of the winning score."""


@dataclass(frozen=True)
class Game:
    """What awards look at."""

    scores: Sequence[Sequence[int]]
    """Every seat's score at each position."""
    answers: Sequence[int]
    """Whose answer each was."""
    undone: Sequence[int]
    """How many answers each seat took back."""
    said: Sequence[int]
    """How much each seat has said."""
    winners: Sequence[int]

    @property
    def seats(self) -> range:
        """The numbers of the seats."""
        return range(len(self.scores[0]))

    def gained(self, seat: int, start: float, end: float) -> int:
        """Return what a seat gained between two shares of the game."""
        last = len(self.scores) - 1
        return self.scores[round(last * end)][seat] - self.scores[round(last * start)][seat]


@dataclass(frozen=True)
class Award:
    """An award: the words ``award-<key>`` say what it is for."""

    key: str
    seat: int
    n: int = 0


def only_best(points: Sequence[int], least: int) -> tuple[int, int] | None:
    """Return who has most, and how much; nobody if that is shared, or not enough."""
    most = max(points)
    return (list(points).index(most), most) if most >= least and list(points).count(most) == 1 else None


def comeback(game: Game) -> tuple[int, int] | None:
    """Return a winner who was far behind, and how far."""
    if len(game.winners) != 1:
        return None
    seat = game.winners[0]
    behind = max(max(line) - line[seat] for line in game.scores)
    far = max(FEW, FAR * abs(game.scores[-1][seat]))
    return (seat, behind) if behind >= far else None


def leader(game: Game) -> tuple[int, int] | None:
    """Return who was alone in the lead for most of the game, and for how many percent of it."""
    led = [
        sum(only_best(line, min(line)) == (seat, line[seat]) for line in game.scores) for seat in game.seats
    ]
    return only_best([100 * each // len(game.scores) for each in led], 50)


def leap(game: Game) -> tuple[int, int] | None:
    """Return who gained most by a single answer, and how much."""
    pairs = list(zip(game.scores, game.scores[1:], strict=False))
    rises = [max([0, *(after[seat] - before[seat] for before, after in pairs)]) for seat in game.seats]
    return only_best(rises, FEW)


def sprint(game: Game) -> tuple[int, int] | None:
    """Return who gained most in the last quarter."""
    return only_best([game.gained(seat, 0.75, 1) for seat in game.seats], FEW)


def start(game: Game) -> tuple[int, int] | None:
    """Return who gained most in the first quarter."""
    return only_best([game.gained(seat, 0, 0.25) for seat in game.seats], FEW)


def doubts(game: Game) -> tuple[int, int] | None:
    """Return who took most answers back."""
    return only_best(game.undone, FEW)


def talk(game: Game) -> tuple[int, int] | None:
    """Return who said most."""
    return only_best(game.said, FEW)


def steady(game: Game) -> tuple[int, int] | None:
    """Return who gained something most often."""
    pairs = list(zip(game.scores, game.scores[1:], strict=False))
    return only_best([sum(after[s] > before[s] for before, after in pairs) for s in game.seats], FEW)


def busy(game: Game) -> tuple[int, int] | None:
    """Return who decided most often."""
    return only_best([list(game.answers).count(seat) for seat in game.seats], FEW)


def brief(game: Game) -> tuple[int, int] | None:
    """Return who decided least often."""
    counts = [list(game.answers).count(seat) for seat in game.seats]
    found = only_best([-each for each in counts], -max(counts) + 1)
    return (found[0], -found[1]) if found else None


KINDS: Final[dict[str, Callable[[Game], tuple[int, int] | None]]] = {
    "comeback": comeback,
    "doubts": doubts,
    "talk": talk,
    "leap": leap,
    "sprint": sprint,
    "start": start,
    "leader": leader,
    "steady": steady,
    "brief": brief,
    "busy": busy,
}
"""Every award, the rarest first."""

COMPANY: Final = "company"
"""For whoever has no other."""


def awards(game: Game) -> list[Award]:
    """Return the awards of a game: at most two for each seat, and one at least."""
    found: list[Award] = []
    for key, decide in KINDS.items():
        won = decide(game)
        if won is not None and sum(each.seat == won[0] for each in found) < MOST_EACH:
            found.append(Award(key, *won))
    without = [seat for seat in game.seats if all(each.seat != seat for each in found)]
    return [*found, *(Award(COMPANY, seat) for seat in without)]
