"""Control, Fame, pledges and the end of the game (H18.10, H20, H21)."""

from __future__ import annotations

from typing import final

from herna.games.ahoy.components import (
    ADMIRAL,
    ASHORE,
    CUTTER,
    GOAL,
    GUNSHIP,
    LAST_ROUND,
    MAX_SEATS,
    NOBODY,
    PATROLS,
    STRONGHOLDS,
    TILE,
)
from herna.games.ahoy.market import CARD_SUIT
from herna.games.ahoy.queries import cards_in, grid_of, pledge_pile, smuggler, total_fame
from herna.games.ahoy.space import region_of
from herna.games.ahoy.state import BY_PLEDGES, BY_REGIONS, Ahoy
from herna.games.ahoy.tiles import SUIT
from herna.kernel.choice import Seat
from herna.kernel.rows import Row, filled, i64
from herna.kernel.state import Outcome
from herna.kernel.step import Step


def control(state: Ahoy) -> tuple[Row, Row]:
    """Return the Squadron's and the Union's control of every region (H20.2, H20.3)."""
    where = state.where
    squadron, union = filled(TILE.count), state.comrades[:]
    if where[CUTTER] != ASHORE:
        union[region_of(where[CUTTER])] *= 2
        union[region_of(where[CUTTER])] += 1
    if where[GUNSHIP] != ASHORE:
        union[region_of(where[GUNSHIP])] += 1
    if where[state.union] != ASHORE:
        union[region_of(where[state.union])] += 1
    if where[ADMIRAL] != ASHORE:
        squadron[region_of(where[ADMIRAL])] += 2
    for figure in range(PATROLS, CUTTER):
        if where[figure] != ASHORE:
            squadron[region_of(where[figure])] += 1 if figure < STRONGHOLDS else 2
    return squadron, union


def holders(state: Ahoy) -> Row:
    """Return who controls each region: the Squadron's seat, the Union's, or NOBODY (H20.1)."""
    squadron, union = control(state)
    return stronger(state, squadron, union)


def stronger(state: Ahoy, squadron: Row, union: Row) -> Row:
    """Return who controls each region, given either side's control."""
    held = filled(TILE.count, NOBODY)
    for tile in state.chart.tiles:
        if squadron[tile] > union[tile]:
            held[tile] = ADMIRAL
        elif union[tile] > squadron[tile]:
            held[tile] = state.union
    return held


def pledge_score(state: Ahoy, seat: Seat, held: Row) -> i64:
    """Return what a Smuggler's pledges are worth if these seats control the regions (H18.10)."""
    if not smuggler(state, seat):
        return 0
    grid = grid_of(state, seat)
    side = state.sides.at(grid)
    if side < 0:
        return 0
    points: i64 = 0
    for pile in range(2):
        faction: Seat = ADMIRAL if pile == side else state.union
        for card in cards_in(state.pledges[pledge_pile(grid, pile)]):
            for tile in state.chart.tiles:
                if held[tile] == faction and SUIT[tile] == CARD_SUIT[card]:
                    points += 1
    return points


def scores(state: Ahoy) -> list[int]:
    """Return everybody's Fame, pledges included, if the regions were held as they are now."""
    held = holders(state)
    over = state.outcome is not None
    return [
        total_fame(state, seat) + (0 if over else pledge_score(state, seat, held))
        for seat in range(state.seats)
    ]


def parts(state: Ahoy) -> list[tuple[str, list[int]]]:
    """Return everybody's Fame by where it came from."""
    held = holders(state)
    over = state.outcome is not None
    found: list[tuple[str, list[int]]] = []
    for source, key in enumerate(("regions", "deliveries", "rewards")):
        found.append((key, [state.fame[source * MAX_SEATS + seat] for seat in range(state.seats)]))
    pledged = [
        state.fame[BY_PLEDGES * MAX_SEATS + seat] if over else pledge_score(state, seat, held)
        for seat in range(state.seats)
    ]
    return [*found, ("pledges", pledged)]


@final
class ScoreRegions(Step[Ahoy]):
    """Each region gives its wealth in Fame to whoever controls it; then the end is checked (H20, H21)."""

    def run(self, state: Ahoy) -> None:
        """Score all regions at one moment."""
        held = holders(state)
        gained = filled(MAX_SEATS)
        for tile in state.chart.tiles:
            if held[tile] != NOBODY:
                gained[held[tile]] += state.wealth[tile]
        for seat in (ADMIRAL, state.union):
            state.fame[BY_REGIONS * MAX_SEATS + seat] += gained[seat]
            state.tell("scored", seat, n=gained[seat])
        if state.round >= LAST_ROUND or any(total_fame(state, seat) >= GOAL for seat in range(state.seats)):
            finish(state, held)


def finish(state: Ahoy, held: Row) -> None:
    """Reveal and score the pledges; the most Fame wins, then the most gold (H21.2-H21.5)."""
    for seat in range(state.seats):
        if smuggler(state, seat):
            state.sides.show(grid_of(state, seat))
            points = pledge_score(state, seat, held)
            state.fame[BY_PLEDGES * MAX_SEATS + seat] += points
            state.tell("revealed", seat, n=points)
    fame: list[int] = [total_fame(state, seat) for seat in range(state.seats)]
    best = max([(fame[seat], state.gold[seat]) for seat in range(state.seats)])
    winners = [seat for seat in range(state.seats) if (fame[seat], state.gold[seat]) == best]
    for seat in winners:
        state.tell("ended", seat, n=fame[seat])
    state.finish(Outcome(tuple(winners), tuple(fame)))
