"""S16 Factory cards, one by one: what each costs and gives."""

from __future__ import annotations

import pytest

from games.scythe.table import (
    FOOD,
    MILL,
    MINE,
    NORDIC,
    RUSVIET,
    asked,
    at_section,
    choose,
    codes,
    hand,
    lying,
    mechs,
    structure,
    table,
    targets,
    unit,
    where,
    whose,
    workers,
)
from herna.games.scythe.components import VALUE, Bottom, Structure
from herna.games.scythe.state import Scythe
from herna.kernel.bits import has
from marks import card, rule


def owner_of(number: int) -> Scythe:
    """Let Nordic own a Factory card and put its token there, a worker on T30, two cards in hand."""
    state = table(NORDIC, RUSVIET)
    state.factory_card[0] = number - 1
    workers(state, 0, 30)
    hand(state, 0, 2, 5)
    return at_section(state, 0, 4)


def tracks(state: Scythe) -> tuple[int, int, int, int]:
    """Return coins, power, popularity and cards in hand."""
    return (
        int(state.coins[0]),
        int(state.power[0]),
        int(state.popularity[0]),
        int(state.hands[0].size()),
    )


@rule("S16.4", "S16.5")
def test_both_actions_of_the_card_are_optional() -> None:
    state = owner_of(6)
    assert codes(state) == ["factory-top.5", "pass"]
    choose(state, "pass")
    assert codes(state) == ["factory-move.5", "pass"]
    choose(state, "pass")
    assert whose(state) == 1


@rule("S16.5", "S16.6", "S16.10")
@card("factory-card-1")
def test_card_1_produces_on_two_territories_without_the_mill() -> None:
    state = table(NORDIC, RUSVIET)
    state.factory_card[0] = 0
    state.cubes[0] = 63
    structure(state, 0, MILL, 4)
    workers(state, 0, 30, 29, 28, *[48] * 3)
    low, high = hand(state, 0, 2, 5)
    at_section(state, 0, 4)
    choose(state, "factory-top.0")
    assert codes(state) == [f"pay-card.{low}", f"pay-card.{high}"]
    choose(state, f"pay-card.{low}")
    assert tracks(state) == (9, 10, 10, 1)
    assert targets(state, "produce") == {28, 29, 30}
    choose(state, "produce.30.x1", "produce.29.x1")
    assert asked(state) == "bottom"
    assert (lying(state, 30), lying(state, 29)) == ((0, 0, 1, 0), (1, 0, 0, 0))


@rule("S27.22", "S16.4", "S16.5", "S16.6", "S16.7")
@card("factory-card-2")
def test_factory_card_2() -> None:
    state = owner_of(2)
    state.recruits[1] = 15
    choose(state, "factory-top.1")
    assert state.popularity[0] == 9
    assert codes(state) == ["welcome.3", "welcome.0", "pass"]
    choose(state, "welcome.3", f"enlist.{Bottom.DEPLOY}", "bonus.1")
    assert tracks(state) == (12, 10, 9, 2)
    assert (state.power[1], state.coins[1], state.hands[1].size()) == (10, 10, 0)
    choose(state, "factory-move.1", unit(0, 5), "go.29", "go.28")
    assert where(state, 0, 5) == 28
    assert whose(state) == 1
    state = owner_of(2)
    choose(state, "factory-top.1", "welcome.0", "lift.0", "lower.1")
    assert state.cubes[0] == 1


@rule("S16.6", "S16.9")
@card("factory-card-3", "factory-card-4", "factory-card-5", "factory-card-6")
@pytest.mark.parametrize(
    ("number", "expected"),
    [(3, (10, 10, 12, 1)), (4, (13, 10, 10, 1)), (5, (10, 9, 12, 2)), (6, (13, 9, 10, 2))],
)
def test_cards_3_to_6(number: int, expected: tuple[int, int, int, int]) -> None:
    state = owner_of(number)
    choose(state, f"factory-top.{number - 1}")
    if asked(state) == "pay-card":
        choose(state, codes(state)[1])
        assert [int(VALUE[card]) for card in state.hands[0].cards()] == [2]
    assert tracks(state) == expected
    assert asked(state) == "bottom"


@rule("S27.51", "S16.6", "S10.24", "S24.20", "S24.21")
@card("factory-card-7")
def test_factory_card_7() -> None:
    state = owner_of(7)
    choose(state, "factory-top.6", "welcome.1", "mech.3")
    assert where(state, 0, 4) == 30
    assert tracks(state) == (10, 10, 9, 2)
    choose(state, "factory-move.6", unit(0, 4), "go.29", "go.28", "go.27")
    assert where(state, 0, 4) == 27
    state = owner_of(7)
    mechs(state, 0, 10)
    choose(state, "factory-top.6", "welcome.2", f"build.{MINE}", "factory-move.6", unit(0, 1))
    assert has(state.built[0], 30)
    assert 30 not in targets(state, "go")
    state = table(NORDIC, RUSVIET)
    state.factory_card[0] = 6
    mechs(state, 0, 30)
    at_section(state, 0, 4)
    choose(state, "factory-top.6")
    assert asked(state) == "bottom"
    assert state.popularity[0] == 9


@rule("S16.10", "S24.11")
@card("factory-card-8")
def test_card_8_puts_three_resources_beside_one_worker() -> None:
    for preset, spread in (("rulebook", False), ("faq", True)):
        state = table(NORDIC, RUSVIET, preset=preset)
        state.factory_card[0] = 7
        workers(state, 0, 30, 29)
        hand(state, 0, 4)
        at_section(state, 0, 4)
        choose(state, "factory-top.7", "onto.30", "get.1.x2")
        if spread:
            assert asked(state) == "onto"
            choose(state, "onto.29")
        assert f"get.{FOOD}.x2" not in codes(state)
        choose(state, f"get.{FOOD}.x1")
        assert asked(state) == "bottom"
        assert lying(state, 30) == ((0, 2, 0, 0) if spread else (1, 2, 0, 0))
        assert state.hands[0].size() == 0


@rule("S16.9", "S16.6")
@card("factory-card-9", "factory-card-10", "factory-card-11", "factory-card-12")
def test_cards_9_to_12() -> None:
    state = owner_of(9)
    choose(state, "factory-top.8", "lift.5", "lower.0")
    assert tracks(state) == (8, 10, 11, 2) and state.cubes[0] == 32
    state = owner_of(10)
    choose(state, "factory-top.9", "mech.0")
    assert tracks(state) == (8, 11, 10, 2) and where(state, 0, 1) == 30
    state = owner_of(11)
    choose(state, "factory-top.10", f"build.{MILL}")
    assert tracks(state) == (8, 10, 11, 2) and has(state.built[0], 30)
    state = owner_of(12)
    choose(state, "factory-top.11", "enlist.0", "bonus.2")
    assert tracks(state) == (8, 11, 12, 2)


@rule("S16.9")
def test_the_rest_of_the_gain_comes_also_if_the_piece_is_impossible() -> None:
    state = table(NORDIC, RUSVIET)
    state.factory_card[0] = 9
    at_section(state, 0, 4)
    choose(state, "factory-top.9")
    assert tracks(state) == (8, 11, 10, 0)
    assert asked(state) == "bottom"
    state = owner_of(9)
    choose(state, "factory-top.8", "pass")
    assert tracks(state) == (8, 10, 11, 2) and state.cubes[0] == 0


@rule("S16.9", "S16.6")
def test_of_two_pieces_only_the_possible_are_offered() -> None:
    state = owner_of(2)
    state.recruits[0] = 15
    choose(state, "factory-top.1")
    assert codes(state) == ["welcome.0", "pass"]
    state = owner_of(2)
    state.cubes[0] = 63
    choose(state, "factory-top.1")
    assert codes(state) == ["welcome.3", "pass"]
    state = owner_of(7)
    state.mechs[0] = 15
    choose(state, "factory-top.6")
    assert codes(state) == ["welcome.2", "pass"]
    state = owner_of(7)
    for kind, space in enumerate((4, 5, 11, 12)):
        structure(state, 0, Structure(kind), space)
    choose(state, "factory-top.6")
    assert codes(state) == ["welcome.1", "pass"]


@rule("S16.6", "S16.10")
def test_card_8_gives_nothing_without_a_worker() -> None:
    state = table(NORDIC, RUSVIET)
    state.factory_card[0] = 7
    hand(state, 0, 4)
    at_section(state, 0, 4)
    choose(state, "factory-top.7")
    assert (asked(state), state.stocked) == ("bottom", 0)


@rule("S16.5")
def test_a_card_that_cannot_be_paid_is_not_offered() -> None:
    for number, field in ((2, "popularity"), (5, "power"), (9, "coins")):
        state = table(NORDIC, RUSVIET, coin_transfers="off")
        state.factory_card[0] = number - 1
        getattr(state, field)[0] = 0
        at_section(state, 0, 4)
        assert asked(state) == "bottom"
    state = table(NORDIC, RUSVIET)
    state.factory_card[0] = 2
    at_section(state, 0, 4)
    assert asked(state) == "bottom"
    for number, field, price in ((2, "popularity", 1), (5, "power", 1), (9, "coins", 2), (1, "coins", 1)):
        state = table(NORDIC, RUSVIET)
        state.factory_card[0] = number - 1
        getattr(state, field)[0] = price
        hand(state, 0, 3)
        at_section(state, 0, 4)
        assert asked(state) == "top"


@rule("S16.9", "S23.2")
def test_which_card_is_discarded_is_asked_also_when_all_are_alike() -> None:
    for values, question in (((3, 3), "pay-card"), ((3,), "bottom")):
        state = table(NORDIC, RUSVIET)
        state.factory_card[0] = 3
        hand(state, 0, *values)
        at_section(state, 0, 4)
        choose(state, "factory-top.3")
        assert asked(state) == question


@rule("S16.5")
def test_structures_and_cubes_do_not_help_the_factory_card() -> None:
    state = table(NORDIC, RUSVIET)
    state.factory_card[0] = 4
    structure(state, 0, MINE, 30)
    state.structures[1] = 29
    state.built[0] |= 1 << 29
    state.cubes[0] = 63
    at_section(state, 0, 4)
    choose(state, "factory-top.4")
    assert tracks(state) == (10, 9, 12, 0)
