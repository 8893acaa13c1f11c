"""Leaders with the last of something, with other lore, and what may be declined."""

from __future__ import annotations

from games.arcs.names import court
from games.arcs.table import Table
from herna.games.arcs.actions.declare import Declare
from herna.games.arcs.atlas import GATE_STATION
from herna.games.arcs.components import COPY, PIVOT
from herna.games.arcs.court import give_guild
from marks import card


@card("overseer")
def test_ruthless_is_once_a_turn_for_ships_as_well() -> None:
    table = (
        Table(3, leaders=True)
        .leader(0, "overseer")
        .port(0, "2-hex")
        .port(0, "3-hex")
        .act(0, "construction-2")
    )
    table.choose("ship.2-hex", "use-leader.overseer", "ship.3-hex")
    assert table.prompt == "act"
    assert table.standing("2-hex") == ["0 starport damaged"]
    assert table.fleet(0, "2-hex") == (2, 0)


@card("overseer")
def test_ruthless_hits_a_fresh_city_without_outrage() -> None:
    table = (
        Table(3, leaders=True)
        .leader(0, "overseer")
        .city(0, "2-hex")
        .off_board(0, 3)
        .act(0, "administration-2")
    )
    table.choose("tax.2-hex", "slot.1", "use-leader.overseer", "slot.2")
    assert table.standing("2-hex") == ["0 city damaged"]
    assert table.outraged(0) == []
    assert table.held(0) == ["relic", "relic"]


@card("elder")
def test_beloved_counts_a_lost_starport() -> None:
    table = Table(3, leaders=True).leader(1, "elder").ships(0, "2-hex", 2).port(1, "2-hex", damaged=True)
    table.court("farseers").act(0, "aggression-2")
    table.choose("battle", "collect.raid.x1", "collect.assault.x0", "collect.skirmish.x0", "face.raid.x3")
    assert (table.prompt, table.choice.seat) == ("influence", 1)


@card("warrior", "sprinter-drives")
def test_a_move_before_battle_and_its_sprint_leave_a_battle_possible() -> None:
    table = Table(3, leaders=True).leader(0, "warrior").lore(0, "sprinter-drives").ships(0, "2-gate", 1)
    table.ships(1, "2-hex", 1).act(0, "aggression-2", COPY, "aggression-4").choose("use-leader.warrior")
    assert table.prompt == "collect"
    assert table.fleet(0, "2-hex") == (1, 0)


@card("warrior")
def test_tactical_may_be_declined_and_may_use_other_ships() -> None:
    table = (
        Table(3, leaders=True)
        .leader(0, "warrior")
        .ships(0, "2-gate", 1)
        .ships(1, "2-gate", 1)
        .city(1, "5-hex")
    )
    table.ships(0, "5-gate", 1).act(0, "aggression-2", PIVOT, "mobilization-2")
    table.choose("battle", "collect.assault.x0", "collect.skirmish.x0", "pass")
    assert table.over
    table = (
        Table(3, leaders=True)
        .leader(0, "warrior")
        .ships(0, "2-gate", 1)
        .ships(1, "2-gate", 1)
        .city(1, "5-hex")
    )
    table.ships(0, "5-gate", 2).act(0, "aggression-2", PIVOT, "mobilization-2").choose("use-leader.warrior")
    table.choose("all", "where.6-gate")
    assert table.fleet(0, "6-gate") == (2, 0)
    assert table.prompt == "collect"


@card("feastbringer")
def test_charismatic_looks_at_every_court_position() -> None:
    table = Table(3, leaders=True).leader(1, "feastbringer").court("farseers", "gatekeepers", "secret-order")
    table.agents("gatekeepers", 1, 1).agents("farseers", 2).agents("secret-order", 0, 0, 2).port(1, "2-hex")
    table.act(1, "aggression-2", COPY, "aggression-4").choose("use-leader.feastbringer")
    assert table.area(1) == ["gatekeepers"]


@card("anarchist")
def test_inspiring_needs_ships() -> None:
    table = Table(3, leaders=True).leader(0, "anarchist").city(1, "2-hex").ships(0, "2-gate", 1)
    table.act(0, "administration-2")
    assert not table.can("tax.7")
    assert not table.can("tax.8")


@card("shaper", "gate-stations")
def test_mythic_does_nothing_for_a_gate_city() -> None:
    site = GATE_STATION + 1
    table = (
        Table(3, leaders=True)
        .leader(0, "shaper")
        .city(0, "2-gate", site=site)
        .city(1, "2-hex")
        .tokens(0, "fuel")
    )
    table.act(0, "administration-2").choose(f"tax.{site}", "slot.2")
    assert table.prompt != "mythic"


@card("upstart", "demagogue", "shaper", "material-cartel")
def test_leaders_with_the_last_of_something() -> None:
    table = Table(3, leaders=True).leader(1, "upstart").tokens(0, "fuel", "fuel").tokens(2, "fuel", "fuel")
    assert table.do(Declare(1, 2, True)).can("type.fuel")
    table = Table(3, leaders=True).leader(1, "demagogue").court("farseers", "gatekeepers")
    table.state.agents[1] = 1
    table.do(Declare(1, 2, True)).choose("influence.gatekeepers")
    assert table.over
    table = (
        Table(3, leaders=True)
        .leader(1, "shaper")
        .city(1, "2-hex")
        .tokens(0, "material", "material", "material")
    )
    table.tokens(2, "material").guild(0, "material-cartel").act(1, "administration-2").choose(
        "tax.2-hex", "slot.1"
    )
    assert not table.can("type.material")
    give_guild(table.state, court("material-cartel"), 1)
    table.act(1, "administration-2").choose("tax.2-hex", "slot.2")
    assert table.can("type.material")
