"""How a test names the rule or the card it proves."""

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
