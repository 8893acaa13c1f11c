"""A18: scoring."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from herna.games.arcs.chapter import CleanUp, Score
from herna.games.arcs.queries import first_place, second_place
from herna.games.arcs.scoring import gains
from marks import card, rule


def power(table: Table) -> list[int]:
    """Return each seat's Power."""
    return [int(points) for points in table.state.power]


@rule("A18.2")
@card("warlord", "tyrant")
def test_first_and_second_place() -> None:
    table = (
        Table(3)
        .declared("warlord")
        .trophies(0, 1, "ship", 3)
        .trophies(1, 0, "agent", 2)
        .trophies(2, 0, "city", 1)
    )
    assert list(gains(table.state, 2)) == [5, 3, 0]
    table = Table(3).declared("tyrant").captives(0, 1, 3).captives(1, 0, 2).captives(2, 0, 2)
    assert list(gains(table.state, 1)) == [5, 0, 0]
    assert list(gains(table.state, 2)) == [0, 0, 0]


@rule("A18.2", "A17.1", "A25.11")
@card("tycoon", "mining-interest")
def test_a_tie_for_the_first_place() -> None:
    table = (
        Table(3)
        .guild(0, "mining-interest")
        .tokens(0, "fuel")
        .tokens(1, "material", "material")
        .tokens(2, "fuel")
    )
    table.state.markers[2] = 0
    table.state.markers[0] = 0
    table.off_board(0, 4).do(Score())
    assert power(table) == [3, 3, 0]


@rule("A18.2", "A25.12", "R-12")
@card("warlord")
def test_nobody_qualifies() -> None:
    table = Table(3).declared("warlord").do(Score())
    assert power(table) == [0, 0, 0]


@rule("A18.2", "A18.5", "A7.3", "A7.4", "A25.40")
@card("keeper", "tyrant")
def test_two_markers_on_one_ambition() -> None:
    table = Table(3)
    table.state.flipped = 2
    table.state.chapter = 3
    table.declared("keeper", "tyrant", "keeper").off_board(0, 5)
    table.tokens(0, "relic", "relic", "relic").tokens(1, "relic", "relic").captives(0, 1, 1).captives(1, 0, 1)
    table.do(Score())
    assert power(table) == [10 + 5 + 3, 5 + 3, 0]
    table.do(CleanUp())
    assert first_place(table.state, 2) == 9
    assert second_place(table.state, 2) == 4


@rule("A18.2")
@pytest.mark.parametrize(("off", "bonus"), [(3, 0), (4, 2), (5, 5)])
def test_the_city_bonus_is_for_a_sole_winner(off: int, bonus: int) -> None:
    table = Table(3).declared("keeper").tokens(0, "relic").tokens(1, "-").off_board(0, off).do(Score())
    assert power(table) == [5 + bonus, 0, 0]
    table = Table(3).declared("keeper").tokens(0, "relic").tokens(1, "relic").off_board(0, off).do(Score())
    assert power(table) == [3, 3, 0]
    table = (
        Table(3)
        .declared("keeper")
        .tokens(0, "relic")
        .tokens(1, "relic", "relic")
        .off_board(0, off)
        .do(Score())
    )
    assert power(table) == [3, 5, 0]


@rule("A18.3")
@card("material-cartel", "fuel-cartel", "fuel-drinker")
def test_effects_after_scoring_are_ordered_by_the_initiative() -> None:
    table = (
        Table(3, leaders=True).guild(0, "material-cartel").guild(1, "fuel-cartel").leader(2, "fuel-drinker")
    )
    table.tokens(0, "fuel", "material").tokens(1, "material", "fuel").tokens(2, "fuel", "relic").declared(
        "tycoon"
    )
    table.state.initiative = 1
    table.do(Score())
    assert (table.prompt, table.choice.seat) == ("order", 1)
    assert table.can("use.material-cartel", "use.fuel-cartel", "use-leader.fuel-drinker")
    table.choose("use-leader.fuel-drinker")
    assert table.held(2) == ["relic"]
    table.choose("use.material-cartel")
    assert table.held(1) == ["fuel"]
    assert table.held(0) == ["material"]


@rule("A18.9", "A25.43")
@card("elder")
def test_the_elder_gets_less_from_tyrant() -> None:
    table = Table(3, leaders=True).leader(0, "elder").declared("tyrant").off_board(0, 5)
    table.captives(0, 1, 4).captives(1, 0, 2).captives(2, 0, 1)
    assert list(gains(table.state, 1)) == [3, 3, 0]
    table = Table(3, leaders=True).leader(0, "elder").declared("tyrant").captives(0, 1, 2).captives(1, 0, 2)
    assert list(gains(table.state, 1)) == [0, 3, 0]
    table = Table(3, leaders=True).leader(0, "elder").declared("tyrant").captives(0, 1, 1).captives(1, 0, 2)
    assert list(gains(table.state, 1)) == [0, 5, 0]
    table.captives(2, 0, 1)
    assert list(gains(table.state, 1)) == [0, 5, 0]


HUMBLE = {"elder": ("tyrant", 1), "warrior": ("empath", 4), "archivist": ("tycoon", 0)}


@rule("A18.9")
@card(*HUMBLE)
@pytest.mark.parametrize("name", HUMBLE)
def test_some_leaders_get_the_second_prize_for_the_first_place(name: str) -> None:
    ambition, number = HUMBLE[name]
    other = "keeper"
    table = Table(3, leaders=True).leader(0, name).declared(ambition, other).off_board(0, 5)
    table.tokens(0, "psionic", "fuel", "relic").captives(0, 1, 1)
    assert list(gains(table.state, number)) == [3, 0, 0]
    assert list(gains(table.state, 3)) == [3 + 5, 0, 0]


@rule("A18.9")
@card("noble")
def test_the_noble_gains_only_as_sole_first() -> None:
    table = Table(3, leaders=True).leader(0, "noble").declared("keeper").tokens(0, "relic").tokens(1, "relic")
    assert list(gains(table.state, 3)) == [0, 3, 0]
    table = (
        Table(3, leaders=True)
        .leader(0, "noble")
        .declared("keeper")
        .tokens(0, "relic")
        .tokens(1, "relic", "relic")
    )
    table.tokens(2, "relic")
    assert list(gains(table.state, 3)) == [0, 5, 0]
    table = (
        Table(3, leaders=True)
        .leader(0, "noble")
        .declared("keeper")
        .tokens(0, "relic", "relic")
        .tokens(1, "relic")
    )
    assert list(gains(table.state, 3)) == [5, 3, 0]
