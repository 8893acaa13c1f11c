"""S20 Scoring."""

from __future__ import annotations

import pytest

from games.scythe.table import (
    MILL,
    MINE,
    NORDIC,
    RUSVIET,
    SAXONY,
    goods,
    hand,
    mechs,
    objectives,
    stars,
    structure,
    table,
    told,
    workers,
)
from herna.games.scythe.components import Goal, Tile
from herna.games.scythe.game import GAME
from herna.games.scythe.scoring import finish, rank, scores, territories, tier
from herna.games.scythe.state import Scythe
from herna.kernel.engine import advance
from marks import rule


def parts(state: Scythe) -> dict[str, int]:
    """Return seat 0's points part by part."""
    return {key: points[0] for key, points in GAME.breakdown(state)}


@rule("S27.24", "S20.1")
@pytest.mark.parametrize(
    ("popularity", "star", "territory", "pair"),
    [(0, 3, 2, 1), (6, 3, 2, 1), (7, 4, 3, 2), (10, 4, 3, 2), (12, 4, 3, 2), (13, 5, 4, 3), (18, 5, 4, 3)],
)
def test_tiers(popularity: int, star: int, territory: int, pair: int) -> None:
    state = table(NORDIC, RUSVIET)
    state.popularity[0] = popularity
    stars(state, 0, Goal.POWER)
    workers(state, 0, 4)
    goods(state, 4, wood=1, oil=1)
    assert parts(state) == {
        "coins": 10,
        "stars": star,
        "territories": territory,
        "resources": pair,
        "structures": 0,
    }
    assert tier(state, 0) == star - 3


@rule("S27.25", "S20.3")
def test_13_resources_at_popularity_10() -> None:
    state = table(NORDIC, RUSVIET)
    workers(state, 0, 4, 5)
    goods(state, 4, 3, 3, 1, 0)
    goods(state, 5, oil=6)
    assert parts(state)["resources"] == 12


@rule("S20.2", "S16.1")
def test_lakes_count_and_the_factory_three_times() -> None:
    state = table(NORDIC, RUSVIET)
    mechs(state, 0, 17, 23)
    workers(state, 0, 4, 48)
    assert territories(state, 0) == 1 + 3 + 1


@rule("S27.62", "S20.4", "S20.7")
def test_scoring() -> None:
    for popularity, total in ((12, 74), (13, 90)):
        state = table(NORDIC, RUSVIET)
        state.popularity[0], state.coins[0] = popularity, 20
        stars(state, 0, *[Goal.OBJECTIVE] * 5)
        workers(state, 0, 23, 4, 5, 11, 30, 29)
        goods(state, 4, food=7)
        state.tile = Tile.LAKES_BESIDE
        structure(state, 0, MINE, 16)
        workers(state, 1, 16)
        structure(state, 0, MILL, 4)
        assert parts(state)["structures"] == 4
        assert scores(state)[0] == total


@rule("S27.63", "S20.5", "S20.8")
def test_tie() -> None:
    state = table(NORDIC, RUSVIET)
    state.coins[0] = state.coins[1] = 74
    state.popularity[0] = state.popularity[1] = 10
    workers(state, 0, *[48] * 8)
    mechs(state, 0, 48, 48)
    state.mechs[0], state.power[0] = 3, 3
    structure(state, 0, MINE, 30)
    workers(state, 1, 49, 49, 49, 49, 49)
    state.mechs[1], state.power[1] = 15, 5
    structure(state, 1, MINE, 16)
    structure(state, 1, MILL, 28)
    ranks = [rank(state, seat, 74) for seat in range(2)]
    assert [line[:2] for line in ranks] == [[74, 11], [74, 11]]
    assert max(ranks) == ranks[1]


@rule("S20.5")
def test_every_tie_break_in_its_order() -> None:
    state = table(NORDIC, RUSVIET)
    workers(state, 0, 4)
    mechs(state, 0, 23)
    state.mechs[0] = 1
    structure(state, 0, MINE, 30)
    goods(state, 4, wood=7)
    state.power[0], state.popularity[0] = 6, 8
    stars(state, 0, Goal.POWER, Goal.COMBAT)
    assert rank(state, 0, 50) == [50, 3, 6, 8, 7, 5, 2]


@rule("S20.8")
def test_the_factory_counts_three_for_the_tie_break() -> None:
    state = table(NORDIC, RUSVIET)
    mechs(state, 0, 23)
    assert rank(state, 0, 0)[5] == 3


@rule("S20.5")
def test_a_complete_tie_is_shared() -> None:
    state = table(NORDIC, RUSVIET, SAXONY)
    finish(state)
    assert state.outcome is not None
    assert state.outcome.winners == (0, 1, 2)
    assert [event.n for event in told(state, "victory")] == [10, 10, 10]


@rule("S20.6")
def test_cards_power_and_unrevealed_objectives_give_nothing() -> None:
    state = table(NORDIC, RUSVIET)
    hand(state, 0, 5, 5, 5)
    objectives(state, 0, 12)
    state.power[0] = 15
    assert scores(state) == [10, 10]


@rule("S20.9")
def test_after_the_end_nobody_is_asked_anything() -> None:
    state = table(NORDIC, RUSVIET)
    finish(state)
    assert advance(state) is None
    assert state.pending is None


@rule("S20.7")
def test_popularity_itself_is_not_added() -> None:
    state = table(NORDIC, RUSVIET)
    state.popularity[0] = 18
    assert scores(state) == [10, 10]
