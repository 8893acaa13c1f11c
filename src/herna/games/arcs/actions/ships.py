"""Choosing numbers of fresh and damaged ships."""

from __future__ import annotations

from herna.games.arcs.verbs import ALL, DAMAGED, FRESH
from herna.kernel.rows import Row, append, i64, room


def fresh_options(fresh: i64, damaged: i64, most: i64) -> Row:
    """Return how many of these fresh ships may be taken, ``most`` ships in all; first, all of them."""
    options = room(fresh + 3)
    if 1 < fresh + damaged <= most:
        options = append(options, ALL.of())
    least: i64 = 0 if damaged > 0 else 1
    top = min(fresh, most)
    if fresh + damaged <= most and damaged == 0 and fresh > 1:
        top -= 1
    for count in range(least, top + 1):
        options = append(options, FRESH.of(0, count))
    return options


def damaged_options(fresh: i64, damaged: i64, most: i64) -> Row:
    """Return how many of these damaged ships go with the fresh ones already taken; one ship at least."""
    options = room(damaged + 1)
    for count in range(0 if fresh > 0 else 1, min(damaged, most) + 1):
        options = append(options, DAMAGED.of(0, count))
    return options
