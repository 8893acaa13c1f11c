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
from herna.games.scythe.actions.deals import pair
from herna.games.scythe.components import Goal
from herna.games.scythe.game import GAME
from herna.games.scythe.profile import Profile
from herna.games.scythe.state import Scythe
from herna.kernel.game import Setup
from herna.kernel.view import redact


def told(state: Scythe, seat: int) -> dict[str, list[int]]:
    """Return what a seat is told, by what it is about; its view says the same."""
    found = GAME.told(state, seat)
    assert GAME.told(redact(state, seat), seat) == found
    return found


OTHERS = Profile(GAME.check(Setup(2, {"preset": "faq"})).variants)
"""Other rules than the usual."""


def shown(state: Scythe) -> None:
    """Show the Factory cards to seat 0."""
    state.factory.show_all(1)


def other_rules(state: Scythe) -> None:
    """Play by other rules."""
    state.profile = OTHERS


@pytest.mark.parametrize(
    ("change", "about"),
    [
        (other_rules, "rules"),
        (lambda state: setattr(state, "tile", 5 - state.tile), "tile"),
        (lambda state: setattr(state, "turns", 9), "turns"),
        (lambda state: setattr(state, "active", 1), "active"),
        (lambda state: setattr(state.turn, "fresh_structures", 1), "this turn"),
        (lambda state: setattr(state.turn, "fresh_recruits", 2), "this turn"),
        (lambda state: setattr(state.turn, "coerced", 1), "this turn"),
        (lambda state: setattr(state.turn, "driven", 3), "this turn"),
        (lambda state: setattr(state.turn, "moves", 2), "this turn"),
        (lambda state: setattr(state.turn, "moved", 8), "moved"),
        (lambda state: setattr(state.turn, "dealt", 1 << pair(0, 1)), "offers"),
        (lambda state: setattr(state.turn, "mover", 4), "mover"),
        (lambda state: setattr(state.turn, "steps", 2), "mover"),
        (lambda state: setattr(state.turn, "origin", 4), "mover"),
        (lambda state: setattr(state.turn, "crew", 32 | 64), "crew"),
        (lambda state: setattr(state.turn, "touched", 1), "decided"),
        (lambda state: setattr(state.turn, "load", [0, 0, 1, 0]), "load"),
        (lambda state: state.power.__setitem__(1, 3), "seat 1: tracks"),
        (lambda state: state.popularity.__setitem__(0, 3), "seat 0: tracks"),
        (lambda state: state.coins.__setitem__(0, 4), "seat 0: tracks"),
        (lambda state: state.section.__setitem__(1, 2), "seat 1: token"),
        (lambda state: state.idle.__setitem__(0, 2), "seat 0: workers waiting"),
        (lambda state: state.factory_card.__setitem__(1, 7), "seat 1: cards held"),
        (lambda state: state.cubes.__setitem__(0, 0b101), "seat 0: mat"),
        (lambda state: state.mechs.__setitem__(1, 0b1100), "seat 1: mat"),
        (lambda state: state.recruits.__setitem__(0, 0b1000), "seat 0: mat"),
        (lambda state: state.bonuses.__setitem__(1, 0b0011), "seat 1: mat"),
        (lambda state: state.lowered.put(1, 3, 2), "seat 1: lowered"),
        (lambda state: stars(state, 1, Goal.POWER), "seat 1: stars"),
        (lambda state: structure(state, 1, MILL, 30), "seat 1: structures"),
        (lambda state: goods(state, 30, oil=1, wood=2), "space 30"),
        (lambda state: workers(state, 1, 30), "space 30"),
        (lambda state: hand(state, 0, 3, 3, 5), "own combat cards"),
        (lambda state: hand(state, 1, 3, 3, 5), "seat 1: cards held"),
        (lambda state: objectives(state, 0, 4, 23), "objectives"),
        (lambda state: objectives(state, 1, 4, 23), "seat 1: cards held"),
        (shown, "factory"),
    ],
)
def test_everything_that_is_seen_is_told(change: object, about: str) -> None:
    before, state = table(NORDIC, RUSVIET), table(NORDIC, RUSVIET)
    assert callable(change)
    change(state)
    old, new = told(before, 0), told(state, 0)
    changed = {name for name in new if old[name] != new[name]}
    assert about in changed
    besides = {"seat 0: cards held", "seat 0: units", "seat 1: units", "space 30", "seat 1: workers waiting"}
    assert changed - {about} <= besides


def test_cards_are_counted_by_value_and_objectives_by_number() -> None:
    state = table(NORDIC, RUSVIET)
    hand(state, 0, 3, 3, 5)
    objectives(state, 0, 1, 23)
    row = told(state, 0)
    assert row["own combat cards"] == [0, 0, 0, 2, 0, 1]
    assert row["objectives"] == [1, *[0] * 21, 1]


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
        rows = [told(state, seat) for state, seat in seen_from(viewer)]
        for row in rows:
            row.pop("waiting")  # the first chair's turn goes on below the combat, whoever sits there
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
    assert [told(state, seat)["active"] for seat in range(3)] == [[2], [1], [3]]


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
