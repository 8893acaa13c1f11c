"""Draws a base and everything at it: the gauge, the podium, each seat's minions."""

from __future__ import annotations

from typing import Final

from herna.games.smashup.card import (
    AFTER_SCORING,
    BEFORE_SCORING,
    INDESTRUCTIBLE,
    RISES,
    SAVES,
    TALENT,
    USABLE,
    WAYS_OUT,
    WHEN_PLAYED,
)
from herna.games.smashup.components import BASE, CARD, FACTIONS, PLACES, faction_of
from herna.games.smashup.power import breakpoint_of, power, reward, strengths
from herna.games.smashup.queries import actions_on, attached_to, minions_at
from herna.games.smashup.state import SmashUp
from herna.games.smashup.ui.scene import Attached, Column, Lane, Share, Step, Unit
from herna.kernel.choice import Seat

SPECIAL: Final = BEFORE_SCORING | AFTER_SCORING | USABLE | RISES | TALENT
"""What its player must do something for."""
SAFE: Final = INDESTRUCTIBLE | WAYS_OUT
NOT_LASTING: Final = SPECIAL | SAFE | WHEN_PLAYED


def column(seen: SmashUp, base: int, viewer: Seat) -> Column:
    """Return a base with everything at it, as the viewer sits: rivals above, the weakest first."""
    totals = [int(total) for total in strengths(seen, base)]
    there = [int(minion) for minion in minions_at(seen, base)]
    present = [seat for seat in range(int(seen.seats)) if any(seen.controller[one] == seat for one in there)]
    places = {seat: 1 + sum(totals[other] > totals[seat] for other in present) for seat in present}
    lanes = {seat: lane(seen, seat, there, totals[seat], places[seat]) for seat in present}
    rivals = sorted((seat for seat in present if seat != viewer), key=lambda seat: totals[seat])
    mine = lanes.get(int(viewer), Lane(int(viewer), 0, 0, ())) if 0 <= viewer < seen.seats else None
    need, total = int(breakpoint_of(seen, base)), sum(totals)
    return Column(
        ref=BASE.ref(base),
        key=seen.printed.bases[base].key,
        faction=FACTIONS[base // 2],
        need=need,
        total=total,
        short=max(0, need - total),
        scoring=seen.scoring == base,
        gauge=gauge(totals, max(need, total, 1)),
        podium=tuple(podium(seen, base, place, places) for place in range(1, PLACES + 1)),
        rivals=tuple(lanes[seat] for seat in rivals),
        mine=mine,
        on_base=tuple(attached(seen, int(action)) for action in actions_on(seen, base)),
    )


def lane(seen: SmashUp, seat: int, there: list[int], total: int, place: int) -> Lane:
    """Return the minions of one seat at a base."""
    units = tuple(unit(seen, minion) for minion in there if seen.controller[minion] == seat)
    return Lane(seat, total, place, units)


def unit(seen: SmashUp, minion: int) -> Unit:
    """Return a minion in play."""
    printed, speaks = seen.printed.cards[minion], seen.printed.speaks
    marks = []
    if speaks[minion] & ~NOT_LASTING:
        marks.append("ongoing")
    if speaks[minion] & SPECIAL:
        marks.append("special")
    if speaks[minion] & SAFE or any(speaks[action] & SAVES for action in attached_to(seen, minion)):
        marks.append("shield")
    return Unit(
        ref=CARD.ref(minion),
        faction=FACTIONS[int(faction_of(minion))],
        seat=int(seen.controller[minion]),
        power=int(power(seen, minion)),
        printed=int(printed.power),
        marks=tuple(marks),
        attached=tuple(attached(seen, int(action)) for action in attached_to(seen, minion)),
    )


def attached(seen: SmashUp, action: int) -> Attached:
    """Return an action on a minion or on a base."""
    return Attached(CARD.ref(action), int(seen.controller[action]), int(seen.printed.gives[action]))


def gauge(totals: list[int], whole: int) -> tuple[Share, ...]:
    """Return how far the base is filled, the strongest seat first."""
    found, start = [], 0.0
    for seat in sorted(range(len(totals)), key=lambda seat: -totals[seat]):
        width = 100 * totals[seat] / whole
        if width:
            found.append(Share(seat, totals[seat], round(start, 2), round(width, 2)))
        start += width
    return tuple(found)


def podium(seen: SmashUp, base: int, place: int, places: dict[int, int]) -> Step:
    """Return what a place pays and who would take it now; tied seats share the better one (U8.5)."""
    points = int(reward(seen, base, place))
    return Step(place, points, tuple(seat for seat, held in places.items() if held == place))
