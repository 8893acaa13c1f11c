"""The map: systems, building sites, and the twelve setup cards (A4, A5.5)."""

from __future__ import annotations

from typing import Final

from herna.games.arcs.components import FUEL, MATERIAL, NOBODY, PSIONIC, RELIC, SITE, SYSTEM, WEAPON
from herna.kernel.rows import Row, i64, vec

CLUSTERS: Final = 6
PLACES: Final = 4
GATE: Final = 0
"""A system is PLACES * cluster + place: the gate, then the planets arrow, crescent and hex."""


def is_gate(system: i64) -> bool:
    """Whether a system is a gate and not a planet."""
    return system % PLACES == GATE


def cluster_of(system: i64) -> i64:
    """Return the cluster of a system."""
    return system // PLACES


def systems_of(cluster: i64) -> Row:
    """List the systems of a cluster, its gate first."""
    return vec[i64]([PLACES * cluster + place for place in range(PLACES)])


PLANET_TYPE: Final = vec[i64](
    [
        NOBODY,
        WEAPON,
        FUEL,
        MATERIAL,
        NOBODY,
        PSIONIC,
        WEAPON,
        RELIC,
        NOBODY,
        MATERIAL,
        FUEL,
        WEAPON,
        NOBODY,
        RELIC,
        FUEL,
        MATERIAL,
        NOBODY,
        WEAPON,
        RELIC,
        PSIONIC,
        NOBODY,
        MATERIAL,
        FUEL,
        PSIONIC,
    ]
)
"""The resource of each planet; gates have none."""

SLOT_COUNT: Final = vec[i64]([0, 2, 1, 2, 0, 1, 1, 2, 0, 1, 1, 2, 0, 2, 2, 1, 0, 1, 1, 2, 0, 1, 2, 1])
"""Building slots printed in each system."""

PRINTED_SITES: Final = 26
GATE_PORT: Final = 26
"""The site of a gate's starport is GATE_PORT + cluster; only cards allow one."""
GATE_STATION: Final = 32
"""The site of a gate's city is GATE_STATION + cluster; only cards allow one."""
CLOUD_CITY: Final = 38
"""The site of a planet's city without a slot is CLOUD_CITY + planet; only cards allow one."""


def sites() -> list[int]:
    """List the system of every site: printed slots, gate starports, gate cities, cloud cities."""
    found = [system for system in range(SYSTEM.count) for slot in range(SLOT_COUNT[system])]
    gates = [PLACES * cluster for cluster in range(CLUSTERS)]
    planets = [system for system in range(SYSTEM.count) if not is_gate(system)]
    return found + gates + gates + planets


SITE_SYSTEM: Final = vec[i64](sites())
"""The system of each site."""
SITES_OF: Final = tuple(
    [
        vec[i64]([site for site in range(SITE.count) if SITE_SYSTEM[site] == system])
        for system in range(SYSTEM.count)
    ]
)
"""The sites of each system."""

SETUP_KEYS: Final = (
    "2SETUP01",
    "2SETUP02",
    "2SETUP03",
    "2SETUP04",
    "3SETUP01",
    "3SETUP02",
    "3SETUP03",
    "3SETUP04",
    "4SETUP01",
    "4SETUP02",
    "4SETUP03",
    "4SETUP04",
)
"""Setup cards, four for each number of players, from two to four."""

OUT_OF_PLAY: Final = (
    vec[i64]([0, 5]),
    vec[i64]([1, 4]),
    vec[i64]([0, 3]),
    vec[i64]([0, 3]),
    vec[i64]([0, 3]),
    vec[i64]([1, 2]),
    vec[i64]([4, 5]),
    vec[i64]([2, 5]),
    vec[i64]([2]),
    vec[i64]([3]),
    vec[i64]([4]),
    vec[i64]([5]),
)
"""Clusters that each setup card takes out of play."""

HOMES: Final = (
    (vec[i64]([19, 15, 8, 11]), vec[i64]([9, 17, 16, 13])),
    (vec[i64]([14, 10, 0, 21]), vec[i64]([23, 11, 12, 2])),
    (vec[i64]([17, 21, 16, 19]), vec[i64]([11, 9, 8, 5])),
    (vec[i64]([18, 5, 8, 22]), vec[i64]([6, 21, 16, 11])),
    (vec[i64]([11, 18, 4]), vec[i64]([19, 5, 8]), vec[i64]([7, 9, 16])),
    (vec[i64]([3, 15, 20]), vec[i64]([19, 2, 16]), vec[i64]([14, 21, 0])),
    (vec[i64]([7, 10, 8]), vec[i64]([3, 5, 4]), vec[i64]([1, 15, 12])),
    (vec[i64]([3, 6, 0]), vec[i64]([7, 2, 4]), vec[i64]([1, 5, 12])),
    (vec[i64]([13, 23, 0]), vec[i64]([15, 19, 20]), vec[i64]([17, 3, 12]), vec[i64]([21, 1, 16])),
    (vec[i64]([19, 9, 4]), vec[i64]([11, 18, 0]), vec[i64]([7, 3, 8]), vec[i64]([1, 5, 16])),
    (vec[i64]([3, 10, 4]), vec[i64]([7, 23, 8]), vec[i64]([14, 5, 20]), vec[i64]([1, 21, 12])),
    (vec[i64]([11, 18, 0]), vec[i64]([1, 9, 4]), vec[i64]([3, 15, 8]), vec[i64]([13, 6, 16])),
)
"""For each setup card and position the systems A, B and C (two of them with two players)."""


def in_play(setup: i64) -> Row:
    """List the systems that a setup card leaves in play."""
    return vec[i64](
        [system for system in range(SYSTEM.count) if cluster_of(system) not in list(OUT_OF_PLAY[setup])]
    )


def touching(system: i64, other: i64) -> bool:
    """Whether two systems of one cluster, or two planets across a thin border, are adjacent (A4.2, A4.3)."""
    low, high = min(system, other), max(system, other)
    if cluster_of(low) == cluster_of(high):
        return low != high and (is_gate(low) or high - low == 1)
    return (low, high) in ((7, 9), (19, 21))


def beside(setup: i64, system: i64) -> Row:
    """List the systems adjacent to one; gates close the ring past clusters out of play (A4.5)."""
    there = in_play(setup)
    found = [other for other in there if touching(system, other)]
    if is_gate(system):
        ring = [other for other in there if is_gate(other)]
        at = ring.index(system)
        for gate in (ring[at - 1], ring[(at + 1) % len(ring)]):
            if gate not in found:
                found.append(gate)
    return vec[i64](sorted(found))


SYSTEMS: Final = tuple([in_play(setup) for setup in range(12)])
"""The systems in play with each setup card."""
GATES: Final = tuple([vec[i64]([system for system in row if is_gate(system)]) for row in SYSTEMS])
"""The gates in play with each setup card."""
NEIGHBOURS: Final = tuple(
    [
        tuple(
            [
                beside(setup, system) if system in list(SYSTEMS[setup]) else vec[i64]()
                for system in range(SYSTEM.count)
            ]
        )
        for setup in range(12)
    ]
)
"""The systems adjacent to each, with each setup card."""
