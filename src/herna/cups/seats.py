"""Who sits where at a table: everybody on every seat equally often, as nearly as can be."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from random import Random

from herna.cups.past import Past


def seated(players: Sequence[int], past: Past, luck: Random) -> tuple[int, ...]:
    """Return the players in the order of their seats; between equals luck decides."""
    order = list(players)
    luck.shuffle(order)
    return min(permutations(order), key=lambda seats: worn(seats, past))


def worn(seats: Sequence[int], past: Past) -> int:
    """Return how often the players have had these seats; many times for one is worse than once for many."""
    return sum(past.sat[player, seat] ** 2 for seat, player in enumerate(seats))


def clash(one: int, two: int, past: Past) -> int:
    """Return by how much two who would sit alone together both need the same seat."""
    first, second = (past.sat[each, 0] - past.sat[each, 1] for each in (one, two))
    return min(abs(first), abs(second)) if first * second > 0 else 0
