"""Where the numbers of Ahoy come from: who controls a region and by what, what stands on a space."""

from __future__ import annotations

from herna.games.ahoy.components import ADMIRAL, CUTTER, FIGURE, FIGURES, PATROLS, STRONGHOLDS
from herna.games.ahoy.scoring import control
from herna.games.ahoy.space import is_island, region_of
from herna.games.ahoy.state import Ahoy
from herna.i18n.speak import Speaker


def notes(seen: Ahoy, ref: str, speaker: Speaker) -> list[str]:
    """Return the sum behind a region's control, or what is on a space; nothing for other components."""
    kind, _, number = ref.rpartition("-")
    if kind == "tile" and int(number) in [int(tile) for tile in seen.chart.tiles]:
        return region_notes(seen, int(number), speaker)
    if kind == "space" and region_of(int(number)) in [int(tile) for tile in seen.chart.tiles]:
        return space_notes(seen, int(number), speaker)
    return []


def region_notes(seen: Ahoy, tile: int, speaker: Speaker) -> list[str]:
    """Return the wealth of a region and both sides' control, part by part (H20.2, H20.3)."""
    squadron, union = control(seen)
    there = [
        figure
        for figure in range(FIGURES)
        if seen.where[figure] >= 0 and region_of(seen.where[figure]) == tile
    ]
    ours = [(figure, 1 if PATROLS <= figure < STRONGHOLDS else 2) for figure in there if admirals(figure)]
    theirs = [(figure, 1) for figure in there if figure == seen.union or figure >= CUTTER]
    parts = [f"{speaker.name(FIGURE.ref(figure))} {worth}" for figure, worth in theirs]
    comrades = int(seen.comrades[tile]) * (2 if CUTTER in there else 1)
    if comrades:
        parts.append(f"{speaker.say('ui-comrades', n=int(seen.comrades[tile]))} {comrades}")
    mine = [f"{speaker.name(FIGURE.ref(figure))} {worth}" for figure, worth in ours]
    return [
        speaker.say("ui-note-wealth", n=int(seen.wealth[tile])),
        added(speaker.say("ui-side-sq"), int(squadron[tile]), mine),
        added(speaker.say("ui-side-un"), int(union[tile]), parts),
    ]


def added(side: str, total: int, parts: list[str]) -> str:
    """Return a side's control as a sum."""
    return f"{side}: {total}" + (f" ({', '.join(parts)})" if parts else "")


def admirals(figure: int) -> bool:
    """Whether a figure is the Squadron's."""
    return figure == ADMIRAL or PATROLS <= figure < CUTTER


def space_notes(seen: Ahoy, space: int, speaker: Speaker) -> list[str]:
    """Return what stands on a space."""
    found = [
        speaker.name(FIGURE.ref(figure))
        for figure in range(FIGURES)
        if seen.where[figure] == space and (figure < seen.seats or figure >= PATROLS)
    ]
    if is_island(space) and seen.comrades[region_of(space)]:
        found.append(speaker.say("ui-comrades", n=int(seen.comrades[region_of(space)])))
    return found
