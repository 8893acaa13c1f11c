"""S17 Every objective card."""

from __future__ import annotations

from games.scythe.table import (
    ARMORY,
    MILL,
    MINE,
    MONUMENT,
    MOVE,
    NORDIC,
    RUSVIET,
    SAXONY,
    character,
    choose,
    goods,
    hand,
    mechs,
    objectives,
    stars,
    structure,
    table,
    top,
    turn,
    unit,
    workers,
)
from herna.games.scythe.cards.objectives import CARDS
from herna.games.scythe.changes import put_unit
from herna.games.scythe.components import Goal
from herna.games.scythe.queries import stars_placed
from herna.games.scythe.state import Scythe
from marks import card, rule


def met(state: Scythe, number: int) -> bool:
    """Whether seat 0 fulfils an objective."""
    return CARDS[number - 1].met(state, 0)


def holds(number: int, enough: tuple[int, ...], mine: bool = False) -> None:
    """Check an objective of territories: these are enough, one less is not, and an enemy spoils it."""
    state = table(NORDIC, RUSVIET)
    workers(state, 0, *enough[1:])
    if mine:
        structure(state, 0, MINE, 30)
    assert not met(state, number)
    structure(state, 0, ARMORY, enough[0])
    assert met(state, number)
    workers(state, 1, enough[0])
    assert not met(state, number)


@rule("S17.9", "S17.5")
@card("objective-1", "objective-3", "objective-4", "objective-10", "objective-11")
def test_three_territories_of_a_terrain() -> None:
    holds(1, (1, 11, 24))
    holds(3, (2, 12, 46))
    holds(4, (8, 30, 40))
    holds(10, (16, 18, 38))
    holds(11, (3, 32, 45))


@rule("S17.6", "S17.9")
@card("objective-2")
def test_three_tunnels_without_the_mine() -> None:
    holds(2, (10, 15, 18), mine=True)


@rule("S17.9")
@card("objective-5")
def test_king_of_the_hill() -> None:
    state = table(NORDIC, RUSVIET)
    assert not met(state, 5)
    workers(state, 0, 23)
    assert met(state, 5)
    state.power[1] = 11
    assert not met(state, 5)


@rule("S17.6", "S17.9")
@card("objective-6")
def test_send_one_back_as_a_warning() -> None:
    state = table(NORDIC, RUSVIET, coin_transfers="off")
    objectives(state, 0, 6)
    workers(state, 1, 36)
    mechs(state, 0, 30)
    state.power[0] = 7
    top(state, MOVE)
    assert not met(state, 6)
    choose(state, unit(0, 1), "go.36", "pass")
    assert met(state, 6)
    assert not CARDS[5].met(state, 1)
    state.power[0] = 6
    assert not met(state, 6)
    state.power[0] = 7
    choose(state, "reveal.5")
    assert stars_placed(state, 0) == 1
    turn(state, 1)
    turn(state, 0)
    assert not met(state, 6)


@rule("S17.9", "S27.23", "S17.1", "S17.2", "S17.3")
@card("objective-7")
def test_machine_over_muscle() -> None:
    for faction, left in ((NORDIC, 0), (SAXONY, 1)):
        state = table(faction, RUSVIET)
        objectives(state, 0, 7, 21)
        state.factory_card[0] = 3
        state.mechs[0] = 1
        workers(state, 0, 4, 4, 4)
        goods(state, 4, oil=3)
        for window in range(3):
            trial = state.copy()
            turn(trial)
            if window > 0:
                choose(trial, "section.0", "pass")
            if window > 1:
                choose(trial, "pass")
            choose(trial, "reveal.6")
            assert stars_placed(trial, 0) == 1
            assert trial.objectives[0].size() == left
        workers(state, 0, 4)
        assert not met(state, 7)
    state = table(NORDIC, RUSVIET)
    state.factory_card[0] = 3
    assert not met(state, 7)
    state.mechs[0] = 1
    assert met(state, 7)


@rule("S17.9")
@card("objective-8")
def test_roll_up_your_sleeves() -> None:
    state = table(NORDIC, RUSVIET)
    workers(state, 0, 4, 4, 4, 48)
    state.coins[0], state.popularity[0] = 2, 7
    assert met(state, 8)
    state.coins[0] = 3
    assert not met(state, 8)
    state.coins[0], state.popularity[0] = 2, 6
    assert not met(state, 8)
    state.popularity[0], state.idle[0] = 7, 5
    assert not met(state, 8)


@rule("S17.9", "S17.5")
@card("objective-9")
def test_stockpile_for_the_winter() -> None:
    state = table(NORDIC, RUSVIET)
    goods(state, 4, 2, 2, 2, 3)
    assert not met(state, 9)
    workers(state, 0, 4)
    assert met(state, 9)
    goods(state, 4, wood=-1)
    assert not met(state, 9)
    goods(state, 4, oil=-2, metal=9)
    assert not met(state, 9)


@rule("S17.9")
@card("objective-12")
def test_get_rich_or_cry_trying() -> None:
    state = table(NORDIC, RUSVIET)
    state.coins[0] = 19
    assert not met(state, 12)
    state.coins[0] = 20
    assert met(state, 12)


@rule("S17.9", "S17.5")
@card("objective-13")
def test_foundations_of_the_empire() -> None:
    state = table(NORDIC, RUSVIET)
    character(state, 0, 4)
    mechs(state, 0, 4, 4)
    workers(state, 0, 4, 4, 48)
    assert not met(state, 13)
    structure(state, 0, MILL, 4)
    assert met(state, 13)
    state = table(NORDIC, RUSVIET)
    workers(state, 0, *[48] * 8)
    assert not met(state, 13)


@rule("S17.9")
@card("objective-14")
def test_hedge_your_bets() -> None:
    for missing in range(6):
        state = table(NORDIC, RUSVIET)
        workers(state, 0, 4, 5)
        state.cubes[0] = 0 if missing == 1 else 2
        state.mechs[0] = 0 if missing == 2 else 1
        if missing != 3:
            structure(state, 0, MINE, 4)
        state.recruits[0] = 0 if missing == 4 else 8
        goods(state, 4, food=1, oil=1)
        goods(state, 5, metal=1, wood=0 if missing == 5 else 1)
        assert met(state, 14) is (missing == 0)


@rule("S17.6", "S17.9")
@card("objective-15")
def test_balanced_workforce() -> None:
    state = table(NORDIC, RUSVIET)
    workers(state, 0, 4, 48)
    assert not met(state, 15)
    state.recruits[0] = 3
    assert met(state, 15)
    state.recruits[0] = 7
    assert not met(state, 15)


@rule("S17.9")
@card("objective-16")
def test_a_wolf_among_the_sheep() -> None:
    state = table(NORDIC, RUSVIET)
    character(state, 0, 4)
    workers(state, 0, 4)
    goods(state, 4, wood=5)
    assert not met(state, 16)
    mechs(state, 0, 4)
    assert met(state, 16)
    goods(state, 4, wood=-1)
    assert not met(state, 16)
    goods(state, 4, wood=1)
    workers(state, 0, 4)
    assert not met(state, 16)
    put_unit(state, 0, 6, 5)
    assert met(state, 16)
    mechs(state, 0, 4)
    assert not met(state, 16)
    state = table(NORDIC, RUSVIET)
    mechs(state, 0, 48)
    workers(state, 0, 48)
    goods(state, 48, wood=5)
    assert not met(state, 16)


@rule("S17.6", "S17.9")
@card("objective-17")
def test_divide_and_conquer_counts_lakes() -> None:
    state = table(NORDIC, RUSVIET)
    mechs(state, 0, 17)
    assert not met(state, 17)
    workers(state, 0, 30)
    assert met(state, 17)
    state.factory_card[0] = 2
    assert not met(state, 17)


@rule("S17.9")
@card("objective-18")
def test_become_a_beloved_pacifist() -> None:
    state = table(NORDIC, RUSVIET)
    workers(state, 0, 4, 4, 4, 4, 4)
    state.power[0], state.popularity[0] = 0, 13
    assert met(state, 18)
    state.power[0] = 1
    assert not met(state, 18)
    state.power[0], state.popularity[0] = 0, 12
    assert not met(state, 18)
    state.popularity[0], state.idle[0] = 13, 4
    assert not met(state, 18)


@rule("S27.59", "S17.6", "S17.9")
@card("objective-19")
def test_objective_19() -> None:
    state = table(NORDIC, RUSVIET)
    workers(state, 0, 25, 26, 32, 39)
    mechs(state, 0, 33)
    assert not met(state, 19)
    workers(state, 0, 40)
    assert met(state, 19)
    for shores in ((35, 36, 41, 43), (1, 8, 14)):
        state = table(NORDIC, RUSVIET)
        workers(state, 0, *shores)
        assert not met(state, 19)


@rule("S17.9")
@card("objective-20")
def test_create_a_permanent_foothold() -> None:
    state = table(NORDIC, RUSVIET)
    for kind, space in ((MINE, 4), (MILL, 5), (MONUMENT, 11)):
        assert not met(state, 20)
        structure(state, 0, kind, space)
    state.popularity[0] = 7
    assert met(state, 20)
    state.popularity[0] = 6
    assert not met(state, 20)
    state.popularity[0], state.mechs[0] = 7, 2
    assert not met(state, 20)


@rule("S17.9")
@card("objective-21")
def test_monopolize_the_market() -> None:
    state = table(NORDIC, RUSVIET)
    workers(state, 0, 4, 5)
    goods(state, 4, oil=5)
    goods(state, 5, oil=3, wood=8)
    goods(state, 11, oil=4)
    assert not met(state, 21)
    goods(state, 5, oil=1)
    assert met(state, 21)


@rule("S17.9")
@card("objective-22")
def test_technological_breakthrough() -> None:
    state = table(NORDIC, RUSVIET)
    assert not met(state, 22)
    state.factory_card[0] = 2
    assert met(state, 22)
    state.cubes[0] = 1
    assert not met(state, 22)


@rule("S17.9")
@card("objective-23")
def test_achieve_tactical_mastery() -> None:
    state = table(NORDIC, RUSVIET)
    hand(state, 0, *[2] * 7)
    stars(state, 0, Goal.COMBAT)
    assert not met(state, 23)
    hand(state, 0, 3)
    assert met(state, 23)
    state.stars.add(0, Goal.COMBAT, -1)
    assert not met(state, 23)
