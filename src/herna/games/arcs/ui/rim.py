"""The shape of the map: a rounded square cut into six clusters, gates within, three planets each without.

Equal lengths along the rim give all planets the same width. Shares of the rim and angles run clockwise from
the top; ``rho`` is the way from the centre to the rim.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from functools import cache
from typing import Final, TypeAlias

from herna.games.arcs.atlas import CLUSTERS, GATE, OUT_OF_PLAY, PLACES, cluster_of, is_gate, touching

Point: TypeAlias = tuple[float, float]

WIDTH: Final = 720.0
HEIGHT: Final = 622.0
CX: Final = WIDTH / 2
CY: Final = HEIGHT / 2
HALF_WIDTH: Final = 355.0
HALF_HEIGHT: Final = 306.0
ROUNDNESS: Final = 2.7
HUB: Final = 0.205
RING: Final = 0.475
"""Where the gates begin and end."""
THIN: Final = 1.6
THICK: Final = 6.5
"""Half the gap between systems that touch, and between those with no way across."""
STEPS: Final = 3600


def radius(phi: float) -> float:
    """Return how far the rim is from the centre in a direction."""
    across = abs(math.sin(phi) / HALF_WIDTH) ** ROUNDNESS
    along = abs(math.cos(phi) / HALF_HEIGHT) ** ROUNDNESS
    return float((across + along) ** (-1 / ROUNDNESS))


def at(phi: float, rho: float) -> Point:
    """Return a point in a direction."""
    r = radius(phi) * rho
    return CX + r * math.sin(phi), CY - r * math.cos(phi)


@cache
def rim() -> tuple[list[float], list[float]]:
    """Return shares of the rim's length and the angles that belong to them."""
    lengths, angles, total, last = [0.0], [0.0], 0.0, at(0, 1)
    for step in range(1, STEPS + 1):
        phi = 2 * math.pi * step / STEPS
        here = at(phi, 1)
        total += math.dist(last, here)
        lengths.append(total)
        angles.append(phi)
        last = here
    return [length / total for length in lengths], angles


def angle(share: float) -> float:
    """Return the angle at a share of the rim."""
    turns = math.floor(share)
    rest = share - turns
    shares, angles = rim()
    high = min(len(shares) - 1, bisect_right(shares, rest))
    low = high - 1
    part = (rest - shares[low]) / (shares[high] - shares[low])
    return angles[low] + (angles[high] - angles[low]) * part + 2 * math.pi * turns


def span(system: int) -> tuple[float, float]:
    """Return the part of the rim that belongs to a system."""
    start = cluster_of(system) / CLUSTERS - 1 / 12
    if is_gate(system):
        return start, start + 1 / CLUSTERS
    place = system % PLACES - 1
    return start + place / 18, start + (place + 1) / 18


def middle(system: int) -> float:
    """Return the direction in which a system lies."""
    return angle(sum(span(system)) / 2)


def run(first: float, last: float, rho: float, shift: float = 0, count: int = 6) -> list[Point]:
    """Return points along a ring, moved outwards by some pixels."""
    found: list[Point] = []
    for step in range(count + 1):
        phi = first + (last - first) * step / count
        found.append(at(phi, rho + shift / radius(phi)))
    return found


def path(points: list[Point], close: bool = True) -> str:
    """Return points as the data of a path."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + ("Z" if close else "")


def cell(start: float, end: float, inner: float, outer: float, left: float, right: float) -> str:
    """Return the outline of a part of the map, inset from its borders."""
    a, b = angle(start), angle(end)
    count = 8 if end - start > 0.1 else 5
    sides = [(a + left / (rho * radius(a)), b - right / (rho * radius(b))) for rho in (inner, outer)]
    return path([*run(*sides[0], inner, THIN, count), *run(*sides[1], outer, -THIN, count)[::-1]])


def gap(setup: int, system: int, side: int) -> float:
    """Return half the gap beside a system: wide where there is no way into the next cluster."""
    place = system % PLACES
    if place == GATE or place != (1 if side < 0 else 3):
        return THIN
    cluster = (cluster_of(system) + side) % CLUSTERS
    other = 4 * cluster + (3 if side < 0 else 1)
    return THIN if touching(system, other) and cluster not in list(OUT_OF_PLAY[setup]) else THICK


@cache
def outline(setup: int, system: int) -> str:
    """Return the border of a system."""
    inner, outer = (HUB, RING) if is_gate(system) else (RING, 1.0)
    return cell(*span(system), inner, outer, gap(setup, system, -1), gap(setup, system, 1))


@cache
def whole() -> str:
    """Return the circle that bounds the map, as a path."""
    return path(run(0, 2 * math.pi, 1.0, count=90))


@cache
def borders(setup: int) -> tuple[str, str, tuple[tuple[float, float, float], ...]]:
    """Return thin lines between neighbours, walls where there is no way, and the marks of passages."""
    closed = [int(cluster) for cluster in OUT_OF_PLAY[setup]]
    thin: list[str] = []
    walls: list[str] = []
    passages: list[tuple[float, float, float]] = []
    for cluster in range(CLUSTERS):
        base = cluster / CLUSTERS - 1 / 12
        after = (cluster + 1) % CLUSTERS
        if cluster not in closed:
            for place in (1, 2):
                phi = angle(base + place / 18)
                thin.append(path([at(phi, RING + 0.008), at(phi, 0.992)], False))
            thin.append(path(run(angle(base), angle(base + 1 / CLUSTERS), RING, count=10), False))
        if cluster in closed and after in closed:
            continue
        phi = angle(base + 1 / CLUSTERS)
        thin.append(path([at(phi, HUB), at(phi, RING)], False))
        if touching(4 * cluster + 3, 4 * after + 1) and cluster not in closed and after not in closed:
            thin.append(path([at(phi, RING), at(phi, 0.992)], False))
            passages.append((*at(phi, 0.73), math.degrees(phi)))
        else:
            walls.append(path([at(phi, RING + 0.012), at(phi, 1.0)], False))
    return "".join(thin), "".join(walls), tuple(passages)


@cache
def shut(cluster: int) -> tuple[str, str, str, Point, Point]:
    """Return a cluster out of play: its hatched outside, the lane between gates, the way, and two middles."""
    base = cluster / CLUSTERS - 1 / 12
    mid = angle(base + 1 / 12)
    way = path(run(angle(base + 0.18 / 6), angle(base + 0.82 / 6), 0.345, count=12), False)
    hull = cell(base, base + 1 / CLUSTERS, RING, 1.0, THICK, THICK)
    lane = cell(base, base + 1 / CLUSTERS, HUB, RING, THIN, THIN)
    return hull, lane, way, at(mid, 0.75), at(mid, 0.345)


@cache
def chapters() -> tuple[str, ...]:
    """Return the five arcs round the hub, one for each chapter."""
    return tuple(
        path(run(angle(chapter / 5 + 0.012), angle((chapter + 1) / 5 - 0.012), 0.155, count=10), False)
        for chapter in range(5)
    )
