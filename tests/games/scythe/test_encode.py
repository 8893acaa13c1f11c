"""A seen state as numbers for learners."""

from __future__ import annotations

from games.scythe.table import (
    CRIMEA,
    INDUSTRIAL,
    MECHANICAL,
    MILL,
    NORDIC,
    PATRIOTIC,
    RUSVIET,
    SAXONY,
    choose,
    codes,
    goods,
    hand,
    mechs,
    stars,
    structure,
    table,
    then,
    top,
    workers,
)
from herna.games.scythe.actions.combat import Combat
from herna.games.scythe.components import Goal
from herna.games.scythe.game import GAME
from herna.games.scythe.state import Scythe
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from herna.kernel.view import redact


def test_a_seen_state_is_a_fixed_row_of_numbers() -> None:
    for seats in (2, 3, 4, 5):
        state = GAME.new(GAME.check(Setup(seats, {})), seeded(1))
        for seat in range(seats):
            assert len(GAME.encode(redact(state, seat), seat)) == GAME.width(seats)
    state = table(NORDIC, RUSVIET)
    mine, theirs = list(GAME.encode(state, 0)), list(GAME.encode(state, 1))
    assert mine != theirs
    changes = []
    for field, number in (("power", 3), ("coins", 4), ("cubes", 5), ("recruits", 1), ("idle", 2)):
        other = table(NORDIC, RUSVIET)
        getattr(other, field)[0] = number
        changes.append(list(GAME.encode(other, 0)))
        assert changes[-1] != mine
    other = table(NORDIC, RUSVIET)
    goods(other, 30, oil=1)
    assert list(GAME.encode(other, 0)) != mine
    other = table(NORDIC, RUSVIET)
    hand(other, 1, 5)
    seen = GAME.encode(redact(table(NORDIC, RUSVIET), 0), 0)
    assert sum(GAME.encode(redact(other, 0), 0)) == sum(seen) + 1
    assert sum(GAME.encode(redact(other, 1), 1)) > sum(GAME.encode(redact(table(NORDIC, RUSVIET), 1), 1)) + 1


def three_of_us(first: int) -> Scythe:
    """Return one position of three factions, of whom another sits in the first chair."""
    factions = (NORDIC, RUSVIET, CRIMEA)
    mats = (INDUSTRIAL, MECHANICAL, PATRIOTIC)
    chairs = [(first + place) % 3 for place in range(3)]
    state = table(
        *[factions[one] for one in chairs], mats=tuple(mats[one] for one in chairs), coin_transfers="off"
    )
    nordic, rusviet, crimea = (chairs.index(one) for one in range(3))
    state.active = rusviet
    mechs(state, nordic, 30)
    mechs(state, rusviet, 30)
    workers(state, crimea, 43, 44)
    structure(state, crimea, MILL, 44)
    goods(state, 30, oil=2)
    stars(state, nordic, Goal.COMBAT)
    hand(state, rusviet, 3, 3, 5)
    then(state, Combat(rusviet, 30))
    choose(state, "dial.x4")
    choose(state, codes(state)[0])
    return state


def test_every_chair_sees_a_position_alike() -> None:
    for viewer in range(3):
        rows = [list(GAME.encode(redact(state, seat), seat)) for state, seat in seen_from(viewer)]
        assert rows[0] == rows[1] == rows[2]


def seen_from(viewer: int) -> list[tuple[Scythe, int]]:
    """Return the position with three different first chairs, and where one faction sits each time."""
    return [(three_of_us(first), (viewer - first) % 3) for first in range(3)]


def test_only_the_own_side_of_a_combat_is_encoded() -> None:
    rows = []
    for dial in ("dial.x1", "dial.x6"):
        state = table(NORDIC, RUSVIET, SAXONY, coin_transfers="off")
        mechs(state, 0, 30)
        mechs(state, 1, 30)
        then(state, Combat(0, 30))
        choose(state, dial)
        rows.append([list(GAME.encode(redact(state, seat), seat)) for seat in range(3)])
    assert rows[0][0] != rows[1][0]
    assert rows[0][1:] == rows[1][1:]


def test_a_load_is_encoded() -> None:
    state = table(NORDIC, RUSVIET)
    mechs(state, 0, 4)
    workers(state, 0, 4, 4)
    goods(state, 4, wood=2)
    top(state, "top.0")
    choose(state, "move.1")
    before = list(GAME.encode(state, 0))
    for answers in (("load.3", "carry.x2"), ("board.x1",), ("board.x2",)):
        trial = state.copy()
        choose(trial, *answers)
        assert list(GAME.encode(trial, 0)) != before
