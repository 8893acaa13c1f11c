"""Worlds that bots imagine: rivals hold what they would not have revealed, and fight as players do."""

from __future__ import annotations

from games.scythe.table import NORDIC, RUSVIET, hand, objectives, table, workers
from herna.games.scythe.components import VALUE
from herna.games.scythe.fight import Fight
from herna.games.scythe.game import GAME
from herna.games.scythe.mind.inference import best_cards
from herna.games.scythe.state import Scythe, fight_of
from herna.kernel.cover import covers
from herna.kernel.dump import dump
from herna.kernel.rng import seeded
from herna.kernel.view import redact, sample

WORLDS = 300
TERRAIN_OBJECTIVE = 11
"""Three villages: the printed number of the objective."""


def holding_villages() -> Scythe:
    """Return a game in which seat 1 fulfils one objective and holds two others."""
    state = table(NORDIC, RUSVIET)
    workers(state, 1, 3, 32, 45)
    objectives(state, 0, 8, 9)
    objectives(state, 1, 21, 22)
    state.turns = 8
    return state


def share_with(state: Scythe, number: int, likely: bool) -> float:
    """Return in what part of the worlds of seat 0 the rival holds an objective."""
    seen = redact(state, 0)
    rng = seeded(4)
    found = 0
    for _world in range(WORLDS):
        world = sample(seen, rng)
        if likely:
            GAME.infer(world, seen, rng)
            assert dump(redact(world, 0).objectives) == dump(seen.objectives)
            assert GAME.complaints(world) == GAME.complaints(state)
        found += world.objectives[1].holds(number - 1)
    return found / WORLDS


def test_a_rival_hardly_holds_an_objective_that_it_could_have_revealed() -> None:
    state = holding_villages()
    assert share_with(state, TERRAIN_OBJECTIVE, likely=False) > 0.05
    assert share_with(state, TERRAIN_OBJECTIVE, likely=True) < 0.03


def test_before_it_had_a_turn_and_during_it_a_rival_may_hold_anything() -> None:
    state = holding_villages()
    state.turns = 1
    assert share_with(state, TERRAIN_OBJECTIVE, likely=True) > 0.05
    state.turns = 8
    state.active = 1
    assert share_with(state, TERRAIN_OBJECTIVE, likely=True) > 0.05


def test_an_objective_that_is_not_fulfilled_stays_as_likely() -> None:
    state = holding_villages()
    assert share_with(state, 1, likely=True) >= share_with(state, 1, likely=False)


def fighting() -> Scythe:
    """Return a combat in which seat 1 has committed five of its power in secret."""
    state = table(NORDIC, RUSVIET)
    hand(state, 1, 2, 3, 5)
    state.power[1] = 5
    secrets = covers(4)
    for place in (2, 3):
        secrets.put(place, 5 if place == 2 else 0, 1)
    state.fight = Fight(state.at[13], 0, 1, 1, 1, secrets)
    return state


def test_all_of_its_power_or_none_is_what_a_rival_commits_most() -> None:
    state = fighting()
    seen = redact(state, 0)
    rng = seeded(5)
    dials = [0] * 6
    for _world in range(WORLDS):
        world = sample(seen, rng)
        GAME.infer(world, seen, rng)
        dials[fight_of(world).dial(1)] += 1
        chosen = fight_of(world).cards(1)
        if fight_of(world).dial(1) == 5:
            assert chosen == best_cards(world, 1, 1)
    assert sum(dials) == WORLDS
    assert dials[5] > dials[0] > 0
    assert all(dials[5] > 2 * dials[value] > 0 for value in range(1, 5))


def test_one_s_own_commitment_is_not_guessed() -> None:
    state = fighting()
    seen = redact(state, 1)
    world = sample(seen, seeded(1))
    GAME.infer(world, seen, seeded(2))
    assert (fight_of(world).dial(1), fight_of(world).cards(1)) == (5, 0)


def test_the_best_cards_come_first() -> None:
    state = fighting()
    values = [VALUE[card] for card in state.hands[1].cards()]
    chosen = [VALUE[card] for card in state.hands[1].cards() if best_cards(state, 1, 2) >> card & 1]
    assert sorted(values)[1:] == sorted(chosen)
    assert best_cards(state, 1, 9) == sum(1 << int(card) for card in state.hands[1].cards())
    assert best_cards(state, 1, 0) == 0
