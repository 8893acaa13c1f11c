"""How far it is: steps from every space to every Island, for whoever plans a voyage."""

from __future__ import annotations

from typing import Final

from herna.games.ahoy.chart import Chart
from herna.games.ahoy.components import NOWHERE, SPACE, TILE
from herna.games.ahoy.space import island_of
from herna.kernel.rows import Row, append, filled, i64, room

FAR: Final = 20
"""Farther than any voyage worth planning; also the way to an Island that is not on the map."""


def passages(chart: Chart) -> Row:
    """Return the steps from each space to each Island: ``passages[SPACE.count * tile + space]``.

    A map never changes, so they are counted once for each, when they are first asked for.
    """
    if len(chart.passages()) == 0:
        found = filled(TILE.count * SPACE.count, FAR)
        for tile in chart.tiles:
            flood(chart, found, tile)
        chart.keep_passages(found)
    return chart.passages()


def flood(chart: Chart, found: Row, tile: i64) -> None:
    """Count the steps to one Island, outwards from it."""
    base = SPACE.count * tile
    found[base + island_of(tile)] = 0
    reached = append(room(SPACE.count), island_of(tile))
    done: i64 = 0
    while done < len(reached):
        space = reached[done]
        done += 1
        if carried(chart, space) == space:
            reached = spread(chart, found, base, space, space, reached)
        for way in range(4):
            beside = chart.step(space, way)
            if beside >= 0 and carried(chart, beside) == space:
                reached = spread(chart, found, base, beside, space, reached)


def carried(chart: Chart, space: i64) -> i64:
    """Return where a ship ends that sails into a space: where its current leads, if that is on the map."""
    current = chart.currents[space]
    if current == NOWHERE:
        return space
    to = chart.step(space, current)
    return to if to >= 0 else space


def spread(chart: Chart, found: Row, base: i64, entered: i64, arrived: i64, reached: Row) -> Row:
    """Add the spaces from which a step into one space ends in another that was reached, if they are new."""
    steps = found[base + arrived] + 1
    for way in range(4):
        start = chart.step(entered, way)
        if start >= 0 and found[base + start] > steps:
            found[base + start] = steps
            reached = append(reached, start)
    return reached
