"""What is lost, doubled or out of bounds is noticed, each by itself."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.ahoy.table import RED, START_MAP, WHITE, Table
from herna.games.ahoy import GAME
from herna.games.ahoy.state import ASIDE, BOXED, Ahoy
from marks import rule

FISH, TREE, PARROT = 0, 9, 11
"""A tile that is not on the map, and two that are."""


def shift(row: str, one: int, two: int) -> Callable[[Ahoy], None]:
    """Return what moves one piece too many from one place to another."""

    def spoil(state: Ahoy) -> None:
        getattr(state, row)[one] -= 1
        getattr(state, row)[two] += 1

    return spoil


def put(row: str, place: int, value: int) -> Callable[[Ahoy], None]:
    """Return what puts a number where it must not be."""

    def spoil(state: Ahoy) -> None:
        getattr(state, row)[place] = value

    return spoil


def add(name: str, number: int) -> Callable[[Ahoy], None]:
    """Return what makes more or less of something."""

    def spoil(state: Ahoy) -> None:
        setattr(state, name, getattr(state, name) + number)

    return spoil


def pay_too_much(state: Ahoy) -> None:
    """Empty the supply of gold beyond its bottom."""
    state.gold[RED] += state.bank + 1
    state.bank = -1


def ready_too_many(state: Ahoy) -> None:
    """Take a Comrade out of an empty supply."""
    state.ready += state.muster + 1
    state.muster = -1


SPOILED = {
    "a gold is lost": add("bank", -1),
    "the supply is overdrawn": pay_too_much,
    "somebody has less than no gold": shift("gold", RED, WHITE),
    "a Comrade too many": add("muster", 1),
    "a supply of less than no Comrades": ready_too_many,
    "less than no Comrades on an Island": shift("comrades", TREE, PARROT),
    "less than no Fame": put("fame", 5, -1),
    "a marker beside the grid": put("markers", 3, 25),
    "a marker before the grid": put("markers", 0, -1),
    "a die below one": put("dice", 1, 0),
    "a die above six": put("dice", 1, 7),
    "a die that is not on its slot": put("die_at", 0, 4),
    "a slot with a die that is elsewhere": put("slots", 4, 0),
    "a die that is nowhere": put("die_at", 0, -4),
    "a tile that nobody drew": lambda state: state.charted.put(FISH),
    "wealth above six": put("wealth", TREE, 7),
    "a region without wealth": put("wealth", TREE, 0),
    "wealth without a region": put("wealth", FISH, 1),
    "a figure off the map": put("where", 0, 4 * FISH + 1),
    "a card of the deck in the Market": put("market", 1, 3),
    "a card of the deck in a Crew": put("crew", RED, 1 << 4),
    "a card of the deck in a hold": put("cargo", WHITE, 1 << 4),
    "a card of the deck under a pledge marker": put("pledges", 3, 1 << 4),
    "a card in the Market twice": put("market", 1, 1),
    "a card in the Market and in a Crew": put("crew", RED, 1 << 1),
    "a card in the Market and in a hold": put("cargo", RED, 1 << 1),
    "a card in the Market and under a marker": put("pledges", 0, 1 << 1),
}


@rule("H1.1", "H23.1")
@pytest.mark.parametrize("spoil", SPOILED.values(), ids=SPOILED)
def test_the_audit_notices(spoil: Callable[[Ahoy], None]) -> None:
    table = Table(*START_MAP).put(RED, 1, 2).market("middleman")
    assert GAME.complaints(table.state) == []
    spoil(table.state)
    assert len(GAME.complaints(table.state)) == 1


def test_comrades_off_the_map_are_noticed() -> None:
    table = Table(*START_MAP)
    table.state.comrades[FISH], table.state.muster = 1, table.state.muster - 1
    assert len(GAME.complaints(table.state)) == 1


def test_dice_that_are_aside_or_in_the_box_are_where_they_belong() -> None:
    table = Table(*START_MAP)
    table.state.die_at[0], table.state.die_at[1] = ASIDE, BOXED
    assert GAME.complaints(table.state) == []
