"""Whole games at random: they end, copies and views hold, nothing is lost."""

from __future__ import annotations

import pytest

from herna.games.scythe.components import MAX_STARS, TURN_LIMIT
from herna.games.scythe.game import GAME
from herna.games.scythe.profile import VARIANTS
from herna.games.scythe.queries import stars_placed
from herna.games.scythe.state import Scythe
from herna.kernel.choice import EVERYONE
from herna.kernel.dump import dump
from herna.kernel.engine import playout, settle, take
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from herna.kernel.view import redact, sample
from marks import rule

SWITCHED = [(key, value) for key, values in VARIANTS.items() for value in values[1:]]


def fresh(seats: int, seed: int, variants: dict[str, str]) -> Scythe:
    """Return a new game."""
    return GAME.new(GAME.check(Setup(seats, variants)), seeded(seed))


@rule("S1.2", "S1.3", "S26.5", "S26.6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_end_within_the_limit(seats: int) -> None:
    for seed in range(6):
        state = fresh(seats, seed, {})
        decisions = playout(state, seeded(seed))
        assert decisions < GAME.limit(seats)
        assert state.outcome is not None
        last = max(stars_placed(state, seat) for seat in range(seats))
        assert (last == MAX_STARS) == (state.turns < TURN_LIMIT * seats)
        assert len(state.outcome.scores) == seats


@pytest.mark.parametrize(("key", "value"), SWITCHED)
def test_every_variant_can_be_played_to_the_end(key: str, value: str) -> None:
    state = fresh(3, 7, {key: value})
    playout(state, seeded(7))
    assert state.outcome is not None


@rule("S23.1", "S23.2")
@pytest.mark.parametrize("seats", [2, 5])
def test_views_hide_what_they_should_and_worlds_fit_them(seats: int) -> None:
    state, rng = fresh(seats, 3, {}), seeded(3)
    choice = settle(state)
    for number in range(1500):
        if choice is None:
            break
        if number % 50 == 0 or choice.prompt in ("add-card", "dial", "scout"):
            for viewer in [EVERYONE, *range(seats)]:
                seen = redact(state, viewer)
                assert dump(redact(sample(seen, rng), viewer)) == dump(seen)
            twin = state.copy()
            before = dump(state)
            assert dump(twin) == before
            playout(twin, seeded(1), 20)
            assert dump(state) == before
        take(state, rng.below(len(choice.options)))
        choice = settle(state)
