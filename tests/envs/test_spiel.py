"""OpenSpiel's random simulation test, and what it does not ask."""

from __future__ import annotations

from itertools import product
from typing import Any

import pyspiel
import pytest

from envs.tables import TABLES
from herna.envs import spiel
from herna.kernel.rng import seeded


def played(key: str, seats: int, moves: int, seed: int = 1) -> Any:
    """Return a position after some random moves."""
    spiel.register()
    state = pyspiel.load_game(f"herna_{key}", {"players": seats}).new_initial_state()
    rng = seeded(seed)
    for _ in range(moves):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[rng.below(len(outcomes))][0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[rng.below(len(actions))])
    return state


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_official_simulation(key: str, seats: int) -> None:
    """Random play with OpenSpiel's own checks of every position."""
    spiel.register()
    game = pyspiel.load_game(f"herna_{key}", {"players": seats})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_chance_outcomes_are_a_distribution() -> None:
    """For the seed and for dice."""
    kinds = set()
    for seed, moves in product(range(4), range(120)):
        state = played("harbours", 2, moves, seed)
        if not state.is_terminal() and state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _action, chance in outcomes) == pytest.approx(1)
            kinds.add(len(outcomes))
    assert kinds == {256, 6}


def test_a_clone_goes_its_own_way() -> None:
    """Playing on it leaves the original as it was."""
    state = played("harbours", 3, 40)
    before = (state.history(), state.observation_string(0))
    twin = state.clone()
    while not twin.is_terminal():
        chance = twin.is_chance_node()
        twin.apply_action(twin.chance_outcomes()[0][0] if chance else twin.legal_actions()[-1])
    assert (state.history(), state.observation_string(0)) == before
    assert sum(twin.returns()) == pytest.approx(0)
    assert state.returns() == [0.0, 0.0, 0.0]


def test_actions_are_spelled_as_in_records() -> None:
    """And the seed by its bytes."""
    first = played("harbours", 2, 0)
    assert first.action_to_string(pyspiel.PlayerId.CHANCE, 7) == "seed:7"
    state = played("harbours", 2, 4)
    assert state.current_player() == 1
    assert state.action_to_string(1, state.legal_actions()[0]) == "bid.x0"
    assert str(state) == " ".join(str(action) for action in state.history())


def test_observations_hide_what_a_player_cannot_know() -> None:
    """Two players see different things; nobody sees anything before the cards are dealt."""
    assert played("harbours", 2, 2).observation_string(0) == ""
    assert set(played("harbours", 2, 2).observation_tensor(0)) == {0.0}
    state = played("harbours", 2, 30)
    assert state.observation_tensor(0) != state.observation_tensor(1)
    assert state.observation_string(0) != state.observation_string(1)
