"""Whoever's turn it is: what goes clockwise begins with the current player, not with the first chair."""

from __future__ import annotations

from games.scythe.table import (
    CRIMEA,
    ENLIST,
    NORDIC,
    SAXONY,
    asked,
    bottom,
    choose,
    mechs,
    recruited,
    rich,
    stars,
    table,
    then,
    told,
    top,
    whose,
)
from herna.games.scythe.actions.combat import Combat
from herna.games.scythe.components import Goal
from herna.games.scythe.scoring import STARS
from herna.games.scythe.state import Scythe
from marks import each_seat, rule

CLOCKWISE = {0: 2, 2: 1, 1: 0}
"""Who sits to the left of each seat: factions sit round the board in their own order, not by chairs."""


def seated(**variants: str) -> Scythe:
    """Return a table whose chairs are not in the order of the factions."""
    return table(CRIMEA, NORDIC, SAXONY, mats=(), **{"coin_transfers": "off", **variants})


def from_left_of(seat: int) -> list[int]:
    """Return the other seats, clockwise."""
    return [CLOCKWISE[seat], CLOCKWISE[CLOCKWISE[seat]]]


@each_seat()
@rule("S1.2", "S6.5")
def test_the_turn_passes_to_the_left(current: int) -> None:
    state = seated()
    top(state, "top.1", current)
    assert (asked(state), whose(state)) == ("section", CLOCKWISE[current])


@each_seat()
@rule("S18.5")
def test_stars_are_placed_from_the_current_player_on(current: int) -> None:
    state = seated()
    state.active = current
    for seat in range(3):
        state.power[seat] = 16
    then(state, STARS)
    assert [event.seat for event in told(state, "star")] == [current, *from_left_of(current)]


@each_seat()
@rule("S18.5", "S19.1")
def test_the_first_sixth_star_clockwise_ends_the_game(current: int) -> None:
    state = seated()
    state.active = current
    for seat in from_left_of(current):
        stars(state, seat, *[Goal.OBJECTIVE] * 5)
        state.power[seat] = 16
    then(state, STARS)
    assert [event.seat for event in told(state, "last-star")] == [CLOCKWISE[current]]


@each_seat()
@rule("S10.9")
def test_recruits_give_to_oneself_then_to_the_left_then_to_the_right(current: int) -> None:
    state = rich(seated(), current)
    for seat in range(3):
        recruited(state, seat, ENLIST)
    bottom(state, ENLIST, current)
    choose(state, "pass")
    assert [event.seat for event in told(state, "drew")] == [current, *from_left_of(current)]


@each_seat()
@rule("S22.4")
def test_rivals_may_charge_a_slow_player_from_the_left_on(current: int) -> None:
    state = seated(delay_of_game="on")
    top(state, "top.1", current)
    for rival in from_left_of(current):
        assert (asked(state), whose(state)) == ("delay", rival)
        choose(state, "pass")
    assert (asked(state), whose(state)) == ("section", CLOCKWISE[current])


@each_seat()
@rule("S14.5", "S21.1")
def test_the_attacker_bargains_and_dials_first(current: int) -> None:
    for foe in from_left_of(current):
        state = seated(coin_transfers="on")
        mechs(state, current, 30)
        mechs(state, foe, 30)
        then(state, Combat(current, 30))
        for prompt in ("bargain", "dial"):
            for seat in (current, foe):
                assert (asked(state), whose(state)) == (prompt, seat)
                choose(state, "pass" if prompt == "bargain" else "dial.x0")
