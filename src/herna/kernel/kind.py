"""Kinds of component: how many there are of each, and what they are called."""

from __future__ import annotations

from typing import Final, final

from herna.kernel.rows import i64, vec


@final
class Kind:
    """A kind of component, such as cities: how many there are, and their names."""

    def __init__(self, key: str, count: int) -> None:
        self.key: Final = key
        self.count: Final = count
        self.refs: Final = [f"{key}-{index}" for index in range(count)]
        self.numbers: Final = vec[i64](range(count))

    def ref(self, index: i64) -> str:
        """Name one: ``city-6`` is the id of its drawing, and how stories mention it."""
        return self.refs[index]
