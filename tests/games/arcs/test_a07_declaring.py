"""A7: declaring an ambition."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from herna.games.arcs.actions.declare import Declare
from herna.games.arcs.printed import AMBITION_KEYS
from herna.games.arcs.queries import marked
from marks import card, rule

BY_NUMBER = {2: "tycoon", 3: "tyrant", 4: "warlord", 5: "keeper", 6: "empath"}


@rule("A7.2")
@card("tycoon", "tyrant", "warlord", "keeper", "empath")
@pytest.mark.parametrize("number", range(1, 8))
def test_the_number_says_which_ambition(number: int) -> None:
    name = f"mobilization-{number}"
    table = (
        Table(4).hand(0, name).hand(1, "aggression-2").ships(0, "1-gate", 1).round().choose(f"lead.{name}")
    )
    if number == 1:
        assert table.prompt == "act"
    elif number == 7:
        assert table.can(*[f"declare.{ambition}" for ambition in AMBITION_KEYS])
    else:
        assert set(table.codes()) == {table.resolve(f"declare.{BY_NUMBER[number]}"), "pass"}


@rule("A7.1", "A7.3", "A7.5", "A25.2")
def test_declaring_takes_the_highest_marker_and_zeroes_the_card() -> None:
    table = Table(3).hand(0, "construction-4").hand(1, "aggression-2").ships(0, "2-hex", 1).round()
    table.choose("lead.construction-4", "declare.warlord")
    assert list(table.state.markers) == [-1, -1, 2]
    assert table.state.zeroed
    assert table.state.pips == 3
    assert table.prompt == "act"
    assert "declare" not in table.verbs()


@rule("A7.3")
def test_without_a_marker_nothing_can_be_declared() -> None:
    table = Table(3).declared("keeper", "tyrant", "keeper").ships(0, "2-hex", 1)
    table.hand(0, "construction-4").hand(1, "aggression-2").round().choose("lead.construction-4")
    assert table.prompt == "act"
    table = Table(3).declared("keeper").hand(0, "construction-4").hand(1, "aggression-2").round()
    table.choose("lead.construction-4", "declare.warlord")
    assert list(table.state.markers) == [-1, 2, 3]


@rule("A7.4")
def test_an_ambition_may_be_declared_again() -> None:
    table = Table(3).declared("warlord").hand(0, "construction-4").hand(1, "aggression-2").round()
    table.choose("lead.construction-4", "declare.warlord")
    assert list(table.state.markers) == [-1, 2, 2]


@rule("A7.5")
@card("populist-demands")
def test_some_declarations_leave_the_lead_card_alone() -> None:
    table = Table(3).court("populist-demands").agents("populist-demands", 1).act(0, "aggression-4")
    table.choose("secure.populist-demands", "declare.empath")
    assert table.state.markers[2] == 4
    assert not table.state.zeroed


@rule("A7.6", "R-41")
@card("upstart", "farseers")
def test_triggers_come_in_the_order_the_declarer_likes() -> None:
    for first in ("use.farseers", "use-leader.upstart"):
        table = Table(3, leaders=True).leader(0, "upstart").guild(0, "farseers").do(Declare(0, 3, True))
        assert table.prompt == "order"
        assert table.state.zeroed
        table.choose(first)
        assert table.prompt == ("farseers" if first == "use.farseers" else "gain")


@rule("R-41", "R-33", "R-18")
@card("feastbringer", "farseers", "secret-order")
def test_costs_come_first_then_the_markers() -> None:
    table = Table(3, leaders=True).leader(0, "feastbringer").guild(0, "farseers", "secret-order")
    table.state.power[1] = 3
    table.state.power[2] = 3
    table.do(Declare(0, 3, True))
    assert table.prompt == "generous"
    assert list(table.state.markers) == [-1, -1, -1]
    table.choose("card.secret-order")
    assert table.area(1) == ["secret-order"]
    assert table.state.zeroed
    assert table.state.markers[2] == 3
    assert table.prompt == "farseers"


@rule("R-33")
@card("galactic-bards", "feastbringer")
def test_the_bards_may_be_the_price_of_their_own_declaration() -> None:
    table = Table(3, leaders=True).leader(1, "feastbringer").guild(1, "galactic-bards")
    table.hand(0, "aggression-4", "aggression-2").hand(1, "construction-5").round()
    table.state.power[0] = 4
    table.choose("lead.aggression-4", "done", "pivot.construction-5", "declare.keeper")
    assert table.area(2) == ["galactic-bards"]
    assert table.state.markers[2] == 3
    assert not table.state.zeroed


@rule("R-07")
@card("galactic-bards", "populist-demands")
def test_any_declaration_counts_as_declared_this_round() -> None:
    table = Table(3).guild(1, "galactic-bards").court("populist-demands").agents("populist-demands", 1)
    table.hand(0, "aggression-4").hand(1, "construction-5").round()
    table.choose("lead.aggression-4", "ready", "secure.populist-demands", "declare.empath", "done")
    table.choose("pivot.construction-5")
    assert "declare" not in table.verbs()


@rule("R-21")
@card("populist-demands")
def test_populist_demands_never_place_the_zero_marker() -> None:
    table = Table(3).court("populist-demands").agents("populist-demands", 1).act(0, "aggression-4")
    table.choose("secure.populist-demands", "declare.keeper")
    assert not table.state.zeroed
    assert table.state.declared


@rule("A7.3")
def test_every_marker_counts() -> None:
    table = Table(3)
    for marker in range(3):
        table.state.markers[marker] = 3
        assert marked(table.state, 3)
        table.state.markers[marker] = -1
    assert not marked(table.state, 3)
