"""Scores over time as a drawing: steps for each seat, told apart by colour, dashes and a mark at the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

WIDTH: Final = 560
HEIGHT: Final = 220
LEFT: Final = 34
RIGHT: Final = 64
TOP: Final = 14
BOTTOM: Final = 24
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)
APART: Final = 19
"""How far apart the final scores are written at least."""


@dataclass(frozen=True)
class Curve:
    """One seat's score over time."""

    seat: int
    path: str
    end: int
    end_y: float
    label_y: float


@dataclass(frozen=True)
class Chart:
    """What the template draws."""

    width: int
    height: int
    curves: tuple[Curve, ...]
    lines: tuple[tuple[int, float], ...]
    """Horizontal lines: the score and where it is."""
    left: int
    right: int
    top: int
    bottom: int
    now: float


def across(at: int, last: int) -> float:
    """Return where a position is from left to right."""
    return LEFT + (WIDTH - LEFT - RIGHT) * (at / last if last else 0)


def chart(scores: list[list[int]], at: int) -> Chart:
    """Return the chart of everybody's score at each position."""
    every = [score for line in scores for score in line]
    low, high = min(0, *every), max(1, *every)
    last = len(scores) - 1

    def up(score: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (score - low) / (high - low), 1)

    step = next((each for each in STEPS if (high - low) / each <= 5), STEPS[-1])
    first = -(-low // step) * step
    lines = tuple((score, up(score)) for score in range(first, high + 1, step))
    seats = range(len(scores[0]))
    ends = apart([(up(scores[-1][seat]), seat) for seat in seats])
    curves = tuple(
        Curve(seat, stairs(scores, seat, last, up), scores[-1][seat], up(scores[-1][seat]), ends[seat])
        for seat in seats
    )
    now = round(across(at, last), 1)
    return Chart(WIDTH, HEIGHT, curves, lines, LEFT, WIDTH - RIGHT, TOP, HEIGHT - BOTTOM, now)


def stairs(scores: list[list[int]], seat: int, last: int, up: Callable[[float], float]) -> str:
    """Return one seat's line: level while nothing is scored, then a step."""
    path = f"M{LEFT} {up(scores[0][seat])}"
    for at in range(1, last + 1):
        if scores[at][seat] != scores[at - 1][seat]:
            path += f"H{across(at, last):.1f}V{up(scores[at][seat])}"
    return path + f"H{across(last, last):.1f}"


def apart(places: list[tuple[float, int]]) -> dict[int, float]:
    """Return where to write each final score, so that none covers another and none leaves the drawing."""
    order = sorted(places)
    heights = [y for y, _seat in order]
    for i in range(1, len(heights)):
        heights[i] = max(heights[i], heights[i - 1] + APART)
    heights[-1] = min(heights[-1], HEIGHT - BOTTOM)
    for i in range(len(heights) - 2, -1, -1):
        heights[i] = min(heights[i], heights[i + 1] - APART)
    return {seat: y for y, (_place, seat) in zip(heights, order, strict=True)}
