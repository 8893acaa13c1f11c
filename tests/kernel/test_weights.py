"""Weights: numbers of a heuristic in their places."""

from __future__ import annotations

import pytest

from harbours.game import GAME
from herna.kernel.weights import Weights


def test_a_weight_is_read_at_the_place_it_was_given() -> None:
    weights = Weights()
    gold, ship = weights.add("gold", 0.5), weights.add("ship", 2.0)
    assert (weights.values[gold], weights.values[ship]) == (0.5, 2.0)
    assert weights.names == ["gold", "ship"]


def test_weights_are_set_in_place_and_all_together() -> None:
    weights = Weights()
    weights.add("gold", 0.5)
    live = weights.values
    weights.set([0.7])
    assert live == [0.7]
    with pytest.raises(ValueError, match="there are 1 weights, not 2"):
        weights.set([1.0, 2.0])


def test_a_game_without_a_tuned_heuristic_has_none() -> None:
    assert super(type(GAME), GAME).weights().values == []
