"""Rules that depend on who plays, tried with every seat as the current one."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from herna.games.arcs.components import COPY
from marks import card, rule


@card("court-enforcers")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_who_abducts_chooses_the_card(seat: int) -> None:
    table = Table(3).guild(seat, "court-enforcers").tokens(seat, "weapon", "weapon")
    others = [int(other != seat) for other in range(3)]
    table.court("farseers", "gatekeepers").agents("farseers", *others).agents("gatekeepers", *others)
    table.act(seat, "aggression-2").choose("abduct")
    assert (table.prompt, table.choice.seat) == ("abduct", seat)
    table.choose("card.gatekeepers")
    assert table.captive_list(seat) == [other for other in range(3) if other != seat]


@rule("A12.10")
@card("warrior")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_tactical_may_empty_a_system_by_catapult(seat: int) -> None:
    rival = (seat + 1) % 3
    table = Table(3, leaders=True).leader(seat, "warrior").port(seat, "2-hex").ships(seat, "2-hex", 2)
    table.ships(rival, "3-hex", 1).act(seat, "aggression-2", COPY, "aggression-4")
    table.choose("use-leader.warrior")
    assert table.can("all")
    table.choose("all", "where.3-hex")
    assert table.fleet(seat, "3-hex") == (2, 0)


@rule("A12.10")
@card("warrior")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_tactical_may_leave_ships_on_the_way_to_the_battle(seat: int) -> None:
    rival = (seat + 1) % 3
    table = Table(3, leaders=True).leader(seat, "warrior").port(seat, "2-hex").ships(seat, "2-hex", 2)
    table.ships(rival, "3-hex", 1).act(seat, "aggression-2", COPY, "aggression-4")
    table.choose("use-leader.warrior", "all", "where.2-gate")
    assert table.fleet(seat, "2-gate") == (1, 0)
    assert table.fleet(seat, "3-hex") == (1, 0)
    assert table.prompt == "collect"


@rule("A11.9")
@card("lattice-spies")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_lattice_spies_cannot_be_discarded_once_a_resource_was_spent(seat: int) -> None:
    table = Table(3).guild(seat, "lattice-spies").tokens(seat, "weapon").act(seat, "aggression-2")
    assert table.can("use.lattice-spies")
    table.choose("spend.1", "pass")
    assert not table.can("use.lattice-spies")
