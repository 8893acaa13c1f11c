"""A seen state as numbers for learners."""

from __future__ import annotations

import pytest

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
    objectives,
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
from herna.games.scythe.profile import Profile
from herna.games.scythe.state import Scythe
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from herna.kernel.view import redact


def test_a_seen_state_is_a_fixed_row_of_numbers() -> None:
    for seats in (2, 3, 4, 5):
        state = GAME.new(GAME.check(Setup(seats, {})), seeded(1))
        for seat in range(seats):
            assert len(GAME.encode(redact(state, seat), seat)) == GAME.width(seats)


OTHERS = Profile(GAME.check(Setup(2, {"preset": "faq"})).variants)
"""Other rules than the usual."""


def shown(state: Scythe) -> None:
    """Show the Factory cards to seat 0."""
    state.factory.show_all(1)


@pytest.mark.parametrize(
    ("change", "places"),
    [
        (lambda state: setattr(state, "profile", OTHERS), 1),
        (lambda state: setattr(state, "tile", 5 - state.tile), 1),
        (lambda state: setattr(state, "turns", 9), 1),
        (lambda state: setattr(state, "active", 1), 1),
        (lambda state: setattr(state.turn, "fresh_structures", 1), 1),
        (lambda state: setattr(state.turn, "fresh_recruits", 2), 1),
        (lambda state: setattr(state.turn, "coerced", 1), 1),
        (lambda state: setattr(state.turn, "driven", 3), 1),
        (lambda state: setattr(state.turn, "moves", 2), 1),
        (lambda state: setattr(state.turn, "moved", 8), 1),
        (lambda state: setattr(state.turn, "mover", 4), 1),
        (lambda state: setattr(state.turn, "steps", 2), 1),
        (lambda state: setattr(state.turn, "origin", 4), 1),
        (lambda state: setattr(state.turn, "crew", 32 | 64), 1),
        (lambda state: setattr(state.turn, "touched", 1), 1),
        (lambda state: setattr(state, "tokens", 0), 11),
        (lambda state: setattr(state.turn, "load", [0, 0, 1, 0]), 1),
        (lambda state: state.power.__setitem__(1, 3), 1),
        (lambda state: state.popularity.__setitem__(0, 3), 1),
        (lambda state: state.coins.__setitem__(0, 4), 1),
        (lambda state: state.section.__setitem__(1, 2), 1),
        (lambda state: state.idle.__setitem__(0, 2), 1),
        (lambda state: state.factory_card.__setitem__(1, 7), 1),
        (lambda state: state.cubes.__setitem__(0, 0b101), 2),
        (lambda state: state.mechs.__setitem__(1, 0b1100), 2),
        (lambda state: state.recruits.__setitem__(0, 0b1000), 1),
        (lambda state: state.bonuses.__setitem__(1, 0b0011), 2),
        (lambda state: state.lowered.put(1, 3, 2), 1),
        (lambda state: stars(state, 1, Goal.POWER), 1),
        (lambda state: structure(state, 1, MILL, 30), 2),
        (lambda state: goods(state, 30, oil=1, wood=2), 2),
        (lambda state: workers(state, 1, 30), 3),
        (lambda state: hand(state, 0, 3, 3, 5), 3),
        (lambda state: hand(state, 1, 3, 3, 5), 1),
        (lambda state: objectives(state, 0, 4, 23), 3),
        (lambda state: objectives(state, 1, 4, 23), 1),
        (shown, 3),
    ],
)
def test_everything_that_is_seen_is_encoded_and_nothing_else(change: object, places: int) -> None:
    before, state = table(NORDIC, RUSVIET), table(NORDIC, RUSVIET)
    assert callable(change)
    change(state)
    rows = [GAME.encode(redact(each, 0), 0) for each in (before, state)]
    assert sum(old != new for old, new in zip(rows[0], rows[1], strict=True)) == places


def test_cards_are_counted_by_value_and_objectives_by_number() -> None:
    state = table(NORDIC, RUSVIET)
    hand(state, 0, 3, 3, 5)
    objectives(state, 0, 1, 23)
    row = list(GAME.encode(redact(state, 0), 0))
    assert row[-12 - 23 - 6 : -12 - 23] == [0, 0, 0, 2, 0, 1]
    assert row[-12 - 23 : -12] == [1, *[0] * 21, 1]


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


def test_a_defenders_own_commitment_is_encoded_for_the_defender() -> None:
    rows = []
    for dial in ("dial.x1", "dial.x6"):
        state = table(NORDIC, RUSVIET, coin_transfers="off")
        mechs(state, 0, 30)
        mechs(state, 1, 30)
        hand(state, 1, 4)
        then(state, Combat(0, 30))
        choose(state, "dial.x0", dial)
        rows.append([list(GAME.encode(redact(state, seat), seat)) for seat in range(2)])
    assert rows[0][1] != rows[1][1]
    assert rows[0][0] == rows[1][0]


def test_seats_are_counted_on_from_the_own_chair() -> None:
    state = table(NORDIC, RUSVIET, CRIMEA)
    state.active = 1
    assert [int(GAME.encode(state, seat)[3]) for seat in range(3)] == [1, 0, 2]


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
