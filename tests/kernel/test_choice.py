"""Questions."""

from __future__ import annotations

from herna.kernel.choice import PASS, Choice, or_pass
from herna.kernel.rows import i64, vec


def test_passing_comes_last() -> None:
    """So that the first option is never to do nothing by accident."""
    assert list(or_pass(vec[i64]([4, 2]))) == [4, 2, PASS]


def test_a_choice_keeps_what_it_was_given() -> None:
    """And is even unless it has weights."""
    choice = Choice(1, "tax", vec[i64]([3]), "card-2")
    assert (choice.seat, choice.prompt, list(choice.options), choice.source) == (1, "tax", [3], "card-2")
    assert choice.weights is None
    assert Choice(1, "die", vec[i64]([3, 4]), weights=[1, 2]).weights == [1, 2]
