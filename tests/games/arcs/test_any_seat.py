"""Rules that depend on who plays, tried with every seat as the current one."""

from __future__ import annotations

from games.arcs.table import Table
from herna.games.arcs.components import COPY
from marks import card, each_seat, rule


@card("court-enforcers")
@each_seat()
def test_who_abducts_chooses_the_card(current: int) -> None:
    table = Table(3).guild(current, "court-enforcers").tokens(current, "weapon", "weapon")
    others = [int(other != current) for other in range(3)]
    table.court("farseers", "gatekeepers").agents("farseers", *others).agents("gatekeepers", *others)
    table.act(current, "aggression-2").choose("abduct")
    assert (table.prompt, table.choice.seat) == ("abduct", current)
    table.choose("card.gatekeepers")
    assert table.captive_list(current) == [other for other in range(3) if other != current]


@rule("A12.10")
@card("warrior")
@each_seat()
def test_tactical_may_empty_a_system_by_catapult(current: int) -> None:
    rival = (current + 1) % 3
    table = (
        Table(3, leaders=True).leader(current, "warrior").port(current, "2-hex").ships(current, "2-hex", 2)
    )
    table.ships(rival, "3-hex", 1).act(current, "aggression-2", COPY, "aggression-4")
    table.choose("use-leader.warrior")
    assert table.can("all")
    table.choose("all", "where.3-hex")
    assert table.fleet(current, "3-hex") == (2, 0)


@rule("A12.10")
@card("warrior")
@each_seat()
def test_tactical_may_leave_ships_on_the_way_to_the_battle(current: int) -> None:
    rival = (current + 1) % 3
    table = (
        Table(3, leaders=True).leader(current, "warrior").port(current, "2-hex").ships(current, "2-hex", 2)
    )
    table.ships(rival, "3-hex", 1).act(current, "aggression-2", COPY, "aggression-4")
    table.choose("use-leader.warrior", "all", "where.2-gate")
    assert table.fleet(current, "2-gate") == (1, 0)
    assert table.fleet(current, "3-hex") == (1, 0)
    assert table.prompt == "collect"


@rule("A11.9")
@card("lattice-spies")
@each_seat()
def test_lattice_spies_cannot_be_discarded_once_a_resource_was_spent(current: int) -> None:
    table = Table(3).guild(current, "lattice-spies").tokens(current, "weapon").act(current, "aggression-2")
    assert table.can("use.lattice-spies")
    table.choose("spend.1", "pass")
    assert not table.can("use.lattice-spies")
