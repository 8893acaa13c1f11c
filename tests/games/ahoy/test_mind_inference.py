"""Worlds that bots imagine: pledges lie the way that pays."""

from __future__ import annotations

import pytest

from games.ahoy.table import RED, SQUADRON, START_MAP, UNION, WHITE, Table
from herna.games.ahoy import GAME
from herna.kernel.dump import dump
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from herna.kernel.view import redact, sample

WORLDS = 400


def pledged(card: str, side: int) -> Table:
    """Return a table where the Squadron holds the tree region and Red has a card under its first marker."""
    table = Table(*START_MAP).put(SQUADRON, 2, 1).put(UNION, 1, 3).put(RED, 1, 2).put(WHITE, 1, 2)
    table.put("patrol", 2, 0, count=2).pledge(0, *card.split())
    table.state.sides.put(0, side, RED)
    table.state.sides.put(1, 0, WHITE)
    return table


def squadron_first(table: Table, viewer: int) -> float:
    """Return in what part of a viewer's worlds Red's first pile is the Squadron's."""
    seen = redact(table.state, viewer)
    rng = seeded(6)
    found = 0
    for _world in range(WORLDS):
        world = sample(seen, rng)
        GAME.infer(world, seen, rng)
        assert dump(redact(world, viewer).sides) == dump(seen.sides)
        found += world.sides.at(0) == 0
    return found / WORLDS


@pytest.mark.parametrize("side", [0, 1])
def test_a_smuggler_probably_pledged_to_whoever_holds_the_suit(side: int) -> None:
    held, idle = pledged("naive-noble convincing-official", side), pledged("pilot", side)
    assert squadron_first(held, SQUADRON) > 0.6
    assert 0.4 < squadron_first(idle, SQUADRON) < 0.6


def test_a_smuggler_knows_its_own_pledges() -> None:
    assert squadron_first(pledged("naive-noble", 1), RED) == 0.0
    assert squadron_first(pledged("naive-noble", 0), RED) == 1.0


def test_with_two_players_nothing_is_pledged() -> None:
    state = GAME.new(GAME.check(Setup(2, {})), seeded(1))
    seen = redact(state, 0)
    world = sample(seen, seeded(2))
    before = dump(world)
    GAME.infer(world, seen, seeded(3))
    assert dump(world) == before
