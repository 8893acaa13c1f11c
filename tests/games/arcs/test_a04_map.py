"""A4: the map."""

from __future__ import annotations

from games.arcs.names import SYSTEM_NAMES, system
from games.arcs.table import Table
from herna.games.arcs.atlas import (
    GATES,
    NEIGHBOURS,
    PLANET_TYPE,
    SETUP_KEYS,
    SLOT_COUNT,
    SYSTEMS,
)
from herna.games.arcs.printed import RESOURCE_KEYS
from marks import card, rule

EDGES = """
1-arrow 1-crescent, 1-crescent 1-hex, 2-arrow 2-crescent, 2-crescent 2-hex, 3-arrow 3-crescent,
3-crescent 3-hex, 4-arrow 4-crescent, 4-crescent 4-hex, 5-arrow 5-crescent, 5-crescent 5-hex,
6-arrow 6-crescent, 6-crescent 6-hex, 2-hex 3-arrow, 5-hex 6-arrow
"""


def near(setup: str, where: str) -> set[str]:
    """Name the systems adjacent to one."""
    return {SYSTEM_NAMES[other] for other in NEIGHBOURS[SETUP_KEYS.index(setup)][system(where)]}


@rule("A4.1")
def test_six_clusters_of_a_gate_and_three_planets() -> None:
    assert len(SYSTEM_NAMES) == 24
    every = {SYSTEM_NAMES[place] for row in SYSTEMS for place in row}
    assert every == set(SYSTEM_NAMES)
    assert {SYSTEM_NAMES[gate] for row in GATES for gate in row} == {f"{n}-gate" for n in range(1, 7)}


@rule("A4.2", "A4.3")
def test_every_edge_of_the_map_and_no_other() -> None:
    wanted = {frozenset(pair.split()) for pair in EDGES.replace("\n", " ").split(",")}
    wanted |= {
        frozenset((f"{n}-gate", f"{n}-{p}")) for n in range(1, 7) for p in ("arrow", "crescent", "hex")
    }
    found = set()
    for setup in SETUP_KEYS:
        for where in SYSTEM_NAMES:
            for other in near(setup, where):
                assert where in near(setup, other)
                if not (where.endswith("gate") and other.endswith("gate")):
                    found.add(frozenset((where, other)))
    assert found == wanted
    assert near("4SETUP04", "2-gate") == {"1-gate", "2-arrow", "2-crescent", "2-hex", "3-gate"}
    assert "1-hex" not in near("4SETUP04", "1-arrow")
    assert "2-arrow" not in near("4SETUP04", "1-hex")


@rule("A4.4")
def test_types_and_slots_of_the_planets() -> None:
    kinds = ["".join(RESOURCE_KEYS[PLANET_TYPE[4 * c + p]][0] for p in (1, 2, 3)) for c in range(6)]
    assert kinds == ["wfm", "pwr", "mfw", "rfm", "wrp", "mfp"]
    slots = [[int(SLOT_COUNT[4 * c + p]) for p in range(4)] for c in range(6)]
    assert slots == [[0, 2, 1, 2], [0, 1, 1, 2], [0, 1, 1, 2], [0, 2, 2, 1], [0, 1, 1, 2], [0, 1, 2, 1]]


@rule("A4.5", "R-02", "A25.35")
@card("3SETUP02")
def test_missing_clusters_close_the_ring_of_gates() -> None:
    assert near("3SETUP02", "1-gate") == {"1-arrow", "1-crescent", "1-hex", "4-gate", "6-gate"}
    assert near("3SETUP02", "1-hex") == {"1-crescent", "1-gate"}
    assert near("3SETUP02", "4-arrow") == {"4-crescent", "4-gate"}
    assert near("4SETUP01", "2-gate") == {"1-gate", "2-arrow", "2-crescent", "2-hex", "4-gate"}
    assert near("4SETUP01", "2-hex") == {"2-crescent", "2-gate"}
    table = Table(3, "3SETUP02").ships(0, "1-gate", 1)
    table.act(0, "mobilization-2").choose("move", "where.4-gate")
    assert table.fleet(0, "4-gate") == (1, 0)
    assert not any(SYSTEM_NAMES[place].startswith(("2", "3")) for place in SYSTEMS[5])


@rule("A4.6")
def test_any_number_of_ships_share_a_system() -> None:
    table = (
        Table(4).ships(0, "1-gate", 15).ships(1, "1-gate", 15).ships(2, "1-gate", 15).ships(3, "2-gate", 2)
    )
    table.act(3, "mobilization-2").choose("move", "all", "where.1-gate")
    assert table.fleet(3, "1-gate") == (2, 0)
    assert table.sound()
