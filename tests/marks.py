"""How a test names the rule or the card it proves, and how it runs for every seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*paragraphs: str) -> Callable[[Test], Test]:
    """Name the numbered paragraphs, rulings or scenarios that a test proves: ``@rule("H11.4")``."""
    return pytest.mark.rule(*paragraphs)


def card(*keys: str) -> Callable[[Test], Test]:
    """Name the printed cards, mats, tiles or abilities that a test proves: ``@card("gunner")``."""
    return pytest.mark.card(*keys)


def each_seat(seats: int = 3) -> Callable[[Test], Test]:
    """Run a test with every seat of so many as the current one, which it is given as ``current``.

    For every rule that depends on order: a rule that wrongly begins at the first chair passes with seat 0.
    """
    return pytest.mark.parametrize("current", range(seats))


def clockwise(current: int, seats: int = 3) -> list[int]:
    """Return all seats, from the current one on."""
    return [(current + place) % seats for place in range(seats)]
