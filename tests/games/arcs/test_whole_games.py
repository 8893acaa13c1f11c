"""Whole games by players who answer at random."""

from __future__ import annotations

import pytest

from games.arcs.whole_moves import WholeMoves
from herna.games.arcs import GAME
from herna.kernel.engine import playout, settle, take
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from marks import rule


@rule("A1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("leaders", ["none", "base", "pack", "both"])
def test_games_end_after_at_most_five_chapters(seats: int, leaders: str) -> None:
    setup = GAME.check(Setup(seats, {"leaders": leaders, "lore": "two"}))
    for seed in range(4):
        state = GAME.new(setup, seeded(seed))
        playout(state, seeded(seed + 1), GAME.limit(seats))
        assert state.outcome is not None
        assert 1 <= state.chapter <= 5
        assert state.chapter == 5 or max(state.power) >= {2: 33, 3: 30, 4: 27}[seats]


@rule("A3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("leaders", ["none", "both"])
def test_no_piece_token_or_card_is_ever_lost(seats: int, leaders: str) -> None:
    state = GAME.new(GAME.check(Setup(seats, {"leaders": leaders})), seeded(5))
    rng = seeded(6)
    choice = settle(state)
    while choice is not None:
        assert GAME.complaints(state) == []
        assert len(choice.options) <= 64
        take(state, rng.below(len(choice.options)))
        choice = settle(state)


@pytest.mark.parametrize(("seats", "least", "most"), [(2, 203, 215), (3, 309, 326), (4, 416, 434)])
def test_random_games_are_as_long_as_other_engines_find_them(seats: int, least: int, most: int) -> None:
    """Asked in their shape, ours have their length: no rule cuts games short (docs/study/index.md)."""
    lengths = [WholeMoves(seats, seed).play() for seed in range(40)]
    assert least < sum(lengths) / len(lengths) < most
