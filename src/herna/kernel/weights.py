"""The numbers of a heuristic, by name, so that they can be tuned without touching its code."""

from __future__ import annotations

from typing import Final, final

from herna.kernel.rows import i64


@final
class Weights:
    """Numbers that a heuristic reads at every judgement: ``GOLD = WEIGHTS.add("gold", 0.5)``."""

    def __init__(self) -> None:
        self.names: Final[list[str]] = []
        self.values: Final[list[float]] = []

    def add(self, name: str, value: float) -> i64:
        """Add a number; return its place in ``values``."""
        self.names.append(name)
        self.values.append(value)
        return len(self.values) - 1

    def set(self, values: list[float]) -> None:
        """Put other numbers in their places."""
        if len(values) != len(self.values):
            raise ValueError(f"there are {len(self.values)} weights, not {len(values)}")
        for place in range(len(values)):
            self.values[place] = values[place]
