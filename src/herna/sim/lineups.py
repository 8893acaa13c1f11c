"""Who sits where in a tournament: every bot as often in every seat, and the same setups for all."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from herna.kernel.errors import BadSetup


@dataclass(frozen=True)
class Lineup:
    """One game of a tournament: the number of its setup, and the bot in each seat."""

    setup: int
    bots: tuple[str, ...]


def tables(bots: list[str], seats: int) -> list[tuple[str, ...]]:
    """Return every way to fill the seats that is played with one setup.

    As many bots as seats: they rotate. More: every group of them rotates. Fewer: they sit down
    in turn until all seats are taken, and rotate. A bot may be named several times.
    """
    if not bots:
        raise BadSetup("name at least one bot: --bots greedy,random")
    groups = [bots] if len(bots) <= seats else [list(group) for group in combinations(bots, seats)]
    found: list[tuple[str, ...]] = []
    for group in groups:
        for turn in range(seats):
            seated = tuple(group[(turn + seat) % len(group)] for seat in range(seats))
            if len(group) < seats and turn >= len(group):
                continue  # the same as an earlier turn
            found.append(seated)
    return list(dict.fromkeys(found))


def lineups(bots: list[str], seats: int, games: int) -> list[Lineup]:
    """Return the games of a tournament in their order: all tables of a setup, then the next setup."""
    block = tables(bots, seats)
    return [Lineup(number // len(block), block[number % len(block)]) for number in range(games)]
