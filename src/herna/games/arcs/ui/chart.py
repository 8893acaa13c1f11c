"""The map: systems, buildings on their plots, fleets as pills, clusters out of play."""

from __future__ import annotations

import math
from typing import Final

from herna.games.arcs.atlas import (
    CLUSTERS,
    OUT_OF_PLAY,
    PLACES,
    PRINTED_SITES,
    SITES_OF,
    SYSTEMS,
    cluster_of,
    is_gate,
)
from herna.games.arcs.components import CLUSTER, EMPTY, FLEET, NOBODY, SITE, SYSTEM
from herna.games.arcs.pieces import fleet, is_city, is_damaged, owner
from herna.games.arcs.printed import RESOURCE_KEYS
from herna.games.arcs.state import Arcs
from herna.games.arcs.ui import rim
from herna.games.arcs.ui.scene import Chart, Fleet, Hull, Open, Plot, Shut, System

MARKS: Final = ("gate", "arrow", "crescent", "hex")
PLOT: Final = 33.0
"""From one plot of a planet to the next."""
MOST: Final = 3
"""So many hulls are drawn; more are a number."""
SHIP: Final = 26.0
STEP: Final = 10.0
ROW: Final = 25.0


def chart(seen: Arcs, offered: frozenset[str]) -> Chart:
    """Return the whole map."""
    setup = int(seen.setup)
    thin, walls, passages = rim.borders(setup)
    closed = [int(cluster) for cluster in OUT_OF_PLAY[setup]]
    return Chart(
        rim=rim.whole(),
        thin=thin,
        walls=walls,
        passages=tuple((round(x, 1), round(y, 1), round(turn)) for x, y, turn in passages),
        systems=tuple(draw_system(seen, int(system), offered) for system in SYSTEMS[setup]),
        shut=tuple(closed_cluster(cluster) for cluster in closed),
        clusters=tuple(
            whole_cluster(cluster) for cluster in range(CLUSTERS) if CLUSTER.ref(cluster) in offered
        ),
        chapters=rim.chapters(),
    )


def closed_cluster(cluster: int) -> Shut:
    """Return a cluster out of play."""
    hull, lane, way, (x, y), (sign_x, sign_y) = rim.shut(cluster)
    before, after = (cluster - 1) % CLUSTERS + 1, (cluster + 1) % CLUSTERS + 1
    return Shut(cluster + 1, hull, lane, way, *rounded(x, y), *rounded(sign_x, sign_y), before, after)


def whole_cluster(cluster: int) -> Open:
    """Return the sign of a cluster that may be chosen."""
    return Open(CLUSTER.ref(cluster), cluster + 1, *rounded(*rim.at(rim.middle(4 * cluster), 0.53)))


def rounded(x: float, y: float) -> tuple[float, float]:
    """Return a point to a tenth."""
    return round(x, 1), round(y, 1)


def draw_system(seen: Arcs, system: int, offered: frozenset[str]) -> System:
    """Draw one system on the ring: its outline, who is in control, its buildings and fleets."""
    phi = rim.middle(system)
    gate = is_gate(system)
    ruler = int(seen.ruler[system])
    (x, y), tag = centre_and_tag(seen, system)
    return System(
        ref=SYSTEM.ref(system),
        outline=rim.outline(int(seen.setup), system),
        gate=gate,
        sort="" if gate else RESOURCE_KEYS[int(seen.types[system])],
        cluster=int(cluster_of(system)) + 1,
        mark=MARKS[system % PLACES],
        ruler=ruler,
        x=round(x, 1),
        y=round(y, 1),
        tag_x=round(tag[0], 1),
        tag_y=round(tag[1], 1),
        tag_width=28.0 + (0 if gate else 20) + (17 if ruler != NOBODY else 0),
        plots=plots(seen, system, (x, y + (4 if math.cos(phi) > 0 else -4)), offered),
        fleets=fleets(seen, system, phi, offered),
    )


def centre_and_tag(seen: Arcs, system: int) -> tuple[tuple[float, float], tuple[float, float]]:
    """Return the middle of a system, and where its name stands: above or below what lies there."""
    phi = rim.middle(system)
    if is_gate(system):
        x, y = rim.at(phi, 0.345)
        crowd = [seat for seat in range(int(seen.seats)) if ships(seen, system, seat)]
        return (x, y), (x, y - (len(crowd) * ROW + 21) / 2 + 8)
    upper = math.cos(phi) > 0
    x, y = rim.at(phi, 1 - 52 / rim.radius(phi))
    y += 3 if upper else -3
    return (x, y), (x, y - 35 if upper else y + 35)


def plots(seen: Arcs, system: int, centre: tuple[float, float], offered: frozenset[str]) -> tuple[Plot, ...]:
    """Return the printed plots, and others where something stands or may be put."""
    shown = [
        int(site)
        for site in SITES_OF[system]
        if site < PRINTED_SITES
        or (site < len(seen.buildings) and seen.buildings[site] != EMPTY)
        or SITE.ref(site) in offered
    ]
    found: list[Plot] = []
    for place, site in enumerate(shown):
        building = int(seen.buildings[site]) if site < len(seen.buildings) else EMPTY
        empty = building == EMPTY
        kind = "" if empty else "city" if is_city(building) else "starport"
        x = centre[0] + (place - (len(shown) - 1) / 2) * PLOT
        y = centre[1] + (30 if is_gate(system) else 0)
        seat = -1 if empty else int(owner(building))
        hit = not empty and is_damaged(building)
        found.append(Plot(SITE.ref(site), *rounded(x, y), kind, seat, hit))
    return tuple(found)


def ships(seen: Arcs, system: int, seat: int) -> tuple[int, int] | None:
    """Return a seat's fresh and damaged ships in a system, if it has any."""
    fresh, damaged = int(seen.fresh[fleet(system, seat)]), int(seen.damaged[fleet(system, seat)])
    return (fresh, damaged) if fresh + damaged else None


def fleets(seen: Arcs, system: int, phi: float, offered: frozenset[str]) -> tuple[Fleet, ...]:
    """Return the fleets in a system, the strongest first."""
    crowd = [(seat, *there) for seat in range(int(seen.seats)) if (there := ships(seen, system, seat))]
    crowd += [
        (seat, 0, 0)
        for seat in range(int(seen.seats))
        if FLEET.ref(fleet(system, seat)) in offered and not ships(seen, system, seat)
    ]
    crowd.sort(key=lambda one: (-one[1], one[0]))
    gate = is_gate(system)
    x, y = rim.at(phi, 0.345) if gate else rim.at(phi, rim.RING + 44 / rim.radius(phi))
    first = y - (len(crowd) - 1) * ROW / 2 + (10 if gate else 0)
    lean = 0.0 if gate or abs(math.cos(phi)) <= 0.62 else -math.tan(phi)
    found: list[Fleet] = []
    for place, (seat, fresh, damaged) in enumerate(crowd):
        row = first + place * ROW
        hulls, width = line_up(fresh, damaged)
        where = rounded(x + lean * (row - y), row)
        found.append(Fleet(FLEET.ref(fleet(system, seat)), seat, fresh, damaged, *where, width, hulls))
    return tuple(found)


def line_up(fresh: int, damaged: int) -> tuple[tuple[Hull, ...], float]:
    """Return the hulls of a fleet side by side, and how wide they are together."""
    parts: list[tuple[float, bool, int]] = []
    position = 0.0
    for count, hit in ((fresh, False), (damaged, True)):
        if not count:
            continue
        drawn = count if count <= MOST else MOST - 1
        parts += [(position + place * STEP, hit, 0) for place in range(drawn)]
        position += SHIP * 0.72 + (drawn - 1) * STEP + 2
        if count > MOST:
            parts.append((position, hit, count))
            position += 10 * len(str(count))
    width = round(position, 1)
    hulls = tuple(Hull(round(x - width / 2, 1), hit, number) for x, hit, number in parts)
    return hulls, width
