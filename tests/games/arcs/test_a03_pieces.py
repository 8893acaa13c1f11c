"""A3: components and limits."""

from __future__ import annotations

from games.arcs.table import Table
from herna.games.arcs.actions.outrage import Provoke
from herna.games.arcs.changes import return_agents
from herna.games.arcs.game import GAME
from herna.kernel.game import Setup
from herna.kernel.rng import seeded
from marks import card, rule


@rule("A3.1")
def test_the_box_holds_what_the_rules_say() -> None:
    state = GAME.new(GAME.check(Setup(4, {})), seeded(3))
    for seat in range(4):
        ships = sum(int(state.fresh[4 * place + seat]) for place in range(24))
        assert ships + state.ships[seat] == 15
        assert state.agents[seat] == 10
        cities = sum(int(b) >> 2 == seat and not int(b) & 2 for b in state.buildings)
        ports = sum(int(b) >> 2 == seat and bool(int(b) & 2) for b in state.buildings)
        assert (cities + state.cities[seat], ports + state.starports[seat]) == (5, 5)
    tokens = sum(int(count) for count in state.supply) + sum(int(token) >= 0 for token in state.slots)
    assert tokens == 25
    assert len(state.where) == 31
    assert GAME.complaints(state) == []


@rule("A3.2")
@card("prison-wardens", "gatekeepers")
def test_as_many_as_possible_are_placed() -> None:
    table = Table(3).guild(0, "prison-wardens").ships(0, "2-gate", 1)
    table.state.ships[0] = 2
    table.act(0, "mobilization-2").choose("use.prison-wardens")
    assert table.fleet(0, "2-gate") == (3, 0)
    assert table.state.ships[0] == 0
    table = Table(3).guild(0, "gatekeepers").ships(0, "2-hex", 1)
    table.state.ships[0] = 2
    table.act(0, "mobilization-2").choose("use.gatekeepers", "where.5-gate")
    assert table.prompt == "scatter"
    assert not table.can("where.5-gate")
    table.choose("where.2-gate")
    assert [table.fleet(0, where)[0] for where in ("2-gate", "3-gate", "5-gate", "6-gate")] == [1, 0, 1, 0]


@rule("A3.3")
def test_outrage_without_agents_is_marked_by_a_placeholder() -> None:
    table = Table(3)
    table.state.agents[0] = 0
    table.do(Provoke(0, 1 << 2))
    assert table.outraged(0) == ["weapon"]
    assert table.state.outrage[2] == 2
    return_agents(table.state, 0, 2)
    assert table.state.outrage[2] == 1
    assert table.state.agents[0] == 1


@rule("A3.4")
def test_cities_leave_from_the_left_and_return_to_the_right() -> None:
    from herna.games.arcs.queries import open_slots

    table = Table(3)
    opened = []
    for count in range(6):
        table.off_board(0, count)
        opened.append(int(open_slots(table.state, 0)))
    assert opened == [2, 3, 4, 6, 6, 6]


@rule("A3.5")
@card("tyrants-authority")
def test_replacing_keeps_damage_and_is_no_destruction() -> None:
    table = Table(3, leaders=True).lore(0, "tyrants-authority").declared("tyrant")
    table.ships(0, "2-hex", 1).city(1, "2-hex", damaged=True).port(1, "2-hex")
    table.act(0, "construction-2").choose("annex", "site.7")
    assert table.standing("2-hex") == ["0 city damaged", "1 starport"]
    assert table.trophy_list(0) == []
    assert table.outraged(0) == []
    assert (table.state.cities[0], table.state.cities[1]) == (4, 5)
    table.choose("annex")
    assert table.standing("2-hex") == ["0 city damaged", "0 starport"]
    table = Table(3, leaders=True).lore(0, "tyrants-authority").declared("tyrant")
    table.ships(0, "2-hex", 1).city(1, "2-hex").off_board(0, 5)
    table.act(0, "construction-2")
    assert "annex" not in table.verbs()


@rule("A3.3")
def test_the_last_agent_covers_an_outrage_slot() -> None:
    from herna.games.arcs.actions.outrage import Provoke
    from herna.games.arcs.changes import return_agents

    table = Table(3)
    table.state.agents[1] = 1
    table.do(Provoke(1, 1 << 2))
    assert (table.state.agents[1], table.state.outrage[7]) == (0, 1)
    table.do(Provoke(1, 3))
    assert [int(mark) for mark in table.state.outrage[5:8]] == [2, 2, 1]
    return_agents(table.state, 1, 1)
    assert [int(mark) for mark in table.state.outrage[5:8]] == [1, 2, 1]
