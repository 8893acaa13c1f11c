"""How many tables a round has, and how large they are."""

from __future__ import annotations

from collections.abc import Sequence


def least_size(size: int, allowed: Sequence[int]) -> int:
    """Return the smallest table down to which every number of players is allowed, from ``size`` on."""
    least = size
    while least > 2 and least - 1 in allowed:
        least -= 1
    return least


def split(count: int, size: int, least: int) -> tuple[list[int], int]:
    """Return the sizes of the tables, the largest first, and how many must rest: as few as can be.

    No table is larger than ``size`` or smaller than ``least``, and their sizes differ by one at most.
    """
    for rests in range(count):
        tables = -(-(count - rests) // size)
        if (count - rests) // tables >= least:
            small, larger = divmod(count - rests, tables)
            return [small + (number < larger) for number in range(tables)], rests
    return [], count
