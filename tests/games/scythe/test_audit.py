"""Whether anything of the box is lost, doubled or where it cannot be."""

from __future__ import annotations

import pytest

from games.scythe.table import (
    MILL,
    NORDIC,
    RUSVIET,
    character,
    goods,
    mechs,
    stars,
    structure,
    table,
    workers,
)
from herna.games.scythe.components import Goal
from herna.games.scythe.game import GAME
from herna.games.scythe.state import Scythe


def swim(state: Scythe) -> None:
    """Leave a worker on a lake with nobody but the character, who carries none."""
    character(state, 0, 17)
    workers(state, 0, 17)


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda state: state.power.__setitem__(0, 17), "has 17 power"),
        (lambda state: state.power.__setitem__(0, -1), "has -1 power"),
        (lambda state: state.popularity.__setitem__(0, -1), "has -1 popularity"),
        (lambda state: state.popularity.__setitem__(0, 19), "has 19 popularity"),
        (lambda state: state.coins.__setitem__(0, -3), "owes 3 coins"),
        (lambda state: state.stars.put(0, 6, 7), "has placed 7 stars"),
        (lambda state: state.idle.__setitem__(0, 3), "workers out"),
        (lambda state: state.mechs.__setitem__(0, 1), "on the mat and on the board"),
        (lambda state: state.cubes.__setitem__(0, 1), "not all are below"),
        (lambda state: state.lowered.put(0, 0, 5), "too many cubes"),
        (lambda state: state.recruits.__setitem__(0, 1), "recruits on other bonuses"),
        (lambda state: state.fighting.__setitem__(0, 0), "not where they are noted"),
        (lambda state: structure(state, 0, MILL, 17), "built on water"),
        (lambda state: structure(state, 0, MILL, 48), "on a home base"),
        (lambda state: workers(state, 0, 17), "on a lake without a mech"),
        (swim, "on a lake without a mech"),
        (lambda state: goods(state, 30, oil=-1), "owes resources"),
        (lambda state: state.goods.put(30, 1, 1), "not noted"),
        (lambda state: goods(state, 17, oil=1), "float on lake 17"),
        (lambda state: setattr(state, "tokens", 1 << 50), "off the map"),
        (lambda state: state.deck.draw(), "not each in one place"),
    ],
)
def test_every_spoiled_component_is_noticed(spoil: object, words: str) -> None:
    state = table(NORDIC, RUSVIET)
    assert GAME.complaints(state) == []
    assert callable(spoil)
    spoil(state)
    assert any(words in complaint for complaint in GAME.complaints(state))


def test_a_healthy_position_is_not_complained_about() -> None:
    state = table(NORDIC, RUSVIET)
    for slot, space in enumerate((17, 31, 30, 48)):
        mechs(state, 0, space)
        state.mechs[0] |= 1 << slot
    workers(state, 0, 17, 30, 48)
    character(state, 1, 9)
    goods(state, 17, oil=2)
    goods(state, 9, wood=1)
    goods(state, 48, food=1)
    structure(state, 0, MILL, 30)
    state.cubes[0] = 3
    state.lowered.put(0, 0, 1)
    state.lowered.put(0, 1, 1)
    state.recruits[0], state.bonuses[0] = 3, 12
    state.power[0], state.popularity[0], state.coins[0] = 16, 18, 0
    stars(state, 0, *[Goal.COMBAT] * 2)
    assert GAME.complaints(state) == []
