"""Who sits together: the players are exchanged between tables until nothing better is found."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from random import Random
from typing import Final, TypeAlias

REPEAT: Final = 1e6
"""What it costs that two meet again: more than everything else together."""
SHAKES: Final = 12
"""How often the search begins again near what it found, while somebody would meet again."""
ENOUGH: Final = 1e-9

Together: TypeAlias = Callable[[int, int], float]
"""What it costs that two sit at one table."""
Tables: TypeAlias = list[list[int]]
Costs: TypeAlias = dict[int, dict[int, float]]


class Plan:
    """Tables that are made better by exchanging two players."""

    def __init__(self, tables: Tables, costs: Costs) -> None:
        self.tables: Final = tables
        self.costs: Final = costs

    @property
    def cost(self) -> float:
        """What all tables cost."""
        return sum(self.costs[one][two] for table in self.tables for one, two in combinations(table, 2))

    def among(self, player: int, table: Sequence[int], without: int) -> float:
        """Return what a player costs among those at a table, without one of them."""
        costs = self.costs[player]
        return sum([costs[each] for each in table if each not in (without, player)])

    def gain(self, one: Sequence[int], first: int, two: Sequence[int], second: int) -> float:
        """Return what is spared if two players change places."""
        before = self.among(first, one, first) + self.among(second, two, second)
        return before - self.among(first, two, second) - self.among(second, one, first)

    def better(self) -> bool:
        """Make every exchange of two players that spares something; say whether there was one."""
        found = False
        for one, two in combinations(self.tables, 2):
            for i in range(len(one)):
                for j in range(len(two)):
                    if self.gain(one, one[i], two, two[j]) > ENOUGH:
                        one[i], two[j] = two[j], one[i]
                        found = True
        return found

    def shaken(self, luck: Random) -> Tables:
        """Return the tables with a few players exchanged at random."""
        tables = [list(table) for table in self.tables]
        for _exchange in range(min(4, len(tables))):
            one, two = luck.sample(tables, 2)
            i, j = luck.randrange(len(one)), luck.randrange(len(two))
            one[i], two[j] = two[j], one[i]
        return tables


def arrange(players: Sequence[int], sizes: Sequence[int], together: Together, luck: Random) -> Tables:
    """Return tables of these sizes, filled in order and then made better until nothing spares anything.

    For pairs this is certain to avoid a second meeting as long as everybody has met less than half of
    the others: two bad pairs always have an exchange then. Beyond that it tries a few times.
    """
    rest, tables = list(players), list[list[int]]()
    for size in sizes:
        tables.append(rest[:size])
        rest = rest[size:]
    costs = {one: {two: together(one, two) for two in players if two != one} for one in players}
    best = Plan(tables, costs)
    settle(best)
    for _shake in range(SHAKES):
        if best.cost < REPEAT or len(tables) < 2:
            break
        other = Plan(best.shaken(luck), costs)
        settle(other)
        best = min(best, other, key=lambda plan: plan.cost)
    return best.tables


def settle(plan: Plan) -> None:
    """Exchange players as long as that spares something."""
    while plan.better():
        pass
